import { z } from 'zod';
import { DOCUMENT_TYPES } from '../scoring/document-types.ts';

/** Largest document, decoded. */
export const MAX_DOCUMENT_BYTES = 5 * 1024 * 1024;
/** Its length in base64, padding included. */
const MAX_BASE64_CHARACTERS = 4 * Math.ceil(MAX_DOCUMENT_BYTES / 3);

const TOO_LARGE = `must be at most ${MAX_DOCUMENT_BYTES.toLocaleString('en-US')} bytes decoded`;

/** Base64 of RFC 4648, section 4, on one line. */
const base64Schema = z
  .string()
  .superRefine((data, context) => {
    const problem = problemOf(data);
    if (problem !== null) context.addIssue({ code: 'custom', message: problem });
  })
  .meta({
    description: `The file in base64, on one line; at most ${MAX_DOCUMENT_BYTES.toLocaleString('en-US')} bytes decoded.`,
    contentEncoding: 'base64',
    minLength: 1,
    maxLength: MAX_BASE64_CHARACTERS,
  });

export const resumeDocumentSchema = z
  .strictObject({
    content_type: z
      .enum(DOCUMENT_TYPES, {
        error: ({ input }) =>
          input === undefined ? 'is required' : `must be one of ${DOCUMENT_TYPES.join(', ')}`,
      })
      .meta({ description: 'What the file is: PDF with a text layer, Word (.docx), HTML or plain text.' }),
    data: base64Schema,
  })
  .meta({
    id: 'ResumeDocument',
    description:
      'A resume as a file. One that holds no text that can be read makes this candidate `unreadable_resume`; text that it hides is not read, and a warning says so.',
    example: { content_type: 'text/plain', data: 'QmFja2VuZCBlbmdpbmVlci4uLg==' },
  });

/** The rule that the text breaks, continuing a sentence that begins with the field; `null` when it is base64. */
function problemOf(data: string): string | null {
  if (data === '') return 'must have the bytes of a file, and is empty';
  if (data.length > MAX_BASE64_CHARACTERS) return TOO_LARGE;
  if (data.startsWith('data:'))
    return 'must be base64 alone, without "data:" and what follows it up to the comma';
  const isBase64 = data.length % 4 === 0 && /^[A-Za-z0-9+/]*={0,2}$/.test(data);
  if (isBase64) return decodedBytes(data) <= MAX_DOCUMENT_BYTES ? null : TOO_LARGE;
  return 'must be base64 with its padding, on one line';
}

function decodedBytes(base64: string): number {
  return (base64.length / 4) * 3 - (base64.endsWith('==') ? 2 : base64.endsWith('=') ? 1 : 0);
}
