import { foldPhrase } from './fold-phrase.ts';
import { type Label, labelOf } from './labelled-values.ts';
import { COLON, STOP } from './line-signs.ts';
import { LABEL } from './mark-bits.ts';
import { LABELS_OF_PERSONS, PERSONAL_LABELS } from './personal-labels.ts';
import type { ResumeLine } from './resume-lines.ts';

/** Rows of labels in the body, one of which is of persons alone, are a block of personal data that no heading stands above. */
export function markPersonalRows(lines: readonly ResumeLine[]): void {
  let rows: ResumeLine[] = [];
  let isOfPerson = false;
  for (const line of lines) {
    const isRow = line.area === 'body' && (line.signs & COLON) !== 0 && (line.marks & LABEL) !== 0;
    const label = isRow ? labelOf(line.text.slice(line.prefix)) : null;
    if (label !== null && PERSONAL_LABELS.has(label.name)) {
      rows.push(line);
      isOfPerson ||= LABELS_OF_PERSONS.has(label.name);
      if (isOfPerson && rows.length > 1) for (const row of rows) row.area = 'personal';
    } else {
      rows = [];
      isOfPerson = false;
    }
  }
}

/** A row of a table with two cells. */
const ROW = /^\s*\|\s*([^|:]{2,40}?)\s*\|\s*([^|]*?)\s*\|?\s*$/;

/** "|BORN|Laredo, 1977|" */
export function personalRow(line: ResumeLine): Label | null {
  // Most lines have no bar.
  if ((line.signs & STOP) === 0 || !line.text.trimStart().startsWith('|')) return null;
  const [, name = '', value = ''] = ROW.exec(line.text) ?? [];
  const folded = foldPhrase(name);
  return PERSONAL_LABELS.has(folded) ? { name: folded, value, isDashed: false, isSpaced: false } : null;
}
