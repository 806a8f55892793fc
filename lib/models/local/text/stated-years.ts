import { isDash, isDigit } from '../../../text/characters.ts';
import type { Span, Token } from '../types.ts';
import { MONTH_WORDS, NUMBER_WORDS, YEAR_WORDS } from '../vocabulary/wording.ts';
import { BETWEEN_WORDS } from './calendar-words.ts';
import { tokenize } from './tokens.ts';
import { type GatedLine, KindGate } from './word-gate.ts';

/** A length of time that the text states. */
export interface StatedYears {
  /** In years, above 0 and at most 60; the lower one of "3-5 years". Months are parts of a year in hundredths. */
  years: number;
  /** From the amount to its unit, with the words that bound it ("over ten years"). */
  span: Span;
  /** "5+ years", "over five years", "mindestens 5 Jahre". */
  atLeast: boolean;
  firstToken: number;
  endToken: number;
}

const MAX_YEARS = 60;

/** "2-4 PQE": years of post-qualified experience, the unit left out. */
const PQE = 'pqe';
const YEAR_UNITS: ReadonlySet<string> = new Set([...YEAR_WORDS, PQE]);
const MONTH_UNITS: ReadonlySet<string> = new Set(MONTH_WORDS);
const DECADE_UNITS: ReadonlySet<string> = new Set(
  'decade decades jahrzehnt jahrzehnte jahrzehnten decennie decennies decada decadas decennium'.split(' '),
);
/** In "zehnjährig" and "5 jährige", folded. */
const ADJECTIVE_OF_YEARS = 'jahrig';
const YEAR_COMPOUND = /^(\p{L}+?)?jahrig(?:e|er|es|en|em)?$/u;

const RANGE_WORDS: ReadonlySet<string> = new Set('to bis a tot or oder ou'.split(' '));
/** "Between 2 and 4 years", "entre 2 y 4 años". */
const AND_WORDS: ReadonlySet<string> = new Set('and und et y en'.split(' '));
const BOUND_PHRASES: readonly (readonly string[])[] = [
  'over',
  'more than',
  'at least',
  'minimum',
  'minimum of',
  'min',
  'exceeding',
  'uber',
  'mehr als',
  'mindestens',
  'plus de',
  'au moins',
  'minimum de',
  'mas de',
  'al menos',
  'minimo',
  'meer dan',
  'minstens',
  'minimaal',
  'ruim',
].map((phrase) => phrase.split(' ').reverse());
const BOUND_WORDS_AFTER: ReadonlySet<string> = new Set('plus more mehr mas meer minimum'.split(' '));

/** What makes the amount no length of experience: a span of the calendar to come, or a rhythm. */
const NOT_STATED_BEFORE: ReadonlySet<string> = new Set(
  'next first ersten premiers primeros eerste within after every aged age ages nachsten binnen innerhalb prochains proximos chaque cada komende elke alle'.split(
    ' ',
  ),
);
/** "In the last three years" tells when; "for the last three years" tells how long. */
const LATEST: ReadonlySet<string> = new Set(
  'last past previous recent letzten dernieres ultimos afgelopen'.split(' '),
);
const FOR: ReadonlySet<string> = new Set('for seit depuis pendant durante sinds'.split(' '));
/** Whose years are an age: "pupils of 4 to 11 years". */
const CHILDREN: ReadonlySet<string> = new Set(
  (
    'children pupils kids infants toddlers boys girls kinder kindern kleinkinder kleinkindern jugendliche jugendlichen schuler schulern ' +
    'enfants jeunes bebes ninos ninas alumnos jovenes kinderen peuters kleuters jongeren leerlingen'
  ).split(' '),
);
/** Between them and their age: "Kindern unter drei Jahren", "enfants de moins de 3 ans". */
const BEFORE_AGES: ReadonlySet<string> = new Set(
  'of from d de unter uber ab bis von zwischen und im alter moins plus entre a ages menos mas tot onder van vanaf tussen'.split(
    ' ',
  ),
);
const MAX_BEFORE_AGE = 4;
/** An age, a distance in time, or a plan over years. */
const NOT_STATED_AFTER: ReadonlySet<string> = new Set(
  (
    'old olds alt ago oud age edad plan warranty garantie garantia contract vertrag contrat contrato ' +
    'fixed ftc probation probationary probezeit maternity secondment tradition traditie tradicion heritage trading bestehen bestehens ' +
    'jubilaum firmengeschichte firmenjubilaum existence existencia bestaan'
  ).split(' '),
);
/** "A 12-month forecast", "a four year degree": how long a thing is, where the amount is joined to its unit or the unit says so. */
const LASTING: ReadonlySet<string> = new Set(
  (
    'forecast forecasts forecasting budget budgets plan plans planning roadmap roadmaps strategy strategies projection projections programme program ' +
    'course courses degree diploma apprenticeship residency fellowship internship placement cycle cycles period probation ' +
    'rotation rotations rolling review reviews cover lease leases loan loans bond bonds term post appointment position maternity fixed ftc'
  ).split(' '),
);
/** Of several only before what lasts so long. */
const SINGULAR_UNITS: ReadonlySet<string> = new Set(['year', 'month']);
/** "Over 40 years of history": of a house. "Three years of history teaching" goes on. */
const HISTORY: ReadonlySet<string> = new Set('history geschichte geschiedenis'.split(' '));
/** What the history is of stands behind it, never what the years are of. */
const ROMANCE_HISTORY: ReadonlySet<string> = new Set(['histoire', 'historia']);
const FUNCTION_NEXT: ReadonlySet<string> = new Set('and und et y en in at behind we our'.split(' '));
/** Between the unit and such a word: "de edad", "d'âge". */
const PARTICLES: ReadonlySet<string> = new Set(['de', 'd', 'of']);

