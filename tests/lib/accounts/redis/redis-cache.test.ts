import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';
import { createRedisCache, type Kept } from '../../../../lib/accounts/redis/redis-cache.ts';
import {
  createRedisConnection,
  type RedisConnection,
} from '../../../../lib/accounts/redis/redis-connection.ts';
import { contentKey, createMemoryCache } from '../../../../lib/scoring/cache.ts';
import { freshPrefix } from '../../../helpers/azurite.ts';
import { fullAssessment, one, requestOf, scored, scorerWith } from '../../../helpers/candidate-scorer.ts';
import { eventually } from '../../../helpers/eventually.ts';
import { FAKE_RUBRIC, FakeModel } from '../../../helpers/fake-model.ts';
import { describeWithRedis, type RedisServer, startRedisServer } from '../../../helpers/redis-server.ts';

type Level = 'met' | 'partial';

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
    // Whoever comes second goes on with what the first has kept.
    await eventually(async () =>
      expect(await other.set(KEY, { quote: 'second' })).toEqual({ quote: 'first' }),
    );
    expect(await other.get(KEY)).toEqual({ quote: 'first' });
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
    expect(await cache.set(KEY, { quote: 'x' })).toEqual({ quote: 'x' });
    expect(await cache.get(KEY)).toBeUndefined();
    expect(await names(prefix)).toEqual([]);
  });

  it('is a cache of this process when Redis is gone', async () => {
    const cache = await cacheOf(freshPrefix(), { url: 'redis://127.0.0.1:1' });
    expect(await cache.get(KEY)).toBeUndefined();
    expect(await cache.set(KEY, { quote: 'x' })).toEqual({ quote: 'x' });
    expect(await cache.get(KEY)).toEqual({ quote: 'x' });
  });

  describe('of two instances that read the same candidate at the same time, with a model of two minds', () => {
    interface Meeting {
      bothAsked: Promise<void>;
      bothRead: () => Promise<void>;
    }

    /** An instance whose rubric comes once both have asked for theirs, and its assessment once both read. */
    async function instanceOf(
      url: string,
      { prefix, bothAsked, bothRead, level }: Meeting & { prefix: string; level: Level },
    ) {
      const connection = createRedisConnection({ url, log: SILENT });
      connections.push(connection);
      if (url === redis.url) await connection.run(PATIENT_MS, (client) => client.ping());
      const cache = <T extends object>(name: string) => {
        const limits = { lifetimeMs: HOUR_MS, maxEntries: 10, now: Date.now };
        const local = createMemoryCache<Kept<T>>(limits);
        return createRedisCache<T>({ connection, prefix, name, ...limits, local });
      };
      const model = new FakeModel();
      model.onRubric = async () => {
        await bothAsked;
        const [first, ...others] = FAKE_RUBRIC.requirements;
        return { ...FAKE_RUBRIC, requirements: level === 'met' || !first ? others : [first, ...others] };
      };
      model.onAssess = async () => {
        await bothRead();
        return fullAssessment({
          requirements: [
            {
              id: 'r2',
              level,
              quote: 'Night shifts with responsibility',
              roles: [],
              statedYears: null,
            },
          ],
        });
      };
      const scorer = scorerWith(model, { rubrics: cache('rubrics'), results: cache('results') });
      return { model, scorer };
    }

    async function cardsOver(url: string) {
      const { promise: bothAsked, resolve } = Promise.withResolvers<void>();
      const { promise: haveRead, resolve: meet } = Promise.withResolvers<void>();
      const prefix = freshPrefix();
      let reading = 0;
      const bothRead = (): Promise<void> => {
        reading += 1;
        if (reading === 2) meet();
        return haveRead;
      };
      const instances = [
        await instanceOf(url, { prefix, bothAsked, bothRead, level: 'met' }),
        await instanceOf(url, { prefix, bothAsked, bothRead, level: 'partial' }),
      ];
      const outcomes = instances.map(({ scorer }) => scorer.score(requestOf(one())));
      await eventually(async () =>
        expect(instances.map(({ model }) => model.rubricInputs.length)).toEqual([1, 1]),
      );
      resolve();
      return (await Promise.all(outcomes)).map(({ results, usage }) => {
        const { card, cached } = scored(results[0]);
        return { card, cached, calls: usage.modelCalls };
      });
    }

    it('both answer what the first has kept, and each pays for its calls', async () => {
      // Where a busy machine answers for Redis too late, each goes by its own: that shows nothing.
      await eventually(async () => {
        const [first, second] = await cardsOver(redis.url);
        expect(second).toEqual(first);
        expect(first).toMatchObject({ cached: false, calls: 2 });
      });
    });

    it('each answers its own where Redis is gone', async () => {
      const [first, second] = await cardsOver('redis://127.0.0.1:1');
      expect(second?.card).not.toEqual(first?.card);
    });
  });
});
