import { isContainerWord, isFillerWord } from './filler-words.ts';
import { isPreferredWording } from './requirement-wording.ts';
import { readStatedYears } from './stated-years.ts';
import { foldText, tokenize } from './tokens.ts';
import { findTerms } from './vocabulary/matcher.ts';

/** A list item of up to this many words stands for itself. */
const MAX_ITEM_WORDS = 5;
/** Fewer items than this, in one phrase, are one compound requirement. */
const MIN_LIST_ITEMS = 3;
const MAX_LIST_ITEMS = 12;
const MAX_STATEMENT_CHARACTERS = 240;

/** Lower case tells "defining problems" from "Marketing Strategy". */
const GERUND_START = /^\p{Ll}\p{L}+ing\s/u;
/** A wish that goes with what stands before it, or with the whole list. */
const WISH_START = /^(?:preferably|ideally|preferred|desired|a plus|would be|is an?|and|und|et|y|en)\b/i;
/** "Able to plan, lead and report" is about doing all of that. */
const ABILITY_START =
  /^(?:able|ability|capable|capacity|willing\w*|fähig\w*|in der lage|capable|capaz|in staat)\b/i;
const CLAUSE_START =
  /^(?:is|are|be|with|to|that|which|who|by|as|specifically|such|like|sowie|die|der|das|avec|qui|con|que|met)\s/iu;
