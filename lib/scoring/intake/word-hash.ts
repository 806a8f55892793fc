/** What the hash of a word begins with. */
export const HASH_BASIS = 0x811c9dc5 | 0;
const PRIME = 0x01000193;
/** Letters that a word has in common with its other forms, and often with its relatives in other languages. */
export const STEM_LETTERS = 5;

/** FNV-1a, http://www.isthe.com/chongo/tech/comp/fnv/, by one UTF-16 unit. */
export function nextHash(hash: number, code: number): number {
  return Math.imul(hash ^ code, PRIME);
}

/** The same over the units `[from, to)`; 32 bits, signed. */
export function hashOf(letters: string, from: number, to: number, basis: number): number {
  let hash = basis;
  for (let index = from; index < Math.min(to, letters.length); index += 1) {
    hash = nextHash(hash, letters.charCodeAt(index));
  }
  return hash;
}
