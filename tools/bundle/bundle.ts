import { readdirSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { build, type Metafile } from 'esbuild';
import { FASTER_LOAD } from './faster-load.ts';

export interface BundleOptions {
  entryPath: string;
  /** Gets `main.js` and its chunks; other files in it are removed. */
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
export async function bundle({ entryPath, outputDirectory }: BundleOptions): Promise<BundleFile[]> {
  const { metafile } = await build({
    entryPoints: { main: entryPath },
    outdir: outputDirectory,
    absWorkingDir: dirname(dirname(import.meta.dirname)),
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node22',
    external: ['@azure/functions-core'],
    banner: { js: REQUIRE_BANNER },
    chunkNames: 'chunks/[name]-[hash]',
    plugins: FASTER_LOAD,
    minifySyntax: true,
    minifyWhitespace: true,
    sourcemap: 'linked',
    sourcesContent: false,
    legalComments: 'linked',
    metafile: true,
    logLevel: 'warning',
  });
  const files = bundleFiles(metafile, outputDirectory);
  removeOthers(outputDirectory, new Set(files.map((file) => file.name)));
  return files;
}

function bundleFiles(metafile: Metafile, outputDirectory: string): BundleFile[] {
  const root = dirname(dirname(import.meta.dirname));
  return Object.entries(metafile.outputs).map(([path, output]) => ({
    name: relative(outputDirectory, join(root, path)),
    bytes: output.bytes,
  }));
}

function removeOthers(directory: string, names: ReadonlySet<string>): void {
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isDirectory() && !names.has(relative(directory, path))) {
      rmSync(path);
    }
  }
}