const CONJUNCTION = /^(?:and|und|sowie|et|y|e|en|as well as)\s+/i;
const LAST_CONJUNCTION = /\s(?:and|und|sowie|et|y|en|&)\s/gi;
const LEAD_IN =
  /^((?:[\p{L}'-]+\s+){0,6}(?:in|with|of|for|using|like|mit|von|avec|sur|con|met|van|including|following)\s+)(?=\S)/iu;

/** Positions of a separator outside parentheses. */
function cutOutsideParentheses(text: string, isSeparator: (char: string, at: number) => boolean): string[] {
  const pieces: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    const char = text.charAt(at);
    if (char === '(' || char === '[') depth++;
    else if (char === ')' || char === ']') depth = Math.max(0, depth - 1);
    else if (depth === 0 && isSeparator(char, at)) {
      pieces.push(text.slice(from, at));
      from = at + 1;
    }
  }
  pieces.push(text.slice(from));
  return pieces.map((piece) => piece.trim()).filter((piece) => piece !== '');
}

function isDigitAt(text: string, at: number): boolean {
  return /\d/.test(text.charAt(at));
}

/** Cuts at semicolons, and at commas that no number owns. */
export function listItems(text: string): string[] {
  return cutOutsideParentheses(
    text,
    (char, at) => char === ';' || (char === ',' && !(isDigitAt(text, at - 1) && isDigitAt(text, at + 1))),
  );
}

function contentWordCount(text: string): number {
  return tokenize(text).filter(({ norm }) => !isFillerWord(norm)).length;
}

/** "Candidates should have the following skills: A, B" is about A and B. A label that says something stays. */
function withoutEmptyLead(text: string): string {
  const colon = text.indexOf(':');
  if (colon <= 0 || colon > 120 || colon === text.length - 1) return text;
  const lead = text.slice(0, colon);
  const saysSomething =
    contentWordCount(lead) > 0 && !/\bfollowing\b|\bfolgende|\bsuivant|\bsiguiente|\bvolgende/i.test(lead);
  return saysSomething ? text : text.slice(colon + 1).trim();
}

const JOINT = /\s(?:and|und|et|y|en|plus|with|followed by|as well as|sowie|then)\s/gi;

function lastJoint(text: string): number {
  return [...text.matchAll(JOINT)].at(-1)?.index ?? -1;
}

/** "3 years as X and 2 years as Y" asks for two things. */
function cutAtYears(text: string): string[] {
  const amounts = readStatedYears(text, tokenize(text));
  if (amounts.length < 2) return [text];
  const cuts: number[] = [];
  for (const { span } of amounts.slice(1)) {
    const before = text.slice(0, span.start);
    const boundary = Math.max(before.lastIndexOf(','), before.lastIndexOf(';'), lastJoint(before));
    if (boundary > (cuts.at(-1) ?? 0)) cuts.push(boundary);
  }
  const edges = [0, ...cuts, text.length];
  return edges.slice(0, -1).map((from, index) =>
    text
      .slice(from, edges[index + 1])
      .replace(/^[,;\s]+/, '')
      .replace(/^(?:with|followed by|as well as|sowie|then|plus)\s+/i, '')
      .replace(CONJUNCTION, '')
      .trim(),
  );
}

/** "Experience with Java" is about Java; "organizational skills for planning" is not about planning alone. */
function withoutLeadIn(item: string): string {
  const lead = LEAD_IN.exec(item)?.[1] ?? '';
  return contentWordCount(lead) === 0 ? item.slice(lead.length) : item;
}

/** "Word" may be an ordinary word and the name of a program. */
function saysSomething(item: string): boolean {
  return contentWordCount(item) > 0 || findTerms(item, tokenize(item)).length > 0;
}

/** One word stands for itself when it is a name or known, not when it only goes on with a phrase ("…, testing"). */
function isName(word: string): boolean {
  const tokens = tokenize(word);
  if (tokens.some(({ norm }) => isContainerWord(norm))) return false;
  return /[\p{Lu}\d+#]/u.test(word) || findTerms(word, tokens).length > 0;
}

/** The name of one thing, not a clause ("ensuring …", "is adept in …"). */
function isPlainItem(item: string): boolean {
  const words = tokenize(item);
  if (words.length > MAX_ITEM_WORDS || !saysSomething(item)) return false;
  if (words.length === 1) return isName(item);
  return !(CLAUSE_START.test(item) || GERUND_START.test(item));
}

/** "Fluent English, German is an advantage" asks for one thing and wishes for another. */
function cutAtWish(text: string): string[] {
  const comma = text.lastIndexOf(', ');
  if (comma < 0) return [text];
  const [needed, wished] = [text.slice(0, comma), text.slice(comma + 2)];
  const isWish = isPreferredWording(foldText(wished)) && !isPreferredWording(foldText(needed));
  return isWish &&
    isPreferredWording(foldText(text)) &&
    contentWordCount(wished) > 0 &&
    !WISH_START.test(wished)
    ? [needed, wished]
    : [text];
}

/** Begins, or is, a requirement of its own where a list goes on after an amount of years. */
const OWN_REQUIREMENT =
  /\b(?:knowledge|skills?|abilit(?:y|ies)|good|strong|excellent|fluent|degree|diploma|certificat\w+|licen[cs]e|\w*kenntnisse|führerschein|abgeschlossene\w*|connaissances?|permis|diplôme|conocimientos?|kennis|rijbewijs)\b/i;

/** "3+ years in catering, wine knowledge, good English": the years are asked for in the first alone. */
function cutAfterYears(text: string): string[] {
  const [first = '', ...rest] = listItems(text);
  if (rest.length === 0 || readStatedYears(first, tokenize(first)).length === 0) return [text];
  const statements = [first];
  for (const item of rest) {
    const plain = item.replace(CONJUNCTION, '');
    if (OWN_REQUIREMENT.test(plain) || GERUND_START.test(plain)) statements.push(plain);
    else statements.push(`${statements.pop()}, ${item}`);
  }
  return statements;
}

/** The items of a plain list, or the text itself when it is a sentence or a compound of few. */
function cutList(text: string): string[] {
  if (/^[^,:]{3,60}:\s/.test(text)) return [text];
  if (
    readStatedYears(text, tokenize(text)).length > 0 ||
    (/ or | oder | ou | o | of .{1,30}$/i.test(text.slice(-60)) && !text.includes(','))
  )
    return [text];
  const pieces = listItems(text);
  const last = pieces.pop() ?? '';
  const parted = last.replace(CONJUNCTION, '').split(LAST_CONJUNCTION);
  const lastPieces = pieces.length > 0 && parted.every(saysSomething) ? parted : [last];
  const items = [...pieces, ...lastPieces]
    .map((item) => item.replace(CONJUNCTION, '').trim())
    .filter(Boolean);
  if (items.length < MIN_LIST_ITEMS || items.length > MAX_LIST_ITEMS) return [text];
  if (/\b(?:or|oder|ou)\b/i.test(last)) return [text];
  const [first = '', ...rest] = items;
  if (ABILITY_START.test(first) && /^\p{Ll}/u.test(rest[0] ?? '')) return [text];
  const plain = [withoutLeadIn(first), ...rest].filter(isPlainItem).length;
  // One item may tell more, as the last of a list often does.
  const longer = items.filter((item) => tokenize(item).length > MAX_ITEM_WORDS).length;
  const isList =
    plain === items.length || (plain >= MIN_LIST_ITEMS && longer === 1 && plain === items.length - 1);
  return isList ? items : [text];
}

function tidied(statement: string): string {
  const text = statement
    .replace(/^[\s,;:–—-]+/, '')
    .replace(/[\s,;:]+$/, '')
    .replace(/\.$/, '')
    .replace(/\s+/g, ' ')
    .replaceAll('**', '');
  if (text.length <= MAX_STATEMENT_CHARACTERS) return text;
  const cut = text.lastIndexOf(' ', MAX_STATEMENT_CHARACTERS);
  return text.slice(0, cut > 0 ? cut : MAX_STATEMENT_CHARACTERS);
}

/**
 * The separate requirements in one line or sentence of a job, in its own words: a list of plain items is cut into
 * them, a sentence with several amounts of years at those, a compound of two stays one.
 */
export function statementsOf(line: string): string[] {
  return withoutEmptyLead(line)
    .split(/;\s+/)
    .flatMap(cutAtWish)
    .flatMap(cutAtYears)
    .flatMap(cutAfterYears)
    .flatMap(cutList)
    .map(tidied)
    .filter((statement) => statement !== '');
}
