import { describe, expect, it } from '@jest/globals';
import { daysOf, readUsageRange } from '../../../lib/contract/usage-range.ts';

const TODAY = '2026-11-21';

function read(from: string | null, to: string | null) {
  return readUsageRange({ from, to }, TODAY);
}

describe('the days of a usage report', () => {
  it.each([
    ['the last 30 without any', null, null, '2026-10-23', TODAY],
    ['30 up to the last', null, '2026-10-31', '2026-10-02', '2026-10-31'],
    ['30 from the first', '2026-01-31', null, '2026-01-31', '2026-03-01'],
    ['no day that has not come yet', '2026-11-20', null, '2026-11-20', TODAY],
    ['one day', TODAY, TODAY, TODAY, TODAY],
    ['92 days', '2026-05-01', '2026-07-31', '2026-05-01', '2026-07-31'],
    ['a leap day', '2024-02-29', '2024-02-29', '2024-02-29', '2024-02-29'],
  ])('are %s', (_, from, to, first, last) => {
    expect(read(from, to)).toEqual({ ok: true, range: { from: first, to: last } });
  });

  it.each([
    ['2026-11-22', null, 'from', 'not be after today, 2026-11-21 in UTC'],
    [null, '2026-11-22', 'to', 'not be after today'],
    ['2026-11-02', '2026-11-01', 'from', 'not be after "to"'],
    ['2026-05-01', '2026-08-01', 'from', '92 days at most'],
    ['2026-02-30', null, 'from', 'YYYY-MM-DD'],
    ['2026-2-3', null, 'from', 'YYYY-MM-DD'],
    ['', null, 'from', 'YYYY-MM-DD'],
    ["' or 1 eq 1", null, 'from', 'YYYY-MM-DD'],
    ['2026-01-01,2026-01-02', null, 'from', 'YYYY-MM-DD'],
    [null, '2026-11-21T00:00', 'to', 'YYYY-MM-DD'],
    [null, '0000-01-15', 'to', 'before 2000-01-01'],
    ['1999-12-31', null, 'from', 'before 2000-01-01'],
  ])('are not %j to %j', (from, to, param, rule) => {
    expect(read(from, to)).toMatchObject({
      ok: false,
      problem: { param, message: expect.stringContaining(rule) },
    });
  });
});

describe('daysOf', () => {
  it('lists every day, over the end of a month and over a change of clocks', () => {
    expect(daysOf({ from: '2026-10-24', to: '2026-10-26' })).toEqual([
      '2026-10-24',
      '2026-10-25',
      '2026-10-26',
    ]);
    expect(daysOf({ from: '2026-02-27', to: '2026-03-01' })).toEqual([
      '2026-02-27',
      '2026-02-28',
      '2026-03-01',
    ]);
  });
});
