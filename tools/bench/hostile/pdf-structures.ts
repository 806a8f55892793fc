import { deflateSync } from 'node:zlib';
import { pdf } from '../../../tests/helpers/documents/pdf.ts';
import { filled, type HostileFiles, type MakeFile, numbered } from './make-file.ts';
import { wordsOn } from './pdf-content.ts';

/**
 * What a file can make the parser of PDF do: objects and their table, also where it is missing and the file is searched
 * for them; lists and dictionaries of any depth; the tree of pages; chains of filters; annotations; what a font says.
 */
export const HOSTILE_STRUCTURES: HostileFiles = {
  objects: (length, seed) => withObjects(seed, repeated(length, 25, '1')),
  'objects that lead to others': (length, seed) =>
    withObjects(
      seed,
      Array.from({ length: length / 30 }, (_, index) => `${index + 11} 0 R`),
      '/A 10 0 R',
    ),
  'lists within lists': entry((length) => `/A ${'['.repeat(length / 2)}${']'.repeat(length / 2)}`),
  'lists without end': entry((length) => `/A ${'['.repeat(length)}`),
  'dictionaries within dictionaries': entry((length) => `/A ${filled(length, '<</A ')}`),
  'a dictionary of many names': entry((length) => numbered(length, (index) => `/A${index} 1 `)),
  'a string of brackets': entry((length) => `/A ${'('.repeat(length / 2)}${')'.repeat(length / 2)}`),
  'a string without end': entry((length) => `/A ${'('.repeat(length)}`),
  comments: entry((length) => filled(length, '%a\n')),
  'names of escapes': entry((length) => `/A${filled(length, '#41')} 1`),
  'objects without table': (length, seed) => withoutTable(withObjects(seed, repeated(length, 25, '1'))),
  'starts of objects without table': lost('1 0 obj\n'),
  'starts of other objects without table': lostNumbered((index) => `${index + 50} 0 obj\n`),
  'ends of objects without table': lost('endobj\n'),
  'streams without table': lost('9 0 obj <</Length 9>> stream\n'),
  'trailers without table': lost('trailer <</Root 1 0 R>>\n'),
  'trailers without end and table': lost('trailer <<\n'),
  'tables without table': lost('xref\n'),
  'letters without table': lost('a'),
  'line breaks without table': lost('\n'),
  'starts of files': (length) => Buffer.alloc(length, '%PDF-1.7\n'),
  'a table that leads to itself': (_, seed) => pdf({ pages: [wordsOn(seed)], trailer: '/Prev 9' }),
  'pages without text': (length) => pdf({ pages: Array.from({ length: 99 }, () => ' '.repeat(length / 99)) }),
  'thousands of pages': (length) => pdf({ pages: Array.from({ length: length / 250 }, () => '') }),
  'a deep tree of pages': (length, seed) => {
    const objects = Array.from(
      { length: length / 60 },
      (_, index) => `<< /Type /Pages /Count 1 /Kids [${index + 11} 0 R] >>`,
    );
    return withPages(pdf({ pages: [wordsOn(seed)], objects }), '/Kids [10 0 R] /Count 1');
  },
  'a wide tree of pages': (length, seed) =>
    withPages(pdf({ pages: [wordsOn(seed)] }), `/Kids [${filled(length, '9 0 R ')}] /Count 50`),
  'a tree of pages that leads to itself': (_, seed) =>
    withPages(pdf({ pages: [wordsOn(seed)] }), '/Kids [2 0 R 2 0 R] /Count 50'),
  'a tree that counts a billion pages': (_, seed) =>
    withPages(pdf({ pages: [wordsOn(seed)] }), '/Kids [10 0 R] /Count 999999999'),
  'filters one after the other': (length, seed) =>
    withContent(seed, stream('', `/Filter [${filled(length, '/AHx ')}]`)),
  'a stream of digits': (length, seed) => withContent(seed, stream('20'.repeat(length / 2), '/Filter /AHx')),
  'a stream of runs': (length, seed) => withContent(seed, stream('\x81 '.repeat(length / 2), '/Filter /RL')),
  'a stream of codes': (length, seed) =>
    withContent(seed, stream('\x80\x0b\x60\x50\x22\x0c'.repeat(length / 6), '/Filter /LZW')),
  annotations: (length, seed) => annotated(length, seed, '/Subtype /Square'),
  'annotations with an appearance': (length, seed) =>
    annotated(length, seed, '/Subtype /Stamp /AP << /N 10 0 R >>'),
  'widths of a font': font((length) => `/FirstChar 0 /LastChar 255 /Widths [${filled(length, '500 ')}]`),
  'differences of a font': font(
    (length) => `/Encoding << /Differences [${numbered(length, (index) => `${index % 256}/a`)}] >>`,
  ),
  'glyph names of a font': font(
    (length) => `/Encoding << /Differences [0 ${numbered(length, (index) => `/g${index}x`)}] >>`,
  ),
  'meanings of codes': meanings(
    (length) => `1 beginbfchar ${numbered(length, (index) => `<${hex(index)}><0041>`)} endbfchar`,
  ),
  'ranges of meanings': meanings(
    (length) => `1 beginbfrange ${filled(length, '<0000><ffff><0041>')} endbfrange`,
  ),
  'ranges of all codes': meanings(
    (length) => `1 begincidrange ${filled(length, '<00000000><ffffffff>0 ')} endcidrange`,
  ),
  'lists of meanings': meanings(
    (length) => `1 beginbfrange <0000><ffff>[${filled(length, '<0041>')}] endbfrange`,
  ),
  'a long meaning': meanings((length) => `1 beginbfchar <61><${filled(length, '0041')}> endbfchar`),
  'a long meaning over and over': (length, seed) =>
    meanings((half) => `1 beginbfchar <61><${filled(half, '0041')}> endbfchar`, 'a'.repeat(length / 2))(
      length / 2,
      seed,
    ),
  'spaces of codes': meanings(
    (length) => `1 begincodespacerange ${filled(length, '<00><ff>')} endcodespacerange`,
  ),
};

