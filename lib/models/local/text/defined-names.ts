import { wordSet } from './word-set.ts';

/** A name in full and the letters it is shortened to, as a text defines them: "Single Sign-On (SSO)", "SSO (Single Sign-On)". */
export interface DefinedName {
  full: string;
  short: string;
}

/** One with the place of its definition. */
export interface PlacedName extends DefinedName {
  /** Where the definition stands in its text, brackets included. */
  start: number;
  end: number;
}

const IN_BRACKETS = /\s?\(([^()]{2,90})\)/gu;
/** "HACCP", "SaaS", "KPIs", "CI/CD", "PCI DSS". */
const SHORT = /^(?=[^\p{Ll}]*\p{Lu}[^\p{Lu}]*\p{Lu})\p{Lu}[\p{L}\d&./-]{1,9}(?:\s\p{Lu}{2,5})?$/u;
const SHORT_BEFORE = /(?<![\p{L}\d])\p{Lu}[\p{L}\d&./-]{1,9}$/u;

/** Words that the letters may leave out: "Analysis and Control". */
const SMALL_WORDS = wordSet(
  'a an and as at by for from in of on or the to und der die das für et de la le les du des y el los van en het',
);
const MAX_WORDS = 12;
const MAX_CHARACTERS = 120;

/** Whether letters are the first ones of some words, in their order, of small words or not. */
function areInitials(letters: string, words: readonly string[]): boolean {
  const [word, ...rest] = words;
  if (word === undefined) return letters === '';
  const isFirst = letters !== '' && word.startsWith(letters.charAt(0));
  if (isFirst && areInitials(letters.slice(1), rest)) return true;
  return SMALL_WORDS.has(word) && areInitials(letters, rest);
}

function lettersOf(short: string): string {
  return short
    .replace(/(?<=\p{Lu})s$/u, '')
    .replace(/[^\p{L}\d]/gu, '')
    .toLowerCase();
}

function wordsOf(name: string): string[] {
  return name
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '');
}

/** Where the name begins that some letters in brackets behind it shorten; -1 where none does. */
function startOfFull(before: string, short: string): number {
  const letters = lettersOf(short);
  const from = Math.max(0, before.length - MAX_CHARACTERS);
  const starts = [...before.slice(from).matchAll(/(?<![\p{L}\d])[\p{L}\d]/gu)]
    .map(({ index }) => from + index)
    .slice(-MAX_WORDS);
  for (const start of starts.toReversed()) {
    const words = wordsOf(before.slice(start));
    if (words.length < 2 || SMALL_WORDS.has(words[0] ?? '')) continue;
    if (areInitials(letters, words)) return start;
  }
  return -1;
}

/** The names that a text defines, with the places of their definitions. */
export function placedNames(text: string): PlacedName[] {
  return [...text.matchAll(IN_BRACKETS)].flatMap((bracket): PlacedName[] => {
    const { index, 0: whole, 1: inside = '' } = bracket;
    const before = text.slice(0, index);
    const end = index + whole.length;
    if (SHORT.test(inside)) {
      const start = startOfFull(before, inside);
      return start < 0 ? [] : [{ full: before.slice(start), short: inside, start, end }];
    }
    const short = SHORT_BEFORE.exec(before)?.[0] ?? '';
    const words = wordsOf(inside);
    if (!SHORT.test(short) || words.length > MAX_WORDS || !areInitials(lettersOf(short), words)) return [];
    return [{ full: inside, short, start: index - short.length, end }];
  });
}

/** The names that a text defines with what they are shortened to. */
export function definedNames(text: string): DefinedName[] {
  return placedNames(text).map(({ full, short }) => ({ full, short }));
}

/** A text with each of some names put in another form. */
function reformed(text: string, names: readonly PlacedName[], form: (name: DefinedName) => string): string {
  return names.reduceRight(
    (said, name) => said.slice(0, name.start) + form(name) + said.slice(name.end),
    text,
  );
}

function standsAlone(text: string, start: number, end: number): boolean {
  return !/[\p{L}\d]/u.test(text.charAt(start - 1)) && !/[\p{L}\d]/u.test(text.charAt(end));
}

/** A text in which another one's name stands in the other of its two forms. */
function exchanged(text: string, from: string, to: string): string {
  const start = text.indexOf(from);
  const end = start + from.length;
  return start < 0 || !standsAlone(text, start, end) ? text : text.slice(0, start) + to + text.slice(end);
}

/**
 * The same text with each name in one form alone, first in full, then shortened: the names that it defines, else those that others
 * define beside it. None where it has no such name.
 */
export function inOneForm(text: string, defined: readonly DefinedName[] = []): string[] {
  const names = placedNames(text);
  if (names.length > 0)
    return [reformed(text, names, ({ full }) => full), reformed(text, names, ({ short }) => short)];
  const forms = [
    defined.reduce((said, { full, short }) => exchanged(said, short, full), text),
    defined.reduce((said, { full, short }) => exchanged(said, full, short), text),
  ];
  return forms.filter((form) => form !== text);
}
