import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { describeWithBrowser } from '../helpers/browser.ts';
import { expectText, openDemoPage, type PageFile } from '../helpers/demo-page.ts';

const PDF = join(import.meta.dirname, '../fixtures/documents/two-columns.pdf');
const JSON_RESUME = '{"work":[{"position":"Clerk","summary":"Sorted letters by hand for years."}]}';
/** Long enough for a CV. */
const CAREER = 'Clerk since 2019, who sorted letters by hand for years.';
const MIB = 1024 * 1024;
const WAIT_FOR_PRESS_MS = 2_000;

function file(name: string, content: string | Buffer): PageFile {
  return { name, mimeType: '', buffer: Buffer.from(content) };
}

describeWithBrowser('files on the demo page', () => {
  const demo = openDemoPage();
  const job = () => demo.page.getByLabel('Job description');
  const names = () =>
    demo.page.evaluate<string[]>("[...document.querySelectorAll('.name input')].map(({ value }) => value)");

  describe('as CVs', () => {
    it('are scored beside texts, one that can not be read among them', async () => {
      await demo.enter({});
      await demo.choose([
        file('two-columns.pdf', readFileSync(PDF)),
        file('json.json', JSON_RESUME),
        file('broken.pdf', 'no PDF'),
      ]);
      await demo.page.getByText('broken.pdf').waitFor();
      await demo.submit();
      await demo.card().nth(3).waitFor();
      expect(await demo.page.getByRole('list', { name: 'By score' }).getByRole('listitem').count()).toBe(4);
      await expectText(demo.card().last(), ['broken', ': not scored', 'The document is not a PDF file.']);
    });

    it('are shown as the service read them, with the quote marked', async () => {
      await demo.enter({});
      await demo.page.getByRole('button', { name: 'Remove CV 1' }).click();
      await demo.choose([file('two-columns.pdf', readFileSync(PDF))]);
      await demo.page.getByText('two-columns.pdf').waitFor();
      const [request] = await Promise.all([demo.page.waitForRequest(/candidates\/score/), demo.submit()]);
      expect(request.postDataJSON().include_resume_text).toBe(true);
      const row = demo.card().getByRole('button', { pressed: false }).first();
      await row.click();
      const cv = demo.page.getByRole('region', { name: 'CV of two-columns' });
      const quote = await demo.card().locator('q:visible').textContent();
      expect((await cv.locator('mark').textContent())?.replace(/\s+/g, ' ')).toBe(quote);
      const before = (await cv.locator('.text').textContent()) ?? '';
      expect(before.length).toBeGreaterThan(300);
      await row.click();
      expect(await cv.locator('.text').textContent()).toBe(before);
    });

    it('can be dropped anywhere in their area, and removed one by one', async () => {
      const texts = ['first', 'second', 'third'].map((name) => ({
        name: `${name}.txt`,
        text: `CV of ${name}. ${CAREER}`,
      }));
      expect(await demo.drop('#candidates textarea', texts)).toBe(true);
      await demo.page.getByRole('button', { name: 'Remove CV 3' }).waitFor();
      expect(await names()).toEqual(['first', 'second', 'third']);
      await demo.page.getByRole('button', { name: 'Remove CV 2' }).click();
      expect(await names()).toEqual(['first', 'third']);
      // Who works by keyboard is at the next one.
      expect(await demo.page.evaluate<string>('document.activeElement.ariaLabel')).toBe('Remove CV 2');
    });

    it('of the same name get names of their own', async () => {
      await demo.choose(['cv.txt', 'cv.txt', 'cv.md'].map((name) => file(name, CAREER)));
      await demo.page.getByRole('button', { name: 'Remove CV 3' }).waitFor();
      expect(await names()).toEqual(['cv', 'cv (2)', 'cv (3)']);
    });

    it.each([
      ['a picture', file('photo.PNG', 'x'), 'is a picture, which holds no text to read.'],
      [
        'an old Word file',
        file('cv.doc', 'x'),
        'is of the type .doc, which is not read. Save it as PDF or .docx.',
      ],
      ['a program', file('cv.exe', 'x'), 'is of a type that is not read.'],
      [
        'a type that is a word of the language',
        file('cv.constructor', 'x'),
        'is of a type that is not read.',
      ],
      ['an archive', file('cvs.zip', 'x'), 'is an archive. Unpack it'],
      ['an empty file', file('cv.pdf', ''), 'is empty.'],
      ['a large file', file('cv.pdf', Buffer.alloc(5 * MIB + 1)), 'has 5.2 MB; a file may have 5 MiB'],
      ['broken JSON', file('cv.json', '{'), 'is not valid JSON.'],
      ['JSON of another kind', file('cv.json', '[]'), 'is JSON, but no JSON Resume'],
      ['a program that is called a text', file('cv.txt', Buffer.alloc(500)), 'holds no text.'],
      ['a short text', file('cv.txt', ' Clerk '), 'has 5 characters; a CV has 50 at least.'],
      ['a long text', file('cv.txt', 'word '.repeat(30_000)), 'characters; a CV may have 100,000.'],
    ])('are told before they are sent when they can not be used: %s', async (_, refused, words) => {
      await demo.enter({});
      await demo.choose([refused]);
      await expectText(demo.page.locator('.refused'), ['Not sent:', refused.name, words]);
      const [request] = await Promise.all([demo.page.waitForRequest(/candidates\/score/), demo.submit()]);
      expect(request.postDataJSON().candidates).toHaveLength(1);
      await demo.page.getByRole('button', { name: `Remove ${refused.name}` }).click();
      expect(await demo.page.locator('.refused').count()).toBe(0);
    });

    it('are told before they are sent when they are too much together', async () => {
      const pdf = Buffer.alloc(4 * MIB);
      await demo.choose([file('a.pdf', pdf), file('b.pdf', pdf)]);
      await demo.page.getByText('the service takes 8 MiB in one request').waitFor();
      await demo.page.getByRole('button', { name: 'Remove CV 2' }).click();
      expect(await demo.page.getByText('the service takes 8 MiB').count()).toBe(0);
    });

    it('are counted in characters as the service does', async () => {
      await demo.choose([file('cv.txt', '😀'.repeat(100_000)), file('other', '😀'.repeat(100_001))]);
      await expectText(demo.page.locator('.refused'), ['other', 'has 100,001 characters']);
      expect(await demo.page.locator('.refused').count()).toBe(1);
    });

    it('in an old encoding are read', async () => {
      await demo.choose([file('cv.txt', Buffer.from(`Pflegefachkraft in K\xf6ln. ${CAREER}`, 'latin1'))]);
      await demo.page.waitForFunction(
        "document.querySelector('#candidates textarea').value.includes('Köln')",
      );
    });
  });

  describe('as the job', () => {
    it('are read when they are texts', async () => {
      await demo.page
        .getByLabel('Choose a file with the job')
        .setInputFiles(file('job.txt', '\ufeffElectrician for industrial plants'));
      await demo.page.waitForFunction(
        "document.querySelector('#job').value === 'Electrician for industrial plants'",
      );
    });

    it('are read when they are pages, and run nothing', async () => {
      const html = `<title>Jobs</title><script>document.title = 'run'</script><nav>Home</nav>
        <h1>Electrician</h1><p>Industrial
        maintenance<img src="https://example.com/x.png"></p>
        <h2>Requirements</h2><ul><li>Siemens S7</li><li><p>Forklift licence</p></li></ul><p>Line<br>break</p>`;
      expect(await demo.drop('#job', [{ name: 'job.html', text: html }])).toBe(true);
      await demo.page.waitForFunction("document.querySelector('#job').value !== ''");
      expect(await job().inputValue()).toBe(
        [
          'Electrician',
          '',
          'Industrial maintenance',
          '',
          'Requirements',
          '',
          '- Siemens S7',
          '- Forklift licence',
          '',
          'Line',
          'break',
        ].join('\n'),
      );
      expect(await demo.page.title()).not.toBe('run');
    });

    it.each([
      [
        'job.pdf',
        'x',
        'is a PDF or Word file. Jobs are taken as text: open it, copy the text, and paste it here.',
      ],
      ['job.docx', 'x', 'is a PDF or Word file.'],
      ['job.png', 'x', 'is not a text or an HTML page.'],
      ['job.txt', 'x', 'has 1 character; a job has 30 at least.'],
      ['job.md', 'word '.repeat(12_000), 'has 59,999 characters; a job may have 50,000.'],
      ['job.html', '<script>1</script>', 'holds no text.'],
    ])('are told why they can not be used: %s', async (name, text, words) => {
      await job().fill('What was there');
      await demo.drop('#job-area', [{ name, text }]);
      await expectText(demo.problem(), [`${name} ${words}`]);
      expect(await job().inputValue()).toBe('What was there');
    });
  });

  it('are refused without a barrier that axe finds', async () => {
    await demo.choose([file('cv.png', 'no text')]);
    await demo.drop('#job-area', [{ name: 'job.pdf', text: 'x' }]);
    await demo.page.locator('.refused').waitFor();
    await demo.problem().first().waitFor();
    expect(await demo.barriers()).toEqual([]);
  });

  it('are chosen by keyboard with a button that shows its focus', async () => {
    await demo.page.getByLabel('Choose files').focus();
    await demo.page.keyboard.press('Shift');
    const outline = await demo.page.evaluate<string>(
      "getComputedStyle(document.querySelector('label[for=files]')).outlineStyle",
    );
    expect(outline).toBe('solid');
    const opened = demo.page.waitForEvent('filechooser').then((dialog) => dialog.isMultiple());
    // On a busy machine the browser may take a first press for one without a person behind it.
    for (let presses = 0, isOpen = false; presses < 3 && !isOpen; presses += 1) {
      await demo.page.keyboard.press('Space');
      isOpen = await Promise.race([opened.then(() => true), delay(WAIT_FOR_PRESS_MS, false)]);
    }
    expect(await opened).toBe(true);
  });

  it('that miss both areas are not opened in place of the page', async () => {
    expect(await demo.drop('.hero', [{ name: 'cv.txt', text: 'CV' }])).toBe(true);
    expect(await names()).toEqual(['']);
  });
});
