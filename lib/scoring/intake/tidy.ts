import { matchesOf } from './matches.ts';
import type { Edit } from './offset-map.ts';

const PLACEHOLDER_RUN = /\[redacted\](?:[ ,;|/·•–-]{1,4}\[redacted\])+/g;
const SIGNATURE =
  /^[\s>*•-]{0,8}\[redacted\](?:[\s,.|–-]{0,4}(?:page \d{1,3}(?: (?:of|\/) \d{1,3})?|cv|resume|curriculum vitae))?[\s.,|–-]{0,4}$\n?/gim;

/** Edits that remove lines of which only a placeholder is left: signatures, page footers, contact lines. */
export function signatureEdits(text: string): Edit[] {
  if (!text.includes('[redacted]')) return [];
  return Array.from(text.matchAll(SIGNATURE), (match) => ({
    start: match.index,
    end: match.index + match[0].length,
    replacement: '',
  }));
}

/** Edits that leave no trace of how much was taken out: one placeholder for neighbours, no runs of blank lines. */
export function tidyEdits(text: string): Edit[] {
  const edits: Edit[] = [];
  for (const { 0: run, index: start } of matchesOf(text, PLACEHOLDER_RUN)) {
    edits.push({ start, end: start + run.length, replacement: '[redacted]' });
  }
  const contentStart = text.length - text.trimStart().length;
  const contentEnd = text.trimEnd().length;
  if (contentStart > 0) edits.push({ start: 0, end: contentStart, replacement: '' });
  // Whitespace without a line break is as it should be, but at the ends.
  for (let at = text.indexOf('\n', contentStart); at >= 0 && at < contentEnd; ) {
    let start = at;
    while (isSpace(text, start - 1)) start -= 1;
    let end = at + 1;
    while (isSpace(text, end)) end += 1;
    const run = text.slice(start, end);
    const replacement = tidyBreak(run);
    if (replacement !== run) edits.push({ start, end, replacement });
    at = text.indexOf('\n', end);
  }
  if (contentStart < contentEnd && contentEnd < text.length) {
    edits.push({ start: contentEnd, end: text.length, replacement: '' });
  }
  return edits;
}

function isSpace(text: string, offset: number): boolean {
  const code = text.charCodeAt(offset);
  return code < 0x80 ? code === 0x20 || (code >= 0x09 && code <= 0x0d) : /\s/.test(text.charAt(offset));
}

/** At most one blank line, and no spaces before a line's end; the indent of the next line stays. */
function tidyBreak(run: string): string {
  const lastBreak = run.lastIndexOf('\n');
  const breaks = run.split('\n').length - 1;
  return '\n'.repeat(Math.min(breaks, 2)) + run.slice(lastBreak + 1);
}
