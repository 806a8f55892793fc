import { familyRelatedness } from '../../models/family-relatedness.ts';
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
} from '../../models/model.ts';
import { seniorityRank } from '../../models/seniority.ts';
import { collapseSpace } from '../../text/spaces.ts';
import type { CandidateText } from '../intake/intake.ts';
import type { VerifiedAssessment, VerifiedRequirement, Warning } from '../types.ts';
import type { Located } from './evidence.ts';
import { createListReader, type ListReader } from './listed-evidence.ts';
import { asksForExperience, isShownByListing } from './requirement-wording.ts';
import { yearsStatedIn } from './stated-years.ts';
import { list, oneOf, record } from './untrusted-answer.ts';
import { verifiedAnalysis } from './verify-analysis.ts';
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
 * warning that says why, and then the model's own analysis goes as well: it was written for what it claimed. Answers one
 * requirement for each of the rubric, in its order. Whatever a model returned, even of another shape, never throws and
 * never gains.
 */
export function verifyAssessment(input: VerificationInput): VerifiedAssessment {
  const { rubric, candidate } = input;
  const verifier = new Verifier(candidate);
  const answer = record(input.assessment);
  const { roles, newIndexes } = verifyRoles(answer.roles, candidate);
  const requirements = verifyRequirements(answer.requirements, {
    rubric,
    newIndexes,
    verifier,
    lists: createListReader(candidate.text),
    isPlausible: isListPlausible(rubric, roles),
  });
  const title = verifyRelation(answer.title, TITLE_RELATIONS, 'unrelated', verifier);
  const seniority = record(answer.seniority);
  const scope = verifyRelation(answer.scope, SCOPE_RELATIONS, 'unknown', verifier);
  const trajectory = record(answer.trajectory);
  const trajectoryEvidence = trajectory.aligned === true ? verifier.proof(trajectory.quote) : null;
  const analysis =
    typeof answer.analysis === 'string' ? answer.analysis.slice(0, MAX_ANALYSIS_CHARACTERS) : '';
  return {
    requirements,
    title,
    seniority: {
      relation: oneOf(SENIORITY_RELATIONS, seniority.relation, 'further'),
      evidence: verifier.evidence(seniority.quote),
    },
    scope,
    roles,
    trajectory: { aligned: trajectoryEvidence !== null, evidence: trajectoryEvidence },
    silentSkill: verifySilentSkill(answer.silentSkill, verifier),
    analysis: verifier.hasTakenBack
      ? ''
      : quotedAsWritten(verifiedAnalysis(analysis, rubric, candidate), candidate),
    languageSupported: answer.languageSupported !== false,
    warnings: verifier.warnings(),
    ...(verifier.hasMostlyInvented && { isMostlyInvented: true }),
  };
}

const WARNING_OF: Readonly<Record<Exclude<Located['kind'], 'found'>, Warning>> = {
  instructions: 'instructions_in_resume',
  copied: 'job_text_in_resume',
  not_found: 'unverified_evidence',
};

const QUOTED = /"([^"\n]{2,300})"/g;

/** The sentences with what they quote in the caller's own words: occupations are brought to one form before a model reads. */
function quotedAsWritten(analysis: string, candidate: CandidateText): string {
  return analysis.replace(QUOTED, (_whole, quote: string) => `"${candidate.asWritten(quote)}"`);
}

class Verifier {
  readonly #candidate: CandidateText;
  readonly #warnings = new Set<Warning>();
  /** Several requirements often rest on one quote. */
  readonly #known = new Map<string, Located>();
  #quotes = 0;
  #notFound = 0;
  #hasTakenBack = false;

  constructor(candidate: CandidateText) {
    this.#candidate = candidate;
  }

  /** What shows a claim, as {@link evidence}; a claim that nothing shows is taken back. */
  proof(quote: unknown): string | null {
    const evidence = this.evidence(quote);
    if (evidence === null) this.#hasTakenBack = true;
    return evidence;
  }

  /** The quote as the caller wrote it, or `null` and a warning when it proves nothing. */
  evidence(quote: unknown): string | null {
    if (typeof quote !== 'string' || quote.trim() === '') return null;
    const located = this.#known.get(quote) ?? this.#locate(quote);
    this.#quotes += 1;
    if (located.kind === 'not_found') this.#notFound += 1;
    return located.kind === 'found' ? located.evidence : null;
  }

  #locate(quote: string): Located {
    const located = this.#candidate.locate(quote);
    this.#known.set(quote, located);
    if (located.kind !== 'found') this.#warnings.add(WARNING_OF[located.kind]);
    return located;
  }

  /** Whether something that the model claimed does not stand. */
  get hasTakenBack(): boolean {
    return this.#hasTakenBack;
  }

  /** Whether more than half of the quotes stand nowhere in the resume. */
  get hasMostlyInvented(): boolean {
    return this.#notFound * 2 > this.#quotes;
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
  const evidence = verifier.proof(answer.quote);
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

/** A relation that needs a quote: without one it is `none`. */
function verifyRelation<Relation extends string>(
  answer: unknown,
  relations: readonly Relation[],
  none: NoInfer<Relation>,
  verifier: Verifier,
): { relation: Relation; evidence: string | null } {
  const { relation, quote } = record(answer);
  const claimed = oneOf(relations, relation, none);
  const evidence = claimed === none ? verifier.evidence(quote) : verifier.proof(quote);
  return { relation: evidence === null ? none : claimed, evidence };
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
