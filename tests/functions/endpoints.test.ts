import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ENDPOINTS } from '../../functions/endpoints.ts';
import { HTTP_METHODS, methodsOf } from '../../lib/http/endpoint.ts';
import { KEYED_ROUTES } from '../helpers/keyed-routes.ts';

const NOT_FUNCTIONS = ['endpoints', 'main'];

describe('the endpoints', () => {
  const names = ENDPOINTS.map(({ name }) => name);

  it('are one for each file of functions/, named as it', () => {
    const files = readdirSync(join(import.meta.dirname, '../../functions')).map((file) =>
      file.replace(/\.ts$/, ''),
    );
    expect(names).toEqual(files.filter((file) => !NOT_FUNCTIONS.includes(file)).sort());
  });

  it('have the catch-all last in the alphabetical order in which the platform tries them', () => {
    expect(names.toSorted()).toEqual(names);
    expect(ENDPOINTS.at(-1)).toMatchObject({ name: 'zz-not-found', route: '{*path}' });
  });

  it('have each its own route and at least one method', () => {
    expect(new Set(ENDPOINTS.map(({ route }) => route)).size).toBe(ENDPOINTS.length);
    for (const endpoint of ENDPOINTS) expect(methodsOf(endpoint).length).toBeGreaterThan(0);
  });

  it('are open where no key is needed, and nowhere else', () => {
    expect(Object.fromEntries(ENDPOINTS.map(({ name, access }) => [name, access]))).toEqual({
      assets: 'open',
      'candidates-score': 'key',
      'candidates-search': 'key',
      'demo-example': 'open',
      'demo-page': 'open',
      docs: 'open',
      health: 'health',
      openapi: 'open',
      'team-profile': 'key',
      usage: 'key',
      'zz-not-found': 'open',
    });
  });

  it('have each keyed operation under the shared tests of keys', () => {
    const tested = KEYED_ROUTES.map(({ method, path }) => `${method} ${path}`);
    const keyed = ENDPOINTS.filter(({ access }) => access !== 'open').flatMap((endpoint) =>
      methodsOf(endpoint).map((method) => `${method} /api/${endpoint.route}`),
    );
    expect(tested.toSorted()).toEqual(keyed.toSorted());
  });

  it('leave no method that can reach a function without an answer', () => {
    const catchAll = ENDPOINTS.find(({ name }) => name === 'zz-not-found');
    expect(catchAll && methodsOf(catchAll)).toEqual([...HTTP_METHODS]);
  });
});
