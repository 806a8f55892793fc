import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  REQUIREMENT_KINDS,
  type RequirementKind,
  SENIORITY_RELATIONS,
  TITLE_RELATIONS,
} from '../../../../lib/models/model.ts';
import { statusOf } from '../../../../lib/scoring/numbers/coverage.ts';
import {
  compressBelow,
  computeMatchScore,
  fitShares,
  type MatchInput,
  NO_MUST_COVERED_CAP,
  TIER_CAPS,
  unmetConditions,
} from '../../../../lib/scoring/numbers/match-score.ts';
import { tierOf } from '../../../../lib/scoring/numbers/tiers.ts';
import { orderKeys, reordered } from '../../../helpers/scoring-arbitraries.ts';

type Measured = MatchInput['criteria'][number];

function measured(kind: RequirementKind, coverage: number, weight: 1 | 2 | 3 = 1): Measured {
  return { kind, weight, coverage, status: statusOf(coverage) };
}

const perfect: MatchInput = {
  criteria: [measured('must', 1, 3), measured('must', 1, 3), measured('nice', 1), measured('nice', 1)],
  title: 'exact',
  seniority: 'same',
  trajectoryAligned: true,
  trajectoryBonus: 0,
};

const hundredths = fc.oneof(
  fc.constantFrom(0, 0.5, 1),
  fc.integer({ min: 0, max: 100 }).map((value) => value / 100),
);
const measuredCriterion = fc
  .tuple(fc.constantFrom(...REQUIREMENT_KINDS), hundredths, fc.constantFrom<1 | 2 | 3>(1, 2, 3))
  .map(([kind, coverage, weight]) => measured(kind, coverage, weight));

/** Bonuses without alignment don't occur: the bonus is earned by it. */
const matchInput: fc.Arbitrary<MatchInput> = fc
  .record({
    criteria: fc.array(measuredCriterion, { maxLength: 24 }),
    title: fc.constantFrom(...TITLE_RELATIONS),
    seniority: fc.constantFrom(...SENIORITY_RELATIONS),
    trajectoryAligned: fc.boolean(),
    bonus: fc.integer({ min: 0, max: 5 }),
  })
  .map(({ bonus, ...input }) => ({ ...input, trajectoryBonus: input.trajectoryAligned ? bonus : 0 }));

/** Nearly perfect inputs, where the caps are at work. */
const strongInput: fc.Arbitrary<MatchInput> = fc
  .record({
    criteria: fc.array(
      fc
        .tuple(
          fc.constantFrom(...REQUIREMENT_KINDS),
          fc.constantFrom(1, 1, 1, 1, 0.9, 0.5, 0),
          fc.constantFrom<1 | 2 | 3>(1, 2, 3),
        )
        .map(([kind, coverage, weight]) => measured(kind, coverage, weight)),
      { maxLength: 12 },
    ),
    title: fc.constantFrom('exact', 'exact', 'equivalent'),
    seniority: fc.constantFrom('same', 'same', 'one_step'),
    bonus: fc.integer({ min: 0, max: 5 }),
  })
  .map(({ bonus, ...input }) => ({
    ...input,
    trajectoryAligned: bonus !== 1,
    trajectoryBonus: bonus === 1 ? 0 : bonus,
  }));

const anyInput = fc.oneof(matchInput, strongInput);

function withCriterion(input: MatchInput, index: number, coverage: number): MatchInput {
  const criteria = input.criteria.map((criterion, position) =>
    position === index ? { ...criterion, coverage, status: statusOf(coverage) } : criterion,
  );
  return { ...input, criteria };
}

describe('a job without requirements', () => {
  it.each([[[]], [[measured('team', 1)]]])(
    'shows no more than Bronze, however well the title fits',
    (criteria) => {
      const input = { ...perfect, criteria, trajectoryBonus: 5 };
      expect(tierOf(computeMatchScore(input).score).tier).toBe('Bronze');
      expect(unmetConditions('Silver', input)).toEqual(['requirements']);
      expect(unmetConditions('Gold', input)).toEqual(['requirements']);
    },
  );

  it('has one as soon as it names a single wish', () => {
    expect(unmetConditions('Silver', { ...perfect, criteria: [measured('nice', 1)] })).toEqual([]);
  });
});

