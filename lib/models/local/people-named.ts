import { isWithin, type ResumeIndex } from './resume-index.ts';
import type { Span, Token } from './types.ts';

/** Who works in a trade, by the ending. */
const PERSON = /(?:or|er|ist|ian|eer|ant|tect|ney|nurse)$/;

/** Whether words name people of a trade in the plural: "licensed electricians", "solicitors" are others than oneself. */
export function namesOthers(tokens: readonly Token[]): boolean {
  return tokens.some(({ norm, word }) => norm !== word.singular && PERSON.test(word.singular));
}

/** The words of a line that stand within a span. */
export function tokensWithin({ read }: ResumeIndex, line: number, span: Span): Token[] {
  return read.document.lines[line]?.tokens.filter((token) => isWithin(token, span)) ?? [];
}
