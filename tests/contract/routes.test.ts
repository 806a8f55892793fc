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

const ALLOWED = {
  '/api/candidates/score': ['POST'],
  '/api/candidates/search': ['POST'],
  '/api/health': ['GET'],
  '/api/assets/docs.css': ['GET'],
  '/api/demo/example': ['GET'],
  '/api/demo': ['GET'],
  '/api/docs': ['GET'],
  '/api/openapi.json': ['GET'],
  '/api/team-profile': ['GET', 'PUT', 'DELETE'],
};

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

describe.each(Object.entries(ALLOWED))('%s', (path, allowed) => {
  it.each(METHODS.filter((method) => !allowed.includes(method)))(
    'answers %s with 405 and Allow',
    async (method) => {
      const reply = await service.send(method, `${path}?code=${KEY}`);
      expect(reply.status).toBe(405);
      expect(reply.headers.allow?.split(', ').sort()).toEqual(allowed.toSorted());
      if (method === 'HEAD') expect(reply.text).toBe('');
      else expectError(reply, 'method_not_allowed', null);
    },
  );

  it('looks at the method before the key', async () => {
    expectError(await service.send('PATCH', path), 'method_not_allowed');
  });

  it.each(['X-HTTP-Method-Override', 'X-Method-Override', 'X-HTTP-Method'])(
    'does not follow %s',
    async (header) => {
      const [method = 'GET'] = allowed;
      const reply = await service.send('PATCH', `${path}?code=${KEY}&_method=${method}`, {
        headers: { [header]: method },
      });
      expectError(reply, 'method_not_allowed');
    },
  );
});

describe('an unknown address', () => {
  it.each([
    '/api',
    '/api/',
    '/api/nothing',
    '/api/candidates',
    '/api/candidates/score/1',
    '/api/candidates/score%2F',
    '/api/candidates%2Fscore',
    '/api//candidates/score',
    '/api/health/../team-profile/x',
    '/api/__proto__',
    '/api/constructor',
    '/api/%00',
    '/api/%F0%9F%91%8D',
    '/api/%zz',
    '/api/%c3%28',
    '/api/health/%zz',
    `/api/${'x'.repeat(4000)}`,
    '/api/a/b/c/d/e/f?code=x',
  ])('such as %s is a JSON 404 for every method', async (path) => {
    for (const method of ['GET', 'POST', 'DELETE', 'OPTIONS']) {
      const body = expectError(await service.send(method, path), 'not_found', null);
      expect(body.error).not.toContain('xxx');
    }
  });

  it.each(['/', '/health', '/api2/health', '/api/%2e%2e/%2e%2e/etc/passwd', '/apihealth', '/%zz'])(
    'outside the routes such as %s is never answered with a 5xx',
    async (path) => {
      expect((await service.send('GET', path)).status).toBe(404);
    },
  );
});

describe('a known address', () => {
  it.each(['/api/health/', '/API/Health', '/api/%68ealth', '/api/health?code=&x=%zz&code'])(
    'is found when it is written %s',
    async (path) => {
      const reply = await service.send('GET', path, { headers: { 'x-functions-key': KEY } });
      expect(reply.status).toBe(200);
    },
  );

  it.each(['/api/candidates/score/', '/api/Candidates/Score'])(
    'answers 405 when it is written %s',
    async (path) => {
      const reply = await service.send('GET', path);
      expectError(reply, 'method_not_allowed');
      expect(reply.headers.allow).toBe('POST');
    },
  );
});

it.each(['TRACE', 'PROPFIND', 'PURGE', 'M-SEARCH'])(
  'a method that no endpoint can have, %s, is refused',
  async (method) => {
    const reply = await service.send(method, `/api/candidates/score?code=${KEY}`, { json: scoreBody() });
    expect([404, 405]).toContain(reply.status);
  },
);