describe('computeMatchScore', () => {
  it('gives Gold to whoever shows all of it, without any rise, and 100 with a steep one', () => {
    expect(computeMatchScore(perfect)).toEqual({ score: 95, fit: 1, uncapped: 95, exact: 95, cap: null });
    expect(computeMatchScore({ ...perfect, trajectoryBonus: 5 }).score).toBe(100);
  });

  it('weighs musts, nices, title and seniority as documented', () => {
    const criteria = [
      measured('must', 1, 3),
      measured('must', 0.5, 3),
      measured('must', 0, 2),
      measured('nice', 1, 1),
      measured('nice', 0, 1),
    ];
    const input: MatchInput = { ...perfect, criteria, title: 'equivalent', seniority: 'one_step' };
    const fit = (0.62 * 4.5) / 8 + 0.13 * 0.5 + 0.15 * 0.85 + 0.1 * 0.6;
    expect(computeMatchScore(input).fit).toBeCloseTo(fit, 12);
    expect(computeMatchScore(input).score).toBe(57);
  });

  it('gives a fifth to the team where it asks for something', () => {
    const criteria = [measured('must', 1), measured('nice', 0), measured('team', 1), measured('team', 0)];
    const fit = 0.8 * (0.62 + 0.15 + 0.1) + 0.2 * 0.5;
    expect(computeMatchScore({ ...perfect, criteria }).fit).toBeCloseTo(fit, 12);
  });

  it('gives the share of a kind without requirements to the others in proportion', () => {
    const onlyMust = { ...perfect, criteria: [measured('must', 0.5)] };
    expect(computeMatchScore(onlyMust).fit).toBeCloseTo((0.62 * 0.5 + 0.25) / 0.87, 12);
    const onlyNice = { ...perfect, criteria: [measured('nice', 0.5)] };
    expect(computeMatchScore(onlyNice).fit).toBeCloseTo((0.13 * 0.5 + 0.25) / 0.38, 12);
    const none: MatchInput = { ...perfect, criteria: [], title: 'adjacent' };
    expect(computeMatchScore(none).fit).toBeCloseTo((0.15 * 0.5 + 0.1) / 0.25, 12);
  });

  it.each([
    { coverage: 0, title: 'exact', seniority: 'one_step', trajectoryBonus: 1, byHand: 53.5, score: 54 },
    { coverage: 1, title: 'unrelated', seniority: 'further', trajectoryBonus: 0, byHand: 37.5, score: 38 },
  ] as const)('rounds $byHand to $score, though floating point is just below', (of) => {
    const found = computeMatchScore({ ...perfect, ...of, criteria: [measured('nice', of.coverage)] });
    expect(found.exact).toBeLessThan(of.byHand);
    expect(found.exact).toBeCloseTo(of.byHand, 9);
    expect(found.score).toBe(of.score);
  });

  it('is a whole number from 0 to 100', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const { score } = computeMatchScore(input);
        expect(Number.isInteger(score)).toBe(true);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(100);
        expect(Object.is(score, -0)).toBe(false);
      }),
    );
  });

  it('ranks the better covered of two that are otherwise equal higher, by more than rounding can hide', () => {
    fc.assert(
      fc.property(anyInput, fc.nat(), hundredths, (input, pick, coverage) => {
        const index = pick % Math.max(1, input.criteria.length);
        const before = input.criteria[index];
        fc.pre(before !== undefined && before.coverage !== coverage);
        const one = computeMatchScore(input);
        const other = computeMatchScore(withCriterion(input, index, coverage));
        const [worse, better] = (before?.coverage ?? 0) < coverage ? [one, other] : [other, one];
        expect(better.exact).toBeGreaterThan(worse.exact);
        expect(better.score).toBeGreaterThanOrEqual(worse.score);
      }),
      { numRuns: 500 },
    );
  });

  it('never falls when the title or the seniority fits better', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const titles = TITLE_RELATIONS.map((title) => computeMatchScore({ ...input, title }).score);
        expect(titles).toEqual([...titles].sort((a, b) => b - a));
        const seniorities = SENIORITY_RELATIONS.map(
          (seniority) => computeMatchScore({ ...input, seniority }).score,
        );
        expect(seniorities).toEqual([...seniorities].sort((a, b) => b - a));
      }),
    );
  });

  it('never falls when the trajectory is aligned or earns more', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const unaligned = { ...input, trajectoryAligned: false, trajectoryBonus: 0 };
        const aligned = [0, 1, 2, 3, 4, 5].map((trajectoryBonus) => ({
          ...input,
          trajectoryAligned: true,
          trajectoryBonus,
        }));
        const scores = [unaligned, ...aligned].map((one) => computeMatchScore(one).score);
        expect(scores).toEqual([...scores].sort((a, b) => a - b));
      }),
    );
  });

  it('counts a must at least as much as a nice of equal weight', () => {
    fc.assert(
      fc.property(
        anyInput,
        hundredths,
        hundredths,
        fc.constantFrom<1 | 2 | 3>(1, 2, 3),
        (input, one, other, weight) => {
          const [low, high] = [Math.min(one, other), Math.max(one, other)];
          const criteria = [measured('must', low, weight), measured('nice', low, weight), ...input.criteria];
          const must = computeMatchScore(withCriterion({ ...input, criteria }, 0, high));
          const nice = computeMatchScore(withCriterion({ ...input, criteria }, 1, high));
          expect(must.score).toBeGreaterThanOrEqual(nice.score);
          expect(must.uncapped).toBeGreaterThanOrEqual(nice.uncapped - 1e-9);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('stays below 45 when every must is missing', () => {
    fc.assert(
      fc.property(anyInput, fc.integer({ min: 0, max: 49 }), (input, percent) => {
        const others = input.criteria.map((criterion) =>
          criterion.kind === 'must' ? measured('must', percent / 100, criterion.weight) : criterion,
        );
        const criteria = [measured('must', 0), ...others];
        expect(computeMatchScore({ ...input, criteria }).score).toBeLessThan(45);
      }),
    );
  });

  it('gives no badge that says more than what was shown', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const { tier } = tierOf(computeMatchScore(input).score);
        const all = (kind: RequirementKind) =>
          input.criteria.every((criterion) => criterion.kind !== kind || criterion.coverage === 1);
        if (tier === null) return;
        expect(input.title).not.toBe('unrelated');
        if (tier === 'Bronze') return;
        expect(all('must')).toBe(true);
        expect(input.seniority).toBe('same');
        expect(['exact', 'equivalent']).toContain(input.title);
        if (tier === 'Silver') return;
        expect(all('nice')).toBe(true);
        expect(input.title).toBe('exact');
        expect(input.trajectoryAligned).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  it('keeps the order of candidates below the same cap', () => {
    fc.assert(
      fc.property(anyInput, anyInput, (a, b) => {
        const [one, other] = [computeMatchScore(a), computeMatchScore(b)];
        fc.pre(one.cap === other.cap && one.uncapped !== other.uncapped);
        expect(Math.sign(one.exact - other.exact)).toBe(Math.sign(one.uncapped - other.uncapped));
      }),
      { numRuns: 500 },
    );
  });

  it('takes no badge away but the one whose conditions do not hold', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const { score, uncapped } = computeMatchScore(input);
        const bronzeHolds = unmetConditions('Bronze', input).length === 0;
        const silverHolds = bronzeHolds && unmetConditions('Silver', input).length === 0;
        if (bronzeHolds && Math.round(uncapped) >= 70) expect(score).toBeGreaterThanOrEqual(70);
        if (silverHolds && Math.round(uncapped) >= 85) expect(score).toBeGreaterThanOrEqual(85);
      }),
      { numRuns: 500 },
    );
  });

  it('does not depend on the order of the criteria', () => {
    fc.assert(
      fc.property(anyInput, orderKeys, (input, keys) => {
        const permuted = { ...input, criteria: reordered(input.criteria, keys) };
        expect(computeMatchScore(permuted)).toEqual(computeMatchScore(input));
      }),
    );
  });
});

