import type { Assessment, Requirement, RequirementAssessment, Rubric } from '../../model.ts';
import type { EntryStanding } from './entry-posts.ts';
import { named } from './requirement-name.ts';
import { partOn, speaksOf, TELLING_CHARACTERS, withoutNumbers } from './shown-parts.ts';

type Facts = Pick<Assessment, 'requirements' | 'title' | 'trajectory' | 'roles'>;

interface Judged {
  requirement: Requirement;
  assessed: RequirementAssessment;
}

function judge(rubric: Rubric, facts: Facts): Judged[] {
  const byId = new Map(facts.requirements.map((assessed) => [assessed.id, assessed]));
  return rubric.requirements.flatMap((requirement) => {
    const assessed = byId.get(requirement.id);
    return assessed === undefined ? [] : [{ requirement, assessed }];
  });
}

const KIND_RANK = { must: 2, team: 1, nice: 1 } as const;

function importance({ requirement }: Judged): number {
  return KIND_RANK[requirement.kind] * 10 + requirement.weight;
}

/** How much a met requirement says for a candidate: work with its outcome goes before a mere claim. */
function persuasion(item: Judged): number {
  const { quote, roles } = item.assessed;
  return (
    importance(item) +
    (roles.length > 0 ? 4 : 0) +
    Math.min(roles.length, 3) / 2 +
    (/\d/.test(quote ?? '') ? 1 : 0) +
    (quote?.includes(' ') ? 1 : 0)
  );
}

/** What is quoted is the line of the title, and so says no more than that. */
function restsOnTitle(shown: string, held: string | null): boolean {
  return held?.includes(shown) === true;
}

/** With less than this share of the years that are asked for, a requirement counts as missing, whatever its level. */
const LEAST_SHARE = 0.5;

/** The requirement that is met most convincingly; what rests on the title alone is named only where there is nothing else. */
function strongest(
  judged: readonly Judged[],
  held: string | null,
  roles: Facts['roles'],
  evaluatedAsOf: string | null,
): Judged | undefined {
  const ranked = judged
    .filter(({ assessed }) => assessed.level === 'met')
    .map((item) => ({ item, share: shareOfYears(item, roles, evaluatedAsOf) }))
    .filter(({ share }) => share >= LEAST_SHARE)
    .map(({ item, share }) => ({ item, rank: persuasion(item) - (share < 1 ? 10 : 0) }))
    .sort((a, b) => b.rank - a.rank);
  let onTitle: Judged | undefined;
  for (const { item } of ranked) {
    const { quote } = item.assessed;
    const shown = quote === null ? null : withoutNumbers(quote);
    if (shown === null || named(item.requirement) === null) continue;
    if (!restsOnTitle(shown, held)) return item;
    onTitle ??= item;
  }
  return onTitle;
}

/** What is not met, the most important first. */
function gapsIn(judged: readonly Judged[]): Judged[] {
  const rank = (item: Judged): number => importance(item) + (item.assessed.level === 'missing' ? 5 : 0);
  return judged
    .filter((item) => item.assessed.level !== 'met' && named(item.requirement) !== null)
    .toSorted((a, b) => rank(b) - rank(a));
}

/** A whole number from a text: equal for equal texts, and mostly different for different ones. */
function seedOf(text: string): number {
  let seed = 0;
  for (let index = 0; index < text.length; index++) seed = (seed * 31 + text.charCodeAt(index)) % 65_521;
  return seed;
}

/** One of several ways to say a thing, chosen by a candidate's evidence, so that not all candidates read alike. */
function worded(seed: number, wordings: readonly string[]): string {
  return wordings[seed % wordings.length] ?? '';
}

/** What a candidate's sentences have in common. */
interface Telling {
  rubric: Rubric;
  facts: Facts;
  /** The title of the role held last. */
  latest: string | null;
  /** The latest role is near this job, and lower than the one before. */
  isStepDown: boolean;
  /** From the evidence: what the wording is chosen by. */
  seed: number;
  /** The title that the first sentence names. */
  held: string | null;
  /** The advertised title without what stands behind it. */
  wanted: string | null;
}

