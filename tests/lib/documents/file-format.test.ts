import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { requireFormat } from '../../../lib/documents/file-format.ts';
import { DOCUMENT_TYPES, type DocumentType } from '../../../lib/scoring/document-types.ts';
import { DOCX_TYPE, docx, paragraph } from '../../helpers/documents/docx.ts';
import { zip } from '../../helpers/documents/zip.ts';

const FIXTURES = join(import.meta.dirname, '../../fixtures/documents');
const PDF = readFileSync(join(FIXTURES, 'covered.pdf'));
const WORD = docx({ body: paragraph('Clerk') });
const HTML = Buffer.from('\ufeff\n<!DOCTYPE html><p>Clerk</p>');

function problemOf(contentType: DocumentType, bytes: Uint8Array): string | null {
  try {
    requireFormat(contentType, bytes);
    return null;
  } catch (error) {
    return Object(error).message;
  }
}

/** The container of old Word, with the name of a stream. */
function compoundFile(stream: string): Buffer {
  const magic = Buffer.from('d0cf11e0a1b11ae1', 'hex');
  return Buffer.concat([magic, Buffer.alloc(2000), Buffer.from(stream, 'utf16le')]);
}

const ODT = zip([
  { name: 'mimetype', content: 'application/vnd.oasis.opendocument.text', isStored: true },
  { name: 'content.xml', content: '<office:text/>' },
]);

describe('a file of a format that is not read', () => {
  it.each([
    ['an OpenDocument text (.odt)', ODT, 'Save it as PDF or .docx.'],
    ['a Rich Text file (.rtf)', Buffer.from('{\\rtf1\\ansi Clerk}'), 'Save it as PDF or .docx.'],
    ['a Word document of the old format (.doc)', compoundFile('WordDocument'), 'Save it as PDF or .docx.'],
    ['an encrypted Word document', compoundFile('EncryptedPackage'), 'Save it without a password.'],
    [
      'a Pages document (.pages)',
      zip([{ name: 'Index/Document.iwa', content: 'x' }]),
      'Save it as PDF or .docx.',
    ],
    [
      'a picture (PNG)',
      Buffer.from('89504e470d0a1a0a', 'hex'),
      'Send a file with a text layer, or the text itself.',
    ],
    [
      'a picture (JPEG)',
      Buffer.from('ffd8ffe0', 'hex'),
      'Send a file with a text layer, or the text itself.',
    ],
  ])('is named: %s', (name, bytes, advice) => {
    for (const contentType of DOCUMENT_TYPES) {
      expect(problemOf(contentType, bytes)).toBe(`The document is ${name}. ${advice}`);
    }
  });
});

describe('a file with another content type', () => {
  it.each<[string, Uint8Array, DocumentType, DocumentType[]]>([
    ['a PDF file', PDF, 'application/pdf', [DOCX_TYPE, 'text/html', 'text/plain']],
    ['a Word document (.docx)', WORD, DOCX_TYPE, ['application/pdf', 'text/html', 'text/plain']],
    ['an HTML page', HTML, 'text/html', ['application/pdf', DOCX_TYPE, 'text/plain']],
  ])('is told what it is: %s', (name, bytes, contentType, others) => {
    expect(problemOf(contentType, bytes)).toBeNull();
    for (const other of others) {
      expect(problemOf(other, bytes)).toBe(
        `The document is ${name}, and its content_type says otherwise: it must be ${contentType}.`,
      );
    }
  });

  it('is read when it may be what it says', () => {
    for (const text of [
      '',
      'Clerk',
      'PK is how I sign',
      'I write %PDF- readers',
      '<p>Clerk',
      '<htmx> readers',
      '{"basics": {}}',
    ]) {
      for (const contentType of DOCUMENT_TYPES) expect(problemOf(contentType, Buffer.from(text))).toBeNull();
    }
  });
});