/**
 * The lengths of time in a line, in order: "8 years of Java", "5+ years", "3-5 years", "over ten years", "acht Jahre",
 * "10 ans d'expérience", "18 months", "zehnjährige". Ages and durations to come are left out. Linear in the tokens.
 */
export function readStatedYears(text: string, tokens: readonly Token[] = tokenize(text)): StatedYears[] {
  const found: StatedYears[] = [];
  let index = 0;
  while (index < tokens.length) {
    const span = spanAt(text, tokens, index);
    if (span?.stated !== undefined) found.push(span.stated);
    index = span?.endToken ?? index + 1;
  }
  return found;
}

/** Whether a line may state a length of time: no such is without its unit. */
export function mayStateYears(line: GatedLine): boolean {
  return UNITS.isOpen(line);
}

const UNITS = new KindGate(
  (norm) =>
    norm.includes(ADJECTIVE_OF_YEARS) || inYears(1, norm) !== undefined || gluedYears(norm) !== undefined,
);

/** Whether a text states a length of time, as {@link readStatedYears} reads it. */
export function statesYears(text: string): boolean {
  return readStatedYears(text).length > 0;
}

/** A length of time; `stated` where it may be one of experience. */
interface TimeSpan {
  stated: StatedYears | undefined;
  endToken: number;
}

function spanAt(text: string, tokens: readonly Token[], index: number): TimeSpan | undefined {
  const token = tokens[index];
  if (token === undefined) return undefined;
  const compound = compoundYears(token.norm);
  if (compound !== undefined) {
    const endToken = index + 1;
    return { stated: bounded(tokens, index, index, endToken, compound, false), endToken };
  }
  const glued = gluedYears(token.norm);
  if (glued !== undefined) return gluedSpan(text, tokens, index, index, glued.years);
  const amount = amountOf(token.norm);
  if (amount === undefined || !isAmount(text, tokens, index)) return undefined;
  const upper = gluedYears(tokens[index + 1]?.norm ?? '');
  if (
    upper !== undefined &&
    /^\s?[-–]\s?$/.test(text.slice(token.end, tokens[index + 1]?.start ?? token.end))
  )
    return gluedSpan(text, tokens, index, index + 1, inYears(amount, upper.unit));
  let unitAt = index + 1;
  const orMore =
    /^(?:or|oder|ou|o|of)$/.test(tokens[unitAt]?.norm ?? '') &&
    BOUND_WORDS_AFTER.has(tokens[unitAt + 1]?.norm ?? '');
  if (orMore) unitAt++;
  else if (isRangeEnd(text, tokens, unitAt))
    unitAt += amountOf(tokens[unitAt]?.norm ?? '') === undefined ? 2 : 1;
  const after = BOUND_WORDS_AFTER.has(tokens[unitAt]?.norm ?? '') || tokens[unitAt]?.norm === 'full';
  if (after) unitAt++;
  const plus = text.slice(token.end, tokens[unitAt]?.end ?? token.end).includes('+');
  const years = inYears(amount, tokens[unitAt]?.norm ?? '');
  if (years === undefined || years > MAX_YEARS) return undefined;
  const endToken = unitAt + 1;
  if (years <= 0 || isFromNone(tokens, index) || isOtherSpan(text, tokens, index, unitAt))
    return { stated: undefined, endToken };
  return { stated: bounded(tokens, index, unitAt, endToken, years, plus || after), endToken };
}

