import { type DocumentText, UnreadableDocumentError } from '../../scoring/resume-document.ts';
import { decodeText } from '../decode-text.ts';
import { VisibleText } from '../visible-text.ts';
import { WordStyles } from './styles.ts';
import { readWordPart } from './word-part.ts';
import { readZipParts } from './zip-parts.ts';

const ZIP_MAGIC = [0x50, 0x4b];
/** Of the container that Word 97 wrote, and that Word writes around an encrypted document. */
const COMPOUND_FILE_MAGIC = [0xd0, 0xcf, 0x11, 0xe0];

const STYLES = 'word/styles.xml';
const MAIN = /^word\/document\d?\.xml$/;
const WANTED = /^word\/(?:document\d?|styles|header\d+|footer\d+|footnotes|endnotes)\.xml$/;

/**
 * The text of a Word document: what stands in the head of the page first, then the body, then notes and the foot.
 *
 * @throws UnreadableDocumentError when it is none
 */
export async function readDocx(bytes: Uint8Array): Promise<DocumentText> {
  refuseOtherFormats(bytes);
  const parts = await readZipParts(bytes, (name) => WANTED.test(name));
  const main = [...parts.keys()].find((name) => MAIN.test(name));
  if (main === undefined) {
    throw new UnreadableDocumentError('The document is not a Word document (.docx).');
  }
  const styles = new WordStyles(textOf(parts.get(STYLES)));
  const output = new VisibleText();
  const headers = namesOf(parts, 'header');
  const rest = ['footnotes', 'endnotes', 'footer'].flatMap((kind) => namesOf(parts, kind));
  for (const xml of new Set([...headers, main, ...rest].map((name) => textOf(parts.get(name))))) {
    readWordPart(xml, styles, output);
    output.separate('\n\n');
  }
  return output.finish();
}

function refuseOtherFormats(bytes: Uint8Array): void {
  if (COMPOUND_FILE_MAGIC.every((byte, index) => bytes[index] === byte)) {
    throw new UnreadableDocumentError(
      'The Word document is encrypted, or in the old format (.doc). Save it as .docx without a password.',
    );
  }
  if (!ZIP_MAGIC.every((byte, index) => bytes[index] === byte)) {
    throw new UnreadableDocumentError('The document is not a Word document (.docx).');
  }
}

function namesOf(parts: ReadonlyMap<string, unknown>, kind: string): string[] {
  return [...parts.keys()].filter((name) => name.startsWith(`word/${kind}`)).sort();
}

function textOf(part: Uint8Array | undefined): string {
  return part === undefined ? '' : decodeText(part);
}
