import { describe, expect, it } from '@jest/globals';
import { FAULTS, type Fault } from '../../tools/emulator/faults.ts';
import { startEmulator } from '../../tools/openai-emulator.ts';
import { eventually } from '../helpers/eventually.ts';
import { freePort } from '../helpers/free-port.ts';
import { RESUME_TEXT, scoreBody } from '../helpers/score-bodies.ts';
import { KEY, keyOf, startTestService, type TestService } from '../helpers/service.ts';

/** Stands in everything that must not be logged: keys, addresses, headers, jobs, resumes, profiles and passwords. */
const MARK = 'zqx-marked-7391';
const MARKED_RESUME = `${MARK} ${RESUME_TEXT}`;

/** Ends the service and gives what it wrote, once that holds nothing it must not. */
async function cleanOutputOf(service: TestService): Promise<string> {
  await service.stop();
  const output = service.output();
  for (const secret of [MARK, 'key-of-', 'Ledger Works', Buffer.from(MARK).toString('base64').slice(0, 16)]) {
    expect(output).not.toContain(secret);
  }
  return output;
}

function requestLines(output: string): Record<string, unknown>[] {
  return [...output.matchAll(/\{"event":"request".*\}/g)].map(([line]) => JSON.parse(line));
}

describe('what the process writes', () => {
  it('never holds a key, an address or what a request says, and has one line per request', async () => {
    const service = await startTestService();
    const bodyOf = (candidate: Record<string, unknown>) =>
      scoreBody({
        job_description: MARKED_RESUME,
        team_profile: { name: MARK },
        candidates: [{ id: MARK, ...candidate }],
        include_resume_text: true,
      });
    const documentOf = (text: string) => ({
      resume_document: { content_type: 'text/plain', data: Buffer.from(text).toString('base64') },
    });
    const marked = bodyOf({ resume_text: MARKED_RESUME });
    const path = `/api/candidates/score?code=${KEY}&note=${MARK}`;
    const headers = { 'x-note': MARK, 'user-agent': MARK, 'content-type': 'application/json' };
    const free = { 'x-functions-key': keyOf('free') };
    const replies = [
      await service.send('POST', path, { json: marked, headers }),
      await service.send('POST', path, {
        json: bodyOf({ resume: { basics: { name: MARK, summary: MARKED_RESUME } } }),
        headers,
      }),
      await service.send('POST', path, { json: bodyOf(documentOf(MARKED_RESUME)), headers }),
      await service.send('POST', path, {
        json: bodyOf({ resume_document: { content_type: 'application/pdf', data: 'JVBERi0xLjQK' } }),
        headers,
      }),
      await service.send('POST', path, { json: { ...marked, [MARK]: MARK }, headers }),
      await service.send('POST', path, { raw: `{"${MARK}`, headers }),
      await service.send('POST', path, { raw: MARK, headers: { 'content-type': MARK } }),
      await service.send('POST', `/api/candidates/search?code=${KEY}`, { json: { job_description: MARK } }),
      await service.send('PUT', `/api/team-profile?code=${KEY}`, { json: { name: MARK } }),
      await service.send('PUT', `/api/team-profile?code=${KEY}`, {
        json: { name: MARK },
        headers: { 'if-match': `"${MARK}"` },
      }),
      await service.send('GET', `/api/usage?code=${KEY}&from=${MARK}`),
      await service.send('GET', `/api/health?code=${KEY}&note=${MARK}`),
      await service.send('GET', `/api/openapi.json?note=${MARK}`),
      await service.send('GET', `/api/${MARK}?code=${MARK}`),
      await service.send('GET', `/api/team-profile?code=${MARK}`),
      await service.send('GET', '/api/team-profile', { headers: free }),
    ];
    expect(replies.map(({ status }) => status)).toEqual([
      ...[200, 200, 200, 200, 400, 400, 415, 501, 200, 412, 400, 200, 200, 404, 401, 404],
    ]);
    const lines = requestLines(await cleanOutputOf(service));
    expect(lines.map(({ status }) => status)).toEqual(replies.map(({ status }) => status));
    expect(lines.map(({ request_id: id }) => id)).toEqual(
      replies.map(({ headers: sent }) => sent['x-request-id']),
    );
    expect(lines.map(({ cold_start: cold }) => cold)).toEqual(replies.map((_, index) => index === 0));
    expect(lines[3]).toMatchObject({ candidates: 1, failures: { unreadable_resume: 1 }, model_calls: 0 });
  });

  it('holds none of it either when the model fails, in every way it can', async () => {
    const seen = new Set<Fault>();
    let isFaulty = false;
    const nextFault = (callIndex: number): Fault => {
      const fault = (isFaulty && FAULTS[callIndex % FAULTS.length]) || 'none';
      seen.add(fault);
      return fault;
    };
    const emulator = await startEmulator({ faults: nextFault, retryAfterMs: 10, apiKey: MARK });
    const service = await startTestService({
      MODEL_PROVIDER: 'azure-openai',
      AZURE_OPENAI_ENDPOINT: emulator.url,
      AZURE_OPENAI_DEPLOYMENT: 'local-evaluator',
      AZURE_OPENAI_API_KEY: MARK,
      MODEL_TIMEOUT_MS: '1000',
      REQUEST_DEADLINE_MS: '10000',
    });
    const scoreMarked = (count: number) => {
      const candidates = Array.from({ length: count }, (_, index) => ({
        id: `${MARK}-${index}`,
        resume_text: `${MARK} ${count} ${index} ${RESUME_TEXT}`,
      }));
      const json = scoreBody({ job_description: MARKED_RESUME, candidates });
      return service.send('POST', `/api/candidates/score?code=${KEY}`, { json });
    };
    try {
      // The rubric is kept, so that every fault meets a candidate. A busy machine may need a second try.
      await eventually(async () => expect((await scoreMarked(1)).text).toContain('"status":"scored"'));
      isFaulty = true;
      const { status, text } = await scoreMarked(50);
      expect(status).toBe(200);
      expect(text).toContain('"status":"failed"');
    } finally {
      await emulator.stop();
    }
    expect([...seen].sort()).toEqual([...FAULTS].sort());
    const [scored, faulty] = requestLines(await cleanOutputOf(service)).slice(-2);
    expect(scored).toMatchObject({ candidates: 1, failures: {} });
    expect(Number(scored?.model_calls)).toBeGreaterThanOrEqual(2);
    expect(faulty).toMatchObject({ candidates: 50, code: null });
    expect(Number(faulty?.model_calls)).toBeGreaterThan(50);
    expect(Object.keys(faulty?.failures ?? {})).toEqual(expect.arrayContaining(['content_filtered']));
  });

  it('holds none of it either when the model is out of reach', async () => {
    const port = await freePort();
    const service = await startTestService({
      MODEL_PROVIDER: 'azure-openai',
      AZURE_OPENAI_ENDPOINT: `http://localhost:${port}`,
      AZURE_OPENAI_DEPLOYMENT: MARK,
      AZURE_OPENAI_API_KEY: MARK,
      REQUEST_DEADLINE_MS: '1500',
    });
    const json = scoreBody({ candidates: [{ id: MARK, resume_text: MARKED_RESUME }] });
    const reply = await service.send('POST', `/api/candidates/score?code=${KEY}`, { json });
    expect(reply.status).toBe(503);
    const [line] = requestLines(await cleanOutputOf(service));
    expect(line).toMatchObject({
      status: 503,
      code: 'scoring_unavailable',
      organization: 'enterprise-0',
      candidates: 1,
    });
  });

  it('tells what keeps the model from answering', async () => {
    const emulator = await startEmulator({ apiKey: 'good' });
    const port = await freePort();
    const good = {
      AZURE_OPENAI_ENDPOINT: emulator.url,
      AZURE_OPENAI_DEPLOYMENT: 'local-evaluator',
      AZURE_OPENAI_API_KEY: 'good',
    };
    const faults: [Partial<typeof good>, string][] = [
      [{ AZURE_OPENAI_DEPLOYMENT: MARK }, 'status_404'],
      [{ AZURE_OPENAI_API_KEY: MARK }, 'status_401'],
      [{ AZURE_OPENAI_ENDPOINT: `http://localhost:${port}` }, 'connection_refused'],
      [{ AZURE_OPENAI_ENDPOINT: 'https://no-such-resource.invalid' }, 'host_not_found'],
    ];
    try {
      for (const [settings, reason] of faults) {
        const service = await startTestService({ MODEL_PROVIDER: 'azure-openai', ...good, ...settings });
        const reply = await service.send('POST', `/api/candidates/score?code=${KEY}`, { json: scoreBody() });
        expect(reply.status).toBe(503);
        expect(reply.text).not.toContain(reason);
        const [line] = requestLines(await cleanOutputOf(service));
        expect(line).toMatchObject({ failure_reasons: { [reason]: 1 } });
      }
    } finally {
      await emulator.stop();
    }
  });

  it('holds none of it either when no store can be reached', async () => {
    const port = await freePort();
    const service = await startTestService({
      KEY_DIRECTORY: 'table',
      TABLES_CONNECTION_STRING: [
        'DefaultEndpointsProtocol=http;AccountName=devstoreaccount1',
        `AccountKey=${Buffer.from(MARK).toString('base64')}`,
        `TableEndpoint=http://127.0.0.1:${port}/devstoreaccount1`,
      ].join(';'),
      RATE_LIMIT_STORE: 'redis',
      REDIS_URL: `redis://:${MARK}@127.0.0.1:${port}`,
    });
    const json = scoreBody({ candidates: [{ id: MARK, resume_text: MARKED_RESUME }] });
    const reply = await service.send('POST', `/api/candidates/score?code=${MARK}`, { json });
    expect(reply.status).toBe(503);
    expect((await service.send('GET', '/api/demo/example')).status).toBe(200);
    const output = await cleanOutputOf(service);
    expect(requestLines(output).map(({ code }) => code)).toEqual(['service_unavailable', null]);
    expect(output).toMatch(/"event":"store","store":"table Keys","state":"unavailable"/);
    expect(output).toMatch(/"event":"store","store":"redis","state":"unavailable","reason":"ECONNREFUSED"/);
    expect(output).toMatch(/"event":"error".*"StoreUnavailableError"/);
  });
});