/** "NQ to 3 years", "NQ-2 PQE": from newly qualified on, so without any. */
function isFromNone(tokens: readonly Token[], index: number): boolean {
  const at = RANGE_WORDS.has(tokens[index - 1]?.norm ?? '') ? index - 2 : index - 1;
  return tokens[at]?.norm === 'nq';
}

/** "2yrs", "18mths", "2-4y": an amount that its unit is written to. */
function gluedYears(norm: string): { years: number | undefined; unit: string } | undefined {
  if (!isDigit(norm.charCodeAt(0))) return undefined;
  const [, amount = '', unit = ''] = /^(\d{1,2})(y|yrs?|years?|pqe|mths?|mos|months?)\+?$/.exec(norm) ?? [];
  return unit === '' ? undefined : { years: inYears(Number(amount), unit), unit };
}

function gluedSpan(
  text: string,
  tokens: readonly Token[],
  index: number,
  unitAt: number,
  years: number | undefined,
): TimeSpan | undefined {
  const endToken = unitAt + 1;
  if (years === undefined || years <= 0 || years > MAX_YEARS) return undefined;
  if (isFromNone(tokens, index) || isOtherSpan(text, tokens, index, unitAt))
    return { stated: undefined, endToken };
  const plus = text.slice(0, (tokens[unitAt]?.end ?? 0) + 1).endsWith('+');
  return { stated: bounded(tokens, index, unitAt, endToken, years, plus), endToken };
}

/** With a bounding phrase before the amount. */
function bounded(
  tokens: readonly Token[],
  index: number,
  unitAt: number,
  endToken: number,
  years: number,
  atLeast: boolean,
): StatedYears {
  const phrase = boundBefore(tokens, index);
  const firstToken = index - (phrase?.length ?? 0);
  const span = { start: tokens[firstToken]?.start ?? 0, end: tokens[unitAt]?.end ?? 0 };
  return { years, span, atLeast: atLeast || phrase !== undefined, firstToken, endToken };
}

function boundBefore(tokens: readonly Token[], index: number): readonly string[] | undefined {
  return BOUND_PHRASES.find((words) => words.every((word, at) => tokens[index - 1 - at]?.norm === word));
}

function amountOf(norm: string): number | undefined {
  if (!isDigit(norm.charCodeAt(0))) return NUMBER_WORDS.get(norm);
  return /^\d{1,2}(?:\.\d)?$/.test(norm) ? Number(norm) : undefined;
}

/** Not the last part of a date, a version or a longer number. */
function isAmount(text: string, tokens: readonly Token[], index: number): boolean {
  const token = tokens[index];
  const previous = tokens[index - 1];
  if (token === undefined || previous === undefined) return true;
  return (
    token.start - previous.end > 1 ||
    !isDigit(previous.norm.charCodeAt(0)) ||
    text.charAt(previous.end) === ' '
  );
}

/** "3-5", "3 to 5", "between 3 and 5", "five (5)". */
function isRangeEnd(text: string, tokens: readonly Token[], at: number): boolean {
  const previous = tokens[at - 1];
  const token = tokens[at];
  if (token === undefined || previous === undefined) return false;
  const isBetween = BETWEEN_WORDS.has(tokens[at - 2]?.norm ?? '') && AND_WORDS.has(token.norm);
  if (isBetween || RANGE_WORDS.has(token.norm)) return amountOf(tokens[at + 1]?.norm ?? '') !== undefined;
  if (amountOf(token.norm) === undefined) return false;
  const gap = text.slice(previous.end, token.start);
  return gap.length <= 4 && (gap.includes('(') || [...gap].some((sign) => isDash(sign.charCodeAt(0))));
}

function inYears(amount: number, unit: string): number | undefined {
  if (
    YEAR_UNITS.has(unit.endsWith('+') ? unit.slice(0, -1) : unit) ||
    /^jahrig(?:e|er|es|en|em)?$/.test(unit)
  )
    return amount;
  if (MONTH_UNITS.has(unit)) return Math.round((amount / 12) * 100) / 100;
  return DECADE_UNITS.has(unit) ? amount * 10 : undefined;
}

/** "zehnjährige", "5jährige". */
function compoundYears(norm: string): number | undefined {
  if (!norm.includes(ADJECTIVE_OF_YEARS)) return undefined;
  const digits = /^(\d{1,2})jahrig/.exec(norm)?.[1];
  if (digits !== undefined) return Number(digits);
  const word = YEAR_COMPOUND.exec(norm)?.[1];
  return word === undefined ? undefined : NUMBER_WORDS.get(word);
}

