import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import type { Requirement, RequirementLevel, RoleHeld } from '../../../lib/models/model.ts';
import {
  computeMatchScore,
  fitShares,
  SENIORITY_VALUES,
  TITLE_VALUES,
} from '../../../lib/scoring/numbers/match-score.ts';
import { careerRise } from '../../../lib/scoring/numbers/trajectory.ts';
import { computeScoreCard, SCORING_VERSION, type ScoreCardInput } from '../../../lib/scoring/score-card.ts';
import type { Criterion, VerifiedRequirement } from '../../../lib/scoring/types.ts';

/** The worked example of docs/scoring.md, computed afresh: a figure that changes there or here fails this test. */

const BEGIN = '<!-- worked example: computed, see tests/lib/scoring/worked-example.test.ts -->\n';
const END = '<!-- end of worked example -->';

function nursing(title: string, seniority: RoleHeld['seniority'], start: string, end: string): RoleHeld {
  return {
    title,
    family: 'nursing',
    seniority,
    start,
    end,
    industry: 'hospital',
    skills: ['Wound care', 'Rostering'],
  };
}

function read(
  requirement: Omit<Requirement, 'id'>,
  level: RequirementLevel,
  evidence: string | null,
  roles: number[] = [],
): VerifiedRequirement {
  return { requirement: { id: requirement.text, ...requirement }, level, evidence, roles, statedYears: null };
}

const requirements = [
  read(
    { text: '5+ years of hospital nursing', kind: 'must', weight: 3, minimumYears: 5 },
    'met',
    'Nurse, St. Anna Hospital',
    [1, 2],
  ),
  read(
    { text: 'Leading a nursing team', kind: 'must', weight: 3, minimumYears: null },
    'met',
    'Lead 14 nurses on a surgical ward',
    [0],
  ),
  read(
    { text: '3+ years of budget responsibility', kind: 'must', weight: 2, minimumYears: 3 },
    'met',
    'Answer for the ward budget',
    [0],
  ),
  read({ text: 'SAP', kind: 'nice', weight: 1, minimumYears: null }, 'met', 'Rostering in SAP', [0]),
  read({ text: 'French', kind: 'nice', weight: 1, minimumYears: null }, 'missing', null),
  read(
    { text: 'Mentoring newcomers', kind: 'team', weight: 2, minimumYears: null },
    'partial',
    'Showed trainees around',
    [1],
  ),
];

const input: ScoreCardInput = {
  rubric: {
    title: 'Ward Manager',
    roleFamily: 'nursing',
    seniority: 'lead',
    scope: 'team',
    requirements: requirements.map(({ requirement }) => requirement),
    languageSupported: true,
  },
  assessment: {
    requirements,
    title: { relation: 'equivalent', evidence: 'Head Nurse' },
    seniority: { relation: 'same', evidence: 'Lead 14 nurses on a surgical ward' },
    scope: { relation: 'same', evidence: 'Lead 14 nurses on a surgical ward' },
    roles: [
      nursing('Head Nurse', 'lead', '2024-09', 'present'),
      nursing('Senior Nurse', 'senior', '2019-01', '2024-08'),
      nursing('Nurse', 'mid', '2015-01', '2018-12'),
    ],
    trajectory: { aligned: true, evidence: 'Head Nurse' },
    silentSkill: { phrase: 'Calm when a shift is short of hands', evidence: 'Kept the ward open' },
    analysis: 'Ward leadership is shown in the latest role. Budget work is recent.',
    languageSupported: true,
    warnings: [],
  },
  evaluatedAsOf: '2026-11',
  hasTeamProfile: true,
};

function average(criteria: readonly Criterion[], kind: Criterion['kind']): string {
  const ofKind = criteria.filter((criterion) => criterion.kind === kind);
  const weights = ofKind.reduce((sum, { weight }) => sum + weight, 0);
  const terms = ofKind.map(({ weight, coverage }) => `${weight} × ${coverage}`).join(' + ');
  const value = ofKind.reduce((sum, { weight, coverage }) => sum + weight * coverage, 0) / weights;
  return `(${terms}) / ${weights} = ${figure(value)}`;
}

function figure(value: number): string {
  return String(Math.round(value * 10_000) / 10_000);
}

/** A formatter may align the table's columns. */
function withoutAlignment(markdown: string): string {
  const lines = markdown.split('\n');
  return lines
    .map((line) => (line.startsWith('|') ? line.replace(/ +\|/gu, ' |').replace(/-+/gu, '-') : line))
    .join('\n');
}

function workedExample(): string {
  const card = computeScoreCard(input);
  const { criteria, trajectoryBonus } = card;
  const { title, seniority, roles } = input.assessment;
  const match = computeMatchScore({
    criteria,
    title: title.relation,
    seniority: seniority.relation,
    trajectoryAligned: true,
    trajectoryBonus,
  });
  const shares = fitShares(criteria);
  const rise = careerRise(roles, input.evaluatedAsOf);
  const rows = criteria.map((criterion, index) => {
    const { requirement, kind, weight, coverage, status } = criterion;
    return `| ${requirement} | ${kind} | ${weight} | ${requirements[index]?.level} | ${coverage} | ${status} |`;
  });
  return [
    '| Requirement | Kind | Weight | Level read | Coverage | Status |',
    '| --- | --- | --- | --- | --- | --- |',
    ...rows,
    '',
    '```text',
    `scoring version ${SCORING_VERSION}, evaluated as of ${input.evaluatedAsOf}`,
    `must       ${average(criteria, 'must')}`,
    `nice       ${average(criteria, 'nice')}`,
    `team       ${average(criteria, 'team')}`,
    `title      ${title.relation} = ${TITLE_VALUES[title.relation]}`,
    `seniority  ${seniority.relation} = ${SENIORITY_VALUES[seniority.relation]}`,
    `shares     must ${figure(shares.must)}, nice ${figure(shares.nice)}, team ${figure(shares.team)}, title ${figure(shares.title)}, seniority ${figure(shares.seniority)}`,
    `fit        ${figure(match.fit)}`,
    `bonus      ${rise?.steps} steps in ${figure(rise?.years ?? 0)} years = ${figure(rise?.velocity ?? 0)} a year: ${trajectoryBonus} points`,
    `uncapped   95 × ${figure(match.fit)} + ${trajectoryBonus} = ${figure(match.uncapped)}`,
    `cap        ${match.cap}: ${figure(match.exact)}, rounded ${card.matchScore}`,
    `tier       ${card.tier}, ${card.tierLabel}`,
    `adaptability ${card.adaptability}, focus penalty ${card.focusPenalty}`,
    '```',
    '',
    `> ${card.reasoning}`,
    '>',
    `> ${card.analysis}`,
    '',
  ].join('\n');
}

describe('docs/scoring.md', () => {
  it('shows the example as the code computes it', () => {
    const text = readFileSync(join(__dirname, '../../../docs/scoring.md'), 'utf8');
    const begin = text.indexOf(BEGIN);
    expect(begin).toBeGreaterThan(-1);
    const written = text.slice(begin + BEGIN.length, text.indexOf(END));
    expect(withoutAlignment(written)).toBe(withoutAlignment(`\n${workedExample()}\n`));
  });
});
