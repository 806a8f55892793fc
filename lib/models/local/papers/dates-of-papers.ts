import { matchesOf } from '../../../text/matches.ts';
import { MONTH_BY_NAME } from '../text/calendar-words.ts';
import { type GatedLine, WordGate } from '../text/word-gate.ts';
import type { Holding } from '../text/words-of-holding.ts';

/** Until when a paper is good. */
const VALID_UNTIL =
  /\b(?:valid (?:until|till|to|through|thru)|(?:expires|expiry|expiration)(?: date)?(?: on| in)?|gultig bis(?: zum)?|(?:valable|valide) jusqu'?(?:a|au|en)?|validite(?: jusqu'(?:a|au|en))?|(?:valid[oa]|vigente) hasta|(?:vence|caduca) (?:el|en)|geldig tot(?: en met)?|(?:registered|licen[cs]ed|certified) until|(?:registriert|zugelassen|zertifiziert) bis|(?:inscrite?|certifiee?) jusqu'?(?:a|au|en)?|(?:inscrit[oa]|colegiad[oa]|certificad[oa]) hasta|(?:geregistreerd|gecertificeerd) tot)[:\s]{1,3}/g;
/** What is passed on a day that may be still to come. */
const EXAM = /\b(?:exams?|examination|test|resit|retake|[a-z]{0,20}prufung|examen|toets)\b/;
const YEAR = /(?:19|20)\d\d(?!\d)/g;
/** A date is not longer, "31 September 2022". */
const MAX_DATE_CHARACTERS = 24;

/** "Validité 5 ans (2024-2029)": of these the last. */
const SPAN_OF_YEARS = /(?:19|20)\d\d ?(?:-|–|\/|a|au|al|bis|to|tot) ?((?:19|20)\d\d)/;

/** The CAP of Spanish drivers, good for five years, has the letters of a French training of two or three. */
const CARD_OF_DRIVER =
  /\bcap\b.{0,60}\b(?:vigen\w+|valid\w+|certificado|mercancias|viajeros|conductor\w*|camion\w*)/;
const YEARS_OF_CARD = /\bcap\b[^\d]{0,40}((?:19|20)\d\d) ?[-–/a] ?((?:19|20)\d\d)/;

function isCardOfDriver(said: string): boolean {
  if (!said.includes('cap')) return false;
  const [, from, until] = YEARS_OF_CARD.exec(said) ?? [];
  return CARD_OF_DRIVER.test(said) || (until !== undefined && Number(until) - Number(from) === 5);
}

const GATE = new WordGate([new RegExp(VALID_UNTIL.source)]);

/** Whether a line may tell by a date how a paper is held: of a day to come, or of an end. */
export function mayTellDate(line: GatedLine, asOf: string): boolean {
  if (GATE.mayOpen(line)) return true;
  const today = asOf.slice(0, 4);
  for (const { norm } of line.tokens) {
    for (let at = norm.indexOf('20'); at >= 0; at = norm.indexOf('20', at + 2)) {
      if (norm.slice(at, at + 4) >= today) return true;
    }
  }
  return false;
}

/**
 * What its dates say of a paper: one that was valid until a day gone by is not held, an exam that is still to come is not passed, and studies that
 * go on to a later year are under way. `null` where they say nothing.
 *
 * @param said folded
 * @param asOf `YYYY-MM`
 */
export function holdingByDate(said: string, asOf: string, isDegree: boolean): Holding | null {
  for (const { index, 0: words } of matchesOf(said, VALID_UNTIL)) {
    const at = index + words.length;
    const told = said.slice(at, at + MAX_DATE_CHARACTERS);
    const until = monthIn(SPAN_OF_YEARS.exec(told)?.[1] ?? told, 12);
    if (until !== null && until < asOf) return 'not_held';
    if (until !== null) return null;
  }
  const exam = EXAM.exec(said);
  const day = exam === null ? null : monthIn(said.slice(exam.index, exam.index + 2 * MAX_DATE_CHARACTERS), 1);
  if (day !== null && day > asOf) return 'not_held';
  const years = isDegree && !isCardOfDriver(said) ? [...matchesOf(said, YEAR)].map(([year]) => year) : [];
  const last = years.toSorted().at(-1);
  return last !== undefined && last > asOf.slice(0, 4) ? 'under_way' : null;
}

/** The first month of a text, `YYYY-MM`; of a year alone the one that is given. */
function monthIn(text: string, otherwise: number): string | null {
  const [found] = matchesOf(text, YEAR);
  if (found === undefined) return null;
  const before = text.slice(0, found.index);
  const written =
    /(\d{1,2})[./-]$/.exec(before)?.[1] ?? /^-(\d\d)(?!\d)/.exec(text.slice(found.index + 4))?.[1];
  const named = (before.match(/[a-z]{3,}/g) ?? []).flatMap((word) => MONTH_BY_NAME.get(word) ?? []).at(-1);
  const month = named ?? Number(written ?? otherwise);
  return month >= 1 && month <= 12 ? `${found[0]}-${String(month).padStart(2, '0')}` : null;
}
