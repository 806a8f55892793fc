import { trimEndOf } from '../../../text/trim-end.ts';
import type { TeamProfile } from '../../model.ts';
import { isFillerWord } from '../text/filler-words.ts';
import { foldText, tokenize } from '../text/tokens.ts';
import type { Span, TermHit, TermKind, Token } from '../types.ts';
import { findTerms } from '../vocabulary/matcher.ts';
import { hasRequirementCue } from './requirement-wording.ts';
import type { RequirementDraft } from './requirements.ts';
import { itemsAtCommas } from './statements/items-at-commas.ts';
import { statementsOf } from './statements/statements.ts';

/** The team says that it misses this. */
const ASKED =
  /\b(?:need|needs|looking for|look for|looks for|lack|lacks|lacking|missing|miss|gap|want|wants|strengthen|weak(?:er)? (?:on|in|at)|(?:nobody|none|no one) (?:of us|here|in the team)|could do with|short of|would be (?:great|good|welcome)|brauchen|fehlt|suchen|verstarken|manque|cherchons|besoin|falta|necesitamos|buscamos|missen|zoeken|nodig)\b/;
const MIN_MEMBERS_SHARING = 2;
const ENOUGH_NEEDS = 2;
const MAX_WAYS_BESIDE_NEEDS = 2;

type Draft = RequirementDraft;

/** A requirement is one statement, not a paragraph. */
const MAX_TEXT_CHARACTERS = 300;
/** Far more than have a place in a rubric. */
const MAX_SHARED_SKILLS = 100;

/**
 * As much of a text as a requirement may have. Values and skills have no bound of their own, so they are cut before
 * anything is looked for in them.
 */
function shortened(text: string): string {
  const trimmed = text.trim();
  if (trimmed.length <= MAX_TEXT_CHARACTERS) return trimmed;
  const space = trimmed.lastIndexOf(' ', MAX_TEXT_CHARACTERS);
  return trimmed.slice(0, space > 0 ? space : MAX_TEXT_CHARACTERS);
}

function draft(text: string, weight: 1 | 2 | 3): Draft {
  const opened = shortened(text).replace(/^(?:(?:and|und|et|y|en)\s+)?(?:an?\s+)?/i, '');
  return { text: trimEndOf(opened, /[\s.;!]/), kind: 'team', weight, minimumYears: null };
}

function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}

/** Words that a term goes on with to the left: "error budgets" for the term "budgets". */
const MAX_WORDS_ADDED = 2;

/** Where the terms of some kinds stand, plain words with the words before them that belong to them. */
function namesIn(text: string, kinds: readonly TermKind[]): Span[] {
  const tokens = tokenize(text);
  const hits = findTerms(text, tokens);
  return hits
    .filter(
      ({ term, start }) => kinds.includes(term.kind) && !IN_USE.test(text.slice(Math.max(0, start - 4))),
    )
    .map((hit) => ({ start: startOfName(text, tokens, hit, hits), end: hit.end }));
}

/** "Has run Kafka in production": that it is used, no manufacturing. */
const IN_USE = /^\s?in (?:production|operation|practice|live use)\b/i;

function startOfName(text: string, tokens: readonly Token[], hit: TermHit, hits: readonly TermHit[]): number {
  let { start } = hit;
  if (hit.endToken - hit.firstToken > 1 || !/^\p{Ll}/u.test(text.slice(hit.start))) return start;
  for (let added = 1; added <= MAX_WORDS_ADDED; added++) {
    const word = tokens[hit.firstToken - added];
    if (word === undefined || text.slice(word.end, start) !== ' ') break;
    if (isFillerWord(word.norm) || ASKED.test(word.norm)) break;
    // "Timber-frame schools": the word is of another name.
    if (hits.some((other) => other !== hit && other.start < word.end && other.end > word.start)) break;
    // What opens a clause before two words is mostly a verb: ", publish domain events".
    if (added > 1 && /(?:^|[,;:]|\band)\s*$/.test(text.slice(0, word.start))) break;
    start = word.start;
  }
  return start;
}

