import { wordSet } from '../text/word-set.ts';
import type { Line } from '../types.ts';

const RISING = wordSet('promoted progressed advanced elevated');
const TAKING_ON = wordSet('appointed hired joined employed engaged');
const POSTS = wordSet('position role post job');
const ARTICLES = wordSet('a an the');

/** May stand before it; "nurses who were promoted" are others. */
const BEFORE_RISING = wordSet(
  'i was been got being and then later soon internally first subsequently quickly',
);

/** Whether somebody says at a token that they rose: "promoted to". */
export function risesAt({ text, start, tokens }: Line, at: number): boolean {
  const [previous, verb] = [tokens[at - 1], tokens[at]];
  if (verb === undefined || !RISING.has(verb.norm) || tokens[at + 1]?.norm !== 'to') return false;
  if (previous === undefined || BEFORE_RISING.has(previous.norm) || /^\d/.test(previous.norm)) return true;
  return /[.,;:()–—-]/.test(text.slice(previous.end - start, verb.start - start));
}

/** Index after "promoted to the role of" or "appointed as", where that stands at a token; the token itself where not. */
export function afterTakingOn(line: Line, at: number): number {
  const { tokens } = line;
  const takesOn = TAKING_ON.has(tokens[at]?.norm ?? '') && tokens[at + 1]?.norm === 'as';
  if (!takesOn && !risesAt(line, at)) return at;
  const first = ARTICLES.has(tokens[at + 2]?.norm ?? '') ? at + 3 : at + 2;
  return POSTS.has(tokens[first]?.norm ?? '') && tokens[first + 1]?.norm === 'of' ? first + 2 : first;
}
