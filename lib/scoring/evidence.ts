import { collapseSpace, isSpace } from '../spaces.ts';
import { removeInvisible } from './intake/invisible-characters.ts';
import { type Edit, type TextRange, TracedText } from './intake/offset-map.ts';

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

/** Quotes below this many characters count only as a whole line or list item. */
const MIN_FREE_QUOTE_CHARACTERS = 12;
const MAX_QUOTE_CHARACTERS = 2_000;
const MAX_EVIDENCE_CHARACTERS = 400;
const MAX_OCCURRENCES = 200;

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

  /** Whether the model's text names a year, in four digits or in two ("03/19", "'19"). */
  hasYear(year: number): boolean {
    this.#years ??= yearsIn(this.#modelText.text);
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

function isShort(wanted: string): boolean {
  return wanted.length < MIN_FREE_QUOTE_CHARACTERS;
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
  return offset < quote.length && (signs.includes(quote.charAt(offset)) || isSpace(quote.charCodeAt(offset)));
}

/** Whether a text has a letter or a digit: what has none says nothing. */
function hasWord(text: string): boolean {
  // Nearly every text begins with one.
  return /^[A-Za-z0-9]/.test(text) || /[\p{L}\p{N}]/u.test(text);
}

// In other texts than these only the case is folded.
const FOLDABLE = /[^\n -_a-~]/;
/** One sign for all that are drawn nearly alike, and one letter for both forms of sigma. */
const PLAIN_SIGNS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    "'": '\u2018\u2019\u201a\u2032\u00b4`',
    '"': '\u201c\u201d\u201e\u00ab\u00bb\u2033',
    '-': '\u2010\u2011\u2012\u2013\u2014\u2015\u2212',
    σ: '\u03c2',
  }).flatMap(([plain, variants]) => Array.from(variants, (sign): [string, string] => [sign, plain])),
);

/** By far the most frequent of what is folded. */
const LINE_FEEDS = /\n/g;
/** All other signs and spaces that are folded, and few besides: an exact list takes many times as long to search for. */
const MAYBE_FOLDED = /[^ -_a-~\u00bc-\u03c1\u03c3-\u167f\u1681-\u1fff\u3001-\ufefe]/g;

/** Without case, with plain signs and spaces. One character for one, so that offsets stay. */
function foldCharacters(text: string): string {
  const lower = text.toLowerCase();
  // Only U+0130 grows in lower case.
  const source = lower.length === text.length ? lower : text.replaceAll('\u0130', 'I').toLowerCase();
  return source.replace(LINE_FEEDS, ' ').replace(MAYBE_FOLDED, plainSignOf);
}

function plainSignOf(sign: string): string {
  return PLAIN_SIGNS.get(sign) ?? (isSpace(sign.charCodeAt(0)) ? ' ' : sign);
}

function fold(text: string): string {
  if (text.length <= MAX_QUOTE_CHARACTERS && !FOLDABLE.test(text)) return collapseSpace(text.toLowerCase());
  return collapseSpace(
    foldCharacters(
      removeInvisible(
        text
          .toWellFormed()
          .slice(0, MAX_QUOTE_CHARACTERS * 4)
          .normalize('NFC'),
      ),
    ),
  );
}

const WORD_CHARACTER = /[\p{L}\p{N}\p{M}]/u;
const ITEM_START =
  /(?:^|\n|[,;|•·▪◦‣*✓:([/\t\u3001\uff0c\uff1b]| [-–—] |\b\d{1,2}[.)]|^[-–—]|\n\s{0,16}[-–—]|\s{2,})\s{0,16}$/u;
const ITEM_END = /^\s{0,16}(?:$|\n|[,;|•·▪◦‣:()\]/\t\u3001\uff0c\uff1b\u3002]|\.(?:\s|$)| [-–—] |\s{2,})/u;

const DASHES = /[\u2010-\u2015\u2212]/g;

/** A text folded for searching, with the way back. */
class FoldedText {
  readonly #text: string;
  readonly #folded: TracedText;

  constructor(text: string) {
    this.#text = text;
    const folded = foldCharacters(text);
    this.#folded = TracedText.of(folded).edit(spaceEdits(folded));
  }

