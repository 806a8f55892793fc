import { copyFile, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';

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
  await mkdir(join(folder, 'assets'), { recursive: true });
  // A service may be reading: each file is there whole, before and after.
  await replace(join(folder, 'openapi.json'), (path) =>
    writeFile(path, `${JSON.stringify(openApiDocument)}\n`),
  );
  for (const [name, from] of Object.entries(COPIES)) {
    await replace(join(folder, name), (path) => copyFile(from, path));
  }
  for (const [name, from] of Object.entries(BUNDLES)) {
    await replace(join(folder, name), (path) => writeBundle(from, path));
  }
  await removeOthers(folder, new Set(['openapi.json', ...Object.keys(COPIES), ...Object.keys(BUNDLES)]));
}

async function writeBundle(from: string, to: string): Promise<void> {
  await build({
    entryPoints: [from],
    outfile: to,
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2023',
    logLevel: 'warning',
  });
}

async function replace(path: string, write: (temporaryPath: string) => Promise<void>): Promise<void> {
  const temporaryPath = `${path}.${process.pid}.tmp`;
  await write(temporaryPath);
  await rename(temporaryPath, path);
}

async function removeOthers(folder: string, names: ReadonlySet<string>): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile() && !names.has(path.slice(folder.length + 1))) await rm(path, { force: true });
  }
}
