import { findTerms } from '../vocabulary/matcher.ts';
import { isContainerWord, isFillerWord } from './filler-words.ts';
import { tokenize } from './tokens.ts';

/** A list item of up to this many words stands for itself. */
export const MAX_ITEM_WORDS = 5;

/** Lower case tells "defining problems" from "Marketing Strategy". Dutch nouns end so as well ("beheersing", "begeleiding"). */
export const GERUND_START =
  /^(?!(?:including|during|regarding|being|ranging|depending) |\p{L}*(?:heers|leid|var|zorg|pleg|steun|houd|reik|lever|werk|richt|stell|deel|keur|wikkel|voer)ing\s)\p{Ll}\p{L}+ing\s/u;
const CLAUSE_START =
  /^(?:you|we|i|is|are|be|with|of|in|on|for|from|to|that|which|who|by|as|specifically|such|like|e\.g\.|plus|able|happy|willing|no|not|including|sowie|die|der|das|avec|qui|con|que|met)\s/iu;
/** "…, wounds and their care": the rest of a phrase. "The Children Act" is a name. */
const REFERS_BACK = /^(?:the|their|its|his|her|your)\s\p{Ll}/u;

/** How many words of a text say something. */
export function contentWordCount(text: string): number {
  return tokenize(text).filter(({ norm }) => !isFillerWord(norm)).length;
}

/** "Word" may be an ordinary word and the name of a program. */
export function saysSomething(item: string): boolean {
  return contentWordCount(item) > 0 || findTerms(item, tokenize(item)).length > 0;
}

/** One word stands for itself when it is a name or known, not when it only goes on with a phrase ("…, testing"). */
function isName(word: string): boolean {
  const tokens = tokenize(word);
  if (tokens.some(({ norm }) => isContainerWord(norm))) return false;
  return /[\p{Lu}\d+#]/u.test(word) || findTerms(word, tokens).length > 0;
}

/** The name of one thing, not a clause ("ensuring …", "is adept in …"). */
export function isPlainItem(item: string): boolean {
  const words = tokenize(item);
  if (words.length > MAX_ITEM_WORDS || !saysSomething(item)) return false;
  if (words.length === 1) return isName(item);
  return !(CLAUSE_START.test(item) || GERUND_START.test(item) || REFERS_BACK.test(item));
}
