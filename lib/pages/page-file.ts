import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { errorCode } from '../error-code.ts';
import { PAGES_PATH } from './page-folder.ts';

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
};

/** A built file, ready to be sent. */
export interface PageFile {
  contentType: string;
  /** Strong, without quotes. */
  digest: string;
  bytes: Uint8Array;
  gzipped: Uint8Array;
}

const loaded = new Map<string, Promise<PageFile | null>>();

/**
 * A file below {@link PAGES_PATH}, read and compressed once; `null` when there is none. `name` may come from a caller:
 * names with anything but lower-case letters, digits, hyphens and single dots are those of no file.
 */
export function loadPageFile(folder: 'assets' | '', name: string): Promise<PageFile | null> {
  const contentType = contentTypeOf(name);
  if (contentType === null) return Promise.resolve(null);
  const path = join(PAGES_PATH, folder, name);
  const known = loaded.get(path);
  if (known !== undefined) return known;
  const file = readPageFile(path, contentType);
  // Only what exists is kept, so that made-up names fill no memory and a failed read is tried again.
  loaded.set(path, file);
  const forget = () => loaded.delete(path);
  file.then((found) => found === null && forget(), forget);
  return file;
}

function contentTypeOf(name: string): string | null {
  if (!/^[a-z0-9-]{1,60}(?:\.[a-z0-9-]{1,20}){1,3}$/.test(name)) return null;
  const extension = name.slice(name.lastIndexOf('.') + 1);
  return Object.hasOwn(CONTENT_TYPES, extension) ? (CONTENT_TYPES[extension] ?? null) : null;
}

async function readPageFile(path: string, contentType: string): Promise<PageFile | null> {
  const bytes = await readFile(path).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return null;
    throw error;
  });
  if (bytes === null) return null;
  const digest = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  return { contentType, digest, bytes, gzipped: await promisify(gzip)(bytes) };
}
