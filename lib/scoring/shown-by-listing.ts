import { asksForExperience } from './listed-evidence.ts';

const PAPER =
  /(?<!\p{L})(?:bac|degrees?|diplom\p{L}*|bachelor\p{L}*|masters?|ph\.?d|doctorate|graduate|licen[cs]\p{L}*|certifi\p{L}*|zertifi\p{L}*|chartered|accredited|registr\p{L}*|abschluss|\p{L}*studium|\p{L}*ausbildung|approbation|führerschein|permis|titulaire|título|titulación|grado|formación|carné|carnet|permiso|rijbewijs|opleiding|[hmw]bo|nvq|btec)(?!\p{L})/iu;
const LANGUAGE =
  /(?<!\p{L})(?:fluen\p{L}+|bilingual|[abc][12]|deutsch\p{L}*|englisch\p{L}*|französisch\p{L}*|spanisch\p{L}*|english|german|french|spanish|dutch|italian|portuguese|polish|russian|turkish|arabic|mandarin|anglais|allemand|français|espagnol|inglés|alemán|francés|español|engels|duits|frans|nederlands)(?!\p{L})/iu;

/** The requirements of a rubric are the same for all its candidates. */
const known = new WeakMap<object, boolean>();

/**
 * Whether a requirement asks for what a list is the right place of and nobody tells in sentences: a degree, a certificate, a licence
 * or a language. Not where experience is asked for with it.
 */
export function isShownByListing(requirement: {
  readonly text: string;
  readonly minimumYears: number | null;
}): boolean {
  const before = known.get(requirement);
  if (before !== undefined) return before;
  const { text } = requirement;
  const isShown = (PAPER.test(text) || LANGUAGE.test(text)) && !asksForExperience(requirement);
  known.set(requirement, isShown);
  return isShown;
}
