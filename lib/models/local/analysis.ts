import type { Assessment, Requirement, RequirementAssessment, Rubric } from '../model.ts';
import type { EntryStanding } from './entry-posts.ts';
import { partOn, speaksOf, TELLING_CHARACTERS, withoutNumbers, withoutOpenBracket } from './shown-parts.ts';

type Facts = Pick<Assessment, 'requirements' | 'title' | 'trajectory' | 'roles'>;

interface Judged {
  requirement: Requirement;
  assessed: RequirementAssessment;
}

/** How sentences of a job lead to what they ask for. */
const OPENING =
  /^(?:(?:the (?:successful |ideal )?(?:candidate|applicant)|applicants|candidates) (?:will|should|must) (?:have|be|hold|possess)|you(?:'ll| will| should| must)? (?:have|need|bring|hold|be|are|can)|sie (?:haben|bringen|verfügen über)|du (?:hast|bringst)|vous (?:avez|justifiez d['’]une|êtes)|je (?:hebt|bent)|has|is|have|je beheerst|je beschikt over|sie beherrschen|du verfügst über|vous maîtrisez|tienes|cuentas con)\s+(?:(?:an?|the|eine?n?|une?|een)\s+)?/iu;
const YEARS_PHRASE =
  /^(?:(?:a )?minimum(?: of)?|at least|around|about|over|more than|mindestens|au moins|al menos|minimaal)?\s*(?:\(?\d+(?:[.,]\d+)?\)?\s{0,4}\+?(?:\s{0,4}(?:-|–|to|bis)\s{0,4}\d+)?\s{0,4}\+?)\s{0,4}[- ]?(?:years?'?|yrs?\.?|jahren?|jahre|ans|años|jaar|lat|lata|rok|roku|års?|anni)\s+(?:of\s+|de\s+|d')?/i;

/** "Experiencia mínima de 3 años en …": the amount stands behind the word for experience. */
const EXPERIENCE_OF_YEARS =
  /^(?:\p{L}+\s){0,2}(?:experience|experiencia|expérience|(?:berufs)?erfahrung|(?:werk)?ervaring)\s(?:(?:of|de|von|van|minimum|mínima|minimale|at least|al menos|mindestens|minimaal)\s){0,3}\(?\d+\)?\+?\s(?:years?|años|ans|jahren?|jaar)\s(?:in|of|with|as|en|de|con|como|dans|im|mit|als|van|met)\s+/iu;

