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
  transform: {
    '^.+\\.[jt]s$': [
      '@swc/jest',
      { jsc: { parser: { syntax: 'typescript' }, target: 'es2024' }, module: { type: 'commonjs' } },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnlyPackages.join('|')})/)`],
  moduleFileExtensions: ['ts', 'js', 'json'],
  testTimeout: 20_000,
  // Many tests wait for a process or a browser: one worker for each core keeps the cores busy.
  maxWorkers: '100%',
};
