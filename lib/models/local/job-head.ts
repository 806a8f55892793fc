import { hasRequirementCue, isNotARequirement } from './requirement-wording.ts';
import { readStatedYears } from './stated-years.ts';
import { foldText, tokenize } from './tokens.ts';
import type { Line, TextDocument } from './types.ts';

const MAX_HEAD_LINES = 5;

/** The title, also one that calls out, with the place, hours and pay below it: no sentences, no points, and no years. */
export function isHeadOfJob(paragraph: readonly Line[]): boolean {
  if (paragraph.length > MAX_HEAD_LINES || paragraph[0]?.section !== 'other') return false;
  return paragraph.every(
    (line, index) =>
      !line.isBullet &&
      !(index === 0 ? /\.$/ : /[.!]$/).test(line.text) &&
      !statesYears(line) &&
      (index === 0 || !hasRequirementCue(foldText(line.text))),
  );
}

function statesYears({ text }: Line): boolean {
  return readStatedYears(text, tokenize(text)).length > 0;
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
