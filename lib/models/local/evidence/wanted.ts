import type { Term, TermHit, Token } from '../types.ts';

/** One thing to look for: a term of the vocabulary or a word that is in none. */
export interface Concept {
  weight: number;
  term: Term | null;
  /** The stems of its own words; the fallback where the term is not named as such. */
  stems: readonly string[];
  /** What stands for the words that say nearly the same as its only one. */
  kind: string | null;
}

/** What has to be shown together, in one place. */
export interface Part {
  concepts: readonly Concept[];
  weight: number;
  /** The concepts without which the others prove little: the terms, else any of the weighty words. */
  anchors: ReadonlySet<Concept>;
  /** Several words, and no term among them. */
  isPhrase: boolean;
}

/** One of these parts is enough. */
export interface Alternatives {
  parts: readonly Part[];
  weight: number;
  /** A thing that is asked for, not what is done with it, nor what only elaborates on it. */
  isAsked: boolean;
}

/** A requirement's text as something to look up: all groups are asked for. */
export interface Wanted {
  groups: readonly Alternatives[];
  /** Of all groups together. */
  weight: number;
  /** A group of at least this weight is asked for in its own right. */
  mainWeight: number;
  /** Share of them that is enough; below 1 for examples, of which nobody has all. */
  enough: number;
}

/** A requirement's text, read for what to look up. */
export interface CompiledText {
  /** Ways to satisfy it, the best counts: the whole, or the label before a colon alone. */
  readings: readonly Wanted[];
  /** What the tokens stand in. */
  statement: string;
  tokens: readonly Token[];
  hits: readonly TermHit[];
  /** The tokens that say something by themselves, and their stems. */
  tellingTokens: readonly Token[];
  tellingStems: ReadonlySet<string>;
}

/** The weights of all together. */
export function sumOf(items: readonly { weight: number }[]): number {
  return items.reduce((sum, { weight }) => sum + weight, 0);
}
