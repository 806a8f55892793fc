import { basename, dirname, relative } from 'node:path';
import { build, type OutputFile } from 'esbuild';
import { FASTER_LOAD } from './faster-load.ts';
import { publishFiles } from './publish-files.ts';

export interface BundleOptions {
  entryPath: string;
  /** The script of a thread. It gets a bundle of its own, so that what it shares with the app costs no cold start. */
  workerPath?: string;
  /** Gets `main.js` and its chunks; other files in it are removed, but for those of `pages/`. */
  outputDirectory: string;
}

export interface BundleFile {
  /** Relative to the output directory. */
  name: string;
  bytes: number;
}

// CommonJS packages in the bundle call `require`, which an ES module does not have. Without this line not even
// `@azure/functions-core` is found, and the platform registers nothing without a word.
const REQUIRE_BANNER =
  "import { createRequire as createBundleRequire } from 'node:module';const require = createBundleRequire(import.meta.url);";

/**
 * Bundles an app's entry with everything it imports but the worker's own module, so that a cold start reads a few files
 * instead of hundreds. What is imported dynamically becomes a chunk that loads when it is needed.
 */
export async function bundle(options: BundleOptions): Promise<BundleFile[]> {
  const { entryPath, workerPath, outputDirectory } = options;
  const builds = [buildEntry({ main: entryPath }, 'chunks/[name]-[hash]', outputDirectory)];
  if (workerPath !== undefined) {
    const entry = { [basename(workerPath, '.ts')]: workerPath };
    // Names tell where in a stack something failed. Those of this thread are never logged, and a tenth of its size.
    builds.push(buildEntry(entry, 'worker-chunks/[name]-[hash]', outputDirectory, true));
  }
  const outputs = (await Promise.all(builds)).flat();
  const files = outputs.map(({ path, contents }) => ({ name: relative(outputDirectory, path), contents }));
  await publishFiles(outputDirectory, new Map(files.map(({ name, contents }) => [name, contents])), 'pages');
  return files.map(({ name, contents }) => ({ name, bytes: contents.byteLength }));
}

async function buildEntry(
  entryPoints: Record<string, string>,
  chunkNames: string,
  outdir: string,
  minifyIdentifiers = false,
): Promise<OutputFile[]> {
  const { outputFiles } = await build({
    write: false,
    entryPoints,
    outdir,
    chunkNames,
    absWorkingDir: dirname(dirname(import.meta.dirname)),
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node22',
    external: ['@azure/functions-core'],
    banner: { js: REQUIRE_BANNER },
    plugins: FASTER_LOAD,
    minifySyntax: true,
    minifyWhitespace: true,
    minifyIdentifiers,
    sourcemap: 'linked',
    sourcesContent: false,
    legalComments: 'linked',
    logLevel: 'warning',
  });
  return outputFiles;
}
