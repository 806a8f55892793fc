import { describe, expect, it } from '@jest/globals';
import { createTokenCounter } from '../../../tools/emulator/tokens.ts';

/** A text of one token per word. */
const words = (count: number, word = ' the') => word.repeat(count);

describe('counting tokens', () => {
  it('counts all parts of a prompt', () => {
    expect(createTokenCounter().countPrompt([words(10), words(5)])).toEqual({
      promptTokens: 15,
      cachedTokens: 0,
    });
  });

  it('finds the beginning that was seen before, in steps of 128 tokens', () => {
    const counter = createTokenCounter();
    counter.countPrompt([words(1_200), words(300, ' a')]);
    const { promptTokens, cachedTokens } = counter.countPrompt([words(1_200), words(300, ' b')]);
    expect({ promptTokens, cachedTokens }).toEqual({ promptTokens: 1_500, cachedTokens: 1_152 });
  });

  it('caches nothing below 1,024 equal tokens', () => {
    const counter = createTokenCounter();
    for (const last of [' a', ' b']) {
      expect(counter.countPrompt([words(1_000), words(200, last)]).cachedTokens).toBe(0);
    }
  });

  it('does not take an equal part behind another beginning for cached', () => {
    const counter = createTokenCounter();
    counter.countPrompt([words(1_200)]);
    expect(counter.countPrompt([' a', words(1_200)]).cachedTokens).toBe(0);
  });
});