/** Words in which a requirement wraps what it asks for. */
const LEAD_IN = new RegExp(
  [
    /^(?:(?:very|strong|solid|good|sound|proven|deep|hands-on|practical|professional|excellent|extensive|relevant|working|basic|advanced|demonstrated|demonstrable|some|clear|confident|first)\s+)*/,
    /(?:experience|knowledge|understanding|familiarity|expertise|proficiency|command|background|track record|skills?|ability|competence)\s+(?:working\s+)?/,
    /(?:(?:with|in|of|on|as|to|using|at|for)\s+(?:(?:an?|the)\s+)?|(?=[a-z]+ing\b))/,
  ]
    .map((pattern) => pattern.source)
    .join(''),
  'iu',
);
const LEAD_IN_ELSEWHERE =
  /^(?:(?:sehr |gute|fundierte|sichere|mehrjährige|einschlägige|erste|bonnes?|solides?|première|buenos?|amplia|primera|goede|ruime|eerste|minimale)\s*)*(?:kenntnisse|erfahrung(?:en)?|connaissances?|expérience|maîtrise|conocimientos?|experiencia|dominio|kennis|ervaring)\s+(?:in|im|mit|von|als|der|des|du|de|d'|en|avec|con|van|met)\s+/i;
/** Left over once "Erfahrung in" or "ervaring in" is gone; English ones go with what leads to them. */
const ARTICLE_ELSEWHERE = /^(?:d(?:er|ie|as|em|en)|eine?[mnr]?|een|het|la|las|los|les)\s+(?=\p{L})/iu;
const MAX_NAME_CHARACTERS = 60;

/** Amounts of years inside a requirement, with the words that bound them: "Experiencia mínima de 2 años en ventas". */
const YEARS_INSIDE =
  /[\s,(]{1,2}(?:(?:(?:of|de|d['’]au|von|van)\s)?(?:mínim[ao]|minimale?|minimum|min\.?|mindestens|mind\.?|minimaal|at least|au moins|moins|al menos|co najmniej)\s(?:(?:of|de|von|van)\s)?)?\d{1,2}(?:\s?[-–]\s?\d{1,2})?\s?\+?\s?(?:years?['’]?|yrs?|months?|jahren?|monaten?|ans|mois|años|meses|jaar|maanden|lat|lata|rok|roku)\)?(?!\p{L})/giu;
/** How high a paper is ("NVQ Level 2 or 3 in Plumbing"): the sentences tell no numbers. */
const LEVEL_OF_PAPER =
  /(?<!\p{L})(?:(?:at least|minimum|mindestens|minimaal|at|to|a|auf|au)\s)?(?:levels?|grades?|niveaus?|stufen?|nivel(?:es)?|tiers?|bands?|poziom)\s\d(?:\s?(?:or|and|to|oder|bis|und|ou|et|o|y|of|en|[/–&-])\s?(?:level\s)?\d)?(?:\s\(?(?:or|and)\s(?:above|higher)\)?)?(?![\p{L}\d])|\(?(?<!\d)[12]:[12](?!\d)(?:\s(?:or|and)\s(?:above|higher))?\)?/giu;
/** "… or equivalent": says nothing of what is asked for. */
const THE_LIKE =
  /(?:^|,?\s)\(?(?:or|oder|ou|o|of|lub)\s(?:an?\s)?(?:working towards|equivalent|related|similar|comparable|gleichwertig\p{L}*|vergleichbar\p{L}*|équivalent\p{L}*|similaire|equivalente|vergelijkbaar|gelijkwaardig\p{L}*)(?:\s(?:qualifications?|experience|degree|field|level|subject))?\)?\s{0,2}$/iu;
/** What is left of one once its level is gone: "in Plumbing", "- Award in …". */
const LOOSE_START =
  /^(?:[\s,:–—/()-]|(?:minimum|min\.|mindestens|at least|least|in|of|for|or|and|at|im|in der|en|de|du|des|oder|und|ou|et|w|z)\s){1,12}(?=\p{L})/iu;

const names = new WeakMap<Requirement, string | null>();

/** A requirement as it is spoken of in a sentence; remembered, as one rubric serves many candidates. */
function named(requirement: Requirement): string | null {
  const known = names.get(requirement);
  if (known !== undefined) return known;
  const name = nameOf(requirement);
  names.set(requirement, name);
  return name;
}

/** What a requirement asks for, in its own words, short and in quotation marks. */
function nameOf(requirement: Requirement): string | null {
  const asked = requirement.text
    .replace(OPENING, '')
    .replace(YEARS_PHRASE, '')
    .replace(EXPERIENCE_OF_YEARS, '')
    .replace(YEARS_INSIDE, '')
    .replace(/^(?:of|in|as|with|als|im|en|dans|como)\s+/i, '')
    .replace(LEAD_IN, '')
    .replace(LEAD_IN_ELSEWHERE, '')
    .replace(ARTICLE_ELSEWHERE, '')
    .replace(/["“”„]/g, '');
  const [first = asked, told = ''] = asked.split(/:\s/);
  const label = withoutLevels(told !== '' && ONLY_A_LABEL.test(first) ? told : first);
  const plain = withoutNumbers(label, 'longest');
  if (plain === null) return null;
  const whole = label.startsWith(plain) ? plain : plain.replace(LOOSE_START, '');
  const comma = whole.indexOf(', ');
  const short = withoutOpenBracket(comma >= TELLING_CHARACTERS ? whole.slice(0, comma) : whole);
  if (short === '') return null;
  if (short.length <= MAX_NAME_CHARACTERS) return `“${short}”`;
  const space = short.lastIndexOf(' ', MAX_NAME_CHARACTERS);
  const cut = withoutOpenBracket(short.slice(0, space > 0 ? space : MAX_NAME_CHARACTERS));
  return `“${cut}…”`;
}

/** What stands before a colon and names only the kind of what follows. */
const ONLY_A_LABEL =
  /^(?:qualifications?|education|experience|skills?|languages?|essential|desirable|required|titulación|formación|idiomas?|experiencia|formation|diplôme|langues?|ausbildung|erfahrung|sprachen|abschluss|opleiding|ervaring|talen)$/iu;

function withoutLevels(text: string): string {
  const plain = text
    .replace(LEVEL_OF_PAPER, ' ')
    .replace(/\s{2,}/g, ' ')
    .replace(/\(\s?\)/g, '')
    .trim();
  return plain
    .replace(THE_LIKE, '')
    .replace(plain === text ? '' : LOOSE_START, '')
    .trim();
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

/** The requirement that is met most convincingly; what rests on the title alone is named only where there is nothing else. */
function strongest(judged: readonly Judged[], held: string | null): Judged | undefined {
  const ranked = judged
    .filter(({ assessed }) => assessed.level === 'met')
    .map((item) => ({ item, rank: persuasion(item) }))
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

function telling(rubric: Rubric, facts: Facts, titles: TitlesHeld): Telling {
  const quotes = facts.requirements.map(({ quote }) => quote ?? '');
  return {
    rubric,
    facts,
    seed: seedOf([facts.title.quote, ...quotes].join(' ')),
    held: facts.title.quote === null ? null : withoutNumbers(titles.closest ?? facts.title.quote),
    latest: facts.trajectory.quote === null ? null : withoutNumbers(titles.latest ?? facts.trajectory.quote),
    isStepDown: titles.isStepDown === true,
    wanted: withoutNumbers(rubric.title.split(/,\s|\s[-–—|(@]/)[0] ?? '') || null,
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

function gapSentence(gaps: readonly Judged[], judged: readonly Judged[], told: Telling): string | null {
  const [gap, next] = gaps;
  if (gap === undefined) {
    return judged.length > 0 ? 'Nothing that the job asks for is left without evidence.' : null;
  }
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
      'This is where the career stands today, and where this job is.',
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

/** Two to four sentences on one candidate, without numbers: title, strongest match, most important gaps, course. */
export function analysisOf(
  rubric: Rubric,
  facts: Facts,
  titles: TitlesHeld = { closest: null, latest: null },
): string {
  const judged = judge(rubric, facts);
  const told = telling(rubric, facts, titles);
  const { entry = null } = titles;
  const sentences = [
    entry === null ? titleSentence(told) : entrySentence(entry, told),
    judged.length === 0
      ? 'The job names no requirements that a resume could be compared with.'
      : matchSentence(strongest(judged, told.held), told),
    gapSentence(gapsIn(judged), judged, told),
    entry === null || facts.roles.length === 0 ? trajectorySentence(told) : besideSentence(told),
  ];
  return sentences.filter((sentence) => sentence !== null).join(' ');
}
