import { describe, expect, it } from '@jest/globals';
import { formatFigures, median } from '../../../tools/bench/section.ts';

describe('median', () => {
  it.each([
    [[3], 3],
    [[5, 1, 3], 3],
    [[10, 9, 2, 1], 5.5],
  ])('of %j is %d', (values, middle) => {
    expect(median(values)).toBe(middle);
  });

  it('of nothing is an error, not a number', () => {
    expect(() => median([])).toThrow(RangeError);
  });
});

describe('formatFigures', () => {
  it('puts figures in columns and says which targets are missed', () => {
    const lines = formatFigures([
      { label: 'short', value: '1 ms' },
      { label: 'a long label', value: '10.0 ms', target: { text: 'at most 5', isMet: false } },
      { label: 'good', value: '2', target: { text: 'at most 3', isMet: true } },
    ]);

    expect(lines.split('\n')).toEqual([
      '  short            1 ms',
      '  a long label  10.0 ms  MISS  target at most 5',
      '  good                2  ok    target at most 3',
    ]);
  });
});
