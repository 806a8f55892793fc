import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { z } from 'zod';
import { describeWithBrowser, startBrowser, type TestBrowser } from '../helpers/browser.ts';
import { JOB_DESCRIPTION, RESUME_TEXT } from '../helpers/score-bodies.ts';
import { KEY, keyOf, startTestService, type TestService } from '../helpers/service.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const PDF = join(import.meta.dirname, '../fixtures/documents/two-columns.pdf');
const PHONE = { width: 360, height: 740 };
const DESKTOP = { width: 1280, height: 900 };
const MAX_PAGE_BYTES = 150_000;

const axeResultSchema = z.object({
  violations: z.array(z.object({ id: z.string(), nodes: z.array(z.object({ html: z.string() })) })),
});

describeWithBrowser('the demo page in a browser', () => {
  let service: TestService;
  let browser: TestBrowser;
  let page: Page;
  /** Whatever the browser complains of. */
  let complaints: string[];

  beforeAll(async () => {
    const env = { DEMO_REQUESTS_PER_MINUTE: '1000', DEMO_TOTAL_REQUESTS_PER_MINUTE: '1000' };
    [service, browser] = await Promise.all([startTestService(env), startBrowser()]);
  });
  afterAll(async () => {
    await browser.close();
    await service.stop();
  });

  beforeEach(async () => {
    complaints = [];
    page = await browser.context.newPage();
    page.setDefaultTimeout(10_000);
    await page.setViewportSize(DESKTOP);
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      // A refused request is a line of the browser's own; the page shows it in words.
      if (message.type() === 'error' && !message.text().includes('the server responded with')) {
        complaints.push(message.text());
      }
    });
    page.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(`${service.url}/api/`) && !url.startsWith('data:')) complaints.push(url);
    });
    await page.goto(`${service.url}/api/demo`);
  });
  afterEach(async () => {
    expect(complaints).toEqual([]);
    await page.close();
  });

  const card = () => page.getByRole('article');
  const problem = () => page.getByRole('alert');

  async function runExample(): Promise<void> {
    await page.getByRole('button', { name: 'Run the example' }).click();
    await card().first().waitFor();
  }

  async function enter(texts: { job?: string; resume?: string; key?: string }): Promise<void> {
    await page.getByLabel('Job description').fill(texts.job ?? JOB_DESCRIPTION);
    await page.getByLabel('CV', { exact: true }).fill(texts.resume ?? RESUME_TEXT);
    await page.getByLabel('API key').fill(texts.key ?? KEY);
  }

  const submit = () => page.getByRole('button', { name: 'Score', exact: true }).click();

  /** What axe finds, and where. */
  async function barriers(): Promise<string[]> {
    await page.evaluate(AXE);
    const { violations } = axeResultSchema.parse(await page.evaluate('axe.run()'));
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  }

  const isWiderThanScreen = () =>
    page.evaluate<boolean>('document.documentElement.scrollWidth > document.documentElement.clientWidth');

  describe('runs the example without a key', () => {
    it('and shows what the answer says', async () => {
      const [response] = await Promise.all([page.waitForResponse(/demo\/example/), runExample()]);
      const [result] = (await response.json()).results;
      await expectText(card(), [
        result.candidate_id,
        String(result.match_score),
        result.tier_label ?? 'below the tiers',
        result.silent_skill,
        result.ai_analysis,
      ]);
      await page.getByRole('img', { name: `Match score ${result.match_score} of 100` }).waitFor();
      const rows = await card().locator('.criteria li').count();
      expect(rows).toBe(result.criteria.length);
    });

    it('and marks in the CV the quote of the requirement that is chosen', async () => {
      await runExample();
      const row = card().getByRole('button', { pressed: false }).first();
      await row.click();
      const quote = await card().locator('q:visible').textContent();
      const marked = await page
        .getByRole('region', { name: /^CV of/ })
        .locator('mark')
        .textContent();
      expect(marked?.replace(/\s+/g, ' ')).toBe(quote);
      await card().getByRole('button', { pressed: true }).click();
      expect(await page.locator('mark').count()).toBe(0);
    });

    it('and takes it into the form as a start', async () => {
      await runExample();
      expect(await page.getByLabel('Job description').inputValue()).toContain('Nurse');
      expect((await page.getByLabel('CV', { exact: true }).inputValue()).length).toBeGreaterThan(200);
    });

    it('by keyboard alone', async () => {
      const focused = () => page.evaluate<string>('document.activeElement.textContent.trim()');
      for (let presses = 0; presses < 5 && (await focused()) !== 'Run the example'; presses += 1) {
        await page.keyboard.press('Tab');
      }
      await page.keyboard.press('Enter');
      await card().waitFor();
      for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Tab');
      expect(await page.evaluate<string>('document.activeElement.className')).toBe('row');
      await page.keyboard.press('Space');
      await page.locator('mark').waitFor();
    });

    it('and gives a badge that stands by itself', async () => {
      await browser.context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await runExample();
      await page.getByText('Badge to embed').click();
      await page.getByRole('button', { name: 'Copy SVG' }).click();
      await page.getByText('Copied').waitFor();
      const svg = await page.evaluate<string>('navigator.clipboard.readText()');
      expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg".*<\/svg>$/);
      const drawn = await page.evaluate<number>("document.querySelector('.embed img').naturalWidth");
      expect(drawn).toBeGreaterThan(0);
    });
  });

  describe('scores own texts', () => {
    it('with the key in a header and nowhere else', async () => {
      await enter({});
      const [request] = await Promise.all([page.waitForRequest(/candidates\/score/), submit()]);
      await card().waitFor();
      expect(request.headers()['x-functions-key']).toBe(KEY);
      expect(new URL(request.url()).search).toBe('');
      expect(page.url()).not.toContain(KEY);
      const kept = await page.evaluate<string>(
        'JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])',
      );
      expect(kept).toBe('[{},{},""]');
    });

    it('and files, and lists several candidates by score', async () => {
      await enter({});
      await page.getByLabel('Choose files').setInputFiles([
        { name: 'two-columns.pdf', mimeType: 'application/pdf', buffer: readFileSync(PDF) },
        {
          name: 'json.json',
          mimeType: 'application/json',
          buffer: Buffer.from(
            '{"work":[{"position":"Clerk","summary":"Sorted letters by hand for years."}]}',
          ),
        },
        { name: 'broken.pdf', mimeType: 'application/pdf', buffer: Buffer.from('no PDF') },
      ]);
      await page.getByText('broken.pdf').waitFor();
      await submit();
      await card().nth(3).waitFor();
      expect(await page.getByRole('list', { name: 'By score' }).getByRole('listitem').count()).toBe(4);
      await expectText(card().nth(1), ['two-columns']);
      await expectText(card().nth(3), ['broken: not scored', 'The document is not a PDF file.']);
      await card().nth(1).getByRole('button', { pressed: false }).first().click();
      await page.getByRole('region', { name: 'CV of two-columns' }).locator('mark').waitFor();
    });
  });

  describe('tells in words', () => {
    it.each([
      ['what is missing', { job: '' }, 'Paste a job description first.'],
      ['that a CV is missing', { resume: ' ' }, 'Paste a CV, or choose a file.'],
      ['that own texts need a key', { key: '' }, 'Your own texts need an API key.'],
      ['that a key is not known', { key: 'wrong' }, 'This key is not known'],
      ['that a text is too short', { job: 'Short' }, 'The job description must have at least 30 characters'],
      ['that a CV is too short', { resume: 'Short' }, 'CV 1 must have at least 50 characters'],
    ])('%s', async (_, texts, words) => {
      await enter(texts);
      await submit();
      await expectText(problem(), [words]);
      expect(await card().count()).toBe(0);
    });

    it('that the plan takes fewer candidates', async () => {
      await enter({ key: keyOf('free') });
      await page.getByRole('button', { name: 'Add another CV' }).click();
      await page.getByLabel('CV', { exact: true }).last().fill(RESUME_TEXT);
      await submit();
      await expectText(problem(), ['Something in the request is not right']);
    });

    it('that the minute is used up, and when to try again', async () => {
      const body = {
        ok: false,
        code: 'rate_limited',
        error: 'Too many requests.',
        param: null,
        request_id: 'r-1',
      };
      await page.route('**/demo/example', (route) =>
        route.fulfill({ status: 429, headers: { 'retry-after': '7' }, json: body }),
      );
      await page.getByRole('button', { name: 'Run the example' }).click();
      await expectText(problem(), [
        'The requests of this minute are used up',
        'Try again in 7 seconds.',
        'r-1',
      ]);
    });

    it('that the service can not be reached', async () => {
      await page.route('**/demo/example', (route) => route.abort());
      await page.getByRole('button', { name: 'Run the example' }).click();
      await expectText(problem(), ['The service could not be reached.']);
      complaints = complaints.filter((text) => !text.includes('ERR_FAILED'));
    });

    it('that the platform refused a key without a word', async () => {
      await page.route('**/candidates/score', (route) => route.fulfill({ status: 401, body: '' }));
      await enter({});
      await submit();
      await expectText(problem(), ['This key is not known']);
    });

    it('that it is at work', async () => {
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route('**/demo/example', async (route) => {
        await held;
        await route.continue();
      });
      await page.getByRole('button', { name: 'Run the example' }).click();
      await expectText(page.getByRole('status').first(), ['Scoring the example']);
      expect(await page.getByRole('button', { name: 'Score', exact: true }).isDisabled()).toBe(true);
      release();
      await card().waitFor();
      expect(await page.getByText('Scoring the example').count()).toBe(0);
    });
  });

  describe.each(['light', 'dark'] as const)('in %s', (colorScheme) => {
    it('has no barrier that axe finds, before and after scoring', async () => {
      await page.emulateMedia({ colorScheme });
      expect(await barriers()).toEqual([]);
      await runExample();
      await card().getByRole('button', { pressed: false }).first().click();
      await page.getByText('Badge to embed').click();
      expect(await barriers()).toEqual([]);
      await page.getByRole('button', { name: 'Remove CV 1' }).click();
      await submit();
      await problem().waitFor();
      expect(await barriers()).toEqual([]);
    });
  });

  it('fits a phone', async () => {
    await page.setViewportSize(PHONE);
    expect(await isWiderThanScreen()).toBe(false);
    await runExample();
    await card().getByRole('button', { pressed: false }).first().click();
    expect(await isWiderThanScreen()).toBe(false);
    expect(await barriers()).toEqual([]);
  });

  it('prints the cards with their quotes, and not the form', async () => {
    await runExample();
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('form').isVisible()).toBe(false);
    expect(await card().locator('q').first().isVisible()).toBe(true);
  });

  it('is small', async () => {
    const files = ['', '/../assets/demo.js', '/../assets/demo.css'];
    const sizes = await Promise.all(
      files.map(
        async (path) =>
          (await service.send('GET', new URL(`${service.url}/api/demo${path}`).pathname)).text.length,
      ),
    );
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(MAX_PAGE_BYTES);
  });
});

/** Waits for texts within an element. */
async function expectText(element: ReturnType<Page['locator']>, texts: readonly string[]): Promise<void> {
  for (const text of texts) await element.getByText(text).first().waitFor();
}
