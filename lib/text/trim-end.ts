/**
 * The text without the characters at its end that are of a kind. It looks at each of those once, where a pattern such as
 * `/[.\s]+$/` would begin anew at every character of each run that stands within the text, which is quadratic.
 *
 * @param kind matches one character (UTF-16), and is neither global nor sticky
 */
export function trimEndOf(text: string, kind: RegExp): string {
  let end = text.length;
  while (end > 0 && kind.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
