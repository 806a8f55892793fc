import { describe, expect, it } from '@jest/globals';
import { describeWithBrowser } from '../helpers/browser.ts';
import { expectText, openDemoPage } from '../helpers/demo-page.ts';
import { JOB_DESCRIPTION, RESUME_TEXT } from '../helpers/score-bodies.ts';
import { KEY } from '../helpers/service.ts';

const MAX_PAGE_BYTES = 150_000;

describeWithBrowser('the demo page in a browser', () => {
  const demo = openDemoPage();

  async function sentBody() {
    await demo.page.getByLabel('API key').fill(KEY);
    const [request] = await Promise.all([demo.page.waitForRequest(/candidates\/score/), demo.submit()]);
    return request.postDataJSON();
  }

  describe('runs the example without a key', () => {
    it('and shows what the answer says', async () => {
      const [response] = await Promise.all([demo.page.waitForResponse(/demo\/example/), demo.runExample()]);
      const [result] = (await response.json()).results;
      await expectText(demo.card(), [
        result.candidate_id,
        String(result.match_score),
        result.tier_label ?? 'below the tiers',
        result.silent_skill,
        result.ai_analysis,
      ]);
      await demo.page.getByRole('img', { name: `Match score ${result.match_score} of 100` }).waitFor();
      const rows = await demo.card().locator('.criteria li').count();
      expect(rows).toBe(result.criteria.length);
    });

    it('and marks in the CV the quote of the requirement that is chosen', async () => {
      await demo.runExample();
      const row = demo.card().getByRole('button', { pressed: false }).first();
      await row.click();
      const quote = await demo.card().locator('q:visible').textContent();
      const marked = await demo.page
        .getByRole('region', { name: /^CV of/ })
        .locator('mark')
        .textContent();
      expect(marked?.replace(/\s+/g, ' ')).toBe(quote);
      await demo.card().getByRole('button', { pressed: true }).click();
      expect(await demo.page.locator('mark').count()).toBe(0);
    });

    it('and takes it into the form as a start, the team too', async () => {
      await demo.runExample();
      expect(await demo.page.getByLabel('Job description').inputValue()).toContain('Nurse');
      expect((await demo.page.getByLabel('Text', { exact: true }).inputValue()).length).toBeGreaterThan(200);
      await demo.page.getByText('Team (optional)').click();
      expect(await demo.page.getByLabel('What it values').inputValue()).toBe(
        'patient safety, learning from mistakes',
      );
    });

    it('and says that a team is filled in while it is closed away', async () => {
      expect(await demo.page.locator('summary').textContent()).toBe('Team (optional)');
      await demo.runExample();
      await demo.page.getByText('Team (optional), filled in').click();
      for (const label of ['Skills it looks for or lacks', 'How it works together', 'What it values']) {
        await demo.page.getByLabel(label).fill('');
      }
      expect(await demo.page.locator('.team summary').textContent()).toBe('Team (optional)');
    });

    it.each(['job', 'CV'])('and leaves no part of it in own texts, entered from the %s on', async (first) => {
      await demo.runExample();
      const enter = {
        job: () => demo.page.getByLabel('Job description').fill(JOB_DESCRIPTION),
        CV: () => demo.page.getByLabel('Text', { exact: true }).fill(RESUME_TEXT),
      };
      if (first === 'job') await enter.job();
      await enter.CV();
      await enter.job();
      expect(await sentBody()).toEqual({
        job_description: JOB_DESCRIPTION,
        candidates: [{ resume_text: RESUME_TEXT }],
      });
    });

    it('and puts files in the place of its CV', async () => {
      await demo.runExample();
      await demo.choose([{ name: 'carla.txt', mimeType: '', buffer: Buffer.from(RESUME_TEXT) }]);
      await demo.page.waitForFunction("document.querySelector('.name input').value === 'carla'");
      const { candidates, team_profile } = await sentBody();
      expect(candidates).toEqual([{ id: 'carla', resume_text: RESUME_TEXT }]);
      expect(team_profile.values).toEqual(['patient safety', 'learning from mistakes']);
    });

    it('and keeps what a person made of it', async () => {
      await demo.runExample();
      await demo.page.getByText('Team (optional)').click();
      await demo.page.getByLabel('What it values').fill('calm');
      const resume = demo.page.getByLabel('Text', { exact: true });
      const changed = `${await resume.inputValue()}\nForklift licence, 2024`;
      await resume.fill(changed);
      await demo.page.getByLabel('Job description').fill(JOB_DESCRIPTION);
      expect(await sentBody()).toEqual({
        job_description: JOB_DESCRIPTION,
        team_profile: { values: ['calm'] },
        candidates: [{ id: 'ines', resume_text: changed }],
      });
    });

    it('and leaves alone what was entered before', async () => {
      await demo.enter({});
      await demo.runExample();
      expect(await demo.page.getByLabel('Text', { exact: true }).inputValue()).toBe(RESUME_TEXT);
    });

    it('and leaves alone a team that was entered before', async () => {
      await demo.page.getByText('Team (optional)').click();
      await demo.page.getByLabel('What it values').fill('calm');
      await demo.runExample();
      expect(await demo.page.getByLabel('What it values').inputValue()).toBe('calm');
    });

    it('by keyboard alone', async () => {
      const focused = () => demo.page.evaluate<string>('document.activeElement.textContent.trim()');
      for (let presses = 0; presses < 5 && (await focused()) !== 'Run the example'; presses += 1) {
        await demo.page.keyboard.press('Tab');
      }
      await demo.page.keyboard.press('Enter');
      await demo.card().waitFor();
      expect(await demo.focused()).toBe('results');
      await demo.page.keyboard.press('Tab');
      expect(await demo.focused()).toBe('row');
      await demo.page.keyboard.press('Space');
      await demo.page.locator('mark').waitFor();
    });
  });

  describe('scores own texts', () => {
    it.each([`\u200b${KEY}\ufeff`, `“${KEY}”`])('with a key that was pasted with more: %j', async (key) => {
      await demo.enter({ key });
      await demo.submit();
      await demo.card().waitFor();
    });

    it('with the key in a header and nowhere else', async () => {
      await demo.enter({});
      const [request] = await Promise.all([demo.page.waitForRequest(/candidates\/score/), demo.submit()]);
      await demo.card().waitFor();
      expect(request.headers()['x-functions-key']).toBe(KEY);
      expect(new URL(request.url()).search).toBe('');
      expect(demo.page.url()).not.toContain(KEY);
      const kept = await demo.page.evaluate<string>(
        'JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])',
      );
      expect(kept).toBe('[{},{},""]');
      // The page has the text that was typed.
      expect(Object.keys(request.postDataJSON())).toEqual(['job_description', 'candidates']);
    });

    it('with the team as it is described', async () => {
      await demo.enter({});
      await demo.page.getByText('Team (optional)').click();
      await demo.page.getByLabel('Skills it looks for or lacks').fill('We lack somebody for Kafka.');
      await demo.page.getByLabel('What it values').fill('mentoring, ');
      await demo.page.getByLabel('Who is in it').fill('Staff Engineer (lead): TypeScript, Kafka\n\nTester');
      const [request] = await Promise.all([demo.page.waitForRequest(/candidates\/score/), demo.submit()]);
      await expectText(demo.card(), ['For the team']);
      expect(request.postDataJSON().team_profile).toEqual({
        description: 'We lack somebody for Kafka.',
        values: ['mentoring'],
        members: [
          { title: 'Staff Engineer', skills: ['TypeScript', 'Kafka'], seniority: 'lead' },
          { title: 'Tester' },
        ],
      });
    });

    it('of fifty candidates at once, and lists them by score', async () => {
      await demo.enter({});
      await demo.choose(
        Array.from({ length: 49 }, (_, index) => ({
          name: `cv-${index}.txt`,
          mimeType: 'text/plain',
          buffer: Buffer.from(
            index % 2 === 0 ? RESUME_TEXT : 'Waiter, 2015 - 2020. Served guests in a restaurant.',
          ),
        })),
      );
      await demo.page.getByText('50 CVs.').waitFor();
      await demo.submit();
      await demo.card().nth(49).waitFor();
      const scores = await demo.page.getByRole('list', { name: 'By score' }).locator('b').allTextContents();
      expect(scores).toHaveLength(50);
      expect(scores).toEqual(scores.toSorted((a, b) => Number(b) - Number(a)));
      const last = demo.page.getByRole('list', { name: 'By score' }).getByRole('link').last();
      await last.click();
      await demo.card().last().getByRole('link', { name: 'Back to the list' }).click();
      expect(new URL(demo.page.url()).hash).toBe('#overview');
    });
  });

  it('is small', async () => {
    const files = ['', '/../assets/demo.js', '/../assets/demo.css'];
    const sizes = await Promise.all(
      files.map(
        async (path) =>
          (await demo.service.send('GET', new URL(`${demo.service.url}/api/demo${path}`).pathname)).text
            .length,
      ),
    );
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(MAX_PAGE_BYTES);
  });
});
