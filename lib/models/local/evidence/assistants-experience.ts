import type { Rubric } from '../../model.ts';
import type { RoleFamily } from '../../role-families.ts';
import { foldText } from '../text/tokens.ts';
import { HeldTitle } from '../titles/title-relation.ts';
import type { RequirementRule } from './compiled-rubric.ts';
import { type Finding, NOT_FOUND } from './findings.ts';
import { isLearner } from './learners-experience.ts';
import type { ResumeIndex } from './resume-index.ts';

/** Where the words for an occupation tell of a place, or of what is around the work. */
const NOT_THE_WORK =
  '(?! (?:home|homes|practice|practices|surgery|firm|firms|office|environment|setting|settings|sector|industry|team|clinic|department|hospital|software|terminology|systems?|reception|admin\\w*))';

/** Occupations that one is admitted to, with the words that requirements name their work by; on folded text. */
const OCCUPATIONS: Partial<Record<RoleFamily, RegExp>> = {
  teaching: occupation(
    'teach\\w*|\\w*unterricht\\w*|lehrerfahrung|enseign\\w*|docen\\w*|lesge\\w*|onderwijservaring',
  ),
  nursing: occupation(
    'nurs(?:e|es|ing)|krankenpflege|pflegefach\\w*|infirmi\\w*|enfermer\\w*|verpleegkund\\w*',
  ),
  law: occupation(
    'legal|law|solicitor|lawyer|juristisch\\w*|juridique|juridic\\w*|juridisch\\w*|anwaltlich\\w*',
  ),
  dentistry: occupation('dental|dentistry|dentist|zahn\\w*|dentaire|tandheelkund\\w*|odontolog\\w*'),
  veterinary: occupation('veterinary|vet|tierarzt\\w*|tiermedizin\\w*|veterinair\\w*|veterinari[oa]'),
  pharmacy: occupation('pharmac\\w*|apotheke\\w*|farmac\\w*'),
  therapy: occupation('\\w*therap(?:y|ist|ie|ia|eut\\w*)|physio'),
  social_work: occupation('social work|sozialarbeit|sozialpadagog\\w*|travail social|trabajo social'),
};

function occupation(words: string): RegExp {
  return new RegExp(`\\b(?:${words})\\b${NOT_THE_WORK}`);
}

/** A requirement that takes the help for what it is. */
const OPEN_TO_ASSISTANTS =
  /assist|\baides?\b|support|helper|auxili|hilfs|helfer|hulp|\b(?:hca|lsa|hlta|paralegal|secretar\w*)\b/;
const ASSISTANT = /(?:assistants?|assistent(?:in)?|aide|auxiliary|helper)(?=$|\s?[,(/|–-])/i;

function isAssistant({ title, whole }: HeldTitle): boolean {
  return /(?:Assistant|Aide)$/.test(whole.terms[0]?.name ?? '') || ASSISTANT.test(title);
}

/** Whether a requirement asks for work in the job's own occupation, which those who assist in it do not do ("dental nurse" is one of them). */
export function asksForOccupation(
  requirement: string,
  rule: RequirementRule,
  { title, roleFamily }: Rubric,
): boolean {
  const words = OCCUPATIONS[roleFamily];
  if (words === undefined) return false;
  if (rule.kind === 'role' && isAssistant(new HeldTitle(rule.wanted.title, roleFamily))) return false;
  const folded = foldText(requirement);
  return (
    words.test(folded) && !OPEN_TO_ASSISTANTS.test(folded) && !isAssistant(new HeldTitle(title, roleFamily))
  );
}

/** A teaching assistant did not teach yet: what was done as an assistant counts in part, and not at all beside work in the occupation. */
export function asAssisted(index: ResumeIndex, found: Finding): Finding {
  if (found.level !== 'met' || found.roles.length === 0) return found;
  const own = found.roles.filter((role) => {
    const title = index.titles[role];
    return title === undefined || !isAssistant(title);
  });
  if (own.length === found.roles.length) return found;
  return own.length > 0 ? { ...found, roles: own } : { ...found, level: 'partial' };
}

/** Titles of those who work for the qualified, beside assistants. */
const HELPER =
  /(?<!\p{L})(?:mate|helper|improver|labourer|helfer(?:in)?|legal (?:secretary|assistant))(?=$|\s?[,(/|–-])/iu;

/** Of work since somebody qualified, what was done as an assistant, a mate or a learner is none. */
export function asQualified(index: ResumeIndex, found: Finding): Finding {
  if (found.level === 'missing' || found.roles.length === 0) return found;
  const own = found.roles.filter((role) => {
    const title = index.titles[role];
    return title === undefined || !(isAssistant(title) || HELPER.test(title.title) || isLearner(index, role));
  });
  return own.length > 0 ? { ...found, roles: own } : NOT_FOUND;
}
