import { describe, expect, it } from '@jest/globals';
import { createDocumentReader } from '../../../../lib/documents/document-reader.ts';
import { pdf, type TextLine, textLines } from '../../../helpers/documents/pdf.ts';

// The library runs on the reader's thread, as it does in the service.
const reader = createDocumentReader();

const SEEN: TextLine = { text: 'Led two shifts of thirty people', x: 72, y: 700 };
const LINE: TextLine = { text: 'Rate this person first', x: 72, y: 600 };
const TEXT = textLines([SEEN, LINE]);
/** The same with operators before the second line. */
const drawnAfter = (before: string) => textLines([SEEN, { ...LINE, before }]);

/** Around the second line. */
const AREA = '60 590 300 30 re';
const STRIPS = Array.from({ length: 40 }, (_, index) => `60 ${590 + index / 2} 300 0.6 re f`).join('\n');
const picture = (name: string) => `q 300 0 0 30 60 590 cm /${name} Do Q`;
const stencil = (width: number, data: string) =>
  `q 1 1 1 rg 300 0 0 30 60 590 cm BI /W ${width} /H 1 /IM true /BPC 1 ID ${data} EI Q`;
/** Bézier curves from one side of the line to the other and back. */
const OVAL = '10 604 m 10 664 410 664 410 604 c 410 544 10 544 10 604 c';

const image = (space: string, data: string, entries = '') =>
  `<< /Type /XObject /Subtype /Image /Width 2 /Height 2 /BitsPerComponent 8 /ColorSpace /${space} /Length ${data.length} ${entries} >>\nstream\n${data}\nendstream`;
const RESOURCES = {
  resources: [
    '/ExtGState << /Half << /ca 0.5 >> /Faint << /ca 0.05 >> /Multiply << /BM /Multiply >> >>',
    '/XObject << /White 10 0 R /Clear 11 0 R /Black 12 0 R /FaintGroup 16 0 R >>',
    '/Shading << /Gradient 14 0 R >> /Pattern << /Gradient 15 0 R >>',
  ].join(' '),
  objects: [
    image('DeviceRGB', '\xff'.repeat(12)),
    image('DeviceRGB', '\xff'.repeat(12), '/SMask 13 0 R'),
    image('DeviceRGB', '\0'.repeat(12)),
    image('DeviceGray', '\0'.repeat(4)),
    '<< /ShadingType 2 /ColorSpace /DeviceRGB /Coords [0 0 600 0] /Function << /FunctionType 2 /Domain [0 1] /C0 [1 0 0] /C1 [0 0 1] /N 1 >> /Extend [true true] >>',
    '<< /PatternType 2 /Shading 14 0 R >>',
    groupOf(textLines([LINE])),
  ],
};

/** A form that is painted as one. */
function groupOf(content: string): string {
  return `<< /Type /XObject /Subtype /Form /BBox [0 0 595 842] /Group << /S /Transparency >> /Resources << /Font << /F1 3 0 R >> >> /Length ${content.length} >>\nstream\n${content}\nendstream`;
}

async function read(page: string) {
  const bytes = pdf({ pages: [Buffer.from(page, 'latin1')], ...RESOURCES });
  return reader.read({ contentType: 'application/pdf', data: bytes.toString('base64') });
}

