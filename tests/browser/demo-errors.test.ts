import { describe, expect, it } from '@jest/globals';
import { describeWithBrowser } from '../helpers/browser.ts';
import { expectText, openDemoPage } from '../helpers/demo-page.ts';
import { RESUME_TEXT } from '../helpers/score-bodies.ts';
import { KEY, keyOf, startTestService } from '../helpers/service.ts';

const FREE_REQUESTS_PER_MINUTE = 10;
const MIB = 1024 * 1024;

describeWithBrowser('the demo page tells in words', () => {
  const demo = openDemoPage();

  it.each([
    ['what is missing', { job: '' }, 'Paste a job description first.', 'job'],
    ['that a CV is missing', { resume: ' ' }, 'Paste a CV, or choose a file.', 'text-'],
    ['that own texts need a key', { key: '' }, 'Your own texts need an API key.', 'key'],
    ['that a key is not known', { key: 'wrong' }, 'This key is not known', 'key'],
    [
      'that a text is too short',
      { job: 'Short' },
      'The job description must have at least 30',
      'own-problem',
    ],
    ['that a CV is too short', { resume: 'Short' }, 'CV 1 must have at least 50 characters', 'own-problem'],
  ])('%s', async (_, texts, words, focused) => {
    await demo.enter(texts);
    await demo.submit();
    await expectText(demo.problem(), [words]);
    expect(await demo.focused()).toContain(focused);
    const field = demo.page.locator('[aria-invalid="true"]');
    expect(await field.count()).toBe(focused === 'own-problem' ? 0 : 1);
    expect(await demo.barriers()).toEqual([]);
    expect(await demo.card().count()).toBe(0);
    if ((await field.count()) > 0) {
      await field.fill('Better');
      expect([await field.count(), await demo.problem().count()]).toEqual([0, 0]);
    }
  });

  it.each([
    ['a character without a shape', `${KEY.slice(0, 3)}\u200b${KEY.slice(3)}`],
    ['another script', 'ключ'],
  ])('that a key with %s is not known', async (_, key) => {
    await demo.enter({ key });
    await demo.submit();
    await expectText(demo.problem(), ['This key is not known', 'It has characters that no key has.']);
    expect(await demo.focused()).toBe('key');
  });

  it('which reference two CVs have, before it sends them', async () => {
    await demo.enter({});
    await demo.page.getByRole('button', { name: 'Add another CV' }).click();
    await demo.page.getByLabel('Text', { exact: true }).last().fill(RESUME_TEXT);
    const names = demo.page.getByLabel('Reference');
    await names.first().fill('a');
    await names.last().fill(' a');
    let requests = 0;
    demo.page.on('request', () => {
      requests += 1;
    });
    await demo.submit();
    await expectText(demo.problem(), ['An earlier CV has the reference "a" too.']);
    expect(await names.last().getAttribute('aria-invalid')).toBe('true');
    expect(await demo.barriers()).toEqual([]);
    expect(requests).toBe(0);
    await names.last().fill('b');
    await demo.submit();
    await demo.card().nth(1).waitFor();
  });

  it.each([
    ['What it values', 'calm, '.repeat(21), 'must have at most 20 entries'],
    ['Who is in it', 'Tester\n'.repeat(51), 'must have at most 50 entries'],
  ])('which field of the team is meant, and opens it: %s', async (label, text, words) => {
    await demo.enter({});
    const team = demo.page.getByText('Team (optional)');
    await team.click();
    await demo.page.getByLabel(label).fill(text);
    await team.click();
    await demo.submit();
    await expectText(demo.problem(), [`"${label}" of the team ${words}`]);
    expect(await demo.page.getByLabel(label).getAttribute('aria-invalid')).toBe('true');
    expect(await demo.focused()).toMatch(/^team-/);
    expect(await demo.barriers()).toEqual([]);
  });

  it('which of the CVs is meant, also after an empty one', async () => {
    await demo.enter({ resume: ' ' });
    await demo.page.getByRole('button', { name: 'Add another CV' }).click();
    await demo.page.getByLabel('Text', { exact: true }).last().fill('Short');
    await demo.submit();
    await expectText(demo.problem(), ['CV 2 must have at least 50 characters']);
  });

  it('that the plan takes fewer candidates', async () => {
    await demo.enter({ key: keyOf('free') });
    await demo.page.getByRole('button', { name: 'Add another CV' }).click();
    await demo.page.getByLabel('Text', { exact: true }).last().fill(RESUME_TEXT);
    await demo.submit();
    await expectText(demo.problem(), ['Something in the request is not right', 'The list of CVs']);
  });

  it('that the minute is used up, and when to try again', async () => {
    const key = keyOf('free', 1);
    await demo.enter({ key });
    const headers = { 'x-functions-key': key };
    for (let sent = 0; sent < FREE_REQUESTS_PER_MINUTE; sent += 1) {
      await demo.service.send('GET', '/api/usage', { headers });
    }
    await demo.submit();
    await expectText(demo.problem(), ['The requests of this minute are used up', 'Request ']);
    expect(await demo.problem().textContent()).toMatch(/Try again in \d+ seconds?\./);
  });

  it('that files are too much together', async () => {
    await demo.enter({});
    const buffer = Buffer.alloc(4 * MIB);
    await demo.choose(['a.pdf', 'b.pdf'].map((name) => ({ name, mimeType: 'application/pdf', buffer })));
    await demo.page.getByText('b.pdf').waitFor();
    await demo.submit();
    await expectText(demo.problem(), ['That is too much for one request']);
  });

  it.each([
    [401, 'This key is not known'],
    [413, 'That is too much for one request'],
    [429, 'The requests of this minute are used up'],
    [502, 'The service is not available right now'],
    [418, 'The answer has the status 418.'],
  ])('what a platform or proxy answered without words: %i', async (status, words) => {
    await demo.page.route('**/candidates/score', (route) => route.fulfill({ status, body: '<html>' }));
    await demo.enter({});
    await demo.submit();
    await expectText(demo.problem(), [words]);
  });

  it('that what came is no answer', async () => {
    await demo.page.route('**/demo/example', (route) => route.fulfill({ body: '<html>Please sign in' }));
    await demo.page.getByRole('button', { name: 'Run the example' }).click();
    await expectText(demo.problem(), ['What came back is not an answer of the service.']);
  });

  it('that the connection broke in the middle of the answer', async () => {
    await demo.page.evaluate(`window.fetch = async () => new Response(new ReadableStream({
      start(body) {
        body.enqueue(new TextEncoder().encode('{"ok":'));
        setTimeout(() => body.error(new TypeError('network error')));
      },
    }))`);
    await demo.page.getByRole('button', { name: 'Run the example' }).click();
    await expectText(demo.problem(), ['The service can not be reached', 'No answer came.']);
  });

  it('that the service was stopped, and keeps what was entered', async () => {
    const other = await startTestService();
    const page = await demo.browser.context.newPage();
    await page.goto(`${other.url}/api/demo`);
    await page.getByLabel('Job description').fill('A job that took long to write.');
    await other.stop();
    await page.getByRole('button', { name: 'Run the example' }).click();
    await expectText(page.getByRole('alert'), ['The service can not be reached']);
    expect(await page.getByLabel('Job description').inputValue()).toBe('A job that took long to write.');
    await page.close();
  });

  describe('while it is at work', () => {
    /** Holds the answer back until the test lets it go. */
    async function holdExample(): Promise<() => void> {
      const held = Promise.withResolvers<void>();
      await demo.page.route('**/demo/example', async (route) => {
        await held.promise;
        await route.continue().catch(() => {});
      });
      return held.resolve;
    }
    const bar = () => demo.page.locator('#progress');

    it('what it does, and begins nothing twice', async () => {
      const release = await holdExample();
      let requests = 0;
      demo.page.on('request', () => {
        requests += 1;
      });
      const button = demo.page.getByRole('button', { name: 'Run the example' });
      await button.press('Enter');
      await expectText(bar(), ['Scoring the example …']);
      await expectText(demo.page.locator('#announcer'), ['Scoring the example. Escape cancels it.']);
      await bar().getByText(/\d s/).waitFor();
      expect(await demo.barriers()).toEqual([]);
      await button.press('Enter');
      await demo.enter({});
      await demo.page.getByLabel('API key').press('Enter');
      release();
      await demo.card().waitFor();
      expect(requests).toBe(1);
      expect(await bar().isVisible()).toBe(false);
    });

    it.each(['button', 'key'])('and can be cancelled by %s', async (way) => {
      const release = await holdExample();
      await demo.page.getByRole('button', { name: 'Run the example' }).click();
      const failed = demo.page.waitForEvent('requestfailed');
      if (way === 'key') await demo.page.keyboard.press('Escape');
      else await bar().getByRole('button', { name: 'Cancel' }).click();
      await failed;
      await expectText(demo.page.locator('#announcer'), ['Cancelled.']);
      expect([await bar().isVisible(), await demo.problem().count()]).toEqual([false, 0]);
      release();
      await demo.page.unroute('**/demo/example');
      await demo.runExample();
    });
  });
});
