const DIGITS = /\d+/g;
/** Written together with the month, or with month and day, as in 20190301. */
const COMPACT_DATE = /^(?:19|20)\d{4}(?:\d{2})?$/;

/** The years that a text names, in four digits or in two, where each may be of either century. */
export function yearsNamedIn(text: string): Set<number> {
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
