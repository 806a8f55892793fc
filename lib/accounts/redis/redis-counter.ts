import type { Redis } from 'ioredis';
import { LRUCache } from 'lru-cache';
import { RateLimiterRes } from 'rate-limiter-flexible';
import type { WindowCounter, WindowCounterFactory, WindowCounterOptions } from '../counting-rate-limiter.ts';
import { PastDeadlineError, type RedisConnection } from './redis-connection.ts';
import { RedisUnavailableError } from './redis-outage.ts';
import type { ServerTime } from './server-clock.ts';

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

/**
 * Windows that an instance remembers of each limit, far more than run at once; of one that is pushed out it knows
 * nothing.
 */
const MAX_REMEMBERED = 10_000;

/** What an instance knows of a running window. */
interface KnownWindow {
  /** Requests of the window, as Redis or this instance has counted them, whichever has more. Never too many. */
  consumedPoints: number;
  /** If anything a little early, as `performance.now()` gives it. */
  endsAtMs: number;
}

/**
 * Makes counters that all instances share. What Redis says is remembered, also when it comes too late to be waited for,
 * and an instance counts on from there without it. So whatever becomes of Redis, an instance admits by itself and by
 * Redis together no more than `points` in a window, and while Redis answers, all instances together admit no more.
 */
export function createRedisCounterFactory(redis: RedisCounterOptions): WindowCounterFactory {
  return (options) => createRedisCounter(redis, options);
}

function createRedisCounter(redis: RedisCounterOptions, options: WindowCounterOptions): WindowCounter {
  const { connection, waitMs } = redis;
  const windows = createKnownWindows(options.duration * 1000);
  const nameOf = (key: string) => `${redis.prefix}:limit:${options.keyPrefix}:${key}`;

  /** What the request found, itself included. */
  async function count(key: string): Promise<KnownWindow> {
    let isGivenUp = false;
    let answered: KnownWindow | null = null;
    const command = async (client: Redis, deadline: ServerTime) => {
      const sentAtMs = performance.now();
      const reply = await client.eval(COUNT_SCRIPT, 1, nameOf(key), options.duration * 1000, deadline);
      if (reply === null) throw new PastDeadlineError('The count came too late.');
      // A request that was given up has been counted here by now.
      answered = windows.hear(key, heardWindow(reply, sentAtMs), isGivenUp ? 0 : 1);
    };
    try {
      await connection.run(waitMs, command);
    } catch (error) {
      requireUnavailable(error);
      isGivenUp = true;
    }
    return answered ?? windows.count(key);
  }

  /** Nothing is counted. */
  async function read(key: string): Promise<KnownWindow | null> {
    const sentAtMs = performance.now();
    try {
      const reply = await connection.run(waitMs, (client) => client.eval(READ_SCRIPT, 1, nameOf(key)));
      const heard = heardWindow(reply, sentAtMs);
      if (heard.endsAtMs > sentAtMs) windows.hear(key, heard, 0);
    } catch (error) {
      requireUnavailable(error);
    }
    return windows.find(key);
  }

  function answerFor({ consumedPoints, endsAtMs }: KnownWindow): RateLimiterRes {
    const msLeft = Math.max(0, endsAtMs - performance.now());
    const remaining = Math.max(0, options.points - consumedPoints);
    return new RateLimiterRes(remaining, msLeft, consumedPoints, consumedPoints === 1);
  }

  return {
    async consume(key) {
      const window = await count(key);
      if (window.consumedPoints > options.points) throw answerFor(window);
      return answerFor(window);
    },
    async get(key) {
      const window = await read(key);
      return window === null ? null : answerFor(window);
    },
  };
}

/** The running windows of one limit, as far as this instance knows. All methods give copies. */
function createKnownWindows(durationMs: number) {
  const windows = new LRUCache<string, KnownWindow>({ max: MAX_REMEMBERED });

  function find(key: string): KnownWindow | null {
    const window = windows.get(key);
    return window !== undefined && window.endsAtMs > performance.now() ? window : null;
  }

  function keep(key: string, window: KnownWindow): KnownWindow {
    windows.set(key, window);
    return window;
  }

  return {
    find,
    /** Counts a request of which Redis said nothing in time. */
    count(key: string): KnownWindow {
      const { consumedPoints, endsAtMs } = find(key) ?? {
        consumedPoints: 0,
        endsAtMs: performance.now() + durationMs,
      };
      return keep(key, { consumedPoints: consumedPoints + 1, endsAtMs });
    },
    /**
     * Takes in what Redis says. A window that was begun here ends with the shared one, so that nobody is refused in the
     * next; one that Redis has lost since goes on here to its end.
     *
     * @param own requests that `heard` counts and this instance does not yet
     */
    hear(key: string, heard: KnownWindow, own: number): KnownWindow {
      const known = find(key);
      if (known === null) return keep(key, heard);
      return keep(key, {
        consumedPoints: Math.max(heard.consumedPoints, known.consumedPoints + own),
        endsAtMs: Math.min(heard.endsAtMs, known.endsAtMs),
      });
    },
  };
}

/** @param reply how many were counted in the window, and how many milliseconds are left of it */
function heardWindow(reply: unknown, sentAtMs: number): KnownWindow {
  const [consumedPoints = 0, msLeft = 0] = Array.isArray(reply) ? reply.map(Number) : [];
  return { consumedPoints, endsAtMs: sentAtMs + msLeft };
}

/** @throws error when it does not tell that Redis is not available */
function requireUnavailable(error: unknown): void {
  if (!(error instanceof RedisUnavailableError)) throw error;
}