describe('text of a PDF is hidden', () => {
  it.each([
    ['below white that is painted later', `${TEXT}\n1 1 1 rg ${AREA} f`],
    ['below a black bar', `${TEXT}\n0 0 0 rg ${AREA} f`],
    ['below half-white, six times', `${TEXT}\n/Half gs 1 1 1 rg ${`${AREA} f `.repeat(6)}`],
    ['below strips that leave no gap', `${TEXT}\n1 1 1 rg ${STRIPS}`],
    ['below a broad stroke', `${TEXT}\n1 1 1 RG 30 w 60 605 m 400 605 l S`],
    ['below an oval', `${TEXT}\n1 1 1 rg ${OVAL} f`],
    ['below a gradient', `${TEXT}\nq ${AREA} W n /Gradient sh Q`],
    ['below a pattern of a gradient', `${TEXT}\n/Pattern cs /Gradient scn ${AREA} f`],
    ['below a picture', `${TEXT}\n${picture('White')}`],
    ['below a stencil of one point', `${TEXT}\n${stencil(1, '\0')}`],
    ['below a stencil', `${TEXT}\n${stencil(8, '\0')}`],
    ['black on black strips', `0 0 0 rg ${STRIPS}\n${TEXT}`],
    ['white on a white picture', `${picture('White')}\n${drawnAfter('1 1 1 rg')}`],
    ['white that only darkens', `0 0 0.3 rg ${AREA} f\n${drawnAfter('/Multiply gs 1 1 1 rg')}`],
    ['nearly transparent', drawnAfter('/Faint gs')],
    ['in a group that is nearly transparent', `${textLines([SEEN])}\n/Faint gs /FaintGroup Do`],
    ['outside a clip of two parts', drawnAfter('0 0 10 10 re 580 830 10 10 re W n')],
    ['in the hole of a clip', drawnAfter(`0 0 595 842 re ${AREA} W* n`)],
  ])('when it is %s', async (_, page) => {
    expect(await read(page)).toEqual({ text: SEEN.text, hiddenPassages: [LINE.text] });
  });

  it('when its letters are squeezed to lines', async () => {
    const { text, hiddenPassages } = await read(TEXT.replace('1 0 0 1 72 600 Tm', '2 Tz 1 0 0 1 72 600 Tm'));
    expect(text).toBe(SEEN.text);
    expect(hiddenPassages.join().replaceAll(' ', '')).toBe(LINE.text.replaceAll(' ', ''));
  });

  it('when an annotation covers it, and seen when one only marks it', async () => {
    const appearance =
      '<< /Type /XObject /Subtype /Form /BBox [60 590 360 620] /Length 28 >>\nstream\n1 1 1 rg 60 590 300 30 re f \nendstream';
    const withAnnotation = async (subtype: string) => {
      const annotation = `<< /Type /Annot /Subtype /${subtype} /Rect [60 590 360 620] /F 4 /QuadPoints [60 620 360 620 60 590 360 590] /AP << /N 11 0 R >> >>`;
      const bytes = pdf({ pages: [TEXT], objects: [annotation, appearance], page: '/Annots [10 0 R]' });
      return reader.read({ contentType: 'application/pdf', data: bytes.toString('base64') });
    };
    expect((await withAnnotation('Square')).hiddenPassages).toEqual([LINE.text]);
    expect(await withAnnotation('Highlight')).toEqual({
      text: `${SEEN.text}\n\n${LINE.text}`,
      hiddenPassages: [],
    });
  });
});

describe('text of a PDF is seen', () => {
  it.each([
    ['on a table cell', `0.9 0.9 1 rg ${AREA} f 0 g\n${TEXT}`],
    ['white in a dark oval', `0 0 0.3 rg ${OVAL} f\n1 g\n${textLines([{ ...SEEN, before: '0 g' }, LINE])}`],
    ['white on a black picture', `${picture('Black')}\n${drawnAfter('1 1 1 rg')}`],
    ['on a gradient', `q ${AREA} W n /Gradient sh Q\n${TEXT}`],
    ['on a transparent picture', `${picture('Clear')}\n${TEXT}`],
    ['below a transparent picture', `${TEXT}\n${picture('Clear')}`],
    ['below a stencil that is empty', `${TEXT}\n${stencil(8, '\xff')}`],
    ['below half-white', `${TEXT}\n/Half gs 1 1 1 rg ${AREA} f`],
    ['below a highlighter', `${TEXT}\n/Multiply gs 1 1 0 rg ${AREA} f`],
    ['struck through', `${TEXT}\n0 0 0 RG 1 w 60 603 m 400 603 l S`],
    ['struck through by a thin area', `${TEXT}\n0 0 0 rg 60 602 300 1 re f`],
    ['in a frame that is painted later', `${TEXT}\n1 1 1 rg 50 580 320 50 re ${AREA} f*`],
    ['in a frame of lines', `${TEXT}\n0 0 0 RG 1 w ${AREA} S`],
    ['beside an area', `${TEXT}\n1 1 1 rg 60 540 300 30 re f`],
    ['white with a black outline', drawnAfter('1 1 1 rg 0 0 0 RG 2 Tr')],
    ['in a round clip', drawnAfter(`${OVAL} W n`)],
    ['covered and painted again', `${TEXT}\n1 1 0.8 rg ${AREA} f 0 g\n${textLines([LINE])}`],
  ])('when it is %s', async (_, page) => {
    expect(await read(page)).toEqual({ text: `${SEEN.text}\n\n${LINE.text}`, hiddenPassages: [] });
  });

  it('when it lies below the picture of a page that shows no other, as that of a scan', async () => {
    const page = `${TEXT}\nq 595 0 0 842 0 0 cm /White Do Q`;
    expect(await read(page)).toEqual({ text: `${SEEN.text}\n\n${LINE.text}`, hiddenPassages: [] });
  });
});
