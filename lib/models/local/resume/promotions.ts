import { titleEnd } from '../titles/prose-titles.ts';
import { afterTakingOn, risesAt } from '../titles/taking-on.ts';
import { endsAsTitle, partOf, type TitlePart } from '../titles/title-parts.ts';
import type { RoleDraft } from './role-drafts.ts';
import type { RoleLine } from './role-lines.ts';

/** Between the title and its date: "promoted to shift leader there in 2019". */
const MAX_TOKENS_BETWEEN = 4;

/**
 * What the lines of a role tell of rising in it ("Promoted to senior buyer in March 2019"), as roles from that date to the end of the
 * stay, each behind the one that it was told in.
 */
export function withPromotions(lines: readonly RoleLine[], drafts: readonly RoleDraft[]): RoleDraft[] {
  let stay: RoleDraft | undefined;
  return drafts.flatMap((draft, index): RoleDraft[] => {
    const headed = lines[draft.titleAt];
    if (headed !== undefined && stay !== undefined && isRise(headed, draft)) {
      const end = endOfStay(stay, draft.range?.start ?? null);
      if (draft.range !== null && end !== null) return [{ ...draft, range: { ...draft.range, end } }];
    }
    stay = draft;
    const next = drafts[index + 1]?.first ?? lines.length;
    const told = lines.slice(draft.first, Math.max(next, draft.first + 1));
    return [draft, ...told.flatMap((line, at) => promotionIn(line, draft.first + at, draft) ?? [])];
  });
}

/** A line of its own with a date alone. */
function isRise({ line }: RoleLine, { title, range }: RoleDraft): boolean {
  if (range?.end !== null) return false;
  return line.tokens.some((_token, at) => risesAt(line, at) && afterTakingOn(line, at) === title.firstToken);
}

/** When a stay ends in which somebody rose at a date; `null` where the date is none of it. */
function endOfStay({ range }: RoleDraft, from: string | null): string | null {
  if (range === null || range.start === null || range.end === null || from === null) return null;
  return from >= range.start && from <= range.end ? range.end : null;
}

function promotionIn(read: RoleLine, at: number, stay: RoleDraft): RoleDraft | undefined {
  const risen = titleRisenTo(read);
  // The title that heads the entry may be the one risen to.
  if (risen === undefined || (risen.start < stay.title.end && stay.title.start < risen.end)) return undefined;
  const from = dateBehind(read, risen);
  const end = endOfStay(stay, from);
  if (stay.range === null || from === null || end === null) return undefined;
  return { title: risen, range: { ...stay.range, start: from, end }, titleAt: at, first: at, last: at };
}

/** The title that a line says was risen to: "Promoted to senior buyer in 2019". */
function titleRisenTo({ line, hits, ranges }: RoleLine): TitlePart | undefined {
  const verb = line.tokens.findIndex((_token, at) => risesAt(line, at));
  if (verb < 0) return undefined;
  const firstToken = afterTakingOn(line, verb);
  const endToken = titleEnd(line, firstToken, ranges);
  if (endToken <= firstToken) return undefined;
  const isKnown = hits.some(
    (hit) => hit.term.kind === 'title' && hit.firstToken >= firstToken && hit.endToken <= endToken,
  );
  const isTitle = isKnown || endsAsTitle(line, { firstToken, endToken });
  return isTitle ? partOf(line, { firstToken, endToken }, isKnown) : undefined;
}

function dateBehind({ line, ranges }: RoleLine, { endToken }: TitlePart): string | null {
  const last = endToken + MAX_TOKENS_BETWEEN;
  const range = ranges.find(({ firstToken }) => firstToken >= endToken && firstToken <= last);
  if (range !== undefined) return range.start;
  const year = line.tokens.slice(endToken, last).find(({ norm }) => /^(?:19|20)\d\d$/.test(norm));
  return year?.norm ?? null;
}
