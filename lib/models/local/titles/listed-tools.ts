import type { Line, Span, TermHit } from '../types.ts';

/** Longer lines are read as prose. */
const MAX_LINE_CHARACTERS = 400;
const PARTING = /[,;/|()[\]•·&+]|\s(?:and|und|et|y|en|with)\s/gi;

/**
 * Whether a title is the name of a tool of the trade there: "posters (Illustrator, InDesign)", "tests in Postman, Jira". It is one word,
 * not the first of its line, and an item of a list beside another skill; outside of brackets the vocabulary has to know it as a tool.
 *
 * @param hits the vocabulary terms of the line
 */
export function isListedTool(line: Line, hits: readonly TermHit[], { start, end }: Span): boolean {
  if (line.text.length > MAX_LINE_CHARACTERS) return false;
  const item = line.tokens.filter((token) => token.start >= start && token.end <= end);
  if (item.length !== 1 || line.tokens[0]?.start === start) return false;
  const skills = hits.filter(({ term }) => term.kind === 'skill');
  const items = itemsOf(line);
  const at = items.findIndex((own) => own.start === start && own.end === end);
  if (at < 0) return false;
  const isSkill = (own: Span | undefined) =>
    own !== undefined && skills.some((skill) => skill.start === own.start && skill.end === own.end);
  if (!isSkill(items[at - 1]) && !isSkill(items[at + 1])) return false;
  const before = line.text.slice(0, start - line.start);
  return before.lastIndexOf('(') > before.lastIndexOf(')') || isSkill({ start, end });
}

/** What stands between the signs and words that part a list, without the space around it. */
function itemsOf({ text, start }: Line): Span[] {
  const items: Span[] = [];
  let from = 0;
  const add = (to: number): void => {
    const piece = text.slice(from, to);
    const trimmed = piece.trim();
    if (trimmed === '') return;
    const first = start + from + piece.indexOf(trimmed);
    items.push({ start: first, end: first + trimmed.replace(/[.:]$/, '').length });
  };
  for (const { index, 0: sign } of text.matchAll(PARTING)) {
    add(index);
    from = index + sign.length;
  }
  add(text.length);
  return items;
}
