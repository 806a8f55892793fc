import { type PdfOptions, pdf, textLines } from '../../../tests/helpers/documents/pdf.ts';
import { makeResume } from '../resumes.ts';
import { filled, type HostileFiles, type MakeFile, numbered } from './make-file.ts';

/** Everything on the page: a triangle is no box, so that nothing below it is forgotten. */
const TRIANGLE = '-999 -999 m 2999 -999 l 0 2999 l h f\n';
const LETTERS = '(a) Tj 5 0 Td ';
const START = '/F1 9 Tf 9 400 Td ';
const INLINE_PICTURE = 'BI /W 1 /H 1 /BPC 8 /CS /G ID a EI ';
/** Some 1,900 points: of a path of more only the box is known. */
const MANY_POINTS = `0 0 m ${numbered(17_000, (index) => `${(index * 7) % 600} ${(index * 13) % 840} l `)} f `;
/** Codes of `/F2`: Hebrew letters. */
const HEBREW =
  '<</Length 72>>\nstream\n1 beginbfrange <00><1a><05d0> endbfrange 1 beginbfchar <61><0061> endbfchar\nendstream';

/**
 * What a page can make its reader do over and over: glyphs on one line, on one place, on a line each, in columns of
 * their own; paint that each glyph is looked up in, with each path's points, clips, layers, groups and pictures; words
 * broken at line ends. What repeats grows with the length; what multiplies it stands before it.
 */
export const HOSTILE_CONTENT: HostileFiles = {
  'a line of strings': text('(a) Tj ', '1 Tz '),
  'a line of one string': text('a', '.01 Tz (', ') Tj'),
  'a line of spaces': text(' ', '(a', 'b) Tj'),
  'a line of Hebrew': text('\\001', '/F2 9 Tf 1 Tz (', ') Tj', withHebrew()),
  'Hebrew and Latin in turn': text('\\001a1', '/F2 9 Tf 1 Tz (', ') Tj', withHebrew()),
  'Hebrew and numbers': text('\\0011 ', '/F2 9 Tf 1 Tz (', ') Tj', withHebrew()),
  'letters on one place': text('1 0 0 1 9 400 Tm (ab) Tj '),
  'letters on lines of their own': text('0 -.01 Td (a) Tj '),
  'letters set apart': text('9 0 Td (a) Tj '),
  'words all over a page': textOf((index) => at((index * 37) % 560, (index * 53) % 820)),
  'words all over a huge page': textOf(
    (index) => at((index * 37) % 13_000, (index * 53) % 13_000),
    onHugePage(),
  ),
  'columns of words': textOf((index) => at(15 * (index % 36), 830 - 2 * Math.floor(index / 36)), {}, 2),
  'columns on a huge page': textOf(
    (index) => at(100 * (index % 130), 13_000 - 99 * (Math.floor(index / 130) % 130)),
    onHugePage(),
  ),
  'steps on a huge page': textOf((index) => at(3 * index, 13_000 - 3 * index), onHugePage()),
  'letters in all directions': text('0 1 -1 0 99 400 Tm (a) Tj 1 0 0 1 99 400 Tm (b) Tj '),
  'words broken at line ends': text('0 -.9 Td (ab-) Tj ', '1 0 0 1 9 800 Tm .5 g '),
  'letters outside of the page': text('0 -9 Td (a) Tj ', '0 -500 Td '),
  'letters without ink': text('(a) Tj ', '3 Tr '),
  'letters in the color of the page': text(LETTERS, '1 g '),
  'letters that are too small': text('(ab) Tj ', '/F1 1 Tf '),
  fonts: text('/F1 9 Tf '),
  'operators without effect': drawing('0 g '),
  'operators that are none': drawing('zz '),
  'numbers without operator': drawing('1 '),
  'saved states': drawing('q '),
  'restored states': drawing('Q '),
  transforms: drawing('2 0 0 2 0 0 cm '),
  'layers within layers': drawing('/A BMC '),
  'letters within many layers': both('/A BMC ', LETTERS, 'under'),
  'fills within many layers': drawingOf(
    (length) => filled(length / 2, '/A BMC ') + filled(length / 2, '0 0 9 9 re f '),
  ),
  'fills of everything': drawing(TRIANGLE),
  'fills over letters': both(TRIANGLE, LETTERS, 'over'),
  'letters over fills': both(TRIANGLE, LETTERS, 'under'),
  'letters and fills in turn': drawing(`BT ${START}(a) Tj ET ${TRIANGLE}`),
  'letters and boxes in turn': drawing(`BT ${START}(a) Tj ET 0 0 999 999 re f `),
  'letters over paths of many points': both(MANY_POINTS, LETTERS, 'under'),
  'paths of many points over letters': both(MANY_POINTS, LETTERS, 'over'),
  'a path without end': drawing('9 9 l ', '0 0 m ', ' f'),
  'curves without end': drawing('9 9 8 8 7 7 c ', '0 0 m ', ' f'),
  'paths of no length': drawing('0 0 m '),
  'boxes of one path': drawing('0 0 9 9 re ', '', ' f'),
  'wide strokes': drawing('0 0 m 99 99 l S ', '99 w '),
  clips: drawing('0 0 m 99 0 l 9 99 l h W n '),
  'a clip of many areas': drawing('0 0 m 99 0 l 9 99 l h ', '', ' W n'),
  'letters in a clip of many areas': both('0 0 m 9 0 l 9 999 l h ', `${START}${LETTERS}`, 'clip'),
  'pictures in the content': drawing(INLINE_PICTURE),
  'pictures in the content without end': drawing('BI /W 1 /H 1 /BPC 8 /CS /G ID a '),
  'pictures over letters': both(`q 9 0 0 9 9 400 cm ${INLINE_PICTURE}Q `, LETTERS, 'over'),
  'letters over pictures': both(`q 999 0 0 999 9 0 cm ${INLINE_PICTURE}Q `, LETTERS, 'under'),
  'transparent groups': drawing('/X0 Do ', '', '', withForm('/Group << /S /Transparency >>')),
  'forms that clip': drawing('/X0 Do ', '', '', withForm('')),
  'soft masks': drawing('/G0 gs 0 0 9 9 re f ', '', '', withMask()),
};

