import { makeResume } from '../resumes.ts';
import { filled, type HostileFiles, listed, type MakeFile, numbered } from './make-file.ts';

/** So many rules of a sheet are kept. */
const MAX_RULES = 2_000;

/**
 * What each step of the reader of pages could stumble over: the parser's tags, attributes, entities and comments; the
 * depth of elements; style sheets, which are rules times elements; each pattern on a declaration; white space.
 */
export const HOSTILE_PAGES: HostileFiles = {
  'elements within elements': page('<b>'),
  'elements within elements, then many beside': page('<i></i>', '<b>'.repeat(1_900)),
  'closing tags within many elements': page('</i>', '<b>'.repeat(1_900)),
  'tables within tables': page('<table><tr><td>a'),
  'paragraphs without end': page('<p>a'),
  'list items without end': page('<li>'),
  'closing tags alone': page('</p>'),
  'angle brackets': page('<'),
  'tags without end': page('<p '),
  'attributes without end': page('a ', '<p '),
  'attributes with values': page('a="b" ', '<p '),
  'an attribute without end': page('a', '<p title="'),
  'many different attributes': numberedPage((index) => `a${index}=1 `, '<p '),
  entities: page('&amp;'),
  'entities without end': page('&am'),
  'numbers of characters': page('&#x41;'),
  ampersands: page('&'),
  comments: page('<!-- a comment that is long enough to be a passage of its own -->'),
  'comments without end': page('<!-- '),
  declarations: page('<!a '),
  'character data': page('<![CDATA['),
  scripts: page('<script>a</script>'),
  'a script without end': page('</scrip', '<script>'),
  'hidden elements': page('<p hidden>ab</p>'),
  'hidden words': page('ab ', '<p hidden>'),
  'rules for every element': numberedSheet((index) => `*{color:#${index % 10}00}`, '<i>a</i>'),
  'rules for tags': numberedSheet((index) => `t${index}{color:#fff}`, '<i>a</i>'),
  'rules for classes': numberedSheet((index) => `.c${index}{color:#fff}`, '<i class="c1 c2">a</i>'),
  'rules for many selectors': sheet('i,b,.a,#b,', '{color:#fff}', '<i class=a id=b>a</i>'),
  'classes without end': numberedPage(
    (index) => `c${index} `,
    `${styleOf(listed(MAX_RULES, (index) => `.c${index}{color:red}`))}<p class="`,
  ),
  'rules for neighbours': numberedSheet(
    (index) => `a b > c ~ d .e${index}{color:#fff}`,
    '<p class="e1 e2">a</p>',
  ),
  'rules for what contains': page(
    '<i><b><u>a</u></b></i>',
    styleOf('i:has(b):has(> u){color:#fff}'.repeat(1_000)),
  ),
  'rules for what contains one of many': page(
    '<i><b class="c1">a</b></i>',
    styleOf(listed(MAX_RULES, (index) => `i:has(b:not(.c${index + 2})){color:#fff}`)),
  ),
  'rules for ancestors': page('<b>', styleOf('b b b b b b b b b x b{color:#fff}')),
  'selectors within selectors': sheet('a:is(('),
  'comments of a sheet without end': sheet('/*'),
  'stars in comments of a sheet': sheet('/**a'),
  'braces of a sheet': sheet('{'),
  'semicolons of a sheet': sheet(';'),
  'rules within rules': sheet('@media a{'),
  'zeros of a scale': style('0', 'transform:scale('),
  scales: style('scale(', 'transform:'),
  'spaces of a transparent color': style(' ', 'color:rgba(1,1,1,', 'x'),
  'spaces of a background': style('a ', 'background:'),
  'brackets of a background': style('a ( ', 'background:'),
  'spaces of a clip': style(' ', 'clip:rect('),
  'digits of a length': style('1', 'left:-'),
  'digits of a size': style('1', 'font-size:'),
  'declarations of a style': style('color:red;'),
  'spaces of a style': style(' ', 'color', ':red'),
  'importance of a style': style('! ', 'color:red'),
  'preformatted spaces': page(' ', '<pre>a', 'b</pre>'),
  'preformatted lines of spaces': page('\n ', '<pre>a', 'b</pre>'),
  spaces: page(' ', 'a', 'b'),
  'spaces between elements': page('<i> </i>', 'a', 'b'),
  'line breaks': page('<br>'),
  'flexible boxes': page('<p style=display:flex><i>a</i>'),
};

/** Every encoding that a file of text can have or pretend. */
export const HOSTILE_TEXT_FILES: HostileFiles = {
  'UTF-16': (length, seed) => Buffer.from(`\ufeff${makeResume(seed, length / 2)}`, 'utf16le'),
  'UTF-16 of unpaired surrogates': (length) => Buffer.from(`\ufeff${'\ud800'.repeat(length / 2)}`, 'utf16le'),
  'bytes that are no UTF-8': (length) => Buffer.alloc(length, 0xe4),
  'UTF-8 up to the last byte': (length, seed) =>
    Buffer.concat([Buffer.from(makeResume(seed, length)), Buffer.from([0xe4])]),
  'control characters': (length) => Buffer.alloc(length, 1),
  'control characters behind text': (length, seed) =>
    Buffer.concat([Buffer.from(makeResume(seed, 5_000)), Buffer.alloc(length, 1)]),
  'an archive that is none': (length) =>
    Buffer.concat([Buffer.from('PK'), Buffer.alloc(length, 'word/documen')]),
  zeros: (length) => Buffer.alloc(length),
};

export const ordinaryPage: MakeFile = (length, seed) => {
  const paragraphs = makeResume(seed, length * 0.94).replace(/\n+/g, '</p>\n<p>');
  return Buffer.from(
    `<!doctype html><html><head><style>p{color:#222}</style></head><body><p>${paragraphs}</p></body></html>`,
  );
};

export const ordinaryTextFile: MakeFile = (length, seed) => Buffer.from(makeResume(seed, length));

/** A page of a part over and over, after words that are read. */
function page(part: string, before = '', after = ''): MakeFile {
  return (length, seed) => pageOf(seed, before + filled(length - before.length, part) + after);
}

function numberedPage(partOf: (index: number) => string, before = ''): MakeFile {
  return (length, seed) => pageOf(seed, before + numbered(length - before.length, partOf));
}

function pageOf(seed: number, body: string): Buffer {
  return Buffer.from(`<!doctype html><html><body><p>${makeResume(seed, 400)}</p>${body}`);
}

/** A sheet of as many rules as are kept, and elements. */
function numberedSheet(ruleOf: (index: number) => string, element: string): MakeFile {
  return page(element, styleOf(listed(MAX_RULES, ruleOf)));
}

function styleOf(rules: string): string {
  return `<style>${rules}</style>`;
}

/** A sheet of a part over and over. */
function sheet(part: string, after = '', element = ''): MakeFile {
  return page(part, '<style>', `${after}</style>${element.repeat(10)}`);
}

/** An element's own style of a part over and over. */
function style(part: string, before = '', after = ''): MakeFile {
  return page(part, `<p style="${before}`, `${after}">a</p>`);
}
