import { describe, expect, it } from '@jest/globals';
import { chunksByDirection } from '../../../../lib/documents/pdf/chunks.ts';
import type { Glyph } from '../../../../lib/documents/pdf/text-painter.ts';

const SIZE = 10;

/** Glyphs of half the size in width, one after the other, and spaces of the width that is given. */
function glyphsOf(texts: readonly string[], { x = 40, y = 100, space = SIZE / 2 } = {}): Glyph[] {
  let at = x;
  return texts.map((text) => {
    const start = at;
    at += text === ' ' ? space : SIZE / 2;
    return { text, x: start, y, endX: at, endY: y, size: SIZE, unseen: null };
  });
}

function textsOf(glyphs: readonly Glyph[]): string[][] {
  return chunksByDirection(glyphs).map((chunks) => chunks.map(({ text }) => text));
}

describe('chunksByDirection', () => {
  it('has bullets for those of symbol fonts, and nothing for their pictures', () => {
    expect(textsOf(glyphsOf(['\uf0b7', ' ', 'A', 'b', '\uf028']))).toEqual([['• Ab']]);
  });

  it('gives up ligatures and the forms of letters within a word', () => {
    expect(textsOf(glyphsOf(['o', 'ﬃ', 'c', 'e']))).toEqual([['office']]);
    // Painted from left to right; what belongs together is in the order of reading only after its line is.
    expect(textsOf(glyphsOf(['ﻻ', 'ﻣ']))).toEqual([['الم']]);
  });

  it('joins words across wide spaces, and not across the gap to another column', () => {
    expect(textsOf(glyphsOf([...'in a'], { space: 14 }))).toEqual([['in a']]);
    expect(textsOf(glyphsOf([...'in a'], { space: 30 }))).toEqual([['in', 'a']]);
  });

  it('is the same for letters from the right whichever is painted first', () => {
    const glyphs = glyphsOf([...'רוש םולש']);
    expect(textsOf(glyphs.toReversed())).toEqual(textsOf(glyphs));
    expect(textsOf(glyphs)).toEqual([['רוש םולש']]);
  });

  it('has a group for each direction of writing, the one with most glyphs first', () => {
    const up = glyphsOf([...'up']).map((glyph, index) => ({
      ...glyph,
      x: 20,
      endX: 20,
      y: 300 - index * 5,
      endY: 295 - index * 5,
    }));
    expect(textsOf([...up, ...glyphsOf([...'along'])])).toEqual([['along'], ['up']]);
  });
});
