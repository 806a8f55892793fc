/** The forms in which a resume may come as a file. */
export const DOCUMENT_TYPES = [
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'text/html',
  'text/plain',
] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];
