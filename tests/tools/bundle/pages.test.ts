import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { writePages } from '../../../tools/bundle/pages.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pages-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

describe('writePages', () => {
  it('writes the document, the pages and all that the pages load', async () => {
    await writePages(folder, { openapi: '3.1.1' });

    expect(JSON.parse(readFileSync(join(folder, 'openapi.json'), 'utf8'))).toEqual({ openapi: '3.1.1' });
    const pages = readdirSync(folder).filter((name) => name.endsWith('.html'));
    expect(pages).toContain('docs.html');
    for (const page of pages) {
      const loaded = readFileSync(join(folder, page), 'utf8').matchAll(/(?:src|href)="(assets\/[^"]+)"/g);
      for (const [, asset = ''] of loaded) {
        expect(readFileSync(join(folder, asset)).length).toBeGreaterThan(0);
      }
    }
  });

  it('takes the licence of what it copies along', async () => {
    await writePages(folder, {});

    expect(readFileSync(join(folder, 'assets', 'swagger-ui.LICENSE'), 'utf8')).toContain('Apache License');
  });

  it('replaces what an earlier build left there', async () => {
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'assets', 'stale.js'), 'old');
    writeFileSync(join(folder, 'docs.html'), 'old');
    await writePages(folder, {});

    expect(readdirSync(folder, { recursive: true })).not.toContain(join('assets', 'stale.js'));
    expect(readFileSync(join(folder, 'docs.html'), 'utf8')).not.toBe('old');
    expect(readdirSync(folder, { recursive: true }).join()).not.toContain('.tmp');
  });

  it('writes them whole beside other builds in the same folder', async () => {
    await writePages(folder, {});
    const names = readdirSync(folder, { recursive: true }).sort();
    for (let round = 0; round < 3; round += 1) {
      const builds = Array.from({ length: 4 }, () => writePages(folder, { round }));
      expect(await Promise.allSettled(builds)).toEqual(
        builds.map(() => ({ status: 'fulfilled', value: undefined })),
      );
      expect(readdirSync(folder, { recursive: true }).sort()).toEqual(names);
    }
  });
});
