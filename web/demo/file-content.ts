import { decodeText } from '../../lib/documents/decode-text.ts';
import { visibleTextOf } from './html-text.ts';
import { inMegabytes } from './words.ts';

/** A CV as the service takes it. */
export type ResumeContent =
  | { resume_text: string }
  | { resume: unknown }
  | { resume_document: { content_type: string; data: string } };

/** A file that can't be used. The message tells a person why and what to do, and follows the file's name. */
export class UnusableFileError extends Error {
  override readonly name = 'UnusableFileError';
}

const MAX_FILE_BYTES = 5 * 1024 * 1024;
/** What the service takes as text, surrounding whitespace apart. */
const CV_LENGTH = { what: 'a CV', min: 50, max: 100_000 };
const JOB_LENGTH = { what: 'a job', min: 30, max: 50_000 };
const TEXTS = new Set(['txt', 'text', 'md', 'markdown', '']);
const HTML = new Set(['html', 'htm']);
const DOCUMENTS: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  html: 'text/html',
  htm: 'text/html',
};
const PICTURES = new Set(['png', 'jpg', 'jpeg', 'gif', 'webp', 'heic', 'tif', 'tiff', 'bmp', 'svg']);

/**
 * A CV of a file: texts and JSON Resumes are read here, documents are left to the service.
 *
 * @throws UnusableFileError
 */
export async function readResumeFile(file: File): Promise<ResumeContent> {
  const extension = extensionOf(file.name);
  const type = Object.hasOwn(DOCUMENTS, extension) ? DOCUMENTS[extension] : undefined;
  if (type === undefined && extension !== 'json' && !TEXTS.has(extension)) {
    throw new UnusableFileError(whyNoResume(extension));
  }
  refuseSize(file);
  if (type !== undefined) return { resume_document: { content_type: type, data: await base64Of(file) } };
  const text = await textOf(file);
  return extension === 'json' ? { resume: parsed(text) } : { resume_text: withinLength(text, CV_LENGTH) };
}

/**
 * The text of a file with a job.
 *
 * @throws UnusableFileError
 */
export async function readJobFile(file: File): Promise<string> {
  const extension = extensionOf(file.name);
  if (extension === 'pdf' || /^docx?$/.test(extension)) {
    throw new UnusableFileError(
      'is a PDF or Word file. Jobs are taken as text: open it, copy the text, and paste it here.',
    );
  }
  if (!TEXTS.has(extension) && !HTML.has(extension)) {
    throw new UnusableFileError('is not a text or an HTML page. Open it, copy the text, and paste it here.');
  }
  refuseSize(file);
  const text = await textOf(file);
  return withinLength(HTML.has(extension) ? visibleTextOf(text) : text, JOB_LENGTH);
}

function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot <= 0 ? '' : name.slice(dot + 1).toLowerCase();
}

function whyNoResume(extension: string): string {
  if (PICTURES.has(extension))
    return 'is a picture, which holds no text to read. Ask for the PDF or Word file.';
  if (extension === 'zip') return 'is an archive. Unpack it, and choose the CVs in it.';
  if (['doc', 'odt', 'rtf', 'pages', 'wps'].includes(extension)) {
    return `is of the type .${extension}, which is not read. Save it as PDF or .docx.`;
  }
  return 'is of a type that is not read. PDF, Word (.docx), HTML, plain text and JSON Resume are.';
}

function refuseSize({ size }: File): void {
  if (size === 0) throw new UnusableFileError('is empty.');
  if (size > MAX_FILE_BYTES) {
    throw new UnusableFileError(`has ${inMegabytes(size)}; a file may have 5 MiB (5.2 MB) at most.`);
  }
}

async function textOf(file: File): Promise<string> {
  let bytes: Uint8Array;
  try {
    bytes = new Uint8Array(await file.arrayBuffer());
  } catch {
    throw new UnusableFileError('can not be read by the browser. Is it a folder, or has it been moved?');
  }
  try {
    return decodeText(bytes).replace(/^\ufeff/, '');
  } catch {
    throw new UnusableFileError('holds no text.');
  }
}

function withinLength(text: string, { what, min, max }: typeof CV_LENGTH): string {
  const count = [...text.trim()].length;
  if (count === 0) throw new UnusableFileError('holds no text.');
  if (count >= min && count <= max) return text;
  const bound = count < min ? `${what} has ${min} at least` : `${what} may have ${max.toLocaleString('en')}`;
  throw new UnusableFileError(
    `has ${count === 1 ? '1 character' : `${count.toLocaleString('en')} characters`}; ${bound}.`,
  );
}

function parsed(text: string): object {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  } catch {
    throw new UnusableFileError('is not valid JSON.');
  }
  throw new UnusableFileError(
    'is JSON, but no JSON Resume: that is one object with "work", "skills" and so on.',
  );
}

function base64Of(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('error', () => reject(new UnusableFileError('can not be read by the browser.')));
    reader.addEventListener('load', () => resolve(String(reader.result).replace(/^[^,]*,/, '')));
    reader.readAsDataURL(file);
  });
}
