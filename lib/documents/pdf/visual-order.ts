/** Hebrew, Arabic and their relatives, with the forms of letters that old fonts have. */
const RIGHT_TO_LEFT = /[\u0590-\u065f\u066b-\u06ef\u06fa-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
const LETTER = /\p{L}/u;
const MARK = /\p{M}/u;
const DIGIT = /\p{Nd}/u;
/** Inside of a number, between digits. */
const SEPARATOR = /[.,:/\u066b\u066c-]/;
const CURRENCY = /\p{Sc}/u;
const PAIRS = ['()', '[]', '{}', '<>', '«»', '‹›'];
const MIRRORED = new Map(
  PAIRS.flatMap(([open = '', close = '']) => [[open, close] as const, [close, open] as const]),
);

/** Whether a character is written from right to left. */
export function isRightToLeft(character: string): boolean {
  return RIGHT_TO_LEFT.test(character);
}

/** How many letters of a text run to the right, less those that run to the left: below 0, it is read from the right. */
export function lettersToTheRight(text: string): number {
  let count = 0;
  for (const character of text) {
    if (isRightToLeft(character)) count -= 1;
    else if (LETTER.test(character)) count += 1;
  }
  return count;
}

/**
 * A line in the order in which it is read, from how it is seen from left to right. That undoes what UAX #9 does to show
 * it, as far as the line tells; where several orders look the same, it is the one without numbers before words.
 *
 * @param isFromRight whether the line as a whole is read from the right
 */
export function inLogicalOrder(line: string, isFromRight: boolean): string {
  if (!RIGHT_TO_LEFT.test(line)) return line;
  const characters = [...line];
  if (isFromRight) return turned(characters).join('');
  const result: string[] = [];
  for (let index = 0; index < characters.length; ) {
    const end = isRightToLeft(characters[index] ?? '') ? endOfPassage(characters, index) : index + 1;
    const passage = characters.slice(index, end);
    result.push(...(end > index + 1 ? turned(passage) : passage));
    index = end;
  }
  return result.join('');
}

/** After the last letter from the right before the next one to the right. */
function endOfPassage(characters: readonly string[], start: number): number {
  let end = start + 1;
  for (let index = start + 1; index < characters.length; index += 1) {
    const character = characters[index] ?? '';
    if (isRightToLeft(character)) end = index + 1;
    else if (LETTER.test(character)) break;
  }
  return end;
}

/** Everything turned around, but for words to the right and numbers. */
function turned(characters: readonly string[]): string[] {
  const pieces: string[] = [];
  for (let index = 0; index < characters.length; ) {
    const end = endOfRun(characters, index);
    const run = characters.slice(index, end).join('');
    pieces.push(end === index + 1 ? (MIRRORED.get(run) ?? run) : run);
    index = end;
  }
  pieces.reverse();
  return isInsideOut(pieces) ? pieces.map((piece) => MIRRORED.get(piece) ?? piece) : pieces;
}

/** Some programs write brackets as they are meant, and not as they are seen: then they close before they open. */
function isInsideOut(pieces: readonly string[]): boolean {
  return PAIRS.some(([open = '', close = '']) => {
    const closed = pieces.indexOf(close);
    return closed >= 0 && pieces.lastIndexOf(open) > closed && pieces.indexOf(open) > closed;
  });
}

/**
 * The end of what begins at a place and is read to the right: words with what is between them, a number, or one
 * character with its marks.
 */
function endOfRun(characters: readonly string[], start: number): number {
  const first = characters[start] ?? '';
  if (isWord(first)) return endOfWords(characters, start);
  if (DIGIT.test(first)) return endOfNumber(characters, start);
  if (CURRENCY.test(first) && DIGIT.test(characters[start + 1] ?? ''))
    return endOfNumber(characters, start + 1);
  let end = start + 1;
  while (end < characters.length && MARK.test(characters[end] ?? '')) end += 1;
  return end;
}

function endOfWords(characters: readonly string[], start: number): number {
  let end = start + 1;
  for (let index = end; index < characters.length; index += 1) {
    const character = characters[index] ?? '';
    if (isRightToLeft(character)) break;
    if (isWord(character) || DIGIT.test(character)) end = index + 1;
  }
  return end;
}

function endOfNumber(characters: readonly string[], start: number): number {
  let end = start + 1;
  while (end < characters.length) {
    const character = characters[end] ?? '';
    const isInside = SEPARATOR.test(character) && DIGIT.test(characters[end + 1] ?? '');
    if (!DIGIT.test(character) && !isInside) break;
    end += 1;
  }
  return /[%‰]/.test(characters[end] ?? '') ? end + 1 : end;
}

function isWord(character: string): boolean {
  return LETTER.test(character) && !isRightToLeft(character);
}
