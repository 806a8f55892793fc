import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { REQUIREMENT_LEVELS, type RequirementLevel, type RoleHeld } from '../../../../lib/models/model.ts';
import { coverageOf, criterionOf, statusOf } from '../../../../lib/scoring/numbers/coverage.ts';
import type { VerifiedRequirement } from '../../../../lib/scoring/types.ts';
import { scoringCase } from '../../../helpers/scoring-arbitraries.ts';

const AS_OF = '2026-11';

function role(start: string | null, end: string | null): RoleHeld {
  return { title: 'Buyer', family: 'procurement', seniority: 'mid', start, end, industry: null, skills: [] };
}

function verified(
  level: RequirementLevel,
  minimumYears: number | null,
  read: Partial<VerifiedRequirement> = {},
): VerifiedRequirement {
  return {
    requirement: { id: 'r1', text: 'Tendering', kind: 'must', weight: 2, minimumYears },
    level,
    evidence: level === 'missing' ? null : 'Ran 40 tenders a year',
    roles: [],
    statedYears: null,
    ...read,
  };
}

const threeYears = [role('2020-01', '2022-12')];

describe('coverageOf', () => {
  it.each([
    ['met', 1],
    ['partial', 0.5],
    ['missing', 0],
  ] as const)('counts a %s requirement without years as %d', (level, coverage) => {
    expect(coverageOf(verified(level, null), [], AS_OF)).toBe(coverage);
  });

  it('counts a level without evidence as missing', () => {
    expect(coverageOf(verified('met', null, { evidence: null }), [], AS_OF)).toBe(0);
    expect(coverageOf(verified('met', 5, { evidence: null, statedYears: 9 }), [], AS_OF)).toBe(0);
  });

  it('divides the years that the dates prove by those asked for', () => {
    expect(coverageOf(verified('met', 5, { roles: [0] }), threeYears, AS_OF)).toBe(0.6);
    expect(coverageOf(verified('met', 3, { roles: [0] }), threeYears, AS_OF)).toBe(1);
    expect(coverageOf(verified('met', 2, { roles: [0] }), threeYears, AS_OF)).toBe(1);
  });

  it('takes the longer of the dated and the stated years', () => {
    expect(coverageOf(verified('met', 5, { roles: [0], statedYears: 4 }), threeYears, AS_OF)).toBe(0.8);
    expect(coverageOf(verified('met', 5, { roles: [0], statedYears: 1 }), threeYears, AS_OF)).toBe(0.6);
  });

  it('counts overlapping roles once and ignores roles it was not shown in or that do not exist', () => {
    const roles = [...threeYears, role('2021-01', '2023-12'), role('2000-01', '2010-12')];
    expect(coverageOf(verified('met', 5, { roles: [0, 1, 9] }), roles, AS_OF)).toBe(0.8);
  });

  it('is not full while a month is missing', () => {
    const almost = [role('2018-01', '2022-11')];
    expect(coverageOf(verified('met', 5, { roles: [0] }), almost, AS_OF)).toBe(0.98);
    const decades = [role('1975-01', '2024-11')];
    expect(coverageOf(verified('met', 50, { roles: [0] }), decades, AS_OF)).toBe(0.99);
  });

  it('is full when years asked for in fractions are there to the month', () => {
    const months = [role('2026-01', '2026-06')];
    expect(coverageOf(verified('met', 0.5, { roles: [0] }), months, AS_OF)).toBe(1);
    expect(coverageOf(verified('met', 1.1, { statedYears: 1.1 }), [], AS_OF)).toBe(1);
  });

  it('counts half for evidence whose years nothing tells', () => {
    expect(coverageOf(verified('met', 5), [], AS_OF)).toBe(0.5);
    expect(coverageOf(verified('partial', 5), [], AS_OF)).toBe(0.5);
    expect(coverageOf(verified('met', 5, { roles: [0] }), [role(null, null)], AS_OF)).toBe(0.5);
  });

  it('counts nothing for years that are stated to be none', () => {
    expect(coverageOf(verified('met', 5, { statedYears: 0 }), [], AS_OF)).toBe(0);
  });

  it('keeps what is shown only in part at half, however many years of it there are', () => {
    expect(coverageOf(verified('partial', 2, { roles: [0] }), threeYears, AS_OF)).toBe(0.5);
    expect(coverageOf(verified('partial', 10, { roles: [0] }), threeYears, AS_OF)).toBe(0.3);
  });

  it('is 0 to 1 in hundredths and never falls as the level rises', () => {
    fc.assert(
      fc.property(scoringCase, ({ assessment, evaluatedAsOf }) => {
        for (const one of assessment.requirements) {
          const coverages = REQUIREMENT_LEVELS.map((level) =>
            coverageOf({ ...one, level, evidence: 'a line' }, assessment.roles, evaluatedAsOf),
          );
          expect(coverages).toEqual([...coverages].sort((a, b) => b - a));
          for (const coverage of coverages) {
            expect(coverage).toBeGreaterThanOrEqual(0);
            expect(coverage).toBeLessThanOrEqual(1);
            expect(coverage).toBe(Math.round(coverage * 100) / 100);
          }
        }
      }),
    );
  });
});

describe('statusOf', () => {
  it.each([
    [1, 'met'],
    [0.99, 'partial'],
    [0.5, 'partial'],
    [0.49, 'missing'],
    [0, 'missing'],
  ])('shows a coverage of %d as %s', (coverage, status) => {
    expect(statusOf(coverage)).toBe(status);
  });
});

describe('criterionOf', () => {
  it('keeps the evidence of what counts too little to be partial', () => {
    expect(criterionOf(verified('met', 10, { roles: [0] }), threeYears, AS_OF)).toEqual({
      requirement: 'Tendering',
      kind: 'must',
      weight: 2,
      status: 'missing',
      coverage: 0.3,
      evidence: 'Ran 40 tenders a year',
    });
  });

  it('gives every met or partial criterion its evidence, and none to what counts nothing', () => {
    fc.assert(
      fc.property(scoringCase, ({ assessment, evaluatedAsOf }) => {
        for (const one of assessment.requirements) {
          const { status, coverage, evidence } = criterionOf(one, assessment.roles, evaluatedAsOf);
          expect(evidence !== null).toBe(coverage > 0);
          expect(status === 'missing').toBe(coverage < 0.5);
        }
      }),
    );
  });
});
