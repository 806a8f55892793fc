import type { Requirement } from '../../models/model.ts';
import { anyOf } from '../../text/alternatives.ts';
import { wordsOf } from '../intake/words.ts';
import { SMALL_WORDS } from './small-words.ts';

/** What a requirement is worded as, apart from how it counts. */
export type RequirementWording = Readonly<Pick<Requirement, 'text' | 'minimumYears'>>;

/** Reads each requirement once: those of a rubric are the same for all its candidates. */
function onceForEach<T>(
  read: (requirement: RequirementWording) => T,
): (requirement: RequirementWording) => T {
  const known = new WeakMap<RequirementWording, T>();
  return (requirement) => {
    const before = known.get(requirement);
    if (before !== undefined) return before;
    const reading = read(requirement);
    known.set(requirement, reading);
    return reading;
  };
}

const EXPERIENCE =
  /\b(?:experienced?|hands-on|worked|track record|practice|(?:berufs|praxis)?erfahrung\w*|expériences?|experiencia|ervaring|proven|years?|jahren?|ans|años|jaar)\b/i;

/** Whether a requirement asks for having done something, not only for knowing it. */
export const asksForExperience = onceForEach(({ text, minimumYears }): boolean => {
  return minimumYears !== null || EXPERIENCE.test(text);
});

const PAPER = anyOf(
  /(?<!\p{L})(?:diplom|bachelor|licen[cs]|certifi|zertifi|registr|(?:bac|degrees?|masters?|ph\.?d|doctorate|graduate|chartered|accredited|abschluss|approbation|führerschein|permis|titulaire|título|titulación|grado|formación|carné|carnet|permiso|rijbewijs|opleiding|[hmw]bo|nvq|btec)(?!\p{L}))/iu,
  /(?:studium|ausbildung)(?!\p{L})/iu,
);
const LANGUAGE =
  /(?<!\p{L})(?:fluen\p{L}|deutsch|englisch|französisch|spanisch|(?:bilingual|[abc][12]|english|german|french|spanish|dutch|italian|portuguese|polish|russian|turkish|arabic|mandarin|anglais|allemand|français|espagnol|inglés|alemán|francés|español|engels|duits|frans|nederlands)(?!\p{L}))/iu;

/**
 * Whether a requirement asks for what a list is the right place of and nobody tells in sentences: a degree, a
 * certificate, a licence or a language. Not where experience is asked for with it.
 */
export const isShownByListing = onceForEach((requirement): boolean => {
  const { text } = requirement;
  return (PAPER.test(text) || LANGUAGE.test(text)) && !asksForExperience(requirement);
});

/** The words that say what a requirement is about, folded for comparing, each once. */
export const subjectWordsOf = onceForEach(({ text }): readonly string[] => {
  const words = wordsOf(text).map(({ folded }) => folded);
  return [
    ...new Set(words.filter((word) => word.length > 1 && !SMALL_WORDS.has(word) && !/^\d+$/.test(word))),
  ];
});
