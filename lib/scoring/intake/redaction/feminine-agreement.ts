import type { Edit } from '../offset-map.ts';
import type { Word } from '../words.ts';
import { ADJECTIVES, type Adjectives } from './agreeing-adjectives.ts';
import { neutralEnding } from './feminine-forms.ts';
import { wordSet } from './fold-phrase.ts';
import type { Language } from './language-words.ts';
import { inCaseOf } from './letter-case.ts';

/** "2019 - heute Leiterin", "wurde Leiterin": in the form of adjectives, and none. */
const GERMAN_OTHERS = wordSet(
  'heute wurde werde hatte konnte sollte wollte durfte musste leitete machte suchte beide jede ende mitte seite stunde',
);
const GERMAN_ADJECTIVE = /^\p{L}{3,}(?:ene|te|de|ige|liche|ische|sche|ive|elle|ale|are|ame|ante|ente|rte)$/u;

/** What these teach is a noun: "profesora música". */
const TEACHERS = wordSet('profesora maestra docente');
/** Articles and adjectives before a title. */
const BEFORE_TITLES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    'fr une': 'un',
    'es una': 'un',
    'es la': 'el',
    'fr seule': 'seul',
    'fr ancienne': 'ancien',
    'fr nouvelle': 'nouveau',
    'fr premiere': 'premier',
    'es unica': 'único',
    'es antigua': 'antiguo',
    'es nueva': 'nuevo',
    'es primera': 'primer',
    'it una': 'un',
    'it unica': 'unico',
    'it nuova': 'nuovo',
    'it prima': 'primo',
    'pt uma': 'um',
    'pt unica': 'único',
    'pt nova': 'novo',
    'pt primeira': 'primeiro',
    'pt antiga': 'antigo',
    'de eine': 'ein',
    'de die': 'der',
    'de zur': 'zum',
  }),
);
const MAX_AGREEING = 6;
const MAX_BEFORE = 2;

/** Whether an occupation has one form for both genders, so that only its adjectives tell it. */
export function isNeutralTitle(folded: string, language: Language): boolean {
  return ADJECTIVES.get(language)?.neutralTitles.has(folded) ?? false;
}

/** Edits of a word that tells the gender of who writes, and of those that go on behind it: "Motivée et rigoureuse", "he sido contratada". */
export function selfEdits(text: string, all: readonly Word[], index: number, language: Language): Edit[] {
  const adjectives = ADJECTIVES.get(language);
  const word = all[index];
  if (adjectives === undefined || word === undefined) return [];
  const own = ownEdit(text, all, index, adjectives);
  if (own === null) return [];
  return [...own, ...adjectivesBehind(text, all, index, language)];
}

/** The edit of the word itself, none where it is of both genders, `null` where it does not tell of who writes. */
function ownEdit(text: string, all: readonly Word[], index: number, adjectives: Adjectives): Edit[] | null {
  const word = all[index];
  if (word === undefined) return null;
  const before = isSpaced(text, all, index - 1) ? (all[index - 1]?.folded ?? '') : '';
  const { selves, endingsBehindSelf, endings, connecting, nouns, neutralOfPersons } = adjectives;
  if (selves.has(before)) return edited(adjectiveEdit(text, word, [...endings, ...endingsBehindSelf]));
  if (nouns.has(word.folded)) return null;
  const opens = opensSentence(text, word);
  if (opens && neutralOfPersons.has(word.folded)) return [];
  const isOwn =
    connecting.has(before) || ((opens || goesOn(text, word)) && tellsOfPerson(text, word, adjectives));
  return isOwn ? edited(adjectiveEdit(text, word, endingsOf(word, adjectives))) : null;
}

/** Nouns end as some participles do. */
function endingsOf(word: Word, { endings, endingsBehindSelf, ofPersons }: Adjectives): Adjectives['endings'] {
  return ofPersons.has(word.folded) ? [...endings, ...endingsBehindSelf] : endings;
}

function edited(edit: Edit | null): Edit[] | null {
  return edit === null ? null : [edit];
}

function opensSentence(text: string, word: Word): boolean {
  let at = word.start - 1;
  while (at >= 0 && /[ \t*•·▪–—-]/.test(text.charAt(at))) at -= 1;
  return at < 0 || /[\n.!:;|]/.test(text.charAt(at));
}

/** ", passionnée par la pédiatrie", "y comprometida con": in small letters, no name and no skill of a list. */
function goesOn(text: string, word: Word): boolean {
  return (
    /^\p{Ll}/u.test(text.slice(word.start)) &&
    /(?:, | et | y | e | ed )$/.test(text.slice(word.start - 4, word.start))
  );
}

function tellsOfPerson(text: string, word: Word, { ofPersons, participle }: Adjectives): boolean {
  // "Active Directory"
  const opensName = /^ \p{Lu}/u.test(text.slice(word.end, word.end + 2)) && !PARTICIPLE.test(word.folded);
  if (ofPersons.has(word.folded)) return !opensName;
  return participle.test(text.slice(word.start, word.end + LONGEST_PREPOSITION).toLowerCase());
}

