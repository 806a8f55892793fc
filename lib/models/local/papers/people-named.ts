import { isWithin, type ResumeIndex } from '../evidence/resume-index.ts';
import type { Span, Token } from '../types.ts';

/** Who works in a trade, by the ending. */
const PERSON = /(?:or|er|ist|ian|eer|ant|tect|ney|nurse)$/;

/**
 * Whether words of a resume name people of a trade in the plural: "licensed electricians", "solicitors" are others than oneself. In the
 * title of a role, which may stand in the plural as classifications of occupations have it, they are not.
 */
export function namesOthers({ read }: ResumeIndex, tokens: readonly Token[]): boolean {
  return tokens.some(
    (token) =>
      token.norm !== token.word.singular &&
      PERSON.test(token.word.singular) &&
      !read.roles.some(({ titleSpan }) => isWithin(token, titleSpan)),
  );
}

/** "Food Handlers Card", "Bartenders Licence": a paper of theirs, which one of them holds. */
const PAPER_OF_THEIRS = /^(?:card|licen[cs]e|permit|certificate|certification|cert|award|pass)$/;

/** Whether a paper that a line names at a place is named as that of others. */
export function isOfOthers(index: ResumeIndex, line: number, span: Span): boolean {
  const tokens = index.read.document.lines[line]?.tokens ?? [];
  if (!namesOthers(index, tokensWithin(index, line, span))) return false;
  const last = tokens.findLast(({ end }) => end <= span.end);
  const next = tokens.find(({ start }) => start >= span.end);
  return ![last, next].some((token) => token !== undefined && PAPER_OF_THEIRS.test(token.norm));
}

/** The words of a line that stand within a span. */
export function tokensWithin({ read }: ResumeIndex, line: number, span: Span): Token[] {
  return read.document.lines[line]?.tokens.filter((token) => isWithin(token, span)) ?? [];
}
