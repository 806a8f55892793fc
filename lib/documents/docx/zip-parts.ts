import { buffer } from 'node:stream/consumers';
import yauzl from 'yauzl';
import { UnreadableDocumentError } from '../../scoring/resume-document.ts';

const MAX_ENTRIES = 2_000;
/** A resume's text part is some hundred kilobytes; ten thousand pages of text are 30 MB. */
const MAX_PART_BYTES = 10_000_000;
const MAX_TOTAL_BYTES = 20_000_000;

/**
 * The parts of a zip archive whose name `isWanted`, unpacked, by name. No more is unpacked than the archive declares, and
 * no more is accepted than a resume needs.
 *
 * @throws UnreadableDocumentError when the archive is damaged, encrypted or too large
 */
export async function readZipParts(
  bytes: Uint8Array,
  isWanted: (name: string) => boolean,
): Promise<Map<string, Uint8Array>> {
  const parts = new Map<string, Uint8Array>();
  let totalBytes = 0;
  try {
    const zip = await yauzl.fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length));
    if (zip.entryCount > MAX_ENTRIES) throw tooLarge();
    for await (const entry of zip.eachEntry()) {
      if (!isWanted(entry.fileName)) continue;
      totalBytes += entry.uncompressedSize;
      if (entry.uncompressedSize > MAX_PART_BYTES || totalBytes > MAX_TOTAL_BYTES) throw tooLarge();
      // Fails as soon as more comes out than the archive declares.
      parts.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)));
    }
  } catch (error) {
    if (error instanceof UnreadableDocumentError) throw error;
    throw new UnreadableDocumentError(
      'The Word document is damaged or encrypted. Send another copy, without a password.',
    );
  }
  return parts;
}

function tooLarge(): UnreadableDocumentError {
  return new UnreadableDocumentError(
    'The Word document unpacks to far more than a resume. Send it without what is not text.',
  );
}
