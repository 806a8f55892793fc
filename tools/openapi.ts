import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildDocument } from './openapi/build-document.ts';
import { clientTypes } from './openapi/client-types/client-types.ts';

/**
 * Writes the OpenAPI document for people who generate clients, `npm run openapi -- [FILE]`, by default to `openapi.json`; and
 * the types of the demo's own client, which are generated from it.
 */
const CLIENT_TYPES = join(import.meta.dirname, 'demo', 'api-types.ts');
const [path = 'openapi.json'] = process.argv.slice(2);
const document = `${JSON.stringify(await buildDocument(), null, 2)}\n`;
await writeFile(path, document);
await writeFile(CLIENT_TYPES, await clientTypes(document));
console.log(`${path}, tools/demo/api-types.ts`);
