import type { VisibleText } from '../visible-text.ts';
import type { Chunk } from './chunks.ts';
import { inLogicalOrder, isRightToLeft, lettersToTheRight } from './visual-order.ts';

/** Between lines this many type sizes apart, a paragraph ends. */
const PARAGRAPH_DISTANCE = 1.9;
/** Between words this many type sizes apart, a column of a table ends. */
const CELL_DISTANCE = 1.5;
const MIN_SPACED_LETTERS = 5;
const LETTER = /^\p{L}$/u;
const WORD_GAPS = 1.7;
/** Heads and feet of pages stand in this share of the height. */
const MARGIN_SHARE = 0.12;
const PAGE_NUMBER = /^(?:\D{0,12}\d{1,3}(?:\s?(?:\/|of|von|van|de|sur|di|av|z)\s?\d{1,3})?)$/iu;

/** Heads and feet of the pages so far, which later pages repeat. */
export class Margins {
  readonly #known = new Set<string>();

  /** The lines of a page that no earlier one has at the same place. Page numbers may differ. */
  withoutRepeated(lines: readonly Chunk[][], height: number): Chunk[][] {
    const found: string[] = [];
    const kept = lines.filter((line) => {
      const y = line[0]?.y ?? 0;
      if (y > MARGIN_SHARE * height && y < (1 - MARGIN_SHARE) * height) return true;
      const text = line.map((chunk) => chunk.text).join(' ');
      const place = `${Math.round(y / 3)} ${PAGE_NUMBER.test(text) ? text.replace(/\d+/g, '#') : text}`;
      found.push(place);
      return !this.#known.has(place);
    });
    for (const place of found) this.#known.add(place);
    return kept;
  }
}

/** Whether most of a page is read from the right. */
export function isPageFromRight(chunks: readonly Chunk[]): boolean {
  return chunks.reduce((sum, { text }) => sum + lettersToTheRight(text), 0) < 0;
}

/** Writes lines that are in the order of reading, with words that a line break parts in one piece. */
export function writeLines(lines: readonly Chunk[][], output: VisibleText, isPageFromRight: boolean): void {
  let last: Chunk | undefined;
  let waiting: string | null = null;
  for (const line of lines) {
    const [first] = line;
    if (first === undefined) continue;
    const distance: number = last === undefined ? 0 : first.y - last.y;
    const isParagraph = distance < 0 || distance > PARAGRAPH_DISTANCE * first.size;
    const text = textOf(line, isPageFromRight);
    const joined: string | null = waiting === null || isParagraph ? null : joinedAtHyphen(waiting, text);
    if (joined === null) {
      if (waiting !== null) output.show(waiting);
      output.separate(isParagraph ? '\n\n' : '\n');
    }
    waiting = shownButEnd(joined ?? text, output);
    last = first;
  }
  if (waiting !== null) output.show(waiting);
}

/** Shows of a long line what no word at its end reaches into; returns the rest. */
function shownButEnd(line: string, output: VisibleText): string {
  if (line.length <= MAX_WAITING_CHARACTERS) return line;
  output.show(line.slice(0, -MAX_WORD_CHARACTERS));
  return line.slice(-MAX_WORD_CHARACTERS);
}

/** A line as it is read. */
export function textOf(line: readonly Chunk[], isPageFromRight: boolean): string {
  if (isSetApart(line)) return spelledOut(line);
  let text = '';
  let end: number | null = null;
  for (const { text: words, x0, x1, size } of line) {
    if (end !== null) text += x0 - end > CELL_DISTANCE * size ? '   ' : ' ';
    text += words;
    end = x1;
  }
  return inLogicalOrder(text, isFromRight(text, isPageFromRight));
}

/** A heading whose letters stand far apart. */
function isSetApart(line: readonly Chunk[]): boolean {
  return line.length >= MIN_SPACED_LETTERS && line.every(({ text }) => LETTER.test(text));
}

/** Its letters as words: these are parted by a gap that is wider than most. */
function spelledOut(line: readonly Chunk[]): string {
  const gaps = line.slice(1).map(({ x0 }, index) => x0 - (line[index]?.x1 ?? x0));
  const usual = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0;
  return line
    .map(({ text }, index) => ((gaps[index - 1] ?? 0) > WORD_GAPS * usual ? ` ${text}` : text))
    .join('');
}

function isFromRight(text: string, isPageFromRight: boolean): boolean {
  return lettersToTheRight(text) < 0 || (isPageFromRight && [...text].some(isRightToLeft));
}

/** Of what is joined over many line ends, more than this is not looked through again at each. */
const MAX_WAITING_CHARACTERS = 1_000;
const MAX_WORD_CHARACTERS = 100;
const BROKEN_WORD = /(\p{L}[\p{L}\p{N}'’.-]*)[-\u2010\u00ad]$/u;
const CONTINUED = /^\p{Ll}{2}/u;
/** First parts of words that keep their hyphen: "cross-functional", "end-to-end", "real-time". */
const KEEPS_HYPHEN =
  /^(?:all|anti|award|back|best|business|client|close|cloud|co|cost|cross|customer|cutting|data|day|decision|detail|domain|double|drug|e|end|event|ex|face|fast|first|five|follow|four|front|full|goal|half|hand|hands|hard|high|home|in|inter|large|lead|long|low|mid|mission|model|multi|non|object|off|on|one|open|out|part|people|post|pre|problem|product|project|real|results|risk|second|self|service|short|single|six|small|solution|state|sub|task|team|ten|test|third|three|time|top|track|two|user|value|well|wide|world|year)$/i;

/** Two lines with the word in one piece that the first breaks off; `null` when it ends with a word or a dash. */
function joinedAtHyphen(line: string, next: string): string | null {
  const [ending, word = ''] = BROKEN_WORD.exec(line.slice(-MAX_WORD_CHARACTERS)) ?? [];
  if (ending === undefined || !CONTINUED.test(next)) return null;
  const isCompound = KEEPS_HYPHEN.test(word) || /[-\d.]|\p{L}\p{Lu}/u.test(word);
  return isCompound ? line + next : line.slice(0, -1) + next;
}
