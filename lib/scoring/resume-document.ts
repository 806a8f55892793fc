import type { DocumentType } from './document-types.ts';

/** A resume as a file. */
export interface ResumeDocument {
  contentType: DocumentType;
  /** The file in base64. */
  data: string;
}

/** What a document shows, in the order in which a person reads it, and what it holds without showing it. */
export interface DocumentText {
  text: string;
  /** Text that a reader of the page would not see. It may be read as an instruction, never as evidence. */
  hiddenPassages: string[];
}

/** Whom a document is read for. */
export interface DocumentTurn {
  /** Those that have had less of the reader's time come first, however many documents another brings. */
  organization: string;
  /** When it is aborted before the document's turn, the document is not read any more. */
  signal: AbortSignal;
}

/** Reads documents. It is bounded in time and memory, whatever a document holds. */
export interface DocumentReader {
  /** @throws UnreadableDocumentError and nothing else */
  read(document: ResumeDocument, turn?: DocumentTurn): Promise<DocumentText>;
}

/** For where resumes come as text alone. */
export const NO_DOCUMENTS: DocumentReader = {
  async read() {
    throw new UnreadableDocumentError('Documents are not read here.');
  },
};

/** A document without text that could be read. The message tells a caller why and what to do. */
export class UnreadableDocumentError extends Error {
  override readonly name = 'UnreadableDocumentError';
}