/** "Security Operations Centre (SOC) Analyst" */
const ABBREVIATED = /\s\([\p{L}\d]{2,6}\)(?=\s\p{L})/u;

function telling(rubric: Rubric, facts: Facts, titles: TitlesHeld): Telling {
  const quotes = facts.requirements.map(({ quote }) => quote ?? '');
  return {
    rubric,
    facts,
    seed: seedOf([facts.title.quote, ...quotes].join(' ')),
    held: facts.title.quote === null ? null : withoutNumbers(titles.closest ?? facts.title.quote),
    latest: facts.trajectory.quote === null ? null : withoutNumbers(titles.latest ?? facts.trajectory.quote),
    isStepDown: titles.isStepDown === true,
    wanted: withoutNumbers(rubric.title.replace(ABBREVIATED, '').split(/,\s|\s[-–—|(@]/)[0] ?? '') || null,
  };
}

/** Where no role is near, and the post is made for such people. */
function entrySentence(entry: EntryStanding, { held, wanted, seed }: Telling): string | null {
  if (held === null || wanted === null) return null;
  return entry.title === 'equivalent'
    ? worded(seed, [
        `No role in the field was held yet, but "${held}" leads straight to ${wanted}.`,
        `${wanted} is for those who come from studies such as "${held}".`,
      ])
    : worded(seed, [
        `${wanted} is learned in the post; so far there is "${held}".`,
        `The trade of ${wanted} is still to be learned, as the post means it to be, after "${held}".`,
      ]);
}

function titleSentence({ facts, held, wanted, seed }: Telling): string | null {
  if (wanted === null) return null;
  const { relation } = facts.title;
  if (held === null || relation === 'unrelated') {
    return relation === 'unrelated'
      ? worded(seed, [
          `No role held so far is close to ${wanted}.`,
          `The roles held so far lie outside of what ${wanted} asks for.`,
        ])
      : null;
  }
  switch (relation) {
    case 'exact':
      return worded(seed, [
        `Work as "${held}" is the advertised job itself.`,
        `The advertised work has been done before, as "${held}".`,
        `"${held}" is exactly the role that is to be filled.`,
      ]);
    case 'equivalent':
      return worded(seed, [
        `Work as "${held}" is much the same as what ${wanted} asks for.`,
        `"${held}" goes by another name, but comes very close to ${wanted}.`,
        `Between "${held}" and ${wanted} lies little more than the name.`,
      ]);
    case 'adjacent':
      return worded(seed, [
        `"${held}" is next door to ${wanted}, not the same work.`,
        `The closest role so far, "${held}", borders on ${wanted}.`,
        `From "${held}" it is one step to ${wanted}.`,
      ]);
  }
}

/** Said with a role of the candidate's own where there is one. */
function nothingShown({ facts, seed }: Telling): string {
  const [role] = facts.roles;
  const title = role === undefined ? null : withoutNumbers(role.title);
  if (title === null) return 'None of the requirements is fully shown in the resume.';
  return worded(seed, [
    `None of the requirements is fully shown by work as "${title}".`,
    `Work as "${title}" does not fully show anything that is asked for.`,
    `What is told of "${title}" meets none of the requirements in full.`,
  ]);
}

function matchSentence(found: Judged | undefined, told: Telling): string {
  const { seed } = told;
  const quote = found?.assessed.quote ?? null;
  const name = found === undefined ? null : named(found.requirement);
  const shown = quote === null ? null : partBesideTitle(found?.requirement.text ?? '', quote, told);
  if (found === undefined || name === null || shown === null) {
    return nothingShown(told);
  }
  if (name.slice(1, -1).toLowerCase() === shown.toLowerCase()) {
    return `The strongest match is ${name}, which the resume names outright.`;
  }
  return found.assessed.roles.length > 0
    ? worded(seed, [
        `The strongest match is ${name}, shown at work: "${shown}".`,
        `Most convincing is ${name}, with "${shown}".`,
        `"${shown}" is the best evidence, for ${name}.`,
        `For ${name} there is work to point to: "${shown}".`,
        `What speaks loudest is "${shown}", on ${name}.`,
      ])
    : worded(seed, [
        `The strongest match is ${name}: the resume says "${shown}".`,
        `For ${name} the resume offers "${shown}".`,
        `"${shown}" answers ${name}.`,
      ]);
}

const WANTED_AS = { must: 'a must', nice: 'wished for', team: 'wanted by the team' } as const;
const BOTH_WANTED_AS = {
  must: 'both musts',
  nice: 'both wished for',
  team: 'both wanted by the team',
} as const;

/** "HR Adviser, Northern Rail: grievances": what was done there says more than the title, which the first sentence has named. */
function partBesideTitle(requirement: string, quote: string, { held }: Telling): string | null {
  const shown = partOn(requirement, quote);
  const colon = quote.indexOf(': ');
  if (shown === null || colon < 0 || held === null) return shown;
  if (!restsOnTitle(shown, held) && !shown.startsWith(held)) return shown;
  const told = partOn(requirement, quote.slice(colon + 2));
  return told !== null && told.length >= TELLING_CHARACTERS ? told : shown;
}

/** Of the line of a title the title is quoted, unless what stands beside it speaks of what is asked for. */
function titleOrPart({ requirement }: Judged, quote: string, { held }: Telling): string | null {
  const shown = partOn(requirement.text, quote);
  const isOfTitle = held !== null && quote.includes(held);
  return isOfTitle && (shown === null || !speaksOf(requirement.text, shown)) ? held : shown;
}

function gapSentence(gaps: readonly Judged[], told: Telling): string | null {
  const [gap, next] = gaps;
  if (gap === undefined) return null;
  const name = named(gap.requirement) ?? `“${gap.requirement.text}”`;
  const { kind } = gap.requirement;
  if (gap.assessed.level === 'missing') {
    const other = next === undefined || next.assessed.level !== 'missing' ? null : named(next.requirement);
    return other !== null && next?.requirement.kind === kind
      ? bothMissing(name, other, BOTH_WANTED_AS[kind], told.seed)
      : oneMissing(name, WANTED_AS[kind], told.seed);
  }
  const quote = gap.assessed.quote === null ? null : titleOrPart(gap, gap.assessed.quote, told);
  if (quote === null) return `The main gap is ${name}, ${WANTED_AS[kind]} and shown in part only.`;
  return worded(told.seed, [
    `The main gap is ${name}, ${WANTED_AS[kind]}: "${quote}" shows it in part only.`,
    `Only in part covered is ${name}, ${WANTED_AS[kind]}, by "${quote}".`,
    `On ${name}, ${WANTED_AS[kind]}, "${quote}" goes half of the way.`,
  ]);
}

/** Where nothing is missing: what was done for less time than the job asks for, the most important first. */
function shortSentence(
  judged: readonly Judged[],
  { facts, seed }: Telling,
  evaluatedAsOf: string | null,
): string | null {
  if (judged.length === 0) return null;
  const [short] = judged
    .filter((item) => shareOfYears(item, facts.roles, evaluatedAsOf) < 1)
    .sort((a, b) => importance(b) - importance(a));
  const name = short === undefined ? null : named(short.requirement);
  if (name === null) return 'Nothing that the job asks for is left without evidence.';
  return worded(seed, [
    `What is told of ${name} spans less time than the job asks for.`,
    `Nothing is missing, but the time with ${name} falls short of what is asked for.`,
  ]);
}

/** How much of the years that a requirement asks for is told, 1 at most; 1 where no time is measured. */
function shareOfYears(
  { requirement, assessed }: Judged,
  held: Facts['roles'],
  evaluatedAsOf: string | null,
): number {
  const { minimumYears } = requirement;
  const statedYears = assessed.statedYears ?? 0;
  if (evaluatedAsOf === null || minimumYears === null || statedYears >= minimumYears) return 1;
  const months = new Set<number>();
  for (const index of assessed.roles) {
    const { start = null, end = null } = held[index] ?? {};
    if (start === null) continue;
    const first = monthOf(start, 7);
    const last = monthOf(end === 'present' ? evaluatedAsOf : (end ?? start), 6);
    for (let month = first; month <= Math.max(last, first); month++) months.add(month);
  }
  return Math.min(1, Math.max(months.size / 12, statedYears) / minimumYears);
}

/** A month as a number; of a year alone the given one, so that "2020 - 2021" is the one year that the score counts. */
function monthOf(date: string, ofYear: number): number {
  const [year = '0', month = String(ofYear)] = date.split('-');
  return Number(year) * 12 + Number(month);
}

function oneMissing(name: string, wanted: string, seed: number): string {
  return worded(seed, [
    `Nothing shows ${name}, which is ${wanted}.`,
    `What is missing most is ${name}, ${wanted}.`,
    `No line backs ${name}, ${wanted}.`,
    `The open question is ${name}, ${wanted}.`,
  ]);
}

function bothMissing(name: string, other: string, wanted: string, seed: number): string {
  return worded(seed, [
    `Nothing shows ${name} or ${other}, ${wanted}.`,
    `Missing are ${name} and ${other}, ${wanted}.`,
    `No line backs ${name} or ${other}, ${wanted}.`,
    `Open are ${name} and ${other}, ${wanted}.`,
  ]);
}

function trajectorySentence({ facts, held, latest, isStepDown, seed }: Telling): string | null {
  const { trajectory, roles } = facts;
  if (roles.length === 0) return 'The resume names no role by its title, so that no course can be followed.';
  if (latest === null || !trajectory.aligned) {
    return latest === null
      ? 'The latest roles point in another direction than this job.'
      : isStepDown
        ? `"${latest}", the latest role, is a step down from the one before it.`
        : worded(seed, [
            `The latest step, "${latest}", points elsewhere than this job.`,
            `"${latest}", the latest role, leads in another direction.`,
          ]);
  }
  if (roles.length === 1) return `Work as "${latest}" leads towards this job.`;
  if (latest === held) {
    return worded(seed, [
      'It is the latest role, and nothing since has led away from it.',
      'As the latest role it sets the direction, and the direction fits.',
      facts.title.relation === 'adjacent'
        ? 'This is where the career stands today, close to this job.'
        : 'This is where the career stands today, and where this job is.',
    ]);
  }
  return worded(seed, [
    `The latest role, "${latest}", points the same way.`,
    `Most recently, "${latest}" kept that direction.`,
    `The path leads here, lately through "${latest}".`,
  ]);
}

/** Of those who begin nobody expects a course that leads here. */
function besideSentence({ latest, seed }: Telling): string | null {
  if (latest === null) return null;
  return worded(seed, [
    `"${latest}" is work beside this path, as the post expects of those who begin.`,
    `What was done so far, lately as "${latest}", lies beside this path, which the post only opens.`,
  ]);
}

/** The titles to name; where one is not known the quote stands for it. */
export interface TitlesHeld {
  closest: string | null;
  /** What stands for a title in a post for graduates or learners. */
  entry?: EntryStanding | null;
  latest: string | null;
  /** The latest role is near this job, and lower than the one before. */
  isStepDown?: boolean;
}

/**
 * Two to four sentences on one candidate, without numbers: title, strongest match, most important gaps, course.
 *
 * @param evaluatedAsOf `YYYY-MM`: until when a role goes on that is held today; without it no time is measured
 */
export function analysisOf(
  rubric: Rubric,
  facts: Facts,
  titles: TitlesHeld = { closest: null, latest: null },
  evaluatedAsOf: string | null = null,
): string {
  const judged = judge(rubric, facts);
  const told = telling(rubric, facts, titles);
  const { entry = null } = titles;
  const sentences = [
    entry === null ? titleSentence(told) : entrySentence(entry, told),
    judged.length === 0
      ? 'The job names no requirements that a resume could be compared with.'
      : matchSentence(strongest(judged, told.held, facts.roles, evaluatedAsOf), told),
    gapSentence(gapsIn(judged), told) ?? shortSentence(judged, told, evaluatedAsOf),
    entry === null || facts.roles.length === 0 ? trajectorySentence(told) : besideSentence(told),
  ];
  return sentences.filter((sentence) => sentence !== null).join(' ');
}
