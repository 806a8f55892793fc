import { contactRanges, isAddressPiece } from '../lines/contact.ts';
import { mayHaveContact } from '../lines/personal-pieces.ts';
import type { ResumeLine } from '../lines/resume-lines.ts';
import { isPlace, looksLikeName, nameTokens, startsWithGivenName } from './candidate-name.ts';
import { isSkillName } from './skill-names.ts';

/** Where one looks for whom to write to: near the top, and at the end. */
const NEAR_TOP = 16;
const AT_TOP = 10;
const NEAR_END = 8;
/** As many lines tell how a person is reached. */
const MAX_CONTACT_LINES = 4;
/** Letters beside an address or a number are those of a label ("Mobile:"). */
const MAX_LABEL_LETTERS = 12;
const LETTERS_BEHIND = /^([^,]+?)(?:,\s*(?:\p{Lu}{2,6}))+$/u;

/**
 * Index and text of a line that holds nothing but a name, right above how the person is reached, in a text that names nobody at its
 * top; `null` where there is none.
 */
export function nameBesideContact(lines: readonly ResumeLine[]): { index: number; name: string } | null {
  for (let index = 0; index < lines.length; index += 1) {
    if (index >= NEAR_TOP && index < lines.length - NEAR_END) continue;
    const line = lines[index];
    const next = lines[index + 1];
    if (line === undefined || next === undefined || line.isHeading || next.text.trim() === '') continue;
    if (!mayBeReachedBelow(lines, index)) continue;
    const content = line.text.slice(line.prefix).trim();
    const name = LETTERS_BEHIND.exec(content)?.[1] ?? content;
    const tokens = nameTokens(name);
    if (tokens === null || tokens.length < 2 || !looksLikeName(name)) continue;
    if (isPlace(name) || isSkillName(name)) continue;
    const below = linesBelow(lines, index);
    const isReached = below.some((text) => isContact(text));
    // An employer has an address and a number as well.
    const isPerson =
      index < AT_TOP || startsWithGivenName(tokens, false) || below.every((text) => isContact(text));
    if (isReached && isPerson && below.every((text) => isContact(text) || isAddressPiece(text)))
      return { index, name };
  }
  return null;
}

/** Whether one of the lines right below has a sign of a way to reach somebody: few have. */
function mayBeReachedBelow(lines: readonly ResumeLine[], index: number): boolean {
  for (let below = index + 1; below <= index + MAX_CONTACT_LINES; below += 1) {
    const line = lines[below];
    if (line !== undefined && mayHaveContact(line)) return true;
  }
  return false;
}

/** The lines right below one, without blank ones between. */
function linesBelow(lines: readonly ResumeLine[], index: number): string[] {
  const below: string[] = [];
  for (const { text, prefix } of lines.slice(index + 1, index + 1 + MAX_CONTACT_LINES)) {
    const content = text.slice(prefix).trim();
    if (content === '') break;
    below.push(content);
  }
  return below;
}

/** Whether a line says how a person is reached, and nothing else. */
function isContact(text: string): boolean {
  const ranges = contactRanges(text);
  if (ranges.length === 0) return false;
  let rest = '';
  let from = 0;
  for (const { start, end } of ranges.toSorted((left, right) => left.start - right.start)) {
    rest += text.slice(from, Math.max(from, start));
    from = Math.max(from, end);
  }
  rest += text.slice(from);
  return rest.replace(/\P{L}/gu, '').length <= MAX_LABEL_LETTERS;
}
