import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type RequirementLevel, SENIORITY_RELATIONS, TITLE_RELATIONS } from '../../../lib/models/model.ts';
import { tierOf } from '../../../lib/scoring/numbers/tiers.ts';
import { computeScoreCard, NO_SILENT_SKILL, type ScoreCardInput } from '../../../lib/scoring/score-card.ts';
import type { ScoreCard, VerifiedAssessment } from '../../../lib/scoring/types.ts';
import { orderKeys, reordered, scoringCase } from '../../helpers/scoring-arbitraries.ts';

function withAssessment(input: ScoreCardInput, change: Partial<VerifiedAssessment>): ScoreCardInput {
  return { ...input, assessment: { ...input.assessment, ...change } };
}

function withLevel(input: ScoreCardInput, index: number, level: RequirementLevel, evidence: string | null) {
  const requirements = input.assessment.requirements.map((one, position) =>
    position === index ? { ...one, level, evidence } : one,
  );
  return withAssessment(input, { requirements });
}

function numbersOf({ matchScore, tier, adaptability, focusPenalty, trajectoryBonus }: ScoreCard) {
  return { matchScore, tier, adaptability, focusPenalty, trajectoryBonus };
}

const EMPTY: ScoreCardInput = {
  rubric: {
    title: 'Nurse',
    roleFamily: 'nursing',
    seniority: 'mid',
    scope: 'individual',
    requirements: [{ id: 'r1', text: 'Wound care', kind: 'must', weight: 3, minimumYears: null }],
    languageSupported: true,
  },
  assessment: {
    requirements: [],
    title: { relation: 'unrelated', evidence: null },
    seniority: { relation: 'further', evidence: null },
    scope: { relation: 'unknown', evidence: null },
    roles: [],
    trajectory: { aligned: false, evidence: null },
    silentSkill: null,
    analysis: '',
    languageSupported: true,
    warnings: [],
  },
  evaluatedAsOf: '2026-11',
  hasTeamProfile: false,
};

