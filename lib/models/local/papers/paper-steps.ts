import { type Finding, NOT_FOUND, RANK } from '../evidence/findings.ts';
import { hasPaperUnderWay, type ResumeIndex } from '../evidence/resume-index.ts';
import { isFillerWord } from '../text/filler-words.ts';
import { foldText, tokenize } from '../text/tokens.ts';
import { wordSet } from '../text/word-set.ts';
import { holdingSaid } from '../text/words-of-holding.ts';
import type { Line, Span, Token } from '../types.ts';

/** Steps of one ladder follow one another in every scheme that has them. */
type Ladder = 'level' | 'word' | 'belt';

interface Step {
  ladder: Ladder;
  rank: number;
}

/** A step of a paper that a requirement names ("PRINCE2 Practitioner", "Level 3 Plumbing"). */
export interface StepAsked extends Step {
  /** Stems of the words that tell whose step it is. */
  scheme: readonly string[];
  /** The scheme has a name of letters ("ITIL"). */
  hasLetters: boolean;
  /** Studies of one field, of which whoever has the lower level has a part; cards and licences have or have not. */
  isOfStudies: boolean;
}

/** The first look: what has none of these has no step. */
const MAY_NAME_STEP =
  /level|lvl|[ns]vq|\bl\d\b|foundation|fundamental|practitioner|associate|intermediate|professional|advanced|expert|belt/;
const NUMBERS: Readonly<Record<string, number>> = {
  ...{ i: 1, ii: 2, iii: 3, iv: 4, v: 5 },
  ...{ one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7 },
};
/** "NVQ Level 2 and 3", "SVQ 3", "Level III", "L3" */
const LEVEL =
  /\b(?:levels?|lvl|(?:[ns]vq)(?: ?(?:level|l))?|l(?=\d\b)) ?([1-8]|i{1,3}|iv|v|one|two|three|four|five|six|seven)\b(?: ?(?:and|or|to|&|\/|-|–) ?([1-8])\b)?/g;
/** A practitioner of the cloud is a beginner. */
const WORD =
  /\b(foundations?|fundamentals?|cloud practitioner|practitioner|associate|intermediate|professional|advanced|expert)\b(?! (?:diploma|degree))/g;
const BELT = /\b(yellow|green|(?:master )?black) belt/g;

const RANK_OF_WORD: Readonly<Record<string, number>> = {
  foundation: 1,
  foundations: 1,
  fundamental: 1,
  fundamentals: 1,
  'cloud practitioner': 1,
  practitioner: 2,
  associate: 2,
  intermediate: 2,
  professional: 3,
  advanced: 3,
  expert: 4,
};
const RANK_OF_BELT: Readonly<Record<string, number>> = { yellow: 1, green: 2, black: 3, 'master black': 4 };

/** A paper without a step is a lower one: an "ITIL certificate" is no expert's. */
function isSeldomLeftOut({ ladder, rank }: Step): boolean {
  return ladder === 'word' && rank === RANK_OF_WORD.expert;
}

/** Name steps and kinds of papers, not the scheme they are of. */
const OF_STEPS = wordSet(
  'level levels lvl foundation foundations fundamental fundamentals practitioner associate intermediate professional advanced expert ' +
    'belt yellow green black master lean award diploma degree apprenticeship certificate certificates certification certified certs cert qualification ' +
    'qualifications qualified accreditation accredited trained training licence license qcf rqf scqf cloud such as eg',
);
/** Of any trade: beside its name they say no more than that it is a paper. */
const OF_VOCATIONS = wordSet('nvq svq btec city guilds c g ncfe cache imi');

function stepsIn(folded: string): Step[] {
  if (!MAY_NAME_STEP.test(folded)) return [];
  const steps: Step[] = [];
  for (const [, first = '', second] of folded.matchAll(LEVEL)) {
    steps.push({ ladder: 'level', rank: NUMBERS[first] ?? Number(first) });
    if (second !== undefined) steps.push({ ladder: 'level', rank: Number(second) });
  }
  for (const [, word = ''] of folded.matchAll(WORD))
    steps.push({ ladder: 'word', rank: RANK_OF_WORD[word] ?? 0 });
  for (const [, color = ''] of folded.matchAll(BELT))
    steps.push({ ladder: 'belt', rank: RANK_OF_BELT[color] ?? 0 });
  return steps;
}

function wordsBesideSteps(text: string): Token[] {
  return tokenize(text).filter(
    ({ norm }) => !OF_STEPS.has(norm) && !isFillerWord(norm) && !/^(?:v?\d+|l\d|i{1,3}|[ns]vq\d)$/.test(norm),
  );
}

function schemeIn(text: string): string[] {
  const words = wordsBesideSteps(text);
  const own = words.filter(({ norm }) => !OF_VOCATIONS.has(norm));
  return [...new Set((own.length > 0 ? own : words).map(({ stem }) => stem))];
}

/** Parts of a requirement that ask for things of their own; "and" may stand in a name. */
const PARTS = /[,;:()]|\s(?:or|oder|ou|such as|e\.g\.)\s/i;
/** "PRINCE2", "ITIL": of these alone a word is a step, as there are professionals and associates everywhere. */
const LETTER_NAME = /(?<!\p{L})\p{Lu}{2,}/u;

