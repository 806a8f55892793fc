import { anyOf } from '../../../text/alternatives.ts';
import { type Finding, NOT_FOUND, RANK } from '../evidence/findings.ts';
import type { ResumeIndex, TermMention } from '../evidence/resume-index.ts';
import { withBlanks } from '../text/blank-spans.ts';
import { foldText } from '../text/tokens.ts';
import type { LanguageGroup } from './credential-rules.ts';
import { languageLevelIn, unreachedLevel } from './language-levels.ts';
import { type Beside, isOfCountry, isOfLanguage, isOfSpeakers } from './language-names.ts';
import { languageTestsIn } from './language-tests.ts';

/** From this level on, and for any that a requirement tells in letters, a language without a level is shown in part. */
const TO_BE_GRADED = 5;
/** Whoever studied a language has at least this level of it. */
const LEVEL_OF_STUDIES = 2;
/** No level is higher. */
const NATIVE = 7;

/**
 * Holds a language that is asked for against all that a resume says of it. A level that it tells goes before what only lets one guess: who
 * lists a language or works in it knows it, who studied it is near.
 */
export function languageFinding(index: ResumeIndex, wanted: LanguageGroup): Finding {
  let told: Finding | null = null;
  let guessed = NOT_FOUND;
  const mentions = index.credentials.get('language') ?? [];
  for (const [at, mention] of mentions.entries()) {
    if (!wanted.names.includes(mention.term.name)) continue;
    const mentioned = readMention(index, mentions, at, mention);
    if (mentioned === null) continue;
    if (mentioned.isDenied) told ??= NOT_FOUND;
    else if (mentioned.unreached > 0)
      told = better(told ?? NOT_FOUND, shortOf(mentioned.unreached, wanted, mention.line));
    else if (mentioned.level > 0)
      told = better(told ?? NOT_FOUND, shown(mentioned.level, wanted, mention.line));
    else guessed = better(guessed, guess(mentioned, wanted, mention.line));
  }
  for (const [line, { text }] of index.read.document.lines.entries()) {
    if (index.standing[line] === 'none') continue;
    for (const { language, level } of languageTestsIn(heldOn(index, line) ?? text)) {
      if (wanted.names.includes(language)) told = better(told ?? NOT_FOUND, shown(level, wanted, line));
    }
  }
  return told ?? guessed;
}

function better(best: Finding, found: Finding): Finding {
  return RANK[found.level] > RANK[best.level] ? found : best;
}

function shown(level: number, { level: wanted }: LanguageGroup, line: number): Finding {
  if (level < wanted - 1) return NOT_FOUND;
  return { level: level < wanted ? 'partial' : 'met', line, roles: [] };
}

function guess({ isStudied }: Mentioned, { level, isGraded }: LanguageGroup, line: number): Finding {
  const isEnough = isStudied ? level <= LEVEL_OF_STUDIES : level < TO_BE_GRADED && !isGraded;
  return { level: isEnough ? 'met' : 'partial', line, roles: [] };
}

/** Whoever falls short of a level, or has yet to pass it, is near it at most. */
function shortOf(level: number, { level: wanted }: LanguageGroup, line: number): Finding {
  return wanted <= level ? { level: 'partial', line, roles: [] } : NOT_FOUND;
}

/** A line without what it says of papers that are not held or under way; `null` where it says nothing of the kind. */
function heldOn({ read }: ResumeIndex, at: number): string | null {
  const line = read.document.lines[at];
  const { notHeld, underWay } = read.papersNotHeld[at] ?? { notHeld: [], underWay: [] };
  return line === undefined || notHeld.length + underWay.length === 0
    ? null
    : withBlanks(line, [...notHeld, ...underWay]);
}

/** A language as a line speaks of it. */
interface Mentioned {
  /** "German: none". */
  isDenied: boolean;
  /** The level that is named as not reached; 0 where none is. */
  unreached: number;
  /** 0 where the line tells none. */
  level: number;
  /** Learned or heard, so that nothing tells how well it is spoken. */
  isStudied: boolean;
}

/** `null` where the name does not mean the language. */
function readMention(
  index: ResumeIndex,
  mentions: readonly TermMention[],
  at: number,
  mention: TermMention,
): Mentioned | null {
  const isListed = index.read.document.lines[mention.line]?.section === 'languages';
  const item = itemAround(index, mention);
  const own = withoutNeighbours(index, mentions, at, item);
  const isTraining = !isListed && index.standing[mention.line] === 'training';
  if (!isListed && !isTraining && !isOfLanguage(own)) return null;
  const name = index.read.document.text.slice(mention.start, mention.end);
  if (!isListed && isOfCountry(name, item)) return null;
  const said = foldText(`${item.before}${name}${item.after}`);
  return {
    isDenied: DENIED.test(foldText(own.after)) || isMarkedNone(index, mentions, mention, isListed),
    unreached: mention.isUnderWay ? languageLevelIn(said).level || NATIVE : unreachedLevel(said),
    level: levelBeside(own, item) || levelOfAll(index, mention),
    isStudied: isTraining || (!isListed && isOfSpeakers(own)),
  };
}

