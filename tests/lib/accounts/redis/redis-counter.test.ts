import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import type { Redis } from 'ioredis';
import { createDemoLimiter } from '../../../../lib/accounts/counting-demo-limiter.ts';
import { createRateLimiter } from '../../../../lib/accounts/counting-rate-limiter.ts';
import type { Account } from '../../../../lib/accounts/key-directory.ts';
import { PLANS } from '../../../../lib/accounts/plans.ts';
import type { RateLimiter } from '../../../../lib/accounts/rate-limiter.ts';
import {
  createRedisConnection,
  REDIS_WAIT_MS,
  type RedisConnection,
} from '../../../../lib/accounts/redis/redis-connection.ts';
import { createRedisCounterFactory } from '../../../../lib/accounts/redis/redis-counter.ts';
import { freshPrefix } from '../../../helpers/azurite.ts';
import { eventually } from '../../../helpers/eventually.ts';
import { describeWithRedis, type RedisServer, startRedisServer } from '../../../helpers/redis-server.ts';
import { type StoreProxy, startStoreProxy } from '../../../helpers/store-proxy.ts';

const FREE: Account = { organization: 'acme', plan: 'free' };
const CORPORATE: Account = { organization: 'acme', plan: 'corporate' };

/** Longer than even a busy machine takes for an answer. */
const PATIENT_MS = 15_000;

const connections: RedisConnection[] = [];
const logs: string[] = [];

function connect(url: string): RedisConnection {
  const log = { failed: (reason: string) => void logs.push(`failed ${reason}`), worked: () => undefined };
  const connection = createRedisConnection({ url, log });
  connections.push(connection);
  return connection;
}

/** A connection that is there, so that no count is late for that. */
async function connected(url: string): Promise<RedisConnection> {
  const connection = connect(url);
  await connection.run(PATIENT_MS, (client) => client.ping());
  return connection;
}

function limiterOver(connection: RedisConnection, prefix: string): RateLimiter {
  return createRateLimiter(
    createRedisCounterFactory({ connection, prefix, waitMs: REDIS_WAIT_MS.planLimit }),
  );
}

async function allowed(limiters: readonly RateLimiter[], account: Account, times: number): Promise<number> {
  const states = await Promise.all(
    limiters.flatMap((limiter) => Array.from({ length: times }, () => limiter.count(account))),
  );
  return states.filter((state) => state?.allowed).length;
}

