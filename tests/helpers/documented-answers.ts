import { readFileSync } from 'node:fs';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { z } from 'zod';
import type { HttpReply } from './send.ts';

const headerSchema = z.object({ required: z.boolean().optional() });
const responseSchema = z.object({
  headers: z.record(z.string(), z.object({ $ref: z.string() })),
  content: z.object({ 'application/json': z.object({ schema: z.unknown() }) }),
});
const documentSchema = z.object({
  paths: z.record(
    z.string(),
    z.record(z.string(), z.object({ responses: z.record(z.string(), z.unknown()) })),
  ),
  components: z.object({ headers: z.record(z.string(), headerSchema) }),
});
const referenceSchema = z.object({ $ref: z.string() });

/** What an answer may carry that the document does not name: how HTTP itself carries it. */
const TRANSPORT_HEADERS = ['connection', 'content-length', 'content-type', 'date', 'keep-alive'];
/** Pages for people and what they load are no part of the described interface. */
const PAGES = /^\/(?:assets\/.*|demo|docs|openapi\.json)$/;

export interface Answered {
  method: string;
  /** As it was sent. */
  path: string;
  reply: Pick<HttpReply, 'status' | 'headers' | 'text'>;
}

/** Says what the OpenAPI document does not know of an answer: an empty list when all of it is documented. */
export type AnswerCheck = (answered: Answered) => string[];

/** A check against the document in a file. */
export function createAnswerCheck(documentPath: string): AnswerCheck {
  const json: unknown = JSON.parse(readFileSync(documentPath, 'utf8'));
  const document = documentSchema.parse(json);
  const ajv = new Ajv2020({ strict: false, validateSchema: false });
  addFormats.default(ajv);
  ajv.addSchema(Object(json), 'document');
  const validators = new Map<string, ValidateFunction>();

  function schemaProblems(pointer: string, value: unknown): string[] {
    const validate = validators.get(pointer) ?? ajv.compile({ $ref: `document${pointer}` });
    validators.set(pointer, validate);
    return validate(value) ? [] : [ajv.errorsText(validate.errors)];
  }

  function headerProblems(
    response: z.infer<typeof responseSchema>,
    { headers }: Answered['reply'],
  ): string[] {
    const names = Object.keys(response.headers);
    const unknown = Object.keys(headers).filter(
      (name) => ![...TRANSPORT_HEADERS, ...names.map((known) => known.toLowerCase())].includes(name),
    );
    const wrong = names.flatMap((name) => {
      const value = headers[name.toLowerCase()];
      if (value !== undefined) return schemaProblems(`#/components/headers/${name}/schema`, value);
      return document.components.headers[name]?.required === true ? [`${name} is missing`] : [];
    });
    return [...unknown.map((name) => `${name} is not documented`), ...wrong];
  }

  function documentedProblems(pointer: string, answer: unknown, reply: Answered['reply']): string[] {
    const reference = referenceSchema.safeParse(answer);
    if (reference.success)
      return documentedProblems(reference.data.$ref, resolve(json, reference.data.$ref), reply);
    return [
      ...bodyProblems(`${pointer}/content/application~1json/schema`, reply),
      ...headerProblems(responseSchema.parse(answer), reply),
    ];
  }

  function bodyProblems(pointer: string, { headers, text }: Answered['reply']): string[] {
    const type = headers['content-type'];
    if (type !== 'application/json; charset=utf-8') return [`the content type is ${type}`];
    return schemaProblems(pointer, JSON.parse(text));
  }

  return ({ method, path, reply }) => {
    const route = routeOf(path);
    // Outside /api, and where the host refuses a request by itself, there is nothing to document.
    const isOfHost = reply.text === '' && reply.headers['x-request-id'] === undefined;
    if (route === null || isOfHost) return [];
    if (PAGES.test(route) && reply.status < 400) return [];
    const operation = document.paths[route]?.[method.toLowerCase()];
    if (operation === undefined) {
      if (method === 'HEAD') return [];
      return [404, 405].includes(reply.status)
        ? bodyProblems('#/components/schemas/Error', reply)
        : ['the operation is not documented'];
    }
    const answer = operation.responses[reply.status];
    if (answer === undefined) return [`status ${reply.status} is not documented`];
    const pointer = `#/paths/${escaped(route)}/${method.toLowerCase()}/responses/${reply.status}`;
    return documentedProblems(pointer, answer, reply);
  };
}

/** The path below `/api` as the document writes it; `null` outside. An escaped slash parts no segments. */
function routeOf(path: string): string | null {
  const [, route] = /^\/api(\/[^?]*?)\/?(?:\?.*)?$/i.exec(path) ?? [];
  if (route === undefined) return null;
  try {
    const names = route.split('/').map((name) => decodeURIComponent(name).toLowerCase());
    return names.some((name) => name.includes('/')) ? route : names.join('/');
  } catch {
    return null;
  }
}

function resolve(document: unknown, pointer: string): unknown {
  const names = pointer
    .split('/')
    .slice(1)
    .map((name) => name.replaceAll('~1', '/').replaceAll('~0', '~'));
  return names.reduce((value: unknown, name) => Object(value)[name], document);
}

function escaped(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1');
}
