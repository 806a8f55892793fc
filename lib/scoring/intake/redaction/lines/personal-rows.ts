import { foldPhrase } from '../fold-phrase.ts';
import { LABEL, STATUS } from '../mark-bits.ts';
import { isAge, isBirth } from './ages-and-dates.ts';
import { isContactPiece } from './contact.ts';
import { type Label, labelOf } from './labelled-values.ts';
import { COLON, DIGIT, STOP } from './line-signs.ts';
import { LABELS_OF_PERSONS, PERSONAL_LABELS } from './personal-labels.ts';
import { isFamilyPiece, mayTellOfFamily } from './personal-pieces.ts';
import { STATUS_WORDS } from './personal-words.ts';
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

const MAX_BLOCK_LINES = 10;
const MAX_BLOCK_CHARACTERS = 90;
const PARTS = /[,;|·•]|\s[–—-]\s|\.(?:\s|$)/;
const YEARS_OF_POST = /(?:19|20)\d{2}\s?[-–—]/;

/**
 * Short lines between blank ones or below a heading, two of which tell of the person alone (a status, children, an age, a
 * birth), are a block of personal data as well, whatever stands above them: "Hindu" and "Tonk, Rajasthan" go from there.
 */
export function markPersonalBlocks(lines: readonly ResumeLine[]): void {
  let block: ResumeLine[] = [];
  const close = (): void => {
    if (block.length > 1 && block.length <= MAX_BLOCK_LINES && isOfPerson(block))
      for (const line of block) line.area = 'personal';
    block = [];
  };
  for (const line of lines) {
    if (line.area !== 'body' || line.isHeading || line.text.trim() === '') close();
    else block.push(line);
  }
  close();
}

function isOfPerson(block: readonly ResumeLine[]): boolean {
  // Most blocks are told from those of a person by the length of a line.
  if (block.some(({ text, prefix }) => text.length - prefix > MAX_BLOCK_CHARACTERS)) return false;
  if (block.some((line) => (line.signs & DIGIT) !== 0 && YEARS_OF_POST.test(contentOf(line)))) return false;
  const telling = block.filter(tellsOfPerson);
  if (telling.length !== 1) return telling.length > 1;
  // Referees are called as well.
  return block.some((line) => line !== telling[0] && isContactPiece(contentOf(line)));
}

function contentOf({ text, prefix }: ResumeLine): string {
  return text.slice(prefix);
}

function tellsOfPerson(line: ResumeLine): boolean {
  const mayBeOfFamily = mayTellOfFamily(line);
  // An age is told in figures.
  if (!mayBeOfFamily && (line.marks & STATUS) === 0 && (line.signs & DIGIT) === 0) return false;
  const content = contentOf(line);
  return content.split(PARTS).some((part) => {
    const trimmed = part.trim();
    if (trimmed === '') return false;
    const folded = foldPhrase(trimmed);
    if (folded.length > 2 && STATUS_WORDS.has(folded)) return true;
    if ((mayBeOfFamily && isFamilyPiece(folded)) || isBirth(trimmed)) return true;
    // "Carpenter, 18 years" tells of a trade, and "28, 34" of no age.
    return trimmed === content.trim() && /\p{L}/u.test(trimmed) && isAge(trimmed);
  });
}
