import { describe, expect, it } from '@jest/globals';
import { describeWithBrowser } from '../helpers/browser.ts';
import { type DemoPage, openDemoPage } from '../helpers/demo-page.ts';
import { KEY } from '../helpers/service.ts';

const PHONE = { width: 360, height: 740 };
const LONG_NAME = 'Donaudampfschifffahrtsgesellschaft'.repeat(3);

describeWithBrowser('the demo page', () => {
  const demo = openDemoPage();

  describe.each(['light', 'dark'] as const)('in %s', (colorScheme) => {
    it('has no barrier that axe finds, in any state', async () => {
      await demo.page.emulateMedia({ colorScheme });
      expect(await demo.barriers()).toEqual([]);
      await showEverything(demo);
      expect(await demo.barriers()).toEqual([]);
      await addOthers(demo);
      await demo.submit();
      await demo.card().nth(1).waitFor();
      expect(await demo.barriers()).toEqual([]);
    });
  });

  it.each([
    ['a phone', PHONE, 16],
    ['a small phone with large letters', { width: 320, height: 640 }, 20],
    ['a window at 200 %', { width: 640, height: 450 }, 16],
    ['a window at 400 %', { width: 320, height: 256 }, 16],
  ])('fits %s, with long names too', async (_, size, pixels) => {
    await demo.page.setViewportSize(size);
    await demo.page.evaluate(`document.documentElement.style.setProperty('font-size', '${pixels}px')`);
    expect(await demo.isWiderThanScreen()).toBe(false);
    await showEverything(demo);
    expect(await demo.isWiderThanScreen()).toBe(false);
    await addOthers(demo);
    await demo.submit();
    await demo.card().nth(1).waitFor();
    expect(await demo.isWiderThanScreen()).toBe(false);
    expect(await demo.barriers()).toEqual([]);
  });

  it('leads from a quote to its place in the CV where that stands below the card, and only there', async () => {
    await showEverything(demo);
    const link = demo.card().getByRole('link', { name: 'Show it in the CV' });
    expect(await link.count()).toBe(0);
    await demo.page.setViewportSize(PHONE);
    await link.click();
    const place = await demo.page.locator('.cv mark').boundingBox();
    expect(place?.y).toBeGreaterThan(0);
    expect(place?.y).toBeLessThan(PHONE.height);
    expect(await demo.page.evaluate<string>('document.activeElement.className')).toBe('cv');
  });

  it('says what the weight of a requirement means', async () => {
    await demo.runExample();
    await demo.card().getByText('×2 counts twice, ×3 three times.').waitFor();
  });

  it('closes the ring of the score at 100 alone', async () => {
    await demo.runExample();
    const cap = "getComputedStyle(document.querySelector('.dial .ring')).strokeLinecap";
    expect(await demo.page.evaluate<string>(cap)).toBe('butt');
  });

  it('prints the cards with their quotes, and not the form', async () => {
    await demo.runExample();
    await demo.page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    expect(await demo.page.getByRole('form').isVisible()).toBe(false);
    expect(await demo.card().locator('q').first().isVisible()).toBe(true);
    const paper = await demo.page.evaluate<string>('getComputedStyle(document.body).backgroundColor');
    expect(paper).toBe('rgb(255, 255, 255)');
  });

  it('stands still for who asks for it', async () => {
    await demo.page.emulateMedia({ reducedMotion: 'reduce' });
    const animations = await demo.page.evaluate<string>(
      "document.querySelector('#progress').hidden = false; getComputedStyle(document.querySelector('.spinner')).animationName",
    );
    expect(animations).toBe('none');
  });

  it('shows which requirement is chosen in forced colours, too', async () => {
    await demo.page.emulateMedia({ forcedColors: 'active' });
    await showEverything(demo);
    const outline = await demo.page.evaluate<string>(
      "getComputedStyle(document.querySelector('.row[aria-pressed=true]')).outlineStyle",
    );
    expect(outline).toBe('solid');
  });

  it('shows texts from right to left that way', async () => {
    await demo.enter({ resume: 'ممرضة مسجلة في مستشفى المدينة\nRegistered Nurse, 2018 - 2024, ACLS' });
    expect(await directionOf(demo, '#candidates textarea')).toBe('rtl');
    await demo.submit();
    await demo.card().waitFor();
    const bidi = await demo.page.evaluate<string>(
      "getComputedStyle(document.querySelector('.cv .text')).unicodeBidi",
    );
    expect(bidi).toBe('plaintext');
  });
});

describeWithBrowser('the badge to embed', () => {
  const demo = openDemoPage();

  it.each([
    ['SVG', /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg".*<\/svg>$/],
    ['HTML', /^<img width="340" height="112" alt="[^"]+" src="data:image\/svg\+xml,[^"]+">$/],
  ])('is copied as %s, and stands in any page by itself', async (form, expected) => {
    await demo.browser.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await demo.runExample();
    await demo.page.getByText('Badge to embed').click();
    await demo.page.getByRole('button', { name: `Copy ${form}` }).click();
    await demo.page.getByText('Copied').waitFor();
    const code = await demo.page.evaluate<string>('navigator.clipboard.readText()');
    expect(code).toMatch(expected);
    expect(await demo.page.getByLabel(/^Code of the badge/).inputValue()).toBe(code);

    const other = await demo.browser.context.newPage();
    const requests: string[] = [];
    other.on('request', (request) => requests.push(request.url()));
    await other.setContent(`<!doctype html><body style="background:#000;color:#fff">${code}`);
    const badge = other.getByRole('img', { name: /^[A-Z][a-z ]+: \d+ of 100\./ });
    expect(await badge.boundingBox()).toMatchObject({ width: 340, height: 112 });
    expect(requests.filter((url) => !url.startsWith('data:'))).toEqual([]);
    await other.close();
  });

  it('can be copied by hand where the browser has no clipboard for the page', async () => {
    await demo.page.evaluate("Object.defineProperty(navigator, 'clipboard', { value: undefined })");
    await demo.runExample();
    await demo.page.getByText('Badge to embed').click();
    await demo.page.getByRole('button', { name: 'Copy SVG' }).click();
    await demo.page.getByText('copy the code below').waitFor();
    await demo.page.getByLabel(/^Code of the badge/).focus();
    expect(await demo.page.evaluate<string>('String(getSelection())')).toMatch(/^<svg .*<\/svg>$/);
  });
});

/** The example, with all that opens on it open. */
async function showEverything(demo: DemoPage): Promise<void> {
  await demo.runExample();
  await demo.card().getByRole('button', { pressed: false }).first().click();
  await demo.page.getByText('Badge to embed').click();
  await demo.page.getByText('Team (optional)').click();
}

/** A file that fails, one that is refused, and names without a place to break. */
async function addOthers(demo: DemoPage): Promise<void> {
  await demo.page.getByLabel('Reference').fill(LONG_NAME);
  await demo.page.getByLabel('API key').fill(KEY);
  await demo.choose(
    ['pdf', 'png'].map((type) => ({
      name: `${LONG_NAME}.${type}`,
      mimeType: '',
      buffer: Buffer.from('neither'),
    })),
  );
  await demo.page.locator('.refused').waitFor();
}

function directionOf(demo: DemoPage, selector: string): Promise<string> {
  return demo.page.evaluate<string>(`getComputedStyle(document.querySelector('${selector}')).direction`);
}
