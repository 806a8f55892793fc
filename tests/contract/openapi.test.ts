import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ENDPOINTS } from '../../functions/endpoints.ts';
import { ERROR_CODES } from '../../lib/contract/error-codes.ts';
import { methodsOf } from '../../lib/http/endpoint.ts';
import { send } from '../helpers/send.ts';
import { DOCUMENT_PATH, startTestService, type TestService } from '../helpers/service.ts';

const ROOT = join(import.meta.dirname, '../..');
/** What serves people and their browsers, and what answers for addresses that do not exist. */
const NOT_DESCRIBED = ['assets', 'demo-page', 'docs', 'openapi', 'zz-not-found'];

const SELF_EXPLAINING = ['ok', 'code', 'request_id', 'status'];

let service: TestService;
let text: string;
beforeAll(async () => {
  service = await startTestService();
  text = await readFile(DOCUMENT_PATH, 'utf8');
});
afterAll(async () => {
  await service.stop();
});

/** Runs a script of the project and gives what it prints. */
async function run(...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: ROOT });
  return stdout;
}

describe('GET /api/openapi.json', () => {
  it('needs no key and answers with the document of the build', async () => {
    const reply = await send(`${service.url}/api/openapi.json`, { method: 'GET' });
    expect(reply.status).toBe(200);
    expect(reply.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(reply.text).toBe(text);
    expect(reply.body).toMatchObject({ openapi: '3.1.1', info: { version: '20.0.0' } });
  });
});

describe('the document', () => {
  it('describes every operation, and no other', () => {
    const described = Object.entries<object>(JSON.parse(text).paths).flatMap(([path, item]) =>
      Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const served = ENDPOINTS.filter(({ name }) => !NOT_DESCRIBED.includes(name)).flatMap((endpoint) =>
      methodsOf(endpoint).map((method) => `${method} /${endpoint.route}`),
    );
    expect(described.toSorted()).toEqual(served.toSorted());
  });

  it.each(['ScoredCandidate', 'Criterion', 'ScoreResponse', 'ScoreRequest', 'TeamProfile', 'Candidate'])(
    'explains every field of %s that its name alone does not',
    (name) => {
      const { properties } = JSON.parse(text).components.schemas[name];
      const silent = Object.entries<object>(properties).flatMap(([field, schema]) =>
        'description' in schema || '$ref' in schema ? [] : [field],
      );
      expect(silent.filter((field) => !SELF_EXPLAINING.includes(field))).toEqual([]);
    },
  );

  it('asks for a key, in the header or the address, where the service does', () => {
    const { paths } = JSON.parse(text);
    for (const endpoint of ENDPOINTS.filter(({ name }) => !NOT_DESCRIBED.includes(name))) {
      for (const method of methodsOf(endpoint)) {
        const { security } = paths[`/${endpoint.route}`][method.toLowerCase()];
        expect(security).toEqual(endpoint.access === 'open' ? [] : [{ keyHeader: [] }, { keyParameter: [] }]);
      }
    }
    expect(JSON.parse(text).components.securitySchemes).toMatchObject({
      keyHeader: { type: 'apiKey', in: 'header', name: 'x-functions-key' },
      keyParameter: { type: 'apiKey', in: 'query', name: 'code' },
    });
  });

  it('shows an answer of the service for every operation and every error but the two that no operation has', () => {
    const shown = new Set<string>();
    const collect = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return;
      if ('ok' in value && value.ok === false && 'code' in value) shown.add(String(value.code));
      Object.values(value).forEach(collect);
    };
    collect(JSON.parse(text).components.responses);
    expect(ERROR_CODES.filter((code) => !shown.has(code))).toEqual(['method_not_allowed']);

    const { paths } = JSON.parse(text);
    const score = paths['/candidates/score'].post.responses[200].content['application/json'].examples;
    expect(score.scored.value.results).toEqual([
      expect.objectContaining({ status: 'scored', match_score: expect.any(Number) }),
    ]);
    expect(score['one failed'].value.results.at(-1)).toMatchObject({ status: 'failed', match_score: null });
  });

  // Its examples are checked against their schemas, too.
  it('passes Redocly without a warning', async () => {
    await expect(run('tools/openapi/lint.ts', DOCUMENT_PATH)).resolves.toBe('');
  });

  it('is what the types of the demo\'s client were generated from: "npm run openapi" brings them up to date', async () => {
    const script = `
      import { readFile } from 'node:fs/promises';
      import { clientTypes } from './tools/openapi/client-types/client-types.ts';
      process.stdout.write(await clientTypes(await readFile(process.argv[1], 'utf8')));
    `;
    const generated = await run('--input-type=module', '--eval', script, DOCUMENT_PATH);
    expect(await readFile(join(ROOT, 'tools/demo/api-types.ts'), 'utf8')).toBe(generated);
  });
});
