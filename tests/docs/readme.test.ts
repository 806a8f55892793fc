import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ENDPOINTS } from '../../functions/endpoints.ts';
import { PLANS } from '../../lib/accounts/plans.ts';
import { ERROR_STATUS } from '../../lib/contract/error-codes.ts';
import { scoreRequestSchema } from '../../lib/contract/score-request.ts';
import { answerBlock, partOf, settingsTable } from '../../tools/docs/readme.ts';
import { KEY, startTestService } from '../helpers/service.ts';

const ROOT = path.join(__dirname, '..', '..');
const README = readFileSync(path.join(ROOT, 'README.md'), 'utf8');
const scripts: Record<string, string> = JSON.parse(
  readFileSync(path.join(ROOT, 'package.json'), 'utf8'),
).scripts;

describe('README', () => {
  it('has the settings as the code describes them (npm run readme writes them)', () => {
    expect(partOf(README, 'settings')).toBe(settingsTable());
  });

  it('shows the answer that its example request gets (npm run readme writes it)', async () => {
    const service = await startTestService();
    try {
      const reply = await service.send('POST', '/api/candidates/score', {
        headers: { 'content-type': 'application/json', 'x-functions-key': KEY },
        raw: readFileSync(path.join(ROOT, 'examples/request.json'), 'utf8'),
      });
      expect(answerBlock(reply.body)).toBe(partOf(README, 'answer'));
    } finally {
      await service.stop();
    }
  });

  it.each(Object.keys(scoreRequestSchema.shape))('names the field %s of a score request', (field) => {
    expect(README).toMatch(new RegExp(`\\W${field}\\W`));
  });

  it('has the plans as the code applies them', () => {
    for (const { name, requestsPerMinute, candidatesPerRequest } of Object.values(PLANS)) {
      const title = name.charAt(0).toUpperCase() + name.slice(1);
      expect(README).toContain(
        `| ${title} | ${requestsPerMinute ?? 'unlimited'} | ${candidatesPerRequest} |`,
      );
    }
  });

  it.each(Object.entries(ERROR_STATUS))('explains the error %s under its status', (code, status) => {
    const rows = README.split('\n').filter((line) => line.startsWith('|') && line.includes(`\`${code}\``));
    expect(rows.some((row) => row.includes(String(status)))).toBe(true);
  });

  it.each(
    ENDPOINTS.filter(({ name }) => name !== 'zz-not-found').flatMap(({ route, operations }) =>
      Object.keys(operations).map((method) => [method, route]),
    ),
  )('lists %s /api/%s', (method, route) => {
    const rows = README.split('\n').filter((line) => line.includes(`/api/${route}\``));
    expect(rows.some((row) => row.includes(method ?? ''))).toBe(true);
  });

  it('names only scripts that exist', () => {
    const named = [...README.matchAll(/npm run ([\w:-]+)/g)].map(([, script]) => script ?? '');
    expect(named.length).toBeGreaterThan(0);
    for (const script of named) expect(scripts).toHaveProperty([script]);
  });

  it('links only to files that exist', () => {
    const links = [...README.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, link]) => link ?? '');
    expect(links.length).toBeGreaterThan(0);
    for (const link of links)
      expect({ link, exists: existsSync(path.join(ROOT, link)) }).toEqual({ link, exists: true });
  });
});
