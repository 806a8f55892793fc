import { foldText, tokenize } from './tokens.ts';
import type { TermKind } from './types.ts';
import { findTerms } from './vocabulary/matcher.ts';

/**
 * Sentences with the employer, by its name, for their subject: "Lane Pumps is an ISO 9001 certified firm with 40 years of experience."
 * Whatever they name, they boast of it.
 */

/** A few words that begin with capitals, and what may stand between them. */
const NAME =
  /^(?:(?:At|The|Die|Der|Das|La|Le|El|De|Het|Bei)\s)?\p{Lu}[\p{L}\p{N}&.'’+-]{0,30}(?:\s(?:(?:of|and|the|for|&|und|et|de|du|la|y|del|van|en)\s)?[\p{Lu}\p{N}&][\p{L}\p{N}&.'’+-]{0,30}){0,5}(?:,|\s)/u;

/** Kinds of employers. */
const EMPLOYER =
  /\b(?:employers?|compan(?:y|ies)|firms?|business|providers?|suppliers?|manufacturers?|contractors?|agency|consultancy|charity|organi[sz]ation|group|workplace|shop|leader|operator|brand|retailer|builder|trust|council|university|school|college|hospital|hotel|platform|start-?up|scale-?up|studio|institution|institute|authority|producer|distributor|network|practice|developer|bank|insurer|carrier|airline|subsidiary|clinic|restaurant|bakery|dealership|partnership|unternehmen|betrieb|firma|anbieter|hersteller|dienstleister|konzern|klinik|praxis|entreprise|societe|groupe|fabricant|fournisseur|cabinet|prestataire|hopital|empresa|grupo|fabricante|proveedor|lider|clinica|bedrijf|organisatie|leverancier|producent|dienstverlener|ziekenhuis)\b/;

/** What it is. */
const IS = /^(?:is|are|was|ist|est|es)\s/;

/** What it does, has or is proud of. */
const DOES =
  /^(?:acknowledges?|employs?|exports?|operates?|participates?|celebrates?|serves?|delivers?|speciali[sz]es?|manufactures?|supplies|designs|offers?|believes?|values?|welcomes?|supports|promotes?|prides?|reserves?|complies|conducts?|boasts?|works with|has (?:been|over|more than|grown|won|offices|an?|\d)|have (?:been|over|won)|we(?:'ve|'re| have| are| believe| value| pride)|beschaftigt|bietet|verfugt uber|gehort|emploie|propose|compte|dispose de|emplea|ofrece|cuenta con|biedt|heeft)\b/;

/** Says of somebody what they should be, have or know. */
const ASKS =
  /\b(?:you|your|yours|candidates?|applicants?|someone|somebody|anyone|people who|persons?|must|should|shall|need\w*|requir\w*|essential|mandatory|preferred|desirable|advantage\w*|an? (?:plus|bonus|asset|must)|seek\w*|look\w*|hiring|recruit\w*|expect\w*|ask\w*|sie|du|ihr\w*|dein\w*|such\w*|erwart\w*|brauch\w*|voraus\w*|erforderlich|wunschenswert|vous|votre|vos|recherch\w*|cherch\w*|exige\w*|requis\w*|souhait\w*|usted|tu|busc\w*|necesit\w*|imprescindible|deseable|valor[ao]\w*|je|jij|jouw|zoek\w*|vrag\w*|vereist|gewenst)\b/;

const ASKED_KINDS: ReadonlySet<TermKind> = new Set([
  'skill',
  'certificate',
  'degree',
  'language',
  'soft_skill',
  'title',
]);

const MAX_CHARACTERS = 400;

/** Whether a sentence tells of the employer by its name, and of nobody whom it seeks. */
export function tellsOfEmployer(sentence: string): boolean {
  if (sentence.length > MAX_CHARACTERS) return false;
  const name = NAME.exec(sentence)?.[0];
  if (name === undefined) return false;
  const told = foldText(sentence.slice(name.length).trimStart());
  if (ASKS.test(told) || namesAsked(name)) return false;
  return DOES.test(told) || (IS.test(told) && EMPLOYER.test(told));
}

/** "Python is …" is of what is asked; "Lane Precision is …" has a word of it in its name. */
function namesAsked(name: string): boolean {
  const words = tokenize(name);
  const named = findTerms(name, words).filter(({ term }) => ASKED_KINDS.has(term.kind));
  const covered = named.reduce((sum, { firstToken, endToken }) => sum + endToken - firstToken, 0);
  return named.length > 0 && covered >= words.length;
}
