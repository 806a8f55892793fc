import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { statusOf } from '../../../../lib/scoring/numbers/coverage.ts';
import { computeMatchScore, type MatchInput } from '../../../../lib/scoring/numbers/match-score.ts';
import { composeReasoning, gapsByImportance } from '../../../../lib/scoring/reasoning/reasoning.ts';
import { computeScoreCard } from '../../../../lib/scoring/score-card.ts';
import type { Criterion } from '../../../../lib/scoring/types.ts';
import { scoringCase } from '../../../helpers/scoring-arbitraries.ts';

function criterion(
  requirement: string,
  kind: Criterion['kind'],
  coverage: number,
  weight: 1 | 2 | 3 = 2,
): Criterion {
  const evidence = coverage > 0 ? 'a line' : null;
  return { requirement, kind, weight, coverage, status: statusOf(coverage), evidence };
}

function reasoningOf(criteria: Criterion[], rest: Partial<MatchInput> = {}): string {
  const input: MatchInput = {
    criteria,
    title: 'exact',
    seniority: 'same',
    trajectoryAligned: true,
    trajectoryBonus: 0,
    ...rest,
  };
  return composeReasoning({ ...input, criteria, matchScore: computeMatchScore(input).score });
}

const musts = ['Wound care', 'Night shifts', 'Mentoring'].map((text) => criterion(text, 'must', 1));

describe('composeReasoning', () => {
  it('says of Gold what was shown', () => {
    expect(reasoningOf([...musts, criterion('French', 'nice', 1)])).toBe(
      '95, Gold: all 3 must-haves and the only nice-to-have shown; title exact, seniority the same, trajectory aligned.',
    );
  });

  it('says of a job without requirements that there is nothing else to go by', () => {
    expect(reasoningOf([])).toBe(
      '82, Bronze: the job names no requirements to compare; only title and seniority to go by, so not Silver.',
    );
  });

  it('names what keeps a Silver candidate from Gold', () => {
    const criteria = [...musts, criterion('French', 'nice', 1), criterion('SAP', 'nice', 0)];
    expect(reasoningOf(criteria, { title: 'equivalent', trajectoryBonus: 4 })).toBe(
      '88, Silver: all 3 must-haves and 1 of 2 nice-to-haves shown; “SAP” missing, title equivalent but not exact, so not Gold.',
    );
    expect(reasoningOf(musts, { trajectoryAligned: false })).toBe(
      '91, Silver: all 3 must-haves shown; trajectory not shown to lead here, so not Gold.',
    );
  });

  it('names what keeps a Bronze candidate from Silver, the must first that costs most', () => {
    const criteria = [...musts, criterion('Triage', 'must', 0.5, 3), criterion('Ventilation', 'must', 0, 1)];
    expect(reasoningOf(criteria, { trajectoryBonus: 3 })).toBe(
      '75, Bronze: 3 of 5 must-haves (1 in part) shown; “Triage” only in part, “Ventilation” missing, so not Silver.',
    );
    expect(reasoningOf(musts, { seniority: 'one_step' })).toBe(
      '80, Bronze: all 3 must-haves shown; seniority one step off, so not Silver.',
    );
  });

  it('names what keeps a candidate without a tier from Bronze', () => {
    expect(
      reasoningOf([criterion('Wound care', 'must', 0)], { title: 'unrelated', seniority: 'further' }),
    ).toBe(
      '2, no tier: 0 of 1 must-have shown; “Wound care” missing, title unrelated, seniority more than one step off, so not Bronze.',
    );
    expect(reasoningOf([criterion('10 years of nursing', 'must', 0.2)])).toMatch(
      /^\d+, no tier: 0 of 1 must-have shown; “10 years of nursing” hardly shown, so not Bronze\.$/u,
    );
  });

  it('says when the job names nothing to compare', () => {
    expect(reasoningOf([], { title: 'adjacent' })).toBe(
      '67, no tier: the job names no requirements to compare; title only adjacent, so not Bronze.',
    );
  });

  it('shortens long requirements and names two at most', () => {
    const long = Array.from({ length: 6 }, (_, index) =>
      criterion(`${index} ${'long words '.repeat(30)}`, 'must', 0),
    );
    const reasoning = reasoningOf([...musts, ...long], { title: 'unrelated' });
    expect([...reasoning].length).toBeLessThanOrEqual(300);
    expect(reasoning).toMatch(
      /; title unrelated, “0 long[^”]*” and “1 long[^”]*” missing, so not Bronze\.$/u,
    );
  });

  it('is one sentence of at most 300 characters that begins with score and tier, for any case', () => {
    fc.assert(
      fc.property(scoringCase, (input) => {
        const { matchScore, tier, reasoning } = computeScoreCard(input);
        expect(reasoning.startsWith(`${matchScore}, ${tier ?? 'no tier'}: `)).toBe(true);
        expect([...reasoning].length).toBeLessThanOrEqual(300);
        expect(reasoning).toMatch(/^[^.!?]*\.$/u);
        if (tier !== 'Gold') expect(reasoning).toMatch(/, so not (?:Bronze|Silver|Gold)\.$/u);
        expect(reasoning).not.toMatch(/; ,|, ,|; \./u);
      }),
      { numRuns: 500 },
    );
  });
});

describe('gapsByImportance', () => {
  it('orders what is not met by what it costs', () => {
    const criteria = [
      ...musts,
      criterion('a', 'nice', 0, 1),
      criterion('b', 'must', 0.5, 1),
      criterion('c', 'must', 0, 3),
    ];
    expect(gapsByImportance(criteria).map(({ requirement }) => requirement)).toEqual(['c', 'a', 'b']);
  });
});
