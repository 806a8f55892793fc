import { collapseSpace } from '../../text/spaces.ts';
import { isAbbreviation } from './phrases.ts';

/** Of these “ begins a quote in English and ends one in German. */
export const QUOTATION_MARK = /["“”„«»]/;
const QUOTATION_MARKS = new RegExp(QUOTATION_MARK, 'g');

/**
 * Splits at a full stop, question or exclamation mark before a space, but not inside quotation marks nor after an
 * abbreviation or an initial.
 */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  const line = collapseSpace(text);
  const hasQuotes = QUOTATION_MARK.test(line);
  let isQuoting = false;
  let start = 0;
  for (let end = 0, wordStart = 0; wordStart < line.length; wordStart = end + 1) {
    end = line.indexOf(' ', wordStart);
    if (end < 0) end = line.length;
    const word = line.slice(wordStart, end);
    if (hasQuotes) isQuoting = isQuotingAfter(word, isQuoting);
    if (isQuoting || !endsSentence(word) || goesOn(word, line.charAt(end + 1))) continue;
    sentences.push(line.slice(start, end));
    start = end + 1;
  }
  if (start < line.length) sentences.push(`${line.slice(start)}.`);
  return sentences;
}

/** Whether the word that follows one is in quotation marks. */
function isQuotingAfter(word: string, isQuoting: boolean): boolean {
  let isOpen = isQuoting;
  for (const [mark] of word.matchAll(QUOTATION_MARKS)) isOpen = mark !== '”' && (mark === '„' || !isOpen);
  return isOpen;
}

const AFTER_QUOTE = /[…"”»’']$/;

/** "“warehouse work in a fast-paced…” is shown": behind a quote or an ellipsis a small letter goes on with the sentence. */
function goesOn(word: string, next: string): boolean {
  return AFTER_QUOTE.test(word) && /\p{Ll}/u.test(next);
}

function endsSentence(word: string): boolean {
  let end = word.length;
  while (end > 0 && `"'”“»’)]`.includes(word.charAt(end - 1))) end -= 1;
  if (end === 0 || !'.!?…'.includes(word.charAt(end - 1))) return false;
  const bare = word.slice(0, end - 1).replace(/^[("'“„«‘[]+/u, '');
  return !(word.endsWith('.') && isAbbreviation(bare));
}
