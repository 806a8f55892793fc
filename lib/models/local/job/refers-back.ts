import { anyOf } from '../../../text/alternatives.ts';

/**
 * Sentences that only say of what was asked for before them why it is: "These skills will be needed, as they cover most of the work". They
 * ask for nothing themselves. All patterns take text that `foldText` of tokens.ts returned.
 */
const REFERS_BACK = anyOf(
  /^(?:(?:all|each|both|most) (?:of )?)?(?:these|those|such|the (?:above|aforementioned|said)(?:[- ](?:mentioned|named|listed))?) (?:[a-z-]+ ){0,2}(?:skills?|skill ?sets?|abilit(?:y|ies)|competenc(?:y|e|ies|es)|capabilit(?:y|ies)|qualifications?|requirements?|traits?|qualities|attributes|characteristics|criteria|experiences?|knowledge|expertise|talents|strengths) (?:(?:will|would|can|may|also) ){0,2}(?:(?:is|are|be) (?:all |also |very |highly |most |absolutely )?(?:needed|necessary|required|essential|crucial|important|vital|key|critical|fundamental|integral|indispensable|useful|valuable|used|of)\b|help|allow|enable|ensure|form|make|cover|play|serve|support|matter|contribute|come|let|equip|prove|assist)/,
  /^(?:diese|solche|all diese|die genannten) (?:fahigkeiten|kenntnisse|kompetenzen|qualifikationen|eigenschaften|erfahrungen) (?:sind|werden|helfen|bilden|ermoglichen)\b/,
  /^(?:toutes )?ces (?:competences|qualites|connaissances|aptitudes|qualifications) (?:sont|seront|vous|permettent)\b/,
  /^(?:todas )?(?:estas|dichas) (?:competencias|habilidades|cualidades|aptitudes|capacidades) (?:son|seran|permiten|ayudan)\b/,
  /^(?:al )?deze (?:vaardigheden|competenties|eigenschappen|kwaliteiten) (?:zijn|helpen|vormen|worden)\b/,
);

/** Says more of it than that: where it is shown by, or of what. */
const ASKS_MORE =
  /:|\d|\b(?:diplomas?|degrees?|certificat\w+|licen[cs]es?|proven|shown by|years?|including|such as|abschluss|diplome|titulo)\b/;

/** Whether a sentence only speaks of what those before it asked for. */
export function refersBack(folded: string): boolean {
  return REFERS_BACK.test(folded) && !ASKS_MORE.test(folded);
}
