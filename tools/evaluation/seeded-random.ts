import { uniform } from '../uniform.ts';

/** A small deterministic generator, so that an evaluation of the same file always gives the same figures. */
export interface SeededRandom {
  /** A whole number from 0 to `below` - 1. */
  integer(below: number): number;
  /** One of the items; throws on an empty list. */
  pick<T>(items: readonly T[]): T;
  /** The same items in another order. */
  shuffle<T>(items: readonly T[]): T[];
}

/** FNV-1a, 32 bit. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}

/** Starts a generator whose sequence depends on `seed` alone. */
export function seededRandom(seed: string): SeededRandom {
  const start = hash(seed);
  let drawn = 0;
  const next = (): number => uniform(start, drawn++);
  const integer = (below: number): number => Math.floor(next() * below);
  return {
    integer,
    pick<T>(items: readonly T[]): T {
      const item = items[integer(items.length)];
      if (item === undefined) throw new RangeError('nothing to pick from');
      return item;
    },
    shuffle<T>(items: readonly T[]): T[] {
      return items
        .map((item) => ({ item, key: next() }))
        .sort((left, right) => left.key - right.key)
        .map(({ item }) => item);
    },
  };
}
