import type { Assessment, Requirement, RequirementAssessment, Rubric } from '../model.ts';

type Facts = Pick<Assessment, 'requirements' | 'title' | 'trajectory' | 'roles'>;

interface Judged {
  requirement: Requirement;
  assessed: RequirementAssessment;
}

const MAX_FRAGMENT_CHARACTERS = 110;
const MIN_FRAGMENT_CHARACTERS = 4;
const TELLING_FRAGMENT_CHARACTERS = 10;
const YEARS_PHRASE =
  /^(?:(?:a )?minimum(?: of)?|at least|around|about|over|more than|mindestens|au moins|al menos|minimaal)?\s*(?:\(?\d+(?:[.,]\d+)?\)?\s?\+?(?:\s?(?:-|–|to|bis)\s?\d+)?\s?\+?)\s?[- ]?(?:years?'?|yrs?\.?|jahren?|jahre|ans|años|jaar)\s+(?:of\s+|de\s+|d')?/i;

/** A part of a text without digits, at its own punctuation; `null` when there is none worth quoting. */
export function withoutNumbers(text: string, preference: 'first' | 'longest' = 'first'): string | null {
  const plain = text.replace(/\s+/g, ' ').trim();
  const whole = plain.replace(/[.;,:]+$/, '');
  if (!/\d/.test(whole) && whole.length <= MAX_FRAGMENT_CHARACTERS) return whole;
  const fragments = plain
    .split(/[,;:()|•]|\s[–—-]\s|\.\s|\S*\d\S*/)
    .map((piece) => piece.trim().replace(/[.\s]+$/, ''));
  // The first that says something: a title stands before its employer, the doing before its circumstances.
  const telling =
    preference === 'first'
      ? fragments.find((fragment) => fragment.length >= TELLING_FRAGMENT_CHARACTERS)
      : undefined;
  let best = telling ?? fragments.reduce((a, b) => (b.length > a.length ? b : a), '');
  if (best.length > MAX_FRAGMENT_CHARACTERS) {
    best = best.slice(0, best.lastIndexOf(' ', MAX_FRAGMENT_CHARACTERS));
  }
  return best.length >= MIN_FRAGMENT_CHARACTERS ? best : null;
}

/** A requirement as it is spoken of in a sentence. */
function named(requirement: Requirement): string | null {
  const asked = requirement.text
    .replace(YEARS_PHRASE, '')
    .replace(/^(?:of|in|as|with|als|im|en|dans|como)\s+/i, '');
  return withoutNumbers(asked, 'longest');
}

function judge(rubric: Rubric, facts: Facts): Judged[] {
  const byId = new Map(facts.requirements.map((assessed) => [assessed.id, assessed]));
  return rubric.requirements.flatMap((requirement) => {
    const assessed = byId.get(requirement.id);
    return assessed === undefined ? [] : [{ requirement, assessed }];
  });
}

const KIND_RANK = { must: 2, team: 1, nice: 0 } as const;

function importance({ requirement }: Judged): number {
  return KIND_RANK[requirement.kind] * 10 + requirement.weight;
}

function isTelling({ assessed, requirement }: Judged): boolean {
  return assessed.quote !== null && withoutNumbers(assessed.quote) !== null && named(requirement) !== null;
}

/** The weightiest requirement that is met; work shown in a role goes before what is only claimed. */
function strongest(judged: readonly Judged[]): Judged | undefined {
  const rank = (item: Judged): number =>
    importance(item) +
    (item.assessed.roles.length > 0 ? 4 : 0) +
    (item.assessed.quote?.includes(' ') ? 1 : 0);
  return judged
    .filter((item) => item.assessed.level === 'met' && isTelling(item))
    .toSorted((a, b) => rank(b) - rank(a))[0];
}

function weakest(judged: readonly Judged[]): Judged | undefined {
  const rank = (item: Judged): number => importance(item) + (item.assessed.level === 'missing' ? 5 : 0);
  return judged
    .filter((item) => item.assessed.level !== 'met' && named(item.requirement) !== null)
    .toSorted((a, b) => rank(b) - rank(a))[0];
}

/** One of several ways to say a thing, chosen by what it is said of, so that not all candidates read alike. */
function worded(subject: string, wordings: readonly string[]): string {
  let sum = 0;
  for (let index = 0; index < subject.length; index++) sum = (sum * 31 + subject.charCodeAt(index)) % 65_521;
  return wordings[sum % wordings.length] ?? '';
}

