import { saysSomething } from '../../text/plain-items.ts';

/** Whether a piece of a text says something, and no bracket of it was cut. */
export function standsWhole(piece: string): boolean {
  return piece.split('(').length === piece.split(')').length && saysSomething(piece);
}

/** The pieces of a text between its separators; the text itself where one of them would not stand whole. */
export function wholePieces(text: string, separator: RegExp): string[] {
  const pieces = text.split(separator);
  return pieces.length > 1 && pieces.every(standsWhole) ? pieces : [text];
}

/** What stands before and behind a match, in the text that it was found in. */
export function sidesOf(match: RegExpExecArray): [before: string, behind: string] {
  return [match.input.slice(0, match.index), match.input.slice(match.index + match[0].length)];
}
