import { describe, expect, it } from '@jest/globals';
import { createLocalEvaluator } from '../../lib/models/local/local-evaluator.ts';
import { PROFESSIONS, type Profession } from './professions.ts';
import { createRecordingScorer } from './recording-scorer.ts';

/** Single facts on which any recruiter would agree, for each profession. Roles run to March 2026. */

const jobOf = (p: Profession): string => `${p.title}

Required
- 5+ years of experience in ${p.field}
- ${p.skill}
- ${p.task}
- ${p.certificate}`;

interface Career {
  title?: string;
  from?: string;
  to?: string;
  skillLine?: string;
  certificate?: string;
  before?: string;
}

function resumeOf(p: Profession, career: Career = {}): string {
  const { title = p.title, from = '2017', to = 'present', before = '' } = career;
  const certificate = career.certificate ?? p.certificate;
  return `${title}, Northwind (${from} - ${to})
- ${p.skill}: ${career.skillLine ?? 'part of the daily work'}
- ${p.taskLine}; ${p.field}
${before}
${certificate === '' ? '' : `Certificates\n${certificate}\n`}
Languages
English`;
}

const scorer = createRecordingScorer(createLocalEvaluator());

async function cardsOf(p: Profession, resumes: readonly string[]) {
  return (await scorer.score(jobOf(p), resumes)).map(({ card }) => card);
}

async function scoresOf(p: Profession, ...resumes: string[]): Promise<number[]> {
  return (await cardsOf(p, resumes)).map(({ matchScore }) => matchScore);
}

const coverageOf = (card: { criteria: { requirement: string; coverage: number }[] }, text: string): number =>
  card.criteria.find(({ requirement }) => requirement.includes(text))?.coverage ?? -1;

describe.each(PROFESSIONS)('in $profession', (p) => {
  it('who has it all gets a tier, and more than whoever lacks one thing', async () => {
    const [all = 0, without = 0] = await scoresOf(p, resumeOf(p), resumeOf(p).replace(/^- .*\n/m, ''));
    expect(all).toBeGreaterThanOrEqual(70);
    expect(without).toBeLessThan(all);
  });

  it('a skill that is denied does not count', async () => {
    const denied = resumeOf(p)
      .replaceAll(`${p.skill}: part of the daily work`, 'Daily work with colleagues')
      .replace('Languages', `No experience with ${p.skill}\n\nLanguages`);
    const [has, hasNot] = await cardsOf(p, [resumeOf(p), denied]);
    if (has === undefined || hasNot === undefined) throw new Error('no result');
    expect(coverageOf(has, p.skill)).toBe(1);
    expect(coverageOf(hasNot, p.skill)).toBeLessThan(0.5);
    expect(hasNot.matchScore).toBeLessThan(has.matchScore);
  });

  it('a skill in other words counts', async () => {
    const [card] = await cardsOf(p, [
      resumeOf(p).replace(`${p.skill}: part of the daily work`, p.synonymLine),
    ]);
    expect(card === undefined ? -1 : coverageOf(card, p.skill)).toBeGreaterThanOrEqual(0.97);
  });

  it('years are counted from the dates of roles', async () => {
    const [five, two] = await cardsOf(p, [
      resumeOf(p, { from: '01/2020', to: '12/2024' }),
      resumeOf(p, { from: '01/2023', to: '12/2024' }),
    ]);
    if (five === undefined || two === undefined) throw new Error('no result');
    expect(coverageOf(five, p.field)).toBe(1);
    expect(coverageOf(two, p.field)).toBe(0.4);
    expect(two.matchScore).toBeLessThan(five.matchScore);
  });

  it('overlapping roles count once', async () => {
    const second = `${p.title}, Southwind (01/2022 - 12/2024)\n- ${p.field}`;
    const [card] = await cardsOf(p, [resumeOf(p, { from: '01/2022', to: '12/2024', before: second })]);
    expect(card === undefined ? -1 : coverageOf(card, p.field)).toBe(0.6);
  });

  it('too little seniority counts less, and so does far too much', async () => {
    const [right = 0, low = 0, high = 0] = await scoresOf(
      p,
      resumeOf(p),
      resumeOf(p, { title: p.juniorTitle }),
      resumeOf(p, { title: p.seniorTitle }),
    );
    expect(low).toBeLessThan(right);
    expect(high).toBeLessThan(right);
  });

  it('a missing certificate costs points', async () => {
    const [has, hasNot] = await cardsOf(p, [resumeOf(p), resumeOf(p, { certificate: '' })]);
    if (has === undefined || hasNot === undefined) throw new Error('no result');
    expect(coverageOf(has, p.certificate)).toBe(1);
    expect(hasNot.matchScore).toBeLessThan(has.matchScore);
  });

  it('someone from a near field stands between the field and another one', async () => {
    const near = `${p.nearTitle}, Northwind (2017 - present)\n- ${p.nearLine}\n- ${p.taskLine}\n\nLanguages\nEnglish`;
    const other = 'Florist, Rose & Thorn (2017 - present)\n- Wreaths and bouquets\n\nLanguages\nEnglish';
    const [own = 0, changed = 0, unrelated = 0] = await scoresOf(p, resumeOf(p), near, other);
    expect(changed).toBeLessThan(own);
    expect(unrelated).toBeLessThan(changed);
    expect(unrelated).toBeLessThan(45);
  });

  it('a break costs nothing', async () => {
    const before = `Career break (2021 - 2023)\n${p.title}, Southwind (2013 - 2021)\n- ${p.field}`;
    const straight = `${p.title}, Southwind (2015 - 2023)\n- ${p.field}`;
    const [returned = 0, stayed = 0] = await scoresOf(
      p,
      resumeOf(p, { from: '2023', before }),
      resumeOf(p, { from: '2023', before: straight }),
    );
    expect(returned).toBe(stayed);
  });
});
