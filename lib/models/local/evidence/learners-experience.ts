import { anyOf } from '../../../text/alternatives.ts';
import type { Requirement } from '../../model.ts';
import { foldText } from '../text/tokens.ts';
import type { CompiledRequirement, RequirementRule } from './compiled-rubric.ts';
import type { Finding, RubricContext } from './findings.ts';
import type { ResumeIndex } from './resume-index.ts';

/** A post of somebody who learns, though no word of its title is one for a level. */
const PLACEMENT = anyOf(
  /\b(?:work|industrial|student|clinical|summer|university|year|sandwich) placements?\b/,
  /\bplacement (?:student|year)\b|\bwork experience\b|\b\w*praktikum\b|\bpracticum\b/,
);
/** A time of learning that a line tells of in passing ("BSc Accounting, including a three-month internship"). */
const LEARNING_IN_PASSING =
  /\b(?:internships?|work placements?|industrial placements?|placement year|\w*praktik(?:um|a)|stage de fin|practicas|traineeships?)\b/;
/** Posts and requirements that take it for what it is. */
const OPEN_TO_LEARNERS =
  /\b(?:intern\w*|trainee\w*|placements?|apprentice\w*|\w*praktik\w+|werkstudent\w*|en stage|stagiaires?|alternance|practicas|volunt\w+|(?:first|some|initial|any|early) (?:\w+ ){0,2}experience|erste\w* (?:\w+ ){0,2}\w*erfahrung\w*|premiere experience|primera experiencia|eerste (?:\w+ )?ervaring)\b/;

/** Of a tool or a thing that one has used, a learner's use of it is as good as anybody's. */
const OF_A_THING =
  /\b(?:experienced?|\w*erfahrung\w*|experience|experiencia|ervaring) (?:of )?(?:with|using|working with|mit|im umgang|avec|con|met|op)\b/;
const NAMED_THING = /\bexperience (?:in|of|using|on) (?:the )?[\p{Lu}\d]/u;
const EXPERIENCE = /\b(?:experienced?|\w*erfahrung\w*|experiences?|experiencia|\w*ervaring)\b/;

/** Whether a requirement asks for time spent at work of a kind, not for a thing that one knows. */
export function asksForTimeAtWork(requirement: Requirement, rule: RequirementRule): boolean {
  if (rule.kind !== 'skill' && rule.kind !== 'field') return false;
  if (requirement.minimumYears !== null) return true;
  const folded = foldText(requirement.text);
  return EXPERIENCE.test(folded) && !OF_A_THING.test(folded) && !NAMED_THING.test(requirement.text);
}

/** Whether a requirement takes a learner's time for what it is. */
export function isOpenToLearners(text: string): boolean {
  return OPEN_TO_LEARNERS.test(foldText(text));
}

/**
 * An accounting intern was no accountant yet, though the words are the same: what was learned counts in part, unless the job or what
 * it asks for is such a post's. Beside other work the years of learning do not count.
 */
export function asLearned(
  index: ResumeIndex,
  { requirement, isOpenToLearners }: CompiledRequirement,
  found: Finding,
  { rubric }: RubricContext,
): Finding {
  if (found.level !== 'met' || rubric.seniority === 'intern') return found;
  const isForBeginners = rubric.seniority === 'junior' && requirement.minimumYears === null;
  if (isForBeginners || isOpenToLearners) return found;
  const worked = found.roles.filter((role) => !isLearner(index, role));
  if (worked.length > 0) return { ...found, roles: worked };
  const isInPassing =
    found.roles.length === 0 &&
    LEARNING_IN_PASSING.test(foldText(index.read.document.lines[found.line]?.text ?? ''));
  return found.roles.length > 0 || isInPassing ? { ...found, level: 'partial' } : found;
}

/** Whether a role is that of somebody who learns. */
export function isLearner(index: ResumeIndex, role: number): boolean {
  const { seniority, title = '' } = index.read.roles[role] ?? {};
  return seniority === 'intern' || PLACEMENT.test(foldText(title));
}
