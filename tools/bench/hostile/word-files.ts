import { docx, paragraph, run } from '../../../tests/helpers/documents/docx.ts';
import { zip } from '../../../tests/helpers/documents/zip.ts';
import { makeResume } from '../resumes.ts';
import { filled, type HostileFiles, listed, type MakeFile, numbered } from './make-file.ts';

const DEPTH = 1_800;
const WORDS = 'Backend Engineer at Harbour, TypeScript and PostgreSQL since 2019. ';

/**
 * What each step of the reader of Word documents could stumble over: the archive's directory and what it declares; the
 * parser of XML; the depth of elements, up which properties look for their owner; styles that rest on others; text that
 * is shown or hidden piece by piece; its white space.
 */
export const HOSTILE_WORD_FILES: HostileFiles = {
  'elements within elements': body('<w:p>'),
  'many elements within many': body('<w:a/>', '<w:p>'.repeat(DEPTH)),
  'properties within many elements': body('<w:b/>', `${'<w:p>'.repeat(DEPTH)}<w:r><w:rPr>`),
  'text within many elements': body('<w:r><w:t>a </w:t></w:r>', '<w:p>'.repeat(DEPTH)),
  'fills within many elements': body(
    '<a:srgbClr val="FFFFFF"/>',
    `${'<w:p>'.repeat(DEPTH)}<wps:wsp><wps:spPr><a:solidFill>`,
  ),
  'hidden drawings within many elements': body('<wp:docPr hidden="1"/>', '<w:p>'.repeat(DEPTH)),
  'closing tags within many elements': body('</w:a>', '<w:p>'.repeat(DEPTH)),
  'closing tags alone': body('</w:p>'),
  'deleted elements within elements': body('<w:del>'),
  'properties of one run': body('<w:color w:val="FFFFFF"/>', '<w:p><w:r><w:rPr>'),
  'runs without text': body('<w:r/>', '<w:p>'),
  'runs of one letter': body('<w:r><w:t>a</w:t></w:r>', '<w:p>'),
  'runs of one space': body('<w:r><w:t> </w:t></w:r>', '<w:p>'),
  spaces: body(' ', '<w:p><w:r><w:t>a', 'b</w:t></w:r></w:p>'),
  'spaces before line breaks': body(`${' '.repeat(500)}\n`, '<w:p><w:r><w:t>a', 'b</w:t></w:r></w:p>'),
  'line breaks': body('\n', '<w:p><w:r><w:t>a', 'b</w:t></w:r></w:p>'),
  'one word without end': body('a', '<w:p><w:r><w:t>', '</w:t></w:r></w:p>'),
  'hidden runs': body(run('ab', '<w:vanish/>'), '<w:p>'),
  'hidden runs beside others': body(run('ab', '<w:vanish/>') + run('ab'), '<w:p>'),
  'list items': body(paragraph('a', '', '<w:numPr/>')),
  tabs: body('<w:r><w:tab/></w:r>', '<w:p>'),
  breaks: body('<w:br/>', '<w:p><w:r>'),
  symbols: body('<w:sym w:char="F0B7"/>', '<w:p><w:r>'),
  'tables within tables': body('<w:tbl><w:tr><w:tc>'),
  cells: body('<w:tc><w:p/></w:tc>', '<w:tbl><w:tr>'),
  'text boxes': body('<w:txbxContent><w:p/></w:txbxContent>', '<w:p>'),
  shapes: body('<v:shape style="margin-left: -1"/>', '<w:p>'),
  'spaces of a shape': body('margin-left: ', '<v:shape style="', '"/>'),
  places: body('<wp:posOffset>-1</wp:posOffset>', '<w:p>'),
  attributes: bodyNumbered((index) => ` w:a${index}="1"`, '<w:p'),
  'an attribute without end': body('a', '<w:p w:a="'),
  entities: body('&amp;', '<w:p><w:r><w:t>'),
  'entities without end': body('&am', '<w:p><w:r><w:t>'),
  comments: body('<!-- a -->', '<w:p>'),
  'comments without end': body('<!-- '),
  'character data': body('<![CDATA[a]]>', '<w:p><w:r><w:t>'),
  'character data without end': body('<![CDATA['),
  'processing instructions': body('<?a?>'),
  'tags without end': body('<w:p '),
  styles: (length, seed) =>
    docx({ body: start(seed), styles: numbered(length, (index) => `<w:style w:styleId="s${index}"/>`) }),
  'styles that rest on others': (length, seed) =>
    docx({
      body: start(seed) + filled(length - 2_000, '<w:p><w:pPr><w:pStyle w:val="s1"/></w:pPr></w:p>'),
      styles: listed(
        30,
        (index) => `<w:style w:styleId="s${index}"><w:basedOn w:val="s${index + 1}"/></w:style>`,
      ),
    }),
  'styles that rest on themselves': (length, seed) =>
    docx({
      body: start(seed) + filled(length - 100, '<w:p><w:pPr><w:pStyle w:val="s"/></w:pPr></w:p>'),
      styles: '<w:style w:styleId="s"><w:basedOn w:val="s"/></w:style>',
    }),
  headers: (length, seed) => withParts(seed, 'header', length / 200),
  'notes that are none': (length, seed) => withParts(seed, 'media/picture', length / 200),
  'a part over and over': (length, seed) =>
    zip(
      Array.from({ length: length / 200 }, () => ({
        name: 'word/document.xml',
        content: document(start(seed)),
      })),
    ),
  'other bytes in front': (length, seed) =>
    Buffer.concat([Buffer.from('PK'), Buffer.alloc(length, 'PK\u0005\u0006'), docx({ body: start(seed) })]),
  'ends of archives': (length) =>
    Buffer.concat([Buffer.from('PK word/document'), Buffer.alloc(length, 'PK\u0005\u0006')]),
};

