import type { DocumentType } from '../scoring/document-types.ts';
import { UnreadableDocumentError } from '../scoring/resume-document.ts';

interface Format {
  /** Continues "The document is". */
  name: string;
  /** What such a file can be sent as; `null` when it is not read at all. */
  contentType: DocumentType | null;
  isFormat(bytes: Uint8Array): boolean;
}

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const HEAD_BYTES = 1024;
/** Names of an archive's parts, and of a compound file's streams, stand in the clear. */
const NAMES_BYTES = 1_000_000;

/** The first that fits; a zip archive without one of these names may be a Word document or anything else. */
const FORMATS: readonly Format[] = [
  {
    name: 'a PDF file',
    contentType: 'application/pdf',
    isFormat: startsWith('%PDF-'),
  },
  { name: 'a Rich Text file (.rtf)', contentType: null, isFormat: startsWith('{\\rtf') },
  {
    name: 'an OpenDocument text (.odt)',
    contentType: null,
    isFormat: (bytes) =>
      startsWith('PK')(bytes) && headOf(bytes).includes('application/vnd.oasis.opendocument'),
  },
  {
    name: 'a Pages document (.pages)',
    contentType: null,
    isFormat: (bytes) => startsWith('PK')(bytes) && holds(bytes, 'Index/Document.iwa'),
  },
  {
    name: 'a Word document (.docx)',
    contentType: WORD,
    isFormat: (bytes) => startsWith('PK')(bytes) && holds(bytes, 'word/document'),
  },
  {
    name: 'an encrypted Word document',
    contentType: null,
    isFormat: (bytes) => isCompoundFile(bytes) && holds(bytes, utf16('EncryptedPackage')),
  },
  {
    name: 'a Word document of the old format (.doc)',
    contentType: null,
    isFormat: (bytes) => isCompoundFile(bytes) && holds(bytes, utf16('WordDocument')),
  },
  { name: 'a picture (PNG)', contentType: null, isFormat: startsWith('\x89PNG') },
  { name: 'a picture (JPEG)', contentType: null, isFormat: startsWith('\xff\xd8\xff') },
  {
    name: 'a picture (TIFF)',
    contentType: null,
    isFormat: (bytes) => /^(?:II\*\0|MM\0\*)/.test(headOf(bytes)),
  },
  {
    name: 'an HTML page',
    contentType: 'text/html',
    isFormat: (bytes) => /^(?:\xef\xbb\xbf)?\s{0,64}<(?:!doctype html|html)[\s>]/i.test(headOf(bytes)),
  },
];

/**
 * Refuses a file that shows by its first bytes to be something else than its content type says.
 *
 * @throws UnreadableDocumentError that names what it is, and what to do
 */
export function requireFormat(contentType: DocumentType, bytes: Uint8Array): void {
  const format = FORMATS.find(({ isFormat }) => isFormat(bytes));
  if (format === undefined || format.contentType === contentType) return;
  throw new UnreadableDocumentError(
    format.contentType === null
      ? `The document is ${format.name}. ${adviceFor(format.name)}`
      : `The document is ${format.name}, and its content_type says otherwise: it must be ${format.contentType}.`,
  );
}

function adviceFor(name: string): string {
  if (name.startsWith('an encrypted')) return 'Save it without a password.';
  if (name.startsWith('a picture')) return 'Send a file with a text layer, or the text itself.';
  return 'Save it as PDF or .docx.';
}

function headOf(bytes: Uint8Array): string {
  return latin1(bytes.subarray(0, HEAD_BYTES));
}

function latin1(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
}

function startsWith(magic: string): (bytes: Uint8Array) => boolean {
  return (bytes) => latin1(bytes.subarray(0, magic.length)) === magic;
}

function isCompoundFile(bytes: Uint8Array): boolean {
  return startsWith('\xd0\xcf\x11\xe0')(bytes);
}

/** Whether the name stands at the beginning or the end of the file, where archives and compound files have theirs. */
function holds(bytes: Uint8Array, name: string): boolean {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const ends = [buffer.subarray(0, NAMES_BYTES), buffer.subarray(-NAMES_BYTES)];
  return ends.some((end) => end.includes(name, 0, 'latin1'));
}

function utf16(text: string): string {
  return Buffer.from(text, 'utf16le').toString('latin1');
}