/** The step of a paper that a requirement asks for, of several the lowest; `null` where it names none, or those of several papers. */
export function stepAsked(statement: string, isOfStudies: boolean): StepAsked | null {
  if (!MAY_NAME_STEP.test(foldText(statement))) return null;
  const parts = statement.split(PARTS).map((part) => ({
    steps: stepsIn(foldText(part)),
    scheme: schemeIn(part),
    hasLetters: LETTER_NAME.test(part),
  }));
  const stepped = parts.filter(({ steps }) => steps.length > 0);
  const [first, ...others] = stepped.flatMap(({ steps }) => steps);
  if (first === undefined || others.some(({ ladder }) => ladder !== first.ladder)) return null;
  const named = stepped.filter(({ scheme }) => scheme.length > 0);
  // "PRINCE2 (Practitioner)"
  const [only] = named.length > 0 ? named : parts.filter(({ scheme }) => scheme.length > 0);
  if (only === undefined || named.length > 1 || (first.ladder === 'word' && !only.hasLetters)) return null;
  return {
    ladder: first.ladder,
    rank: Math.min(first.rank, ...others.map(({ rank }) => rank)),
    scheme: only.scheme,
    hasLetters: only.hasLetters,
    isOfStudies,
  };
}

/** Of words that begin alike ("agriculture", "agricultural") at least this much is the same. */
const SAME_WORD = 0.8;

function linesNaming(index: ResumeIndex, scheme: readonly string[]): number[] {
  const [first, ...others] = scheme.map(
    (stem) =>
      new Set((index.words.get(stem) ?? []).flatMap(({ line, value }) => (value >= SAME_WORD ? [line] : []))),
  );
  return first === undefined ? [] : [...first].filter((line) => others.every((lines) => lines.has(line)));
}

const ITEM_END = /[,;|•]/g;

/** Where a line names a step of a scheme. */
interface StepHeld extends Span {
  rank: number;
}

/** The items of a line, as they are written in a list of papers. */
function itemsOf({ text, start }: Line): (Span & { folded: string })[] {
  const ends = [...text.matchAll(ITEM_END)].map(({ index }) => index);
  return [...ends, text.length].map((end, at) => {
    const from = at === 0 ? 0 : (ends[at - 1] ?? 0) + 1;
    return { start: start + from, end: start + end, folded: withoutPlans(foldText(text.slice(from, end))) };
  });
}

const PIECE_END = /[()]|\s[–—/-]\s|\sand\s/;

/** "L2 (level 3 planned)" without the step that is not held. */
function withoutPlans(folded: string): string {
  const pieces = folded.split(PIECE_END);
  const held = pieces.filter((piece) => holdingSaid(piece.trim())?.holding !== 'not_held');
  return held.length < pieces.length ? held.join(' ') : folded;
}

/** The highest step of a scheme that a line names, on one ladder; `null` where it says none. */
function stepOn(line: Line, { ladder, scheme }: StepAsked): StepHeld | null {
  if (!MAY_NAME_STEP.test(foldText(line.text))) return null;
  const stepped = itemsOf(line).flatMap(({ start, end, folded }) => {
    const ranks = stepsIn(folded).flatMap((step) => (step.ladder === ladder ? [step.rank] : []));
    return ranks.length === 0 ? [] : [{ start, end, folded, rank: Math.max(...ranks) }];
  });
  const own = stepped.filter(({ folded }) => {
    const stems = tokenize(folded).map(({ stem }) => stem);
    return scheme.every((sought) => stems.includes(sought));
  });
  if (own.length > 0) return own.reduce((left, right) => (right.rank > left.rank ? right : left));
  // The name may stand beside its step ("NVQ Level 3, Plumbing"), but not beside that of another paper.
  const [only, other] = stepped;
  if (only === undefined || other !== undefined) return null;
  const isOfAnother = wordsBesideSteps(only.folded).some(
    ({ norm, stem }) => !OF_VOCATIONS.has(norm) && !scheme.includes(stem),
  );
  return isOfAnother ? null : { ...only, start: line.start, end: line.end };
}

/** Says on a line of work that a paper is spoken of. */
const PAPER = /[ns]vq|diploma|certif|qualif|award|accredit|btec|guilds/i;

/**
 * A finding on a paper that has steps: a higher one proves the lower ones in full, a lower one proves a higher one in part at most.
 *
 * @param findWithout finds again, without what some spans say
 */
export function bySteps(
  index: ResumeIndex,
  asked: StepAsked,
  found: Finding,
  findWithout: (spans: readonly Span[]) => Finding,
): Finding {
  const lower = new Map<number, Span>();
  let best: Finding = NOT_FOUND;
  for (const at of linesNaming(index, asked.scheme)) {
    const line = index.read.document.lines[at];
    if (line === undefined || index.standing[at] === 'none') continue;
    if (index.standing[at] === 'work' && !PAPER.test(line.text)) continue;
    const held = stepOn(line, asked);
    if (held === null ? isSeldomLeftOut(asked) : held.rank < asked.rank) lower.set(at, held ?? line);
    if (held === null || held.rank < asked.rank || best.level === 'met') continue;
    best = { level: hasPaperUnderWay(index.read, at) ? 'partial' : 'met', line: at, roles: [] };
  }
  const proved = found.level === 'met' && lower.has(found.line) ? cappedAt(found, lower, findWithout) : found;
  if (RANK[best.level] > RANK[proved.level]) return best;
  const [first] = lower.keys();
  const isBegun = asked.isOfStudies && proved.level === 'missing' && first !== undefined;
  return isBegun ? { level: 'partial', line: first, roles: [] } : proved;
}

/** In part, unless something else shows it: the other one of two papers that are asked for. */
function cappedAt(
  found: Finding,
  lower: ReadonlyMap<number, Span>,
  findWithout: (spans: readonly Span[]) => Finding,
): Finding {
  const other = findWithout([...lower.values()]);
  return other.level === 'met' ? other : { ...found, level: 'partial' };
}
