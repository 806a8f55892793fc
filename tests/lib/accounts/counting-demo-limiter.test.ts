import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createDemoLimiter } from '../../../lib/accounts/counting-demo-limiter.ts';
import {
  createMemoryCounter,
  type WindowCounterFactory,
} from '../../../lib/accounts/counting-rate-limiter.ts';

const LIMITS = { requestsPerMinute: 2, totalRequestsPerMinute: 5 };

describe('the demo limiter', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });

  afterEach(() => {
    jest.useRealTimers();
  });

  it('admits each client its requests per minute', async () => {
    const limiter = createDemoLimiter(LIMITS);
    const states = [];
    for (const address of ['192.0.2.1', '192.0.2.1', '192.0.2.1', '192.0.2.2']) {
      states.push(await limiter.count(address));
    }

    expect(states.map((state) => state.allowed)).toEqual([true, true, false, true]);
    expect(states.map((state) => state.retryAfterSeconds)).toEqual([0, 0, 60, 0]);
  });

  it('admits all clients together no more than the total', async () => {
    const limiter = createDemoLimiter(LIMITS);
    const states = [];
    for (let client = 1; client <= 8; client++) {
      states.push(await limiter.count(`192.0.2.${client}`));
    }

    expect(states.filter((state) => state.allowed)).toHaveLength(5);
    expect(states.at(-1)).toEqual({ allowed: false, retryAfterSeconds: 60 });
  });

  it('lets the refused requests of one client use up nothing of the total', async () => {
    const limiter = createDemoLimiter(LIMITS);
    for (let i = 0; i < 50; i++) {
      await limiter.count('192.0.2.1');
    }

    expect((await limiter.count('192.0.2.2')).allowed).toBe(true);
  });

  it('admits again when the minute is over', async () => {
    const limiter = createDemoLimiter(LIMITS);
    for (let client = 1; client <= 8; client++) {
      await limiter.count(`192.0.2.${client}`);
    }
    jest.advanceTimersByTime(60_000);

    expect((await limiter.count('192.0.2.1')).allowed).toBe(true);
  });

  it('takes the addresses of one IPv6 subscriber for one client', async () => {
    const limiter = createDemoLimiter(LIMITS);
    await limiter.count('2001:db8:1:2::1');
    await limiter.count('[2001:db8:1:2::ffff]:4711');

    expect((await limiter.count('2001:db8:1:2:3:4:5:6')).allowed).toBe(false);
  });

  it('remembers no more clients than the total admits', async () => {
    const remembered = new Set<string>();
    const createCounter: WindowCounterFactory = (options) => {
      const counter = createMemoryCounter(options);
      return {
        get: (key) => counter.get(key),
        consume(key) {
          remembered.add(`${options.keyPrefix} ${key}`);
          return counter.consume(key);
        },
      };
    };
    const limiter = createDemoLimiter(LIMITS, createCounter);
    for (let client = 0; client < 1000; client++) {
      await limiter.count(`10.0.${client >> 8}.${client & 255}`);
    }

    expect(remembered.size).toBe(LIMITS.totalRequestsPerMinute + 1);
  });
});
