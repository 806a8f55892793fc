import { anyOf } from '../../text/alternatives.ts';
import { isPoint } from '../../text/letter-case.ts';
import { foldText } from '../local/text/tokens.ts';
import { isFunctionWord } from '../local/vocabulary/stop-words.ts';

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const FULL_STOP = /[.!?]\s*$/;
/** A year or "present" at the end, or a year at the beginning: a role or a course with its dates. */
const DATED = anyOf(
  /(?:(?:19|20)\d\d|present|date|now|current|heute|today)[^\p{L}\p{N}]{0,4}$/iu,
  /^[^\p{L}\p{N}]{0,4}(?:\d{1,2}[./-]){0,2}(?:19|20)\d\d/iu,
);
/** A dated line of more words, a quarter of them small words, is a sentence. */
const MAX_DATED_WORDS = 12;
const MIN_WORDS = 3;
/** Without a full stop it takes so many words, and a small one in five. */
const MIN_OPEN_WORDS = 6;

/** Whether a line ends or begins as a role does that is told with its dates. */
export function isDated(line: string): boolean {
  return DATED.test(line);
}

/**
 * Whether a part of a line, up to a full stop, is a sentence or a point of a list rather than a heading, a role or another line that is
 * written like a title; asked of its words alone, not of their case.
 */
export function isSentence(part: string, line: string): boolean {
  const words = part.match(WORD) ?? [];
  const small = words.filter((word) => isFunctionWord(foldText(word))).length;
  if (isDated(part) && (words.length <= MAX_DATED_WORDS || small * 4 < words.length)) return false;
  if (isPoint(line)) return true;
  if (words.length < MIN_WORDS) return false;
  if (FULL_STOP.test(part)) return words.length > 4 || small > 0;
  return words.length >= MIN_OPEN_WORDS && small * 5 >= words.length;
}
