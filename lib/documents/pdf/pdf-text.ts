import { setTimeout as sleep } from 'node:timers/promises';
import { getDocument, OPS, PasswordException, VerbosityLevel } from 'unpdf/pdfjs';
import { type DocumentText, UnreadableDocumentError } from '../../scoring/resume-document.ts';
import { VisibleText } from '../visible-text.ts';
import type { ImageLookup } from './areas.ts';
import { chunksByDirection, linesOf } from './chunks.ts';
import { readGlyphs } from './glyphs.ts';
import { toMatrix } from './matrix.ts';
import { isPageFromRight, Margins, textOf, writeLines } from './page-text.ts';
import { inReadingOrder } from './reading-order.ts';
import type { FontFacts, Glyph } from './text-painter.ts';

/** A resume has a few pages; what has more than this is none. */
const MAX_PAGES = 100;
const MAGIC = '%PDF-';
/** Readers look for the magic this far into the file. */
const MAGIC_SEARCH_BYTES = 1024;
/** Larger pictures are not unpacked. They hold no text, but their places tell light text from hidden text. */
const MAX_IMAGE_PIXELS = 16_000_000;
const MAX_IMAGE_WAIT_MS = 2_000;
const MARKUPS: ReadonlySet<unknown> = new Set(['Highlight', 'Underline', 'StrikeOut', 'Squiggly']);
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
      `The PDF has ${document.numPages.toLocaleString('en-US')} pages; at most ${MAX_PAGES} are read. Send the resume alone.`,
    );
  }
  const output = new VisibleText();
  const margins = new Margins();
  for (let number = 1; number <= document.numPages && !output.isFull; number += 1) {
    await readPage(await document.getPage(number), { document, margins, output });
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
      ? new UnreadableDocumentError('The PDF is protected by a password. Send a copy without one.')
      : new UnreadableDocumentError('The PDF is damaged or cut off. Send another copy, or the text itself.');
  }
}

interface Reading {
  document: PdfDocument;
  margins: Margins;
  output: VisibleText;
}

async function readPage(page: PdfPage, { document, margins, output }: Reading): Promise<void> {
  const glyphs = await glyphsOf(document, page);
  const { height } = page.getViewport({ scale: 1 });
  page.cleanup();
  const showsText = glyphs.some(({ unseen, text }) => unseen === null && text.trim() !== '');
  const isSeen = ({ unseen }: Glyph) => unseen === null || (unseen === 'no ink' && !showsText);
  const seen = glyphs.filter(isSeen);
  const seenPlaces = new Set(seen.map(placeOf));
  for (const [index, chunks] of chunksByDirection(seen).entries()) {
    const fromRight = isPageFromRight(chunks);
    const lines = inReadingOrder(chunks, fromRight);
    writeLines(index === 0 ? margins.withoutRepeated(lines, height) : lines, output, fromRight);
    output.separate('\n\n');
  }
  // What is painted over and painted again is there to be seen.
  const hidden = glyphs.filter((glyph) => !isSeen(glyph) && !seenPlaces.has(placeOf(glyph)));
  for (const chunks of chunksByDirection(hidden)) {
    const fromRight = isPageFromRight(chunks);
    for (const line of linesOf(chunks)) output.hide(` ${textOf(line, fromRight)}`);
  }
}

function placeOf({ text, x, y }: Glyph): string {
  return `${text} ${Math.round(x)} ${Math.round(y)}`;
}

async function glyphsOf(document: PdfDocument, page: PdfPage): Promise<Glyph[]> {
  const viewport = page.getViewport({ scale: 1 });
  const matrix = toMatrix(viewport.transform);
  if (matrix === null) return [];
  const [{ fnArray, argsArray }, layers] = await Promise.all([
    page.getOperatorList(),
    document.getOptionalContentConfig(),
  ]);
  const markups = fnArray.includes(OPS.beginAnnotation) ? await markupsOf(page) : new Set();
  const read = (imageNamed: ImageLookup) =>
    readGlyphs({
      operators: fnArray,
      operands: argsArray,
      matrix,
      width: viewport.width,
      height: viewport.height,
      fontFacts: (name) => fontFactsOf(page, name),
      isLayerVisible: (layer) => layers.isVisible(layer) !== false,
      isMarkup: (annotation) => markups.has(annotation),
      imageNamed,
    });
  // Most pictures are beside the text: only for those that are not, their pixels are waited for.
  const first = read(() => undefined);
  if (first.imagesNearText.size === 0) return first.glyphs;
  const images = new Map<string, unknown>();
  for (const name of first.imagesNearText) images.set(name, await imageNamed(page, name));
  return read((name) => images.get(name)).glyphs;
}

/** Annotations that mark text and leave it to be read. */
async function markupsOf(page: PdfPage): Promise<Set<unknown>> {
  const annotations: { id: unknown; subtype: unknown }[] = await page.getAnnotations();
  return new Set(annotations.filter(({ subtype }) => MARKUPS.has(subtype)).map(({ id }) => id));
}

/** What PDF.js makes of an image, once it has; nothing when that takes too long. */
function imageNamed(page: PdfPage, name: string): Promise<unknown> {
  const objects = name.startsWith('g_') ? page.commonObjs : page.objs;
  return Promise.race([
    new Promise((resolve) => objects.get(name, resolve)),
    sleep(MAX_IMAGE_WAIT_MS, undefined, { ref: false }),
  ]);
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
