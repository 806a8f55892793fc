import { describe, expect, it } from '@jest/globals';
import type { TrajectoryBonus } from '../../../../lib/scoring/numbers/trajectory.ts';
import { composeAnalysis } from '../../../../lib/scoring/reasoning/analysis-text.ts';
import type { Criterion } from '../../../../lib/scoring/types.ts';

const flat: TrajectoryBonus = { bonus: 0, reason: 'not_aligned', rise: null };
const FLAT_SENTENCE =
  'The trajectory bonus is 0 of 5 points, because the resume does not show a path that leads towards this role.';

function criterion(requirement: string, coverage: number, weight: 1 | 2 | 3 = 2): Criterion {
  const status = coverage === 1 ? 'met' : coverage >= 0.5 ? 'partial' : 'missing';
  return { requirement, kind: 'must', weight, coverage, status, evidence: coverage > 0 ? 'a line' : null };
}

const NO_ROLE = 'No role is shown that is close to the advertised one.';

function analysisOf(analysis: string, trajectory = flat, criteria: Criterion[] = []): string {
  return composeAnalysis({ analysis, title: 'unrelated', criteria, trajectory });
}

/** What is left of the model's text. */
function keptOf(analysis: string): string {
  return analysisOf(`Solid ward experience. ${analysis}`).slice(0, -FLAT_SENTENCE.length).trim();
}

describe('composeAnalysis', () => {
  it('keeps what the model wrote and adds the bonus', () => {
    expect(analysisOf('Wound care runs through every role. Mentoring is shown twice.')).toBe(
      `Wound care runs through every role. Mentoring is shown twice. ${FLAT_SENTENCE}`,
    );
  });

  it.each([
    'This is an 88.',
    'A score of ninety is fair.',
    'Clearly Gold material.',
    'Belongs to the top tier.',
    'A fit of 85 percent.',
    'Fits by 85%.',
    'Match 91 overall.',
    'The Perfect Soul for this ward.',
    'Rated among the best.',
    'Has 8 years of nursing.',
    'She has led a ward.',
    'Wards were led by him.',
    'Mr Weber led a ward.',
    'Ms Weber led a ward.',
    'Look at (s)he.',
    'The resume says "Led her ward. Trained nurses" and more.',
    `${'very '.repeat(200)}long.`,
    '***.',
  ])('drops a sentence that states a score, a tier, a number or a gender: %s', (sentence) => {
    expect(keptOf(sentence)).toBe('Solid ward experience.');
  });

  it.each([
    'Audits under ISO 9001 are shown.',
    'The services run on Java 17.',
    'Reports in MS Office and runs on GC-MS are shown.',
    '"Class 1 driver" is the advertised job itself.',
    'Storage on S3 is shown.',
    'This points to calm under pressure.',
    'The theme of care is clear.',
    'Modern tools, e.g. Kubernetes, are missing.',
    'Works with B. Braun pumps.',
    'The resume says "Led a ward. Trained nurses", which is asked for.',
    'The resume says „Led a ward. Trained nurses“, which is asked for.',
  ])('keeps a sentence that only looks like one: %s', (sentence) => {
    expect(keptOf(sentence)).toBe(`Solid ward experience. ${sentence}`);
  });

  it('keeps four sentences at most and closes an open one', () => {
    expect(keptOf('One. Two more words! Three? Four is too many')).toBe(
      'Solid ward experience. One. Two more words! Three?',
    );
    expect(keptOf('It says „Led a ward“. It says «Ward.» Of the rest 3 are told.')).toBe(
      'Solid ward experience. It says „Led a ward“. It says «Ward.»',
    );
    expect(keptOf('Left open')).toBe('Solid ward experience. Left open.');
  });

  it('lets title and criteria speak when nothing of the model is left', () => {
    const criteria = [
      criterion('Wound care', 1),
      criterion('Night shifts', 1, 3),
      criterion('SAP', 0),
      criterion('Triage', 0.5),
    ];
    expect(analysisOf('Score: 88!', flat, criteria)).toBe(
      `${NO_ROLE} The resume shows “Night shifts” and “Wound care”. It shows “Triage” only in part. It does not show “SAP”. ${FLAT_SENTENCE}`,
    );
    expect(analysisOf('', flat, [criterion('SAP', 0), criterion('Triage', 0.5)])).toBe(
      `${NO_ROLE} The resume shows “Triage” only in part. It does not show “SAP”. ${FLAT_SENTENCE}`,
    );
    expect(analysisOf('', flat, [criterion('SAP', 0)])).toBe(
      `${NO_ROLE} The resume fully shows none of what is asked for, above all not “SAP”. ${FLAT_SENTENCE}`,
    );
    expect(analysisOf(' ')).toBe(
      `${NO_ROLE} The job names no requirements to compare, so that title and seniority decide. ${FLAT_SENTENCE}`,
    );
  });

  it.each(['exact', 'equivalent', 'adjacent'] as const)(
    'says of an %s title that a role shows it',
    (title) => {
      expect(composeAnalysis({ analysis: '', title, criteria: [], trajectory: flat })).toMatch(
        /^A role is shown that /,
      );
    },
  );

  it('names three requirements at most', () => {
    const criteria = ['A', 'B', 'C', 'D', 'E'].map((name) => criterion(name, 1));
    expect(analysisOf('', flat, criteria)).toContain('shows “A”, “B”, “C” and 2 more.');
  });

  it('tells how a bonus came about', () => {
    const rise = { steps: 2, years: 5.75, velocity: 0.35, fromTitle: 'Jr. Nurse', toTitle: 'Ward Manager' };
    expect(analysisOf('Good.', { bonus: 3, reason: 'rising', rise })).toBe(
      'Good. The trajectory bonus is 3 of 5 points: 2 steps up in about 6 years, from Jr Nurse to Ward Manager.',
    );
    const one = { ...rise, steps: 1, years: 0.25 };
    expect(analysisOf('Good.', { bonus: 3, reason: 'rising', rise: one })).toContain(
      ': 1 step up in less than a year, from',
    );
  });

  it('tells why there is none', () => {
    const rise = { steps: 0, years: 1, velocity: 0, fromTitle: 'Nurse', toTitle: 'Nurse' };
    expect(analysisOf('Good.', { bonus: 0, reason: 'level', rise })).toBe(
      'Good. The trajectory bonus is 0 of 5 points: the path leads here, with no step up in about 1 year.',
    );
    expect(analysisOf('Good.', { bonus: 0, reason: 'undated', rise: null })).toBe(
      'Good. The trajectory bonus is 0 of 5 points, because there are no two dated roles to see a rise between.',
    );
  });

  it('takes hostile text of any length in linear time and drops it', () => {
    const hostile = `${'a.'.repeat(50_000)} ${'("'.repeat(50_000)}`;
    expect(analysisOf(hostile)).toContain(FLAT_SENTENCE);
    expect(analysisOf(hostile).length).toBeLessThan(1000);
  });
});
