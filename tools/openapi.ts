/** Writes the OpenAPI document and what is generated from it: `npm run openapi -- --help`. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readWords } from './command-line.ts';

const USAGE = `Usage: npm run openapi -- [FILE]

Writes the OpenAPI document for people who generate clients, and the types of the demo's own client,
tools/demo/api-types.ts, which are generated from it.

  FILE    where the document goes (default openapi.json)
  --help  print this text`;

const CLIENT_TYPES = join(import.meta.dirname, 'demo', 'api-types.ts');

const [path = 'openapi.json'] = readWords(USAGE, 1);
const [{ buildDocument }, { clientTypes }] = await Promise.all([
  import('./openapi/build-document.ts'),
  import('./openapi/client-types/client-types.ts'),
]);
const document = `${JSON.stringify(await buildDocument(), null, 2)}\n`;
await writeFile(path, document);
await writeFile(CLIENT_TYPES, await clientTypes(document));
console.log(`${path}, tools/demo/api-types.ts`);
