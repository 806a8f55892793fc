import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ScoreResponseBody, scoreResponseSchema } from '../../lib/contract/score-response.ts';
import { DOCX_TYPE, docx, paragraph } from '../helpers/documents/docx.ts';
import { RESUME_TEXT, scoreBody } from '../helpers/score-bodies.ts';
import { KEY, startTestService, type TestService } from '../helpers/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(async () => {
  expect(await service.stop()).toBe(0);
});

const FIXTURES = join(import.meta.dirname, '../fixtures/documents');
const PDF = 'application/pdf';

const document = (content_type: string, bytes: Uint8Array) => ({
  resume_document: { content_type, data: Buffer.from(bytes).toString('base64') },
});

async function score(
  candidates: unknown[],
  overrides: Record<string, unknown> = {},
): Promise<ScoreResponseBody['results']> {
  const reply = await service.send('POST', `/api/candidates/score?code=${KEY}`, {
    json: scoreBody({ candidates, ...overrides }),
  });
  expect(reply.status).toBe(200);
  return scoreResponseSchema.parse(reply.body).results;
}

describe('a resume as a document', () => {
  it('of PDF is scored with quotes of its text', async () => {
    const [result] = await score([document(PDF, readFileSync(join(FIXTURES, 'two-columns.pdf')))]);
    expect(result?.status).toBe('scored');
    expect(result?.criteria.map(({ evidence }) => evidence).join('\n')).toMatch(/TypeScript|PostgreSQL/);
    expect(result?.warnings).not.toContain('hidden_text');
  });

  it('of Word scores as the same text in clear', async () => {
    const body = RESUME_TEXT.split('\n')
      .map((line) => paragraph(line))
      .join('');
    const [fromWord, fromText] = await score([
      document(DOCX_TYPE, docx({ body })),
      { resume_text: RESUME_TEXT },
    ]);
    expect(fromWord?.match_score).toBe(fromText?.match_score);
    expect(fromWord?.criteria).toEqual(fromText?.criteria);
  });

  it('that hides text is scored without it, and says so', async () => {
    const [result] = await score([document(PDF, readFileSync(join(FIXTURES, 'hidden-text.pdf')))]);
    expect(result?.warnings).toEqual(expect.arrayContaining(['hidden_text', 'instructions_in_resume']));
    expect(JSON.stringify(result)).not.toMatch(/Kubernetes|Ignore all/);
  });

  it('comes back as the text that was read, when the request asks for it', async () => {
    const pdf = document(PDF, readFileSync(join(FIXTURES, 'hidden-text.pdf')));
    const ask = () =>
      score([pdf, { resume_text: `  ${RESUME_TEXT}\n` }, { resume: {} }], {
        team_profile: { name: 'Asks for texts' },
        include_resume_text: true,
      });
    for (const isCached of [false, true]) {
      const [file, text, failed] = await ask();
      if (file?.status !== 'scored' || text?.status !== 'scored') throw new Error('Both can be scored.');
      expect(file.cached).toBe(isCached);
      const read = file.resume_text?.replace(/\s+/g, ' ');
      for (const { evidence } of file.criteria) if (evidence !== null) expect(read).toContain(evidence);
      expect(read).not.toMatch(/Kubernetes|Ignore all/);
      expect(text.resume_text).toBe(RESUME_TEXT);
      expect(failed).not.toHaveProperty('resume_text');
    }
    for (const overrides of [{}, { include_resume_text: false }]) {
      expect((await score([pdf], overrides))[0]).not.toHaveProperty('resume_text');
    }
  });

  it('that can not be read fails alone', async () => {
    const [unread, read] = await score([
      document(PDF, Buffer.from('MZ no PDF')),
      { resume_text: RESUME_TEXT },
    ]);
    expect(unread).toMatchObject({
      status: 'failed',
      match_score: null,
      error: { code: 'unreadable_resume', message: 'The document is not a PDF file.' },
    });
    expect(read?.status).toBe('scored');
  });
});
