import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { runLocalHost } from './host/run-local-host.ts';

/**
 * Serves the built app on this machine: `npm start`.
 *
 *   --entry FILE      another entry than dist/main.js
 *   --settings FILE   another settings file than local.settings.json; `none` reads none
 *   --quiet           no line for each request
 */
const root = dirname(import.meta.dirname);

function readOptions() {
  try {
    return parseArgs({
      options: {
        entry: { type: 'string', default: join(root, 'dist', 'main.js') },
        settings: { type: 'string' },
        quiet: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    console.error(error instanceof Error ? error.message : 'The arguments can not be read.');
    process.exit(2);
  }
}

const { entry, settings, quiet } = readOptions();
await runLocalHost({ root, entryPath: resolve(entry), settingsFile: settings, quiet });
