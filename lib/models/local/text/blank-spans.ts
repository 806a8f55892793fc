import type { Line, Span } from '../types.ts';

/** The text of a line in which some spans are blank, so that places in it stay what they are. */
export function withBlanks({ text, start }: Line, spans: readonly Span[]): string {
  return spans.reduce((rest, span) => {
    const [from, to] = [Math.max(0, span.start - start), Math.min(text.length, span.end - start)];
    return rest.slice(0, from) + ' '.repeat(Math.max(0, to - from)) + rest.slice(to);
  }, text);
}
