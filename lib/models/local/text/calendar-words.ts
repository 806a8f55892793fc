import { PRESENT_PHRASES, PRESENT_WORDS, SINCE_WORDS as SINCE } from '../../../text/open-periods.ts';
import type { Token } from '../types.ts';
import { foldText } from './tokens.ts';
import { wordSet } from './word-set.ts';

/** Words of dates in English, German, French, Spanish and Dutch, months in Portuguese; lower case, diacritics folded. */

const MONTHS: readonly string[] = [
  'january jan januar janner janvier janv enero ene januari janeiro',
  'february feb februar febr fevrier fevr fev febrero februari fevereiro',
  'march mar marz maerz mrz mars marzo maart mrt maa marco',
  'april apr avril avr abril abr',
  'may mai mayo mei maio',
  'june jun juni juin junio junho',
  'july jul juli juillet juil julio julho',
  'august aug aout aou agosto ago augustus',
  'september sep sept septembre septiembre setiembre set setembro',
  'october oct oktober okt octobre octubre outubro',
  'november nov novembre noviembre novembro',
  'december dec dezember dez decembre diciembre dic dezembro',
];

/** Month 1 to 12 by its name or abbreviation. */
export const MONTH_BY_NAME: ReadonlyMap<string, number> = new Map(
  MONTHS.flatMap((names, index) => names.split(' ').map((name) => [name, index + 1] as const)),
);

/** First and last month of a season or a quarter; winter is counted to the year it begins in. */
export const PERIOD_MONTHS: ReadonlyMap<string, readonly [number, number]> = new Map(
  (
    [
      ['q1 t1', [1, 3]],
      ['q2 t2', [4, 6]],
      ['q3 t3', [7, 9]],
      ['q4 t4', [10, 12]],
      ['spring fruhjahr fruhling printemps primavera voorjaar lente', [3, 5]],
      ['summer sommer ete verano zomer', [6, 8]],
      ['autumn fall herbst automne otono herfst najaar', [9, 11]],
      ['winter hiver invierno', [12, 12]],
    ] as const
  ).flatMap(([names, months]) => names.split(' ').map((name) => [name, months] as const)),
);

const PRESENT: ReadonlySet<string> = new Set(PRESENT_WORDS.map(foldText));

/** Whether a folded word, by itself, ends a range that goes on. */
export function isPresentWord(folded: string): boolean {
  return PRESENT.has(folded);
}

/** What may follow "still" where it is an end ("still going"): "2015 – Still Life" is a work. */
const AFTER_STILL = wordSet('going here there working employed active open in at with on');

/** Index after the words from a token on that end a range which goes on; `undefined` when they do not. */
export function endOfPresent(tokens: readonly Token[], index: number): number | undefined {
  const [norm, next] = [tokens[index]?.norm ?? '', tokens[index + 1]];
  if (norm === 'still') return next === undefined || AFTER_STILL.has(next.norm) ? index + 1 : undefined;
  if (PRESENT.has(norm)) return index + 1;
  if (next !== undefined && PRESENT_PHRASES.get(norm)?.includes(next.norm) === true) return index + 2;
  // What leads on to an end may be read as such already: "en" of "en cours".
  return PRESENT_PHRASES.get(tokens[index - 1]?.norm ?? '')?.includes(norm) === true ? index + 1 : undefined;
}

/** Join two ends of a range only after another word that does, or a dash ("tot en met", "until the end of"). */
export const UNTIL_FILLERS = wordSet(
  'en met m the ce la le os op zum zur l up t about around circa ca approx roughly early mid late end of beginning start anfang mitte ende debut fin finales begin eind',
);
/** Stand between the two ends of a range, before a second end, or before an open one ("up to the", "tot en met"). */
export const UNTIL_WORDS: ReadonlySet<string> = new Set([
  ...wordSet(
    "to until till til through thru upto left bis a au jusqu'a jusqu'en jusqu'au jusque jusqu hasta al tot tm",
  ),
  ...UNTIL_FILLERS,
]);
export const AND_WORDS = wordSet('and und et y e en');
export const BETWEEN_WORDS = wordSet('between zwischen entre tussen');
/** Before a first end whose second end is now. */
export const SINCE_WORDS: ReadonlySet<string> = new Set(SINCE);
/** Before a last end alone. */
export const ENDING_WORDS = wordSet("until till bis hasta tot jusqu'en jusqu'a jusqu");
/** After a first end: it goes on. */
export const ONWARDS_WORDS = wordSet('onwards onward ongoing');
/** Before a single year: it is a date. */
export const DATING_WORDS = wordSet(
  'in from since during year by early mid late im seit von ab anno jahr en depuis de des desde ano annee sinds van vanaf jaar ' +
    'graduated completed class expected abschluss until till bis hasta tot',
);
