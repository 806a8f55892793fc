/** What may open a quotation or a title, apostrophes aside. */
export const OPENING_QUOTATION_MARKS = '"“„«「『《';

/** All marks that open or close a quotation or a title. */
export const QUOTATION_MARKS = `${OPENING_QUOTATION_MARKS}”»」』》`;

/** Any of them. */
export const QUOTATION_MARK = new RegExp(`[${QUOTATION_MARKS}]`);

const EACH_MARK = new RegExp(`[${QUOTATION_MARKS}]`, 'g');

/** How many quotation marks stand in a text. */
export function countQuotationMarks(text: string): number {
  return text.match(EACH_MARK)?.length ?? 0;
}

/** Where the next quotation mark stands, from an offset on; infinite where none does. */
export function nextQuotationMark(text: string, from: number): number {
  EACH_MARK.lastIndex = from;
  return EACH_MARK.test(text) ? EACH_MARK.lastIndex - 1 : Number.POSITIVE_INFINITY;
}