describeWithRedis('limits over all instances', () => {
  let redis: RedisServer;
  let proxy: StoreProxy;
  beforeAll(async () => {
    redis = await startRedisServer();
    proxy = await startStoreProxy(redis.port);
  });
  afterEach(async () => {
    proxy.delayMs = 0;
    for (const connection of connections.splice(0)) await connection.close();
  });
  afterAll(async () => {
    await proxy.close();
    await redis.stop();
  });

  function instances(count: number, prefix = freshPrefix()): Promise<RateLimiter[]> {
    return Promise.all(
      Array.from({ length: count }, async () => limiterOver(await connected(redis.url), prefix)),
    );
  }

  it.each([1, 3, 5])('admit exactly the number of the plan on %d instances at once', async (count) => {
    const limiters = await instances(count);
    for (const plan of ['free', 'business', 'corporate'] as const) {
      const limit = PLANS[plan].requestsPerMinute ?? 0;
      expect(await allowed(limiters, { organization: 'acme', plan }, limit + 5)).toBe(limit);
    }
  });

  it('tell what is left of the shared window', async () => {
    const [one, other] = await instances(2);
    await one?.count(FREE);
    expect(await other?.count(FREE)).toEqual({
      plan: 'free',
      limit: 10,
      remaining: 8,
      resetSeconds: 60,
      allowed: true,
    });
  });

  it('count each organization and each plan by itself', async () => {
    const limiters = await instances(2);
    await allowed(limiters, FREE, 10);
    expect(await allowed(limiters, { organization: 'globex', plan: 'free' }, 10)).toBe(10);
    expect(await allowed(limiters, { organization: 'acme', plan: 'business' }, 50)).toBe(60);
  });

  it('begin afresh when the window ends, whatever was refused in it', async () => {
    const prefix = freshPrefix();
    const connection = await connected(redis.url);
    const counter = createRedisCounterFactory({ connection, prefix, waitMs: PATIENT_MS })({
      keyPrefix: 'short',
      points: 2,
      duration: 1,
    });
    const ask = <T>(command: (client: Redis) => Promise<T>) => connection.run(PATIENT_MS, command);
    const fill = async () => {
      await counter.consume('acme');
      await counter.consume('acme');
      await delay(50);
      const msLeft = await ask((client) => client.pttl(`${prefix}:limit:short:acme`));
      expect(msLeft).toBeGreaterThan(0);
      await expect(counter.consume('acme')).rejects.toMatchObject({ remainingPoints: 0, consumedPoints: 3 });
      expect(await ask((client) => client.pttl(`${prefix}:limit:short:acme`))).toBeLessThanOrEqual(msLeft);
      expect(await counter.get('acme')).toMatchObject({ remainingPoints: 0 });
    };
    // A busy machine can be slower than a short window is long.
    await eventually(fill);
    const [name = ''] = await ask((client) => client.keys(`${prefix}*`));
    // In its last fraction of a millisecond a window has nothing left, but still counts.
    await eventually(async () => expect(await ask((client) => client.exists(name))).toBe(0));
    expect(await counter.get('acme')).toBeNull();
    expect(await counter.consume('acme')).toMatchObject({ remainingPoints: 1, isFirstInDuration: true });
  });

  it('hold the demo to its numbers, per client and in all', async () => {
    const prefix = freshPrefix();
    const three = await Promise.all([1, 2, 3].map(() => connected(redis.url)));
    const demos = three.map((connection) =>
      createDemoLimiter(
        { requestsPerMinute: 4, totalRequestsPerMinute: 6 },
        createRedisCounterFactory({
          connection,
          prefix,
          waitMs: REDIS_WAIT_MS.demoLimit,
        }),
      ),
    );
    const fire = async (address: string) => {
      const states = await Promise.all(demos.flatMap((demo) => [demo.count(address), demo.count(address)]));
      return states.filter((state) => state.allowed).length;
    };
    expect(await fire('192.0.2.1')).toBe(4);
    expect(await fire('192.0.2.2')).toBe(2);
    expect(await fire('192.0.2.3')).toBe(0);
  });

  it('are not waited for, however slow Redis is', async () => {
    const limiter = limiterOver(await connected(`redis://127.0.0.1:${proxy.port}`), freshPrefix());
    await limiter.count(FREE);
    // Longer than a test may take.
    proxy.delayMs = 600_000;
    for (let request = 0; request < 6; request += 1) {
      expect(await limiter.count(FREE)).toMatchObject({ allowed: true });
    }
  });

  it('and other looks into Redis cost a request 250 ms at most in all', () => {
    const allMs = Object.values(REDIS_WAIT_MS).reduce<number>((sum, waitMs) => sum + waitMs, 0);
    expect(allMs).toBeLessThanOrEqual(250);
  });

  it('go by what Redis last said while it is only late, and are not exceeded for that', async () => {
    const prefix = freshPrefix();
    const near = limiterOver(await connected(redis.url), prefix);
    const far = limiterOver(await connected(`redis://127.0.0.1:${proxy.port}`), prefix);
    await far.count(FREE);
    expect(await allowed([near], FREE, 7)).toBe(7);
    expect(await far.count(FREE)).toMatchObject({ remaining: 1 });
    proxy.delayMs = 600;
    const late = await Promise.all(Array.from({ length: 5 }, () => far.count(FREE)));
    const refused = late.filter((state) => !state?.allowed);
    expect(refused).toHaveLength(4);
    for (const state of refused) expect(state?.resetSeconds).toBeGreaterThan(30);
  });

  it('admit one window by themselves while Redis is late and then gone, and not one for each', async () => {
    const limiter = limiterOver(await connected(`redis://127.0.0.1:${proxy.port}`), freshPrefix());
    let admitted = await allowed([limiter], FREE, 1);
    proxy.delayMs = 2_000;
    for (let request = 0; request < 20; request += 1) {
      if ((await limiter.count(FREE))?.allowed) admitted += 1;
    }
    expect(admitted).toBe(10);
  });

  it('are shared again when the clocks were compared wrongly', async () => {
    const prefix = freshPrefix();
    const near = limiterOver(await connected(redis.url), prefix);
    proxy.delayMs = 2 * REDIS_WAIT_MS.planLimit;
    const far = limiterOver(await connected(`redis://127.0.0.1:${proxy.port}`), prefix);
    proxy.delayMs = 0;
    await eventually(async () => {
      const [one, other] = [await near.count(CORPORATE), await far.count(CORPORATE)];
      expect(other?.remaining).toBe((one?.remaining ?? 0) - 1);
    });
  });

  it('count a request that was given up only where it was given up to', async () => {
    const prefix = freshPrefix();
    const frozen = await startRedisServer();
    try {
      const limiter = limiterOver(await connected(frozen.url), prefix);
      await limiter.count(FREE);
      frozen.freeze();
      expect(await allowed([limiter], FREE, 30)).toBe(9);
      frozen.thaw();
      await eventually(async () =>
        expect(await limiterOver(await connected(frozen.url), prefix).count(FREE)).toMatchObject({
          remaining: 8,
        }),
      );
    } finally {
      await frozen.stop();
    }
  });

  it('go on by instance when Redis is gone, and together when it is back', async () => {
    const own = await startRedisServer();
    try {
      const prefix = freshPrefix();
      const limiters = [
        limiterOver(await connected(own.url), prefix),
        limiterOver(await connected(own.url), prefix),
      ];
      expect(await allowed(limiters, FREE, 10)).toBe(10);
      await own.kill();
      // What was used up stays so; what begins now begins on each.
      expect(await allowed(limiters, FREE, 15)).toBe(0);
      expect(await allowed(limiters, { organization: 'initech', plan: 'free' }, 15)).toBe(20);
      expect(logs.length).toBeGreaterThan(0);
      await own.restart();
      const globex: Account = { organization: 'globex', plan: 'corporate' };
      await eventually(async () => {
        const [one, other] = await Promise.all(limiters.map((limiter) => limiter.count(globex)));
        expect((one?.remaining ?? 0) + (other?.remaining ?? 0)).toBe(
          2 * Math.max(one?.remaining ?? 0, other?.remaining ?? 0) - 1,
        );
      });
      // Redis has forgotten the window that was used up, and the instances have not.
      expect(await allowed(limiters, FREE, 5)).toBe(0);
      const fresh: Account = { organization: 'hooli', plan: 'free' };
      expect(await allowed(limiters, fresh, 15)).toBe(10);
    } finally {
      await own.stop();
    }
  });

  it('are not exceeded by one instance, whatever becomes of Redis', async () => {
    const own = await startRedisServer();
    const way = await startStoreProxy(own.port);
    try {
      const limiter = limiterOver(await connected(`redis://127.0.0.1:${way.port}`), freshPrefix());
      const slow = (delayMs: number) => () => {
        way.delayMs = delayMs;
      };
      const faults = [
        () => undefined,
        slow(150),
        () => way.cut(),
        slow(0),
        () => own.freeze(),
        () => own.thaw(),
        () => own.kill(),
        () => own.restart(),
      ];
      let admitted = 0;
      for (const fault of faults) {
        await fault();
        admitted += await allowed([limiter], FREE, 2);
      }
      expect(admitted).toBe(10);
    } finally {
      await way.close();
      await own.stop();
    }
  });

  it('close to an instance that is told too late that they are used up', async () => {
    const prefix = freshPrefix();
    const near = limiterOver(await connected(redis.url), prefix);
    const far = limiterOver(await connected(`redis://127.0.0.1:${proxy.port}`), prefix);
    expect(await allowed([near], FREE, 12)).toBe(10);
    // Counted in time, answered late.
    proxy.delayMs = 150;
    expect(await far.count(FREE)).toMatchObject({ remaining: 9 });
    await eventually(async () => {
      const state = await far.count(FREE);
      expect(state).toMatchObject({ allowed: false, remaining: 0 });
      expect(state?.resetSeconds).toBeGreaterThan(30);
    });
  });

  it('are counted in memory when there never was a Redis', async () => {
    const limiter = limiterOver(connect('redis://127.0.0.1:1'), freshPrefix());
    expect(await allowed([limiter], FREE, 15)).toBe(10);
  });
});
