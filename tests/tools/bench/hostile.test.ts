import { describe, expect, it } from '@jest/globals';
import { createDocumentReader } from '../../../lib/documents/document-reader.ts';
import { resumeTextFromJson } from '../../../lib/scoring/intake/json-resume.ts';
import { EVALUATOR_PARTS } from '../../../tools/bench/hostile/evaluator-parts.ts';
import { JOB_PARTS } from '../../../tools/bench/hostile/job-parts.ts';
import { HOSTILE_JSON_RESUMES, ordinaryJsonResume } from '../../../tools/bench/hostile/json-resumes.ts';
import {
  HOSTILE_PAGES,
  HOSTILE_TEXT_FILES,
  ordinaryPage,
  ordinaryTextFile,
} from '../../../tools/bench/hostile/page-files.ts';
import { HOSTILE_CONTENT, ordinaryPdf } from '../../../tools/bench/hostile/pdf-content.ts';
import { HOSTILE_STRUCTURES } from '../../../tools/bench/hostile/pdf-structures.ts';
import { HEADER_PARTS, PERSONAL_PARTS } from '../../../tools/bench/hostile/personal-parts.ts';
import { PROSE_PARTS } from '../../../tools/bench/hostile/prose-parts.ts';
import { READING_PARTS } from '../../../tools/bench/hostile/reading-parts.ts';
import { CHARACTER_PARTS, repeatedPart } from '../../../tools/bench/hostile/text-parts.ts';
import { HOSTILE_WORD_FILES, ordinaryWordFile } from '../../../tools/bench/hostile/word-files.ts';
import { DOCX_TYPE } from '../../helpers/documents/docx.ts';

const LENGTH = 20_000;
const reader = createDocumentReader({ threads: 1, idleMs: 0 });

describe('the worst cases of the benchmark', () => {
  it.each(
    Object.entries({
      CHARACTER_PARTS,
      EVALUATOR_PARTS,
      HEADER_PARTS,
      JOB_PARTS,
      PERSONAL_PARTS,
      PROSE_PARTS,
      READING_PARTS,
    }),
  )('%s make texts of exactly the length that is compared', (_, parts) => {
    for (const part of Object.values(parts)) expect(repeatedPart(part, LENGTH)).toHaveLength(LENGTH);
  });

  it('keep what stands once around what is repeated', () => {
    expect(repeatedPart({ before: 'I am ', part: 'new ', after: 'here' }, 17)).toBe('I am new new here');
  });

  it.each([
    ['PDF', { ...HOSTILE_CONTENT, ...HOSTILE_STRUCTURES }],
    ['Word', HOSTILE_WORD_FILES],
    ['HTML', HOSTILE_PAGES],
    ['text', HOSTILE_TEXT_FILES],
  ])('of %s are no longer than the ordinary file by much', (_, files) => {
    for (const [name, file] of Object.entries(files)) {
      expect([name, file(LENGTH, 1).length < 2 * LENGTH + 40_000]).toEqual([name, true]);
    }
  });

  it.each(Object.entries(HOSTILE_JSON_RESUMES))('have %s as JSON', (_, make) => {
    expect(JSON.parse(make(LENGTH, 1))).toBeInstanceOf(Object);
  });
});

describe('what they are compared with', () => {
  it.each([
    ['application/pdf', ordinaryPdf],
    [DOCX_TYPE, ordinaryWordFile],
    ['text/html', ordinaryPage],
    ['text/plain', ordinaryTextFile],
  ] as const)('is read whole from %s', async (contentType, makeFile) => {
    const read = (seed: number) =>
      reader.read({ contentType, data: Buffer.from(makeFile(LENGTH, seed)).toString('base64') });
    const { text, hiddenPassages } = await read(1);
    expect(text.length).toBeGreaterThan(LENGTH / 3);
    expect(hiddenPassages).toEqual([]);
    expect(text).not.toBe((await read(2)).text);
  });

  it('is read whole from a JSON Resume', () => {
    const text = resumeTextFromJson(JSON.parse(ordinaryJsonResume(LENGTH, 1)));
    expect(text.length).toBeGreaterThan(LENGTH / 2);
  });
});