/** Files that weigh little and unpack to much, or are painted over and over. */
export const PDF_BOMBS: HostileFiles = {
  'unpacks to 10 MB of spaces': packed((length) => ' '.repeat(length)),
  'unpacks to 10 MB of letters': packed((length) => `BT /F1 9 Tf 9 400 Td (${'a'.repeat(length)}) Tj ET`),
  'unpacks to 10 MB of operators': packed((length) => filled(length, '0 g ')),
  'unpacks to 10 MB of fills': packed((length) => filled(length, '0 0 m 999 0 l 0 999 l f ')),
  'unpacks to a gigabyte': (_, seed) => withContent(seed, twicePacked(Buffer.alloc(1_000_000_000, ' '))),
  'unpacks to what is packed thirty times': (_, seed) => {
    let bytes: Uint8Array = Buffer.alloc(10_000_000, ' ');
    for (let count = 0; count < 30; count++) bytes = deflateSync(bytes);
    return withContent(
      seed,
      stream(Buffer.from(bytes).toString('latin1'), `/Filter [${filled(30 * 4, '/Fl ')}]`),
    );
  },
  'forms that double twenty times': (_, seed) => doubling(seed, 20),
  'a form that paints itself': (_, seed) =>
    pdf({
      pages: [wordsOn(seed), '/X10 Do'],
      resources: '/XObject << /X10 10 0 R >>',
      objects: [form('/X10 Do', 10)],
    }),
  'a picture of a billion points': (_, seed) => pictures(seed, 32_000, 1),
  'a picture of the most that is taken': (_, seed) => pictures(seed, 3_999, 1),
  'twenty pictures of the most that is taken': (_, seed) => pictures(seed, 3_999, 20),
};

function repeated(length: number, bytesEach: number, object: string): string[] {
  return Array.from({ length: length / bytesEach }, () => object);
}

function withObjects(seed: number, objects: readonly string[], catalog = ''): Buffer {
  return pdf({ pages: [wordsOn(seed)], objects, catalog });
}

function entry(catalogOf: (length: number) => string): MakeFile {
  return (length, seed) => pdf({ pages: [wordsOn(seed)], catalog: catalogOf(length) });
}

/** A file whose table can't be found, so that it is searched for objects. */
function withoutTable(bytes: Buffer): Buffer {
  return bytes.subarray(0, bytes.lastIndexOf('xref\n0 '));
}

function lost(part: string): MakeFile {
  return (length, seed) =>
    Buffer.concat([withoutTable(pdf({ pages: [wordsOn(seed)] })), Buffer.alloc(length, part)]);
}

