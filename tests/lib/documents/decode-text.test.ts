import { describe, expect, it } from '@jest/globals';
import { decodeText } from '../../../lib/documents/decode-text.ts';

describe('decodeText', () => {
  it.each<[string, Uint8Array]>([
    ['UTF-8', Buffer.from('Gdańsk – Köln', 'utf8')],
    ['UTF-8 with a byte order mark', Buffer.from('\ufeffGdańsk – Köln', 'utf8')],
    ['UTF-16', Buffer.from('\ufeffGdańsk – Köln', 'utf16le')],
    ['UTF-16 with the high byte first', Buffer.from('\ufeffGdańsk – Köln', 'utf16le').swap16()],
  ])('reads %s', (_, bytes) => {
    expect(decodeText(bytes)).toBe('Gdańsk – Köln');
  });

  it('reads what is no UTF-8 as Windows-1252', () => {
    expect(decodeText(Uint8Array.from([0x4b, 0xf6, 0x6c, 0x6e, 0x20, 0x96, 0x20, 0x80]))).toBe('Köln – €');
  });

  it('refuses bytes that are no text', () => {
    expect(() => decodeText(Uint8Array.from([0, 1, 2, 3, 0, 0]))).toThrow(/not the text/);
  });
});
