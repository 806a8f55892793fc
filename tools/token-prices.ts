import type { ModelUsage } from '../lib/models/model.ts';

/** In any currency, for a million tokens. */
export interface TokenPrices {
  input: number;
  cachedInput: number;
  output: number;
}

/** Reads `INPUT,CACHED,OUTPUT`; `null` for anything else. */
export function parsePrices(text: string): TokenPrices | null {
  const parts = text.split(',');
  if (parts.length !== 3 || parts.some((part) => part.trim() === '')) return null;
  const [input = -1, cachedInput = -1, output = -1] = parts.map(Number);
  return [input, cachedInput, output].every((price) => price >= 0 && Number.isFinite(price))
    ? { input, cachedInput, output }
    : null;
}

/** What tokens cost, in the currency of the prices. */
export function costOf(usage: ModelUsage, prices: TokenPrices): number {
  const fresh = usage.promptTokens - usage.cachedTokens;
  return (
    (fresh * prices.input +
      usage.cachedTokens * prices.cachedInput +
      usage.completionTokens * prices.output) /
    1_000_000
  );
}
