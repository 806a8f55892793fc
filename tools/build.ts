import { dirname, join } from 'node:path';
import { bundle } from './bundle/bundle.ts';

/** Builds the app into dist/: `npm run build`. */
const root = dirname(import.meta.dirname);
const files = await bundle({
  entryPath: join(root, 'tools', 'bundle', 'entry.ts'),
  outputDirectory: join(root, 'dist'),
});
const code = files.filter((file) => file.name.endsWith('.js'));
const kilobytes = code.reduce((sum, file) => sum + file.bytes, 0) / 1000;
console.log(`dist/: main.js and ${code.length - 1} chunks, ${Math.round(kilobytes)} kB`);
