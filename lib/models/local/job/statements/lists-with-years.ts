import { GERUND_START, isPlainItem, saysSomething } from '../../text/plain-items.ts';
import { readStatedYears } from '../../text/stated-years.ts';
import { isOtherChoice, leavesChoice } from './choices.ts';
import { conjunctionOf } from './conjunctions.ts';
import { itemsAtCommas } from './items-at-commas.ts';
import { isLadderOfDegrees } from './ladders-of-degrees.ts';
import { namesOwnRequirement } from './own-requirements.ts';
import { cutBeforePaper, isBarePaper } from './papers.ts';

/**
 * "3+ years in catering, wine knowledge, good English": the years are asked for in the first alone. What stands before an item with
 * years is asked for apart from it, and once a list is seen to mix requirements, each plain item is one.
 */
export function cutAfterYears(text: string): string[] {
  const items = itemsAtCommas(text);
  const at = items.findIndex(asksForYears);
  if (items.length < 2 || at < 0 || isLadderOfDegrees(text)) return [text];
  const later = items.slice(at + 1).flatMap((item) => laterItems(item, text));
  const [years = ''] = items.slice(at);
  if (at === 0) return cutBehindYears(years, later, !later.some(({ item }) => namesOwnRequirement(item)));
  return goesWithItemBefore(items, at)
    ? [text]
    : [items.slice(0, at).join(', '), ...cutBehindYears(years, later, false)];
}

/** An item behind the one with years, and the conjunction that it began with. */
interface LaterItem {
  item: string;
  joint: string;
}

function laterItems(item: string, text: string): LaterItem[] {
  const joint = conjunctionOf(item, text);
  return cutBeforePaper(item.slice(joint.length)).map((part, index) => ({
    item: part,
    joint: index === 0 ? joint : '',
  }));
}

const YEARS_FIRST_CHARACTERS = 24;
/** "Experience of shift work, one year minimum": the years are those of the experience. */
const TELLS_EXPERIENCE =
  /(?<!\p{L})(?:experienced?|background|erfahrung|expérience|experiencia|ervaring)(?!\p{L})/iu;

/** An item with the years that it asks for at its beginning, or behind the experience ("… , experience in care work (min. 2 years)"). */
function asksForYears(item: string): boolean {
  const [first] = readStatedYears(item);
  if (first === undefined) return false;
  return first.span.start <= YEARS_FIRST_CHARACTERS || TELLS_EXPERIENCE.test(item.slice(0, first.span.start));
}

const OF_THEM = /^(?:(?:some|most|part|half|one|two|three) of|of which|of them)\b/i;

/** Whether an item with years asks for nothing apart from what stands before it. */
function goesWithItemBefore(items: readonly string[], at: number): boolean {
  const [years = '', next] = items.slice(at);
  // "…, or an MSc with 5 years": another way to what stands before it.
  if (isOtherChoice(years)) return true;
  // "Trial experience, at least two years, some of them as first chair" says how long in passing.
  if (!saysSomething(years) && OF_THEM.test(next ?? '')) return true;
  return at === 1 && next === undefined && isAmountOnly(years);
}

/** "HPLC and GC-MS, at least 12 months": how long, and nothing of what. */
function isAmountOnly(item: string): boolean {
  const [first] = readStatedYears(item);
  const rest = first === undefined ? item : item.slice(0, first.span.start) + item.slice(first.span.end);
  return /^\s*(?:minimum|min|at least|or more|\+|required)?[\s.]*$/i.test(rest);
}

/**
 * An item with years and those behind it, each joined to the one before where it is no requirement of its own.
 *
 * @param goesOn whether the list may be one of what the years are of, since no item of it names a requirement of its own
 */
function cutBehindYears(years: string, later: readonly LaterItem[], goesOn: boolean): string[] {
  const isMixed = !goesOn || endsWithYears(years);
  const mayEndChoice = goesOn || later.length === 1;
  const statements = [years];
  for (const { item, joint } of later) {
    const before = statements.at(-1) ?? '';
    if (standsApart(item, before, { isMixed, mayEndChoice })) statements.push(item);
    else statements.splice(-1, 1, `${before}, ${joint}${item}`);
  }
  return statements;
}

/** "Experience in multi-drop work of at least 1 year": what follows is not what the years are of. */
function endsWithYears(item: string): boolean {
  const [first] = readStatedYears(item);
  if (first === undefined || !/^[\s)\].]*$/.test(item.slice(first.span.end))) return false;
  const before = item.slice(0, first.span.start);
  return TELLS_EXPERIENCE.test(before) && saysSomething(before);
}

/** Whether an item behind years is asked for apart from what stands before it. */
function standsApart(
  item: string,
  before: string,
  list: { isMixed: boolean; mayEndChoice: boolean },
): boolean {
  if (isOtherChoice(item)) return false;
  if (namesOwnRequirement(item)) return true;
  // "A year in intensive care, surgery or oncology" is one choice.
  if (list.mayEndChoice && leavesChoice(item)) return false;
  if (GERUND_START.test(item) || isBarePaper(item)) return true;
  const leavesDoings = GERUND_START.test(before) && /^\p{Lu}/u.test(item);
  return (list.isMixed || leavesDoings) && isPlainItem(item);
}
