import { describe, expect, it } from '@jest/globals';
import { createDocumentReader } from '../../../lib/documents/document-reader.ts';
import type { DocumentType } from '../../../lib/scoring/document-types.ts';
import { UnreadableDocumentError } from '../../../lib/scoring/resume-document.ts';
import { DOCX_TYPE, docx, paragraph } from '../../helpers/documents/docx.ts';
import { pdf, textLines } from '../../helpers/documents/pdf.ts';
import { zip } from '../../helpers/documents/zip.ts';

const reader = createDocumentReader();

function read(contentType: DocumentType, bytes: Uint8Array | string, from = reader) {
  return from.read({ contentType, data: Buffer.from(bytes).toString('base64') });
}

/** Why a document could not be read. */
async function problemOf(
  contentType: DocumentType,
  bytes: Uint8Array | string,
  from = reader,
): Promise<string> {
  const error: unknown = await read(contentType, bytes, from).then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof UnreadableDocumentError)) throw new Error('The document was read.');
  return error.message;
}

const PAGE = textLines([{ text: 'Warehouse lead', x: 72, y: 700 }]);
const MEGABYTE = 1024 * 1024;

describe('the document reader', () => {
  it('reads every kind of document', async () => {
    const read4 = await Promise.all([
      read('application/pdf', pdf({ pages: [PAGE] })),
      read(DOCX_TYPE, docx({ body: paragraph('Warehouse lead') })),
      read('text/html', '<p>Warehouse lead</p>'),
      read('text/plain', ' Warehouse lead\n'),
    ]);
    for (const { text, hiddenPassages } of read4) {
      expect(text).toBe('Warehouse lead');
      expect(hiddenPassages).toEqual([]);
    }
  });

  it.each<[string, DocumentType, Uint8Array | string, RegExp]>([
    ['a PDF that is a text', 'application/pdf', 'Warehouse lead', /not a PDF/],
    [
      'a PDF that ends too early',
      'application/pdf',
      pdf({ pages: [PAGE] }).subarray(0, 60),
      /damaged|no text/,
    ],
    ['a PDF without text', 'application/pdf', pdf({ pages: ['0 0 100 100 re f'] }), /may be a scan/],
    ['a Word document that is a PDF', DOCX_TYPE, pdf({ pages: [PAGE] }), /is a PDF file/],
    ['a Word document that is a text', DOCX_TYPE, 'Warehouse lead', /not a Word document/],
    ['a text that is Rich Text', 'text/plain', '{\\rtf1 Clerk}', /is a Rich Text file/],
    [
      'a Word document of the old kind',
      DOCX_TYPE,
      Buffer.from('d0cf11e0a1b11ae1', 'hex'),
      /encrypted, or in the old format/,
    ],
    [
      'a Word document that is another archive',
      DOCX_TYPE,
      zip([{ name: 'a.txt', content: 'x' }]),
      /not a Word document/,
    ],
    ['a Word document that ends too early', DOCX_TYPE, docx({ body: '' }).subarray(0, 200), /damaged/],
    ['a Word document without text', DOCX_TYPE, docx({ body: '<w:p/>' }), /no text/],
    ['a page without text', 'text/html', '<img alt="CV" src="x">', /no text/],
    [
      'a text that is a picture',
      'text/plain',
      Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
      /is a picture/,
    ],
    ['a text of white space', 'text/plain', ' \n\t ', /no text/],
    ['nothing', 'text/plain', '', /no text/],
  ])('says what is the matter with %s', async (_, contentType, bytes, problem) => {
    expect(await problemOf(contentType, bytes)).toMatch(problem);
  });

  it('says that a PDF has a password', async () => {
    const secret = `<${'00'.repeat(32)}>`;
    const objects = [`<< /Filter /Standard /V 1 /R 2 /O ${secret} /U ${secret} /P -4 >>`];
    const trailer = '/Encrypt 10 0 R /ID [<00> <00>]';
    expect(await problemOf('application/pdf', pdf({ pages: [PAGE], objects, trailer }))).toMatch(/password/);
  });

  it('reads no PDF of ten thousand pages', async () => {
    const pages = Array.from({ length: 10_000 }, () => PAGE);
    expect(await problemOf('application/pdf', pdf({ pages }))).toBe(
      'The PDF has 10,000 pages; at most 100 are read. Send the resume alone.',
    );
  });

  it('never repeats what a damaged document says', async () => {
    const damaged = Buffer.from(
      pdf({ pages: [PAGE] })
        .toString('latin1')
        .replaceAll('obj', 'SECRET'),
      'latin1',
    );
    expect(await problemOf('application/pdf', damaged)).not.toContain('SECRET');
  });
});

