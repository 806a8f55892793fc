import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  measurePairs,
  type ScoreResumes,
  strangerIndexes,
  summarize,
} from '../../../tools/evaluation/measure.ts';
import { formatFigures } from '../../../tools/evaluation/report.ts';

function pair(id: string) {
  return { id, job: `job ${id}`, matched: `fits ${id}`, degraded: `fits less ${id}` };
}

const PAIRS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map(pair);

/** Fits: 90, less: 60, other jobs: 10; "b" is a tie, "c" a loss, "d" gets no score, "e" no tier. */
const scoreResumes: ScoreResumes = async (job, resumes) => {
  const id = job.slice(-1);
  return resumes.map((resume) => {
    if (!resume.endsWith(id)) return id === 'a' ? 75 : 10;
    const fits = resume.startsWith('fits less') ? 60 : 90;
    if (id === 'b') return 80;
    if (id === 'c') return 150 - fits;
    if (id === 'd') return fits === 90 ? null : 20;
    return id === 'e' ? fits - 25 : fits;
  });
};

describe('measuring pairs', () => {
  it('counts wins, ties and losses, and apart from them pairs without both scores', async () => {
    const figures = summarize(await measurePairs(PAIRS, scoreResumes));
    expect(figures).toMatchObject({ pairs: 8, wins: 5, ties: 1, losses: 1, unscored: 1, failed: 1 });
    expect(figures).toMatchObject({ winShare: 5 / 7, tieShare: 1 / 7, lossShare: 1 / 7 });
  });

  it('takes shares of resumes with a tier, against their own job and against others', async () => {
    const figures = summarize(await measurePairs(PAIRS, scoreResumes));
    expect(figures.matched).toBe(7);
    expect(figures.matchedWithTier).toBe(5 / 7);
    expect(figures.strangers).toBe(40);
    expect(figures.strangersWithoutTier).toBe(35 / 40);
  });

  it('has no shares of what got no score', async () => {
    const figures = summarize(await measurePairs(PAIRS, async (_job, resumes) => resumes.map(() => null)));
    expect(figures).toMatchObject({ wins: 0, ties: 0, losses: 0, unscored: 8, strangers: 0, failed: 56 });
    expect(figures).toMatchObject({ winShare: null, tieShare: null, lossShare: null });
    expect(figures).toMatchObject({ matchedWithTier: null, strangersWithoutTier: null });
  });

  it('has no share of resumes for other jobs where there is one job', async () => {
    const figures = summarize(await measurePairs(PAIRS.slice(0, 1), scoreResumes));
    expect(figures.strangersWithoutTier).toBeNull();
    expect(formatFigures(figures, 'one pair', new Map())).toMatch(/other jobs without a tier +0 +-\n/);
  });

  it('sorts every score into one band', async () => {
    const { bands } = summarize(await measurePairs(PAIRS, scoreResumes));
    const total = bands.reduce((sum, band) => sum + band.matched + band.degraded + band.strangers, 0);
    expect(total).toBe(8 + 7 + 40);
    expect(bands.find(({ from }) => from === 70)).toMatchObject({ to: 84, matched: 1, strangers: 5 });
  });

  it('sends both resumes of a pair in one request', async () => {
    const requests: (readonly string[])[] = [];
    await measurePairs(PAIRS.slice(0, 2), async (_job, resumes) => {
      requests.push(resumes);
      return resumes.map(() => 50);
    });
    expect(requests).toContainEqual(['fits a', 'fits less a']);
  });

  it('never holds a job against its own resume, and against five others where there are so many', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300 }), fc.nat(), (count, at) => {
        const index = at % count;
        const others = strangerIndexes(index, count);
        expect(others).not.toContain(index);
        expect(new Set(others).size).toBe(others.length);
        if (count > 10) expect(others).toHaveLength(5);
      }),
    );
  });

  it('prints the figures as a table', async () => {
    const failures = new Map([['model_refused' as const, 1]]);
    const text = formatFigures(summarize(await measurePairs(PAIRS, scoreResumes)), 'eight pairs', failures);
    expect(text).toMatch(/^eight pairs\n/);
    expect(text).toMatch(/\(win\) +5 +71\.4 %/);
    expect(text).toMatch(/without both scores +1\nResumes that got no score +1\n {2}model_refused +1\n/);
    expect(text).toMatch(/70 to 84 +1 +1 +5/);
  });
});
