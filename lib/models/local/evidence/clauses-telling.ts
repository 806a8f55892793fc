import { foldText, tokenize } from '../text/tokens.ts';
import type { Token } from '../types.ts';
import type { CompiledText } from './wanted.ts';

/** Parts what was only helped with, or used, from what was done. */
const CLAUSE_END = /[;.](?:\s|$)|,\s(?=(?:and\s)?\p{L}{1,20}ed\s)|\sand\s(?=\p{L}{1,20}ed\s)/iu;

export interface TellingClause {
  /** As `foldText` leaves it. */
  folded: string;
  tokens: readonly Token[];
}

/** The clauses of a line that speak of what is wanted. */
export function clausesTelling(line: string, { tellingStems }: CompiledText): TellingClause[] {
  return line
    .split(CLAUSE_END)
    .map((clause) => ({ folded: foldText(clause.trim()), tokens: tokenize(clause) }))
    .filter(({ tokens }) => tokens.some(({ stem }) => tellingStems.has(stem)));
}
