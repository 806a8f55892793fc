import { contentWordCount, isPlainItem, MAX_ITEM_WORDS, saysSomething } from '../../text/plain-items.ts';
import { statesYears } from '../../text/stated-years.ts';
import { tokenize } from '../../text/tokens.ts';
import { findTerms } from '../../vocabulary/matcher.ts';
import { isUnprovable } from '../unprovable.ts';
import { asksForSomeOf } from './choices.ts';
import { cutAtConjunctions, withoutConjunction } from './conjunctions.ts';
import { itemsAtCommas } from './items-at-commas.ts';

/** Fewer items than this, in one phrase, are one compound requirement. */
const MIN_LIST_ITEMS = 3;
const MAX_LIST_ITEMS = 12;

/** "Skills: A, B", "A qualification method – A, B": what follows tells what the thing before it is. */
const LABELLED = /^[^,:]{3,60}(?::|\s[–—-])\s/;
const CHOICE_AT_END = / or | oder | ou | o | of .{1,30}$/i;
const MAX_CHOICE_CHARACTERS = 60;
const CHOICE = /\b(?:or|oder|ou)\b/i;

/** The items of a plain list, or the text itself when it is a sentence or a compound of few. */
export function cutList(text: string): string[] {
  if (LABELLED.test(text) || asksForSomeOf(text)) return [text];
  if (statesYears(text) && !isTerseList(text)) return [text];
  if (!text.includes(',') && CHOICE_AT_END.test(text.slice(-MAX_CHOICE_CHARACTERS))) return [text];
  const pieces = itemsAtCommas(text);
  if (CHOICE.test(pieces.at(-1) ?? '')) return [text];
  const items = withLastParted(pieces, text)
    .map((item) => withoutConjunction(item, text).trim())
    .filter(Boolean);
  if (items.length < MIN_LIST_ITEMS || items.length > MAX_LIST_ITEMS) return [text];
  return isPlainList(items) ? items : [text];
}

const MAX_TERSE_WORDS = 4;

/** "…, well-trained in traffic laws and regulations": of a pair, what "and" joins belongs to the last. */
const OWN_OBJECTS = /^[\p{Ll}-]{4,}\s(?:in|with|for|to|on|at)\s\p{Ll}/u;

/** A few words for each of several things, brackets aside: "BS Accounting, 2-4 yrs exp, QuickBooks, Excel (pivot tables)". */
function isTerseList(text: string): boolean {
  const items = itemsAtCommas(text);
  return (
    items.length > MIN_LIST_ITEMS &&
    items.every((item) => tokenize(item.replace(/\([^()]*\)/g, ' ')).length <= MAX_TERSE_WORDS)
  );
}

/** The pieces of a list, the last of them cut at its conjunction: "Java, SQL and Go". */
function withLastParted(pieces: readonly string[], text: string): string[] {
  const last = pieces.at(-1) ?? '';
  const parted = cutAtConjunctions(withoutConjunction(last, text), text);
  // "Deutsch- und Englischkenntnisse" share their end.
  const isParted =
    pieces.length > 1 &&
    parted.every((part) => saysSomething(part) && !/\p{L}-$/u.test(part)) &&
    !(pieces.length < MIN_LIST_ITEMS && OWN_OBJECTS.test(parted[0] ?? ''));
  return isParted ? [...pieces.slice(0, -1), ...parted] : [...pieces];
}

/** "Able to plan, lead and report" is about doing all of that. */
const ABILITY_START =
  /^(?:(?:an? |the )?(?:proven |demonstrated |natural |strong |good |excellent |great )?)(?:able|ability|capable|capacity|willing\w*|fähig\w*|in der lage|capable|capaz|in staat)\b/i;
/** "A robust capability to install", "skilled to weld". */
const TO_DO =
  /^(?:[\p{L}-]+\s){0,4}(?:\p{L}*abilit(?:y|ies)|capacit(?:y|ies)|aptitude|competen(?:ce|cy)|skills?|skilled|talent|power|expertise|know-how|readiness|eagerness|drive|desire|how)\sto\s\p{Ll}/iu;

/** Whether each item of a list names one thing. */
function isPlainList([first = '', ...rest]: readonly string[]): boolean {
  if ((ABILITY_START.test(first) || TO_DO.test(first)) && /^\p{Ll}/u.test(rest[0] ?? '')) return false;
  const named = [withoutLeadIn(first), ...rest];
  if (shareTheirEnd(named)) return false;
  // "Teamplayer, stipt en discreet": one thing, however many words it takes.
  return areMostlyPlain([first, ...rest], named) && ![first, ...rest].every(isUnprovable);
}

const LEAD_IN =
  /^((?:[\p{L}'-]+\s+){0,6}(?:in|with|of|for|using|like|mit|von|avec|sur|con|met|van|including|following)\s+)(?=\S)/iu;

/** "Experience with Java" is about Java; "organizational skills for planning" is not about planning alone. */
function withoutLeadIn(item: string): string {
  const lead = LEAD_IN.exec(item)?.[1] ?? '';
  return contentWordCount(lead) === 0 ? item.slice(lead.length) : item;
}

/** "DVA and WorkCover billing": what ends the last of some names is of all of them. */
const SHARED_END =
  /\s(?:billing|claims?|invoicing|accounts?|standards?|regulations?|rules|guidelines|requirements|processes|procedures|reporting|returns|schemes?|audits?|contracts?|certification|policies|inspections?)$/;
/** "HSBC", "WorkCover". */
const INNER_CAPITAL = /\p{L}\p{Lu}/u;
const ONLY_CAPITALISED = /^\p{Lu}\S*(?:\s\p{Lu}\S*)?$/u;

function shareTheirEnd(items: readonly string[]): boolean {
  const names = items.slice(0, -1);
  const last = items.at(-1) ?? '';
  return (
    SHARED_END.test(last) &&
    [...names, last.replace(SHARED_END, '')].every((name) => ONLY_CAPITALISED.test(name)) &&
    names.some((name) => INNER_CAPITAL.test(name)) &&
    names.every((name) => findTerms(name, tokenize(name)).length === 0)
  );
}

/** With so many plain items two others may tell more. */
const MIN_PLAIN_OF_MANY = 4;

/** Whether all items are plain, but for one that says too little and one or two that tell more, as the last of a list often does. */
function areMostlyPlain(items: readonly string[], named: readonly string[]): boolean {
  const silent = items.filter(isSilent).length;
  const plain = named.filter(isPlainItem).length + (silent === 1 ? 1 : 0);
  const others = items.length - plain;
  if (others === 0) return true;
  const longer = items.filter((item) => tokenize(item).length > MAX_ITEM_WORDS).length;
  const mayBeLonger = plain >= MIN_PLAIN_OF_MANY ? 2 : plain >= MIN_LIST_ITEMS ? 1 : 0;
  return others === longer && others <= mayBeLonger;
}

const MAX_SILENT_WORDS = 3;

/** "Good IT" says too little to be cut at, and stands in no way. */
function isSilent(item: string): boolean {
  return tokenize(item).length <= MAX_SILENT_WORDS && !saysSomething(item);
}
