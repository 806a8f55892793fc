import { describe, expect, it } from '@jest/globals';
import { ENDPOINTS } from '../../functions/endpoints.ts';
import type { Endpoint } from '../../lib/http/endpoint.ts';
import { fakeServices } from '../helpers/fake-services.ts';
import { invoke } from '../helpers/invoke.ts';

const notFound: Endpoint | undefined = ENDPOINTS.at(-1);
if (notFound === undefined) throw new Error('There are no endpoints.');

describe('zz-not-found', () => {
  it.each([
    '',
    'nothing',
    'candidates',
    'candidates/score/1',
    'candidates%2Fscore',
    'candidates/score%2F',
    '/health',
    'health//',
    '%zz',
    'constructor',
    'assets',
    'assets/',
    'assets/a/b',
    '{*path}',
  ])('knows no %j', async (path) => {
    const answer = await invoke(notFound, fakeServices(), { path });
    expect([answer.status, answer.body.code]).toEqual([404, 'not_found']);
    expect(answer.headers.has('allow')).toBe(false);
  });

  it.each([
    ['candidates/score', 'POST'],
    ['candidates/search', 'POST'],
    ['assets/any-file.js', 'GET'],
    ['demo/example', 'GET'],
    ['health', 'GET'],
    ['team-profile', 'DELETE, GET, PUT'],
    ['Candidates/SCORE/', 'POST'],
    ['%68ealth?code=x', 'GET'],
  ])('tells what %s allows', async (path, allow) => {
    const answer = await invoke(notFound, fakeServices(), { path, method: 'PATCH' });
    expect([answer.status, answer.body.code]).toEqual([405, 'method_not_allowed']);
    expect(answer.headers.get('allow')).toBe(allow);
  });

  it('does not repeat the address', async () => {
    const { body } = await invoke(notFound, fakeServices(), { path: 'SECRET' });
    expect(JSON.stringify(body)).not.toContain('SECRET');
  });
});
