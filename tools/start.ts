/** Serves the built app on this machine: `npm start -- --help`. */
import { enableCompileCache } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { readArgumentsOrRefuse } from './command-line.ts';

const USAGE = `Usage: npm start -- [options]

Serves the built app on this machine, as Azure Functions would.

  --entry FILE     another entry than dist/main.js
  --settings FILE  another settings file than local.settings.json; none reads none
  --quiet          no line for each request
  --help           print this text`;

const root = dirname(import.meta.dirname);

const { values } = readArgumentsOrRefuse({
  options: {
    entry: { type: 'string', default: join(root, 'dist', 'main.js') },
    settings: { type: 'string' },
    quiet: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
const { entry, settings, quiet, help } = values;
if (help) {
  console.log(USAGE);
} else {
  // The cache serves only modules that load after this line.
  enableCompileCache();
  const { runLocalHost } = await import('./host/run-local-host.ts');
  await runLocalHost({ root, entryPath: resolve(entry), settingsFile: settings, quiet });
}
