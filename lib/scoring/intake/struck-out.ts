import { matchesOf } from '../../text/matches.ts';
import { sectionHeaded } from '../evidence/section-headings.ts';
import type { Edit, TextRange } from './offset-map.ts';

export interface StruckOut {
  /** Removals of what is struck out, and of the line when nothing else stands in it. */
  edits: Edit[];
  /** What was struck out, in the clear. It may be read as an instruction, never as evidence. */
  passages: string[];
}

const NOTHING: StruckOut = { edits: [], passages: [] };
const MAX_PASSAGES = 200;
const MAX_BULLET_CHARACTERS = 16;

/** Lines that Unicode lays over a character: a short and a long stroke, a short and a long slash. */
const OVERLAY = /[\u0335-\u0338]/g;
/** At least two characters in a row: a single one may be a letter of its own, such as a Vietnamese d with its bar. */
const OVERLAID =
  /[^\p{M}\n]\p{M}{0,3}?[\u0335-\u0338]\p{M}{0,3}(?:\s{0,2}[^\p{M}\n]\p{M}{0,3}?[\u0335-\u0338]\p{M}{0,3}){1,400}/gu;
/** As Markdown has it: no space inside of the signs, and no letter outside of them, as where they part words. */
const TILDES = /(?<![~\p{L}\p{N}])~~(?![~\s])((?:[^~\n]|~(?!~)){1,300})(?<!\s)~~(?![~\p{L}\p{N}])/gu;
const TAGGED =
  /<(del|s|strike)(?:\s[^<>]{0,200})?>((?:[^<]|<(?!\/?(?:del|s|strike)[\s>])){0,1000})<\/\1\s{0,3}>/gi;

/** Finds words that their writer struck out: `~~Java~~`, `<del>Java</del>`, and letters with a stroke laid over each. */
export function findStruckOut(text: string): StruckOut {
  const found: { range: TextRange; passage: string }[] = [];
  const patterns = [
    ...(text.includes('~~') ? [TILDES] : []),
    ...(/<\/(?:del|s|strike)/i.test(text) ? [TAGGED] : []),
    ...(/[\u0335-\u0338]/.test(text) ? [OVERLAID] : []),
  ];
  if (patterns.length === 0) return NOTHING;
  for (const pattern of patterns) {
    for (const match of matchesOf(text, pattern)) {
      const range = { start: match.index, end: match.index + match[0].length };
      const passage = (pattern === OVERLAID ? match[0] : (match.at(-1) ?? '')).replace(OVERLAY, '');
      if (pattern === TILDES && isHeading(text, range, passage)) continue;
      found.push({ range, passage });
    }
  }
  found.sort((a, b) => a.range.start - b.range.start);
  return {
    edits: separate(found.map(({ range }) => widened(text, range))),
    passages: found.slice(0, MAX_PASSAGES).map(({ passage }) => passage),
  };
}

/** A heading may be set between such signs. */
function isHeading(text: string, range: TextRange, passage: string): boolean {
  const line = lineOf(text, range);
  return line !== null && line.start === range.start && sectionHeaded(passage.trim()) !== null;
}

/** With the line when only its bullet is left, else with the space before when what follows keeps the words apart. */
function widened(text: string, range: TextRange): TextRange {
  const line = lineOf(text, range);
  if (line !== null) return line;
  const isBetween = text.charAt(range.start - 1) === ' ' && /[ ,;.]/.test(text.charAt(range.end));
  return isBetween ? { start: range.start - 1, end: range.end } : range;
}

const LINE_REST = /[^\S\n]{0,20}(?:\n|$)/y;

/** The line of which the range is all but a bullet; `null` when more stands in it. No more than a bullet's length is looked at. */
function lineOf(text: string, { start, end }: TextRange): TextRange | null {
  const before = text.slice(Math.max(0, start - MAX_BULLET_CHARACTERS), start);
  const opening = before.slice(before.lastIndexOf('\n') + 1);
  const isOpening = opening.length < before.length || start <= MAX_BULLET_CHARACTERS;
  LINE_REST.lastIndex = end;
  if (!isOpening || !/^[\s>*•·–—+-]*$/.test(opening) || !LINE_REST.test(text)) return null;
  return { start: start - opening.length, end: LINE_REST.lastIndex };
}

/** Edits that do not overlap. */
function separate(ranges: readonly TextRange[]): Edit[] {
  const edits: Edit[] = [];
  let position = 0;
  for (const { start, end } of ranges) {
    if (end <= position) continue;
    edits.push({ start: Math.max(start, position), end, replacement: '' });
    position = end;
  }
  return edits;
}