function isOtherSpan(text: string, tokens: readonly Token[], index: number, unitAt: number): boolean {
  const unit = tokens[unitAt];
  const amount = tokens[index];
  const joined = text.slice(tokens[unitAt - 1]?.end ?? 0, unit?.start ?? 0) === '-';
  const isAdjective = joined || (SINGULAR_UNITS.has(unit?.norm ?? '') && amountOf(amount?.norm ?? '') !== 1);
  if (isAdjective && lasts(text, tokens, unitAt + 1)) return true;
  if (tellsWhen(tokens, index)) return true;
  if (isAgeAsked(tokens, index, unitAt)) return true;
  let at = unitAt + 1;
  if (PARTICLES.has(tokens[at]?.norm ?? '')) at++;
  const next = tokens[at];
  if (next === undefined) return false;
  if (ROMANCE_HISTORY.has(next.norm)) return true;
  if (HISTORY.has(next.norm))
    return !/^\s?\p{L}/u.test(text.slice(next.end)) || FUNCTION_NEXT.has(tokens[at + 1]?.norm ?? '');
  if (!NOT_STATED_AFTER.has(next.norm)) return false;
  return !/[.;,\n]/.test(text.slice(unit?.end ?? 0, next.start));
}

/** Whether a word is what lasts so long, and not what experience is of ("2 year post-qualification experience"). */
function lasts(text: string, tokens: readonly Token[], at: number): boolean {
  if (!LASTING.has(tokens[at]?.norm ?? '')) return false;
  const words = tokens.slice(at + 1, at + 1 + MAX_WORDS_TO_EXPERIENCE);
  const end = words.findIndex(({ norm }) => EXPERIENCE.has(norm));
  if (end < 0) return true;
  const between = text.slice(tokens[at]?.end ?? 0, words[end]?.start ?? 0);
  return /[.,;:]|\s(?:and|or|with|plus)\s/.test(between);
}

const MAX_WORDS_TO_EXPERIENCE = 4;
const EXPERIENCE: ReadonlySet<string> = new Set([
  'experience',
  'exp',
  'erfahrung',
  'berufserfahrung',
  'ervaring',
]);

/** "Less than four years"; "no less than" is a lower one. */
function isUpperBound(before: (distance: number) => string): boolean {
  return LESS.get(before(2)) === before(1) && !NO.has(before(3));
}

const LESS: ReadonlyMap<string, string> = new Map([
  ['less', 'than'],
  ['fewer', 'than'],
  ['moins', 'de'],
  ['menos', 'de'],
  ['weniger', 'als'],
  ['minder', 'dan'],
]);
const NO: ReadonlySet<string> = new Set('no not nicht pas niet'.split(' '));

/** "You must be over 18 years", "be at least 21 years or over". */
function isAgeAsked(tokens: readonly Token[], index: number, unitAt: number): boolean {
  if ((amountOf(tokens[index]?.norm ?? '') ?? 0) < MIN_AGE_ASKED) return false;
  const { length = 0 } = boundBefore(tokens, index) ?? {};
  return (
    BE_WORDS.has(tokens[index - length - 1]?.norm ?? '') && !OF_EXPERIENCE.has(tokens[unitAt + 1]?.norm ?? '')
  );
}

const BE_WORDS: ReadonlySet<string> = new Set(['be', 'being', 'bent', 'bist', 'sind', 'sein', 'zijn']);
const MIN_AGE_ASKED = 14;
const OF_EXPERIENCE: ReadonlySet<string> = new Set(
  'of experience experienced in into post qualified erfahrung berufserfahrung ervaring'.split(' '),
);

/** "Kinder, 1–3 Jahre", "enfants de moins de 3 ans". */
function isOfChildren(tokens: readonly Token[], index: number): boolean {
  for (let at = index - 1; at >= Math.max(0, index - MAX_BEFORE_AGE); at--) {
    const norm = tokens[at]?.norm ?? '';
    if (CHILDREN.has(norm)) return true;
    if (!BEFORE_AGES.has(norm)) return false;
  }
  return false;
}

/** Whether the words before an amount make it an age, or a time at which something was. */
function tellsWhen(tokens: readonly Token[], index: number): boolean {
  const isBetween = BETWEEN_WORDS.has(tokens[index - 1]?.norm ?? '');
  const before = (distance: number) => tokens[index - distance - (isBetween ? 1 : 0)]?.norm ?? '';
  if (NOT_STATED_BEFORE.has(before(1)) || isUpperBound(before)) return true;
  if (isOfChildren(tokens, index)) return true;
  // With an article or "your" between.
  return LATEST.has(before(1)) && !FOR.has(before(2)) && !FOR.has(before(3));
}
