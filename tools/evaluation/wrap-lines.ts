/** Breaks the lines of a text at a width, as editors and the pages of documents do. Spaces in a row are kept. */
export function wrapLines(text: string, columns: number, indent = ''): string {
  return text
    .split('\n')
    .map((line) => wrapLine(line, columns, indent))
    .join('\n');
}

function wrapLine(line: string, columns: number, indent: string): string {
  const [first = '', ...words] = line.split(' ');
  let wrapped = first;
  let width = first.length;
  for (const word of words) {
    const isFull = width > 0 && width + 1 + word.length > columns;
    wrapped += isFull ? `\n${indent}${word}` : ` ${word}`;
    width = isFull ? indent.length + word.length : width + 1 + word.length;
  }
  return wrapped;
}
