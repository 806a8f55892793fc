import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { createLocalEvaluator } from '../../lib/models/local/local-evaluator.ts';
import { BUSINESS } from '../lib/models/local/cases/business.ts';
import { HEALTH_AND_PEOPLE } from '../lib/models/local/cases/health-and-people.ts';
import { LANGUAGES_AND_PROSE } from '../lib/models/local/cases/languages-and-prose.ts';
import { TECHNOLOGY_AND_CRAFTS } from '../lib/models/local/cases/technology-and-crafts.ts';
import { createRecordingScorer } from './recording-scorer.ts';
import { CASES_ELSEWHERE } from './recruiter-cases-elsewhere.ts';
import { ENGLISH_CASES } from './recruiter-cases-english.ts';

interface Pair {
  name: string;
  job: string;
  resume: string;
}

const LIGHTING: Pair = {
  name: 'lighting technician',
  job: `Lighting Technician

Requirements
- At least 3 years of experience as a lighting technician
- Rigging and focusing lamps
- Programming ETC consoles`,
  resume: `Profile
Lighting technician with four years in a producing house.

Experience
Lighting Technician, Playhouse on the Green, Burton, 2021 to 2025
- Rigging and focusing lamps for twelve shows a year
- Programming ETC consoles on tour`,
};

const LEVELS = ['perfect', 'near', 'adjacent', 'unrelated'] as const;
const PAIRS: readonly Pair[] = [
  LIGHTING,
  ...[...ENGLISH_CASES, ...CASES_ELSEWHERE].map(({ profession, job, resume }) => ({
    name: profession,
    job,
    resume,
  })),
  ...[...BUSINESS, ...HEALTH_AND_PEOPLE, ...LANGUAGES_AND_PROSE, ...TECHNOLOGY_AND_CRAFTS].flatMap(
    (ranking) =>
      LEVELS.map((level) => ({
        name: `${ranking.profession}, ${level}`,
        job: ranking.job,
        resume: ranking[level],
      })),
  ),
  ...readFileSync('examples/evaluation-pairs.jsonl', 'utf8')
    .trim()
    .split('\n')
    .map((line): Pair => {
      const { id, job_description, resume_matched } = JSON.parse(line);
      return { name: id, job: job_description, resume: resume_matched };
    }),
];

const upper = (text: string): string => text.toUpperCase();
const lower = (text: string): string => text.toLowerCase();
const titled = (text: string): string => text.replace(/(?<![\p{L}'’])[a-zà-ÿ](?=\p{L})/gu, upper);
const linesOf = (text: string, which: RegExp): string =>
  text.replace(/.+/g, (line) => (which.test(line) ? upper(line) : line));

const scorer = createRecordingScorer(createLocalEvaluator());

async function scoreOf(job: string, resume: string): Promise<number> {
  const [result] = await scorer.score(job, [resume]);
  if (result === undefined) throw new Error('no result');
  return result.card.matchScore;
}

const asWritten = new Map<Pair, number>();

/** Of the pair as it is, which each manner is compared with. */
async function scoreAsWritten(pair: Pair): Promise<number> {
  const score = asWritten.get(pair) ?? (await scoreOf(pair.job, pair.resume));
  asWritten.set(pair, score);
  return score;
}

/** The pairs whose score moves by more than a point. */
async function moved(write: (pair: Pair) => Pair): Promise<string[]> {
  const found: string[] = [];
  for (const pair of PAIRS) {
    const { job, resume } = write(pair);
    const [before, after] = [await scoreAsWritten(pair), await scoreOf(job, resume)];
    if (Math.abs(after - before) > 1) found.push(`${pair.name}: ${before}, ${after}`);
  }
  return found;
}

describe('letter case is not content', () => {
  it.each<[string, (text: string) => string]>([
    ['in capitals', upper],
    ['in small letters', lower],
    ['with a capital on every word', titled],
    ['with roles in capitals', (text) => linesOf(text, /^(?!\s*[-•*]).*(?:19|20)\d\d/)],
    ['with points in capitals', (text) => linesOf(text, /^\s*[-•*]/)],
  ])('scores resumes %s as they are otherwise', async (_manner, write) => {
    expect(await moved(({ name, job, resume }) => ({ name, job, resume: write(resume) }))).toEqual([]);
  });

  it('gives a lighting technician in capitals the badge of one in ordinary letters', async () => {
    expect(await scoreOf(LIGHTING.job, upper(LIGHTING.resume))).toBeGreaterThanOrEqual(95);
  });

  // Names of products that nobody knows can't be told from other words in a job without case: "Transics of Navitrans".
  it.each([
    ['in capitals', upper, 2],
    ['in small letters', lower, 2],
    ['with a capital on every word', titled, 3],
  ] as const)('reads jobs %s as they are otherwise, but for a few', async (_manner, write, few) => {
    const found = await moved(({ name, job, resume }) => ({ name, job: write(job), resume }));
    expect(found.length).toBeLessThanOrEqual(few);
  });
});