function lostNumbered(partOf: (index: number) => string): MakeFile {
  return (length, seed) =>
    Buffer.concat([withoutTable(pdf({ pages: [wordsOn(seed)] })), Buffer.from(numbered(length, partOf))]);
}

/** Another root of the tree of pages: found by searching the file, as no offset is right any more. */
function withPages(bytes: Buffer, entries: string): Buffer {
  const root = Buffer.from(`\n2 0 obj\n<< /Type /Pages ${entries} >>\nendobj\ntrailer <</Root 1 0 R>>\n`);
  return Buffer.concat([withoutTable(bytes), root]);
}

function stream(content: string, entries: string): string {
  return `<< ${entries} /Length ${content.length} >>\nstream\n${content}\nendstream`;
}

/** A page that paints a form of this stream. */
function withContent(seed: number, content: string): Buffer {
  return pdf({
    pages: [wordsOn(seed), '/X0 Do'],
    resources: '/XObject << /X0 10 0 R >>',
    objects: [content.replace('<<', '<< /Type /XObject /Subtype /Form /BBox [0 0 99 99]')],
  });
}

function annotated(length: number, seed: number, entries: string): Buffer {
  const annotation = `<< /Type /Annot ${entries} /Rect [0 0 9 9] >>`;
  return pdf({
    pages: [wordsOn(seed)],
    page: `/Annots [${filled(length, annotation)}]`,
    objects: [form('0 0 9 9 re f')],
  });
}

function font(entriesOf: (length: number) => string): MakeFile {
  return (length, seed) =>
    pdf({
      pages: [wordsOn(seed), 'BT /F2 9 Tf 9 400 Td (abc) Tj ET'],
      resources: '/Font << /F1 3 0 R /F2 10 0 R >>',
      objects: [`<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica ${entriesOf(length)} >>`],
    });
}

function meanings(mapOf: (length: number) => string, shown = 'abc'): MakeFile {
  return (length, seed) =>
    pdf({
      pages: [wordsOn(seed), `BT /F2 9 Tf 9 400 Td (${shown}) Tj ET`],
      resources: '/Font << /F1 3 0 R /F2 10 0 R >>',
      objects: [
        '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode 11 0 R >>',
        stream(mapOf(length), ''),
      ],
    });
}

function hex(number: number): string {
  return (number % 0x10000).toString(16).padStart(4, '0');
}

function packed(contentOf: (length: number) => string): MakeFile {
  return (_, seed) => pdf({ pages: [wordsOn(seed), contentOf(10_000_000)], isCompressed: true });
}

function twicePacked(bytes: Uint8Array): string {
  const content = Buffer.from(deflateSync(deflateSync(bytes))).toString('latin1');
  return stream(content, '/Filter [/Fl /Fl]');
}

function form(content: string, other?: number): string {
  const resources = other === undefined ? '' : `/Resources << /XObject << /X${other} ${other} 0 R >> >>`;
  return stream(content, `/Type /XObject /Subtype /Form /BBox [0 0 99 99] ${resources}`);
}

/** Each form paints the next one twice. */
function doubling(seed: number, times: number): Buffer {
  const objects = Array.from({ length: times }, (_, index) =>
    form(`/X${index + 11} Do /X${index + 11} Do`, index + 11),
  );
  return pdf({
    pages: [wordsOn(seed), '/X10 Do'],
    resources: '/XObject << /X10 10 0 R >>',
    objects: [...objects, form('0 0 9 9 re f')],
  });
}

/** Pictures over the page's words. */
function pictures(seed: number, width: number, count: number): Buffer {
  const pixels = Buffer.from(deflateSync(Buffer.alloc(Math.min(width * width, 16_000_000)))).toString(
    'latin1',
  );
  const picture = stream(
    pixels,
    `/Type /XObject /Subtype /Image /Width ${width} /Height ${width} /ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /Fl`,
  );
  const names = Array.from({ length: count }, (_, index) => index);
  const content = names.map((index) => `q 100 0 0 100 50 700 cm /I${index} Do Q `).join('');
  return pdf({
    pages: [`${wordsOn(seed)} ${content}`],
    resources: `/XObject << ${names.map((index) => `/I${index} ${index + 10} 0 R`).join(' ')} >>`,
    objects: names.map(() => picture),
  });
}
