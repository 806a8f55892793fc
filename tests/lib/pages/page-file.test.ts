import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { loadPageFile } from '../../../lib/pages/page-file.ts';
import { PAGES_PATH } from '../../../lib/pages/page-folder.ts';

describe('loadPageFile', () => {
  it('gives the bytes of a built file, as they are and compressed', async () => {
    const file = await loadPageFile('assets', 'demo.css');
    const built = readFileSync(join(PAGES_PATH, 'assets', 'demo.css'));
    expect(file?.contentType).toBe('text/css; charset=utf-8');
    expect(Buffer.from(file?.bytes ?? []).equals(built)).toBe(true);
    expect(gunzipSync(file?.gzipped ?? new Uint8Array()).equals(built)).toBe(true);
  });

  it('reads a file once', async () => {
    const [first, second] = await Promise.all([loadPageFile('', 'demo.html'), loadPageFile('', 'demo.html')]);
    expect(second).toBe(first);
    expect(await loadPageFile('', 'demo.html')).toBe(first);
  });

  it('tells files apart by their digest', async () => {
    const [page, style] = await Promise.all([
      loadPageFile('', 'demo.html'),
      loadPageFile('assets', 'demo.css'),
    ]);
    expect(page?.digest).toMatch(/^[\w-]{22}$/);
    expect(page?.digest).not.toBe(style?.digest);
  });

  it.each([
    'missing.js',
    'demo.css.map',
    'swagger-ui.LICENSE',
    'demo',
    '.css',
    '../demo.html',
    '..',
    'a/b.css',
    'a\\b.css',
    'DEMO.css',
    'demo..css',
    'demo.css\0',
    `${'a'.repeat(61)}.css`,
    'demo.constructor',
    '',
  ])('knows no file %j', async (name) => {
    expect(await loadPageFile('assets', name)).toBeNull();
  });
});
