import type { TermHit, Token } from '../types.ts';
import { NEGATION_ENDS } from '../vocabulary/wording.ts';
import type { NegatableLine } from './denied-before.ts';
import { deniedListEnd, namesThings, turnsAt } from './denied-lists.ts';

const ENDS: ReadonlySet<string> = new Set([
  ...NEGATION_ENDS,
  'sondern',
  'doch',
  'while',
  'whereas',
  'instead',
  'alongside',
  'so',
  'because',
]);

/** Of a wish or a beginning, not of what is lacking. */
export const LEARNING: ReadonlySet<string> = new Set(['learn', 'learning', 'into']);

/** What begins with these is left out of what was said, up to the verb. */
const LEAVING_OUT: ReadonlySet<string> = new Set(['except', 'excluding']);

const GOES_ON_BEHIND_EXCEPTION: ReadonlySet<string> = new Set([
  'is',
  'are',
  'was',
  'were',
  'has',
  'have',
  'with',
  'using',
]);

/** A negation reaches so many words at most. */
const MAX_REACH_TOKENS = 14;

/** Index after the last token that a cue reaches. */
export function reachEnd(
  line: NegatableLine,
  cue: { first: number; end: number },
  hits: readonly TermHit[],
): number {
  const { tokens } = line;
  let end = cue.end;
  while (end < tokens.length && end - cue.end < MAX_REACH_TOKENS) {
    const token = tokens[end];
    const previous = tokens[end - 1];
    if (token === undefined) break;
    // "Have not yet used": only what comes later ends a reach; and "so far" is a time.
    const isTime =
      token.norm === 'yet' ? end === cue.end : token.norm === 'so' && tokens[end + 1]?.norm === 'far';
    if (ENDS.has(token.norm) && !isTime) break;
    if (turnsAt(line, end) || goesOnAt(tokens, cue, end)) break;
    if (
      previous !== undefined &&
      (endsClause(line, previous, token, end - cue.end) || isAnswer(line, cue, end))
    )
      return deniedListEnd(line, cue, end, hits);
    end++;
  }
  return end;
}

/** Where something else is said behind a wish, an exception or the first of two denials. */
function goesOnAt(tokens: readonly Token[], cue: { first: number; end: number }, at: number): boolean {
  const norm = tokens[at]?.norm ?? '';
  if (norm === 'without' || isBeforeOneself(tokens, at)) return true;
  const first = tokens[cue.first]?.norm ?? '';
  // "Without a degree I worked my way up"
  if (first === 'without' && at > cue.end && (norm === 'i' || norm === 'we')) return true;
  if (LEAVING_OUT.has(first)) return at > cue.end && GOES_ON_BEHIND_EXCEPTION.has(norm);
  return (
    LEARNING.has(tokens[cue.end - 1]?.norm ?? '') && norm === 'and' && HAVING.has(tokens[at + 1]?.norm ?? '')
  );
}

const HAVING: ReadonlySet<string> = new Set(['have', 'i', 'now']);

/** "Docker: no, Helm: yes": nothing is denied behind the comma. */
function isAnswer(line: NegatableLine, cue: { first: number; end: number }, end: number): boolean {
  const { text, start, tokens } = line;
  const [before, first, last, next] = [
    tokens[cue.first - 1],
    tokens[cue.first],
    tokens[end - 1],
    tokens[end],
  ];
  if (before === undefined || first === undefined || last === undefined || next === undefined) return false;
  return (
    end === cue.end &&
    /^\s*[:–—]/.test(text.slice(before.end - start, first.start - start)) &&
    text.slice(last.end - start, next.start - start).includes(',')
  );
}

/** A full stop, semicolon, bracket or dash; and a comma, unless a list of denied things goes on after it. */
function endsClause(line: NegatableLine, previous: Token, next: Token, reached: number): boolean {
  const gap = line.text.slice(previous.end - line.start, next.start - line.start);
  if (/[.;:!?()|•]|\s[–—-]\s/.test(gap)) return true;
  // "Willing to learn, strong in SAP"
  if (reached === 0 && LEARNING.has(previous.norm)) return gap.includes(',');
  if (!gap.includes(',') || reached === 0) return false;
  return !isListOfDenied(line, next);
}

const LAST_OF_LIST: ReadonlySet<string> = new Set(['or', 'nor', 'oder', 'noch', 'ou', 'ni', 'o', 'of']);

/** "No SAP, Oracle or Navision": the comma parts names that all are denied when "or" comes before the clause ends. */
function isListOfDenied(line: NegatableLine, next: Token): boolean {
  const from = line.tokens.indexOf(next);
  for (let at = from; at < Math.min(line.tokens.length, from + 6); at++) {
    const token = line.tokens[at];
    if (token === undefined || ENDS.has(token.norm)) return false;
    if (LAST_OF_LIST.has(token.norm)) return namesThings(line.tokens, from, at);
    if (/[.;:!?()]/.test(line.text.slice(token.end - line.start, token.end - line.start + 1))) return false;
  }
  return false;
}

/** "Before I joined", not "… before, I …". */
export function isBeforeOneself(tokens: readonly Token[], at: number): boolean {
  const [token, next] = [tokens[at], tokens[at + 1]];
  return (
    token?.norm === 'before' && next !== undefined && ONESELF.has(next.norm) && next.start === token.end + 1
  );
}

const ONESELF: ReadonlySet<string> = new Set(['i', 'we', 'my']);
