import { either } from '../../../../text/alternatives.ts';

/**
 * One pattern of several, for lists of words that are too long for a line.
 *
 * @param frame the source of a pattern with `%` in the place of them all
 */
export function oneOf(frame: string, patterns: readonly RegExp[], flags = ''): RegExp {
  return new RegExp(
    frame.replace('%', () => either(...patterns.map(({ source }) => source))),
    flags,
  );
}
