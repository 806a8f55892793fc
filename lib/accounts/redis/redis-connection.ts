import type { Redis } from 'ioredis';
import { lazy } from '../../async/lazy.ts';
import { createStoreLog, type StoreLog } from '../store-log.ts';
import {
  type GetAccessToken,
  identityTokens,
  keepSignedIn,
  readCredentials,
  usesIdentity,
} from './redis-identity.ts';
import { Outage, RedisUnavailableError } from './redis-outage.ts';
import { ServerClock, type ServerTime } from './server-clock.ts';
import { settledBy } from './settled-by.ts';

/**
 * How long one request may wait for Redis at each place, in milliseconds. A keyed request comes past one limit, the
 * demo past three, and both ask two caches, one of them twice, and tell both: together no request waits longer than 250.
 */
export const REDIS_WAIT_MS = { planLimit: 175, demoLimit: 58, cache: 15 } as const;

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

export interface RedisConnectionOptions {
  url: string;
  log?: StoreLog;
  /** Signs in with tokens; by default the identity's where the address asks for them. */
  getToken?: GetAccessToken | null;
}

/** A connection to the address, made when it is started or first used. */
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
    const client = await openClient(url, getToken, log);
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
        const result = await settledBy(givenUpAtMs, work);
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

/** A client that is signed in, with a token where one is needed, and never sends a command twice. */
async function openClient(url: string, getToken: GetAccessToken | null, log: StoreLog): Promise<Redis> {
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
  return client;
}
