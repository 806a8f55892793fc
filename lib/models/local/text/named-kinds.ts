import type { TermHit, TermKind } from '../types.ts';
import { findTerms } from '../vocabulary/matcher.ts';
import { tokenize } from './tokens.ts';

/** The terms of one kind that a text names, in order. */
export function termsOfKind(text: string, kind: TermKind): TermHit[] {
  return findTerms(text, tokenize(text)).filter(({ term }) => term.kind === kind);
}

/** Whether a text names something of a kind: a title, a paper, a language … */
export function namesKind(text: string, kind: TermKind): boolean {
  return termsOfKind(text, kind).length > 0;
}
