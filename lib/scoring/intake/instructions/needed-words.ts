/**
 * Words of which every text that a pattern matches holds one, or `null` where the pattern tells none. They are read from the
 * pattern itself, so that a gate of words can never be forgotten when a phrase is changed. A word is a run of `\w`.
 *
 * The pattern is followed from left to right with the words that may just be under way, as in "repl(?:y|ies) to": each way
 * through a group adds its own. Where all ways are at the end of a word, the words passed are one set that a match needs;
 * of all such sets the one is kept whose words are rarest.
 */
export function neededWords(pattern: string): ReadonlySet<string> | null {
  const reader = { pattern, at: 0 };
  const ways: Ways = new Map([[UNKNOWN, null]]);
  const needs = mapWays(readAlternatives(reader, ways), () => '').get('') ?? null;
  return needs && wordsIn(needs);
}

/** One of some words: those of other sets, or a single one. */
interface Needs {
  readonly of: string | readonly [Needs, Needs];
  /** How common the words are, once it was asked. */
  weight?: number;
}
/** What has been read of the word under way, with the words that were passed since the last common end of a word. */
type Ways = Map<string, Needs | null>;
interface Reader {
  readonly pattern: string;
  at: number;
}
/** A word of which the beginning is not known. */
const UNKNOWN = '?';
const AT_END: Ways = new Map([['', null]]);
/** More ways than these are not followed. */
const MAX_WAYS = 300;

/** Reads up to the end of a group, or of the pattern. */
function readAlternatives(reader: Reader, before: Ways): Ways {
  let all: Ways = new Map();
  do {
    all = merge(all, readSequence(reader, before));
  } while (reader.pattern[reader.at++] === '|');
  return all;
}

function readSequence(reader: Reader, before: Ways): Ways {
  let best: Needs | null = null;
  let ways = before;
  while (reader.at < reader.pattern.length && !'|)'.includes(reader.pattern.charAt(reader.at))) {
    const start = ways;
    ways = readItem(reader, ways);
    const { least, most } = readCount(reader);
    // What a second round adds is not followed.
    if (most > 1) ways = mapWays(ways, (word) => (word === '' ? '' : UNKNOWN));
    if (least === 0) ways = merge(merge(new Map(), start), ways);
    if (ways.size > MAX_WAYS) ways = mapWays(ways, () => UNKNOWN);
    if (ways.size > 1 || !ways.has('')) continue;
    best = rarer(best, ways.get('') ?? null);
    ways = AT_END;
  }
  return best === null ? ways : new Map([...ways].map(([word, needs]) => [word, rarer(best, needs)]));
}

function readItem(reader: Reader, ways: Ways): Ways {
  const { pattern } = reader;
  const sign = pattern.charAt(reader.at);
  reader.at += 1;
  if (sign === '(') return readGroup(reader, ways);
  if (sign === '[') {
    const end = pattern.indexOf(']', reader.at);
    const characters = pattern.slice(reader.at, end);
    reader.at = end + 1;
    return /^\w+$/.test(characters) ? extend(ways, [...characters]) : mapWays(ways, () => UNKNOWN);
  }
  if (sign === '.') return mapWays(ways, () => UNKNOWN);
  if (sign !== '\\') return isWordSign(sign) ? readLetters(reader, ways) : endWords(ways);
  const escaped = pattern.charAt(reader.at);
  reader.at += 1;
  return /[acdefghijklmnopqrstuvwxyzADEFGHIJKLMNOPQRSTUVWXYZ0-9]/.test(escaped)
    ? mapWays(ways, () => UNKNOWN)
    : endWords(ways);
}

const GROUP_OF_WORDS = /\?:([\w|]+)\)/y;

function readGroup(reader: Reader, ways: Ways): Ways {
  GROUP_OF_WORDS.lastIndex = reader.at;
  const words = GROUP_OF_WORDS.exec(reader.pattern)?.[1];
  if (words !== undefined) {
    reader.at = GROUP_OF_WORDS.lastIndex;
    return extend(ways, words.split('|'));
  }
  const looksAround = reader.pattern.charAt(reader.at + 1) !== ':';
  reader.at += 2;
  const inside = readAlternatives(reader, looksAround ? AT_END : ways);
  return looksAround ? ways : inside;
}

