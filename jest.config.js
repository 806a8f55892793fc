import { availableParallelism } from 'node:os';

// Sources are ES modules; Jest runs them as CommonJS, so packages that ship only ES modules are transformed too.
const esmOnlyPackages = [
  'stemmer',
  'commander',
  'htmlparser2',
  'domhandler',
  'domutils',
  'domelementtype',
  'dom-serializer',
  'entities',
];

export default {
  testEnvironment: 'node',
  roots: ['<rootDir>/tests'],
  testMatch: ['**/*.test.ts'],
  testSequencer: '<rootDir>/tests/test-order.js',
  transform: {
    '^.+\\.[jt]s$': [
      '@swc/jest',
      { jsc: { parser: { syntax: 'typescript' }, target: 'es2024' }, module: { type: 'commonjs' } },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnlyPackages.join('|')})/)`],
  moduleFileExtensions: ['ts', 'js', 'json'],
  // Tests run in a context of their own, in which each look-up of a global is slow: with these at hand most tests that compute take half
  // the time. Not those that fake timers replace.
  sandboxInjectedGlobals: [
    'Array',
    'Boolean',
    'Error',
    'Float32Array',
    'Float64Array',
    'Int16Array',
    'Int32Array',
    'Int8Array',
    'JSON',
    'Map',
    'Math',
    'Number',
    'Object',
    'Promise',
    'RegExp',
    'Set',
    'String',
    'Symbol',
    'Uint16Array',
    'Uint32Array',
    'Uint8Array',
    'WeakMap',
  ],
  // Ends a test that hangs. None should come near it, on a machine that is several times slower neither.
  testTimeout: 120_000,
  // Many tests wait for a process, a time-out or a browser: with a worker for each core, cores would wait too.
  maxWorkers: Math.ceil(1.5 * availableParallelism()),
};
