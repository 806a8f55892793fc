import { isDayDate } from '../lines/ages-and-dates.ts';
import { COLON, DIGIT } from '../lines/line-signs.ts';
import type { ResumeLine } from '../lines/resume-lines.ts';
import { isPlace } from './candidate-name.ts';

/** How every full date ends. */
const DATE_END = /[\d日生]\s*$/;

/** "Leeds, 12 March 2024" above a signature. */
export function isPlaceAndDate(line: ResumeLine): boolean {
  if (line.text.length > 60 || (line.signs & DIGIT) === 0 || !DATE_END.test(line.text)) return false;
  const comma = line.text.indexOf(',');
  if (comma < 2) return false;
  const date = line.text
    .slice(comma + 1)
    .replace(/^\s*(?:den|the|le|el|de)\s/i, '')
    .trim();
  return isDayDate(date) && isPlace(line.text.slice(0, comma).trim());
}

const SIGNING_PLACE = /^(?:place|ort|lieu|lugar|plaats)\s?:\s?[\p{L}\s.,'’-]{2,60}(?:\([^()]{3,50}\)\s*)?$/iu;
const DECLARATION = /\b(?:declare|certify|true (?:and correct|to the best)|best of my knowledge)\b/i;
const SIGNING_DATE = /^(?:date|datum|fecha)\s?:/i;

/** "Place: Pune" above or below "Date: …", or below the declaration itself. */
export function isSigningPlace(lines: readonly ResumeLine[], index: number): boolean {
  const content = (at: number): string => lines[at]?.text.slice(lines[at]?.prefix) ?? '';
  if (((lines[index]?.signs ?? 0) & COLON) === 0) return false;
  if (!SIGNING_PLACE.test(content(index))) return false;
  return (
    SIGNING_DATE.test(content(index - 1)) ||
    SIGNING_DATE.test(content(index + 1)) ||
    DECLARATION.test(content(index - 1))
  );
}
