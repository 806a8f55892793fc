/** Builds the app into dist/: `npm run build`. */
import { dirname, join } from 'node:path';
import { bundle } from './bundle/bundle.ts';
import { writePages } from './bundle/pages.ts';
import { readWords } from './command-line.ts';
import { buildDocument } from './openapi/build-document.ts';

const USAGE = `Usage: npm run build

Bundles the app into dist/, with the pages that it serves.

  --help  print this text`;

readWords(USAGE);
const root = dirname(import.meta.dirname);
await writePages(join(root, 'dist', 'pages'), await buildDocument());
const files = await bundle({
  entryPath: join(root, 'tools', 'bundle', 'entry.ts'),
  workerPath: join(root, 'lib', 'documents', 'document-worker.ts'),
  outputDirectory: join(root, 'dist'),
});
const code = files.filter((file) => file.name.endsWith('.js'));
const kilobytes = code.reduce((sum, file) => sum + file.bytes, 0) / 1000;
console.log(`dist/: main.js and ${code.length - 1} chunks, ${Math.round(kilobytes)} kB`);