describe('fitShares', () => {
  it('shrinks the share of a single nice beside twenty musts to that of one must', () => {
    const criteria = [...Array.from({ length: 20 }, () => measured('must', 1)), measured('nice', 1)];
    const shares = fitShares(criteria);
    expect(shares.nice).toBeCloseTo(0.75 / 21, 12);
    expect(shares.must).toBeCloseTo((0.75 * 20) / 21, 12);
  });

  it('sums to 1, whatever kinds there are', () => {
    fc.assert(
      fc.property(anyInput, ({ criteria }) => {
        const { must, nice, team, title, seniority } = fitShares(criteria);
        expect(must + nice + team + title + seniority).toBeCloseTo(1, 12);
      }),
    );
  });
});

describe('compressBelow', () => {
  const caps = [NO_MUST_COVERED_CAP, TIER_CAPS.Bronze, TIER_CAPS.Silver, TIER_CAPS.Gold];

  it('leaves what lies below the knee and brings 100 to the cap', () => {
    expect(compressBelow(70, TIER_CAPS.Silver)).toBe(70);
    expect(compressBelow(85, TIER_CAPS.Silver)).toBe(77);
    expect(caps.map((cap) => compressBelow(100, cap))).toEqual([44, 69, 84, 94]);
  });

  it('never gives a lower cap the higher score', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 100, noNaN: true }), (value) => {
        const scores = caps.map((cap) => compressBelow(value, cap));
        for (const [index, score] of scores.entries()) {
          expect(score).toBeLessThanOrEqual((scores[index + 1] ?? value) + 1e-9);
        }
      }),
    );
  });
});
