import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type Edit, TracedText } from '../../../../lib/scoring/intake/offset-map.ts';

const editsOf = (text: string): fc.Arbitrary<Edit[]> =>
  fc.array(
    fc
      .tuple(fc.nat(text.length), fc.nat(text.length), fc.string({ maxLength: 3 }))
      .map(([a, b, replacement]) => ({ start: Math.min(a, b), end: Math.max(a, b), replacement })),
    { maxLength: 8 },
  );

describe('a traced text', () => {
  it('maps what was kept to where it stood', () => {
    const traced = TracedText.of('one two three').edit([{ start: 4, end: 8, replacement: '' }]);
    expect(traced.text).toBe('one three');
    expect(traced.toOriginal({ start: 4, end: 9 })).toEqual({ start: 8, end: 13 });
  });

  it('maps a replacement to all that it stands for', () => {
    const traced = TracedText.of('Anna led a team').edit([{ start: 0, end: 4, replacement: '[redacted]' }]);
    expect(traced.toOriginal({ start: 0, end: 10 })).toEqual({ start: 0, end: 4 });
    expect(traced.toOriginal({ start: 3, end: 14 })).toEqual({ start: 0, end: 8 });
  });

  it('maps through several edits in a row', () => {
    const traced = TracedText.of('a-b-c-d')
      .edit([{ start: 1, end: 2, replacement: '' }])
      .edit([{ start: 2, end: 3, replacement: '++' }]);
    expect(traced.text).toBe('ab++c-d');
    expect(traced.toOriginal({ start: 4, end: 7 })).toEqual({ start: 4, end: 7 });
    expect(traced.rangeAtStage({ start: 2, end: 4 }, 1)).toEqual({ start: 2, end: 3 });
  });

  it('lets the first of two overlapping edits win', () => {
    const traced = TracedText.of('abcdef').edit([
      { start: 2, end: 5, replacement: 'Y' },
      { start: 1, end: 3, replacement: 'X' },
    ]);
    expect(traced.text).toBe('aXf');
  });

  it('maps every kept character to an equal one, whatever the edits', () => {
    const cases = fc.string({ maxLength: 60 }).chain((text) => fc.tuple(fc.constant(text), editsOf(text)));
    fc.assert(
      fc.property(cases, ([text, edits]) => {
        const marked = edits.map((edit) => ({
          ...edit,
          replacement: edit.replacement.replace(/./gs, '\u0000'),
        }));
        const traced = TracedText.of(text.replaceAll('\u0000', ' ')).edit(marked);
        for (let offset = 0; offset < traced.text.length; offset += 1) {
          const character = traced.text[offset];
          const source = traced.toOriginal({ start: offset, end: offset + 1 });
          expect(source.end).toBeLessThanOrEqual(text.length);
          if (character !== '\u0000') {
            expect(traced.original.slice(source.start, source.end)).toBe(character);
          }
        }
      }),
    );
  });
});
