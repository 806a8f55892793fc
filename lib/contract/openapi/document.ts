import type { z } from 'zod';
import { createDocument } from 'zod-openapi';
import type { RecordedAnswers } from './examples.ts';
import { HEADERS } from './headers.ts';
import { introduction } from './introduction.ts';
import { paths } from './paths.ts';

export type OpenApiDocument = ReturnType<typeof createDocument>;

/**
 * The OpenAPI 3.1 document of the interface, from the schemas that requests are checked with. The build writes it to a
 * file: this is too much to load while a request waits.
 */
export function openApiDocument(version: string, answers: RecordedAnswers): OpenApiDocument {
  return createDocument(
    {
      openapi: '3.1.1',
      info: { title: 'Candidate Scoring Service', version, description: introduction() },
      servers: [{ url: '/api', description: 'The service that serves this document.' }],
      tags: [
        { name: 'Scoring', description: 'Candidates against a job.' },
        {
          name: 'Team profile',
          description: 'What your team needs, kept for requests that do not bring it.',
        },
        { name: 'Usage', description: 'What your organization has used.' },
        { name: 'Service', description: 'The service itself.' },
      ],
      paths: paths(answers),
      components: {
        headers: HEADERS,
        securitySchemes: {
          keyHeader: { type: 'apiKey', in: 'header', name: 'x-functions-key' },
          keyParameter: {
            type: 'apiKey',
            in: 'query',
            name: 'code',
            description: 'Addresses end up in logs and histories: prefer the header.',
          },
        },
      },
    },
    { override: ({ jsonSchema }) => tidy(jsonSchema) },
  );
}

/** Takes out what is in every JSON Schema that zod writes and says nothing to a reader. */
function tidy(jsonSchema: z.core.JSONSchema.BaseSchema): void {
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (jsonSchema.minLength === 0) delete jsonSchema.minLength;
  // A format says it better than the pattern of every leap year.
  if (jsonSchema.format !== undefined) delete jsonSchema.pattern;
  // The list of no entries: an empty `prefixItems` is not valid.
  if (jsonSchema.prefixItems?.length === 0) delete jsonSchema.prefixItems;
  if (jsonSchema.example !== undefined) {
    jsonSchema.examples = [jsonSchema.example];
    delete jsonSchema.example;
  }
}
