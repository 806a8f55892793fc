import { PLACEHOLDER } from '../../evidence.ts';
import type { Edit } from '../offset-map.ts';
import type { Word } from '../words.ts';
import { AMBIGUOUS_NAMES, NAME_PARTICLES, NAME_TITLES } from './given-names.ts';
import { HEADLINE_WORDS } from './headline-words.ts';
import { COUNTRIES, NATIONALITIES, PLACES } from './personal-words.ts';

const JOINT = /^(?:[ \u00a0]|-|‐|\. |\.|, )$/;
const SAME_SCRIPT = /\p{Script=Han}/u;
const ACTING =
  /^(?:is|was|has|had|will|can|brings?|holds?|speaks?|leads?|led|works?|joins?|won|built|ran|grew|made|took|began|became|enjoys?|wrote|taught|sold|kept|gave|ist|war|hat|est|a|fue|es|is|heeft|was)$/;

/**
 * Edits that replace the candidate's name in running text. Full names always; a part of one only where it is not a part
 * of another name ("Smith & Sons", "Christian Aid") and, when it is an ordinary word too, where it acts as a person.
 */
export function redactNames(
  text: string,
  words: readonly Word[],
  names: ReadonlySet<string>,
  unspaced: ReadonlySet<string>,
): Edit[] {
  const edits: Edit[] = [];
  for (const name of unspaced) {
    if (name.length < 2) continue;
    for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length)) {
      const isPartOfWord =
        SAME_SCRIPT.test(text.slice(at - 1, at)) &&
        SAME_SCRIPT.test(text.slice(at + name.length, at + name.length + 1));
      if (!isPartOfWord) edits.push({ start: at, end: at + name.length, replacement: PLACEHOLDER });
    }
  }
  if (names.size === 0) return edits;
  const finder = new NameFinder(text, words, names);
  for (let index = 0; index < words.length; ) {
    const end = finder.groupEnd(index);
    if (end === index) {
      index += 1;
      continue;
    }
    const edit = finder.editFor(index, end);
    if (edit !== null) edits.push(edit);
    index = end;
  }
  return edits;
}

class NameFinder {
  readonly #text: string;
  readonly #words: readonly Word[];
  readonly #names: ReadonlySet<string>;

  constructor(text: string, words: readonly Word[], names: ReadonlySet<string>) {
    this.#text = text;
    this.#words = words;
    this.#names = names;
  }

  /** Index after the last word of the name that begins at `index`; `index` itself when none does. */
  groupEnd(index: number): number {
    if (!this.#isNameWord(index)) return index;
    let end = index + 1;
    for (let next = end; next < this.#words.length && next < end + 3; next += 1) {
      if (!JOINT.test(this.#gap(next - 1))) break;
      if (this.#isNameWord(next)) end = next + 1;
      else if (!this.#isJoining(next)) break;
    }
    return end;
  }

  editFor(from: number, to: number): Edit | null {
    let first = from;
    let hasTitle = false;
    while (first > 0 && JOINT.test(this.#gap(first - 1)) && this.#gap(first - 1) !== ', ') {
      const before = this.#bare(first - 1);
      if (NAME_TITLES.has(before) && this.#isCapital(first - 1)) hasTitle = true;
      else if (!this.#isInitial(first - 1)) break;
      first -= 1;
    }
    let count = 0;
    for (let index = from; index < to; index += 1) if (this.#isNameWord(index)) count += 1;
    const isPerson = count >= 2 || hasTitle || first < from || this.#isPerson(from);
    if (!isPerson) return null;
    const start = this.#words[first]?.start ?? 0;
    const last = this.#words[to - 1];
    const isPossessive = /['’]s$/i.test(this.#text.slice(last?.start, last?.end));
    return { start, end: last?.end ?? start, replacement: isPossessive ? `${PLACEHOLDER}'s` : PLACEHOLDER };
  }

  #isPerson(index: number): boolean {
    const word = this.#bare(index);
    const next = this.#bare(index + 1);
    const gapAfter = this.#gap(index);
    const isPossessive = this.#words[index]?.folded.endsWith("'s") === true;
    const acts =
      gapAfter === ' ' && !this.#isCapital(index + 1) && (ACTING.test(next) || /(?:ed|ing)$/.test(next));
    if (/^(?: & | \+ |-)$/.test(gapAfter)) return false;
    if (gapAfter === ' ' && this.#isCapital(index + 1)) return false;
    const opensSentence = index === 0 || /[.!?:\n•*]/.test(this.#gap(index - 1));
    if (!opensSentence && /^[ -]$/.test(this.#gap(index - 1)) && this.#isCapital(index - 1)) {
      const opener = index === 1 || /[.!?:\n•]/.test(this.#gap(index - 2));
      if (!opener) return false;
    }
    if (!isOrdinaryWord(word)) return true;
    if (isPossessive || acts) return true;
    return !opensSentence && !isProperNoun(word);
  }

  #isNameWord(index: number): boolean {
    const word = this.#words[index];
    if (word === undefined || !this.#names.has(this.#bare(index))) return false;
    const first = this.#text.slice(word.start, word.start + 2).at(0) ?? '';
    return first.toLowerCase() !== first || first.toUpperCase() === first;
  }

  #isJoining(index: number): boolean {
    return NAME_PARTICLES.has(this.#bare(index)) || this.#isInitial(index);
  }

  #isInitial(index: number): boolean {
    const word = this.#words[index];
    return word !== undefined && word.end - word.start === 1 && this.#isCapital(index);
  }

  #isCapital(index: number): boolean {
    const word = this.#words[index];
    return word !== undefined && /^\p{Lu}/u.test(this.#text.slice(word.start, word.start + 2));
  }

  #bare(index: number): string {
    const folded = this.#words[index]?.folded ?? '';
    return folded.endsWith("'s") ? folded.slice(0, -2) : folded;
  }

  #gap(index: number): string {
    const word = this.#words[index];
    const next = this.#words[index + 1];
    return word === undefined || next === undefined ? '' : this.#text.slice(word.end, next.start);
  }
}

function isOrdinaryWord(word: string): boolean {
  return AMBIGUOUS_NAMES.has(word) || HEADLINE_WORDS.has(word) || isProperNoun(word);
}

/** Ordinary words that are written with a capital in the middle of a sentence as well. */
function isProperNoun(word: string): boolean {
  return NATIONALITIES.has(word) || COUNTRIES.has(word) || PLACES.has(word) || CAPITALIZED.has(word);
}

const CAPITALIZED = new Set(
  'christian catholic jordan paris georgia virginia florence victoria ruby rust scala swift java may april june august jasmine amber crystal mercedes ford shell jersey chase wells cook lake park hill bishop art'.split(
    ' ',
  ),
);
