import { describe, expect, it } from '@jest/globals';
import type { Applicant } from '../../../tools/audit/applicants.ts';
import { auditBias, type Grouping, type RateKind } from '../../../tools/audit/impact.ts';
import { formatAudit } from '../../../tools/audit/report.ts';

function group(
  sex: string | null,
  raceEthnicity: string | null,
  count: number,
  selected: number,
  score: number | null = null,
): Applicant[] {
  return Array.from({ length: count }, (_, index) => ({
    sex,
    raceEthnicity,
    score,
    selected: index < selected,
  }));
}

const SAMPLE = [
  ...group('Female', 'White', 40, 10),
  ...group('Male', 'White', 50, 25),
  ...group('Female', 'Asian', 9, 3),
  ...group('Male', null, 4, 4),
  ...group(null, 'Asian', 1, 1),
];

function table(applicants: readonly Applicant[], grouping: Grouping, rate: RateKind, excludeBelow = 0) {
  const { tables } = auditBias(applicants, excludeBelow);
  const found = tables.find((entry) => entry.grouping === grouping && entry.rate === rate);
  if (found === undefined) throw new Error('no such table');
  return found;
}

describe('selection rates', () => {
  it('are those selected among the applicants of a category, and the ratio is to the highest rate', () => {
    expect(table(SAMPLE, 'sex', 'selection')).toEqual({
      grouping: 'sex',
      rate: 'selection',
      unknown: 1,
      categories: [
        {
          category: 'Male',
          applicants: 54,
          favorable: 29,
          rate: 29 / 54,
          impactRatio: 1,
          isExcluded: false,
        },
        {
          category: 'Female',
          applicants: 49,
          favorable: 13,
          rate: 13 / 49,
          impactRatio: 13 / 49 / (29 / 54),
          isExcluded: false,
        },
      ],
    });
  });

  it('count only who is known in both for the intersectional categories', () => {
    const { categories, unknown } = table(SAMPLE, 'intersectional', 'selection');
    expect(unknown).toBe(5);
    expect(categories.map(({ category, rate }) => [category, rate])).toEqual([
      ['White / Male', 0.5],
      ['Asian / Female', 3 / 9],
      ['White / Female', 0.25],
    ]);
  });

  it('have no ratio where nobody was selected', () => {
    const { categories } = table(group('Female', 'White', 3, 0), 'sex', 'selection');
    expect(categories.map(({ rate, impactRatio }) => [rate, impactRatio])).toEqual([[0, null]]);
  });

  it('leave small categories out of the ratios, and out of the highest rate', () => {
    const applicants = [...group('Female', 'White', 99, 33), ...group('X', 'White', 1, 1)];
    expect(table(applicants, 'sex', 'selection', 0.02).categories).toEqual([
      { category: 'X', applicants: 1, favorable: 1, rate: 1, impactRatio: null, isExcluded: true },
      { category: 'Female', applicants: 99, favorable: 33, rate: 1 / 3, impactRatio: 1, isExcluded: false },
    ]);
    expect(table(applicants, 'sex', 'selection', 0).categories[1]?.impactRatio).toBe(1 / 3);
  });
});

describe('scoring rates', () => {
  it('are the share above the median of the whole sample, unknown groups included', () => {
    const applicants = [
      ...group('Female', 'White', 1, 0, 90),
      ...group('Female', 'White', 1, 0, 50),
      ...group('Male', 'White', 2, 0, 80),
      ...group(null, 'White', 1, 0, 10),
    ];
    expect(auditBias(applicants, 0).medianScore).toBe(80);
    expect(
      table(applicants, 'sex', 'scoring').categories.map(({ category, rate }) => [category, rate]),
    ).toEqual([
      ['Female', 0.5],
      ['Male', 0],
    ]);
  });

  it('are left out without a score for everyone', () => {
    expect(auditBias(SAMPLE, 0).tables.map(({ rate }) => rate)).toEqual([
      'selection',
      'selection',
      'selection',
    ]);
  });
});

describe('the report', () => {
  const audit = auditBias([...SAMPLE, ...group('=cmd', 'A "b", c', 1, 0)], 0.02);

  it('as a table states counts, unknowns and what was left out', () => {
    const text = formatAudit(audit, 'list.csv', 'table');
    expect(text).toContain('Source: list.csv\n105 applicants; sex unknown: 1, race or ethnicity unknown: 4');
    expect(text).toMatch(/Female +49 +13 +0\.265 +0\.494/);
    expect(text).toMatch(/=cmd +1 +0 +0\.000 +\*/);
    expect(text).toContain('* too small a share of the data');
  });

  it('as CSV has a line for each category and for the unknown', () => {
    const lines = formatAudit(audit, 'list.csv', 'csv').split('\n');
    expect(lines[0]).toBe('rate,grouping,category,applicants,favorable,rate_value,impact_ratio,excluded');
    expect(lines).toContain('selection,sex,Male,54,29,0.537037,1.000000,no');
    expect(lines).toContain("selection,sex,'=cmd,1,0,0.000000,,yes");
    expect(lines).toContain('selection,race_ethnicity,"A ""b"", c",1,0,0.000000,,yes');
    expect(lines).toContain('selection,intersectional,Unknown,5,,,,yes');
  });

  it('says how many could not be scored', () => {
    const unscored = auditBias(SAMPLE, 0, 3);
    expect(formatAudit(unscored, 'list.csv', 'table')).toContain('\nLeft out, since they have no score: 3\n');
    expect(formatAudit(unscored, 'list.csv', 'csv')).toContain('\nselection,sex,No score,3,,,,yes\n');
    expect(JSON.parse(formatAudit(unscored, 'list.csv', 'json'))).toMatchObject({ unscored: 3 });
    expect(formatAudit(audit, 'list.csv', 'table')).not.toContain('no score');
  });

  it('as JSON holds everything', () => {
    expect(JSON.parse(formatAudit(audit, 'list.csv', 'json'))).toEqual({ source: 'list.csv', ...audit });
  });
});