/** Of a preposition behind a participle, with the spaces around it. */
const LONGEST_PREPOSITION = 7;
/** Folded: "certifiée", "titulada". */
const PARTICIPLE = /(?:ee|ada|ida|ata|ita|uta)$/;

function adjectiveEdit(text: string, word: Word, endings: Adjectives['endings']): Edit | null {
  const written = text.slice(word.start, word.end);
  const lower = written.toLowerCase();
  const ending = endings.find(([pattern]) => pattern.test(lower));
  if (ending === undefined) return null;
  return {
    start: word.start,
    end: word.end,
    replacement: inCaseOf(written, lower.replace(ending[0], ending[1])),
  };
}

/** Edits of what agrees with a title that loses its gender: the article before, German adjectives before, others behind. */
export function agreementEdits(
  text: string,
  all: readonly Word[],
  index: number,
  language: Language,
): Edit[] {
  const edits: Edit[] = [];
  const replace = (word: Word, replacement: string): void => {
    const written = text.slice(word.start, word.end);
    edits.push({ start: word.start, end: word.end, replacement: inCaseOf(written, replacement) });
  };
  let before = index - 1;
  const adjective = all[before];
  if (
    language === 'de' &&
    adjective !== undefined &&
    GERMAN_ADJECTIVE.test(adjective.folded) &&
    !GERMAN_OTHERS.has(adjective.folded) &&
    isSpaced(text, all, before)
  ) {
    before -= 1;
    if (all[before]?.folded !== 'die' || !isSpaced(text, all, before))
      replace(adjective, `${text.slice(adjective.start, adjective.end)}r`);
  }
  // "une ancienne infirmière"
  for (let count = 0; count < MAX_BEFORE && isSpaced(text, all, before); count += 1, before -= 1) {
    const word = all[before];
    const neutral = BEFORE_TITLES.get(`${language} ${word?.folded ?? ''}`);
    if (word === undefined || neutral === undefined) break;
    replace(word, neutral);
  }
  return [...edits, ...adjectivesBehind(text, all, index, language)];
}

/** Edits of the adjectives behind a title, up to the first word that is none. */
function adjectivesBehind(text: string, all: readonly Word[], index: number, language: Language): Edit[] {
  const adjectives = ADJECTIVES.get(language);
  const edits: Edit[] = [];
  if (adjectives === undefined) return edits;
  for (let next = index + 1; next < all.length && next <= index + MAX_AGREEING; next += 1) {
    const word = all[next];
    const gap = text.slice(all[next - 1]?.end, word?.start);
    // "Enfermera, Clínica Sol": behind a comma a capital begins a name.
    if (
      word === undefined ||
      !(gap === ' ' || gap === '-' || (gap === ', ' && /^\p{Ll}/u.test(text.slice(word.start))))
    )
      break;
    if (/^(?:et|puis|y|e|ed|luego|poi|depois|tres|muy|molto|muito)$/.test(word.folded)) continue;
    // A title has adjectives of its own.
    if (neutralEnding(word.folded, language) !== null || isNeutralTitle(word.folded, language)) break;
    if (adjectives.nouns.has(word.folded)) break;
    const edit = adjectiveEdit(text, word, endingsOf(word, adjectives));
    if (edit === null) {
      if (adjectives.unchanging.test(word.folded)) continue;
      next = beyondComplement(text, all, next, adjectives) - 1;
      if (next < index) break;
      continue;
    }
    if (word.folded.endsWith('ica') && TEACHERS.has(all[index]?.folded ?? '')) break;
    edits.push(edit);
  }
  return edits;
}

/** "Chargée de clientèle expérimentée", "technicienne qualité certifiée": where an adjective of persons stands behind a noun; 0 where none does. */
function beyondComplement(text: string, all: readonly Word[], at: number, { ofPersons }: Adjectives): number {
  const noun = COMPLEMENT.test(all[at]?.folded ?? '') ? at + 1 : at;
  const isJoined = (noun === at || isSpaced(text, all, at)) && isSpaced(text, all, noun);
  const adjective = all[noun + 1]?.folded ?? '';
  return isJoined && (ofPersons.has(adjective) || BEHIND_COMPLEMENT.has(adjective)) ? noun + 1 : 0;
}

const COMPLEMENT = /^(?:de|du|des|en|a|au|aux|del|di|da|do|em|al|alla|alle|ai)$/;
/** Of things as well where they stand alone. */
const BEHIND_COMPLEMENT = wordSet(
  'principale professionnelle adjointe diplomee titulada jefa diplomata laureata formada',
);

function isSpaced(text: string, all: readonly Word[], index: number): boolean {
  return text.slice(all[index]?.end, all[index + 1]?.start) === ' ';
}
