import { createHash, randomBytes } from 'node:crypto';

/** Tells a person, and a scanner for leaked secrets, what a key is. */
const KEY_PREFIX = 'css_';

const KEY_BYTES = 32;

/** A new API key: the prefix and 32 random bytes in base64url, 47 characters. It is shown once and never stored. */
export function generateApiKey(): string {
  return KEY_PREFIX + randomBytes(KEY_BYTES).toString('base64url');
}

/** SHA-256 of a key: all that a key directory stores. Keys are random, so a slow hash would protect nothing more. */
export function keyDigest(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}
