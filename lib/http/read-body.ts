import type { HttpRequest } from '@azure/functions';
import { lazy } from '../async/lazy.ts';
import { createTurns } from '../async/turns.ts';
import type { BodySchema } from '../contract/validate.ts';
import { isJsonContentType } from './content-type.ts';
import { HttpError } from './http-error.ts';
import { isNestedDeeper } from './json-depth.ts';

/** Bodies of this size or more are taken one in a turn of the event loop. */
const LARGE_BODY_BYTES = 1024 * 1024;

/** A resume may be of any shape, but a body of millions of levels takes a second to parse. */
const MAX_DEPTH = 200_000;

const NO_BODY = 'The request has no body. Send a JSON object, with its Content-Length.';

/**
 * The request's body, checked in the order content type, size, JSON, schema.
 *
 * @throws HttpError with the first check that fails; for the schema with everything that is wrong
 */
export async function readValidBody<Body>(
  request: HttpRequest,
  maxBytes: number,
  loadSchema: () => Promise<BodySchema<Body>>,
): Promise<Body> {
  await checkContentType(request);
  if (declaredBytes(request) >= LARGE_BODY_BYTES) await ownTurn();
  const value = parseJson(await readBytes(request, maxBytes));
  const [input, { validateBody }] = await Promise.all([loadSchema(), loadValidation()]);
  const result = validateBody(input, value);
  if (result.ok) return result.body;
  const [first] = result.problems;
  throw new HttpError('invalid_request', first.message, { param: first.param, details: result.problems });
}

/** An import that is asked for again takes longer than the check of a body. */
const loadValidation = lazy(() => import('../contract/validate.ts'));

/** Reading a large body takes tens of milliseconds. */
const ownTurn = createTurns();

async function checkContentType(request: HttpRequest): Promise<void> {
  const contentType = request.headers.get('content-type') ?? '';
  if (contentType === '' && !(await hasBody(request))) throw new HttpError('invalid_request', NO_BODY);
  if (!isJsonContentType(contentType)) {
    throw new HttpError(
      'unsupported_media_type',
      'The body must be JSON in UTF-8, with the header "Content-Type: application/json".',
    );
  }
  const encoding = request.headers.get('content-encoding') ?? '';
  if (encoding !== '' && encoding.toLowerCase() !== 'identity') {
    throw new HttpError(
      'unsupported_media_type',
      'The body must not be compressed: send it as it is, without the header "Content-Encoding".',
    );
  }
}

async function hasBody(request: HttpRequest): Promise<boolean> {
  if (declaredBytes(request) > 0) return true;
  try {
    return (await readBytes(request, 0)).length > 0;
  } catch {
    return true;
  }
}

function declaredBytes(request: HttpRequest): number {
  const length = Number(request.headers.get('content-length') ?? 0);
  return Number.isNaN(length) ? 0 : length;
}

/** Reads at most `maxBytes`, whatever the request declared. */
async function readBytes(request: HttpRequest, maxBytes: number): Promise<Uint8Array> {
  if (declaredBytes(request) > maxBytes) throw tooLarge(maxBytes);
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of bodyChunks(request)) {
    length += chunk.length;
    if (length > maxBytes) throw tooLarge(maxBytes);
    chunks.push(chunk);
  }
  const [first] = chunks;
  return first !== undefined && chunks.length === 1 ? first : Buffer.concat(chunks, length);
}

/** Fails as the caller's fault when the connection breaks off. */
async function* bodyChunks(request: HttpRequest): AsyncGenerator<Uint8Array> {
  if (request.body === null) return;
  const chunks: AsyncIterator<Uint8Array> = request.body[Symbol.asyncIterator]();
  while (true) {
    const next = await chunks.next().catch(() => {
      throw new HttpError('invalid_request', 'The body could not be read to its end.');
    });
    if (next.done === true) return;
    yield next.value;
  }
}

/** Drops a byte order mark. */
const UTF_8 = new TextDecoder('utf-8', { fatal: true });

function parseJson(bytes: Uint8Array): unknown {
  if (bytes.length === 0) throw new HttpError('invalid_request', NO_BODY);
  let text: string;
  try {
    text = UTF_8.decode(bytes);
  } catch {
    throw new HttpError('invalid_request', 'The body is not valid UTF-8.');
  }
  if (bytes.length > MAX_DEPTH && isNestedDeeper(text, MAX_DEPTH)) {
    throw new HttpError(
      'invalid_request',
      `The body is nested deeper than ${MAX_DEPTH.toLocaleString('en-US')} levels.`,
    );
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    const parserSays = error instanceof SyntaxError ? error.message : '';
    throw new HttpError('invalid_request', `The body is not valid JSON${faultIn(parserSays)}.`);
  }
}

/** Where the parser stopped, and the two faults that most clients meet. Its own message may repeat a part of the body. */
function faultIn(parserSays: string): string {
  if (parserSays === 'Unexpected end of JSON input') return ': it ends too early';
  const [, line, column] = / at position \d+ \(line (\d+) column (\d+)\)$/.exec(parserSays) ?? [];
  if (line === undefined || column === undefined) return '';
  const place = `: see line ${line}, column ${column}`;
  return parserSays.startsWith('Bad control character')
    ? `${place}, where a line break or a tab in a string must be written as \\n or \\t`
    : place;
}

function tooLarge(maxBytes: number): HttpError {
  return new HttpError('payload_too_large', `The body is over ${maxBytes.toLocaleString('en-US')} bytes.`);
}
