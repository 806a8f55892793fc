import { describe, expect, it } from '@jest/globals';
import { colorOfHex, isVisibleOn, WHITE } from '../../../lib/documents/contrast.ts';

describe('isVisibleOn', () => {
  it.each([[[255, 255, 255]], [[250, 250, 250]], [[255, 255, 240]]] as const)(
    'is false for %j on white',
    (ink) => {
      expect(isVisibleOn([ink[0], ink[1], ink[2]], WHITE)).toBe(false);
    },
  );

  it.each([[[0, 0, 0]], [[128, 128, 128]], [[200, 200, 200]]] as const)('is true for %j on white', (ink) => {
    expect(isVisibleOn([ink[0], ink[1], ink[2]], WHITE)).toBe(true);
  });

  it('is the same either way round', () => {
    expect(isVisibleOn(WHITE, [30, 30, 30])).toBe(true);
    expect(isVisibleOn([32, 32, 32], [30, 30, 30])).toBe(false);
  });
});

describe('colorOfHex', () => {
  it.each([
    ['#0a141e', [10, 20, 30]],
    ['FFFFFF', [255, 255, 255]],
    ['#abc', [170, 187, 204]],
  ])('reads %s', (text, color) => {
    expect(colorOfHex(text)).toEqual(color);
  });

  it.each(['', 'auto', '#12', '#12345g', 'red'])('is null for %j', (text) => {
    expect(colorOfHex(text)).toBeNull();
  });
});
