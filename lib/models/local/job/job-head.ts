import { anyOf } from '../../../text/alternatives.ts';
import { statesYears } from '../text/stated-years.ts';
import { foldText } from '../text/tokens.ts';
import type { Line, TextDocument } from '../types.ts';
import { namesAsked } from './prose-job/asking.ts';
import { hasRequirementCue, isNotARequirement } from './requirement-wording.ts';

const MAX_HEAD_LINES = 5;

/** The title, also one that calls out, with the place, hours and pay below it: no sentences, no points, and no years. */
export function isHeadOfJob(paragraph: readonly Line[]): boolean {
  if (paragraph.length > MAX_HEAD_LINES || paragraph[0]?.section !== 'other') return false;
  return paragraph.every(
    (line, index) =>
      !line.isBullet &&
      !(index === 0 ? /\.$/ : /[.!]$/).test(line.text) &&
      !statesYears(line.text) &&
      (index === 0 || isParticular(foldText(line.text))),
  );
}

/** "Requisition R-10388", "Remote - East Coast preferred": of the post. */
function isParticular(folded: string): boolean {
  return !hasRequirementCue(folded) || isNotARequirement(folded);
}

/**
 * Parts the title, the firm and the place from a list right below them, with no empty line between, and what is asked for among them
 * ("3+ years in pumps") from both.
 *
 * @param opensList whether a line announces what stands below it, and so belongs to the list
 */
export function partListBelowHead(
  paragraphs: readonly Line[][],
  opensList: (line: Line) => boolean,
): Line[][] {
  const at = paragraphs.findIndex((paragraph) => paragraph.some(({ isBullet }) => isBullet));
  const paragraph = paragraphs[at] ?? [];
  const first = paragraph.findIndex(({ isBullet }) => isBullet);
  const above = paragraph[first - 1];
  if (above === undefined || !paragraphs.slice(0, at).every(isHeadOfJob)) return [...paragraphs];
  const from = opensList(above) ? first - 1 : first;
  const lines = paragraph.slice(0, from);
  const asking = lines.filter((line, index) => index > 0 && !isHeadOfJob([line]));
  const head = lines.filter((line) => !asking.includes(line));
  if (head.length === 0 || !isHeadOfJob(head)) return [...paragraphs];
  const parts = [head, ...asking.map((line) => [line]), paragraph.slice(from)];
  return [...paragraphs.slice(0, at), ...parts, ...paragraphs.slice(at + 1)];
}

/** The first list of a job, where no heading stands above it; empty where there is none, or where it tells of pay and place. */
export function listBelowHead(
  { lines }: TextDocument,
  paragraphs: readonly (readonly Line[])[],
): readonly Line[] {
  const list = paragraphs.find((paragraph) => paragraph.some(({ isBullet }) => isBullet)) ?? [];
  const [first] = list;
  if (first?.section !== 'other') return [];
  // The title may be set as a heading.
  const isHeaded = lines.some(({ isHeading, start }, index) => isHeading && index > 0 && start < first.start);
  if (isHeaded) return [];
  return list.every(({ text, isBullet }) => isBullet && !isNotARequirement(foldText(text))) ? list : [];
}

const MIN_ITEMS = 2;
const MAX_ITEM_TOKENS = 9;
/** Of pay, hours and place, among which nothing is asked for. */
const TELLS_TERMS = anyOf(
  /[£$€]|\d{2}:\d\d|\b(?:full|part)[- ]?time\b/,
  /\b(?:permanent|temporary|contract|remote|hybrid|on-?site|salary|hours?|shifts?|location|per (?:hour|week|year|annum)|unbefristet|vollzeit|teilzeit|cdi|cdd|temps plein|indefinido|jornada|vast contract)\b/,
);

/**
 * The short unmarked lines right above the first heading of wishes and below prose ("React", "TypeScript"), where no other section begins
 * above them: what the job needs, if most of them name something that a job can ask for. Empty where there are none.
 */
export function unmarkedListAboveWishes({ lines, text }: TextDocument): readonly Line[] {
  const wishes = lines.findIndex(({ section, isHeading }) => isHeading && section === 'preferred');
  const isParted = (from: number, until: number) =>
    /\n[^\S\n]*\n/.test(text.slice(lines[from]?.end, lines[until]?.start));
  let first = wishes;
  while (first > 1 && isItem(lines[first - 1]) && (first === wishes || !isParted(first - 1, first))) first--;
  const [above, items] = [lines[first - 1], lines.slice(first, wishes)];
  if (items.length < MIN_ITEMS || above === undefined || !/[.!?]$/.test(above.text)) return [];
  const isHeaded = lines
    .slice(1, first)
    .some(({ isHeading, section }) => (section !== 'other' || isHeading) && section !== 'about');
  const folded = items.map((item) => foldText(item.text));
  if (isHeaded || folded.some((item) => TELLS_TERMS.test(item) || isNotARequirement(item))) return [];
  return items.filter((item) => namesAsked(item.text)).length * 2 > items.length ? items : [];
}

/** "HACCP" alone on a line looks like a heading. */
function isItem(line: Line | undefined): boolean {
  if (line === undefined || line.isBullet || line.tokens.length > MAX_ITEM_TOKENS) return false;
  if (line.section !== 'other' && (line.section !== 'about' || line.isHeading)) return false;
  return /[\p{L}\p{N})+#]$/u.test(line.text) && (!line.isHeading || namesAsked(line.text));
}
