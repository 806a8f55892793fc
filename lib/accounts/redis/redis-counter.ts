import { LRUCache } from 'lru-cache';
import { RateLimiterRes } from 'rate-limiter-flexible';
import {
  createMemoryCounter,
  type WindowCounter,
  type WindowCounterFactory,
  type WindowCounterOptions,
} from '../counting-rate-limiter.ts';
import { PastDeadlineError, type RedisConnection, RedisUnavailableError } from './redis-connection.ts';

export interface RedisCounterOptions {
  connection: RedisConnection;
  /** Begins the name of every key. */
  prefix: string;
  /** Longest wait for one count, in milliseconds. */
  waitMs: number;
}

/**
 * Counts one request in a window that begins with its first, and answers how many there were and how long the window
 * lasts. A command that arrives after its deadline counts nothing: whoever sent it has counted elsewhere by then.
 */
const COUNT_SCRIPT = `
local time = redis.call('TIME')
if time[1] * 1000 + time[2] / 1000 > tonumber(ARGV[2]) then return false end
local count = redis.call('INCR', KEYS[1])
local left = redis.call('PTTL', KEYS[1])
if left < 0 then
  redis.call('PEXPIRE', KEYS[1], ARGV[1])
  left = tonumber(ARGV[1])
end
return {count, left}
`;

const READ_SCRIPT = `return {redis.call('GET', KEYS[1]) or 0, redis.call('PTTL', KEYS[1])}`;

/** Windows of which an instance remembers what it last heard, of each limit. */
const MAX_REMEMBERED = 10_000;

/** What Redis last said of a window. */
interface HeardWindow {
  consumedPoints: number;
  endsAtMs: number;
}

/**
 * Makes counters that all instances share. When Redis is late, a request goes by what was last heard of its window. When
 * Redis is gone, requests are counted in the memory of this process instead, afresh; when it is back, the shared window
 * goes on.
 */
export function createRedisCounterFactory(redis: RedisCounterOptions): WindowCounterFactory {
  return (options) => createRedisCounter(redis, options);
}

function createRedisCounter(redis: RedisCounterOptions, options: WindowCounterOptions): WindowCounter {
  const { connection, waitMs } = redis;
  const insurance = createMemoryCounter(options);
  const heard = new LRUCache<string, HeardWindow>({ max: MAX_REMEMBERED });
  const nameOf = (key: string) => `${redis.prefix}:limit:${options.keyPrefix}:${key}`;

  async function count(key: string): Promise<RateLimiterRes> {
    const reply = await connection.run(waitMs, async (client, deadline) => {
      const counted = await client.eval(COUNT_SCRIPT, 1, nameOf(key), options.duration * 1000, deadline);
      if (counted === null) throw new PastDeadlineError('The count came too late.');
      return counted;
    });
    const window = windowOf(reply, options.points);
    const endsAtMs = performance.now() + window.msBeforeNext;
    heard.set(key, { consumedPoints: window.consumedPoints, endsAtMs });
    return window;
  }

  /**
   * Counts on from what was last heard; `null` when nothing was, or of another window. What is admitted so is counted in
   * memory too, so that all that this instance admits without Redis is one window at most, late or gone.
   */
  async function countFromHeard(key: string): Promise<RateLimiterRes | null> {
    const window = heard.get(key);
    const msLeft = window === undefined ? 0 : window.endsAtMs - performance.now();
    if (window === undefined || msLeft <= 0) return null;
    window.consumedPoints += 1;
    if (window.consumedPoints <= options.points) await insurance.consume(key);
    return windowOf([window.consumedPoints, msLeft], options.points);
  }

  return {
    async consume(key) {
      let window: RateLimiterRes | null;
      try {
        window = await count(key);
      } catch (error) {
        window = wasLate(error) ? await countFromHeard(key) : null;
      }
      if (window === null) return insurance.consume(key);
      if (window.consumedPoints > options.points) throw window;
      return window;
    },
    async get(key) {
      try {
        const reply = await connection.run(waitMs, (client) => client.eval(READ_SCRIPT, 1, nameOf(key)));
        const window = windowOf(reply, options.points);
        return window.msBeforeNext > 0 ? window : null;
      } catch (error) {
        // That it was late is no reason to refuse: the request is counted next.
        return wasLate(error) ? null : insurance.get(key);
      }
    },
  };
}

/** @throws error when it does not tell that Redis is not available */
function wasLate(error: unknown): boolean {
  if (error instanceof RedisUnavailableError) return error.isLate;
  throw error;
}

/** @param reply how many were counted in the window, and how many milliseconds are left of it */
function windowOf(reply: unknown, points: number): RateLimiterRes {
  const [consumed = 0, msLeft = 0] = Array.isArray(reply) ? reply.map(Number) : [];
  return new RateLimiterRes(Math.max(0, points - consumed), msLeft, consumed, consumed === 1);
}
