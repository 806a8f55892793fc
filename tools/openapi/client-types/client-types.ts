import openapiTypes, { astToString, type OpenAPI3 } from 'openapi-typescript';

/** TypeScript types of an OpenAPI document, for `openapi-fetch`. */
export async function clientTypes(documentJson: string): Promise<string> {
  const document: OpenAPI3 = JSON.parse(documentJson);
  const types = astToString(await openapiTypes(document));
  return `/** Written by "npm run openapi" from the OpenAPI document: a change belongs into the schemas. */\n\n${types}`;
}
