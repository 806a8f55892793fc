import { describe, expect, it } from '@jest/globals';
import { RESUME_TEXT, scoreBody } from '../helpers/score-bodies.ts';
import { KEY, keyOf, startTestService } from '../helpers/service.ts';

const MARK = 'zqx-marked-7391';

describe('what the process writes', () => {
  it('never holds a key, an address or what a request says, and has one line per request', async () => {
    const service = await startTestService();
    const marked = scoreBody({
      job_description: `${MARK} ${RESUME_TEXT}`,
      team_profile: { name: MARK },
      candidates: [{ id: MARK, resume_text: `${MARK} ${RESUME_TEXT}` }],
    });
    const path = `/api/candidates/score?code=${KEY}&note=${MARK}`;
    const headers = { 'x-note': MARK, 'user-agent': MARK, 'content-type': 'application/json' };
    try {
      const replies = [
        await service.send('POST', path, { json: marked, headers }),
        await service.send('POST', path, { json: { ...marked, [MARK]: MARK }, headers }),
        await service.send('POST', path, { raw: `{"${MARK}`, headers }),
        await service.send('POST', path, { raw: MARK, headers: { 'content-type': MARK } }),
        await service.send('PUT', `/api/team-profile?code=${KEY}`, { json: { name: MARK } }),
        await service.send('GET', `/api/${MARK}?code=${MARK}`),
        await service.send('GET', `/api/team-profile?code=${MARK}`),
        await service.send('GET', '/api/team-profile', { headers: { 'x-functions-key': keyOf('free') } }),
      ];
      expect(replies.map(({ status }) => status)).toEqual([200, 400, 400, 415, 200, 404, 401, 404]);
    } finally {
      await service.stop();
    }
    const output = service.output();
    expect(output).not.toContain(MARK);
    expect(output).not.toContain('key-of-');
    expect(output).not.toContain('Ledger Works');
    expect(output.match(/"event":"request"/g)).toHaveLength(8);
  });
});
