import { describe, expect, it } from '@jest/globals';
import {
  NO_ROW,
  ROWS_OF_TOKEN,
  readTokens,
  TABLE_ROWS,
} from '../../../../../lib/scoring/intake/instructions/sentence-tokens.ts';
import { wordedText } from '../../../../../lib/scoring/intake/instructions/worded-text.ts';
import { passagesOf } from '../../../../../lib/scoring/intake/passages.ts';
import { wordsOf } from '../../../../../lib/scoring/intake/words.ts';

/** The tokens of a sentence, of which a piece is redacted. */
function tokensOf(text: string, redacted = ''): number[][] {
  const words = wordsOf(text);
  const start = text.indexOf(redacted);
  const redactions = redacted === '' ? [] : [{ start, end: start + redacted.length, replacement: '' }];
  const worded = wordedText(text, words, redactions);
  const [passage, ...others] = passagesOf(worded.text, words);
  if (passage === undefined || others.length > 0) throw new Error('The text is no single sentence.');
  const rows = readTokens(worded, passage);
  return Array.from({ length: rows.length / ROWS_OF_TOKEN }, (_, index) =>
    rows.slice(index * ROWS_OF_TOKEN, (index + 1) * ROWS_OF_TOKEN),
  );
}

describe('readTokens', () => {
  it('gives a token for each word and each mark, in their order', () => {
    const tokens = tokensOf('Sold tea, then tea.');
    expect(tokens).toHaveLength(6);
    expect(tokens[1]).toEqual(tokens[4]);
    expect(tokens[0]).not.toEqual(tokens[1]);
    for (const row of tokens.flat()) expect(row).toBeLessThan(TABLE_ROWS);
  });

  it('gives forms of a word their first letters in common', () => {
    const [one, other] = [tokensOf('translate')[0], tokensOf('translating')[0]];
    expect(one?.[0]).not.toBe(other?.[0]);
    expect(one?.slice(1, 3)).toEqual(other?.slice(1, 3));
    expect(one?.[3]).not.toBe(other?.[3]);
  });

  it('gives marks a row of their own and no other', () => {
    const mark = tokensOf('Sold tea!').at(-1);
    expect(mark?.[0]).not.toBe(NO_ROW);
    expect(mark?.slice(1)).toEqual([NO_ROW, NO_ROW, NO_ROW]);
  });

  it('reads names as one and the same, however many words they have', () => {
    const tokens = ['Amina', 'Jan van der Berg', '王小明'].map((name) =>
      tokensOf(`Ask ${name} about it`, name),
    );
    expect(tokens[1]).toEqual(tokens[0]);
    expect(tokens[2]).toEqual(tokens[0]);
  });

  it('gives each letter of a script without spaces a token', () => {
    expect(tokensOf('翻译合同')).toHaveLength(4);
  });

  it('stops after 160 tokens', () => {
    expect(tokensOf('word '.repeat(1_000))).toHaveLength(160);
    expect(tokensOf(`${'word, '.repeat(1_000)}`)).toHaveLength(160);
  });
});
