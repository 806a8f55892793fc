/** Takes the pictures of the demo page: `npm run screenshots -- --help`. */
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { startBrowser } from './browser/start-browser.ts';
import { readWords } from './command-line.ts';
import { startServiceProcess } from './host/service-process.ts';

const USAGE = `Usage: npm run screenshots

Takes the pictures of the demo page in docs/screenshots/ again, with Chromium installed.

  --help  print this text`;

const FOLDER = join(dirname(import.meta.dirname), 'docs', 'screenshots');
const SHOTS = [
  { name: 'demo-light', colorScheme: 'light', width: 1160, height: 900 },
  { name: 'demo-dark', colorScheme: 'dark', width: 1160, height: 900 },
  { name: 'demo-phone', colorScheme: 'light', width: 390, height: 844 },
] as const;

readWords(USAGE);
const service = await startServiceProcess();
const { context, close } = await startBrowser();
try {
  await mkdir(FOLDER, { recursive: true });
  for (const { name, colorScheme, width, height } of SHOTS) {
    const page = await context.newPage();
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme });
    await page.goto(`${service.url}/api/demo`);
    await page.getByRole('button', { name: 'Run the example' }).click();
    const quoted = page.getByRole('button', { name: 'monitoring' }).first();
    await quoted.click();
    await page.mouse.move(0, 0);
    await page.evaluate(
      'document.activeElement.blur(); window.scrollTo(0, document.querySelector("#results").offsetTop - 16)',
    );
    await page.screenshot({ path: join(FOLDER, `${name}.png`) });
    await page.close();
  }
} finally {
  await close();
  await service.stop();
}
