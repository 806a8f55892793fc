import { isActivityWord, isContainerWord, isFillerWord } from './filler-words.ts';
import { foldText, tokenize } from './tokens.ts';
import { findTerms } from './vocabulary/matcher.ts';

// A group that captures is compiled once however often it repeats, others up to three times with all that follows.
/** Where and when one is willing to work, and what the law asks of everyone: agreed on, not shown by a resume. */
const TERMS_OF_WORK = new RegExp(
  [
    /\b(?:able|ability|willing(?:ness)?|available|availability|happy|prepared|flexib\w+|comfortable) (?:to|for|with|in) (?:(be|do|work(?:ing)?|a|an|the|some|occasional|our|on|in|as|have) ){0,3}(?:flexibly|weekends?|evenings?|nights?|shifts?|overtime|early|late|travel\w*|relocat\w+|on[- ]call|bank holidays|public holidays|hours|rota|rotas|start)\b/,
    /\b(?:able|ability|must be able) to (?:lift|carry|stand|climb)\b|\bflexible (?:about )?(?:working )?(?:hours|schedule)\b|\b(?:right|authori[sz]ed|authori[sz]ation|eligible|eligibility) to work\b|\bwork (?:permit|visa)\b|\bbackground check\b|\bdbs\b|\bvog\b|\bverklaring omtrent\b|\bcriminal record\b|\bvetting\b|\bsafeguarding check\b|\bfuhrungszeugnis\b|\bmasern\w*|\b(?:working|work) rights\b|\bdrug (?:test|screen)\w*|\bat least 1[68] years (?:old|of age)\b/,
    /\b(?:able|available|willing|free) to (?:work |start |do )?(?:[a-z]+ (?:and |or )?){0,2}(?:weekends?|evenings?|nights?|shifts?|overtime|hours)\b|\bprolonged (?:periods?|sitting|standing|walking)\b|\b(?:lift|lifting|carry|push|pull)\b[^.]{0,30}\b\d+ ?(?:lbs?|pounds?|kg|kilos?)\b|\b(?:good |normal )?colou?r vision\b|\b(?:tb|tuberculosis|drug|medical) (?:test\w*|screen\w*|clearance)\b|^(?:[a-z0-9-]+ ){0,2}(?:vaccinations?|immuni[sz]ations?)(?: (?:required|status|records?|proof))?$|\bvaccinated\b|\b(?:reliable|own|dependable) (?:transport\w*|vehicle|car)\b|\btransport is essential\b|\bbackground (?:screen\w*|investigation)\b|\bclimb ladders?\b/,
    /\bbereitschaft (?:zu|zur|zum|fur)\b|\breisebereitschaft\b|\bschichtbereitschaft\b|\b(?:bereit|bereid) (?:zu|zur|om|tot)\b|\bflexible arbeitszeiten\b|\barbeitserlaubnis\b/,
    /\bdisponibilite\b|\bdisponible (?:le|les|pour|en)\b|\bmobilite (?:geographique|nationale)\b|\bhoraires decales\b|\bdisponibilidad\b|\bincorporacion inmediata\b|\bpermiso de trabajo\b|\bbeschikbaar(?:heid)?\b|\bflexibele werktijden\b|\bbereidheid\b/,
  ]
    .map((pattern) => pattern.source)
    .join('|'),
);

/** Traits that no vocabulary of skills has. */
const TRAIT =
  /^(?:calm|cool|head|positive|friendly|warm|smile|smiling|attitude|personality|character|passion\w*|enthusias\w+|energetic|energy|outgoing|polite|cheerful|humou?r|sense|hardworking|reliab\w+|punctual\w*|tidy|freundlich\w*|gepflegt\w*|auftreten|spass|freude|humor|souriant\w*|dynamique|sens|rigueur|rigoureu\w+|simpatia|actitud|positiva|caracter|gezellig\w*|enthousias\w+|busy|pressure|storytelling|freundlich|caring|kind|manner|rapport|gesprekspartner|stevige?|team\w*|colleague\w*|people|customers?|clients?|guests?|patients?|children|stakeholders?|kunden|kollegen|equipe|equipo|communicatief|overtuigend|sterk|commercially|aware|high|low|ego|dotes|mentality|mentalitat|mentalidad|hungry|driven)$/;

/**
 * Whether a statement asks only for character ("a calm head", "teamfähig") or for agreement to the terms of the work (shifts,
 * travel, a permit). Hardly a resume tells of these, and saying so of oneself proves nothing.
 */
export function isUnprovable(statement: string): boolean {
  if (TERMS_OF_WORK.test(foldText(statement))) return true;
  const tokens = tokenize(statement);
  const hits = findTerms(statement, tokens);
  if (hits.some(({ term }) => term.kind !== 'soft_skill')) return false;
  let traits = 0;
  for (const [index, { norm }] of tokens.entries()) {
    if (
      hits.some(({ firstToken, endToken }) => index >= firstToken && index < endToken) ||
      TRAIT.test(norm)
    ) {
      traits++;
    } else if (!isFillerWord(norm) && !isContainerWord(norm) && !isActivityWord(norm)) return false;
  }
  return traits > 0;
}
