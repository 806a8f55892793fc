import { PLACEHOLDER } from '../../../evidence/evidence.ts';
import type { Edit } from '../../offset-map.ts';
import type { Word } from '../../words.ts';
import { COUNTRIES, NATIONALITIES, PLACES } from '../lines/personal-words.ts';
import { SHORT_MARIA } from './candidate-name.ts';
import { AMBIGUOUS_NAMES, GIVEN_NAMES, NAME_PARTICLES, NAME_TITLES } from './given-names.ts';
import { HEADLINE_WORDS } from './headline-words.ts';
import { addressesWithName } from './names-in-addresses.ts';

const JOINT = /^(?:[ \u00a0]|-|‐|\. |\.|, | ["“]|["”] )$/;
const HYPHEN = /^[-‐]$/;
const SAME_SCRIPT = /\p{Script=Han}/u;
/** "J. Smith (Mrs)" */
const TITLE_BEHIND = /^ \((?:Mrs?|Ms|Miss|Mx|Sir|Dame)\.?\)/;
/** Behind a comma letters of a paper, whatever the name begins with: "Mary Obi, M.D.". */
const DEGREE = /^(?:M\.D|P\.E|R\.N|J\.D|P\.T|N\.P)\./;
const ACTING =
  /^(?:is|was|has|had|will|can|brings?|holds?|speaks?|leads?|led|works?|joins?|won|built|ran|grew|made|took|began|became|enjoys?|wrote|taught|sold|kept|gave|does|did|could|would|never|always|also|often|still|consistently|currently|ist|war|hat|est|a|fue|es|is|heeft)$/;

/** A name has no article before it. */
const BEFORE_NOUN: ReadonlySet<string> = new Set(
  'as a an the als ein eine einen comme un une como una uno come een um uma jako'.split(' '),
);

