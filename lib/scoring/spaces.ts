/** What is more than single plain spaces: most texts have none of it. */
const UNEVEN_SPACE = /\s{2}|[^\S ]/;

/** The text with one plain space for any whitespace between its words, and none around them. */
export function collapseSpace(text: string): string {
  return (UNEVEN_SPACE.test(text) ? text.replace(/\s+/g, ' ') : text).trim();
}

/** Whether a character (UTF-16) is whitespace. */
export function isSpace(code: number): boolean {
  if (code < 0x80) return code === 0x20 || (code >= 0x09 && code <= 0x0d);
  return code === 0xa0 || (code >= 0x1680 && WIDE_SPACES.has(code));
}

const WIDE_SPACES: ReadonlySet<number> = new Set(
  [
    ...'\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff',
  ].map((space) => space.charCodeAt(0)),
);
