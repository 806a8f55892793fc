import type { DocumentType } from '../scoring/document-types.ts';
import { type DocumentText, UnreadableDocumentError } from '../scoring/resume-document.ts';
import { requireFormat } from './file-format.ts';
import { MAX_TEXT_CHARACTERS } from './visible-text.ts';

/**
 * The text of a document, by its content type. Each format's library loads with the first document that needs it.
 *
 * @throws UnreadableDocumentError when there is no text
 */
export async function readContent(contentType: DocumentType, bytes: Uint8Array): Promise<DocumentText> {
  requireFormat(contentType, bytes);
  const read = await readByType(contentType, bytes);
  if (read.text === '')
    throw new UnreadableDocumentError('The document has no text that could be read. Send the text itself.');
  return read;
}

async function readByType(contentType: DocumentType, bytes: Uint8Array): Promise<DocumentText> {
  switch (contentType) {
    case 'application/pdf': {
      const { readPdf } = await import('./pdf/pdf-text.ts');
      return readPdf(bytes);
    }
    case 'application/vnd.openxmlformats-officedocument.wordprocessingml.document': {
      const { readDocx } = await import('./docx/docx-text.ts');
      return readDocx(bytes);
    }
    case 'text/html': {
      const [{ readHtml }, { decodeText }] = await Promise.all([
        import('./html/html-text.ts'),
        import('./decode-text.ts'),
      ]);
      return readHtml(decodeText(bytes));
    }
    case 'text/plain': {
      const { decodeText } = await import('./decode-text.ts');
      // What a plain text hides, in markup or invisible characters, is found where all resumes are looked through.
      return { text: decodeText(bytes).trim().slice(0, MAX_TEXT_CHARACTERS), hiddenPassages: [] };
    }
  }
}
