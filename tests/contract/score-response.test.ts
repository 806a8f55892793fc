import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ScoreResponseBody, scoreResponseSchema } from '../../lib/contract/score-response.ts';
import { candidateBody, RESUME_TEXT, scoreBody } from '../helpers/score-bodies.ts';
import { KEY, keyOf, startTestService, type TestService } from '../helpers/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(async () => {
  await service.stop();
});

async function score(json: unknown, key = KEY): Promise<ScoreResponseBody> {
  const reply = await service.send('POST', `/api/candidates/score?code=${key}`, { json });
  expect(reply.status).toBe(200);
  const body = scoreResponseSchema.parse(reply.body);
  expect(body).toEqual(reply.body);
  return body;
}

const STRONG = `Backend Engineer
Ledger Works, 2017 - present
- Built payment services in TypeScript on PostgreSQL, from the first line to production
- Kept   them running through two data centre moves

Skills: TypeScript, PostgreSQL, Docker`;
const WEAK = `Pastry Chef
Hotel Aurora, 2015 - 2023
- Led the dessert station of a kitchen with forty covers a night
- Trained four apprentices in sugar work and chocolate`;

const TIERS = [
  { from: 95, tier: 'Gold', label: 'The Perfect Soul' },
  { from: 85, tier: 'Silver', label: 'The Mirror' },
  { from: 70, tier: 'Bronze', label: 'The Adjacent' },
  { from: 0, tier: null, label: null },
];

describe('the answer of score', () => {
  it('has one result for each candidate in their order, also for one', async () => {
    const ids = ['z', 'a', 'm', undefined];
    const texts = [WEAK, STRONG, RESUME_TEXT, STRONG];
    const candidates = ids.map((id, index) => ({ id, resume_text: texts[index] }));
    const { results } = await score(scoreBody({ candidates }));
    expect(results.map(({ candidate_id, index }) => [candidate_id, index])).toEqual([
      ['z', 0],
      ['a', 1],
      ['m', 2],
      [null, 3],
    ]);
    expect((await score(candidateBody({ resume_text: STRONG }))).results).toHaveLength(1);
  });

  it('says what it was computed with', async () => {
    const before = new Date().toISOString().slice(0, 7);
    const { ok, code, model, scoring_version, evaluated_as_of, usage } = await score(scoreBody());
    const after = new Date().toISOString().slice(0, 7);
    expect({ ok, code, model }).toEqual({ ok: true, code: 'success', model: 'local-evaluator' });
    expect(scoring_version).not.toBe('');
    expect([before, after]).toContain(evaluated_as_of);
    expect(usage).toEqual({
      prompt_tokens: expect.any(Number),
      cached_tokens: expect.any(Number),
      completion_tokens: expect.any(Number),
      model_calls: expect.any(Number),
    });
  });

  it('derives tier and label from the score, and begins its reasoning with them', async () => {
    const candidates = [STRONG, WEAK, RESUME_TEXT].map((resume_text) => ({ resume_text }));
    for (const result of (await score(scoreBody({ candidates }))).results) {
      const { match_score: matchScore, tier, tier_label, reasoning } = result;
      const expected = TIERS.find(({ from }) => (matchScore ?? -1) >= from);
      expect({ tier, label: tier_label }).toEqual({ tier: expected?.tier, label: expected?.label });
      expect(reasoning?.startsWith(`${matchScore}, ${tier ?? 'no tier'}: `)).toBe(true);
    }
  });

  it('quotes each resume as it was written, and only where something was found', async () => {
    const candidates = [STRONG, WEAK].map((resume_text) => ({ resume_text }));
    const { results } = await score(scoreBody({ candidates }));
    const squeeze = (text: string) => text.toLowerCase().replace(/\s+/g, ' ');
    expect(results[0]?.criteria.some(({ status }) => status !== 'missing')).toBe(true);
    for (const [index, { criteria }] of results.entries()) {
      for (const { status, evidence } of criteria) {
        if (evidence === null) expect(status).toBe('missing');
        else expect(squeeze(candidates[index]?.resume_text ?? '')).toContain(squeeze(evidence));
      }
    }
  });

  it('counts coverage in hundredths', async () => {
    for (const { criteria } of (await score(candidateBody({ resume_text: STRONG }))).results) {
      for (const { coverage } of criteria) expect(Math.round(coverage * 100) / 100).toBe(coverage);
    }
  });

  it('has texts that justify the numbers', async () => {
    const [result] = (await score(candidateBody({ resume_text: STRONG }))).results;
    expect(result?.ai_analysis?.length).toBeGreaterThan(20);
    expect(result?.silent_skill?.length).toBeGreaterThan(0);
    expect(Array.from(result?.silent_skill ?? '').length).toBeLessThanOrEqual(80);
  });

  it('puts no time before that of a result', async () => {
    const { results, latency_ms: latencyMs } = await score(scoreBody());
    for (const result of results) expect(result.latency_ms).toBeLessThanOrEqual(latencyMs);
  });

  it('gives the same result from the cache, at no cost, to the same organization only', async () => {
    const body = candidateBody({ resume_text: `${STRONG}\nCached once` });
    const first = await score(body, keyOf('enterprise', 3));
    const second = await score(body, keyOf('enterprise', 3));
    const other = await score(body, keyOf('enterprise', 4));
    const comparable = ({ results: [result] }: ScoreResponseBody) => ({
      ...result,
      cached: null,
      latency_ms: null,
    });
    expect([first, second, other].map(({ results }) => results[0]?.cached)).toEqual([false, true, false]);
    expect(comparable(second)).toEqual(comparable(first));
    expect(second.usage.model_calls).toBe(0);
    expect(second.evaluated_as_of).toBe(first.evaluated_as_of);
  });

  it('warns when there is no team profile, and does not when there is one', async () => {
    const without = await score(scoreBody({ team_profile: null }));
    const withOne = await score(scoreBody({ team_profile: { working_style: 'Pairing and small changes' } }));
    expect(without.results[0]?.warnings).toContain('no_team_profile');
    expect(withOne.results[0]?.warnings).not.toContain('no_team_profile');
  });
});