function titleSentence(rubric: Rubric, { title }: Facts): string | null {
  const held = title.quote === null ? null : withoutNumbers(title.quote);
  const wanted = withoutNumbers(rubric.title);
  if (wanted === null) return null;
  if (held === null)
    return title.relation === 'unrelated' ? `No role held so far is close to ${wanted}.` : null;
  switch (title.relation) {
    case 'exact':
      return worded(held, [
        `Work as "${held}" is the advertised job itself.`,
        `The advertised work has been done before, as "${held}".`,
        `"${held}" is exactly the role that is to be filled.`,
      ]);
    case 'equivalent':
      return worded(held, [
        `Work as "${held}" is much the same as what this job, ${wanted}, asks for.`,
        `"${held}" goes by another name, but comes very close to ${wanted}.`,
      ]);
    case 'adjacent':
      return worded(held, [
        `"${held}" is next door to ${wanted}, not the same work.`,
        `The closest role so far, "${held}", borders on ${wanted}.`,
      ]);
    case 'unrelated':
      return `No role held so far is close to ${wanted}.`;
  }
}

function matchSentence(found: Judged | undefined): string {
  const quote = found?.assessed.quote ?? null;
  const name = found === undefined ? null : named(found.requirement);
  const shown = quote === null ? null : withoutNumbers(quote);
  if (found === undefined || name === null || shown === null) {
    return 'None of the requirements is fully shown in the resume.';
  }
  if (name.toLowerCase() === shown.toLowerCase()) {
    return `The strongest match is ${name}, which the resume names outright.`;
  }
  return found.assessed.roles.length > 0
    ? worded(shown, [
        `The strongest match is ${name}, shown at work: "${shown}".`,
        `Most convincing is ${name}, lived in a role: "${shown}".`,
        `"${shown}" is the best evidence, for ${name}.`,
      ])
    : worded(shown, [
        `The strongest match is ${name}: the resume says "${shown}".`,
        `For ${name} the resume offers "${shown}".`,
      ]);
}

const WANTED_AS = { must: 'a must', nice: 'wished for', team: 'wanted by the team' } as const;

function gapSentence(gap: Judged | undefined, judged: readonly Judged[]): string | null {
  if (gap === undefined) {
    return judged.length > 0 ? 'Nothing that the job asks for is left without evidence.' : null;
  }
  const name = named(gap.requirement) ?? gap.requirement.text;
  const wanted = WANTED_AS[gap.requirement.kind];
  const quote = gap.assessed.quote === null ? null : withoutNumbers(gap.assessed.quote);
  if (gap.assessed.level === 'missing') {
    return worded(name, [
      `Nothing shows ${name}, which is ${wanted}.`,
      `What is missing most is ${name}, ${wanted}.`,
      `No line backs ${name}, ${wanted}.`,
    ]);
  }
  return quote === null
    ? `The main gap is ${name}, ${wanted} and shown in part only.`
    : worded(quote, [
        `The main gap is ${name}, ${wanted}: "${quote}" shows it in part only.`,
        `${wanted.charAt(0).toUpperCase()}${wanted.slice(1)} and covered only in part is ${name}, by "${quote}".`,
      ]);
}

function trajectorySentence({ trajectory, roles }: Facts): string | null {
  const latest = trajectory.quote === null ? null : withoutNumbers(trajectory.quote);
  if (trajectory.aligned && latest !== null) {
    return roles.length > 1
      ? `The career leads up to this job, lately with "${latest}".`
      : `The one role told of, "${latest}", leads towards this job.`;
  }
  if (roles.length === 0) return 'The resume tells of no role whose course could be followed.';
  return latest === null
    ? 'The latest roles point in another direction than this job.'
    : `The latest step, "${latest}", points elsewhere than this job.`;
}

/** Two to four sentences on one candidate, without numbers: title, strongest match, most important gap, course. */
export function analysisOf(rubric: Rubric, facts: Facts): string {
  const judged = judge(rubric, facts);
  const sentences = [
    titleSentence(rubric, facts),
    matchSentence(strongest(judged)),
    gapSentence(weakest(judged), judged),
    trajectorySentence(facts),
  ];
  return sentences.filter((sentence) => sentence !== null).join(' ');
}
