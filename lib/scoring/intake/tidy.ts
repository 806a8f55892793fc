import { matchesOf } from './matches.ts';
import type { Edit } from './offset-map.ts';

const PLACEHOLDER_RUN = /\[redacted\](?:[ ,;|/·•–-]{1,4}\[redacted\])+/g;
/**
 * Whole runs, judged by code: a pattern that also says what follows would try each run from each of its characters.
 * Single ones are as they should be, but at the ends.
 */
const WHITESPACE_RUN = /\s{2,}|^\s|\s$/g;

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
  for (const { 0: run, index: start } of matchesOf(text, WHITESPACE_RUN)) {
    const end = start + run.length;
    const replacement = start === 0 || end === text.length ? '' : tidySpace(run);
    if (replacement !== run) edits.push({ start, end, replacement });
  }
  return edits;
}

/** At most one blank line, and no spaces before a line's end; the indent of the next line stays. */
function tidySpace(run: string): string {
  const lastBreak = run.lastIndexOf('\n');
  if (lastBreak === -1) return run;
  const breaks = run.split('\n').length - 1;
  return '\n'.repeat(Math.min(breaks, 2)) + run.slice(lastBreak + 1);
}
