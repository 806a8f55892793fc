import { matchesOf } from '../../text/matches.ts';
import { collapseSpace, isWhitespace } from '../../text/spaces.ts';
import { removeInvisible } from '../intake/invisible-characters.ts';
import { type Edit, type TextRange, TracedText } from '../intake/offset-map.ts';

/** Quotes below this many characters count only as a whole line or list item. */
export const MIN_FREE_QUOTE_CHARACTERS = 12;
/** Of longer quotes only the beginning is searched for. */
export const MAX_QUOTE_CHARACTERS = 2_000;
const MAX_OCCURRENCES = 200;

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
  return PLAIN_SIGNS.get(sign) ?? (isWhitespace(sign.charCodeAt(0)) ? ' ' : sign);
}

/** A quote without case, with plain signs and one space for each run of them, cut to what is searched for. */
export function fold(text: string): string {
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
  /(?:^|\n|(?<=[\p{L}\p{N})]{2})[.!?] |[,;|•·●○▪▫■□◦‣⁃∙▸▹►▶➢➤➔→✓✔✅☐☑✦★☆❖◆◇»>*:([/\t\u3001\uff0c\uff1b]| [-–—] |\b\d{1,2}[.)]|^[-–—]|\n\s{0,16}[-–—]|\s{2,})\s{0,16}$/u;
const ITEM_END = /^\s{0,16}(?:$|\n|[,;|•·▪◦‣:()\]/\t\u3001\uff0c\uff1b\u3002]|\.(?:\s|$)| [-–—] |\s{2,})/u;

const DASHES = /[\u2010-\u2015\u2212]/g;

/** A text folded for searching, with the way back. */
export class FoldedText {
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
    return new Places(this.#text, this.#folded, { wanted, asItem: isShort(wanted) });
  }

  /** Where a folded string stands in the text, however short it is. */
  allPlacesOf(wanted: string): Places {
    return new Places(this.#text, this.#folded, { wanted, asItem: false });
  }
}

/** The ranges of a text, before folding, at which a folded string stands, everywhere or as a whole item only. */
class Places {
  readonly #text: string;
  readonly #folded: TracedText;
  readonly #occurrences: Occurrences;
  readonly #wanted: string;
  readonly #asItem: boolean;

  constructor(text: string, folded: TracedText, { wanted, asItem }: { wanted: string; asItem: boolean }) {
    this.#text = text;
    this.#folded = folded;
    this.#occurrences = new Occurrences(folded.text, wanted);
    this.#wanted = wanted;
    this.#asItem = asItem;
  }

  /** The next one; `null` when there are no more. */
  next(): TextRange | null {
    for (let start = this.#occurrences.next(); start >= 0; start = this.#occurrences.next()) {
      const range = this.#folded.toOriginal({ start, end: start + this.#wanted.length });
      if (!this.#asItem || isItem(this.#text, range)) return range;
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

function isShort(wanted: string): boolean {
  return wanted.length < MIN_FREE_QUOTE_CHARACTERS;
}

function isItem(text: string, range: TextRange): boolean {
  const before = text.slice(Math.max(0, range.start - 24), range.start).replace(DASHES, '-');
  const after = text.slice(range.end, range.end + 24).replace(DASHES, '-');
  return ITEM_START.test(before) && ITEM_END.test(after);
}

const SPACE_RUN = / {2,}/g;

/** Makes one space of each run of them. */
function spaceEdits(text: string): Edit[] {
  return matchesOf(text, SPACE_RUN).map(({ 0: run, index }) => ({
    start: index,
    end: index + run.length,
    replacement: ' ',
  }));
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
