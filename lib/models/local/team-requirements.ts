import type { TeamProfile } from '../model.ts';
import { hasRequirementCue } from './requirement-wording.ts';
import type { RequirementDraft } from './requirements.ts';
import { listItems, statementsOf } from './statements.ts';
import { foldText, tokenize } from './tokens.ts';
import type { TermKind } from './types.ts';
import { findTerms } from './vocabulary/matcher.ts';

/** The team says that it misses this. */
const ASKED =
  /\b(?:need|needs|looking for|lack|lacks|lacking|missing|miss|gap|want|wants|strengthen|brauchen|fehlt|suchen|verstarken|manque|cherchons|besoin|falta|necesitamos|buscamos|missen|zoeken|nodig)\b/;
const MIN_MEMBERS_SHARING = 2;

type Draft = RequirementDraft;

function draft(text: string, weight: 1 | 2 | 3): Draft {
  return { text: text.trim(), kind: 'team', weight, minimumYears: null };
}

function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}

function namesIn(text: string, kinds: readonly TermKind[]): string[] {
  return findTerms(text, tokenize(text))
    .filter(({ term }) => kinds.includes(term.kind))
    .map(({ start, end }) => text.slice(start, end));
}

function fromDescription(description: string): Draft[] {
  return sentencesOf(description).flatMap((sentence) => {
    const folded = foldText(sentence);
    if (ASKED.test(folded)) {
      const skills = namesIn(sentence, ['skill', 'certificate', 'language']);
      return skills.length > 0
        ? skills.map((name) => draft(name, 3))
        : statementsOf(sentence).map((text) => draft(text, 2));
    }
    const named = namesIn(sentence, ['skill', 'industry']).map((name) => draft(name, 1));
    return named.length === 0 && hasRequirementCue(folded) ? [draft(sentence, 1)] : named;
  });
}

/** What several members do is what a new one will work with. */
function sharedSkills(profile: TeamProfile): Draft[] {
  const counts = new Map<string, { name: string; members: number }>();
  for (const member of profile.members ?? []) {
    for (const skill of new Set(member.skills ?? [])) {
      const key = foldText(skill).trim();
      const known = counts.get(key) ?? { name: skill, members: 0 };
      counts.set(key, { name: known.name, members: known.members + 1 });
    }
  }
  const enough = Math.min(MIN_MEMBERS_SHARING, profile.members?.length ?? 0);
  return [...counts.values()]
    .filter(({ members }) => members >= enough)
    .toSorted((left, right) => right.members - left.members)
    .map(({ name }) => draft(name, 1));
}

/**
 * What a team profile adds to the job: skills the team asks for or lacks, its domain, how it works and what it values, and
 * the skills its members share; the weightiest first, without what the job or the profile said before.
 */
export function teamRequirements(profile: TeamProfile, job: readonly RequirementDraft[]): RequirementDraft[] {
  const drafts = [
    ...fromDescription(profile.description ?? ''),
    ...sentencesOf(profile.working_style ?? '')
      .flatMap(listItems)
      .map((text) => draft(text, 2)),
    ...(profile.values ?? []).map((text) => draft(text, 1)),
    ...sharedSkills(profile),
  ];
  const seen = new Set(job.map(({ text }) => keyOf(text)));
  return drafts
    .filter(({ text }) => {
      const key = keyOf(text);
      if (key === '' || seen.has(key)) return false;
      seen.add(key);
      return true;
    })
    .toSorted((left, right) => right.weight - left.weight);
}

function keyOf(text: string): string {
  return tokenize(text)
    .map(({ stem }) => stem)
    .sort()
    .join(' ');
}
