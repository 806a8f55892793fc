import { collapseSpace, isWhitespace } from '../../text/spaces.ts';
import { removeInvisible } from '../intake/invisible-characters.ts';
import type { TextRange, TracedText } from '../intake/offset-map.ts';
import { FoldedText, fold, MAX_QUOTE_CHARACTERS, MIN_FREE_QUOTE_CHARACTERS } from './folded-text.ts';
import { yearsNamedIn } from './years-named.ts';

/** A range of the normalized resume that proves nothing, and why. */
export interface ExcludedRange extends TextRange {
  reason: 'instructions' | 'copied' | 'personal' | 'doubtful';
}

export type Located =
  | { kind: 'found'; evidence: string }
  | { kind: 'not_found' }
  | { kind: 'instructions' }
  | { kind: 'copied' };

/** Stands for what was taken out of a sentence because it must not count. */
export const PLACEHOLDER = '[redacted]';

const MAX_EVIDENCE_CHARACTERS = 400;

const NEUTRAL_PRONOUN = /\b(?:they|them|their|theirs|themselves|themself)\b/i;

/**
 * Finds quotes in a resume and returns them as the caller wrote them.
 *
 * `modelText` is what the model read; `normalized` is the same text before passages were taken out, at the stage that
 * the `excluded` ranges refer to. A quote may be from either: what stands in an excluded passage is told apart from what
 * was invented.
 */
export class EvidenceIndex {
  readonly #modelText: TracedText;
  readonly #normalized: TracedText;
  readonly #excluded: readonly ExcludedRange[];
  /** What must not count: words inside of a quote may be of it, a whole quote may not. */
  readonly #personal: readonly ExcludedRange[];
  #foldedModelText: FoldedText | undefined;
  #foldedNormalized: FoldedText | undefined;
  #years: ReadonlySet<number> | undefined;

  constructor(modelText: TracedText, normalized: TracedText, excluded: readonly ExcludedRange[]) {
    this.#modelText = modelText;
    this.#normalized = normalized;
    const ordered = excluded.toSorted((a, b) => a.start - b.start);
    this.#excluded = ordered.filter(({ reason }) => reason !== 'personal');
    this.#personal = ordered.filter(({ reason }) => reason === 'personal');
  }

  /** Made when the first quote comes: until then a candidate waits for the model, one of many. */
  get #folded(): FoldedText {
    this.#foldedModelText ??= new FoldedText(this.#modelText.text);
    return this.#foldedModelText;
  }

  /**
   * Where a quote stands, whitespace, case, invisible characters and the shape of quotation marks and dashes aside, and
   * only at word boundaries. A quote of less than 12 characters must be a whole line or an item of a list.
   */
  locate(quote: string): Located {
    if (quote.length > MAX_QUOTE_CHARACTERS * 4) return { kind: 'not_found' };
    for (const wanted of quoteForms(quote)) {
      const places = this.#folded.placesOf(wanted);
      for (let range = places.next(); range !== null; range = places.next()) {
        const evidence = this.#evidenceAt(this.#modelText.rangeAtStage(range, this.#normalized.stage));
        if (evidence !== null) return { kind: 'found', evidence };
      }
    }
    return this.#locateExcluded(quote);
  }

  /** All places of a quote from the model's text, as ranges of the normalized one. */
  rangesOf(quote: string): TextRange[] {
    for (const wanted of quoteForms(quote)) {
      const ranges: TextRange[] = [];
      const places = this.#folded.placesOf(wanted);
      for (let range = places.next(); range !== null; range = places.next()) {
        ranges.push(this.#modelText.rangeAtStage(range, this.#normalized.stage));
      }
      if (ranges.length > 0) return ranges;
    }
    return [];
  }

  /** Whether a text of any length stands in what the model read, at word boundaries. */
  contains(text: string): boolean {
    return this.#folded.has(fold(text));
  }

  /**
   * Words of the model's text as the caller wrote them, where they stand there in another form ("Einkäufer" for "Einkäuferin"): first
   * where they are a whole item, as a title is. The words as they are when they stand nowhere, when more than their form was changed,
   * and beside a pronoun that took the place of one that tells a gender.
   */
  asWritten(words: string): string {
    const wanted = fold(words);
    if (NEUTRAL_PRONOUN.test(words) || wanted.includes(PLACEHOLDER)) return words;
    const places = [this.#folded.placesOf(wanted), this.#folded.allPlacesOf(wanted)];
    for (const found of places) {
      const range = found.next();
      if (range === null) continue;
      const original = this.#modelText.toOriginal(range);
      const slice = this.#modelText.original.slice(original.start, original.end);
      if (slice === words) return words;
      const written = collapseSpace(removeInvisible(slice));
      const isForm = written.split(' ').length === collapseSpace(words).split(' ').length;
      return isForm && fold(written) !== wanted ? written : words;
    }
    return words;
  }

  /** Whether the model's text names a year, in four digits or in two ("03/19", "'19"). */
  hasYear(year: number): boolean {
    this.#years ??= yearsNamedIn(this.#modelText.text);
    return this.#years.has(year);
  }

  #locateExcluded(quote: string): Located {
    if (this.#modelText === this.#normalized) return { kind: 'not_found' };
    this.#foldedNormalized ??= new FoldedText(this.#normalized.text);
    let reason: ExcludedRange['reason'] | null = null;
    for (const wanted of quoteForms(quote)) {
      const places = this.#foldedNormalized.placesOf(wanted);
      for (let range = places.next(); range !== null; range = places.next()) {
        const passage = this.#excluded.find(({ start, end }) => start < range.end && end > range.start);
        if (passage !== undefined) {
          // Being in an instruction weighs more than being copied, and that more than being in a sentence that may be one.
          if (reason === null || reason === 'doubtful' || passage.reason === 'instructions') {
            reason = passage.reason;
          }
          continue;
        }
        const evidence = this.#isPersonal(range) ? null : this.#evidenceAt(range);
        if (evidence !== null) return { kind: 'found', evidence };
      }
    }
    return { kind: reason === 'instructions' || reason === 'copied' ? reason : 'not_found' };
  }

  /** Whether at least half of a normalized range is personal. */
  #isPersonal(range: TextRange): boolean {
    let covered = 0;
    for (const passage of this.#personal) {
      covered += Math.max(0, Math.min(passage.end, range.end) - Math.max(passage.start, range.start));
    }
    return covered * 2 >= range.end - range.start;
  }

  /** The longest part of a normalized range that is not excluded, in the caller's own writing. */
  #evidenceAt(range: TextRange): string | null {
    const best = longestPart(range, this.#excluded);
    const whole = best.end - best.start === range.end - range.start;
    if (!whole && best.end - best.start < MIN_FREE_QUOTE_CHARACTERS) return null;
    const original = this.#normalized.toOriginal(best);
    const slice = this.#normalized.original.slice(original.start, original.end);
    const evidence = shorten(collapseSpace(removeInvisible(slice)));
    return hasWord(evidence) ? evidence : null;
  }
}

