import type { DocumentType } from '../scoring/document-types.ts';
import type { DocumentText } from '../scoring/resume-document.ts';

/** What the reading thread is sent. */
export interface ReadingTask {
  contentType: DocumentType;
  bytes: Uint8Array;
}

/** What it sends back: the text, or why there is none. */
export type ReadingAnswer = { read: DocumentText; problem: null } | { read: null; problem: string };
