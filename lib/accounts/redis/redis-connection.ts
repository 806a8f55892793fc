import { setTimeout as delay, setImmediate as pollPhase } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import { lazy } from '../../lazy.ts';
import { createStoreLog, reasonOf, type StoreLog } from '../store-log.ts';
import {
  type GetAccessToken,
  identityTokens,
  keepSignedIn,
  readCredentials,
  usesIdentity,
} from './redis-identity.ts';
import { ServerClock, type ServerTime } from './server-clock.ts';

/**
 * How long one request may wait for Redis at each place, in milliseconds. A keyed request comes past one limit, the
 * demo past three, and both past two caches: together no request waits longer than 250.
 */
export const REDIS_WAIT_MS = { planLimit: 200, demoLimit: 65, cache: 25 } as const;

/** Redis did not answer in time, or is known to be gone. */
export class RedisUnavailableError extends Error {
  override readonly name = 'RedisUnavailableError';
}

/** Redis has answered, but not done what came past its deadline. */
export class PastDeadlineError extends Error {
  override readonly name = 'PastDeadlineError';
}

/** A connection that is never waited for longer than asked, and that repairs itself. */
export interface RedisConnection {
  /** Connects in the background, so that the first request finds it done. */
  start(): void;
  /**
   * Runs one command, once. Rejects with {@link RedisUnavailableError} after `waitMs`, and at once while Redis is known to
   * be gone. A command that was given up may still be carried out, and may still learn from its answer: one that must not
   * be carried out late takes a deadline along, by the server's clock, and rejects with {@link PastDeadlineError} when
   * Redis says that it was.
   */
  run<T>(waitMs: number, command: (client: Redis, deadline: ServerTime) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

const CONNECT_TIMEOUT_MS = 2_000;
const MAX_RECONNECT_DELAY_MS = 1_000;
/** A connection that is given up is told so, and forgotten after this time whatever comes back. */
const DISCONNECT_TIMEOUT_MS = 100;
/** A connection that is open but brings nothing is given up, long before the operating system would. */
const SILENCE_TIMEOUT_MS = 3_000;

/** A late answer is a hiccup; nothing but late ones, so many and for so long, are an outage. */
const FAILURES_OF_AN_OUTAGE = 3;
const HICCUP_MS = 400;
/** During an outage one request in this time finds out whether it is over. */
const PROBE_INTERVAL_MS = 500;

export interface RedisConnectionOptions {
  url: string;
  log?: StoreLog;
  /** Signs in with tokens; by default the identity's where the address asks for them. */
  getToken?: GetAccessToken | null;
}

export function createRedisConnection({
  url,
  log = createStoreLog('redis'),
  getToken = usesIdentity(url) ? identityTokens() : null,
}: RedisConnectionOptions): RedisConnection {
  const outage = new Outage(log);
  const clock = new ServerClock();
  let ready = Promise.withResolvers<Redis>();
  /** `null` while there is no connection. */
  let readyClient: Redis | null = null;

  const connected = lazy(async () => {
    // By the default export, the only one that a bundle's chunk has of a CommonJS package.
    const { Redis } = (await import('ioredis')).default;
    const credentials = getToken === null ? null : await readCredentials(getToken);
    const client = new Redis(url, {
      ...(credentials !== null && { username: credentials.username, password: credentials.password }),
      connectTimeout: CONNECT_TIMEOUT_MS,
      disconnectTimeout: DISCONNECT_TIMEOUT_MS,
      retryStrategy: (attempts) => Math.min(attempts * 50, MAX_RECONNECT_DELAY_MS),
      // What could not be sent or was not answered has been counted elsewhere: it is never sent again.
      enableOfflineQueue: false,
      autoResendUnfulfilledCommands: false,
      maxRetriesPerRequest: 0,
      disableClientInfo: true,
    });
    if (credentials !== null && getToken !== null) keepSignedIn(client, credentials, getToken, log);
    client.on('error', (error) => outage.note(error));
    client.on('close', () => {
      readyClient = null;
      ready = Promise.withResolvers();
    });
    client.on('ready', () => {
      clock.compare(client).then(() => {
        outage.end();
        readyClient = client;
        ready.resolve(client);
      }, outage.note);
    });
    return client;
  });

  async function whenReady(): Promise<Redis> {
    await connected();
    return ready.promise;
  }

  /** Nothing came over this connection for long: the network may have dropped it without a word. */
  function reconnect(): void {
    connected().then((client) => client.status === 'ready' && client.disconnect(true), outage.note);
  }

  return {
    start() {
      connected().catch(outage.note);
    },
    async run(waitMs, command) {
      const leave = outage.enter();
      const givenUpAtMs = performance.now() + waitMs;
      const send = (client: Redis) => command(client, clock.at(givenUpAtMs));
      try {
        // At once if possible: in a busy process a promise's turn can come past the deadline.
        const work = readyClient === null ? whenReady().then(send) : send(readyClient);
        const result = await within(givenUpAtMs, work);
        leave(null);
        return result;
      } catch (error) {
        const isPastDeadline = error instanceof PastDeadlineError;
        leave(isPastDeadline ? null : error);
        if (outage.isOverdue()) reconnect();
        // The clocks may have drifted apart.
        if (isPastDeadline && readyClient !== null) clock.compare(readyClient).catch(outage.note);
        throw new RedisUnavailableError('Redis is not available.', { cause: error });
      }
    },
    async close() {
      (await connected().catch(() => null))?.disconnect();
    },
  };
}

/** Knows whether Redis is gone, and lets one request at a time find out whether it is back. */
class Outage {
  readonly #log: StoreLog;
  #failures = 0;
  /** When the first of the failures in a row was. */
  #firstFailureAtMs = 0;
  #nextProbeAtMs = 0;
  /** When the outage was declared, or last found to be overdue. */
  #sinceMs = 0;
  #isDeclared = false;

  constructor(log: StoreLog) {
    this.#log = log;
  }

  /** @throws RedisUnavailableError when it is not this caller's turn to try */
  enter(): (error: unknown) => void {
    if (this.#isDeclared) {
      if (performance.now() < this.#nextProbeAtMs) throw new RedisUnavailableError('Redis is gone.');
      this.#nextProbeAtMs = performance.now() + PROBE_INTERVAL_MS;
    }
    return (error) => {
      if (error === null) this.end();
      else this.#fail(error);
    };
  }

  end(): void {
    this.#failures = 0;
    this.#isDeclared = false;
    this.#log.worked();
  }

  /** True every few seconds while the outage lasts. */
  isOverdue(): boolean {
    if (!this.#isDeclared || performance.now() - this.#sinceMs < SILENCE_TIMEOUT_MS) return false;
    this.#sinceMs = performance.now();
    return true;
  }

  /** A connection that could not be made. Requests find out by themselves, within their time. */
  readonly note = (error: unknown): void => {
    this.#log.failed(reasonOf(error));
  };

  #fail(error: unknown): void {
    const nowMs = performance.now();
    this.#failures += 1;
    if (this.#failures === 1) this.#firstFailureAtMs = nowMs;
    const isHiccup = this.#failures < FAILURES_OF_AN_OUTAGE || nowMs - this.#firstFailureAtMs < HICCUP_MS;
    if (this.#isDeclared || isHiccup) return;
    this.#isDeclared = true;
    this.#sinceMs = nowMs;
    this.#nextProbeAtMs = nowMs + PROBE_INTERVAL_MS;
    this.#log.failed(reasonOf(error));
  }
}

class LateAnswerError extends Error {
  override readonly name = 'LateAnswerError';
}

/**
 * Rejects when `work` takes longer than until `givenUpAtMs`, as `performance.now()` gives it. An answer that waits to be
 * read, because this process was busy, is not late.
 */
async function within<T>(givenUpAtMs: number, work: Promise<T>): Promise<T> {
  const stop = new AbortController();
  const timeout = timeUp(givenUpAtMs, stop.signal).then(() => {
    throw new LateAnswerError('Redis did not answer in time.');
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    stop.abort();
    // The loser of the race has nobody else to catch it.
    timeout.catch(() => undefined);
    work.catch(() => undefined);
  }
}

async function timeUp(givenUpAtMs: number, signal: AbortSignal): Promise<void> {
  // Again, since a timer counts from when the event loop last woke: after long work it ends early.
  for (let leftMs = givenUpAtMs - performance.now(); leftMs > 0; leftMs = givenUpAtMs - performance.now()) {
    await delay(Math.ceil(leftMs), undefined, { signal });
  }
  await pollPhase();
}