/** The longest part of a range that none of the passages, in order, covers; of equal ones the first. */
function longestPart(range: TextRange, passages: readonly ExcludedRange[]): TextRange {
  let best: TextRange = { start: range.start, end: range.start };
  let position = range.start;
  for (const passage of passages) {
    if (passage.end <= position) continue;
    if (passage.start >= range.end) break;
    if (passage.start - position > best.end - best.start) best = { start: position, end: passage.start };
    position = Math.max(position, passage.end);
  }
  return range.end - position > best.end - best.start ? { start: position, end: range.end } : best;
}

/** At most 400 characters, ending with a sentence where there is one, else with a word. */
function shorten(text: string): string {
  if (text.length <= MAX_EVIDENCE_CHARACTERS) return text;
  const head = text.slice(0, MAX_EVIDENCE_CHARACTERS);
  const sentence = Math.max(head.lastIndexOf('. '), head.lastIndexOf('! '), head.lastIndexOf('; '));
  if (sentence >= MAX_EVIDENCE_CHARACTERS / 2) return head.slice(0, sentence + 1);
  const word = head.lastIndexOf(' ');
  const cut = word >= MAX_EVIDENCE_CHARACTERS / 2 ? head.slice(0, word) : head;
  // A surrogate pair is never cut in half.
  return cut.isWellFormed() ? cut : cut.slice(0, -1);
}

/** The quote as given, and without the quotation marks, bullets and dots that a model may put around it. */
function quoteForms(quote: string): string[] {
  const exact = fold(quote).slice(0, MAX_QUOTE_CHARACTERS);
  const trimmed = withoutWrapping(exact);
  const forms = trimmed === exact ? [exact] : [exact, trimmed];
  return forms.filter((form) =>
    hasWord(form.includes(PLACEHOLDER) ? form.replaceAll(PLACEHOLDER, '') : form),
  );
}

const BEFORE_QUOTE = `"'.…•*·-`;
const BEHIND_QUOTE = `"'.…,;:`;

function withoutWrapping(quote: string): string {
  let start = 0;
  let end = quote.length;
  for (;;) {
    if (isWrapping(quote, start, BEFORE_QUOTE)) start += 1;
    else if (quote.startsWith(PLACEHOLDER, start)) start += PLACEHOLDER.length;
    else break;
  }
  while (end > start) {
    if (isWrapping(quote, end - 1, BEHIND_QUOTE)) end -= 1;
    else if (quote.endsWith(PLACEHOLDER, end)) end -= PLACEHOLDER.length;
    else break;
  }
  return quote.slice(start, end);
}

function isWrapping(quote: string, offset: number, signs: string): boolean {
  return (
    offset < quote.length && (signs.includes(quote.charAt(offset)) || isWhitespace(quote.charCodeAt(offset)))
  );
}

/** Whether a text has a letter or a digit: what has none says nothing. */
function hasWord(text: string): boolean {
  // Nearly every text begins with one.
  return /^[A-Za-z0-9]/.test(text) || /[\p{L}\p{N}]/u.test(text);
}
