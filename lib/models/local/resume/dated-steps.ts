import type { DateRange } from '../text/dates.ts';
import { partOf } from '../titles/title-parts.ts';
import type { Span, TextDocument } from '../types.ts';
import type { RoleDraft } from './role-drafts.ts';
import { mainRange, type RoleLine } from './role-lines.ts';
import { stepsOf } from './role-steps.ts';

/** So far below the title that names them the lines of its steps may stand. */
const MAX_LINES_BELOW = 40;
/** So many words beside the dates of a line can name a step. */
const MAX_HEAD_TOKENS = 6;

/**
 * Gives the titles that one entry names one after the other the dates of the lines below that name them again: "Operative then Team
 * Leader, Bright Logistics", "2019 - 2022 Operative: …", "2022 - now Team Leader: …". Those lines head no roles of their own.
 */
export function withDatedSteps(
  document: TextDocument,
  lines: readonly RoleLine[],
  drafts: readonly RoleDraft[],
): RoleDraft[] {
  const named = new Set<number>();
  const apart: RoleDraft[] = [];
  const whole: RoleDraft[] = [];
  for (const draft of drafts) {
    const steps = stepsOf(document, draft.title);
    const dated = steps.length < 2 ? [] : datedSteps(lines, draft, steps);
    if (dated.length === 0) whole.push(draft);
    for (const step of dated) {
      named.add(step.first);
      apart.push(step);
    }
  }
  if (apart.length === 0) return [...drafts];
  return [...whole.filter(({ titleAt }) => !named.has(titleAt)), ...apart].sort(
    (a, b) => a.first - b.first || a.title.start - b.title.start,
  );
}

/** A draft for each of the steps; none where one of them has no line of its own. */
function datedSteps(lines: readonly RoleLine[], { titleAt }: RoleDraft, steps: readonly Span[]): RoleDraft[] {
  const header = lines[titleAt];
  if (header === undefined) return [];
  const parts = steps.map((step) => {
    const own = header.line.tokens.flatMap(({ start, end }, at) =>
      start >= step.start && end <= step.end ? [at] : [],
    );
    const [firstToken = 0] = own;
    return partOf(header.line, { firstToken, endToken: firstToken + own.length }, true);
  });
  const wordsOf = parts.map(({ firstToken, endToken }) =>
    header.line.tokens.slice(firstToken, endToken).map(({ norm }) => norm),
  );
  const found: RoleDraft[] = [];
  const last = titleAt + MAX_LINES_BELOW;
  for (
    let at = titleAt + 1;
    at <= last && lines[at]?.isApart === false && found.length < parts.length;
    at++
  ) {
    const read = lines[at];
    const range = read === undefined ? undefined : mainRange(read);
    if (read === undefined || range === undefined || range.end === null) continue;
    const head = headWords(read, range);
    const shares = wordsOf.map((words) => words.filter((word) => head.includes(word)).length);
    const most = Math.max(...shares);
    const title = parts[shares.indexOf(most)];
    // A line that names none of them, or two alike, begins something else.
    if (most === 0 || title === undefined || shares.filter((share) => share === most).length > 1) break;
    if (found.some((step) => step.title === title)) break;
    found.push({ title, range, titleAt, first: at, last: at, isStep: true });
  }
  return found.length === parts.length ? found : [];
}

/** The words beside the dates of a line, up to a colon. */
function headWords({ line }: RoleLine, { firstToken, endToken }: DateRange): string[] {
  const words: string[] = [];
  for (const [at, { norm, end }] of line.tokens.entries()) {
    if (at < firstToken || at >= endToken) words.push(norm);
    const isEnd = words.length > 0 && line.text.charAt(end - line.start) === ':';
    if (isEnd || words.length === MAX_HEAD_TOKENS) break;
  }
  return words;
}
