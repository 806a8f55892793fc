import { type OpenApiDocument, openApiDocument } from '../../lib/contract/openapi/document.ts';
import packageJson from '../../package.json' with { type: 'json' };
import { recordAnswers } from './record-answers.ts';

/** The OpenAPI document of this version, with answers that the service gives now. */
export async function buildDocument(): Promise<OpenApiDocument> {
  return openApiDocument(packageJson.version, await recordAnswers());
}
