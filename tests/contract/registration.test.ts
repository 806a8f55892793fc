import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { ENTRY_PATH } from '../helpers/service.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Loads the built app as the platform's worker does, and prints what it registered. */
const SCRIPT = `
  const { loadFunctionApp } = await import('./tools/host/function-app.ts');
  const app = await loadFunctionApp(process.argv[1], { write() {} });
  console.log(JSON.stringify(app.functions.map(({ metadata }) => metadata)));
`;

const registeredSchema = z.array(
  z.object({ name: z.string(), bindings: z.record(z.string(), z.record(z.string(), z.unknown())) }),
);

/** What the worker tells the platform of each function's trigger, by function name. */
async function registered(env: Record<string, string> = {}) {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '--eval', SCRIPT, ENTRY_PATH],
    { cwd: ROOT, env: { MODEL_PROVIDER: 'local', ...env } },
  );
  const functions = registeredSchema.parse(JSON.parse(stdout));
  return new Map(
    functions.map(({ name, bindings }) => [
      name,
      Object.values(bindings).find(({ type }) => type === 'httpTrigger') ?? {},
    ]),
  );
}

describe('the built app', () => {
  it('registers every function with its route, its methods and its level', async () => {
    const triggers = await registered();
    const facts = [...triggers].map(([name, { route, methods, authLevel }]) => [
      name,
      route,
      methods,
      authLevel,
    ]);
    expect(facts).toEqual([
      ['assets', 'assets/{file}', ['GET'], 'anonymous'],
      ['candidates-score', 'candidates/score', ['POST'], 'function'],
      ['candidates-search', 'candidates/search', ['POST'], 'function'],
      ['demo-example', 'demo/example', ['GET'], 'anonymous'],
      ['demo-page', 'demo', ['GET'], 'anonymous'],
      ['docs', 'docs', ['GET'], 'anonymous'],
      ['health', 'health', ['GET'], 'function'],
      ['openapi', 'openapi.json', ['GET'], 'anonymous'],
      ['team-profile', 'team-profile', ['DELETE', 'GET', 'PUT'], 'function'],
      ['usage', 'usage', ['GET'], 'function'],
      ['zz-not-found', '{*path}', ['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT'], 'anonymous'],
    ]);
  });

  it('leaves keys to the app with the level anonymous', async () => {
    const levels = [...(await registered({ HTTP_AUTH_LEVEL: 'anonymous' })).values()].map(
      ({ authLevel }) => authLevel,
    );
    expect(new Set(levels)).toEqual(new Set(['anonymous']));
  });

  it('lets health through the platform when it is open', async () => {
    const triggers = await registered({ HEALTH_REQUIRES_KEY: 'false' });
    expect(triggers.get('health')?.authLevel).toBe('anonymous');
    expect(triggers.get('team-profile')?.authLevel).toBe('function');
  });

  it('does not load with a setting that can not be used, and names it without its value', async () => {
    const failure = registered({ MAX_BODY_BYTES: 'SECRET' });
    await expect(failure).rejects.toThrow(/MAX_BODY_BYTES/);
    await expect(failure).rejects.not.toThrow(/SECRET/);
  });
});
