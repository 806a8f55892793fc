import type { ResumeLine } from '../lines/resume-lines.ts';
import { isPlace, looksLikeName, nameTokens, startsWithGivenName } from './candidate-name.ts';
import { partsOf, piecesOf } from './header-pieces.ts';
import { isDocumentTitle } from './headline-words.ts';

/** A name stands this near to the top. */
export const MAX_OPENING_LINES = 6;

/** "須藤 玲子": a family's name and a given one, where running text has no spaces. */
const SPACED_EASTERN_NAME =
  /^\p{Script=Han}{1,3}[\s\u3000][\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{1,4}$/u;

/** The first known given name with a family's that stands alone between the signs of the header: what nothing knows before it is none. */
export function fullNameAhead(lines: readonly ResumeLine[]): string | null {
  for (const line of lines.slice(0, MAX_OPENING_LINES)) {
    if (line.area !== 'header' || line.isHeading) continue;
    for (const piece of shortestPieces(line.text.slice(line.prefix))) {
      if (SPACED_EASTERN_NAME.test(piece) && !isDocumentTitle(piece)) return piece;
      const tokens = nameTokens(piece);
      const isFull =
        tokens !== null && tokens.length > 1 && tokens.length < 5 && startsWithGivenName(tokens, false);
      if (isFull && looksLikeName(piece) && !isPlace(piece)) return piece;
    }
  }
  return null;
}

/** What stands between separators, commas and full stops. */
function shortestPieces(content: string): string[] {
  return piecesOf(content, 0)
    .flatMap(({ text }) => partsOf(text))
    .flatMap(({ text }) => text.split(/\.\s+/));
}
