import { describe, expect, it } from '@jest/globals';
import { costOf, parsePrices } from '../../tools/token-prices.ts';

describe('token prices', () => {
  it('are read from three numbers', () => {
    expect(parsePrices('0.75,0.075,4.5')).toEqual({ input: 0.75, cachedInput: 0.075, output: 4.5 });
    expect(parsePrices('0,0,0')).toEqual({ input: 0, cachedInput: 0, output: 0 });
  });

  it.each(['', '1,2', '1,2,3,4', '1,2,', '1,x,3', '-1,2,3', '1,2,Infinity'])(
    'are not read from "%s"',
    (text) => {
      expect(parsePrices(text)).toBeNull();
    },
  );

  it('are for a million tokens', () => {
    const usage = {
      promptTokens: 3_000_000,
      cachedTokens: 1_000_000,
      completionTokens: 500_000,
      modelCalls: 1,
    };
    expect(costOf(usage, { input: 2, cachedInput: 1, output: 8 })).toBe(2 * 2 + 1 + 4);
  });
});
