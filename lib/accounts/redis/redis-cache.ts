import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { REDIS_WAIT_MS, type RedisConnection } from './redis-connection.ts';

/** What a cache of plain data under content hashes does; see `ContentCache` of lib/scoring. */
export interface SharedCache<T> {
  get(key: string): Promise<T | undefined>;
  set(key: string, value: T): Promise<T>;
}

export interface RedisCacheOptions<T> {
  connection: RedisConnection;
  /** Begins the name of every key. */
  prefix: string;
  /** Keeps the entries of one cache apart from those of others. */
  name: string;
  /** Nothing is served longer than this after it was made, wherever it comes from; 0 or less caches nothing. */
  lifetimeMs: number;
  /** Asked first, and told of everything. */
  local: SharedCache<Kept<T>>;
  /** Current time in epoch milliseconds. */
  now?: () => number;
}

/** A value with the end of its life, in epoch milliseconds. */
export interface Kept<T> {
  value: T;
  expiresAtMs: number;
}

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * A cache that all instances share, behind one of this process. Names in Redis and the keys of encryption are derived
 * from the content hash, which covers the whole input: what is in Redis can be found and read only by one who has that
 * input already, the resume, the job and the organization. There is no key to keep, or to lose.
 *
 * Of instances that work out the same at the same time the first one's value stays, and all go on with that one. An instance
 * that does not hear from Redis in time goes on with its own, and learns of the other when its copy has ended.
 */
export function createRedisCache<T>(options: RedisCacheOptions<T>): SharedCache<T> {
  const { connection, local, lifetimeMs, now = Date.now } = options;
  if (lifetimeMs <= 0) return { get: async () => undefined, set: async (_key, value) => value };

  async function keepNear(key: string, kept: Kept<T> | undefined): Promise<T | undefined> {
    if (kept === undefined || kept.expiresAtMs <= now()) return undefined;
    await local.set(key, kept);
    return kept.value;
  }

  return {
    async get(key) {
      const near = await local.get(key);
      if (near !== undefined && near.expiresAtMs > now()) return near.value;
      const entry = entryOf<T>(options, key);
      const sealed = await connection
        .run(REDIS_WAIT_MS.cache, (client) => client.getBuffer(entry.name))
        .catch(() => null);
      return keepNear(key, sealed === null ? undefined : entry.open(sealed));
    },
    async set(key, value) {
      const kept = { value, expiresAtMs: now() + lifetimeMs };
      await local.set(key, kept);
      const entry = entryOf<T>(options, key);
      const earlier = await connection
        .run(REDIS_WAIT_MS.cache, (client) =>
          client.setBuffer(entry.name, entry.seal(kept), 'PX', lifetimeMs, 'NX', 'GET'),
        )
        .catch(() => null);
      return (await keepNear(key, earlier === null ? undefined : entry.open(earlier))) ?? value;
    },
  };
}

interface Entry<T> {
  name: string;
  seal(kept: Kept<T>): Buffer;
  /** `undefined` for what was not sealed here, or was changed since. */
  open(sealed: Buffer): Kept<T> | undefined;
}

function entryOf<T>({ prefix, name }: { prefix: string; name: string }, key: string): Entry<T> {
  const derive = (purpose: string) => Buffer.from(hkdfSync('sha256', key, '', `${purpose} of ${name}`, 32));
  const secret = derive('encryption');
  return {
    name: `${prefix}:cache:${name}:${derive('name').toString('base64url')}`,
    seal(kept) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, secret, nonce, { authTagLength: TAG_BYTES });
      const text = Buffer.concat([cipher.update(JSON.stringify(kept), 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), text]);
    },
    open(sealed) {
      try {
        const tag = sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
        const decipher = createDecipheriv(CIPHER, secret, sealed.subarray(0, NONCE_BYTES), {
          authTagLength: TAG_BYTES,
        });
        decipher.setAuthTag(tag);
        const text = decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8');
        const kept: Kept<T> = JSON.parse(text + decipher.final('utf8'));
        return kept;
      } catch {
        return undefined;
      }
    },
  };
}
