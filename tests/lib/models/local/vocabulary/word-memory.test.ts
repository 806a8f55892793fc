import { describe, expect, it, jest } from '@jest/globals';
import { rememberedByWord } from '../../../../../lib/models/local/vocabulary/word-memory.ts';

describe('what is remembered by a word', () => {
  it('is asked for once', () => {
    const of = jest.fn((word: string) => word.toUpperCase());
    const remembered = rememberedByWord(of);
    expect([remembered('reed'), remembered('reed'), remembered('quill')]).toEqual(['REED', 'REED', 'QUILL']);
    expect(of).toHaveBeenCalledTimes(2);
  });

  it('is no text as long as a line', () => {
    const of = jest.fn((word: string) => word.length);
    const remembered = rememberedByWord(of);
    const line = 'reed'.repeat(20);
    expect([remembered(line), remembered(line)]).toEqual([80, 80]);
    expect(of).toHaveBeenCalledTimes(2);
  });

  it('is forgotten when there are too many words, and told right all the same', () => {
    const of = jest.fn((word: string) => Number(word));
    const remembered = rememberedByWord(of);
    for (let word = 0; word < 30_000; word++) remembered(String(word));
    expect(remembered('0')).toBe(0);
    expect(of).toHaveBeenCalledTimes(30_001);
    expect(remembered('29999')).toBe(29_999);
    expect(of).toHaveBeenCalledTimes(30_001);
  });
});
