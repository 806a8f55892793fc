import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type BundleFile, bundle } from '../../tools/bundle/bundle.ts';

const ROOT = join(import.meta.dirname, '..', '..');
/** Files of functions/ that are no function: the entry and the list of all. */
const NO_FUNCTIONS = ['main', 'endpoints'];

interface LoadedApp {
  functions: { name: string; authLevel: string }[];
  /** Names of the bundle's files that were loaded. */
  loaded: string[];
}

let directory: string;
let files: BundleFile[];
let app: LoadedApp;

beforeAll(async () => {
  directory = mkdtempSync(join(tmpdir(), 'bundle-'));
  writeFileSync(join(directory, 'package.json'), '{"type":"module"}');
  const outputDirectory = join(directory, 'dist');
  files = await bundle({
    entryPath: join(ROOT, 'tools', 'bundle', 'entry.ts'),
    workerPath: join(ROOT, 'lib', 'documents', 'document-worker.ts'),
    outputDirectory,
  });
  app = load(join(outputDirectory, 'main.js'));
});

afterAll(() => {
  rmSync(directory, { recursive: true });
});

/** Loads an entry as the platform's worker does, in a process of its own, far from this project's node_modules. */
function load(entryPath: string): LoadedApp {
  const output = execFileSync(
    process.execPath,
    [join(import.meta.dirname, 'fixtures', 'load-entry.ts'), entryPath],
    {
      cwd: directory,
      env: { PATH: process.env.PATH, MODEL_PROVIDER: 'local' },
      encoding: 'utf8',
    },
  );
  const loaded: LoadedApp = JSON.parse(output);
  return loaded;
}

describe('the built app', () => {
  it('registers exactly the functions that functions/ has a file for', () => {
    const expected = readdirSync(join(ROOT, 'functions'))
      .map((name) => name.replace(/\.ts$/, ''))
      .filter((name) => !NO_FUNCTIONS.includes(name));

    expect(app.functions.map((registered) => registered.name).sort()).toEqual(expected.sort());
  });

  it('is what package.json names as the entry', () => {
    const { main, type } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));

    expect([main, type]).toEqual(['dist/main.js', 'module']);
    expect(files.map((file) => file.name)).toContain('main.js');
  });

  it('declares an authorization level for every function, since without one the platform lets everybody in', () => {
    expect(
      app.functions.filter((registered) => !['function', 'anonymous'].includes(registered.authLevel)),
    ).toEqual([]);
  });

  it('loads neither a model nor the scoring nor pages before they are needed', () => {
    const names = app.loaded.join(' ');

    expect(names).toContain('main.js');
    expect(names).not.toMatch(/azure-openai-model|local-evaluator|score-candidates|identity|page-answer/);
    for (const lazy of ['azure-openai-model', 'local-evaluator', 'score-candidates', 'page-answer']) {
      expect(files.map((file) => file.name).join(' ')).toContain(`chunks/${lazy}-`);
    }
  });

  it('reads documents on a thread whose bundle the app itself does not load', async () => {
    expect(app.loaded.join(' ')).not.toMatch(/document-worker|worker-chunks/);
    const worker = new Worker(join(directory, 'dist', 'document-worker.js'));
    try {
      const answers = once(worker, 'message');
      worker.postMessage({ contentType: 'application/pdf', bytes: Buffer.from('%PDF-1.7') });
      expect(await answers).toEqual([
        { read: null, problem: 'The PDF is damaged or cut off. Send another copy, or the text itself.' },
      ]);
    } finally {
      await worker.terminate();
    }
  });

  it('reads less than 700 kB before it can answer', () => {
    const bytes = files
      .filter((file) => app.loaded.includes(file.name))
      .reduce((sum, file) => sum + file.bytes, 0);

    expect(bytes).toBeGreaterThan(100_000);
    expect(bytes).toBeLessThan(700_000);
  });

  it('replaces what an earlier build left behind', async () => {
    const stale = join(directory, 'dist', 'chunks', 'stale.js');
    writeFileSync(stale, '');
    await bundle({
      entryPath: join(ROOT, 'tools', 'bundle', 'entry.ts'),
      outputDirectory: join(directory, 'dist'),
    });

    expect(readdirSync(join(directory, 'dist', 'chunks'))).not.toContain('stale.js');
  });
});