const MAX_DATES = 16;
const DATES_AT_END =
  /(?:(?:19|20)\d{2}|[-–—\s](?:present|now|today|date|heute|heden|nu|hoy|oggi|hoje|obecnie|jour|aujourd['’]hui))\)?[\s:,|–—-]{1,4}$/iu;

const MAX_OWN_FIRM = 40;
const OWN_FIRM =
  /\b(?:(?:own|my) (?:business|company|firm|shop|practice|studio|workshop)|self-employed|sole trader|(?:founder|owner|proprietor)(?: (?:of|and|&|at))?)[\s,:–—(-]{1,4}$/i;

/**
 * Edits that replace the candidate's name in running text. Full names always; a part of one only where it is not a part
 * of another name ("Smith & Sons", "Christian Aid") and, when it is an ordinary word too, where it acts as a person.
 */
export function redactNames(
  text: string,
  words: readonly Word[],
  names: ReadonlyMap<string, number>,
  unspaced: ReadonlySet<string>,
): Edit[] {
  const edits: Edit[] = [];
  for (const name of unspaced) {
    if (name.length < 2) continue;
    for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length)) {
      const isPartOfWord =
        SAME_SCRIPT.test(text.slice(at - 1, at)) &&
        SAME_SCRIPT.test(text.slice(at + name.length, at + name.length + 1));
      if (isPartOfWord) continue;
      const isPossessive = /^['’]s(?!\p{L})/u.test(text.slice(at + name.length, at + name.length + 3));
      edits.push({
        start: at,
        end: at + name.length + (isPossessive ? 2 : 0),
        replacement: isPossessive ? `${PLACEHOLDER}'s` : PLACEHOLDER,
      });
    }
  }
  if (names.size === 0) return edits;
  for (const range of addressesWithName(text, names.keys()))
    edits.push({ ...range, replacement: PLACEHOLDER });
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
  readonly #names: ReadonlyMap<string, number>;

  constructor(text: string, words: readonly Word[], names: ReadonlyMap<string, number>) {
    this.#text = text;
    this.#words = words;
    this.#names = names;
  }

  /** Index after the last word of the name that begins at `index`; `index` itself when none does. */
  groupEnd(index: number): number {
    if (!this.#names.has(this.#bare(index))) return index;
    if (!this.#isCapitalized(index)) return this.#fileNameEnd(index);
    let end = index + 1;
    for (let next = end; next < this.#words.length && next < end + 3; next += 1) {
      if (!JOINT.test(this.#gap(next - 1))) break;
      // "Kim Min-jun"
      const isGoingOn = HYPHEN.test(this.#gap(next - 1)) && this.#names.has(this.#bare(next));
      if (isGoingOn || this.#isNameWord(next)) end = next + 1;
      else if (!this.#isJoining(next)) break;
    }
    return end > index + 1 ? end : Math.max(end, this.#fileNameEnd(index));
  }

  /** "CV_ben_miller.pdf": in lower case only a part of the name joined to another is one. */
  #fileNameEnd(index: number): number {
    let end = index + 1;
    while (/^[._-]$/.test(this.#gap(end - 1)) && this.#names.has(this.#bare(end))) end += 1;
    return end > index + 1 ? end : index;
  }

  editFor(from: number, to: number): Edit | null {
    let first = from;
    let hasTitle = false;
    let particles = this.#names.get(this.#bare(from)) ?? 0;
    while (first > 0 && JOINT.test(this.#gap(first - 1)) && this.#gap(first - 1) !== ', ') {
      const before = this.#bare(first - 1);
      if (NAME_TITLES.has(before) && this.#isCapital(first - 1)) hasTitle = true;
      else if (particles > 0 && NAME_PARTICLES.has(before)) particles -= 1;
      else if (!this.#isInitial(first - 1) && !this.#isShortMaria(first - 1)) break;
      first -= 1;
    }
    // "Mason, Mason & Sons" is no full name.
    const own = new Set<string>();
    for (let index = from; index < to; index += 1)
      if (this.#names.has(this.#bare(index))) own.add(this.#bare(index));
    const end = this.#initialsEnd(to);
    const isPerson = own.size >= 2 || hasTitle || first < from || end > to || this.#isPerson(from);
    if (!isPerson) return null;
    const start = this.#words[first]?.start ?? 0;
    const last = this.#words[end - 1];
    const isPossessive = /['’]s$/i.test(this.#text.slice(last?.start, last?.end));
    const hasDot = end > to || (/^[js]r$/.test(last?.folded ?? '') && this.#text[last?.end ?? 0] === '.');
    const replacement = isPossessive ? `${PLACEHOLDER}'s` : PLACEHOLDER;
    const nameEnd = this.#quoteEnd(start, (last?.end ?? start) + (hasDot ? 1 : 0));
    const titleBehind = TITLE_BEHIND.exec(this.#text.slice(nameEnd, nameEnd + 9))?.[0].length ?? 0;
    return { start, end: nameEnd + titleBehind, replacement };
  }

  /** Behind the quotation mark of a nickname that ends a name. */
  #quoteEnd(start: number, end: number): number {
    const isOpen = /["“][^"”]*$/.test(this.#text.slice(start, end));
    return isOpen && /["”]/.test(this.#text.charAt(end)) ? end + 1 : end;
  }

  /** Behind a family name its initials, as in lists of authors: "Miller, B. J.". */
  #initialsEnd(to: number): number {
    let end = to;
    while (this.#isInitial(end) && /^(?:\.?, | |\. ?)$/.test(this.#gap(end - 1)) && this.#isOwnInitial(end))
      end += 1;
    return end === to && this.#areInitialsOfAuthor(to) ? to + 1 : end;
  }

  /** "Miller BJ, Lee K.", as medicine lists authors. */
  #areInitialsOfAuthor(index: number): boolean {
    const word = this.#words[index];
    if (word === undefined || this.#gap(index - 1) !== ' ') return false;
    if (!/^\p{Lu}{1,3}$/u.test(this.#text.slice(word.start, word.end))) return false;
    if (!/[,.:;]/.test(this.#text.charAt(word.end))) return false;
    for (const name of this.#names.keys()) if (name.startsWith(word.folded.charAt(0))) return true;
    return false;
  }

  #isOwnInitial(index: number): boolean {
    const word = this.#words[index];
    if (word === undefined || this.#text[word.end] !== '.') return false;
    if (DEGREE.test(this.#text.slice(word.start, word.start + 4))) return false;
    for (const name of this.#names.keys()) if (name.startsWith(word.folded)) return true;
    return false;
  }

  #isPerson(index: number): boolean {
    const word = this.#bare(index);
    const next = this.#bare(index + 1);
    const gapAfter = this.#gap(index);
    const isPossessive = this.#words[index]?.folded.endsWith("'s") === true;
    const acts =
      gapAfter === ' ' && !this.#isCapital(index + 1) && (ACTING.test(next) || /(?:ed|ing)$/.test(next));
    if (this.#isOwnFirm(index)) return true;
    if (/^(?: & | \+ |-)$/.test(gapAfter)) return false;
    if (gapAfter === ' ' && this.#isCapital(index + 1)) return false;
    if (this.#isLine(index) && (!isOrdinaryWord(word) || index === this.#words.length - 1)) return true;
    const opensSentence = index === 0 || /[.!?:\n•*]/.test(this.#gap(index - 1));
    if (!opensSentence && /^[ -]$/.test(this.#gap(index - 1)) && this.#isCapital(index - 1)) {
      const opener = index === 1 || /[.!?:\n•]/.test(this.#gap(index - 2));
      if (!opener) return false;
    }
    if (!isOrdinaryWord(word)) return true;
    // "Software Engineer" in the resume of Maria Engineer, "Apprentice Baker" in that of Will Baker.
    const isTitle = HEADLINE_WORDS.has(word) || HEADLINE_WORDS.has(this.#bare(index - 1));
    if (isTitle && /^[ -]$/.test(this.#gap(index - 1)) && this.#isCapital(index - 1)) return false;
    if (isPossessive || acts) return true;
    // "worked as Mason at Hill Street", "2004 - heute Bauer, Gut Ahlen"
    if (BEFORE_NOUN.has(this.#bare(index - 1)) || this.#isBehindDates(index)) return false;
    return !opensSentence && !isProperNoun(word);
  }

  #isBehindDates(index: number): boolean {
    const start = this.#words[index]?.start ?? 0;
    return DATES_AT_END.test(this.#text.slice(Math.max(0, start - MAX_DATES), start));
  }

  /** "own business, Pemberton Electrical": a firm that is called after its owner. */
  #isOwnFirm(index: number): boolean {
    const start = this.#words[index]?.start ?? 0;
    return OWN_FIRM.test(this.#text.slice(Math.max(0, start - MAX_OWN_FIRM), start));
  }

  /** Whether a word is all that stands on its line, as a signature does. */
  #isLine(index: number): boolean {
    const opens = index === 0 || this.#gap(index - 1).includes('\n');
    return opens && (index === this.#words.length - 1 || this.#gap(index).includes('\n'));
  }

  #isNameWord(index: number): boolean {
    return this.#names.has(this.#bare(index)) && this.#isCapitalized(index);
  }

  /** Begins with a capital, or with a letter of a script without any. */
  #isCapitalized(index: number): boolean {
    const word = this.#words[index];
    if (word === undefined) return false;
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

  #isShortMaria(index: number): boolean {
    const word = this.#words[index];
    return word !== undefined && SHORT_MARIA.test(this.#text.slice(word.start, word.end + 1));
  }

  #isCapital(index: number): boolean {
    const word = this.#words[index];
    return word !== undefined && /^\p{Lu}/u.test(this.#text.slice(word.start, word.start + 2));
  }

  #bare(index: number): string {
    const word = this.#words[index];
    if (word === undefined) return '';
    return !word.isPlain && word.folded.endsWith("'s") ? word.folded.slice(0, -2) : word.folded;
  }

  #gap(index: number): string {
    const word = this.#words[index];
    const next = this.#words[index + 1];
    return word === undefined || next === undefined ? '' : this.#text.slice(word.end, next.start);
  }
}

function isOrdinaryWord(word: string): boolean {
  return (
    AMBIGUOUS_NAMES.has(word) ||
    (NAME_PARTICLES.has(word) && !GIVEN_NAMES.has(word)) ||
    HEADLINE_WORDS.has(word) ||
    isProperNoun(word)
  );
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