export const ordinaryPdf: MakeFile = (length, seed) => {
  const lines = makeResume(seed, Math.round(length * 0.6)).match(/[^\n]{1,90}/g) ?? [];
  const pages: string[] = [];
  for (let index = 0; index < lines.length; index += 55) pages.push(pageOf(lines.slice(index, index + 55)));
  return pdf({ pages });
};

/** The content of a page with a few lines that are read. */
export function wordsOn(seed: number): string {
  return pageOf(makeResume(seed, 400).split('\n'));
}

function pageOf(lines: readonly string[]): string {
  // The font has no other letters.
  return textLines(
    lines.map((text, index) => ({ text: text.replace(/[^ -~]/g, '-'), x: 50, y: 800 - 14 * index })),
  );
}

/** A page with words, and another with this content. */
function drawingOf(contentOf: (length: number) => string, options: Partial<PdfOptions> = {}): MakeFile {
  return (length, seed) => pdf({ pages: [wordsOn(seed), contentOf(length)], ...options });
}

function drawing(part: string, before = '', after = '', options: Partial<PdfOptions> = {}): MakeFile {
  return drawingOf((length) => before + filled(length, part) + after, options);
}

function text(part: string, before = '', after = '', options: Partial<PdfOptions> = {}): MakeFile {
  return drawing(part, `BT ${START}${before}`, `${after} ET`, options);
}

function textOf(partOf: (index: number) => string, options: Partial<PdfOptions> = {}, size = 9): MakeFile {
  return drawingOf((length) => `BT /F1 ${size} Tf ${numbered(length, partOf)} ET`, options);
}

/** Half of the length for what is painted, and half for letters. */
function both(painted: string, letters: string, order: 'over' | 'under' | 'clip'): MakeFile {
  return drawingOf((length) => {
    const area = filled(length / 2, painted);
    const words = `BT ${START}${filled(length / 2, letters)} ET `;
    if (order === 'over') return words + area;
    return order === 'clip' ? `${area} W n ${words}` : area + words;
  });
}

function at(x: number, y: number): string {
  return `1 0 0 1 ${x} ${y} Tm (ab) Tj `;
}

function onHugePage(): Partial<PdfOptions> {
  return { page: '/MediaBox [0 0 14000 14000]' };
}

function withHebrew(): Partial<PdfOptions> {
  return {
    resources: '/Font << /F1 3 0 R /F2 10 0 R >>',
    objects: ['<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode 11 0 R >>', HEBREW],
  };
}

function withForm(entries: string): Partial<PdfOptions> {
  const form = `<< /Type /XObject /Subtype /Form /BBox [0 0 99 99] ${entries} /Length 13 >>\nstream\n0 0 9 9 re f \nendstream`;
  return { resources: '/XObject << /X0 10 0 R >>', objects: [form] };
}

function withMask(): Partial<PdfOptions> {
  const { objects = [] } = withForm('/Group << /S /Transparency /CS /DeviceGray >>');
  return {
    resources: '/ExtGState << /G0 11 0 R >>',
    objects: [...objects, '<< /Type /ExtGState /SMask << /S /Luminosity /G 10 0 R >> >>'],
  };
}
