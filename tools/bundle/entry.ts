import { enableCompileCache } from 'node:module';

// The cache serves only modules that load after this line, so the app is imported dynamically. The environment variable
// NODE_COMPILE_CACHE would come too late: the platform sets the app's environment in a process that already runs.
enableCompileCache();

// Awaited, because functions can be registered only until the entry has loaded.
await import('../../functions/main.ts');
