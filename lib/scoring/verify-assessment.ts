import { familyRelatedness } from '../models/family-relatedness.ts';
import {
  type Assessment,
  REQUIREMENT_LEVELS,
  type Requirement,
  type RequirementAssessment,
  type RoleHeld,
  type Rubric,
  SCOPE_RELATIONS,
  SENIORITY_RELATIONS,
  TITLE_RELATIONS,
} from '../models/model.ts';
import { seniorityRank } from '../models/seniority.ts';
import { collapseSpace } from '../spaces.ts';
import type { CandidateText } from './intake/intake.ts';
import { createListReader, type ListReader } from './listed-evidence.ts';
import { asksForExperience, isShownByListing } from './requirement-wording.ts';
import { yearsStatedIn } from './stated-years.ts';
import type { VerifiedAssessment, VerifiedRequirement, Warning } from './types.ts';
import { list, oneOf, record } from './untrusted-answer.ts';
import { verifyRoles } from './verify-roles.ts';

const MAX_PHRASE_CHARACTERS = 80;
const MAX_ANALYSIS_CHARACTERS = 2_000;

export interface VerificationInput {
  rubric: Rubric;
  assessment: Assessment;
  candidate: CandidateText;
}

/**
 * Keeps of an assessment only what the resume shows. Every quote must stand in it, outside of instructions and of text
 * copied from the job; what rests on another one falls back to nothing (`missing`, `unrelated`, not aligned), with a
 * warning that says why. Answers one requirement for each of the rubric, in its order. Whatever a model returned, even
 * of another shape, never throws and never gains.
 */
export function verifyAssessment(input: VerificationInput): VerifiedAssessment {
  const verifier = new Verifier(input.candidate);
  const answer = record(input.assessment);
  const { roles, newIndexes } = verifyRoles(answer.roles, input.candidate);
  const title = relationWithQuote(answer.title, verifier);
  const seniority = relationWithQuote(answer.seniority, verifier);
  const scope = relationWithQuote(answer.scope, verifier);
  const trajectory = record(answer.trajectory);
  const trajectoryEvidence = trajectory.aligned === true ? verifier.evidence(trajectory.quote) : null;
  return {
    requirements: verifyRequirements(answer.requirements, {
      rubric: input.rubric,
      newIndexes,
      verifier,
      lists: createListReader(input.candidate.text),
      isPlausible: isListPlausible(input.rubric, roles),
    }),
    title: {
      relation: title.evidence === null ? 'unrelated' : oneOf(TITLE_RELATIONS, title.relation, 'unrelated'),
      evidence: title.evidence,
    },
    seniority: {
      relation: oneOf(SENIORITY_RELATIONS, seniority.relation, 'further'),
      evidence: seniority.evidence,
    },
    scope: {
      relation: scope.evidence === null ? 'unknown' : oneOf(SCOPE_RELATIONS, scope.relation, 'unknown'),
      evidence: scope.evidence,
    },
    roles,
    trajectory: { aligned: trajectoryEvidence !== null, evidence: trajectoryEvidence },
    silentSkill: verifySilentSkill(answer.silentSkill, verifier),
    analysis: typeof answer.analysis === 'string' ? answer.analysis.slice(0, MAX_ANALYSIS_CHARACTERS) : '',
    languageSupported: answer.languageSupported !== false,
    warnings: verifier.warnings(),
  };
}

class Verifier {
  readonly #candidate: CandidateText;
  readonly #warnings = new Set<Warning>();
  /** Several requirements often rest on one quote. */
  readonly #known = new Map<string, string | null>();

  constructor(candidate: CandidateText) {
    this.#candidate = candidate;
  }

  /** The quote as the caller wrote it, or `null` and a warning when it proves nothing. */
  evidence(quote: unknown): string | null {
    if (typeof quote !== 'string') return null;
    const before = this.#known.get(quote);
    if (before !== undefined) return before;
    const evidence = quote.trim() === '' ? null : this.#locate(quote);
    this.#known.set(quote, evidence);
    return evidence;
  }

  #locate(quote: string): string | null {
    const located = this.#candidate.locate(quote);
    switch (located.kind) {
      case 'found':
        return located.evidence;
      case 'instructions':
        this.#warnings.add('instructions_in_resume');
        return null;
      case 'copied':
        this.#warnings.add('job_text_in_resume');
        return null;
      case 'not_found':
        this.#warnings.add('unverified_evidence');
        return null;
    }
  }

  warnings(): Warning[] {
    return [...this.#warnings];
  }
}

