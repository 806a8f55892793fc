const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/**
 * Whether a JSON text nests objects and lists deeper than `maxDepth`: parsing costs some twenty times as much for a
 * level as for a character of a string. Linear in the text, and fast where most of it is strings; for text that is no
 * JSON the answer is of no use.
 */
export function isNestedDeeper(text: string, maxDepth: number): boolean {
  let depth = 0;
  for (let offset = 0; offset < text.length; offset += 1) {
    const code = text.charCodeAt(offset);
    if (code === QUOTE) offset = endOfString(text, offset);
    else if (isOpening(code)) {
      depth += 1;
      if (depth > maxDepth) return true;
    } else if (isClosing(code)) depth -= 1;
  }
  return false;
}

/** Offset of the quotation mark that ends the string which begins at `start`; the end of the text when none does. */
function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (end >= 0 && isEscaped(text, start, end)) end = text.indexOf('"', end + 1);
  return end < 0 ? text.length : end;
}

function isEscaped(text: string, start: number, offset: number): boolean {
  let backslashes = 0;
  while (offset - backslashes - 1 > start && text.charCodeAt(offset - backslashes - 1) === BACKSLASH) {
    backslashes += 1;
  }
  return backslashes % 2 === 1;
}

/** `[` and `{` differ in one bit, as do `]` and `}`. */
function isOpening(code: number): boolean {
  return (code | 0x20) === 0x7b;
}

function isClosing(code: number): boolean {
  return (code | 0x20) === 0x7d;
}
