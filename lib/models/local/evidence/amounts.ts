import { anyOf } from '../../../text/alternatives.ts';
import type { ResumeIndex } from './resume-index.ts';

/** "£5.1m", "$1,200,000", "€20k". */
const AMOUNT =
  /[£$€]\s?(\d{1,4}(?:[,.]\d{1,3}){0,4})\s?(k|m|mn|bn|thousand|million|billion)?(?![\p{L}\d])/giu;
const UNITS: ReadonlyMap<string, number> = new Map([
  ['k', 1e3],
  ['thousand', 1e3],
  ['m', 1e6],
  ['mn', 1e6],
  ['million', 1e6],
  ['bn', 1e9],
  ['billion', 1e9],
]);

function amountsIn(text: string): number[] {
  return [...text.matchAll(AMOUNT)].map(([, digits = '', unit = '']) => {
    const factor = UNITS.get(unit.toLowerCase());
    // With a unit a point or a comma begins the decimals, unless three digits stand behind it.
    const plain = digits.replace(/[,.](?=\d{3}(?!\d))/g, '').replace(',', '.');
    return Number.parseFloat(plain) * (factor ?? 1);
  });
}

/** Says before an amount that it is the least, or behind it. */
const AT_LEAST = anyOf(
  /\b(?:over|above|exceeding|upwards of|(?:more|greater|larger) than|at least|(?:a )?minimum(?: of)?|in excess of)\s(?=[£$€])/iu,
  /[£$€]\s?[\d.,]{1,9}\s?(?:k|m|mn|bn|million|thousand)?(?:\+|\s(?:or more|and (?:above|over|up)|plus)\b)/iu,
);

/** The least amount of money that a requirement names: of "budgets over £2m" two million; `null` where it names none. */
export function leastAmount(statement: string): number | null {
  return AT_LEAST.test(statement) ? (amountsIn(statement)[0] ?? null) : null;
}

/** Amounts are rounded: £1.9m is about £2m. */
const NEARLY = 0.9;

/** Whether a resume tells of amounts on a line, and nowhere of one that is enough. */
export function tellsOfLess({ read, standing }: ResumeIndex, line: number, least: number): boolean {
  const { lines } = read.document;
  if (amountsIn(lines[line]?.text ?? '').length === 0) return false;
  return !lines.some(
    ({ text }, at) => standing[at] !== 'none' && amountsIn(text).some((amount) => amount >= least * NEARLY),
  );
}
