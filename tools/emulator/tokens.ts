import { createHash } from 'node:crypto';
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

/** A counter with a prompt cache of its own, empty at first. */
export function createTokenCounter(): TokenCounter {
  const prefixes = new LRUCache<string, true>({ max: MAX_PREFIXES });
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
      const hash = createHash('sha256');
      let cachedTokens = 0;
      let from = 0;
      for (let end = CACHE_FROM_TOKENS; end <= tokens.length; end += CACHE_STEP_TOKENS) {
        hash.update(tokens.subarray(from, end));
        from = end;
        const prefix = hash.copy().digest('base64');
        if (prefixes.has(prefix)) cachedTokens = end;
        prefixes.set(prefix, true);
      }
      return { promptTokens: tokens.length, cachedTokens };
    },
    countText: (text) => tokensOf(text).length,
  };
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
