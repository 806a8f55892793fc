/** The text with one plain space for any whitespace between its words, and none around them. */
export function collapseSpace(text: string): string {
  return hasUnevenSpace(text) ? text.replace(/\s+/g, ' ').trim() : text;
}

/** The same for each line of a text; lines stay apart. */
export function collapseLineSpace(text: string): string {
  return UNEVEN_LINES.test(text) ? text.split('\n').map(collapseSpace).join('\n') : text;
}

/** More than single plain spaces between words, and line feeds between lines. */
const UNEVEN_LINES = /[^\S \n]| [ \n]|\n |^ | $/;

const SPACE = 0x20;

/**
 * Whether there is more than single plain spaces between words: most texts have none of it. Every character is looked at in
 * turn, which is faster than a regular expression for a text of a line.
 */
function hasUnevenSpace(text: string): boolean {
  let before = SPACE;
  for (let offset = 0; offset < text.length; offset += 1) {
    const code = text.charCodeAt(offset);
    if (code === SPACE) {
      if (before === SPACE) return true;
    } else if (isWhitespace(code)) return true;
    before = code;
  }
  return before === SPACE;
}

/** Whether a character (UTF-16) is whitespace, as `\s` has it. */
export function isWhitespace(code: number): boolean {
  if (code < 0x80) return code === SPACE || (code >= 0x09 && code <= 0x0d);
  if (code < 0x1680) return code === 0xa0;
  return (
    code === 0x1680 ||
    (code >= 0x2000 && code <= 0x200a) ||
    code === 0x2028 ||
    code === 0x2029 ||
    code === 0x202f ||
    code === 0x205f ||
    code === 0x3000 ||
    code === 0xfeff
  );
}
