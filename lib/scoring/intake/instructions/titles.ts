import type { Passage } from '../passages.ts';
import type { Word } from '../words.ts';

const OPENING_QUOTES = '“„«';
const MAX_TITLE_CHARACTERS = 100;
/** A quotation at the beginning, and what is said of it: "Tell Me a Story", short film, 2019. */
const TITLE =
  /^[\s•*·▪◦–—-]{0,8}["“„«][^"“”„«»\n]{3,100}["”“»](?:\s{0,2},|\s{1,2}[–—-]|\s{1,2}[(|])\s{0,2}(?=[\p{L}\p{N}])/u;

/**
 * A passage without the title that opens it: a talk, a book or a slogan may be called like an order. What is said behind it
 * is read as a sentence of its own.
 */
export function withoutTitle(text: string, passage: Passage, words: readonly Word[]): Passage {
  const first = words[passage.firstWord];
  if (first === undefined || !(isQuote(text, first.start - 1) || isQuote(text, first.start - 2)))
    return passage;
  const head = text.slice(passage.start, Math.min(passage.end, first.start + MAX_TITLE_CHARACTERS + 10));
  const title = TITLE.exec(head)?.[0];
  if (title === undefined) return passage;
  const start = passage.start + title.length;
  let firstWord = passage.firstWord;
  while (firstWord < passage.endWord && (words[firstWord]?.start ?? 0) < start) firstWord += 1;
  return firstWord < passage.endWord ? { ...passage, start, firstWord, isQuoted: false } : passage;
}

function isQuote(text: string, offset: number): boolean {
  const code = text.charCodeAt(offset);
  return code === 0x22 || (code > 0xaa && OPENING_QUOTES.includes(text.charAt(offset)));
}
