import type { TextDocument } from '../types.ts';
import type { RoleDraft } from './role-drafts.ts';

const DASH_BEHIND = /^\s{0,2}[-–—]\s/;

/**
 * "2022 - Site manager - Keller", "2019 - Foreman - Lane": where all that any entry says is when it began, each ends where the next one
 * begins. The latest entry of a career that says no more than that goes on. Anything else as it is.
 */
export function withEndsOfBareStarts({ text }: TextDocument, drafts: readonly RoleDraft[]): RoleDraft[] {
  const isBare = ({ range }: RoleDraft) =>
    range !== null &&
    range.end === null &&
    range.start !== null &&
    DASH_BEHIND.test(text.slice(range.span.end, range.span.end + 4));
  const starts = drafts.map(({ range }) => range?.start ?? '').sort();
  const areBare = drafts.every(isBare) && new Set(starts).size === starts.length;
  return drafts.map((draft) => {
    const { range } = draft;
    if (range === null || !isBare(draft)) return draft;
    const at = starts.lastIndexOf(range.start ?? '');
    const next = starts[at + 1] ?? 'present';
    return areBare || (next === 'present' && starts[at - 1] !== range.start)
      ? { ...draft, range: { ...range, end: next } }
      : draft;
  });
}
