import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from '@jest/globals';
import { type BrowserContext, chromium } from 'playwright-core';

const PROGRAM = 'chromium';

export interface TestBrowser {
  context: BrowserContext;
  close(): Promise<void>;
}

/** Chromium with a profile of its own, which asks nobody for anything but what its pages ask for. */
export async function startBrowser(): Promise<TestBrowser> {
  const profile = mkdtempSync(join(tmpdir(), 'browser-'));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: pathOf(PROGRAM),
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
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

function pathOf(program: string): string {
  return spawnSync('sh', ['-c', `command -v ${program}`], { encoding: 'utf8' }).stdout.trim();
}

/**
 * `describe` for tests that need a browser. Where the program is missing they say so and are left out; in CI they run all
 * the same, and fail.
 */
export function describeWithBrowser(name: string, tests: () => void): void {
  if (pathOf(PROGRAM) !== '' || process.env.CI === 'true') {
    describe(name, tests);
    return;
  }
  describe(name, () => {
    it.todo(`NOT TESTED, because ${PROGRAM} is not installed (on Debian: apt-get install ${PROGRAM})`);
  });
}
