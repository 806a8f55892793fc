import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { expectError } from '../helpers/expect-error.ts';
import { scoreBody } from '../helpers/score-bodies.ts';
import { KEY, startTestService, type TestService } from '../helpers/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(async () => {
  await service.stop();
});

function search(json: unknown) {
  return service.send('POST', `/api/candidates/search?code=${KEY}`, { json });
}

describe('search', () => {
  it.each([
    ['a job', { job_description: 'x' }],
    ['a job of 50,000 characters', { job_description: ` ${'👍'.repeat(50_000)} ` }],
    ['candidates', scoreBody()],
    ['fields of any kind', { job_description: 'x', name: 1, candidates: 'none', constructor: null }],
  ])('says with exactly this body that it is not connected, to %s', async (_, json) => {
    const reply = await search(json);
    expect(reply.status).toBe(501);
    expect(reply.body).toEqual({
      ok: false,
      configured: false,
      error: expect.stringMatching(
        /^Candidate sourcing is not connected yet\. .*POST \/api\/candidates\/score/,
      ),
    });
  });

  it.each([
    ['nothing', {}],
    ['an empty one', { job_description: '' }],
    ['a blank one', { job_description: ' \n\t\u00a0' }],
    ['one of characters that nobody sees', { job_description: '\u200b\u2060\u00ad' }],
    ['one of 50,001 characters', { job_description: 'x'.repeat(50_001) }],
    ['null', { job_description: null }],
    ['a list', { job_description: ['x'] }],
  ])('refuses %s for a job', async (_, json) => {
    expectError(await search(json), 'invalid_request', 'job_description');
  });

  it('does not find a job in the prototype', async () => {
    const raw = '{"__proto__":{"job_description":"A job"}}';
    const headers = { 'content-type': 'application/json' };
    const reply = await service.send('POST', `/api/candidates/search?code=${KEY}`, { raw, headers });
    expectError(reply, 'invalid_request', 'job_description');
  });
});
