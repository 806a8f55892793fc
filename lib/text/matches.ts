const NONE: readonly RegExpExecArray[] = [];

/**
 * All matches of a global pattern that never matches the empty text, as `matchAll` gives them. `matchAll` copies the
 * pattern for every text: for a long pattern and a line that costs more than the search.
 */
export function matchesOf(text: string, pattern: RegExp): readonly RegExpExecArray[] {
  pattern.lastIndex = 0;
  let match = pattern.exec(text);
  if (match === null) return NONE;
  const matches: RegExpExecArray[] = [];
  for (; match !== null; match = pattern.exec(text)) matches.push(match);
  return matches;
}
