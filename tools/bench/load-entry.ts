import { pathToFileURL } from 'node:url';
import { createCoreApi, injectCoreApi } from '../host/core-api.ts';

/** Loads the entry named on the command line as a worker does, and prints how many milliseconds that took. */
const { api } = createCoreApi(() => undefined);
injectCoreApi(api);
const url = pathToFileURL(process.argv[2] ?? '').href;
const startedAtMs = performance.now();
await import(url);
process.stdout.write(String(performance.now() - startedAtMs));