/** Says behind the name of a language that it is not spoken: "German: none", "French: 0", "Spanish A0". */
const DENIED = anyOf(
  /^\s?[:(–-]\s?(?:keine?|none|no|nil|aucune?|ninguno?|geen|nessuna|nenhum)\b(?! (?:limits?|problems?|grenzen))/,
  /^\s?[:(–-]?\s{0,4}(?:0|a0|zero)(?: ?\/ ?\d{1,3}| ?%)?\s?\)?\s?$/,
);

/** A mark of none behind the name: "Italian: –", "Italian (-)", "Italian | n/a". */
const MARK_OF_NONE = /^\s?[:(|]\s?(?:[-–—]{1,3}|n\/a|\/|✗|✘)\s?\)?\s?(?:$|[,;|•·])/iu;
/** "Italian –": at the end of a line what it parts from the name may stand on the next one. */
const DASH_OF_NONE = /^\s{1,4}[-–—]{1,3}\s?(?:$|[,;|•·])/u;

function isMarkedNone(
  { read }: ResumeIndex,
  mentions: readonly TermMention[],
  { line, end }: TermMention,
  isListed: boolean,
): boolean {
  const { lines, text } = read.document;
  // A line that looks like a heading ends before its marks.
  const ended = text.indexOf('\n', lines[line]?.end ?? end);
  const until = Math.min(ended < 0 ? text.length : ended, end + MAX_BESIDE_CHARACTERS);
  const behind = text.slice(end, until);
  if (MARK_OF_NONE.test(behind)) return true;
  if (!isListed || !DASH_OF_NONE.test(behind)) return false;
  return lines[line + 1]?.section !== 'languages' || mentions.some((next) => next.line === line + 1);
}

/** Where a level stands for one of several languages only. */
const JOINT = /\s(?:and|with|but|und|mit|et|avec|y|con|en|met|sowie)\s|\s?[&+]\s?/;

/** "Fluent German and basic English", "German fluent, English basic", "fluent in German and English". */
function levelBeside(own: Beside, item: Beside): number {
  const places = [
    own.after.split(JOINT)[0] ?? '',
    own.before.split(JOINT).at(-1) ?? '',
    `${own.before} ${own.after}`,
    `${item.before} ${item.after}`,
  ];
  for (const text of places) {
    const { level } = languageLevelIn(text);
    if (level > 0) return level;
  }
  return 0;
}

/** "English and Afrikaans, both fluent": said of every language of the line. */
const OF_ALL = /[,;:(–-]\s?(?:both|all(?: three| four)?)\s((?:\p{L}+\s?){1,4})\)?\.?$/iu;

function levelOfAll({ read }: ResumeIndex, { line, end }: TermMention): number {
  const until = read.document.lines[line]?.end ?? end;
  if (until - end > MAX_BESIDE_CHARACTERS) return 0;
  const [, said = ''] = OF_ALL.exec(read.document.text.slice(end, until)) ?? [];
  return said === '' ? 0 : languageLevelIn(said).level;
}

const END_OF_ITEM = /[,;|•·]/;
/** Further away nothing tells of a language. */
const MAX_BESIDE_CHARACTERS = 120;

/** What stands around a mention up to the next comma or the end of the line. */
function itemAround(index: ResumeIndex, { line, start, end }: TermMention): Beside {
  const { document } = index.read;
  const { start: from = start, end: until = end } = document.lines[line] ?? {};
  const before = document.text.slice(Math.max(from, start - MAX_BESIDE_CHARACTERS), start);
  const after = document.text.slice(end, Math.min(until, end + MAX_BESIDE_CHARACTERS));
  return { before: before.split(END_OF_ITEM).at(-1) ?? '', after: after.split(END_OF_ITEM)[0] ?? '' };
}

/** The same, without what stands beyond the languages before and behind. */
function withoutNeighbours(
  { read }: ResumeIndex,
  mentions: readonly TermMention[],
  at: number,
  { before, after }: Beside,
): Beside {
  const mention = mentions[at];
  if (mention === undefined) return { before, after };
  const previous = mentions
    .slice(Math.max(0, at - NEIGHBOURS), at)
    .findLast(({ end }) => end <= mention.start);
  const next = mentions.slice(at + 1, at + 1 + NEIGHBOURS).find(({ start }) => start >= mention.end);
  const start = Math.max(mention.start - before.length, previous?.end ?? 0);
  const end = Math.min(mention.end + after.length, next?.start ?? Number.POSITIVE_INFINITY);
  return {
    before: read.document.text.slice(start, mention.start),
    after: read.document.text.slice(mention.end, end),
  };
}

/** Names of a language may overlap ("English language"); so many mentions further there is another one. */
const NEIGHBOURS = 4;