/** Reads letters up to one that a count follows. */
function readLetters(reader: Reader, ways: Ways): Ways {
  const { pattern } = reader;
  const start = reader.at - 1;
  while (isWordSign(pattern.charAt(reader.at))) reader.at += 1;
  if (reader.at - start > 1 && '?*+{'.includes(pattern.charAt(reader.at) || ' ')) reader.at -= 1;
  return extend(ways, [pattern.slice(start, reader.at)]);
}

const WORD_SIGNS = new Set('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_');
const isWordSign = (sign: string): boolean => WORD_SIGNS.has(sign);

interface Count {
  least: number;
  most: number;
}
const ONCE: Count = { least: 1, most: 1 };

/** How often the item before is read: "?", "*", "+" and "{2,5}", each with or without a "?" behind it. */
function readCount(reader: Reader): Count {
  if (!'?*+{'.includes(reader.pattern.charAt(reader.at) || ' ')) return ONCE;
  const [count = ''] =
    /^(?:[?*+]|\{\d+(?:,\d*)?\})\??/.exec(reader.pattern.slice(reader.at, reader.at + 10)) ?? [];
  reader.at += count.length;
  if (count.startsWith('?')) return { least: 0, most: 1 };
  const least = count.startsWith('+') ? 1 : Number(/^\{(\d+)/.exec(count)?.[1] ?? 0);
  return { least, most: Number.POSITIVE_INFINITY };
}

/** Goes on with one of some letters, or pieces of words. */
function extend(ways: Ways, pieces: readonly string[]): Ways {
  const extended: Ways = new Map();
  for (const [word, needs] of ways) {
    if (word === UNKNOWN) add(extended, UNKNOWN, needs);
    else for (const piece of pieces) add(extended, word + piece, needs);
  }
  return extended;
}

function endWords(ways: Ways): Ways {
  const ended: Ways = new Map();
  for (const [word, needs] of ways) {
    add(ended, '', word === '' || word === UNKNOWN ? needs : rarer(needs, { of: word }));
  }
  return ended;
}

function mapWays(ways: Ways, change: (word: string) => string): Ways {
  const changed: Ways = new Map();
  for (const [word, needs] of ways) add(changed, change(word), needs);
  return changed;
}

function merge(ways: Ways, others: Ways): Ways {
  for (const [word, needs] of others) add(ways, word, needs);
  return ways;
}

/** Adds a way to those that are being collected: any of their needs may be what a match holds. */
function add(ways: Ways, word: string, needs: Needs | null): void {
  const known = ways.get(word);
  if (known === undefined || needs === null) ways.set(word, needs);
  else if (known !== null && known !== needs) {
    ways.set(word, { of: [known, needs] });
  }
}

/** Words that many sentences have, and those that many resumes have. */
const COMMON = new Set(
  `a an the to of in on at as is it or and for with by be are was this that from all any no not we our us i me my have has had
will can what do does go use new one
skills experience years degree senior work team manager lead staff system systems computer information name analysis high excellent project
program tools software quality report service support data first full present people language`.split(/\s/),
);

const COMMON_WEIGHT = 20;

function rarer(some: Needs | null, others: Needs | null): Needs | null {
  if (some === null || others === null) return some ?? others;
  return weightOf(others) < weightOf(some) ? others : some;
}

/** How common the words are. */
function weightOf(needs: Needs): number {
  if (needs.weight !== undefined) return needs.weight;
  let weight = 0;
  for (const word of wordsIn(needs)) weight += COMMON.has(word) ? COMMON_WEIGHT : 1;
  needs.weight = weight;
  return weight;
}

function wordsIn(needs: Needs): Set<string> {
  const words = new Set<string>();
  const parts = new Set([needs]);
  for (const { of } of parts) {
    if (typeof of === 'string') words.add(of);
    else for (const part of of) parts.add(part);
  }
  return words;
}
