import { spawnSync } from 'node:child_process';
import { describe, it } from '@jest/globals';
import { type StoreProcess, startStoreProcess } from './store-process.ts';

export interface RedisServer extends StoreProcess {
  url: string;
}

/** A Redis of its own that writes nothing to disk: a restart forgets everything. */
export async function startRedisServer(...args: string[]): Promise<RedisServer> {
  const store = await startStoreProcess((port) => [
    'redis-server',
    ...['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
    ...args,
  ]);
  return { ...store, url: `redis://127.0.0.1:${store.port}` };
}

const isInstalled = spawnSync('redis-server', ['--version']).error === undefined;

/**
 * `describe` for tests that need a real Redis. Where the program is missing they say so and are left out; in CI they run
 * all the same, and fail.
 */
export function describeWithRedis(name: string, tests: () => void): void {
  if (isInstalled || process.env.CI === 'true') {
    describe(name, tests);
    return;
  }
  describe(name, () => {
    it.todo('NOT TESTED, because redis-server is not installed (on Debian: apt-get install redis-server)');
  });
}
