import { isWithin, type ResumeIndex } from '../evidence/resume-index.ts';
import type { Span, Token } from '../types.ts';

/** Who works in a trade, by the ending. */
const PERSON = /(?:or|er|ist|ian|eer|ant|tect|ney|nurse)$/;

/** Whether words name people of a trade in the plural: "licensed electricians", "solicitors" are others than oneself. */
export function namesOthers(tokens: readonly Token[]): boolean {
  return tokens.some(({ norm, word }) => norm !== word.singular && PERSON.test(word.singular));
}

/** "Food Handlers Card", "Bartenders Licence": a paper of theirs, which one of them holds. */
const PAPER_OF_THEIRS = /^(?:card|licen[cs]e|permit|certificate|certification|cert|award|pass)$/;

/** Whether a paper that a line names at a place is named as that of others. */
export function isOfOthers({ read }: ResumeIndex, line: number, span: Span): boolean {
  const tokens = read.document.lines[line]?.tokens ?? [];
  if (!namesOthers(tokens.filter((token) => isWithin(token, span)))) return false;
  const last = tokens.findLast(({ end }) => end <= span.end);
  const next = tokens.find(({ start }) => start >= span.end);
  return ![last, next].some((token) => token !== undefined && PAPER_OF_THEIRS.test(token.norm));
}

/** The words of a line that stand within a span. */
export function tokensWithin({ read }: ResumeIndex, line: number, span: Span): Token[] {
  return read.document.lines[line]?.tokens.filter((token) => isWithin(token, span)) ?? [];
}
