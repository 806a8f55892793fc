import { foldText } from '../text/tokens.ts';
import { titleProfile } from '../titles/title-similarity.ts';
import type { RoleRead, TermHit, TextDocument } from '../types.ts';

/** As a part of an entry by itself: "Geselle, Autohaus Nord", "2016 – heute Gesellin | Salon Haar". */
const JOURNEYMAN =
  /(?:^|[\d,;|/–—-]|\b(?:heute|jetzt|dato|seit))\s{0,4}(?:(?:alt|jung)?gesell(?:e|in)|facharbeiter(?:in)?)\s{0,4}(?:$|[,;|/(–—-]|\b(?:bei|in|im|beim)\b)/;
/** Says that a trade was learned, where no heading does. */
const LEARNED =
  /\b(?:\w{0,20}lehre|\w{0,20}ausbildung|gesellenbrief|gesellenprufung|facharbeiterbrief|hwk)\b/;

/** Whether the entry of a role names no trade, and somebody who has learned one. */
function isJourneyman({ family, titleSpan, lines }: RoleRead, document: TextDocument): boolean {
  if (family !== 'other') return false;
  return lines.some((index) => {
    const line = document.lines[index];
    if (line === undefined || line.start > titleSpan.start || line.end < titleSpan.end) return false;
    return JOURNEYMAN.test(foldText(line.text));
  });
}

/** The trade that a resume says was learned, as it names it; the first where there are several. */
function tradeLearned(document: TextDocument, byLine: readonly (readonly TermHit[])[]): string | undefined {
  for (const [at, { text, start, section }] of document.lines.entries()) {
    const [trade] = (byLine[at] ?? []).filter(
      ({ term }) => term.kind === 'title' && term.family !== undefined,
    );
    if (trade === undefined || !(section === 'education' || LEARNED.test(foldText(text)))) continue;
    return text.slice(trade.start - start, trade.end - start);
  }
  return undefined;
}

/** Roles of journeymen as roles in the trade that they learned, where they name none themselves. */
export function withTradesOfJourneymen(
  roles: RoleRead[],
  document: TextDocument,
  byLine: readonly (readonly TermHit[])[],
): RoleRead[] {
  const journeymen = new Set(roles.filter((role) => isJourneyman(role, document)));
  if (journeymen.size === 0) return roles;
  const title = tradeLearned(document, byLine);
  if (title === undefined) return roles;
  const profile = titleProfile(title);
  return roles.map((role) =>
    journeymen.has(role) ? { ...role, title, profile, family: profile.family } : role,
  );
}
