import { getDocument, PasswordException, VerbosityLevel } from 'unpdf/pdfjs';
import type { DocumentText } from '../../scoring/resume-document.ts';
import { UnreadableDocumentError } from '../../scoring/resume-document.ts';
import { VisibleText } from '../visible-text.ts';
import { type Chunk, chunksByDirection, linesOf } from './chunks.ts';
import { type FontFacts, type Glyph, readGlyphs } from './glyphs.ts';
import { toMatrix } from './matrix.ts';
import { inReadingOrder } from './reading-order.ts';

/** A resume has a few pages; what has more than this is none. */
const MAX_PAGES = 100;
const MAGIC = '%PDF-';
/** Readers look for the magic this far into the file. */
const MAGIC_SEARCH_BYTES = 1024;
/** Larger pictures are not unpacked. They hold no text, but their places tell light text from hidden text. */
const MAX_IMAGE_PIXELS = 16_000_000;
/** Between lines this many type sizes apart, a paragraph ends. */
const PARAGRAPH_DISTANCE = 1.9;
/** Between words this many type sizes apart, a column of a table ends. */
const CELL_DISTANCE = 1.5;
const DEFAULT_FONT: FontFacts = { isVertical: false, unit: 0.001 };

type PdfDocument = Awaited<ReturnType<typeof getDocument>['promise']>;
type PdfPage = Awaited<ReturnType<PdfDocument['getPage']>>;

/**
 * The text layer of a PDF in reading order. Text that is white on white, tiny, outside the page or on a hidden layer is
 * told apart; text without ink is read when the page shows nothing else, as that is how a scan carries its text.
 *
 * @throws UnreadableDocumentError when the file is none, protected, too long or without text
 */
export async function readPdf(bytes: Uint8Array): Promise<DocumentText> {
  const head = Buffer.from(bytes.subarray(0, MAGIC_SEARCH_BYTES)).toString('latin1');
  if (!head.includes(MAGIC)) throw new UnreadableDocumentError('The document is not a PDF file.');
  const document = await open(bytes);
  if (document.numPages > MAX_PAGES) {
    throw new UnreadableDocumentError(
      `The PDF has ${document.numPages.toLocaleString('en-US')} pages; at most ${MAX_PAGES} are read.`,
    );
  }
  const output = new VisibleText();
  for (let number = 1; number <= document.numPages && !output.isFull; number += 1) {
    await readPage(document, number, output);
    output.separate('\n\n');
  }
  const text = output.finish();
  if (text.text === '') {
    throw new UnreadableDocumentError(
      'The PDF has no text that could be read; it may be a scan. Send one with a text layer, or the text itself.',
    );
  }
  return text;
}

async function open(bytes: Uint8Array): Promise<PdfDocument> {
  try {
    return await getDocument({
      // A copy, as PDF.js takes the buffer for itself.
      data: new Uint8Array(bytes),
      verbosity: VerbosityLevel.ERRORS,
      isOffscreenCanvasSupported: false,
      disableFontFace: true,
      useSystemFonts: false,
      useWorkerFetch: false,
      enableXfa: false,
      maxImageSize: MAX_IMAGE_PIXELS,
    }).promise;
  } catch (error) {
    throw error instanceof PasswordException
      ? new UnreadableDocumentError('The PDF is protected by a password.')
      : new UnreadableDocumentError('The PDF is damaged.');
  }
}

async function readPage(document: PdfDocument, number: number, output: VisibleText): Promise<void> {
  const page = await document.getPage(number);
  const glyphs = await glyphsOf(document, page);
  page.cleanup();
  const showsText = glyphs.some(({ unseen, text }) => unseen === null && text.trim() !== '');
  const isSeen = ({ unseen }: Glyph) => unseen === null || (unseen === 'no ink' && !showsText);
  for (const chunks of chunksByDirection(glyphs.filter(isSeen))) {
    writeLines(inReadingOrder(chunks), output);
    output.separate('\n\n');
  }
  for (const chunks of chunksByDirection(glyphs.filter((glyph) => !isSeen(glyph)))) {
    for (const line of linesOf(chunks)) output.hide(` ${textOf(line)}`);
  }
}

async function glyphsOf(document: PdfDocument, page: PdfPage): Promise<Glyph[]> {
  const viewport = page.getViewport({ scale: 1 });
  const matrix = toMatrix(viewport.transform);
  if (matrix === null) return [];
  const [{ fnArray, argsArray }, layers] = await Promise.all([
    page.getOperatorList(),
    document.getOptionalContentConfig(),
  ]);
  return readGlyphs({
    operators: fnArray,
    operands: argsArray,
    matrix,
    width: viewport.width,
    height: viewport.height,
    fontFacts: (name) => fontFactsOf(page, name),
    isLayerVisible: (layer) => layers.isVisible(layer) !== false,
  });
}

function fontFactsOf(page: PdfPage, name: string): FontFacts {
  if (!page.commonObjs.has(name)) return DEFAULT_FONT;
  const { vertical, fontMatrix } = page.commonObjs.get(name);
  const unit: unknown = fontMatrix?.[0];
  return {
    isVertical: vertical === true,
    unit: typeof unit === 'number' && unit > 0 ? unit : DEFAULT_FONT.unit,
  };
}

function writeLines(lines: readonly Chunk[][], output: VisibleText): void {
  let last: Chunk | undefined;
  for (const line of lines) {
    const [first] = line;
    if (first === undefined) continue;
    const distance = last === undefined ? 0 : first.y - last.y;
    const isParagraph = distance < 0 || distance > PARAGRAPH_DISTANCE * first.size;
    output.separate(isParagraph ? '\n\n' : '\n');
    output.show(textOf(line));
    last = first;
  }
}

function textOf(line: readonly Chunk[]): string {
  let text = '';
  let end: number | null = null;
  for (const { text: words, x0, x1, size } of line) {
    if (end !== null) text += x0 - end > CELL_DISTANCE * size ? '   ' : ' ';
    text += words;
    end = x1;
  }
  return text;
}
