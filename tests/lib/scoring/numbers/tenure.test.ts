import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { unionMonths, workedMonths } from '../../../../lib/scoring/numbers/tenure.ts';
import { evaluationMonth, orderKeys, reordered, rolesHeld } from '../../../helpers/scoring-arbitraries.ts';

const AS_OF = '2026-11';

describe('workedMonths of one role', () => {
  it.each<[string | null, string | null, number, string]>([
    ['2019', '2023', 48, 'bare years run from middle to middle'],
    ['2023', '2023', 6, 'a single bare year counts half'],
    ['2023', null, 6, 'a bare year without an end counts half'],
    ['2020-03', '2020-03', 1, 'a month counts whole'],
    ['2020-03', '2021-02', 12, 'the end month is included'],
    ['2020-03', null, 1, 'without an end only the first month is certain'],
    ['2019', '2023-03', 45, 'a bare start is July'],
    ['2019-03', '2023', 52, 'a bare end is the end of June'],
    ['2023', '2023-03', 2, 'a bare start is the middle of what an end in its year leaves'],
    ['2023', '2023-12', 6, 'which is July again for a whole year'],
    ['2023-09', '2023', 2, 'a bare end is the middle of what a start in its year leaves'],
    ['2026-11', 'present', 1, 'the month of the evaluation is included'],
    ['2025-12', 'present', 12, 'an open end runs to the month of the evaluation'],
    ['2025-12', '2031-05', 12, 'nothing lies after the month of the evaluation'],
    ['2026-09', '2026', 2, 'of the current year, what lies before the evaluation'],
    ['2027', '2028', 0, 'a role in the future proves nothing'],
    ['2023-05', '2021-03', 0, 'an end before the start proves nothing'],
    ['2023', '2021', 0, 'nor does one in bare years'],
    [null, 'present', 0, 'an end without a start proves nothing'],
    ['2020-13', 'present', 0, 'a month that does not exist is no date'],
    ['spring 2020', '2022', 0, 'words are no date'],
    ['2020-01', 'soon', 1, 'an end that is no date counts as absent'],
  ])('counts %s to %s as %i: %s', (start, end, months) => {
    expect(workedMonths([{ start, end }], AS_OF)).toBe(months);
  });

  it('refuses a month of evaluation that is none', () => {
    expect(() => workedMonths([{ start: '2020', end: 'present' }], '2026')).toThrow(RangeError);
    expect(() => workedMonths([{ start: '2020', end: 'present' }], '')).toThrow(RangeError);
  });

  it.each(['present', '2026', '2026-09'])(
    'never shrinks as the evaluation of "2026 - %s" moves on',
    (end) => {
      const asOf = ['2025-12', '2026-01', '2026-02', '2026-06', '2026-07', '2026-12', '2027-01', '2027-02'];
      const months = asOf.map((month) => workedMonths([{ start: '2026', end }], month));
      expect(months).toEqual([...months].sort((a, b) => a - b));
      expect([months[0], months[2], months[4]]).toEqual([0, 1, 4]);
    },
  );
});

describe('unionMonths', () => {
  it('counts overlaps once and gaps not at all', () => {
    const intervals = [
      { start: 0, end: 12 },
      { start: 6, end: 18 },
      { start: 8, end: 10 },
      { start: 24, end: 30 },
    ];
    expect(unionMonths(intervals)).toBe(24);
    expect(unionMonths([])).toBe(0);
  });
});

describe('workedMonths of several roles', () => {
  it('is the same for one role and for two that share its time', () => {
    const whole = { start: '2018-01', end: '2023-12' };
    expect(workedMonths([whole], AS_OF)).toBe(6 * 12);
    expect(workedMonths([{ start: '2020-01', end: '2023-12' }, whole], AS_OF)).toBe(6 * 12);
    const split = [
      { start: '2018-01', end: '2019-12' },
      { start: '2020-01', end: '2023-12' },
    ];
    expect(workedMonths(split, AS_OF)).toBe(6 * 12);
  });

  it('lies between the longest role and the sum of all, in any order', () => {
    fc.assert(
      fc.property(rolesHeld, evaluationMonth, orderKeys, (roles, asOf, keys) => {
        const each = roles.map((role) => workedMonths([role], asOf));
        const all = workedMonths(roles, asOf);
        expect(all).toBeGreaterThanOrEqual(Math.max(0, ...each));
        expect(all).toBeLessThanOrEqual(each.reduce((sum, months) => sum + months, 0));
        expect(workedMonths(reordered(roles, keys), asOf)).toBe(all);
      }),
    );
  });
});
