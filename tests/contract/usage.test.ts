import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { usageResponseSchema } from '../../lib/contract/usage-response.ts';
import { eventually } from '../helpers/eventually.ts';
import { expectError } from '../helpers/expect-error.ts';
import { scoreBody } from '../helpers/score-bodies.ts';
import { keyOf, startTestService, type TestService } from '../helpers/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(async () => {
  await service.stop();
});

/** Counts are to appear within this time. */
const APPEARS_WITHIN_MS = 5_000;

async function usageOf(key: string, query = '') {
  const reply = await service.send('GET', `/api/usage?code=${key}${query}`);
  return usageResponseSchema.parse(reply.body);
}

describe('usage', () => {
  it('shows what the organization did today, within 5 seconds', async () => {
    const key = keyOf('corporate', 10);
    const send = (json: unknown) => service.send('POST', `/api/candidates/score?code=${key}`, { json });
    await service.send('GET', `/api/team-profile?code=${keyOf('corporate', 11)}`);
    const scored = Object((await send(scoreBody())).body).results[0];
    await send({});
    await service.send('POST', `/api/candidates/search?code=${key}`, { json: { job_description: 'Nurse' } });
    await eventually(async () => {
      const { totals, days, organization, plan } = await usageOf(key);
      expect([organization, plan]).toEqual(['corporate-10', 'corporate']);
      expect(totals.requests).toBeGreaterThanOrEqual(3);
      expect(totals).toMatchObject({
        rate_limited: 0,
        errors: 1,
        candidates_scored: 1,
        candidates_failed: 0,
      });
      expect(Object(totals.tiers)[scored.tier ?? 'none']).toBe(1);
      expect(days).toHaveLength(30);
      expect(days.at(-1)).toMatchObject({ errors: 1, candidates_scored: 1 });
    }, APPEARS_WITHIN_MS);
  });

  it.each(['&from=2099-01-01', '&from=2026-02-02&to=2026-02-01', '&to=today'])(
    'refuses %s',
    async (query) => {
      expectError(
        await service.send('GET', `/api/usage?code=${keyOf('enterprise')}${query}`),
        'invalid_request',
      );
    },
  );
});
