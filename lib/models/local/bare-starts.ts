import type { RoleDraft } from './role-drafts.ts';
import type { TextDocument } from './types.ts';

const MIN_ENTRIES = 2;
const DASH_BEHIND = /^\s{0,2}[-–—]\s/;

/**
 * "2022 - Site manager - Keller", "2019 - Foreman - Lane": where all that any entry says is when it began, each ends where the next one
 * begins, and the last one goes on. Anything else as it is.
 */
export function withEndsOfBareStarts({ text }: TextDocument, drafts: readonly RoleDraft[]): RoleDraft[] {
  const isBare = ({ range }: RoleDraft) =>
    range !== null &&
    range.end === null &&
    range.start !== null &&
    DASH_BEHIND.test(text.slice(range.span.end, range.span.end + 4));
  if (drafts.length < MIN_ENTRIES || !drafts.every(isBare)) return [...drafts];
  const starts = drafts.map(({ range }) => range?.start ?? '').sort();
  if (new Set(starts).size < starts.length) return [...drafts];
  return drafts.map((draft) => {
    const { range } = draft;
    if (range === null) return draft;
    const next = starts[starts.indexOf(range.start ?? '') + 1];
    return { ...draft, range: { ...range, end: next ?? 'present' } };
  });
}
