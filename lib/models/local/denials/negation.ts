import { foldInPlace } from '../text/tokens.ts';
import type { Span, TermHit, Token } from '../types.ts';
import { AROUND, GATE, PHRASES, phraseLength, REJECTED, TURNED_DOWN, wordsAt } from './denial-cues.ts';
import { deniedBefore, type NegatableLine, wishesOfOthers, withoutMarks } from './denied-before.ts';
import { rejectedEnd } from './denied-lists.ts';
import { deniesFault } from './faults.ts';
import { isBeforeOneself, LEARNING, reachEnd } from './reach-of-denial.ts';
import { isTakenUpIn } from './taken-up.ts';

const NO_SPANS: Span[] = [];

/** What is done without none of these is done with it: "nothing is deployed without SAP". */
const DENYING: ReadonlySet<string> = new Set(
  "no nothing nobody never hardly scarcely not cannot can't don't won't wouldn't couldn't".split(' '),
);

const MAX_TOKENS_TO_WITHOUT = 6;

const AND_OR: ReadonlySet<string> = new Set(['and', 'or', 'nor']);

/**
 * The parts of a line that say what is not there, or not yet, from the cue to the end of its reach: the clause, a word such
 * as "but", or a few words; a list as long as its items go on. "Not only X but also Y" and the like deny nothing. Offsets are those of
 * the text.
 *
 * @param hits the vocabulary terms of the line, which tell the items of lists
 */
export function negatedSpans(line: NegatableLine, hits: readonly TermHit[] = []): Span[] {
  if (!GATE.mayOpen(line)) return NO_SPANS;
  const spans: Span[] = [];
  const { tokens } = line;
  let index = 0;
  while (index < tokens.length) {
    const unmarked = withoutMarks(line, index);
    if (unmarked !== undefined) {
      push(spans, unmarked);
      index++;
      continue;
    }
    const begun = PHRASES.get(tokens[index]?.norm ?? '');
    const exception = begun === undefined ? 0 : phraseLength(begun.exceptions, tokens, index);
    const cue =
      exception > 0 ? 0 : Math.max(phraseLength(begun?.cues ?? [], tokens, index), around(tokens, index));
    const words = exception > 0 ? wordsAt(tokens, index, exception) : '';
    if (REJECTED.has(words)) {
      const rejected = rejectedEnd(line, index + exception, index === 0 && !TURNED_DOWN.has(words));
      const span = spanOf(line, index, index + exception, rejected);
      if (span !== undefined) push(spans, span);
      index = Math.max(rejected, index + exception);
      continue;
    }
    const isLearning = cue > 0 && LEARNING.has(tokens[index + cue - 1]?.norm ?? '');
    if (
      cue === 0 ||
      deniesFault(line, index + cue) ||
      isDoubled(line, index) ||
      isOfCompound(line, index) ||
      (isLearning && isOfOthers(line, index))
    ) {
      index += Math.max(exception, cue, 1);
      continue;
    }
    const end = reachEnd(line, { first: index, end: index + cue }, hits);
    const span = isHeldAfter(line, end, isLearning) ? undefined : spanOf(line, index, index + cue, end);
    if (span !== undefined) push(spans, span);
    index = end;
  }
  return spans;
}

/** "Nothing is deployed without SAP", "cannot work without SAP": two denials in one clause. */
function isDoubled({ text, start, tokens }: NegatableLine, at: number): boolean {
  if (tokens[at]?.norm !== 'without') return false;
  for (let before = at - 1; before >= Math.max(0, at - MAX_TOKENS_TO_WITHOUT); before--) {
    const [token, next] = [tokens[before], tokens[before + 1]];
    if (token === undefined || next === undefined || AND_OR.has(token.norm)) return false;
    if (/[.,;:!?()|•]/.test(text.slice(token.end - start, next.start - start))) return false;
    if (DENYING.has(token.norm)) return true;
  }
  return false;
}

/** "Not-yet-invoiced items" */
function isOfCompound({ text, start, tokens }: NegatableLine, at: number): boolean {
  const end = (tokens[at]?.end ?? start) - start;
  return (
    text.charAt(end) === '-' && text.charAt(end + 1) !== ' ' && tokens[at + 1]?.start === start + end + 1
  );
}

/** "Trained juniors eager to learn SAP": those who wish it are others. */
function isOfOthers({ text, start, tokens }: NegatableLine, at: number): boolean {
  const cue = tokens[at]?.start ?? start;
  return wishesOfOthers(foldInPlace(text.slice(Math.max(0, cue - start - 36), cue - start)));
}

/** "Had never used SAP before I joined", "started to learn SAP in 2016 and have used it since". */
function isHeldAfter(line: NegatableLine, end: number, isLearning: boolean): boolean {
  const { tokens } = line;
  if (isBeforeOneself(tokens, end)) return true;
  const last = tokens[end - 1];
  return isLearning && last !== undefined && isTakenUpIn(line.text, last.end - line.start);
}

/** One that denies what stands before it ends no earlier span twice. */
function push(spans: Span[], { start, end }: Span): void {
  spans.push({ start: Math.max(start, spans.at(-1)?.end ?? start), end });
}

const FRENCH_SECOND: ReadonlySet<string> = new Set(['pas', 'jamais', 'plus', 'aucun', 'aucune']);

/** Length of a French negation that stands around its verb, "ne connais pas"; 0 for none. */
function around(tokens: readonly Token[], index: number): number {
  const isNegation =
    tokens[index]?.norm === AROUND &&
    FRENCH_SECOND.has(tokens[index + 2]?.norm ?? '') &&
    tokens[index + 3]?.norm !== 'seulement';
  return isNegation ? 3 : 0;
}

/** What a cue denies: what follows it, and what it is said of from behind. A bare "no" elsewhere denies nothing. */
function spanOf(line: NegatableLine, index: number, afterCue: number, end: number): Span | undefined {
  const [first, last] = [line.tokens[index], line.tokens[end - 1]];
  if (first === undefined || last === undefined) return undefined;
  const before = deniedBefore(line, { first: index, end: afterCue }, end);
  return before ?? (end > afterCue ? { start: first.start, end: last.end } : undefined);
}
