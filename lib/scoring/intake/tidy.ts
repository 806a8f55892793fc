import type { Edit } from './offset-map.ts';

const LEFT_OVER = /(?:\[redacted\](?:[ ,;|/·•–-]{1,4}\[redacted\])+)|\n{3,}|[ \t]+(?=\n)|^\s+|\s+$/g;

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
  for (const match of text.matchAll(LEFT_OVER)) {
    const run = match[0];
    const isEdge = match.index === 0 || match.index + run.length === text.length;
    let replacement = '';
    if (run.startsWith('[')) replacement = '[redacted]';
    else if (run.startsWith('\n') && !isEdge) replacement = '\n\n';
    if (replacement !== run) edits.push({ start: match.index, end: match.index + run.length, replacement });
  }
  return edits;
}
