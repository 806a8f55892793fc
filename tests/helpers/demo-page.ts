import { afterAll, afterEach, beforeAll, beforeEach, expect } from '@jest/globals';
import type { Locator, Page } from 'playwright-core';
import { type Browser, startBrowser } from '../../tools/browser/start-browser.ts';
import { barriersOf } from './browser.ts';
import { JOB_DESCRIPTION, RESUME_TEXT } from './score-bodies.ts';
import { KEY, startTestService, type TestService } from './service.ts';

const DESKTOP = { width: 1280, height: 900 };
const ACTION_TIMEOUT_MS = 50_000;

/** A file as a test puts it into the page. */
export interface PageFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

interface Opened {
  service: TestService;
  browser: Browser;
  page: Page;
}

/** The demo page, new in each test. */
export class DemoPage {
  readonly #opened: () => Opened;

  constructor(opened: () => Opened) {
    this.#opened = opened;
  }

  get service(): TestService {
    return this.#opened().service;
  }

  get browser(): Browser {
    return this.#opened().browser;
  }

  get page(): Page {
    return this.#opened().page;
  }

  card(): Locator {
    return this.page.getByRole('article');
  }

  /** The message that has something to say. */
  problem(): Locator {
    return this.page.getByRole('alert').filter({ hasText: /\S/ });
  }

  async runExample(): Promise<void> {
    await this.page.getByRole('button', { name: 'Run the example' }).click();
    await this.card().first().waitFor();
  }

  async enter(texts: { job?: string; resume?: string; key?: string }): Promise<void> {
    await this.page.getByLabel('Job description').fill(texts.job ?? JOB_DESCRIPTION);
    await this.page.getByLabel('Text', { exact: true }).fill(texts.resume ?? RESUME_TEXT);
    await this.page.getByLabel('API key').fill(texts.key ?? KEY);
  }

  async choose(files: readonly PageFile[]): Promise<void> {
    await this.page.getByLabel('Choose files').setInputFiles([...files]);
  }

  /** Drops files on what a selector finds; gives whether the browser was kept from opening them. */
  async drop(selector: string, files: readonly { name: string; text: string }[]): Promise<boolean> {
    return await this.page.evaluate<boolean>(`(() => {
      const dataTransfer = new DataTransfer();
      for (const { name, text } of ${JSON.stringify(files)}) dataTransfer.items.add(new File([text], name));
      const over = new DragEvent('dragover', { dataTransfer, bubbles: true, cancelable: true });
      const drop = new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true });
      const target = document.querySelector(${JSON.stringify(selector)});
      target.dispatchEvent(over);
      target.dispatchEvent(drop);
      return over.defaultPrevented && drop.defaultPrevented;
    })()`);
  }

  async submit(): Promise<void> {
    await this.page.getByRole('button', { name: 'Score', exact: true }).click();
  }

  barriers(): Promise<string[]> {
    return barriersOf(this.page);
  }

  isWiderThanScreen(): Promise<boolean> {
    return this.page.evaluate<boolean>(
      'document.documentElement.scrollWidth > document.documentElement.clientWidth',
    );
  }

  /** The class of what has the focus, or its id where it has one. */
  focused(): Promise<string> {
    return this.page.evaluate<string>('document.activeElement.id || document.activeElement.className');
  }
}

/**
 * Opens the page before each test of a block, in one browser, from one service. A complaint of the browser fails the
 * test.
 */
export function openDemoPage(): DemoPage {
  let opened: Opened | undefined;
  let complaints: string[] = [];
  const current = (): Opened => {
    if (opened === undefined) throw new Error('The page is open within tests only.');
    return opened;
  };
  beforeAll(async () => {
    const env = { DEMO_REQUESTS_PER_MINUTE: '1000', DEMO_TOTAL_REQUESTS_PER_MINUTE: '1000' };
    const [service, browser] = await Promise.all([startTestService(env), startBrowser()]);
    const [blank] = browser.context.pages();
    opened = { service, browser, page: blank ?? (await browser.context.newPage()) };
  });
  afterAll(async () => {
    await current().browser.close();
    await current().service.stop();
  });
  beforeEach(async () => {
    const { service, browser } = current();
    const page = await browser.context.newPage();
    await page.setViewportSize(DESKTOP);
    opened = { service, browser, page };
    complaints = complaintsOf(opened);
    await page.goto(`${service.url}/api/demo`);
  });
  afterEach(async () => {
    await current().page.close();
    expect(complaints).toEqual([]);
  });
  return new DemoPage(current);
}

/** Whatever the browser complains of, and every request to another host; the list grows. */
function complaintsOf({ page, service }: Opened): string[] {
  const complaints: string[] = [];
  page.setDefaultTimeout(ACTION_TIMEOUT_MS);
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    // A request that fails is a line of the browser's own; the page shows it in words.
    const isOfBrowser = /the server responded with|net::ERR_/.test(message.text());
    if (message.type() === 'error' && !isOfBrowser) complaints.push(message.text());
  });
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(`${service.url}/api/`) && !url.startsWith('data:')) complaints.push(url);
  });
  return complaints;
}

/** Waits for texts within an element. */
export async function expectText(element: Locator, texts: readonly string[]): Promise<void> {
  for (const text of texts) await element.getByText(text).first().waitFor();
}
