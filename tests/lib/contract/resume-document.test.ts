import { describe, expect, it } from '@jest/globals';
import { MAX_DOCUMENT_BYTES } from '../../../lib/contract/resume-document.ts';
import { scoreRequestSchema } from '../../../lib/contract/score-request.ts';
import { validateBody } from '../../../lib/contract/validate.ts';
import { DOCUMENT_TYPES } from '../../../lib/scoring/document-types.ts';
import { candidateBody, RESUME_TEXT } from '../../helpers/score-bodies.ts';

const PDF = 'application/pdf';
const base64 = (text: string) => Buffer.from(text).toString('base64');

/** The message and the field of each problem, without the field's name in the message. */
function problemsOf(document: unknown, others: Record<string, unknown> = {}): [string | null, string][] {
  const body = candidateBody({ resume_document: document, ...others });
  const result = validateBody({ schema: scoreRequestSchema, kind: 'score_request' }, body);
  return result.ok
    ? []
    : result.problems.map(({ param, message }) => [param, message.replace(/^"[^"]*" /, '')]);
}

const FIELD = 'candidates[0].resume_document';

describe('a resume as a document', () => {
  it.each(DOCUMENT_TYPES)('may be %s', (content_type) => {
    expect(problemsOf({ content_type, data: base64('x') })).toEqual([]);
  });

  it.each(['', 'a', 'ab', 'abc', 'abcd', '\u00ff\u00fe'].map((text) => [base64(`1${text}`)]))(
    'takes base64 with any padding, such as %s',
    (data) => {
      expect(problemsOf({ content_type: PDF, data })).toEqual([]);
    },
  );

  it('needs to say what it is', () => {
    expect(problemsOf({ data: base64('x') })).toEqual([[`${FIELD}.content_type`, 'is required.']]);
  });

  it.each(['application/msword', 'image/png', 'PDF', 'application/pdf; charset=utf-8', '', null, 1])(
    'may not be %j',
    (content_type) => {
      const [problem] = problemsOf({ content_type, data: base64('x') });
      expect(problem).toEqual([
        `${FIELD}.content_type`,
        expect.stringMatching(/^must be .*application\/pdf|^must be one of/),
      ]);
    },
  );

  it.each([
    ['a character outside the alphabet', 'ab*='],
    ['the alphabet for addresses', 'ab-_'],
    ['no padding', 'abc'],
    ['padding in the middle', 'ab==abcd'],
    ['three paddings', 'a==='],
    ['line breaks', 'abcd\nabcd'],
    ['spaces around it', ' abcd  '],
    ['a letter that ends in the bits of another', 'ab\u0141d'],
  ])('refuses %s', (_, data) => {
    expect(problemsOf({ content_type: PDF, data })).toEqual([
      [`${FIELD}.data`, 'must be base64 with its padding, on one line.'],
    ]);
  });

  it('tells who sends a data address to leave out its head', () => {
    const [problem] = problemsOf({ content_type: PDF, data: 'data:application/pdf;base64,YWJj' });
    expect(problem?.[1]).toContain('without "data:"');
  });

  it('refuses a document without bytes', () => {
    expect(problemsOf({ content_type: PDF, data: '' })).toEqual([
      [`${FIELD}.data`, 'must have the bytes of a file, and is empty.'],
    ]);
  });

  it('takes five mebibytes and no byte more', () => {
    const largest = Buffer.alloc(MAX_DOCUMENT_BYTES).toString('base64');
    const larger = Buffer.alloc(MAX_DOCUMENT_BYTES + 1).toString('base64');
    expect(problemsOf({ content_type: PDF, data: largest })).toEqual([]);
    expect(problemsOf({ content_type: PDF, data: larger })).toEqual([
      [`${FIELD}.data`, 'must be at most 5,242,880 bytes decoded.'],
    ]);
  });

  it('names the fields that are missing', () => {
    expect(problemsOf({}).map(([param]) => param)).toEqual([`${FIELD}.content_type`, `${FIELD}.data`]);
  });

  it.each([
    ['mime_type', 'did you mean "content_type"?'],
    ['base64', 'did you mean "data"?'],
    ['filename', 'known are "content_type", "data"'],
  ])('refuses the field %s with a hint', (name, hint) => {
    const [problem] = problemsOf({ content_type: PDF, data: base64('x'), [name]: 'x' });
    expect(problem?.[0]).toBe(`${FIELD}.${name}`);
    expect(problem?.[1]).toContain(hint);
  });

  it('is the only form of the resume', () => {
    const document = { content_type: PDF, data: base64('x') };
    for (const other of [{ resume_text: RESUME_TEXT }, { resume: {} }]) {
      expect(problemsOf(document, other)).toEqual([
        ['candidates[0]', 'must have exactly one of "resume_text", "resume" and "resume_document".'],
      ]);
    }
  });
});
