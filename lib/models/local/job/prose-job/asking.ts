import { anyOf } from '../../../../text/alternatives.ts';
import { statesYears } from '../../text/stated-years.ts';
import { foldText, tokenize } from '../../text/tokens.ts';
import type { TermKind } from '../../types.ts';
import { findTerms } from '../../vocabulary/matcher.ts';
import { tellsOfEmployer } from '../about-the-employer.ts';
import {
  hasDutyCue,
  hasRequirementCue,
  isNotARequirement,
  isPreferredWording,
} from '../requirement-wording.ts';
import { oneOf } from './one-of.ts';
import { tellsOfPlace } from './place-of-work.ts';
import { isWish, verdictStart } from './wording.ts';

/** Which sentences and clauses of a job in prose ask for something. */

const ASKED_KINDS: ReadonlySet<TermKind> = new Set(['skill', 'certificate', 'degree', 'language']);

/** Whether a text names something that jobs ask for by name. */
export function namesAsked(text: string): boolean {
  return findTerms(text, tokenize(text)).some(({ term }) => ASKED_KINDS.has(term.kind));
}

/** The firm or the post speaks, not what is asked for. */
const ABOUT_THE_FIRM =
  /^(?:we|our|it|this|there|i|hi|hello|wir|unser\w*|es|nous|notre|nos|somos|nuestr[oa]s?|el|la|le|les|wij|ons|onze|the|das|die|der|de|het|a|an)\b/;
/** "Interested?" asks for nothing. */
const MIN_QUESTION_WORDS = 4;
const ADDRESSING =
  /\b(?:you|your|candidates?|applicants?|he|she|they|must|should|needs?|du|sie|vous|tu|je|jij|u|debes?|debera|tendra|moet|devra|doit|sollte\w*|muss\w*)\b/;

/** "Do you want to keep rivers clean?" praises the work. */
const INVITES =
  /^(?:so |and |hey |hi )?(?:(?:do|don.?t|would|wouldn.?t|could|are|have|did) you (?:\w+ )?(?:want|like|love|enjoy|fancy|dream\w*|looking|ready|up for|excited|tired|fed up|ever)|want to|fancy|ready (?:to|for)|looking (?:for|to)|tired of|love)\b/;

function isInvitation(folded: string, sentence: string): boolean {
  return INVITES.test(folded) && !hasRequirementCue(folded) && !statesYears(sentence);
}

/** Whether a sentence of a brief job asks for something: all but what the firm tells of itself. */
export function asksInBrief(sentence: string, isBehindTitle: boolean): boolean {
  const folded = foldText(sentence);
  if (sentence.endsWith('?') && tokenize(sentence).length >= MIN_QUESTION_WORDS)
    return !isInvitation(folded, sentence);
  if (tellsOfPlace(folded) || tellsOfEmployer(sentence)) return false;
  // Of several clauses, those that ask for nothing are left out by themselves.
  if (isNotARequirement(folded) && !sentence.includes(',')) return false;
  const asks =
    hasRequirementCue(folded) ||
    hasDutyCue(folded) ||
    isPreferredWording(folded) ||
    ADDRESSING.test(folded) ||
    statesYears(sentence);
  if (asks || !isBehindTitle) return asks;
  return !ABOUT_THE_FIRM.test(folded) || namesAsked(sentence);
}

