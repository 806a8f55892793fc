import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { publishFiles } from '../../../tools/bundle/publish-files.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'publish-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** An entry that refers to chunks that no other build has. */
function filesOf(build: number): Map<string, string> {
  const chunks = Array.from({ length: 20 }, (_, index) => join('chunks', `part-${build}-${index}.js`));
  return new Map([['main.js', JSON.stringify(chunks)], ...chunks.map((name) => [name, name] as const)]);
}

function namesIn(path: string): string[] {
  return readdirSync(path, { recursive: true, encoding: 'utf8' }).sort();
}

function missingChunks(): string[] {
  const chunks: string[] = JSON.parse(readFileSync(join(folder, 'main.js'), 'utf8'));
  return chunks.filter((name) => !existsSync(join(folder, name)));
}

describe('publishFiles', () => {
  it('leaves what one of several builds at the same time made, and no other file', async () => {
    const builds = Array.from({ length: 8 }, (_, build) => filesOf(build));
    await Promise.all(builds.map((files) => publishFiles(folder, files)));
    expect(missingChunks()).toEqual([]);
    expect(namesIn(folder)).toHaveLength(1 + 1 + 20);
  });

  it('never shows a file that refers to what is not there yet', async () => {
    await publishFiles(folder, filesOf(0));
    const inode = statSync(join(folder, 'main.js')).ino;
    const published = publishFiles(folder, filesOf(1));
    while (statSync(join(folder, 'main.js')).ino === inode) await new Promise(setImmediate);
    expect(missingChunks()).toEqual([]);
    await published;
  });

  it('leaves a folder of others alone', async () => {
    await publishFiles(join(folder, 'pages'), new Map([['docs.html', 'docs']]));
    await publishFiles(folder, new Map([['main.js', 'main']]), 'pages');
    expect(namesIn(folder)).toEqual(['main.js', 'pages', join('pages', 'docs.html')]);
  });

  it('goes on after a build that ended in the middle of it', async () => {
    await publishFiles(folder, filesOf(0));
    writeFileSync(join(folder, 'main.js.tmp'), 'half');
    const lock = join(folder, '.publishing');
    writeFileSync(lock, '');
    const aMinuteAgo = new Date(Date.now() - 60_000);
    utimesSync(lock, aMinuteAgo, aMinuteAgo);
    await publishFiles(folder, filesOf(1));
    expect(namesIn(folder)).toEqual(['chunks', ...filesOf(1).keys()].sort());
  });
});
