import { tokenize } from '../text/tokens.ts';
import type { TermHit, Token } from '../types.ts';
import { findTerms } from '../vocabulary/matcher.ts';

/** "Bau- und Verwaltungsrecht", "haar- en huidverzorging": a beginning, and the word whose end it shares. */
const SHARED = /(?<![\p{L}-])(\p{L}{2,20})-\s(?:und|oder|sowie|bzw\.|en|of)\s(\p{L}{6,30})(?!\p{L})/gu;
const MIN_PART = 4;

/** The terms that the first of two words with one end means: "Baurecht" of "Bau- und Verwaltungsrecht". */
export function termsOfSharedEnds(text: string, tokens: readonly Token[]): TermHit[] {
  if (!text.includes('- ')) return [];
  return [...text.matchAll(SHARED)].flatMap(({ 0: whole, 1: beginning = '', 2: word = '', index }) => {
    const firstToken = tokens.findIndex(({ start }) => start === index);
    const [term] = endsOf(word).flatMap((end) => termNamed(beginning + end));
    const isFree = firstToken >= 0 && whole !== '' && term !== undefined;
    return isFree
      ? [{ term, firstToken, endToken: firstToken + 1, start: index, end: index + beginning.length }]
      : [];
  });
}

/** The ends that a compound may have, the longest first. */
function endsOf(word: string): string[] {
  const cuts = Array.from({ length: Math.max(0, word.length - 2 * MIN_PART + 1) }, (_, at) => at + MIN_PART);
  return cuts.map((cut) => word.slice(cut));
}

/** The term whose name a word is; none where only a part of it is one. */
function termNamed(word: string): TermHit['term'][] {
  return findTerms(word, tokenize(word)).flatMap(({ term, start, end }) =>
    start === 0 && end === word.length && term.kind === 'skill' ? [term] : [],
  );
}
