import { encode } from 'gpt-tokenizer/encoding/o200k_base';
import { LRUCache } from 'lru-cache';

/** A prompt is served from the cache from this many equal leading tokens on, and in steps of this size. */
const CACHE_FROM_TOKENS = 1024;
const CACHE_STEP_TOKENS = 128;
const MAX_PREFIXES = 20_000;
const MAX_TEXTS = 500;

export interface PromptTokens {
  promptTokens: number;
  cachedTokens: number;
}

/** Counts the tokens of prompts and remembers their beginnings, as the prompt cache of the service does. */
export interface TokenCounter {
  /** `parts` in the order in which the model sees them: the schema, then the messages. */
  countPrompt(parts: string[]): PromptTokens;
  countText(text: string): number;
}

export function createTokenCounter(): TokenCounter {
  const prefixes = new LRUCache<number, true>({ max: MAX_PREFIXES });
  const encoded = new LRUCache<string, Int32Array>({ max: MAX_TEXTS });

  function tokensOf(text: string): Int32Array {
    const known = encoded.get(text);
    if (known) return known;
    const tokens = Int32Array.from(encode(text));
    encoded.set(text, tokens);
    return tokens;
  }

  return {
    countPrompt(parts) {
      const tokens = joined(parts.map(tokensOf));
      let cachedTokens = 0;
      for (const [end, prefix] of prefixHashes(tokens)) {
        if (prefixes.has(prefix)) cachedTokens = end;
        prefixes.set(prefix, true);
      }
      return { promptTokens: tokens.length, cachedTokens };
    },
    countText: (text) => tokensOf(text).length,
  };
}

/** The beginnings that the cache knows a prompt by: how many tokens each has, and its hash. */
function prefixHashes(tokens: Int32Array): [end: number, hash: number][] {
  const hashes: [number, number][] = [];
  // Two FNV hashes side by side; a cryptographic one would be finished anew, at its price, for each beginning.
  let high = 0x811c9dc5;
  let low = 0x9e3779b9;
  let nextEnd = CACHE_FROM_TOKENS;
  for (const [index, token] of tokens.entries()) {
    high = Math.imul(high ^ token, 0x01000193);
    low = Math.imul(low ^ token, 0x5bd1e995);
    low ^= low >>> 15;
    if (index + 1 < nextEnd) continue;
    hashes.push([nextEnd, (high & 0x1fffff) * 2 ** 32 + (low >>> 0)]);
    nextEnd += CACHE_STEP_TOKENS;
  }
  return hashes;
}

function joined(parts: readonly Int32Array[]): Int32Array {
  const whole = new Int32Array(parts.reduce((length, part) => length + part.length, 0));
  let end = 0;
  for (const part of parts) {
    whole.set(part, end);
    end += part.length;
  }
  return whole;
}