  /** Whether a folded string stands in the text. */
  has(wanted: string): boolean {
    return new Occurrences(this.#folded.text, wanted).next() >= 0;
  }

  /** Where a folded string stands in the text; one that is short, as a whole item. */
  placesOf(wanted: string): Places {
    return new Places(this.#text, this.#folded, wanted);
  }
}

/** The ranges of a text, before folding, at which a folded string stands; a short one counts as a whole item only. */
class Places {
  readonly #text: string;
  readonly #folded: TracedText;
  readonly #occurrences: Occurrences;
  readonly #wanted: string;

  constructor(text: string, folded: TracedText, wanted: string) {
    this.#text = text;
    this.#folded = folded;
    this.#occurrences = new Occurrences(folded.text, wanted);
    this.#wanted = wanted;
  }

  /** The next one; `null` when there are no more. */
  next(): TextRange | null {
    for (let start = this.#occurrences.next(); start >= 0; start = this.#occurrences.next()) {
      const range = this.#folded.toOriginal({ start, end: start + this.#wanted.length });
      if (!isShort(this.#wanted) || isItem(this.#text, range)) return range;
    }
    return null;
  }
}

/** Where a string stands in a text at word boundaries. */
class Occurrences {
  readonly #text: string;
  readonly #wanted: string;
  #position = -1;
  #left: number;

  constructor(text: string, wanted: string) {
    this.#text = text;
    this.#wanted = wanted;
    this.#left = wanted === '' ? 0 : MAX_OCCURRENCES;
  }

  /** Where the next one begins; -1 when there are no more. */
  next(): number {
    while (this.#left > 0) {
      const position = this.#text.indexOf(this.#wanted, this.#position + 1);
      if (position < 0) break;
      this.#position = position;
      this.#left -= 1;
      const end = position + this.#wanted.length;
      if (!joins(this.#text, position - 1) && !joins(this.#text, end - 1)) return position;
    }
    this.#left = 0;
    return -1;
  }
}

function isItem(text: string, range: TextRange): boolean {
  const before = text.slice(Math.max(0, range.start - 24), range.start).replace(DASHES, '-');
  const after = text.slice(range.end, range.end + 24).replace(DASHES, '-');
  return ITEM_START.test(before) && ITEM_END.test(after);
}

/** Makes one space of each run of them. */
function spaceEdits(text: string): Edit[] {
  const edits: Edit[] = [];
  for (let start = text.indexOf('  '); start >= 0; ) {
    let end = start + 2;
    while (text[end] === ' ') end += 1;
    edits.push({ start, end, replacement: ' ' });
    start = text.indexOf('  ', end);
  }
  return edits;
}

/** Whether a character and the next one are of one word. Scripts without word spaces have no such words. */
function joins(text: string, offset: number): boolean {
  return (
    offset >= 0 &&
    offset + 1 < text.length &&
    isSpacedLetter(text.charCodeAt(offset)) &&
    isSpacedLetter(text.charCodeAt(offset + 1))
  );
}

function isSpacedLetter(code: number): boolean {
  if (code < 0x80) return (code >= 0x61 && code <= 0x7a) || (code >= 0x30 && code <= 0x39);
  if (code >= 0x2e80 || (code >= 0x0e00 && code <= 0x0eff)) return false;
  return WORD_CHARACTER.test(String.fromCharCode(code));
}

const DIGITS = /\d+/g;
/** Written together with the month, or with month and day, as in 20190301. */
const COMPACT_DATE = /^(?:19|20)\d{4}(?:\d{2})?$/;

function yearsIn(text: string): Set<number> {
  const years = new Set<number>();
  for (const digits of text.match(DIGITS) ?? []) addYears(digits, years);
  return years;
}

function addYears(digits: string, years: Set<number>): void {
  if (digits.length === 4) years.add(Number(digits));
  else if (digits.length === 2) {
    years.add(1900 + Number(digits));
    years.add(2000 + Number(digits));
  } else if (digits.length > 4 && COMPACT_DATE.test(digits)) years.add(Number(digits.slice(0, 4)));
}
