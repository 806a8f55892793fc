import { collapseSpace } from '../../../text/spaces.ts';
import { trimEndOf } from '../../../text/trim-end.ts';
import { isPresentWord, MONTH_BY_NAME, SINCE_WORDS, UNTIL_WORDS } from '../text/calendar-words.ts';
import { foldText, tokenize } from '../text/tokens.ts';
import type { TermHit } from '../types.ts';
import { findTerms } from '../vocabulary/matcher.ts';

const MAX_FRAGMENT_CHARACTERS = 110;
const MIN_FRAGMENT_CHARACTERS = 4;
/** From this length on a part of a sentence mostly says something by itself. */
export const TELLING_CHARACTERS = 10;

/** "ISO 9001", "HGV Class 1" and "Windows 11" are names; "ISO 2015" is from a year, and "CAD 12 years" an amount. */
const NUMBER_IN_NAME =
  /(?<=(?<![^\s("“])(?:\p{Lu}[\p{Lu}&]{1,9}|Class|Klasse|Windows|Java|Python|Angular|Section|Part|Type|Category|Edition)\s)(?!(?:19|20)\d\d(?!\d))\d{1,5}[A-Za-z]?(?=[\s)”,;.]|$)(?![,.]\d)(?!\s{1,3}(?:\p{L}{0,8}years?|yrs?|months?|weeks?|days?|hours?|jahren?|ans|a[nñ]os|jaar)(?!\p{L}))/u;
/** A word that begins with digits states an amount; "C1", "18th" and "NVQ3" are names. */
const AMOUNT = new RegExp(
  `(?<!\\S)(?!${NUMBER_IN_NAME.source})[^\\p{L}\\p{N}\\s]*(?!\\d+[A-Za-z]{1,2}(?!\\S))\\d\\S*`,
  'u',
);
/** What its number belongs to: without it "Teach years" and "Band" say nothing. */
const NUMBERED =
  /(?<!\S)(?:[Yy]ears?|[Gg]rades?|[Bb]ands?|levels?|stages?|phases?|lines?|rooms?|floors?|units?|wards?|zones?|[Nn]os?\.?|number|[Nn]r\.?|Jahrg[aä]ng(?:e|sstufen?)?|Klassen?|Stufen?|niveaux?|cursos?|groep(?:en)?)\s/u;
/** What redaction left. */
const REDACTED = '[redacted]';
const FRAGMENT_END = new RegExp(
  `[,;:()|•]|\\[redacted\\]|\\s[–—-]\\s|\\.\\s|(?:${NUMBERED.source})?${AMOUNT.source}`,
  'u',
);
const PART_END = /[,;•|]|\.\s/;
/** Words that nothing ends with. */
const LOOSE_ENDS: ReadonlySet<string> = new Set(
  (
    'and or of for with in at to the a an by per from over around up between under during since until as level least most than held no more less min min. minimum maximum und oder mit von bis im den der die das et ou de ' +
    'du des à avec y o con en el la los las met van tot'
  ).split(' '),
);

/** The end of dates, and words that nothing begins with. */
const LOOSE_BEGINNING =
  /^(?:(?:years?|months?)['’]? (?:of )?(?:(?:work )?experience )?(?:working )?(?:as|in|of|with)(?: an?)?|where(?=\s+I\s)|on|(?:[Tt]o|[Uu]ntil|[Tt]ill|[Uu]p to) (?:date|now|present|today)(?: {0,2}[,:;])?|(?:[Nn]ow|[Pp]resent|[Tt]oday|[Cc]urrent|[Oo]ngoing|[Hh]eute|dato|[Hh]eden|[Aa]ctualidad|[Aa]ujourd['’]hui|ce jour|la fecha)(?=\s+(?:as |als )?\p{Lu})|[Hh]eute|[Hh]eden|[Aa]ctualidad|[Aa]ujourd['’]hui|[Aa]nd|[Uu]nd|[Ee]t|y|[Ee]n|[Tt]o|[Bb]is|[Ff]or|à|hasta|tot|as|als)\s+/u;

const UNIT_OF_TIME =
  /^(?:years?|months?|weeks?|days?|hours?|jahren?|monaten?|ans|mois|a[nñ]os|meses|jaar|maanden)$/u;

/** "CPA", "C#": a name of capital letters says something, however short it is. */
const LETTER_NAME = /^\p{Lu}[\p{Lu}\d+#&]+$/u;

/** Takes loose words off the end, one after the other: a pattern for several could part them in many ways. */
function withoutLooseEnd(text: string): string {
  let end = text.length;
  let space = text.lastIndexOf(' ');
  while (space > 0 && LOOSE_ENDS.has(text.slice(space + 1, end).toLowerCase())) {
    end = space;
    space = text.lastIndexOf(' ', end - 1);
  }
  return text.slice(0, end);
}

/** Takes loose words off the beginning, one after the other: "to date", then "as". */
function withoutLooseBeginning(text: string): string {
  const rest = text.replace(LOOSE_BEGINNING, '');
  return rest === text ? text : rest.replace(LOOSE_BEGINNING, '');
}

/** What an amount leaves behind that says nothing alone: "held", "months". */
function isLoose(fragment: string): boolean {
  return LOOSE_ENDS.has(fragment) || UNIT_OF_TIME.test(fragment) || fragment.split(' ').every(isOfDate);
}

/** "Depuis mars", "aujourd'hui": what is left of dates. */
function isOfDate(word: string): boolean {
  const folded = foldText(word);
  return (
    MONTH_BY_NAME.has(folded) || SINCE_WORDS.has(folded) || UNTIL_WORDS.has(folded) || isPresentWord(folded)
  );
}

function statesAmount(text: string): boolean {
  return /\d/.test(text) && AMOUNT.test(text);
}

/**
 * The pieces of a text between its punctuation and its amounts. What stands behind a bracket or a colon begins with its amount
 * only once it is cut off there, so pieces are looked at again.
 */
function fragmentsOf(text: string): string[] {
  return text
    .split(FRAGMENT_END)
    .map((piece) => withoutLooseBeginning(withoutLooseEnd(trimEndOf(piece.trim(), /[.\s]/))))
    .filter((fragment) => !statesAmount(fragment) && !isLoose(fragment.toLowerCase()));
}

/** A part of a text without amounts, at its own punctuation; `null` when there is none worth quoting. */
export function withoutNumbers(text: string, preference: 'first' | 'longest' = 'first'): string | null {
  const plain = collapseSpace(text);
  const whole = trimEndOf(plain, /[.;,:]/);
  if (whole.length <= MAX_FRAGMENT_CHARACTERS && !statesAmount(whole) && !whole.includes(REDACTED))
    return whole;
  const fragments = fragmentsOf(plain);
  // The first that says something: a title stands before its employer, the doing before its circumstances.
  const telling =
    preference === 'first' ? fragments.find((fragment) => fragment.length >= TELLING_CHARACTERS) : undefined;
  let best = telling ?? fragments.reduce((a, b) => (b.length > a.length ? b : a), '');
  if (best.length > MAX_FRAGMENT_CHARACTERS) {
    const space = best.lastIndexOf(' ', MAX_FRAGMENT_CHARACTERS);
    best = best.slice(0, space > 0 ? space : MAX_FRAGMENT_CHARACTERS);
  }
  return best.length >= MIN_FRAGMENT_CHARACTERS || LETTER_NAME.test(best) ? best : null;
}

/** "State management (Redux": what stands before the bracket. */
export function withoutOpenBracket(text: string): string {
  const open = text.lastIndexOf('(');
  return open > 0 && !text.includes(')', open) ? text.slice(0, open).trimEnd() : text;
}

function isCutInBrackets(part: string): boolean {
  return part.split('(').length !== part.split(')').length;
}

const BEGINNING_CHARACTERS = 5;

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\d+#]{3,}/gu) ?? [];
}

function beginningOf(word: string): string {
  return word.slice(0, BEGINNING_CHARACTERS);
}

/** The word itself tells a little more than one that begins alike: of "packaging design" "packaging" more than "designer". */
const SAME_WORD_VALUE = 1.1;

/** Whether a part has a word of what was asked for, or one that begins alike. */
export function speaksOf(requirement: string, part: string): boolean {
  const beginnings = new Set(wordsOf(requirement).map(beginningOf));
  return wordsOf(part).some((word) => beginnings.has(beginningOf(word)));
}

/** The part of a quote that has most words of what was asked for, without amounts. */
export function partOn(requirement: string, quote: string): string | null {
  const first = withoutNumbers(quote);
  const wanted = new Set(wordsOf(requirement));
  const beginnings = new Set([...wanted].map(beginningOf));
  const isWanted = (word: string): boolean => beginnings.has(beginningOf(word));
  const wordsIn = (part: string): number =>
    wordsOf(part).reduce(
      (sum, word) => sum + (wanted.has(word) ? SAME_WORD_VALUE : isWanted(word) ? 1 : 0),
      0,
    );
  let best = first;
  let most = first === null ? -1 : wordsIn(first);
  const consider = (part: string): void => {
    const shown = withoutNumbers(withoutLooseBeginning(part.trim()));
    if (shown === null) return;
    // Of "posters (Illustrator, InDesign)" the pieces without the sign that they were cut at.
    if (isCutInBrackets(shown)) {
      fragmentsOf(shown).forEach(consider);
      return;
    }
    const words = wordsIn(shown);
    const isNamed = words > 0 && !quote.startsWith(shown) && wordsOf(shown).every(isWanted);
    if (shown.length < TELLING_CHARACTERS && !LETTER_NAME.test(shown) && !isNamed) return;
    if (words <= most) return;
    best = shown;
    most = words;
  };
  const parts = quote.split(PART_END);
  if (parts.length > 1) parts.forEach(consider);
  // What stands before a bracket may be all that was asked for: "CPA (Ohio Board of Accountancy)".
  const fragments = fragmentsOf(quote);
  fragments.forEach(consider);
  return most > 0 || best === quote ? best : (partByTerms(requirement, fragments) ?? best);
}

/** "Lane Systems Ltd, 2019 - 2024: k8s clusters" speaks of Kubernetes by another of its names. */
function partByTerms(requirement: string, fragments: readonly string[]): string | null {
  if (fragments.length < 2) return null;
  const wanted = new Set(findTerms(requirement, tokenize(requirement)).map(({ term }) => term.name));
  const shows = ({ term: { name, implies = [] } }: TermHit): boolean =>
    [name, ...implies].some((shown) => wanted.has(shown));
  const found = fragments.find((part) => findTerms(part, tokenize(part)).some(shows)) ?? null;
  return found === null ? null : withoutNumbers(found);
}