/** Files that weigh little and unpack to the most that is taken, or to more. */
export const WORD_BOMBS: HostileFiles = {
  'unpacks to 10 MB of one letter': (_, seed) =>
    docx({ body: start(seed) + paragraph('a'.repeat(9_990_000)) }),
  'unpacks to 10 MB of spaces': (_, seed) => docx({ body: start(seed) + paragraph(' '.repeat(9_990_000)) }),
  'unpacks to 10 MB of runs without text': bomb('<w:r/>'),
  'unpacks to 10 MB of hidden runs': bomb(run('ab', '<w:vanish/>')),
  'unpacks to 10 MB of elements within elements': bomb('<w:p>'),
  'unpacks to 10 MB of properties within many elements': bomb(
    '<w:b/>',
    `${'<w:p>'.repeat(DEPTH)}<w:r><w:rPr>`,
  ),
  'unpacks to 10 MB of attributes': (_, seed) =>
    docx({ body: `${start(seed)}<w:p${numbered(9_900_000, (index) => ` w:a${index}=""`)}/>` }),
  'unpacks to 100 MB': (_, seed) =>
    docx({ body: start(seed), others: [large('word/header2.xml', 100_000_000)] }),
  'unpacks to 100 MB beside what is read': (_, seed) =>
    docx({ body: start(seed), others: [large('word/media/a.png', 100_000_000)] }),
  'unpacks to more than it declares': (_, seed) =>
    docx({
      body: start(seed),
      others: [{ ...large('word/header2.xml', 100_000_000), declaredBytes: 1_000 }],
    }),
  'declares more than it unpacks to': (_, seed) =>
    docx({
      body: start(seed),
      others: [{ ...large('word/header2.xml', 1_000), declaredBytes: 4_000_000_000 }],
    }),
  'parts of 10 MB each': (_, seed) =>
    docx({
      body: start(seed),
      others: [2, 3, 4].map((number) => large(`word/header${number}.xml`, 9_000_000)),
    }),
  'headers of 1 MB each': (_, seed) =>
    docx({
      body: start(seed),
      others: Array.from({ length: 15 }, (_, number) => large(`word/header${number + 2}.xml`, 1_000_000)),
    }),
  '20,000 parts': (_, seed) => withParts(seed, 'a', 20_000),
};

export const ordinaryWordFile: MakeFile = (length, seed) =>
  docx({
    body: makeResume(seed, length * 0.62)
      .split(/\n+/)
      .map((line) => paragraph(line.replaceAll('&', '&amp;')))
      .join(''),
  });

function body(part: string, before = '', after = ''): MakeFile {
  return (length, seed) =>
    docx({ body: start(seed) + before + filled(length - before.length, part) + after });
}

function bodyNumbered(partOf: (index: number) => string, before: string): MakeFile {
  return (length, seed) => docx({ body: `${start(seed)}${before}${numbered(length, partOf)}/>` });
}

function bomb(part: string, before = ''): MakeFile {
  return (_, seed) => body(part, before)(9_900_000, seed);
}

function start(seed: number): string {
  return paragraph(`Candidate ${seed}. ${WORDS.repeat(3)}`);
}

function document(content: string): string {
  return `<?xml version="1.0"?><w:document><w:body>${content}</w:body></w:document>`;
}

function large(name: string, bytes: number) {
  return { name, content: Buffer.alloc(bytes, WORDS) };
}

function withParts(seed: number, name: string, count: number): Buffer {
  const others = Array.from({ length: Math.floor(count) }, (_, index) => ({
    name: `word/${name}${index + 2}.xml`,
    content: document(start(index)),
  }));
  return docx({ body: start(seed), others });
}
