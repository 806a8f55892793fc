import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, normalize } from 'node:path';
import { build } from 'esbuild';
import { publishFiles } from './publish-files.ts';

const ROOT = dirname(dirname(import.meta.dirname));
const swaggerUi = (file: string) => createRequire(import.meta.url).resolve(`swagger-ui-dist/${file}`);
const source = (file: string) => join(ROOT, 'web', file);

/** What a browser asks for, by its path below `pages/`, and where it comes from. */
const COPIES: Readonly<Record<string, string>> = {
  'demo.html': source('demo/demo.html'),
  'docs.html': source('docs/docs.html'),
  'assets/docs.css': source('docs/docs.css'),
  'assets/docs.js': source('docs/docs.js'),
  'assets/swagger-ui.css': swaggerUi('swagger-ui.css'),
  'assets/swagger-ui.js': swaggerUi('swagger-ui-bundle.js'),
  // Licences travel with the code; nothing serves this one.
  'assets/swagger-ui.LICENSE': swaggerUi('LICENSE'),
};

/** Scripts and styles that are bundled, by their path below `pages/`. */
const BUNDLES: Readonly<Record<string, string>> = {
  'assets/demo.css': source('demo/demo.css'),
  'assets/demo.js': source('demo/demo.ts'),
};

/** Writes the files of the service's pages into a folder, and removes what an earlier build left there. */
export async function writePages(folder: string, openApiDocument: unknown): Promise<void> {
  const files = new Map<string, string | Uint8Array>();
  files.set('openapi.json', `${JSON.stringify(openApiDocument)}\n`);
  for (const [name, from] of Object.entries(COPIES)) files.set(normalize(name), await readFile(from));
  for (const [name, from] of Object.entries(BUNDLES)) files.set(normalize(name), await bundleOf(from));
  await publishFiles(folder, files);
}

async function bundleOf(from: string): Promise<Uint8Array> {
  const { outputFiles } = await build({
    entryPoints: [from],
    write: false,
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2023',
    logLevel: 'warning',
  });
  const [file] = outputFiles;
  if (file === undefined) throw new Error(`There is no bundle of ${from}.`);
  return file.contents;
}