/** A list behind a colon tells what the thing before it is: one need, whatever it names. */
function labelledNeed(sentence: string, names: readonly Span[]): string | null {
  const colon = sentence.search(/:\s/);
  if (colon < 0) return null;
  const label = names.filter(({ end }) => end <= colon).at(-1);
  if (label === undefined) return null;
  return `${sentence.slice(label.start, label.end)}: ${sentence.slice(colon + 1).trim()}`;
}

/** Names that "or" joins are one need. */
function withChoices(text: string, names: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const name of names) {
    const last = joined.at(-1);
    const isChoice =
      last !== undefined && /^,?\s(?:or|oder|ou|o|of)\s$/.test(text.slice(last.end, name.start));
    if (isChoice) last.end = name.end;
    else joined.push({ ...name });
  }
  return joined;
}

/** What a sentence says that the team needs, after what it says of the team. */
function needsIn(sentence: string, asked: number): Draft[] {
  const names = namesIn(sentence, ['skill', 'certificate', 'language']);
  if (names.length === 0) return statementsOf(sentence).map((text) => draft(text, 3));
  const labelled = labelledNeed(sentence, names);
  if (labelled !== null) return [draft(labelled, 3)];
  return withChoices(sentence, names).map(({ start, end }) =>
    draft(sentence.slice(start, end), end <= asked ? 2 : 3),
  );
}

function fromDescription(description: string): Draft[] {
  return sentencesOf(description).flatMap((sentence) => {
    const folded = foldText(sentence);
    const asked = folded.search(ASKED);
    if (asked >= 0) return needsIn(sentence, folded.length === sentence.length ? asked : 0);
    const named = namesIn(sentence, ['skill', 'industry']).map(({ start, end }) =>
      draft(sentence.slice(start, end), 2),
    );
    return named.length === 0 && hasRequirementCue(folded) ? [draft(sentence, 1)] : named;
  });
}

/** What several members do is what a new one will work with. */
function sharedSkills(profile: TeamProfile): Draft[] {
  const counts = new Map<string, { name: string; members: number }>();
  for (const member of profile.members ?? []) {
    for (const skill of new Set(member.skills ?? [])) {
      const key = foldText(shortened(skill)).trim();
      const known = counts.get(key) ?? { name: skill, members: 0 };
      counts.set(key, { name: known.name, members: known.members + 1 });
    }
  }
  const enough = Math.min(MIN_MEMBERS_SHARING, profile.members?.length ?? 0);
  return [...counts.values()]
    .filter(({ members }) => members >= enough)
    .toSorted((left, right) => right.members - left.members)
    .slice(0, MAX_SHARED_SKILLS)
    .map(({ name }) => draft(name, 1));
}

/**
 * What a team profile adds to the job: skills the team asks for or lacks, its domain, how it works and what it values, and
 * the skills its members share; the weightiest first, without what the job or the profile said before.
 */
export function teamRequirements(profile: TeamProfile, job: readonly RequirementDraft[]): RequirementDraft[] {
  const needs = [...fromDescription(profile.description ?? ''), ...sharedSkills(profile)];
  const ways = [
    ...sentencesOf(profile.working_style ?? '').flatMap(itemsAtCommas),
    ...(profile.values ?? []),
  ];
  const seen = new Set(job.map(({ text }) => keyOf(text)));
  const distinct = (drafts: readonly Draft[]): Draft[] =>
    drafts.filter(({ text }) => {
      const key = keyOf(text);
      if (key === '' || seen.has(key)) return false;
      seen.add(key);
      return true;
    });
  const asked = distinct(needs).toSorted((left, right) => right.weight - left.weight);
  const wished = distinct(ways.map((text) => draft(text, 1)));
  return [...asked, ...(asked.length < ENOUGH_NEEDS ? wished : mostTelling(wished))];
}

/** Few resumes speak of ways of working and values: beside checkable needs only the most specific ones are asked for. */
function mostTelling(drafts: readonly Draft[]): Draft[] {
  const words = ({ text }: Draft): number => tokenize(text).filter(({ norm }) => !isFillerWord(norm)).length;
  const kept = new Set(
    drafts.toSorted((left, right) => words(right) - words(left)).slice(0, MAX_WAYS_BESIDE_NEEDS),
  );
  return drafts.filter((one) => kept.has(one));
}

function keyOf(text: string): string {
  return tokenize(text)
    .map(({ stem }) => stem)
    .sort()
    .join(' ');
}
