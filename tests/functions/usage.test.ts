import { describe, expect, it } from '@jest/globals';
import { usage } from '../../functions/usage.ts';
import { StoreUnavailableError } from '../../lib/accounts/store-unavailable.ts';
import { noUsage } from '../../lib/accounts/usage-counts.ts';
import { usageResponseSchema } from '../../lib/contract/usage-response.ts';
import { createFakeUsage, fakeServices } from '../helpers/fake-services.ts';
import { invoke } from '../helpers/invoke.ts';

/** The fake services' today is 2026-11-21. */
async function ask(query: string, ledger = createFakeUsage()) {
  const asked: unknown[] = [];
  const recording = {
    ...ledger,
    read: (...args: Parameters<typeof ledger.read>) => {
      asked.push(args);
      return ledger.read(...args);
    },
  };
  const headers = { 'x-functions-key': 'business-key' };
  const answer = await invoke(usage, fakeServices({ usage: recording }), {
    path: `usage${query}`,
    headers,
  });
  return { ...answer, asked };
}

describe('usage', () => {
  it("reads the caller's own organization for the last 30 days", async () => {
    const { status, body, asked } = await ask('');
    expect(status).toBe(200);
    expect(asked).toEqual([['globex', { from: '2026-10-23', to: '2026-11-21' }]]);
    const answer = usageResponseSchema.parse(body);
    expect(answer).toMatchObject({
      organization: 'globex',
      plan: 'business',
      from: '2026-10-23',
      to: '2026-11-21',
    });
    expect(answer.days).toHaveLength(30);
    expect(answer.days[0]?.date).toBe('2026-10-23');
  });

  it('shows the days in order, zeros for those without use, and the sum of all', async () => {
    const first = { ...noUsage(), requests: 3, errors: 1, latencies: { 5: 2 } };
    const last = {
      ...noUsage(),
      requests: 4,
      rateLimited: 2,
      candidatesScored: 5,
      candidatesFailed: 1,
      tiers: { Gold: 1, Silver: 2, Bronze: 0, none: 2 },
      promptTokens: 70,
      completionTokens: 30,
      latencies: { 9: 2 },
    };
    const ledger = createFakeUsage([
      { date: '2026-11-01', counts: first },
      { date: '2026-11-03', counts: last },
    ]);
    const { body } = await ask('?from=2026-11-01&to=2026-11-03', ledger);
    const zeros = {
      requests: 0,
      rate_limited: 0,
      errors: 0,
      candidates_scored: 0,
      candidates_failed: 0,
      tiers: { Gold: 0, Silver: 0, Bronze: 0, none: 0 },
      prompt_tokens: 0,
      completion_tokens: 0,
      latency_ms: { p50: 0, p95: 0 },
    };
    const lastDay = {
      requests: 4,
      rate_limited: 2,
      errors: 0,
      candidates_scored: 5,
      candidates_failed: 1,
      tiers: { Gold: 1, Silver: 2, Bronze: 0, none: 2 },
      prompt_tokens: 70,
      completion_tokens: 30,
      latency_ms: { p50: 9, p95: 9 },
    };
    expect(body).toEqual({
      ok: true,
      code: 'success',
      organization: 'globex',
      plan: 'business',
      from: '2026-11-01',
      to: '2026-11-03',
      totals: { ...lastDay, requests: 7, errors: 1, latency_ms: { p50: 5, p95: 9 } },
      days: [
        { date: '2026-11-01', ...zeros, requests: 3, errors: 1, latency_ms: { p50: 5, p95: 5 } },
        { date: '2026-11-02', ...zeros },
        { date: '2026-11-03', ...lastDay },
      ],
    });
  });

  it.each([
    ['?from=2026-11-22', 'from'],
    ['?to=2026-11-22', 'to'],
    ['?from=2026-11-10&to=2026-11-09', 'from'],
    ['?from=yesterday', 'from'],
    ['?from=', 'from'],
  ])('refuses %s and names the parameter', async (query, param) => {
    const { status, body, asked } = await ask(query);
    expect([status, body.code, body.param]).toEqual([400, 'invalid_request', param]);
    expect(asked).toEqual([]);
  });

  it('is not available when the store is not', async () => {
    const ledger = createFakeUsage();
    const gone = { ...ledger, read: () => Promise.reject(new StoreUnavailableError('usage')) };
    const { status, body } = await ask('', gone);
    expect([status, body.code]).toEqual([503, 'service_unavailable']);
  });
});
