import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { type Browser, startBrowser } from '../../tools/browser/start-browser.ts';
import { barriersOf, describeWithBrowser } from '../helpers/browser.ts';
import { KEY, startTestService, type TestService } from '../helpers/service.ts';

describeWithBrowser('the reference in a browser', () => {
  let service: TestService;
  let browser: Browser;
  let page: Page;
  /** Whatever the browser complains of, and every request to another host. */
  const complaints: string[] = [];

  beforeAll(async () => {
    [service, browser] = await Promise.all([startTestService(), startBrowser()]);
    page = await browser.context.newPage();
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(`${service.url}/api/`) && !url.startsWith('data:')) complaints.push(url);
    });
    await page.goto(`${service.url}/api/docs/`);
    await page.getByText('Score your candidates', { exact: true }).waitFor();
  });
  afterAll(async () => {
    await browser.close();
    await service.stop();
  });

  it('lists every operation', async () => {
    expect(new URL(page.url()).pathname).toBe('/api/docs');
    const summaries = await page.locator('.opblock-summary-path').allTextContents();
    expect(summaries.map((path) => path.replaceAll('\u200b', '')).sort()).toEqual([
      '/candidates/score',
      '/candidates/search',
      '/demo/example',
      '/health',
      '/team-profile',
      '/team-profile',
      '/team-profile',
      '/usage',
    ]);
  });

  it('shows what the service answered, with the fields explained', async () => {
    await page.getByText('Score your candidates', { exact: true }).click();
    const operation = page.locator('#operations-Scoring-scoreCandidates');
    const examples = operation.locator('.highlight-code');
    await examples.filter({ hasText: '"match_score"' }).first().waitFor();
    await examples.filter({ hasText: '"code": "rate_limited"' }).first().waitFor();
    await operation.getByRole('tab', { name: 'Schema' }).first().click();
    await operation.getByText('[30, 50000] characters').first().waitFor();
    expect(await barriersOf(page)).toEqual([]);
  });

  it('gives the answers the width of a phone', async () => {
    const usual = page.viewportSize();
    await page.setViewportSize({ width: 390, height: 844 });
    const operation = page.locator('#operations-Scoring-scoreCandidates');
    const answers = operation.locator('.responses-table').first();
    for (const part of ['.headers td', 'select']) {
      const widths = await answers
        .locator(part)
        .evaluateAll((found) => found.map((one) => one.getBoundingClientRect().width));
      expect(widths.length).toBeGreaterThan(0);
      expect(Math.min(...widths)).toBeGreaterThan(100);
    }
    expect(await barriersOf(page)).toEqual([]);
    if (usual !== null) await page.setViewportSize(usual);
  });

  it('tries an operation with a key that goes into the header', async () => {
    await page.getByRole('button', { name: 'Authorize', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Keys' });
    await dialog.getByLabel('Value:').first().fill(KEY);
    expect(await barriersOf(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Authorize' }).first().click();
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    const health = page.locator('#operations-Service-getHealth');
    await health.locator('.opblock-summary').click();
    await health.getByRole('button', { name: 'Try it out' }).click();
    const [request] = await Promise.all([
      page.waitForRequest(/\/api\/health/),
      health.getByRole('button', { name: 'Execute' }).click(),
    ]);
    expect(new URL(request.url()).search).toBe('');
    expect(request.headers()['x-functions-key']).toBe(KEY);
    await health.locator('.live-responses-table').getByText('"healthy"').waitFor();
  });

  it('fits a phone', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    const isWider = 'document.documentElement.scrollWidth > document.documentElement.clientWidth';
    expect(await page.evaluate<boolean>(isWider)).toBe(false);
  });

  it('runs under its strict policy without a complaint', () => {
    expect(complaints).toEqual([]);
  });
});
