import { type DocumentText, UnreadableDocumentError } from '../scoring/resume-document.ts';

/** More than any resume has; what comes after is not read. The contract's limit of 100,000 counts later. */
export const MAX_TEXT_CHARACTERS = 200_000;
const MAX_HIDDEN_PASSAGES = 200;
const MAX_HIDDEN_CHARACTERS = 20_000;

/** Elements within elements; no editor comes near it, and reading gets slower with each. */
const MAX_DEPTH = 2_000;

/** @throws UnreadableDocumentError when elements are nested deeper than in any resume */
export function requireDepth(depth: number): void {
  if (depth <= MAX_DEPTH) return;
  throw new UnreadableDocumentError(
    'The document is nested too deeply to be read. Send a simpler file, or the text itself.',
  );
}

/** What may stand between two pieces of text; the later in the list, the wider. */
const GAPS = ['', ' ', '   ', '\n', '\n\n'] as const;
export type Gap = (typeof GAPS)[number];

/** Collects what a document shows and what it hides, piece by piece, within bounds. */
export class VisibleText {
  readonly #shown: string[] = [];
  readonly #hidden: string[] = [];
  #shownLength = 0;
  #hiddenLength = 0;
  #passage = '';
  #gap: Gap = '';

  /** True when nothing more is taken. */
  get isFull(): boolean {
    return this.#shownLength >= MAX_TEXT_CHARACTERS;
  }

  /** What separates the text to come from the text so far. Gaps do not add up: the widest stays. */
  separate(gap: Gap): void {
    if (GAPS.indexOf(gap) > GAPS.indexOf(this.#gap)) this.#gap = gap;
  }

  /** As `separate`, but whatever was asked for so far. */
  separateBy(gap: Gap): void {
    this.#gap = gap;
  }

  /** Adds text that is seen. It ends a hidden passage. */
  show(text: string): void {
    if (text.trim() !== '') this.#closePassage();
    if (this.isFull) return;
    this.#shown.push(this.#gap, text);
    this.#shownLength += this.#gap.length + text.length;
    this.#gap = '';
  }

  /** Adds text that is not seen; neighbouring pieces are one passage. */
  hide(text: string): void {
    if (this.#hiddenLength >= MAX_HIDDEN_CHARACTERS) return;
    this.#passage += text;
    this.#hiddenLength += text.length;
  }

  /** All that was taken, with no spaces at the ends of lines and no runs of empty lines. */
  finish(): DocumentText {
    this.#closePassage();
    // A pattern for white space before a line end would try each of its characters as the first.
    const lines = this.#shown.join('').slice(0, MAX_TEXT_CHARACTERS).split('\n');
    const text = lines
      .map((line) => line.trimEnd())
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim();
    return { text, hiddenPassages: this.#hidden };
  }

  #closePassage(): void {
    const passage = this.#passage.replace(/\s+/g, ' ').trim();
    this.#passage = '';
    if (/\p{L}{2}/u.test(passage) && this.#hidden.length < MAX_HIDDEN_PASSAGES) this.#hidden.push(passage);
  }
}