describe('computeScoreCard', () => {
  it('gives whoever shows nothing low and neutral numbers', () => {
    expect(computeScoreCard(EMPTY)).toEqual({
      matchScore: 2,
      tier: null,
      tierLabel: null,
      adaptability: 30,
      focusPenalty: 0,
      trajectoryBonus: 0,
      criteria: [
        {
          requirement: 'Wound care',
          kind: 'must',
          weight: 3,
          status: 'missing',
          coverage: 0,
          evidence: null,
        },
      ],
      reasoning:
        '2, no tier: 0 of 1 must-have shown; “Wound care” missing, title unrelated, seniority more than one step off, so not Bronze.',
      analysis:
        'No role is shown that is close to the advertised one. The resume fully shows none of what is asked for, above all not “Wound care”. The trajectory bonus is 0 of 5 points, because the resume does not show a path that leads towards this role.',
      silentSkill: 'Not evident from the resume',
    });
  });

  it('never falls when a level rises', () => {
    fc.assert(
      fc.property(scoringCase, fc.nat(), (input, pick) => {
        const index = pick % Math.max(1, input.assessment.requirements.length);
        const scores = [
          withLevel(input, index, 'missing', null),
          withLevel(input, index, 'partial', 'a line'),
          withLevel(input, index, 'met', 'a line'),
        ].map((one) => computeScoreCard(one).matchScore);
        expect(scores).toEqual([...scores].sort((a, b) => a - b));
      }),
      { numRuns: 300 },
    );
  });

  it('never falls when title, seniority or trajectory fit better', () => {
    fc.assert(
      fc.property(scoringCase, (input) => {
        const evidence = 'a line';
        const titles = TITLE_RELATIONS.map((relation) =>
          withAssessment(input, { title: { relation, evidence } }),
        );
        const seniorities = SENIORITY_RELATIONS.map((relation) =>
          withAssessment(input, { seniority: { relation, evidence } }),
        );
        const trajectories = [true, false].map((aligned) =>
          withAssessment(input, { trajectory: { aligned, evidence } }),
        );
        for (const bestFirst of [titles, seniorities, trajectories]) {
          const scores = bestFirst.map((one) => computeScoreCard(one).matchScore);
          expect(scores).toEqual([...scores].sort((a, b) => b - a));
        }
      }),
    );
  });

  it('counts a level, a title or a trajectory without evidence as not there', () => {
    fc.assert(
      fc.property(scoringCase, fc.nat(), (input, pick) => {
        const index = pick % Math.max(1, input.assessment.requirements.length);
        const claimed = withAssessment(withLevel(input, index, 'met', null), {
          title: { relation: 'exact', evidence: null },
          trajectory: { aligned: true, evidence: null },
        });
        const absent = withAssessment(withLevel(input, index, 'missing', null), {
          title: { relation: 'unrelated', evidence: null },
          trajectory: { aligned: false, evidence: null },
        });
        expect(computeScoreCard(claimed)).toEqual(computeScoreCard(absent));
      }),
    );
  });

  it('stays below 45 when every must is missing', () => {
    fc.assert(
      fc.property(scoringCase, (input) => {
        const { criteria, matchScore } = computeScoreCard(input);
        const musts = criteria.filter(({ kind }) => kind === 'must');
        if (musts.length > 0 && musts.every(({ status }) => status === 'missing'))
          expect(matchScore).toBeLessThan(45);
      }),
      { numRuns: 300 },
    );
  });

  it('changes no number when the requirements or the roles are in another order', () => {
    fc.assert(
      fc.property(scoringCase, orderKeys, (input, keys) => {
        const { roles, requirements } = input.assessment;
        const order = reordered(
          roles.map((_, index) => index),
          keys,
        );
        const permuted = withAssessment(
          { ...input, rubric: { ...input.rubric, requirements: reordered(input.rubric.requirements, keys) } },
          {
            roles: order.map((index) => roles[index]).filter((role) => role !== undefined),
            requirements: reordered(requirements, keys).map((one) => ({
              ...one,
              roles: one.roles.map((index) => order.indexOf(index)).filter((index) => index !== -1),
            })),
          },
        );
        expect(numbersOf(computeScoreCard(permuted))).toEqual(numbersOf(computeScoreCard(input)));
      }),
    );
  });

  it('is the same each time and changes nothing that it was given', () => {
    fc.assert(
      fc.property(scoringCase, (input) => {
        const before = structuredClone(input);
        const first = computeScoreCard(input);
        expect(input).toEqual(before);
        expect(computeScoreCard(structuredClone(input))).toEqual(first);
      }),
    );
  });

  it('derives the tier from the score and keeps criteria in the order of the rubric', () => {
    fc.assert(
      fc.property(scoringCase, (input) => {
        const { matchScore, tier, tierLabel, criteria } = computeScoreCard(input);
        expect({ tier, tierLabel }).toEqual(tierOf(matchScore));
        expect(criteria.map(({ requirement }) => requirement)).toEqual(
          input.rubric.requirements.map(({ text }) => text),
        );
      }),
    );
  });

  it('counts what reads like a wish of the team as a nice-to-have when there is no profile', () => {
    const requirement = { id: 'r1', text: 'Pairing', kind: 'team', weight: 1, minimumYears: null } as const;
    const input = { ...EMPTY, rubric: { ...EMPTY.rubric, requirements: [requirement] } };
    expect(computeScoreCard(input).criteria[0]?.kind).toBe('nice');
    expect(computeScoreCard({ ...input, hasTeamProfile: true }).criteria[0]?.kind).toBe('team');
  });

  it.each([
    ['  Calm \n under pressure ', 'Calm under pressure'],
    [`${'steady '.repeat(11)}and patient`, `${'steady '.repeat(11)}and`.slice(0, 80)],
    ['   ', NO_SILENT_SKILL],
  ])('gives the silent skill on one line in 80 characters: %j', (phrase, expected) => {
    const input = withAssessment(EMPTY, { silentSkill: { phrase, evidence: 'a line' } });
    expect(computeScoreCard(input).silentSkill).toBe(expected);
  });
});
