import { isDigit, isSpace, trimSpan } from '../../../text/characters.ts';
import type { Line, Span } from '../types.ts';

const CONJUNCTION = /\s(?:and|or|&|und|oder|sowie|et|ou|y|e|o|en|of)\s/gi;
const MAX_CONJOINED_CHARACTERS = 60;

/**
 * The items of a list in one line ("Java, SQL and Go", "A | B", "x; y"), trimmed, as offsets in the text. One span, the line
 * itself, when it is no list. Commas in brackets and in numbers part nothing; a conjunction parts only the last item of
 * a list that has others.
 */
export function listItems(line: Line): Span[] {
  const items: Span[] = [];
  const separator = separatorsOf(line.text);
  let depth = 0;
  let from = 0;
  for (let at = 0; at <= line.text.length; at++) {
    const character = line.text.charAt(at);
    if (character === '(' || character === '[') depth++;
    else if (character === ')' || character === ']') depth = Math.max(depth - 1, 0);
    const parts =
      at === line.text.length || (depth === 0 && separator.has(character) && !isInNumber(line.text, at));
    if (!parts) continue;
    const item = trimSpan(line.text, from, character === '' ? withoutStop(line.text, from, at) : at);
    if (item.end > item.start) items.push(item);
    from = at + 1;
  }
  const last = items.at(-1);
  if (items.length > 1 && last !== undefined) items.splice(-1, 1, ...conjoined(line.text, last));
  return items.map((item) => ({ start: line.start + item.start, end: line.start + item.end }));
}

/** Bars, semicolons and dots part stronger than commas: "Excel, Word | SAP" has two items. */
function separatorsOf(text: string): ReadonlySet<string> {
  if (/[|•·●▪]/.test(text)) return new Set('|•·●▪'.split(''));
  return new Set(text.includes(';') ? [';'] : [',']);
}

function isInNumber(text: string, at: number): boolean {
  return text.charAt(at) === ',' && isDigit(text.charCodeAt(at - 1)) && isDigit(text.charCodeAt(at + 1));
}

function withoutStop(text: string, start: number, end: number): number {
  return end > start && text.charAt(end - 1) === '.' && !isSpace(text.charCodeAt(end - 2)) ? end - 1 : end;
}

function conjoined(text: string, item: Span): Span[] {
  const words = text.slice(item.start, item.end);
  if (words.length > MAX_CONJOINED_CHARACTERS) return [item];
  const leading = /^(?:and|or|&|und|oder|sowie|et|ou|y|e|o|en|of)\s+/i.exec(words);
  if (leading !== null) return [{ start: item.start + leading[0].length, end: item.end }];
  const found = [...words.matchAll(CONJUNCTION)];
  const only = found[0];
  if (only === undefined || found.length > 1) return [item];
  return [
    { start: item.start, end: item.start + only.index },
    { start: item.start + only.index + only[0].length, end: item.end },
  ];
}
