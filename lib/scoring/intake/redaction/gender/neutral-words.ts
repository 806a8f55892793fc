import type { Edit } from '../../offset-map.ts';
import type { Word } from '../../words.ts';
import { LANGUAGES, type Language } from '../language-words.ts';
import { inCaseOf, isAbbreviation, isInCapitals, withCapitalOf } from '../letter-case.ts';
import { GENDERED } from '../mark-bits.ts';
import { languageIndexOf } from '../word-marks.ts';
import { tellsOfThing } from './agents-of-things.ts';
import {
  agreementEdits,
  isBehindTitle,
  isFeminineTitle,
  isNeutralTitleAt,
  selfEdits,
} from './feminine-agreement.ts';
import type { NeutralEnding } from './feminine-endings.ts';
import {
  neutralEnding,
  neutralEndingOfCompound,
  neutralEndingOfOpener,
  neutralEndingOfTitle,
} from './feminine-forms.ts';
import { tellsOfOthers, weakEnding, zurEdits } from './german-agreement.ts';
import { polishEdits } from './polish-gender.ts';
import { isAdverb, neutralWord, OTHER_PRONOUNS, verbOfThey } from './pronouns.ts';
import { shortTitleEdits } from './short-titles.ts';
import { isOpenerPlace, isTitlePlace } from './title-places.ts';

/** Edits that put words in the place of those that tell the gender; the marks of each word are given with them. */
export function neutralWords(text: string, words: readonly Word[], marks: Uint16Array): Edit[] {
  const edits: Edit[] = [];
  const language = languageOf(words, marks);
  /** Where words stand that agree with one before them, and are done. */
  const agreeing = new Set<number>();
  for (let index = 0; index < words.length; index += 1) {
    const neutral =
      ((marks[index] ?? 0) & GENDERED) === 0 ? undefined : neutralAt(text, words, index, language);
    if (neutral !== undefined) addNeutralWord(text, words, index, neutral, edits);
    else if (language !== 'en' && !agreeing.has(words[index]?.start ?? -1)) {
      const found = neutralTitleEdits(text, words, index, language);
      for (const { start } of found) agreeing.add(start);
      edits.push(...found);
    }
  }
  return edits;
}

/** "He sido", "von Haus her": no pronouns there. */
const OWN_WORDS = new Set(['es he', 'de her']);

function neutralAt(
  text: string,
  words: readonly Word[],
  index: number,
  language: Language,
): string | undefined {
  const word = words[index];
  if (word === undefined) return undefined;
  if (OWN_WORDS.has(`${language} ${word.folded}`)) return OTHER_PRONOUNS[language].get(word.folded);
  return neutralWord(word.folded, text, word.end) ?? OTHER_PRONOUNS[language].get(word.folded);
}

function addNeutralWord(
  text: string,
  words: readonly Word[],
  index: number,
  neutral: string,
  edits: Edit[],
): void {
  const word = words[index];
  if (word === undefined) return;
  const written = text.slice(word.start, word.end);
  if (isAbbreviation(written) || text[word.end] === '-' || ROYAL.test(text.slice(word.end, word.end + 12)))
    return;
  edits.push({ start: word.start, end: word.end, replacement: withCapitalOf(written, neutral) });
  if (neutral === 'they') edits.push(...verbEdit(text, words, index + 1));
}

/** "She also leads" becomes "they also lead". Verbs further on ("and teaches") can't be told from nouns; they stay. */
function verbEdit(text: string, words: readonly Word[], next: number): Edit[] {
  const isAfterAdverb = isAdverb(words[next]?.folded ?? '');
  const verb = words[isAfterAdverb ? next + 1 : next];
  const subject = words[next - 1];
  if (verb === undefined || subject === undefined || /[^\s\p{L}]/u.test(text.slice(subject.end, verb.start)))
    return [];
  const plain = verbOfThey(verb.folded);
  return plain === undefined ? [] : [{ start: verb.start, end: verb.end, replacement: plain }];
}

// "Her Majesty's Prison Service" is an employer.
const ROYAL = /^\s(?:Majesty|Royal|Honou?r|Highness|Excellency)/;

