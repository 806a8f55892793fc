import { anyOf } from '../../../text/alternatives.ts';
import { foldText, tokenize } from '../text/tokens.ts';
import type { TermKind, Token } from '../types.ts';
import { findTerms } from '../vocabulary/matcher.ts';
import { isNotARequirement } from './requirement-wording.ts';
import { isUnprovable } from './unprovable.ts';

/**
 * What is asked for beside what is none of a resume's business: "own tools and an NVQ", "van provided (clean licence essential)". Of such
 * a statement the paper is a must, whatever stands with it.
 */

const JOINT =
  /,?\s(?:and|with|plus|so|but|und|mit|sowie|aber|et|avec|mais|y|e|con|pero|en|met|maar|&|\+)\s|[,;]\s|\s\(|\s[–—-]\s/giu;

/** "Company car, so a licence is a must". */
const LED_ON = /^(?:so|and|but|with|und|aber|mit|et|mais|avec|y|pero|con|en|maar|met)\s/iu;

/** A paper by any of its words. On folded text. */
const PAPER = anyOf(
  /\blicen[cs]es?\b|\bcertificat(?:es?|ions?)\b|\bregistration\b|\bregistered\b|\bdiplom\w*|\bdegree\b/,
  /\bqualification\b|\bclearance\b|\bpermis\b|\bpermiso [a-e]\b|\bcarnet?\b|\brijbewijs\b/,
  /\w{3,20}(?:schein|prufung|brief|zulassung|certificaat|diploma)\b|\bexamen\b|\bausbildung\b/,
  /\btitul(?:o|acion)\b|\btitulaire\b|\bfuhrerschein\w*/,
);

/** How a part begins that asks for something by itself, whatever leads to the part before it. */
const OWN_HEAD =
  /^(?:(?:you )?(?:have|has|hold|holds|holding|possess|speak|speaks|be an?|are an?|is an?)\b|(?:qualified|registered|certified|trained|chartered|licen[cs]ed|experienced?|proven|strong|solid|knowledge|proficien\w+|fluent|valid|current|full) |an? |(?:eine?n?|une?|una?|een|la|le|el|het|de) |(?:tener|tienes|ser|hebt|bent|hast|haben|besitzen|avez|etes|titulaire|diplome\w*)\b|[a-z0-9-]+ (?:experience|erfahrung|experiencia|ervaring)\b|(?:erfahrung|kenntnisse|experience|connaissances?|maitrise|experiencia|conocimientos?|dominio|ervaring|kennis)\b)/;
const HAS = /^(?:you )?(?:have|has|hold|holds|holding|possess|hast|haben|besitzen|avez|tener|tienes|hebt)\b/;

/** What these lead to may be the next part as well: "commitment to CPD and training". */
const LEADS_ON =
  /\b(?:commit\w*|passion\w*|loves?|interest\w*|enthusias\w*|willing\w*|keen|eager|desire|bereit\w*|bereid\w*|lust|freude|spass|begeisterung|liebe|envie|gout|amour|ganas|ilusion|pasion|gusto|affinite\w*|plezier|passie|liefde)\b/;
/** What is still to be learned or got, and so is what stands with it. */
const TO_COME =
  /\b(?:learn\w*|train(?:ed|ing)?|obtain\w*|gain\w*|undertake|undergo|complete|stud(?:y|ies)|work(?:ing)? towards?|acquire|lernen|erwerb\w*|absolv\w*|nachhol\w*|weiterbild\w*|fortbild\w*|apprendre|passer|aprender|obtener|leren|behalen)\b/;

/** Says outright that it is needed. */
const OUTRIGHT =
  /\b(?:essential|required|needed|mandatory|a must|must (?:have|hold)|obligatoire|exige\w*|requise?|indispensable|zwingend|erforderlich|voraussetzung|vorausgesetzt|pflicht|imprescindible|obligatori[oa]|se exige|exigid[oa]|verplicht|vereist|noodzakelijk)\b/;
/** What is to be sent is no paper to be held: "CV, letter and diploma required". */
const OF_APPLYING =
  /\b(?:cvs?|resumes?|appl(?:y|ication|ications)|letters?|bewerb\w+|lebenslauf|unterlagen|candidatures?|solicitud|sollicit\w+|send|submit|attach|please|closing|interviews?)\b/;
/** "Free DBS check and registration fees paid". */
const HANDED_OUT =
  /\b(?:paid|funded|provided|reimbursed|offered|fees|bezahlt|ubernommen|prise?s? en charge|pagad[oa]s?|vergoed)\b/;
/** How old one has to be. */
const OF_AGE =
  /\b(?:1[68]|2[0-9])\+?(?: ?(?:years?|jahre?|ans|anos|jaar))?\b|volljahrig|mayor de edad|majeur/;

const PAPERS: ReadonlySet<TermKind> = new Set(['certificate', 'degree']);
const WITH_HEAD: ReadonlySet<TermKind> = new Set(['skill', 'title', 'industry']);
const MAX_WORDS = 14;
const MAX_CHARACTERS = 200;

/** Only who has it may apply: "please only apply if you have …", "only candidates with … will be considered". */
const CONDITIONS = [
  /^please (?:only apply|apply only|do not apply unless|don['’]t apply unless)(?: if| with| unless)? (?:you (?:have|hold|are) )?(.{4,160})$/iu,
  /^only (?:candidates|applicants|applications|those|people) (?:with|who (?:have|hold)|holding) (.{3,120}?) (?:will|can|need|should) (?:be considered|apply|be shortlisted|progress)\b/iu,
  /^(?:candidates|applicants|applications|those|people) without (.{3,120}?) (?:will not|won['’]t|need not|cannot|can['’]t|should not) (?:be considered|apply|be shortlisted|be accepted|be progressed)\b/iu,
];

/** The parts of a statement of which one asks for a paper or a skill and the other for what no resume shows; `null` where it has no such two. */
export function partsBesideTerms(statement: string): string[] | null {
  if (statement.length > MAX_CHARACTERS) return null;
  const condition = conditionOf(statement);
  if (condition !== null) return [condition];
  if (!isTerm(statement)) return null;
  for (const { index, 0: joint } of statement.matchAll(JOINT)) {
    const [left, behind] = [statement.slice(0, index), statement.slice(index + joint.length)];
    const right = (joint.endsWith('(') ? behind.replace(/\)\.?\s?$/, '') : behind).replace(LED_ON, '');
    if (!isWhole(left) || !isWhole(right)) continue;
    if (isTerm(left) && asksBeside(left, right)) return [left, right];
    if (isTerm(right) && !isNotARequirement(foldText(right)) && namesProof(left) && !isTerm(left))
      return [left, right];
  }
  return null;
}

function conditionOf(statement: string): string | null {
  for (const pattern of CONDITIONS) {
    const asked = pattern.exec(statement)?.[1];
    if (asked !== undefined && namesProof(asked)) return asked.replace(/\.$/, '');
  }
  return null;
}

function isTerm(text: string): boolean {
  return isNotARequirement(foldText(text)) || isUnprovable(text);
}

/** No bracket of it was cut. */
function isWhole(part: string): boolean {
  return part !== '' && part.split('(').length === part.split(')').length;
}

/** Whether what stands behind a term asks for something that a resume shows, and is not governed by it. */
function asksBeside(term: string, part: string): boolean {
  if (isTerm(part) || !namesProof(part) || HANDED_OUT.test(foldText(part))) return false;
  const folded = [foldText(term), foldText(part)] as const;
  // Beside what is offered only what is said to be needed is asked for.
  if (isNotARequirement(folded[0]) && !OF_AGE.test(folded[0]))
    return OUTRIGHT.test(folded[1]) && !OF_APPLYING.test(folded[0]);
  if (TO_COME.test(folded[0])) return HAS.test(folded[1]);
  return !LEADS_ON.test(folded[0]) || OWN_HEAD.test(folded[1]) || ONE_PAPER.test(folded[1]);
}

/** "Bereitschaft zur Schichtarbeit und Staplerschein". */
const ONE_PAPER =
  /^(?:[a-z]+ ){0,1}\w{3,20}(?:schein|brief|certificaat|diploma)\b|^(?:carnet?|permis|titulo|rijbewijs)\b/;

function namesProof(part: string): boolean {
  const words = tokenize(part);
  if (words.length === 0 || words.length > MAX_WORDS) return false;
  const kinds = findTerms(part, words).map(({ term }) => term.kind);
  if (kinds.some((kind) => PAPERS.has(kind)) || namesLanguage(part, words)) return true;
  const folded = foldText(part);
  if (PAPER.test(folded)) return true;
  return OWN_HEAD.test(folded) && kinds.some((kind) => WITH_HEAD.has(kind));
}

/** English goes without saying. */
function namesLanguage(part: string, words: readonly Token[]): boolean {
  return findTerms(part, words).some(({ term }) => term.kind === 'language' && term.name !== 'English');
}
