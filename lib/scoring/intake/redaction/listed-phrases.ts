import { matchesOf } from '../matches.ts';
import { CONDITIONS, FAITHS, NATIONALITIES } from './personal-words.ts';

/** The rest of a phrase behind the letter of its kind, never a part of it. */
const REST = 'X*(?: X+)*(?! ?X)';
/** Sources of patterns over what `writeKinds` returns. */
export const NATION = `N${REST}`;
/** "Practising Christian" is a faith of the lists, and so is what follows "practising". */
export const FAITH = `[FP]${REST}`;
export const PRACTISED_FAITH = `P${REST}`;
export const CONDITION = `C${REST}`;

interface ListedPhrase {
  text: string;
  /** How it is written instead. */
  written: string;
}

/** By their first words, the longest first. */
const PHRASES = new Map<string, ListedPhrase[]>();

function add(phrases: Iterable<string>, kindOf: (phrase: string) => string): void {
  for (const text of phrases) {
    const [first] = /^[a-z]+/.exec(text) ?? [];
    // Two letters are mostly another word ("us").
    if (first === undefined || text.length <= 2) continue;
    const sameWord = PHRASES.get(first) ?? [];
    sameWord.push({ text, written: kindOf(text) + text.slice(1).replace(/[^ ]/g, 'X') });
    PHRASES.set(
      first,
      sameWord.sort((a, b) => b.text.length - a.text.length),
    );
  }
}

add(NATIONALITIES, () => 'N');
add(FAITHS, (faith) => (/^practi[sc]ing /.test(faith) ? 'P' : 'F'));
add(CONDITIONS, () => 'C');

/** In lower case, and of the same length. */
export function lowerCase(text: string): string {
  const lower = text.toLowerCase();
  // Only U+0130 gets longer.
  return lower.length === text.length ? lower : text.replaceAll('\u0130', 'I').toLowerCase();
}

const WORD = /\b[a-z]+/g;

/**
 * The line in lower case with straight apostrophes, each nationality, faith and health condition written as the capital
 * of its kind and X for what follows: "i am a NXXXX XXXXXXX nurse". Offsets stay, and a pattern names a kind by its
 * letter: an alternative for each listed phrase would make it a hundred times as large.
 */
export function writeKinds(line: string): string {
  const lower = lowerCase(line).replaceAll('’', "'");
  let written = '';
  let from = 0;
  for (const { 0: word, index } of matchesOf(lower, WORD)) {
    const listed = index < from ? undefined : listedPhraseAt(lower, word, index);
    if (listed === undefined) continue;
    written += lower.slice(from, index) + listed.written;
    from = index + listed.text.length;
  }
  return written + lower.slice(from);
}

function listedPhraseAt(lower: string, word: string, index: number): ListedPhrase | undefined {
  return PHRASES.get(word)?.find(
    ({ text }) => lower.startsWith(text, index) && !/\w/.test(lower.charAt(index + text.length)),
  );
}
