import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { type BrowserContext, chromium } from 'playwright-core';

export const BROWSER_PROGRAM = 'chromium';

export interface Browser {
  context: BrowserContext;
  close(): Promise<void>;
}

/** Chromium with a profile of its own, which asks nobody for anything but what its pages ask for. */
export async function startBrowser(): Promise<Browser> {
  const program = browserPath();
  if (program === null) {
    throw new Error(`${BROWSER_PROGRAM} is not installed (on Debian: apt-get install ${BROWSER_PROGRAM}).`);
  }
  const profile = await mkdtemp(join(tmpdir(), 'browser-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: program,
    headless: true,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
  return {
    context,
    async close() {
      await context.close();
      await rm(profile, { recursive: true, force: true });
    },
  };
}

/** Where the program is; `null` when it is not installed. */
export function browserPath(): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, BROWSER_PROGRAM)).find((path) => existsSync(path)) ?? null;
}