/** "Krankenpflegerin" loses its ending, "infirmière" becomes "infirmier", and the words that agree with it follow. */
function neutralTitleEdits(text: string, words: readonly Word[], index: number, language: Language): Edit[] {
  const word = words[index];
  if (word === undefined) return [];
  if (language === 'pl') return polishEdits(text, words, index);
  const short = shortTitleEdits(text, words, index, language);
  if (short.length > 0) return short;
  // "Diplôme d'infirmière"
  const elided = ELISION.exec(word.folded)?.[0].length ?? 0;
  const folded = word.folded.slice(elided);
  const start = word.start + elided;
  const written = text.slice(start, word.end);
  const neutral = titleEnding(text, words, index, folded, elided > 0, language);
  if (neutral === null || isOtherWord(written, language)) {
    if (language === 'de') return zurEdits(text, words, index);
    const isNeutral = isNeutralTitleAt(text, words, index, folded, language);
    return (isNeutral ? agreementEdits : selfEdits)(text, words, index, language);
  }
  const stem = written.slice(0, Math.max(0, written.length - neutral.dropped));
  const weak =
    language === 'de'
      ? weakEnding(text, words, index, stem + neutral.ending, neutral.ending)
      : neutral.ending;
  const ending = isInCapitals(written) ? weak.toUpperCase() : weak;
  const replacement = stem === '' ? inCaseOf(written, ending) : stem + ending;
  // "un'infermiera"
  const isApart = language === 'it' && /^un['’]/.test(word.folded);
  const edits: Edit[] = isApart
    ? [{ start: word.start + 2, end: word.end, replacement: ` ${replacement}` }]
    : [{ start, end: word.end, replacement }];
  // Plurals have one article for both.
  return folded.endsWith('innen') ? edits : [...edits, ...agreementEdits(text, words, index, language)];
}

function titleEnding(
  text: string,
  words: readonly Word[],
  index: number,
  folded: string,
  isElided: boolean,
  language: Language,
): NeutralEnding | null {
  if (language === 'de' && tellsOfOthers(text, words, index)) return null;
  const anywhere = neutralEnding(folded, language);
  if (anywhere !== null) return tellsOfThing(text, words, index, language) ? null : anywhere;
  if (
    text.charAt((words[index]?.start ?? 0) - 1) === '-' &&
    isFeminineTitle(words[index - 1]?.folded ?? '', language)
  )
    return neutralEndingOfCompound(folded, language);
  const ofTitle = neutralEndingOfTitle(folded, language);
  if (
    ofTitle !== null &&
    (isElided ||
      isTitlePlace(text, words, index, language) ||
      isBehindTitle(text, words, index, language) ||
      isCommonNoun(text, words[index], language))
  )
    return ofTitle;
  const ofOpener = neutralEndingOfOpener(folded, language);
  return ofOpener !== null && isOpenerPlace(text, words, index, language) ? ofOpener : null;
}

/** In Dutch all but names and the beginnings of lines are in small letters. */
function isCommonNoun(text: string, word: Word | undefined, language: Language): boolean {
  return language === 'nl' && word !== undefined && /^\p{Ll}.*ster$/u.test(text.slice(word.start, word.end));
}

const ELISION = /^(?:[djlmnst]|qu|un|(?:de|a|da|ne|su|co)ll)['’](?=.)/;

/** "Secretaría" is where a "secretaria" works, in Portuguese "secretaria" where a "secretária" does; an "employee" is English. */
function isOtherWord(written: string, language: Language): boolean {
  return /ía$|^employee$/i.test(written) || (language === 'pt' && /^secretaria$/i.test(written));
}

const LANGUAGE_SAMPLE_WORDS = 2_000;

/** The language of most function words; of one, where an occupation has its form as well; else English. */
function languageOf(words: readonly Word[], marks: Uint16Array): Language {
  const counts = new Uint16Array(LANGUAGES.length);
  /** In the order of their first words, which decides between equals. */
  const found: number[] = [];
  const sampled = Math.min(words.length, LANGUAGE_SAMPLE_WORDS);
  for (let index = 0; index < sampled; index += 1) {
    const place = languageIndexOf(marks[index] ?? 0);
    if (place < 0) continue;
    const count = counts[place] ?? 0;
    if (count === 0) found.push(place);
    counts[place] = count + 1;
  }
  let best = -1;
  for (const place of found) if (best < 0 || (counts[place] ?? 0) > (counts[best] ?? 0)) best = place;
  const language = LANGUAGES[best];
  if (language === undefined) return 'en';
  if ((counts[best] ?? 0) >= 2) return language;
  return words.some(({ folded }) => neutralEnding(folded, language) !== null) ? language : 'en';
}
