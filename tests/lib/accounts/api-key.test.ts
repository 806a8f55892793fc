import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { generateApiKey, keyDigest } from '../../../lib/accounts/api-key.ts';

describe('generateApiKey', () => {
  it('makes a prefixed key of 32 bytes that needs no escaping in a URL or a header', () => {
    const key = generateApiKey();

    expect(key).toMatch(/^css_[A-Za-z0-9_-]{43}$/);
    expect(Buffer.from(key.slice('css_'.length), 'base64url')).toHaveLength(32);
  });

  it('makes what the operator was told to scan for', () => {
    const operations = readFileSync(join(__dirname, '../../../docs/operations.md'), 'utf8');
    const [, pattern = ''] = /match\s+`(css_[^`]+)`/.exec(operations) ?? [];

    expect(generateApiKey()).toMatch(new RegExp(`^${pattern}$`));
    expect(pattern).toMatch(/^css_/);
  });

  it('never makes the same key twice', () => {
    const keys = new Set(Array.from({ length: 1000 }, generateApiKey));

    expect(keys.size).toBe(1000);
  });
});

describe('keyDigest', () => {
  it('is the SHA-256 of the UTF-8 text', () => {
    // FIPS 180-2, appendix B.1
    expect(keyDigest('abc').toString('hex')).toBe(
      'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    );
  });
});
