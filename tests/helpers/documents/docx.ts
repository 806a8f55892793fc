import { type ZipEntry, zip } from './zip.ts';

export const DOCX_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

const NAMESPACES = [
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"',
  'xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"',
  'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"',
  'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape"',
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"',
].join(' ');

export interface DocxParts {
  /** Content of the body, as WordprocessingML. */
  body: string;
  styles?: string;
  header?: string;
  footer?: string;
  others?: readonly ZipEntry[];
}

/** A Word document as Word writes it, but for the parts that hold no text. */
export function docx({ body, styles, header, footer, others = [] }: DocxParts): Buffer {
  const part = (name: string, root: string, content: string | undefined): ZipEntry[] =>
    content === undefined
      ? []
      : [
          {
            name: `word/${name}.xml`,
            content: `<?xml version="1.0"?><w:${root} ${NAMESPACES}>${content}</w:${root}>`,
          },
        ];
  return zip([
    { name: '[Content_Types].xml', content: '<Types/>' },
    ...part('document', 'document', `<w:body>${body}</w:body>`),
    ...part('styles', 'styles', styles),
    ...part('header1', 'hdr', header),
    ...part('footer1', 'ftr', footer),
    ...others,
  ]);
}

/** A paragraph of one run. */
export function paragraph(text: string, runProperties = '', paragraphProperties = ''): string {
  return `<w:p>${paragraphProperties && `<w:pPr>${paragraphProperties}</w:pPr>`}${run(text, runProperties)}</w:p>`;
}

export function run(text: string, properties = ''): string {
  return `<w:r>${properties && `<w:rPr>${properties}</w:rPr>`}<w:t xml:space="preserve">${text}</w:t></w:r>`;
}
