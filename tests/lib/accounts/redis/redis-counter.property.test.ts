import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Redis } from 'ioredis';
import { consumeOne } from '../../../../lib/accounts/counting-rate-limiter.ts';
import type { RedisConnection } from '../../../../lib/accounts/redis/redis-connection.ts';
import { createRedisCounterFactory } from '../../../../lib/accounts/redis/redis-counter.ts';
import { RedisUnavailableError } from '../../../../lib/accounts/redis/redis-outage.ts';

const POINTS = 4;
const INSTANCES = 3;
const WINDOW = { keyPrefix: 'limit', points: POINTS, duration: 60 };

/** What becomes of one count, on its way to Redis and back. */
const FATES = ['answered', 'answered late', 'answer lost', 'not counted', 'not sent'] as const;
type Fate = (typeof FATES)[number];

/** A request on an instance, or that Redis comes back empty. */
type Step = { instance: number; fate: Fate } | 'forgets';

const requests = (fates: readonly Fate[]) =>
  fc.record({ instance: fc.nat(INSTANCES - 1), fate: fc.constantFrom(...fates) });

/** One window in Redis, and ways to it that do what they are told. */
function fakeRedis() {
  const redis = { counted: 0, fate: 'answered' as Fate, lateAnswers: [] as (() => void)[] };
  const client = new Redis({ lazyConnect: true });
  client.eval = async () => {
    const { fate } = redis;
    if (fate === 'not counted') throw new Error('The way is cut.');
    redis.counted += 1;
    const answer = [redis.counted, 60_000];
    if (fate === 'answer lost') throw new Error('The way is cut.');
    if (fate === 'answered late') await new Promise<void>((resolve) => redis.lateAnswers.push(resolve));
    return answer;
  };
  const connection: RedisConnection = {
    start: () => undefined,
    close: async () => undefined,
    async run(_waitMs, command) {
      if (redis.fate === 'not sent') throw new RedisUnavailableError('Redis is gone.');
      const work = command(client, 0);
      const late = redis.fate === 'answered late' ? [Promise.resolve('late' as const)] : [];
      try {
        const result = await Promise.race([...late, work]);
        if (result !== 'late') return await work;
      } catch {
        // It is gone.
      }
      throw new RedisUnavailableError('Redis is not available.');
    },
  };
  return { redis, connection };
}

/** How many requests each instance admitted. */
async function admittedBy(steps: readonly Step[]): Promise<number[]> {
  const { redis, connection } = fakeRedis();
  const counters = Array.from({ length: INSTANCES }, () =>
    createRedisCounterFactory({ connection, prefix: 'test', waitMs: 200 })(WINDOW),
  );
  const admitted = counters.map(() => 0);
  for (const step of steps) {
    if (step === 'forgets') {
      redis.counted = 0;
      continue;
    }
    const counter = counters[step.instance];
    if (counter === undefined) throw new Error('There is no such instance.');
    redis.fate = step.fate;
    const { allowed } = await consumeOne(counter, 'acme');
    if (allowed) admitted[step.instance] = (admitted[step.instance] ?? 0) + 1;
    for (const arrive of redis.lateAnswers.splice(0)) arrive();
    await new Promise((resolve) => setImmediate(resolve));
  }
  return admitted;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

describe('a limit in one window, whatever becomes of Redis and of the way to it', () => {
  const anything = fc.array(
    fc.oneof({ weight: 9, arbitrary: requests(FATES) }, fc.constant<Step>('forgets')),
    {
      maxLength: 40,
    },
  );

  it('is never exceeded by an instance', async () => {
    await fc.assert(
      fc.asyncProperty(anything, async (steps) => {
        for (const admitted of await admittedBy(steps)) expect(admitted).toBeLessThanOrEqual(POINTS);
      }),
    );
  });

  it('turns nobody away who is within it', async () => {
    await fc.assert(
      fc.asyncProperty(anything, async (steps) => {
        const sent = steps.filter((step) => step !== 'forgets').length;
        expect(sum(await admittedBy(steps))).toBeGreaterThanOrEqual(Math.min(sent, POINTS));
      }),
    );
  });

  it('is held by all instances together while Redis answers', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(requests(['answered']), { maxLength: 40 }), async (steps) => {
        expect(sum(await admittedBy(steps))).toBe(Math.min(steps.length, POINTS));
      }),
    );
  });

  it('is exceeded by one request of each other instance at most, when they come one by one and are answered late', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(requests(['answered late']), { maxLength: 40 }), async (steps) => {
        expect(sum(await admittedBy(steps))).toBeLessThanOrEqual(POINTS + INSTANCES - 1);
      }),
    );
  });
});
