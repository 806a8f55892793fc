import { placedNames } from '../../text/defined-names.ts';
import { excludesAt } from '../../text/exclusions.ts';

/** Cuts at semicolons, and at commas that no number owns and that part one thing from another. */
export function itemsAtCommas(text: string): string[] {
  // "Extract, Transform, Load (ETL)" is one name.
  const names = placedNames(text);
  return cutOutsideParentheses(text, (char, at) => {
    if (char !== ',') return char === ';';
    if (isDigitAt(text, at - 1) && isDigitAt(text, at + 1)) return false;
    return !(specifiesAt(text, at + 1) || names.some(({ start, end }) => at > start && at < end));
  });
}

/** "Languages welcome, especially German", "a licence, held for two years": tells more of what stands before the comma. */
const SPECIFIES =
  /^\s?(?:both (?:written|spoken|verbal|oral)|held (?:for|at|since|over)|valid for|especially|particularly|in particular|above all|notably|mainly|etc\.?|insbesondere|besonders|vor allem|notamment|surtout|en particulier|especialmente|sobre todo|en especial|met name|vooral|in het bijzonder)\s/i;
const SPECIFYING_CHARACTERS = 20;

/** Whether what stands behind a comma only tells more of what stands before it, or what it is not. */
export function specifiesAt(text: string, at: number): boolean {
  return SPECIFIES.test(text.slice(at, at + SPECIFYING_CHARACTERS)) || excludesAt(text, at);
}

/** The pieces of a text between the separators that stand in no brackets, trimmed, without empty ones. */
function cutOutsideParentheses(text: string, isSeparator: (char: string, at: number) => boolean): string[] {
  const pieces: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    const char = text.charAt(at);
    if (char === '(' || char === '[') depth++;
    else if (char === ')' || char === ']') depth = Math.max(0, depth - 1);
    else if (depth === 0 && isSeparator(char, at)) {
      pieces.push(text.slice(from, at));
      from = at + 1;
    }
  }
  pieces.push(text.slice(from));
  return pieces.map((piece) => piece.trim()).filter((piece) => piece !== '');
}

function isDigitAt(text: string, at: number): boolean {
  return /\d/.test(text.charAt(at));
}
