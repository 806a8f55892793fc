import { dirname, relative } from 'node:path';
import type { Plugin } from 'esbuild';

const ROOT = dirname(dirname(import.meta.dirname));

/** Plugins that leave out of the bundle what only costs time while the app loads. */

/** zod carries its messages in some fifty languages, and its index refers to all of them. English is built in. */
const zodInEnglish: Plugin = {
  name: 'zod-in-english',
  setup(build) {
    build.onLoad({ filter: /[/\\]zod[/\\]v4[/\\]locales[/\\]index\.js$/ }, () => ({
      contents: `export { default as en } from './en.js';`,
    }));
  },
};

/**
 * The index of rate-limiter-flexible loads the limiters of some twenty databases. What is exported here is what the app
 * uses; a name that is missing fails the build.
 */
const usedLimitersOnly: Plugin = {
  name: 'used-limiters-only',
  setup(build) {
    build.onLoad({ filter: /[/\\]rate-limiter-flexible[/\\]index\.js$/ }, ({ path }) => ({
      contents: ['RateLimiterMemory', 'RateLimiterRes']
        .map((name) => `export { default as ${name} } from './lib/${name}.js';`)
        .join('\n'),
      resolveDir: dirname(path),
    }));
  },
};

/**
 * An `import` of a built-in module evaluates all of its exports, slow ones among them (`crypto.webcrypto`), where a
 * `require` leaves them alone.
 */
const requiredBuiltIns: Plugin = {
  name: 'required-built-ins',
  setup(build) {
    // One for each module that imports it: as a module that chunks share it would be a file of its own to read.
    build.onResolve({ filter: /^node:/ }, ({ path, kind, importer }) =>
      kind === 'import-statement'
        ? { path, namespace: 'built-in', suffix: `?${relative(ROOT, importer)}` }
        : null,
    );
    build.onLoad({ filter: /.*/, namespace: 'built-in' }, ({ path }) => ({
      contents: `module.exports = require(${JSON.stringify(path)});`,
      loader: 'js',
    }));
  },
};

export const FASTER_LOAD: Plugin[] = [zodInEnglish, usedLimitersOnly, requiredBuiltIns];