/** What is offered, and how to apply. */
const OFFERS =
  /\b(?:we (?:offer|pay|provide|give)|you(?:'ll| will)? (?:get|receive|earn)|in return|pay is|salary|wages?|holidays?|days of leave|pension|send (?:us |your|a)|(?<!\bto )apply|applications?|write to|phone|call|ring|drop|wir (?:bieten|zahlen)|es erwartet|bewerbung\w*|bewirb|nous (?:offrons|proposons)|candidature\w*|jours? de repos|loge(?:ment|e)s?|postule\w*|envoyez|telephonez|ecrivez|deposez|schreiben sie|rufen sie|interesad[oa]s|mandad|ofrecemos|se ofrece|envi\w+|wij bieden|we bieden|solliciteer\w*|salaris|gehalt|salaire|sueldo|urlaub\w*)\b/;

/** Says of somebody what is asked of them. */
const ASKS_OF_SOMEBODY = oneOf('%', [
  /\b(?:you|candidates?|applicants?|he|she|they|who|whoever|someone|somebody|anyone|person)\b[^.]{0,24}?\b(?:should|must|need|needs|ought|have|has|know|knows|hold|holds|bring|brings|come with|(?:be|are|is) (?:used|able|confident|comfortable|good|happy|familiar|experienced|trained|registered|qualified|fluent|at home))\b/,
  anyOf(
    /\b(?:we|i) (?:also )?(?:expect|ask|require|need|insist|want|would like|would love|look for|count on|rely on)\b/,
    /\b(?:is|are) (?:a |an )?(?:musts?|essential|required|needed|necessary|expected|mandatory|compulsory|wanted|important)\b/,
  ),
  anyOf(
    /\b(?:sie|du|bewerber\w*|wer|jemand\w*)\b[^.]{0,30}?\b(?:sollte\w*|muss\w*|mussen|haben|hast|hat|kennen|kennst|kennt|beherrsch\w+|bringen|bringst|bringt|verfug\w+|konnen|kannst|kann)\b/,
    /\b(?:sollte\w*|muss\w*) (?:sie|du)\b|\bwir (?:erwarten|brauchen|suchen|wunschen|setzen)\b/,
    /\b(?:ist|sind) (?:pflicht|erforderlich|notwendig|voraussetzung|notig|wichtig|gefragt)\b/,
  ),
  anyOf(
    /\b(?:vous|tu|il|elle|candidate?s?|quelqu'un)\b[^.]{0,30}?\b(?:devez|devra|devrez|doit|savez|avez|a|connaissez|connait|maitris\w+|possed\w+|etes)\b/,
    /\bnous (?:demandons|attendons|exigeons|souhaitons|cherchons)\b/,
    /\b(?:est|sont) (?:exigee?s?|requise?s?|obligatoires?|indispensables?|necessaires?)\b|\bil faut\b/,
  ),
  /\b(?:debes?|debera|tendra|tienes?|sabes?|conoces?|necesitas|dominas?|hay que|pedimos|exigimos|buscamos|se (?:requiere|pide|exige|necesita|valora)\w*|imprescindible|obligatori\w+|hace falta)\b/,
  anyOf(
    /\b(?:je|jij|u|wie|iemand)\b[^.]{0,30}?\b(?:moet|hebt|heeft|kent|kunt|kan|bent|beheerst|weet)\b/,
    /\b(?:we|wij) (?:vragen|verwachten|zoeken|willen|eisen)\b/,
    /\b(?:is|zijn) (?:vereist|nodig|verplicht|noodzakelijk|een must)\b/,
  ),
]);

/** Whether a clause of such a sentence asks for something; `null` where it goes on with what the clause before it does. */
export function clauseAsks(clause: string): boolean | null {
  const folded = foldText(clause);
  if (OFFERS.test(folded)) return false;
  if (
    isWish(clause) ||
    ASKS_OF_SOMEBODY.test(folded) ||
    hasRequirementCue(folded) ||
    verdictStart(clause) >= 0
  )
    return true;
  return OWN_SUBJECT.test(folded) ? false : null;
}

/** A clause that goes its own way: "the desk is free from September". */
const OWN_SUBJECT =
  /^(?:and |but |so |while |und |et |y |en )?(?:the|an?|our|we|this|that|it|there|they|which|as|because|since|so|where|when|if|for|most|every|all|some|half|each|i|you|he|she|der|die|das|ein\w*|wir|unser\w*|es|sie|du|le|la|les|l'|un|une|nous|notre|on|il|elle|el|los|las|una?|nuestr\w+|de|het|een|we|wij|ons|onze|je)\b.{0,60}?\b(?:is|are|was|were|has|have|do|does|will|would|can|goes|go|comes?|runs?|belongs?|needs?|makes?|means?|ist|sind|war|hat|haben|wird|werden|kann|geht|liegt|est|sont|a|ont|sera|fait|va|es|son|esta|estan|tiene|tienen|hay|is|zijn|heeft|hebben|wordt|worden|gaat|ligt)\b/;

/** The firm tells of itself. */
const BY_THE_FIRM = /^(?:we|our|unsere?|wir|notre|nos|nous|somos|nuestr[oa]s?|wij|onze|ons)\b/;

/** Whether a sentence of a longer one says that it asks for something; others tell of the work, the firm and the pay. */
export function asksInAdvert(sentence: string): boolean {
  const folded = foldText(sentence);
  if (OFFERS.test(folded) || isNotARequirement(folded) || tellsOfEmployer(sentence)) return false;
  return (
    isWish(sentence) ||
    ASKS_OF_SOMEBODY.test(folded) ||
    (hasRequirementCue(folded) && !hasDutyCue(folded) && !BY_THE_FIRM.test(folded)) ||
    statesYears(sentence)
  );
}