describe('a hostile document', () => {
  const bomb = Buffer.alloc(60 * MEGABYTE, ' ');

  it('of Word that unpacks to more than a resume is refused before it is unpacked', async () => {
    const bytes = docx({ body: '', others: [{ name: 'word/footnotes.xml', content: bomb }] });
    expect(bytes.length).toBeLessThan(MEGABYTE);
    expect(await problemOf(DOCX_TYPE, bytes)).toMatch(/far more than a resume/);
  });

  it('of Word that lies about what it unpacks to is refused', async () => {
    const lie = { name: 'word/footnotes.xml', content: bomb, declaredBytes: 10 };
    expect(await problemOf(DOCX_TYPE, docx({ body: '', others: [lie] }))).toMatch(/damaged/);
  });

  it('of PDF that unpacks without end is stopped', async () => {
    const strict = createDocumentReader({ timeoutMs: 5_000, maxMemoryBytes: 100_000_000 });
    const endless = Buffer.alloc(400 * MEGABYTE, 'q Q ');
    const problem = await problemOf('application/pdf', pdf({ pages: [endless], isCompressed: true }), strict);
    expect(problem).toMatch(/too much memory|too long|no text/);
    expect((await read('text/plain', 'still here', strict)).text).toBe('still here');
  });

  it('that is nested without end is not read', async () => {
    const nested = `${'<div>'.repeat(200_000)}deep`;
    expect(await problemOf('text/html', nested)).toMatch(/nested too deeply/);
    const word = docx({ body: `${'<w:tbl><w:tr><w:tc>'.repeat(200_000)}${paragraph('deep')}` });
    expect(await problemOf(DOCX_TYPE, word)).toMatch(/nested too deeply/);
  });

  it('of text brings no more of it than a resume has', async () => {
    const { text } = await read('text/plain', 'word '.repeat(MEGABYTE));
    expect(text).toHaveLength(200_000);
    expect(text.startsWith('word word')).toBe(true);
  });

  it('of one organization holds up those of another by one turn alone', async () => {
    const single = createDocumentReader({ threads: 1 });
    const signal = new AbortController().signal;
    const order: string[] = [];
    const readFor = async (organization: string) => {
      const data = Buffer.from('Warehouse lead').toString('base64');
      await single.read({ contentType: 'text/plain', data }, { organization, signal });
      order.push(organization);
    };
    await Promise.all(['flood', 'flood', 'flood', 'flood', 'other', 'third', 'other'].map(readFor));
    expect(order.slice(0, 3)).toEqual(['flood', 'other', 'third']);
    expect(order.at(-1)).toBe('flood');
  });

  it('that nobody waits for any more is not read, and the next one is', async () => {
    const single = createDocumentReader({ threads: 1 });
    const leaving = new AbortController();
    const data = Buffer.from('Warehouse lead').toString('base64');
    const readWith = (signal: AbortSignal) =>
      single.read({ contentType: 'text/plain', data }, { organization: 'one', signal });
    const staying = new AbortController().signal;
    const reads = [readWith(staying), readWith(leaving.signal), readWith(staying)];
    leaving.abort();
    const [first, left, last] = await Promise.allSettled(reads);
    expect([first?.status, left?.status, last?.status]).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  });

  it('that takes too long is stopped, and the next one is read', async () => {
    const hasty = createDocumentReader({ timeoutMs: 1, threads: 1 });
    expect(await problemOf('text/plain', 'slow', hasty)).toMatch(/too long to read\. Send a simpler file/);
    const [one, two] = await Promise.all([read('text/plain', 'one'), read('text/plain', 'two')]);
    expect([one.text, two.text]).toEqual(['one', 'two']);
  });
});
