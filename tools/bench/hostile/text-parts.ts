/** What is repeated to the full length of a text, and what stands once around that where a pattern needs it. */
export type TextPart = string | { before?: string; part: string; after?: string };

export type TextParts = Readonly<Record<string, TextPart>>;

/** So many characters of a part. */
export function repeatedPart(text: TextPart, length: number): string {
  const { before = '', part, after = '' } = typeof text === 'string' ? { part: text } : text;
  const space = Math.max(0, length - before.length - after.length);
  return before + part.repeat(Math.ceil(space / part.length)).slice(0, space) + after;
}

/**
 * Of any text, a resume's or a job's. One row for each kind of character that patterns treat in its own way, alone and
 * where a run of it ends before what the pattern needs; and one for each form of line.
 */
export const CHARACTER_PARTS: TextParts = {
  'one letter': 'a',
  'one capital': 'A',
  'words in capitals': 'ABCDEFG ',
  'words with a capital, small ones as well': 'And The ',
  'initials in capitals': 'A. ',
  'sentences in capitals': 'ABC DEF THE GHI. ',
  'one word of points in capitals': 'AB.',
  'lines in capitals that fill a page': `${'ABCDE AND '.repeat(8)}\n`,
  'one digit': '1',
  spaces: ' ',
  tabs: '\t',
  'no-break spaces': '\u00a0',
  'wide spaces': '\u3000',
  'line separators': '\u2028',
  'form feeds': '\f',
  'line breaks': '\n',
  'line breaks with spaces': '\n ',
  'carriage returns': '\r',
  'spaces before a line end': `${' '.repeat(500)}x\n`,
  'full stops': '.',
  'exclamation marks': '!',
  'question marks': '?',
  'full stops before a letter': { part: '.', after: 'x' },
  'question marks before a letter': { part: '?', after: 'x' },
  'ideographic full stops before a letter': { part: '。', after: 'x' },
  'spaces before a letter': { part: ' ', after: 'x' },
  'brackets before a letter': { part: ')', after: 'x' },
  'apostrophes before a letter': { part: "'", after: 'x' },
  'a run of commas': ',',
  'a run of semicolons': ';',
  'a run of colons': ':',
  'a run of hyphens': '-',
  apostrophes: "'",
  'quotation marks': '"',
  slashes: '/',
  'closing brackets': ')',
  'opening brackets': '(',
  'bars with spaces': ' | ',
  'hyphens with spaces': ' - ',
  'signs between letters': "a'a.a-",
  bullets: '- ',
  'empty bullets': '-\n',
  'one letter a line': 'a\n',
  dashes: '–—-',
  'open brackets': '([{<',
  commas: ',a',
  dots: 'a.',
  colons: 'a: ',
  'labels on lines': 'a:\n',
  'capitals with spaces': 'A ',
  'combining marks': 'e\u0301\u0327\u0323',
  'zero-width characters': 'a\u200b\u200d',
  'text direction marks': '\u202e\u202da',
  'unpaired surrogates': '\ud800',
  'astral characters': '\u{1f600}',
  'Chinese characters': '护士医院',
  'a German compound': 'ausbildung',
  'letters that change when folded': 'ßİŉ',
};
