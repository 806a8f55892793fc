import { describe, expect, it } from '@jest/globals';
import { readDocument } from '../../../../../lib/models/local/text/document.ts';

function linesOf(text: string): string[] {
  return readDocument(text, 'job').lines.map((line) => line.text);
}

describe('the points of a job that are counted with letters', () => {
  it.each<[string, string[]]>([
    [
      'E1. Beekeeping\nE2. Grafting: apples, pears\nE3 Pruning',
      ['Beekeeping', 'Grafting: apples, pears', 'Pruning'],
    ],
    ['SC1 Beekeeping\n\nSC2 Grafting', ['Beekeeping', 'Grafting']],
    ['(KC 1) Beekeeping\n(KC 2) Grafting', ['Beekeeping', 'Grafting']],
  ])('lose what counts them: %j', (text, lines) => {
    expect(linesOf(text)).toEqual(lines);
  });

  it.each<[string, string[]]>([
    ['B1 German\nB2 Spanish', ['B1 German', 'B2 Spanish']],
    [
      'R2 beekeeping certificate\nR7 grafting certificate',
      ['R2 beekeeping certificate', 'R7 grafting certificate'],
    ],
    ['P6 scheduling', ['P6 scheduling']],
  ])('keep what names something: %j', (text, lines) => {
    expect(linesOf(text)).toEqual(lines);
  });
});

describe('a list in lower case', () => {
  it('has a point in each line where nothing was wrapped', () => {
    const points = [
      'two years or more with honey bees, in an apiary',
      'Level 2 in beekeeping, or the will to take the course with us',
      'some understanding of orchards and how they are grafted',
    ];
    expect(linesOf(`What you need:\n${points.join('\n')}`).slice(1)).toEqual(points);
  });
});

describe('initials', () => {
  it('end no sentence', () => {
    const line = 'Knowledge of N.S. 3420 and N.S. 8405, read on site. Good German.';
    expect(linesOf(line)).toEqual(['Knowledge of N.S. 3420 and N.S. 8405, read on site.', 'Good German.']);
  });
});
