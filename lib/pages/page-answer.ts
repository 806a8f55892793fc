import type { Answer } from '../http/answer.ts';
import { HttpError } from '../http/http-error.ts';
import { loadPageFile, type PageFile } from './page-file.ts';
import { SECURITY_HEADERS } from './security-headers.ts';

const NOTHING = new Uint8Array();

/** The part of a request that a file is answered by. */
export interface PageRequest {
  url: string;
  headers: Headers;
}

/**
 * Answers with a page of the build. Its own links are relative to the address without a slash at the end, which is where
 * a request with one is sent.
 */
export async function pageAnswer(request: PageRequest, name: string): Promise<Answer> {
  const path = new URL(request.url).pathname;
  if (!path.endsWith('/')) return fileAnswer(request, '', name);
  const location = `../${path.split('/').at(-2) ?? ''}`;
  return { status: 308, body: NOTHING, headers: { ...SECURITY_HEADERS, Location: location } };
}

/**
 * Answers with a built file, compressed where the caller takes it. Caches keep it and ask each time whether it changed,
 * so that no page meets the files of another version.
 *
 * @throws HttpError `not_found`
 */
export async function fileAnswer(
  { headers }: PageRequest,
  folder: 'assets' | '',
  name: string,
): Promise<Answer> {
  const file = await loadPageFile(folder, name);
  if (file === null) throw new HttpError('not_found', 'There is no file at this address.');
  const isGzipped = acceptsGzip(headers.get('accept-encoding') ?? '');
  const etag = `"${file.digest}${isGzipped ? '-gzip' : ''}"`;
  const isKnown = listOf(headers.get('if-none-match') ?? '').some((tag) => tag.replace(/^W\//, '') === etag);
  return {
    status: isKnown ? 304 : 200,
    body: isKnown ? NOTHING : bodyOf(file, isGzipped),
    headers: {
      ...SECURITY_HEADERS,
      'Content-Type': file.contentType,
      'Cache-Control': 'no-cache',
      ETag: etag,
      Vary: 'Accept-Encoding',
      ...(isGzipped && !isKnown && { 'Content-Encoding': 'gzip' }),
    },
  };
}

function bodyOf({ bytes, gzipped }: PageFile, isGzipped: boolean): Uint8Array {
  return isGzipped ? gzipped : bytes;
}

/** Whether `gzip` is named, and not with the weight 0 that refuses it (RFC 9110, 12.5.3). */
function acceptsGzip(acceptEncoding: string): boolean {
  return listOf(acceptEncoding).some((entry) => {
    const [coding, weight] = entry.split(';').map((part) => part.trim().toLowerCase());
    return coding === 'gzip' && !/^q=0(?:\.0*)?$/.test(weight ?? '');
  });
}

function listOf(header: string): string[] {
  return header.split(',').map((entry) => entry.trim());
}
