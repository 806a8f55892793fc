import { cpSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';
import { packageFiles } from '../../tools/bundle/package-files.ts';
import { type ServiceProcess, startServiceProcess } from '../../tools/host/service-process.ts';
import { startEmulator } from '../../tools/openai-emulator.ts';
import { SMOKE_CHECKS } from '../../tools/smoke/checks.ts';
import { createDeployment } from '../../tools/smoke/deployment.ts';
import { runChecks } from '../../tools/smoke/run-checks.ts';
import { withTemporaryKey } from '../../tools/smoke/temporary-key.ts';
import { freshTables, startAzurite } from '../helpers/azurite.ts';
import { describeWithRedis, startRedisServer } from '../helpers/redis-server.ts';

const ROOT = join(import.meta.dirname, '../..');
const MAX_BYTES = 12_000_000;

let directory: string;
const files = packageFiles(ROOT);

beforeAll(() => {
  directory = mkdtempSync(join(tmpdir(), 'package-'));
  for (const file of files) cpSync(join(ROOT, file), join(directory, file));
});

afterAll(() => {
  rmSync(directory, { recursive: true });
});

describe('what is published', () => {
  it('is the bundle, host.json and package.json', () => {
    expect(files.filter((file) => !file.startsWith('dist/'))).toEqual(['host.json', 'package.json']);
    expect(files).toContain('dist/main.js');
    expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
  });

  it('leaves behind whatever else lies in the folder', () => {
    const published = [
      'dist/chunks/deeper/part.js',
      'dist/chunks/part.js',
      'dist/main.js',
      'host.json',
      'package.json',
    ];
    const leftBehind = [
      'anna.pdf',
      'applicants.csv',
      'backup.jsonl',
      'request.json',
      'my.env.json',
      'score.mts',
      'score.py',
      'coverage/index.js',
      'cvs/host.json',
      'cvs/dist/anna.js',
    ];
    const project = mkdtempSync(join(tmpdir(), 'project-'));
    try {
      cpSync(join(ROOT, '.funcignore'), join(project, '.funcignore'));
      for (const file of [...published, ...leftBehind]) {
        mkdirSync(dirname(join(project, file)), { recursive: true });
        writeFileSync(join(project, file), '');
      }
      expect(packageFiles(project)).toEqual(published);
    } finally {
      rmSync(project, { recursive: true });
    }
  });

  it('has no settings, which would bring keys along', () => {
    expect(files.join(' ')).not.toMatch(/settings\.|\.env|node_modules/);
  });

  it('is smaller than 12 MB, unpacked', () => {
    const bytes = files.reduce((sum, file) => sum + statSync(join(ROOT, file)).size, 0);
    expect(bytes).toBeGreaterThan(500_000);
    expect(bytes).toBeLessThan(MAX_BYTES);
  });
});

describe('the package by itself', () => {
  async function expectToPassChecks(service: ServiceProcess): Promise<void> {
    const deployment = createDeployment(service.url);
    const context = { deployment, key: 'local-enterprise-key', version: null };
    const results = await runChecks(SMOKE_CHECKS, context, { skipScoring: false });
    expect(results.filter(({ state }) => state !== 'passed')).toEqual([]);
  }

  it('scores with the built-in evaluator', async () => {
    const service = await startServiceProcess({ entryPath: join(directory, 'dist/main.js') });
    try {
      await expectToPassChecks(service);
    } finally {
      await service.stop();
    }
  });

  it('scores through Azure OpenAI', async () => {
    const emulator = await startEmulator();
    const service = await startServiceProcess({
      entryPath: join(directory, 'dist/main.js'),
      env: {
        MODEL_PROVIDER: 'azure-openai',
        AZURE_OPENAI_ENDPOINT: emulator.url,
        AZURE_OPENAI_DEPLOYMENT: 'local-evaluator',
        AZURE_OPENAI_API_KEY: 'emulator',
      },
    });
    try {
      await expectToPassChecks(service);
      expect(emulator.callCount).toBeGreaterThanOrEqual(2);
    } finally {
      await service.stop();
      await emulator.stop();
    }
  });
});

describeWithRedis('the package with its stores', () => {
  it('finds keys in tables and counts requests in Redis', async () => {
    const [azurite, redis] = await Promise.all([startAzurite(), startRedisServer()]);
    const tables = freshTables(azurite.connectionString);
    const service = await startServiceProcess({
      entryPath: join(directory, 'dist/main.js'),
      env: {
        KEY_DIRECTORY: 'table',
        TABLES_CONNECTION_STRING: azurite.connectionString,
        STORE_PREFIX: tables.prefix,
        RATE_LIMIT_STORE: 'redis',
        REDIS_URL: redis.url,
      },
    });
    const client = new Redis(redis.url);
    try {
      await withTemporaryKey(tables, null, async (key) => {
        const context = { deployment: createDeployment(service.url), key, version: null };
        const results = await runChecks(SMOKE_CHECKS, context, { skipScoring: false });
        expect(results.filter(({ state }) => state !== 'passed')).toEqual([]);
      });
      expect(await client.keys(`${tables.prefix}:limit:*`)).toHaveLength(1);
      expect(service.output()).not.toContain('"event":"store"');
    } finally {
      client.disconnect();
      await service.stop();
      await Promise.all([azurite.stop(), redis.stop()]);
    }
  });
});
