import { isDash, isDigit } from '../../text/characters.ts';
import type { Span, Token } from './types.ts';
import { MONTH_WORDS, NUMBER_WORDS, YEAR_WORDS } from './vocabulary/wording.ts';

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

const YEAR_UNITS: ReadonlySet<string> = new Set(YEAR_WORDS);
const MONTH_UNITS: ReadonlySet<string> = new Set(MONTH_WORDS);
const DECADE_UNITS: ReadonlySet<string> = new Set(
  'decade decades jahrzehnt jahrzehnte jahrzehnten decennie decennies decada decadas decennium'.split(' '),
);
const YEAR_COMPOUND = /^(\p{L}+?)?jahrig(?:e|er|es|en|em)?$/u;

const RANGE_WORDS: ReadonlySet<string> = new Set('to bis a tot or oder ou'.split(' '));
/** "Between 2 and 4 years". */
const BETWEEN_WORDS: ReadonlySet<string> = new Set('between zwischen entre tussen'.split(' '));
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
  'next within every aged age nachsten binnen innerhalb prochains proximos chaque cada komende elke'.split(
    ' ',
  ),
);
/** An age, a distance in time, or a plan over years. */
const NOT_STATED_AFTER: ReadonlySet<string> = new Set(
  'old alt ago oud age edad plan warranty garantie garantia contract vertrag contrat contrato'.split(' '),
);
/** "A 12-month forecast", "a four-year degree": how long a thing is, where the amount is joined to its unit. */
const LASTING: ReadonlySet<string> = new Set(
  (
    'forecast forecasts forecasting budget budgets plan plans planning roadmap roadmaps strategy strategies projection projections programme program ' +
    'course courses degree diploma apprenticeship residency fellowship internship placement cycle cycles period probation ' +
    'rotation rotations rolling review reviews cover lease leases loan loans bond bonds term post appointment position maternity fixed ftc'
  ).split(' '),
);
/** Between the unit and such a word: "de edad", "d'âge". */
const PARTICLES: ReadonlySet<string> = new Set(['de', 'd', 'of']);

/**
 * The lengths of time in a line, in order: "8 years of Java", "5+ years", "3-5 years", "over ten years", "acht Jahre",
 * "10 ans d'expérience", "18 months", "zehnjährige". Ages and durations to come are left out. Linear in the tokens.
 */
export function readStatedYears(text: string, tokens: readonly Token[]): StatedYears[] {
  const found: StatedYears[] = [];
  let index = 0;
  while (index < tokens.length) {
    const stated = statedAt(text, tokens, index);
    if (stated !== undefined) found.push(stated);
    index = stated?.endToken ?? index + 1;
  }
  return found;
}

function statedAt(text: string, tokens: readonly Token[], index: number): StatedYears | undefined {
  const token = tokens[index];
  if (token === undefined) return undefined;
  const compound = compoundYears(token.norm);
  if (compound !== undefined) return bounded(tokens, index, index, index + 1, compound, false);
  const amount = amountOf(token.norm);
  if (amount === undefined || !isAmount(text, tokens, index)) return undefined;
  let unitAt = index + 1;
  const orMore =
    /^(?:or|oder|ou|o|of)$/.test(tokens[unitAt]?.norm ?? '') &&
    BOUND_WORDS_AFTER.has(tokens[unitAt + 1]?.norm ?? '');
  if (orMore) unitAt++;
  else if (isRangeEnd(text, tokens, unitAt))
    unitAt += amountOf(tokens[unitAt]?.norm ?? '') === undefined ? 2 : 1;
  const plus = text.slice(token.end, tokens[unitAt]?.start ?? token.end).includes('+');
  const after = BOUND_WORDS_AFTER.has(tokens[unitAt]?.norm ?? '') || tokens[unitAt]?.norm === 'full';
  if (after) unitAt++;
  const years = inYears(amount, tokens[unitAt]?.norm ?? '');
  if (years === undefined || years <= 0 || years > MAX_YEARS) return undefined;
  if (isOtherSpan(text, tokens, index, unitAt)) return undefined;
  return bounded(tokens, index, unitAt, unitAt + 1, years, plus || after);
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
  const phrase = BOUND_PHRASES.find((words) =>
    words.every((word, at) => tokens[index - 1 - at]?.norm === word),
  );
  const firstToken = index - (phrase?.length ?? 0);
  const span = { start: tokens[firstToken]?.start ?? 0, end: tokens[unitAt]?.end ?? 0 };
  return { years, span, atLeast: atLeast || phrase !== undefined, firstToken, endToken };
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
  if (YEAR_UNITS.has(unit) || /^jahrig(?:e|er|es|en|em)?$/.test(unit)) return amount;
  if (MONTH_UNITS.has(unit)) return Math.round((amount / 12) * 100) / 100;
  return DECADE_UNITS.has(unit) ? amount * 10 : undefined;
}

/** "zehnjährige", "5jährige". */
function compoundYears(norm: string): number | undefined {
  if (!norm.includes('jahrig')) return undefined;
  const digits = /^(\d{1,2})jahrig/.exec(norm)?.[1];
  if (digits !== undefined) return Number(digits);
  const word = YEAR_COMPOUND.exec(norm)?.[1];
  return word === undefined ? undefined : NUMBER_WORDS.get(word);
}

function isOtherSpan(text: string, tokens: readonly Token[], index: number, unitAt: number): boolean {
  const joined = text.slice(tokens[unitAt - 1]?.end ?? 0, tokens[unitAt]?.start ?? 0);
  if (joined === '-' && LASTING.has(tokens[unitAt + 1]?.norm ?? '')) return true;
  if (NOT_STATED_BEFORE.has(tokens[index - 1]?.norm ?? '')) return true;
  let at = unitAt + 1;
  if (PARTICLES.has(tokens[at]?.norm ?? '')) at++;
  const next = tokens[at];
  if (next === undefined || !NOT_STATED_AFTER.has(next.norm)) return false;
  return !/[.;,\n]/.test(text.slice(tokens[unitAt]?.end ?? 0, next.start));
}
