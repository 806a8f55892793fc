import { matchesOf } from '../../text/matches.ts';
import { isWhitespace } from '../../text/spaces.ts';
import type { Edit } from './offset-map.ts';

const PLACEHOLDER_RUN = /\[redacted\](?:[ ,;|/·•–-]{1,4}\[redacted\])+/g;
const SIGNATURE =
  /[\s>*•-]{0,8}\[redacted\](?:[\s,.|–-]{0,4}(?:page \d{1,3}(?: (?:of|\/) \d{1,3})?|cv|resume|curriculum vitae))?[\s.,|–-]{0,4}$\n?/imy;
const MAX_OPENING = 8;

/** Edits that remove lines of which only a placeholder is left: signatures, page footers, contact lines. */
export function signatureEdits(text: string): Edit[] {
  const edits: Edit[] = [];
  if (!text.includes('[redacted]')) return edits;
  let position = 0;
  for (let at = text.indexOf('['); at >= 0; at = text.indexOf('[', Math.max(position, at + 1))) {
    const start = lineStartBefore(text, at, position);
    if (start < 0) continue;
    SIGNATURE.lastIndex = start;
    if (!SIGNATURE.test(text)) continue;
    position = SIGNATURE.lastIndex;
    edits.push({ start, end: position, replacement: '' });
  }
  return edits;
}

/** The first start of a line, from `from` on, between which and `at` is nothing but what may open a signature; -1 for none. */
function lineStartBefore(text: string, at: number, from: number): number {
  let found = -1;
  for (let start = at; start >= from && start >= at - MAX_OPENING; start -= 1) {
    if (start < at && !/[\s>*•-]/.test(text.charAt(start))) break;
    if (start === 0 || /[\n\r\u2028\u2029]/.test(text.charAt(start - 1))) found = start;
  }
  return found;
}

/** Edits that leave no trace of how much was taken out: one placeholder for neighbours, no runs of blank lines. */
export function tidyEdits(text: string): Edit[] {
  const edits: Edit[] = [];
  if (text.includes('[redacted]')) {
    for (const { 0: run, index: start } of matchesOf(text, PLACEHOLDER_RUN)) {
      edits.push({ start, end: start + run.length, replacement: '[redacted]' });
    }
  }
  const contentStart = text.length - text.trimStart().length;
  const contentEnd = text.trimEnd().length;
  if (contentStart > 0) edits.push({ start: 0, end: contentStart, replacement: '' });
  // Whitespace without a line break is as it should be, but at the ends.
  for (let at = text.indexOf('\n', contentStart); at >= 0 && at < contentEnd; ) {
    let start = at;
    while (isWhitespace(text.charCodeAt(start - 1))) start -= 1;
    let end = at + 1;
    let breaks = 1;
    let lastBreak = at;
    for (; isWhitespace(text.charCodeAt(end)); end += 1) {
      if (text.charCodeAt(end) !== 0x0a) continue;
      breaks += 1;
      lastBreak = end;
    }
    // At most one blank line, and no spaces before a line's end; the indent of the next line stays.
    const kept = Math.min(breaks, 2);
    if (lastBreak + 1 - start !== kept)
      edits.push({ start, end, replacement: '\n'.repeat(kept) + text.slice(lastBreak + 1, end) });
    at = text.indexOf('\n', end);
  }
  if (contentStart < contentEnd && contentEnd < text.length) {
    edits.push({ start: contentEnd, end: text.length, replacement: '' });
  }
  return edits;
}
