import { afterEach, expect, it } from '@jest/globals';
import { candidateDigest } from '../../lib/accounts/audit.ts';
import { scoreBody } from '../helpers/score-bodies.ts';
import { KEY, startTestService, type TestService } from '../helpers/service.ts';

const CANDIDATE_ID = 'marked-candidate-id';

let service: TestService;
afterEach(async () => {
  await service.stop();
});

/** Everything that the process writes while it scores one candidate. */
async function outputOfScoring(env: Record<string, string>): Promise<string> {
  service = await startTestService(env);
  const body = scoreBody({ team_profile: null, candidates: [CANDIDATE] });
  const reply = await service.send('POST', '/api/candidates/score', {
    headers: { 'x-functions-key': KEY, 'x-request-id': 'marked-request' },
    json: body,
  });
  expect(reply.status).toBe(200);
  await service.stop();
  return service.output();
}

const CANDIDATE = {
  id: CANDIDATE_ID,
  resume_text: 'Marked Works, platform engineer, 2017 to today: TypeScript services, PostgreSQL, on call.',
};

it('the audit trail is one line of the log for a candidate, without its id or a word of it', async () => {
  const output = await outputOfScoring({});
  const lines = output.split('\n').filter((line) => line.includes('"event":"audit"'));
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0]?.replace(/^[^{]*/, '') ?? '')).toMatchObject({
    organization: 'enterprise-0',
    request_id: 'marked-request',
    candidate_sha256: candidateDigest('enterprise-0', CANDIDATE_ID),
    model: 'local-evaluator',
    scoring_version: expect.any(String),
    status: 'scored',
    match_score: expect.any(Number),
  });
  expect(output).not.toMatch(/marked-candidate-id|Marked Works/);
});

it('the audit trail is not there when it is off', async () => {
  const output = await outputOfScoring({ AUDIT_TRAIL: 'off' });
  expect(output).toContain('"request_id":"marked-request"');
  expect(output).not.toContain('"event":"audit"');
});
