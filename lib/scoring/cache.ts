import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';

/**
 * A cache of plain data under content hashes. It never rejects: a store that can't be read is a miss, one that
 * can't be written loses the entry.
 */
export interface ContentCache<T> {
  get(key: string): Promise<T | undefined>;
  /** Gives the value to go on with: where instances share the cache, the one that the first of them kept. */
  set(key: string, value: T): Promise<T>;
}

/** Hash of the parts, which may be any JSON data; equal parts in equal order give equal keys. */
export function contentKey(...parts: unknown[]): string {
  return hash('sha256', JSON.stringify(parts), 'base64url');
}

/**
 * A cache in this process. Values are shared, not copied: callers must not change them.
 *
 * @param options.lifetimeMs how long an entry is served; 0 or less caches nothing
 * @param options.maxEntries the least recently used entries beyond this are dropped
 */
export function createMemoryCache<T extends object>(options: {
  lifetimeMs: number;
  maxEntries: number;
  /** Current time in milliseconds of any epoch. */
  now: () => number;
}): ContentCache<T> {
  if (options.lifetimeMs <= 0) return { get: async () => undefined, set: async (_key, value) => value };
  const entries = new LRUCache<string, T>({
    max: options.maxEntries,
    ttl: options.lifetimeMs,
    ttlResolution: 0,
    perf: { now: options.now },
  });
  return {
    get: async (key) => entries.get(key),
    set: async (key, value) => {
      entries.set(key, value);
      return value;
    },
  };
}
