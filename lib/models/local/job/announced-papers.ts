import { tokenize } from '../text/tokens.ts';
import type { TextDocument } from '../types.ts';
import { findTerms } from '../vocabulary/matcher.ts';
import { knownTitleIn } from './prose-job/announced-title.ts';

/** An announcement stands near the top. */
const MAX_LINES = 8;
/** Goes with a register or a paper: "GDC registered", "CIPD-qualified". */
const STATE = /(?:registered|qualified|certified|licen[cs]ed|chartered|accredited|ticketed|trained)\b/iu;
const STATE_BEHIND = new RegExp(`^[\\s-]{1,2}${STATE.source}`, 'iu');

/**
 * The papers that an announcement asks for between its words and the title: "looking for a GDC registered dental nurse" asks for a
 * registration that the lists below it often take for granted.
 */
export function announcedPapers({ lines }: TextDocument): string[] {
  return lines.slice(0, MAX_LINES).flatMap(({ text, isHeading }) => {
    const found = isHeading ? null : knownTitleIn(text);
    if (found === null) return [];
    return findTerms(text, tokenize(text)).flatMap(({ term, start, end }) => {
      if (term.kind !== 'certificate' || start < found.announcedFrom || end > found.end) return [];
      const named = text.slice(start, end);
      const state = STATE_BEHIND.exec(text.slice(end))?.[0];
      if (state === undefined) return STATE.test(named) ? [named] : [];
      return [named + state];
    });
  });
}
