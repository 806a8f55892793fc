import type { CompiledText } from '../evidence/wanted.ts';
import type { TermHit } from '../types.ts';

/** "Of" is Dutch for it, and "o" Spanish: between two names only. */
export const OR_WORD = /\b(?:or|oder|ou|o)\b|^\s*of\s*$|\//;

/** Joins what is asked for together. */
export const AND_WORD = /\b(?:and|plus|und|et|y|e|en|sowie|with|together)\b|&/;

/** The terms of one kind in a statement. */
export function hitsOf(text: CompiledText, kind: TermHit['term']['kind']): TermHit[] {
  return text.hits.filter(({ term }) => term.kind === kind);
}
