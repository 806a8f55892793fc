import { HASH_BASIS, hashOf, nextHash } from '../../word-hash.ts';
import { CONDITIONS, FAITHS, NATIONALITIES } from '../lines/personal-words.ts';

/** The rest of a phrase behind the letter of its kind, never a part of it. */
const REST = 'X*(?: X+)*(?! ?X)';
/** Sources of patterns over what `writeKinds` returns. */
export const NATION = `N${REST}`;
/** "Practising Christian" is a faith of the lists, and so is what follows "practising". */
export const FAITH = `[FP]${REST}`;
export const PRACTISED_FAITH = `P${REST}`;
export const CONDITION = `C${REST}`;

/** Of which one stands in each phrase of the kind, with spaces between. */
export const NATION_WORDS = longestWords(NATIONALITIES);
export const FAITH_WORDS = longestWords(FAITHS);
export const CONDITION_WORDS = longestWords(CONDITIONS);

/** The longest word of each phrase: it is seldom another's. */
function longestWords(phrases: Iterable<string>): string {
  const longest = new Set<string>();
  for (const phrase of phrases) {
    let word = '';
    // Of two as long the last: "chronic illness".
    for (const next of phrase.split(/[^a-z]+/)) if (next.length >= word.length && next !== '') word = next;
    if (phrase.length > 2) longest.add(word);
  }
  return [...longest].join(' ');
}

interface ListedPhrase {
  text: string;
  /** How it is written instead. */
  written: string;
}

/** By the hash of their first words, the longest first. */
const PHRASES = new Map<number, ListedPhrase[]>();

function add(phrases: Iterable<string>, kindOf: (phrase: string) => string): void {
  for (const text of phrases) {
    const [first] = /^[a-z]+/.exec(text) ?? [];
    // Two letters are mostly another word ("us").
    if (first === undefined || text.length <= 2) continue;
    const hash = hashOf(first, 0, first.length, HASH_BASIS);
    const sameWord = PHRASES.get(hash) ?? [];
    sameWord.push({ text, written: kindOf(text) + text.slice(1).replace(/[^ ]/g, 'X') });
    PHRASES.set(
      hash,
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

/**
 * The line in lower case with straight apostrophes, each nationality, faith and health condition written as the capital
 * of its kind and X for what follows: "i am a NXXXX XXXXXXX nurse". Offsets stay, and a pattern names a kind by its
 * letter: an alternative for each listed phrase would make it a hundred times as large.
 */
export function writeKinds(line: string): string {
  const lower = lowerCase(line).replaceAll('’', "'");
  let written = '';
  let from = 0;
  for (let at = 0; at < lower.length; at += 1) {
    const start = at;
    let hash = HASH_BASIS;
    for (; isLetter(lower.charCodeAt(at)); at += 1) hash = nextHash(hash, lower.charCodeAt(at));
    const listed = at === start ? undefined : listedPhraseAt(lower, hash, start);
    if (listed !== undefined) {
      written += lower.slice(from, start) + listed.written;
      from = start + listed.text.length;
      at = from;
    }
    // Letters behind a digit begin no word.
    while (isOfWord(lower.charCodeAt(at))) at += 1;
  }
  return written + lower.slice(from);
}

/** What stands there begins with the phrase's first word, whatever words have the same hash. */
function listedPhraseAt(lower: string, hash: number, index: number): ListedPhrase | undefined {
  return PHRASES.get(hash)?.find(
    ({ text }) => lower.startsWith(text, index) && !isOfWord(lower.charCodeAt(index + text.length)),
  );
}

function isLetter(code: number): boolean {
  return code >= 0x61 && code <= 0x7a;
}

function isOfWord(code: number): boolean {
  return isLetter(code) || (code >= 0x30 && code <= 0x39) || code === 0x5f;
}
