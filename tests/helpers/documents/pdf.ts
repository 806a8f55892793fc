import { deflateSync } from 'node:zlib';

export interface PdfOptions {
  /** Content streams, one page each; text is drawn with the font `/F1`. */
  pages: readonly (string | Uint8Array)[];
  /** Packs the content streams. */
  isCompressed?: boolean;
  /** More entries of each page's resources. */
  resources?: string;
  /** More entries of each page. */
  page?: string;
  /** More objects, numbered from 10 on. */
  objects?: readonly string[];
  /** More entries of the trailer. */
  trailer?: string;
  /** More entries of the catalog. */
  catalog?: string;
}

/** Numbers of the objects that are always there; pages and their contents follow the caller's own. */
const CATALOG = 1;
const PAGES = 2;
const FONT = 3;
const FIRST_OWN = 10;

/** A PDF with text in Helvetica on pages of 595 × 842 points. */
export function pdf(options: PdfOptions): Buffer {
  const { pages, isCompressed = false, resources = '', objects = [], trailer = '', catalog = '' } = options;
  const { page: pageEntries = '' } = options;
  const firstPage = FIRST_OWN + objects.length;
  const numbered = new Map<number, Buffer>();
  const pageNumbers = pages.map((_, index) => firstPage + 2 * index);
  const kids = pageNumbers.map((number) => `${number} 0 R`).join(' ');
  numbered.set(CATALOG, Buffer.from(`<< /Type /Catalog /Pages ${PAGES} 0 R ${catalog} >>`));
  numbered.set(PAGES, Buffer.from(`<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`));
  numbered.set(
    FONT,
    Buffer.from('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>'),
  );
  for (const [index, object] of objects.entries())
    numbered.set(FIRST_OWN + index, Buffer.from(object, 'latin1'));
  for (const [index, content] of pages.entries()) {
    const number = firstPage + 2 * index;
    const used = `/Resources << /Font << /F1 ${FONT} 0 R >> ${resources} >>`;
    const page = `<< /Type /Page /Parent ${PAGES} 0 R /MediaBox [0 0 595 842] ${used} ${pageEntries} /Contents ${number + 1} 0 R >>`;
    numbered.set(number, Buffer.from(page));
    numbered.set(number + 1, stream(content, isCompressed));
  }
  return written(numbered, trailer);
}

function stream(content: string | Uint8Array, isCompressed: boolean): Buffer {
  const plain = Buffer.from(content);
  const bytes = isCompressed ? deflateSync(plain) : plain;
  const filter = isCompressed ? ' /Filter /FlateDecode' : '';
  return Buffer.concat([
    Buffer.from(`<< /Length ${bytes.length}${filter} >>\nstream\n`),
    bytes,
    Buffer.from('\nendstream'),
  ]);
}

function written(objects: ReadonlyMap<number, Buffer>, trailer: string): Buffer {
  const parts = [Buffer.from('%PDF-1.7\n')];
  const offsets = new Map<number, number>();
  let length = parts[0]?.length ?? 0;
  for (const [number, body] of objects) {
    offsets.set(number, length);
    const part = Buffer.concat([Buffer.from(`${number} 0 obj\n`), body, Buffer.from('\nendobj\n')]);
    parts.push(part);
    length += part.length;
  }
  const size = Math.max(...objects.keys()) + 1;
  const rows = Array.from({ length: size }, (_, number) => {
    const offset = offsets.get(number);
    return offset === undefined ? '0000000000 65535 f \n' : `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  parts.push(
    Buffer.from(
      `xref\n0 ${size}\n${rows.join('')}trailer\n<< /Size ${size} /Root ${CATALOG} 0 R ${trailer} >>\n`,
    ),
    Buffer.from(`startxref\n${length}\n%%EOF\n`),
  );
  return Buffer.concat(parts);
}

export interface TextLine {
  text: string;
  x: number;
  /** From the foot of the page. */
  y: number;
  size?: number;
  /** Operators before the text, such as a colour. */
  before?: string;
}

/** A content stream that draws lines of text. */
export function textLines(lines: readonly TextLine[]): string {
  return lines
    .map(({ text, x, y, size = 11, before = '' }) => {
      const escaped = text.replace(/[\\()]/g, '\\$&');
      return `q ${before} BT /F1 ${size} Tf 1 0 0 1 ${x} ${y} Tm (${escaped}) Tj ET Q`;
    })
    .join('\n');
}
