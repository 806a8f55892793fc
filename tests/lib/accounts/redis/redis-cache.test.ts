import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';
import { createRedisCache, type Kept } from '../../../../lib/accounts/redis/redis-cache.ts';
import {
  createRedisConnection,
  type RedisConnection,
} from '../../../../lib/accounts/redis/redis-connection.ts';
import { contentKey, createMemoryCache } from '../../../../lib/scoring/cache.ts';
import { freshPrefix } from '../../../helpers/azurite.ts';
import { eventually } from '../../../helpers/eventually.ts';
import { describeWithRedis, type RedisServer, startRedisServer } from '../../../helpers/redis-server.ts';

interface Value {
  quote: string;
}

const KEY = contentKey('acme', 'job', 'resume');
/** Longer than even a busy machine takes to connect. */
const PATIENT_MS = 15_000;
const HOUR_MS = 3_600_000;
const SILENT = { failed: () => undefined, worked: () => undefined };

describeWithRedis('the shared cache', () => {
  let redis: RedisServer;
  let admin: Redis;
  const connections: RedisConnection[] = [];
  beforeAll(async () => {
    redis = await startRedisServer();
    admin = new Redis(redis.url);
  });
  afterEach(async () => {
    for (const connection of connections.splice(0)) await connection.close();
  });
  afterAll(async () => {
    admin.disconnect();
    await redis.stop();
  });

  /** Over a connection that is there, if Redis is: writing does not wait for one. */
  async function cacheOf(
    prefix: string,
    { lifetimeMs = HOUR_MS, name = 'results', url = redis.url, now = Date.now } = {},
  ) {
    const connection = createRedisConnection({ url, log: SILENT });
    connections.push(connection);
    if (url === redis.url) await connection.run(PATIENT_MS, (client) => client.ping());
    const local = createMemoryCache<Kept<Value>>({ lifetimeMs, maxEntries: 10, now });
    return createRedisCache<Value>({ connection, prefix, name, lifetimeMs, local, now });
  }

  async function names(prefix: string): Promise<string[]> {
    return admin.keys(`${prefix}:*`);
  }

  it('gives one instance what another has kept', async () => {
    const prefix = freshPrefix();
    await (await cacheOf(prefix)).set(KEY, { quote: 'Led wound care' });
    await eventually(async () =>
      expect(await (await cacheOf(prefix)).get(KEY)).toEqual({ quote: 'Led wound care' }),
    );
    expect(await (await cacheOf(prefix)).get(contentKey('globex', 'job', 'resume'))).toBeUndefined();
    expect(await (await cacheOf(prefix, { name: 'rubrics' })).get(KEY)).toBeUndefined();
  });

  it('keeps nothing in Redis that can be read, or named, without the input', async () => {
    const prefix = freshPrefix();
    await (await cacheOf(prefix)).set(KEY, { quote: 'Led wound care' });
    await eventually(async () => expect(await names(prefix)).toHaveLength(1));
    const [name = ''] = await names(prefix);
    const stored = await admin.getBuffer(name);
    expect(name).not.toContain(KEY);
    expect(stored?.toString('latin1')).not.toMatch(/wound|quote/);
  });

  it('lets entries expire in Redis', async () => {
    const prefix = freshPrefix();
    await (await cacheOf(prefix, { lifetimeMs: 60_000 })).set(KEY, { quote: 'x' });
    await eventually(async () => expect(await names(prefix)).toHaveLength(1));
    const left = await admin.pttl((await names(prefix))[0] ?? '');
    expect(left).toBeGreaterThan(50_000);
    expect(left).toBeLessThanOrEqual(60_000);
  });

  it('serves an entry no longer than its life, though it was fetched late in it', async () => {
    const prefix = freshPrefix();
    const clock = { nowMs: Date.now() };
    const now = () => clock.nowMs;
    await (await cacheOf(prefix, { now })).set(KEY, { quote: 'x' });
    await eventually(async () => expect(await names(prefix)).toHaveLength(1));
    const other = await cacheOf(prefix, { now });
    clock.nowMs += HOUR_MS - 1;
    expect(await other.get(KEY)).toEqual({ quote: 'x' });
    clock.nowMs += 1;
    expect(await other.get(KEY)).toBeUndefined();
  });

  it('keeps the first of two values that were made at the same time, everywhere', async () => {
    const prefix = freshPrefix();
    const [one, other] = [await cacheOf(prefix), await cacheOf(prefix)];
    await one.set(KEY, { quote: 'first' });
    await eventually(async () => expect(await names(prefix)).toHaveLength(1));
    await other.set(KEY, { quote: 'second' });
    await eventually(async () => expect(await other.get(KEY)).toEqual({ quote: 'first' }));
    expect(await one.get(KEY)).toEqual({ quote: 'first' });
  });

  it.each(['', 'short', 'x'.repeat(200)])(
    'takes an entry that was tampered with for none: %j',
    async (bytes) => {
      const prefix = freshPrefix();
      await (await cacheOf(prefix)).set(KEY, { quote: 'x' });
      await eventually(async () => expect(await names(prefix)).toHaveLength(1));
      await admin.set((await names(prefix))[0] ?? '', bytes);
      expect(await (await cacheOf(prefix)).get(KEY)).toBeUndefined();
    },
  );

  it('caches nothing with a life of 0', async () => {
    const prefix = freshPrefix();
    const cache = await cacheOf(prefix, { lifetimeMs: 0 });
    await cache.set(KEY, { quote: 'x' });
    expect(await cache.get(KEY)).toBeUndefined();
    expect(await names(prefix)).toEqual([]);
  });

  it('is a cache of this process when Redis is gone', async () => {
    const cache = await cacheOf(freshPrefix(), { url: 'redis://127.0.0.1:1' });
    expect(await cache.get(KEY)).toBeUndefined();
    await cache.set(KEY, { quote: 'x' });
    expect(await cache.get(KEY)).toEqual({ quote: 'x' });
  });
});
