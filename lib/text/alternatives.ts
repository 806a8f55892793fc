/**
 * One pattern of several, tried in their order: a list of words or phrases reads better a few to a line.
 *
 * @throws TypeError when their flags differ
 */
export function anyOf(...patterns: readonly [RegExp, ...RegExp[]]): RegExp {
  const [{ flags }] = patterns;
  if (patterns.some((pattern) => pattern.flags !== flags))
    throw new TypeError('The patterns have other flags.');
  return new RegExp(patterns.map(({ source }) => source).join('|'), flags);
}

/** The same for a part of a pattern, as a group that captures nothing, of sources and for one. */
export function either(...sources: readonly string[]): string {
  return `(?:${sources.join('|')})`;
}
