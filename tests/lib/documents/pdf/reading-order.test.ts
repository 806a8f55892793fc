import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Chunk } from '../../../../lib/documents/pdf/chunks.ts';
import { inReadingOrder } from '../../../../lib/documents/pdf/reading-order.ts';

const SIZE = 10;

/** A chunk of the text at a place; a character is half as wide as it is high. */
function chunk(text: string, x0: number, y: number): Chunk {
  return { text, x0, x1: x0 + (text.length * SIZE) / 2, y, size: SIZE };
}

/** Lines below each other. */
function column(x0: number, y: number, lines: readonly string[], leading = 12): Chunk[] {
  return lines.map((text, index) => chunk(text, x0, y + index * leading));
}

function linesOf(chunks: readonly Chunk[]): string[] {
  return inReadingOrder(chunks).map((line) => line.map(({ text }) => text).join(' | '));
}

const PROSE = [
  'Moved the ledger to services',
  'Cut the nightly run to minutes',
  'Mentored three engineers',
  'Reviewed every change of schema',
];

describe('inReadingOrder', () => {
  it('reads two columns one after the other, with their heading first and the foot last', () => {
    const heading = chunk(
      'A heading as wide as the whole page of the resume, over both of the columns',
      40,
      40,
    );
    const foot = chunk('A foot as wide as the whole page of the resume, below both of the columns', 40, 400);
    const left = column(40, 80, ['Skills', 'Go and Rust', 'SQL', 'Docker', 'Languages', 'Polish'], 17);
    const right = column(240, 84, PROSE);
    expect(linesOf([...right, foot, ...left, heading])).toEqual([
      heading.text,
      ...left.map(({ text }) => text),
      ...PROSE,
      foot.text,
    ]);
  });

  it('reads columns of prose one after the other even when their lines are level', () => {
    const other = PROSE.map((line) => line.toUpperCase());
    expect(linesOf([...column(40, 80, PROSE), ...column(300, 80, other)])).toEqual([...PROSE, ...other]);
  });

  it('reads three columns', () => {
    const names = [1, 2, 3].map((number) => PROSE.map((line) => `${number} ${line}`));
    const chunks = names.flatMap((lines, index) =>
      column(40 + index * 220, 80 + index * 5, lines, 12 + index),
    );
    expect(linesOf(chunks)).toEqual(names.flat());
  });

  it('reads dates at the right edge with the roles they belong to', () => {
    const roles = [
      'Data Engineer, Kolejka',
      'Built the pipeline',
      'Developer, Biuro',
      'Kept invoices',
      'BSc, Gdansk',
    ];
    const dates = [
      chunk('2019 - present', 400, 80),
      chunk('2015 - 2019', 400, 104),
      chunk('2012 - 2015', 400, 128),
    ];
    expect(linesOf([...column(40, 80, roles), ...dates])).toEqual([
      'Data Engineer, Kolejka | 2019 - present',
      'Built the pipeline',
      'Developer, Biuro | 2015 - 2019',
      'Kept invoices',
      'BSc, Gdansk | 2012 - 2015',
    ]);
  });

  it('reads dates at the left edge, one to each line, across', () => {
    const dates = ['2019 - 2023', '2015 - 2019', '2012 - 2015', '2009 - 2012'];
    const lines = linesOf([...column(40, 80, dates), ...column(160, 80, PROSE)]);
    expect(lines).toEqual(PROSE.map((line, index) => `${dates[index]} | ${line}`));
  });

  it('reads the right column first where a page is read from the right', () => {
    const other = PROSE.map((line) => line.toUpperCase());
    const lines = inReadingOrder([...column(40, 80, PROSE), ...column(300, 80, other)], true);
    expect(lines.map(([first]) => first?.text)).toEqual([...other, ...PROSE]);
  });

  it('reads narrow columns of prose one after the other, level as they are', () => {
    const prose = ['kept the books of a', 'ferry line for six', 'years, in three', 'currencies and without'];
    const columns = [1, 2, 3].map((number) => prose.map((line) => `${number} ${line}`));
    const chunks = columns.flatMap((lines, index) => column(40 + index * 150, 80, lines));
    expect(linesOf(chunks)).toEqual(columns.flat());
  });

  it('reads a table with dates across, although a heading stands above its first column', () => {
    const dates = [
      chunk('Roles', 40, 60),
      chunk('Period', 40, 80),
      chunk('2019 - 2023', 40, 104),
      chunk('2015 - 2019', 40, 128),
    ];
    const roles = column(
      160,
      80,
      ['Role and place', 'Wound care', 'Nurse', 'Clinic days', 'Nurse again'],
      12,
    );
    expect(linesOf([...dates, ...roles])).toEqual([
      ...['Roles', 'Period | Role and place', 'Wound care'],
      ...['2019 - 2023 | Nurse', 'Clinic days', '2015 - 2019 | Nurse again'],
    ]);
  });

  it('keeps bullets with their lines', () => {
    const bullets = PROSE.map(() => '-');
    expect(linesOf([...column(40, 80, bullets), ...column(70, 80, PROSE)])).toEqual(
      PROSE.map((line) => `- | ${line}`),
    );
  });

  it('keeps every chunk, once, whatever a page looks like', () => {
    const place = fc.record({
      text: fc.string({ minLength: 1, maxLength: 30 }),
      x0: fc.double({ min: -500, max: 1000, noNaN: true }),
      width: fc.double({ min: 0, max: 600, noNaN: true }),
      y: fc.double({ min: -500, max: 1500, noNaN: true }),
      size: fc.double({ min: 0.01, max: 100, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(place, { maxLength: 60 }), (places) => {
        const chunks = places.map(({ width, ...rest }) => ({ ...rest, x1: rest.x0 + width }));
        const read = inReadingOrder(chunks).flat();
        expect(new Set(read)).toEqual(new Set(chunks));
        expect(read).toHaveLength(chunks.length);
      }),
      { numRuns: 200 },
    );
  });
});
