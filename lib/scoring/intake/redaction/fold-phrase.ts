import { collapseSpace } from '../../../text/spaces.ts';
import { foldLatin } from '../latin-letters.ts';

const SPACE = 0x20;

/** Lower case without accents, spaces collapsed: how labels and listed phrases are compared. */
export function foldPhrase(text: string): string {
  const lower = text.toLowerCase();
  if (isSingleSpacedAscii(lower)) return lower;
  return collapseSpace(foldLatin(lower) ?? foldLetters(lower));
}

function foldLetters(lower: string): string {
  return lower
    .replaceAll('ß', 'ss')
    .replaceAll('ı', 'i')
    .replaceAll('’', "'")
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '');
}

/** Whether a text has ASCII words with one space between them, as most have. */
function isSingleSpacedAscii(text: string): boolean {
  let before = SPACE;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code < SPACE || code >= 0x7f || (code === SPACE && before === SPACE)) return false;
    before = code;
  }
  return before !== SPACE;
}

/** A set of phrases written in a list, one after each `|`. */
export function phraseSet(list: string): ReadonlySet<string> {
  return new Set(
    list
      .split('|')
      .map(foldPhrase)
      .filter((entry) => entry !== ''),
  );
}

/** A set of single words written in a list, separated by spaces. */
export function wordSet(list: string): ReadonlySet<string> {
  return new Set(
    list
      .split(/\s+/)
      .map(foldPhrase)
      .filter((entry) => entry !== ''),
  );
}

/** A word in the letters that folding leaves of Latin ones. */
const LATIN_WORD = /[a-z]+(?:'[a-z]+)*/;

/** The first words of folded phrases; those of other scripts are not looked for by their words. */
export function firstWords(phrases: Iterable<string>): Set<string> {
  const first = new Set<string>();
  for (const phrase of phrases) {
    const [word] = LATIN_WORD.exec(phrase) ?? [];
    if (word !== undefined) first.add(word);
  }
  return first;
}
