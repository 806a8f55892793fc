import { describe, expect, it } from '@jest/globals';
import { passagesOf } from '../../../../lib/scoring/intake/passages.ts';
import { wordsOf } from '../../../../lib/scoring/intake/words.ts';

function passagesIn(text: string): string[] {
  return passagesOf(text, wordsOf(text)).map(({ start, end }) => text.slice(start, end));
}

describe('the passages of a text', () => {
  it.each([
    ['Baked bread. Led two?! "Why?" Yes', ['Baked bread.', ' Led two?!', ' "Why?"', ' Yes']],
    ['Used Node.js and C... fast', ['Used Node.js and C...', ' fast']],
    ['First line\nSecond line.', ['First line', 'Second line.']],
    ['面包师。。烤面包.。是', ['面包师。', '烤面包.。', '是']],
  ])('are its sentences and lines: %j', (text, passages) => {
    expect(passagesIn(text)).toEqual(passages);
  });

  it.each(['.', '?', '!', '؟'])('are found behind a run of %j without end', (mark) => {
    const run = mark.repeat(500_000);
    expect(passagesIn(`Baked${run}x. Led`)).toEqual([`Baked${run}x.`, ' Led']);
  });

  it.each([
    ['Rules: "Be kind. Be brief." Led a team.', [false, true, false]],
    ['Rules: «Be kind. Be brief. Be here.»', [false, true, true]],
    ['Made signs 5" wide. Led a team.\nBaked bread. Led two.', [false, true, false, false]],
    ['"Be kind."\n"Be brief. Be here."', [false, false, true]],
  ])('know whether a quotation of their line is still open: %j', (text, open) => {
    expect(passagesOf(text, wordsOf(text)).map(({ goesOnQuoting }) => goesOnQuoting)).toEqual(open);
  });
});
