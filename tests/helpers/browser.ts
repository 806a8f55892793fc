import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { z } from 'zod';
import { BROWSER_PROGRAM, browserPath } from '../../tools/browser/start-browser.ts';

/**
 * `describe` for tests that need a browser. Where the program is missing they say so and are left out; in CI they run all
 * the same, and fail.
 */
export function describeWithBrowser(name: string, tests: () => void): void {
  if (browserPath() !== null || process.env.CI === 'true') {
    describe(name, tests);
    return;
  }
  describe(name, () => {
    it.todo(
      `NOT TESTED, because ${BROWSER_PROGRAM} is not installed (on Debian: apt-get install ${BROWSER_PROGRAM})`,
    );
  });
}

const axeResultSchema = z.object({
  violations: z.array(z.object({ id: z.string(), nodes: z.array(z.object({ html: z.string() })) })),
});

/** What axe finds on a page that keeps people out, and where. */
export async function barriersOf(page: Page): Promise<string[]> {
  await page.evaluate(readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'));
  const { violations } = axeResultSchema.parse(await page.evaluate('axe.run()'));
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
