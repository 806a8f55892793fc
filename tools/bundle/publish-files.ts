import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { errorCode } from '../../lib/error-code.ts';

/** Paths below a folder, and what is in them. */
export type FilesToPublish = ReadonlyMap<string, string | Uint8Array>;

const LOCK_NAME = '.publishing';
const RETRY_MS = 20;
/** Files are written in a fraction of a second: who holds the folder for so long has ended without a word. */
const STALE_LOCK_MS = 30_000;

/**
 * Puts files into a folder and removes all others from it. Builds at the same time take turns, so that the folder holds
 * what one of them made, whole. Whoever reads meanwhile finds each file whole too, and nothing that refers to what is not there yet.
 *
 * @param keptFolder what is below it is left alone
 */
export async function publishFiles(
  folder: string,
  files: FilesToPublish,
  keptFolder?: string,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const unlock = await lock(folder);
  try {
    for (const [name, content] of referredFirst(files)) {
      const path = join(folder, name);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(`${path}.tmp`, content);
      await rename(`${path}.tmp`, path);
    }
    await removeOthers(folder, (name) => {
      const isKept = keptFolder !== undefined && name.startsWith(`${keptFolder}${sep}`);
      return isKept || name === LOCK_NAME || files.has(name);
    });
  } finally {
    await unlock();
  }
}

/** What lies deeper is loaded by what stands at the top. */
function referredFirst(files: FilesToPublish): [string, string | Uint8Array][] {
  const depth = (name: string) => name.split(sep).length;
  return [...files].sort(([a], [b]) => depth(b) - depth(a));
}

async function removeOthers(folder: string, isWanted: (name: string) => boolean): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isDirectory() && !isWanted(relative(folder, path))) await rm(path, { force: true });
  }
}

/** Waits until no other build has the folder; the returned function gives it back. */
async function lock(folder: string): Promise<() => Promise<void>> {
  const path = join(folder, LOCK_NAME);
  while (!(await create(path))) {
    if (await isStale(path)) await rm(path, { force: true });
    else await delay(RETRY_MS);
  }
  return () => rm(path, { force: true });
}

async function create(path: string): Promise<boolean> {
  try {
    await writeFile(path, '', { flag: 'wx' });
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  }
}

async function isStale(path: string): Promise<boolean> {
  try {
    return Date.now() - (await stat(path)).mtimeMs > STALE_LOCK_MS;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return false;
    throw error;
  }
}