/** What the requirements of one assessment are verified with. */
interface RequirementContext {
  rubric: Rubric;
  /** Index in the answer → index in the verified roles. */
  newIndexes: ReadonlyMap<number, number>;
  verifier: Verifier;
  lists: ListReader;
  /** Whether what is only listed may be believed. */
  isPlausible: boolean;
}

/** Families this near make each other's skills plausible. */
const PLAUSIBLE_RELATEDNESS = 0.5;

/**
 * A job that asks for no experience takes a list at its word; for others a dated role in a near family must stand
 * behind it.
 */
function isListPlausible(rubric: Rubric, roles: readonly RoleHeld[]): boolean {
  const asks =
    seniorityRank(rubric.seniority) >= seniorityRank('senior') ||
    rubric.requirements.some((requirement) => requirement.kind === 'must' && asksForExperience(requirement));
  if (!asks) return true;
  return roles.some(
    ({ start, family }) =>
      start !== null &&
      (family === rubric.roleFamily || familyRelatedness(family, rubric.roleFamily) >= PLAUSIBLE_RELATEDNESS),
  );
}

function verifyRequirements(answers: unknown, context: RequirementContext): VerifiedRequirement[] {
  const byId = new Map<string, Partial<Record<keyof RequirementAssessment, unknown>>>();
  for (const entry of list(answers)) {
    const answer = record(entry);
    const id = answer.id;
    if (typeof id === 'string' && !byId.has(id)) byId.set(id, answer);
  }
  return context.rubric.requirements.map((requirement) => {
    const answer = byId.get(requirement.id);
    return answer === undefined ? missing(requirement) : verifyRequirement(requirement, answer, context);
  });
}

function missing(requirement: Requirement): VerifiedRequirement {
  return { requirement, level: 'missing', evidence: null, roles: [], statedYears: null };
}

function verifyRequirement(
  requirement: Requirement,
  answer: Partial<Record<keyof RequirementAssessment, unknown>>,
  { newIndexes, verifier, lists, isPlausible }: RequirementContext,
): VerifiedRequirement {
  const level = oneOf(REQUIREMENT_LEVELS, answer.level, 'missing');
  if (level === 'missing') return missing(requirement);
  const evidence = verifier.evidence(answer.quote);
  if (evidence === null) return missing(requirement);
  const years = answer.statedYears;
  const isStated = typeof years === 'number' && years > 0 && yearsStatedIn(evidence, years);
  const found = { requirement, level, evidence, statedYears: isStated ? years : null };
  const roles = new Set<number>();
  for (const index of list(answer.roles)) {
    const renumbered = typeof index === 'number' ? newIndexes.get(index) : undefined;
    if (renumbered !== undefined) roles.add(renumbered);
  }
  if (isShownByListing(requirement) || !lists.isOnlyListed(evidence, requirement))
    return { ...found, roles: [...roles] };
  if (isPlausible) return { ...found, roles: [...roles], isListed: true };
  return { ...found, level: 'partial', roles: [], statedYears: null, isListed: true };
}

function relationWithQuote(
  answer: unknown,
  verifier: Verifier,
): { relation: unknown; evidence: string | null } {
  const { relation, quote } = record(answer);
  return { relation, evidence: verifier.evidence(quote) };
}

function verifySilentSkill(answer: unknown, verifier: Verifier): { phrase: string; evidence: string } | null {
  const { phrase, quote } = record(answer);
  if (typeof phrase !== 'string') return null;
  const short = shortPhrase(phrase);
  const evidence = verifier.evidence(quote);
  return short === '' || evidence === null ? null : { phrase: short, evidence };
}

/** One line of at most 80 characters (code points), cut at a word. */
function shortPhrase(phrase: string): string {
  const line = collapseSpace(phrase.slice(0, 1_000).toWellFormed());
  if (line.length <= MAX_PHRASE_CHARACTERS) return line;
  const characters = [...line];
  if (characters.length <= MAX_PHRASE_CHARACTERS) return line;
  const head = characters.slice(0, MAX_PHRASE_CHARACTERS).join('');
  const space = head.lastIndexOf(' ');
  return (space > 0 ? head.slice(0, space) : head).replace(/[\s,;:–-]+$/, '');
}
