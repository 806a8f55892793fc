import type { Edit } from '../../offset-map.ts';
import type { Word } from '../../words.ts';
import type { Language } from '../language-words.ts';
import { inCaseOf } from '../letter-case.ts';

/** Abbreviations of feminine titles before a full stop, and those of men. */
const SHORT: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'es dra': 'dr',
    'es lcda': 'lcdo',
    'es licda': 'licdo',
    'es lda': 'ldo',
    'es mtra': 'mtro',
    'es profa': 'prof',
    'es abga': 'abg',
    'pt dra': 'dr',
    'pt profa': 'prof',
    'pt enga': 'eng',
  }),
);
/** What stands behind the stop of an abbreviation: "Prof.ª", "Dott.ssa". */
const SUFFIX = /^(?:ª|º|ssa)$/;
const SUFFIXED = /^(?:prof|dr|dott|eng|enf|arq|ing|psic|adv|aux|tec|lic)$/;
const LANGUAGES = new Set<Language>(['es', 'pt', 'it', 'fr']);
/** Those who clean houses and rooms. */
const CLEANERS: ReadonlyMap<string, readonly [RegExp, string]> = new Map([
  ['fr femme', [/^ de (?:ménage|peine)(?!\p{L})/iu, 'homme']],
  ['it donna', [/^ delle pulizie(?!\p{L})/iu, 'uomo']],
]);

const LONGEST_WORK = 16;

/** Edits of an abbreviation that tells the gender: "Dra. en Química", "Prof.ª de Física", "Dott.ssa in Farmacia". */
export function shortTitleEdits(
  text: string,
  words: readonly Word[],
  index: number,
  language: Language,
): Edit[] {
  const word = words[index];
  if (word === undefined || !LANGUAGES.has(language)) return [];
  const { start, end } = word;
  if (end - start > 5) return [];
  const written = text.slice(start, end);
  if (text.charAt(start - 1) === '.') {
    const before = words[index - 1];
    const isSuffix = before?.end === start - 1 && SUFFIXED.test(before.folded) && SUFFIX.test(written);
    return isSuffix ? [{ start, end, replacement: '' }] : [];
  }
  const [behind, cleaner] = CLEANERS.get(`${language} ${word.folded}`) ?? [];
  if (behind?.test(text.slice(end, end + LONGEST_WORK)) === true)
    return [{ start, end, replacement: inCaseOf(written, cleaner ?? '') }];
  const neutral = SHORT.get(`${language} ${word.folded}`);
  if (neutral === undefined) return [];
  // "Profª"
  if (written.endsWith('ª'))
    return [
      {
        start,
        end,
        replacement: `${inCaseOf(written.slice(0, -1), neutral)}${text.charAt(end) === '.' ? '' : '.'}`,
      },
    ];
  return text.charAt(end) === '.' ? [{ start, end, replacement: inCaseOf(written, neutral) }] : [];
}