describe('a JSON Resume', () => {
  const resume = {
    basics: { label: 'Backend Engineer', summary: 'Builds services in TypeScript.' },
    work: [
      {
        name: 'Ledger Works',
        position: 'Backend Engineer',
        startDate: '2017-03',
        highlights: ['Built payment services in TypeScript on PostgreSQL, from the first line to production'],
      },
    ],
    skills: [{ name: 'Languages', keywords: ['TypeScript'] }],
  };

  it('is scored, and quoted in its own strings', async () => {
    const [result] = (await score(candidateBody({ id: 'json', resume }))).results;
    expect(result).toMatchObject({ candidate_id: 'json', status: 'scored' });
    const strings = JSON.stringify(resume);
    const quotes = result?.criteria.flatMap(({ evidence }) => evidence ?? []) ?? [];
    expect(quotes.length).toBeGreaterThan(0);
    for (const quote of quotes) expect(strings).toContain(quote);
  });

  it('is quoted in one string at a time, without what parts its fields in a text', async () => {
    const physiotherapist = {
      work: [
        { position: 'Physiotherapist', name: 'City Hospital', startDate: '2016-03', endDate: '2022-01' },
      ],
      education: [
        { institution: 'Northern College', area: 'Physiotherapy', studyType: 'Bachelor of Science' },
      ],
      skills: [{ name: 'Manual therapy', level: 'Expert', keywords: ['Dry needling'] }],
      languages: [{ language: 'German', fluency: 'C1' }],
    };
    const [result] = (
      await score({
        job_description:
          'Physiotherapist\nRequired:\n- Bachelor in Physiotherapy\n- German C1\n- Dry needling\n- 3+ years as a physiotherapist',
        candidates: [{ resume: physiotherapist }],
      })
    ).results;
    const strings = Object.values(physiotherapist)
      .flat()
      .flatMap((entry) => Object.values(entry).flat());
    const quotes = result?.criteria.flatMap(({ evidence }) => evidence ?? []) ?? [];
    expect(quotes).toHaveLength(4);
    for (const quote of quotes) expect(strings).toContainEqual(expect.stringContaining(quote));
  });

  it('may hold fields that the format does not know, and wrong types in those it does', async () => {
    const odd = {
      ...resume,
      custom: { deep: [1, null] },
      skills: 'none',
      work: [null, 1, ...resume.work],
      basics: [],
    };
    expect((await score(candidateBody({ resume: odd }))).results[0]?.status).toBe('scored');
  });

  it.each([[{}], [{ basics: {} }], [{ work: [] }], [{ work: [{ highlights: ['  '] }] }], [{ custom: 'x' }]])(
    'without text is unreadable, and gets no number: %j',
    async (empty) => {
      const candidates = [{ resume: empty }, { resume_text: STRONG }];
      const { results } = await score(scoreBody({ candidates }));
      expect(results[0]).toMatchObject({
        status: 'failed',
        match_score: null,
        criteria: [],
        error: { code: 'unreadable_resume', message: expect.any(String) },
      });
      expect(results[1]?.status).toBe('scored');
    },
  );

  it('answers 200 also when all failed', async () => {
    const { results } = await score(candidateBody({ resume: {} }));
    expect(results.map(({ status }) => status)).toEqual(['failed']);
  });

  it('with little text gets a warning', async () => {
    const [result] = (await score(candidateBody({ resume: { basics: { label: 'Backend Engineer' } } })))
      .results;
    expect(result?.warnings).toContain('thin_resume');
  });

  it('of more than 100,000 characters is cut with a warning', async () => {
    const summary = 'Built services in TypeScript. '.repeat(4_000);
    const [result] = (await score(candidateBody({ resume: { basics: { summary } } }))).results;
    expect(result).toMatchObject({ status: 'scored' });
    expect(result?.warnings).toContain('resume_truncated');
  });
});
