import { UnreadableDocumentError } from '../scoring/resume-document.ts';

/** Of the first bytes, this share may be control characters before a file counts as no text. */
const MAX_CONTROL_SHARE = 0.02;
const PROBE_BYTES = 4096;

/**
 * The text of a file: UTF-16 by its byte order mark, UTF-8, or else Windows-1252, in which any bytes are text.
 *
 * @throws UnreadableDocumentError when the bytes are no text
 */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  refuseBinary(bytes.subarray(0, PROBE_BYTES));
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

function refuseBinary(head: Uint8Array): void {
  const controls = head.filter((byte) => byte < 9 || (byte > 13 && byte < 32 && byte !== 27)).length;
  if (controls > head.length * MAX_CONTROL_SHARE) {
    throw new UnreadableDocumentError('The document is not the text that its content_type says.');
  }
}
