import { readFile } from 'node:fs/promises';
import { createConfig, lintFromString } from '@redocly/openapi-core';

/** Prints everything that Redocly finds in a document: `node tools/openapi/lint.ts FILE`. Nothing means that all is well. */
const [path = 'dist/pages/openapi.json'] = process.argv.slice(2);
const config = await createConfig({
  extends: ['recommended-strict'],
  rules: {
    // Callers get an interface, not a licence.
    'info-license': 'off',
    // Search answers 501 to every valid request, and says so.
    'operation-2xx-response': 'off',
  },
});
const problems = await lintFromString({ source: await readFile(path, 'utf8'), absoluteRef: path, config });
for (const { severity, ruleId, message, location } of problems) {
  console.log(`${severity} ${ruleId}: ${message} ${location[0]?.pointer ?? ''}`);
}
process.exitCode = problems.length === 0 ? 0 : 1;
