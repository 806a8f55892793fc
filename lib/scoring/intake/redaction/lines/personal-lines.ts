import { foldPhrase } from '../fold-phrase.ts';
import { nameOfSubject, openingName, startsWithGivenName } from '../names/candidate-name.ts';
import { MAX_OPENING_LINES } from '../names/full-name-ahead.ts';
import { isPlaceAndDate, isSigningPlace } from '../names/signing-lines.ts';
import type { PersonalLines } from '../personal-findings.ts';
import { mayHaveLabel, mayNameLabel } from './labelled-values.ts';
import { LineReader } from './line-reader.ts';
import { NAME_LABELS, NEVER_LONE, PERSONAL_LABELS } from './personal-labels.ts';
import { isPersonalList } from './personal-pieces.ts';
import { markPersonalBlocks, markPersonalRows, personalRow } from './personal-rows.ts';
import type { ResumeLine } from './resume-lines.ts';

/** Drawn from one side to the other. */
const RULE = /^[-–—=_*~.·•+#\s]{3,}$/;

/** "Jane Smith has kept …": words in small letters to a full stop. */
const IN_SENTENCE = /\s\p{Ll}{2,}\s\p{L}[^.]{6,}[.!]\s*$/u;

/** Edits that take personal lines, and personal pieces of lines, out of the header, personal sections and the body. */
export function redactPersonalLines(lines: readonly ResumeLine[]): PersonalLines {
  const result: PersonalLines = { edits: [], names: new Map(), unspacedNames: new Set(), dropped: new Set() };
  const reader = new LineReader(result, lines);
  markPersonalRows(lines);
  markPersonalBlocks(lines);
  let isFirst = true;
  let isBelowHeading = false;
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index];
    if (line === undefined) continue;
    if (line.isHeading) isBelowHeading = true;
    if (line.isHeading || line.text.length === line.prefix) continue;
    if (line.area === 'header' && RULE.test(line.text)) {
      result.dropped.add(index);
      continue;
    }
    const opensSection = isBelowHeading;
    isBelowHeading = false;
    if (
      (line.area === 'body' || IN_SENTENCE.test(line.text)) &&
      (isFirst || (index < MAX_OPENING_LINES && result.names.size === 0))
    ) {
      const find = line.area === 'body' ? openingName : nameOfSubject;
      const name = find(line.text.slice(line.prefix));
      if (name !== null && (isFirst || startsWithGivenName(name.split(' '), false))) reader.learnName(name);
    }
    isFirst = false;
    const row = personalRow(line);
    if (row !== null) {
      if (NAME_LABELS.test(row.name)) reader.learnName(row.value);
      result.dropped.add(index);
      continue;
    }
    if (line.area === 'body') {
      if (isPlaceAndDate(line) || isPersonalList(line.text.slice(line.prefix), line))
        result.dropped.add(index);
      if (!mayHaveLabel(line.text, line.signs)) continue;
      if (isSigningPlace(lines, index)) result.dropped.add(index);
    }
    if (reader.readLabelledSentences(line)) {
      result.dropped.add(index);
      continue;
    }
    const label = loneLabel(line);
    if (label !== null) {
      const value = lines[index + 1];
      result.dropped.add(index);
      if (value !== undefined && !value.isHeading && value.text.length > 0 && value.text.length <= 80) {
        if (NAME_LABELS.test(label)) reader.learnName(value.text.slice(value.prefix));
        result.dropped.add(index + 1);
        index += 1;
      }
      continue;
    }
    if (reader.read(line, opensSection)) result.dropped.add(index);
  }
  dropEmptyHeadings(lines, result);
  return result;
}

/** A line that is only a personal label: its value is the next line. */
function loneLabel(line: ResumeLine): string | null {
  if (line.area === 'body' || !mayNameLabel(line)) return null;
  const text = line.text.slice(line.prefix).trim();
  const folded = foldPhrase(text.replace(/[\s:：*_]{1,10}$/, ''));
  if (!PERSONAL_LABELS.has(folded)) return null;
  return /[:：]\s*\*{0,2}$/.test(text) || !NEVER_LONE.has(folded) ? folded : null;
}

/** A heading of personal data over nothing goes; over what is left, it stays. */
function dropEmptyHeadings(lines: readonly ResumeLine[], result: PersonalLines): void {
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index];
    if (line === undefined || !line.isHeading || line.area !== 'personal') continue;
    let next = index + 1;
    while (next < lines.length && (result.dropped.has(next) || lines[next]?.text.trim() === '')) next += 1;
    const following = lines[next];
    if (following === undefined || following.isHeading || following.area !== 'personal')
      result.dropped.add(index);
  }
}
