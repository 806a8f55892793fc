import { anyOf } from '../../../text/alternatives.ts';
import { trimEndOf } from '../../../text/trim-end.ts';
import type { Requirement } from '../../model.ts';
import { isCareerWord } from '../job/since-qualified.ts';
import { withoutExclusion } from '../text/exclusions.ts';
import { isFillerWord } from '../text/filler-words.ts';
import { foldText } from '../text/tokens.ts';
import type { CompiledText } from './wanted.ts';

const ARTICLE = '(?:(?:an?|the|eine?[nrm]?|une?|una?|een)\\s+)?';
/** "… as a baker", "… als Bäckerin", "… en tant que chef"; not "such as", "as well as", "software as a service" or "as it is". */
const AS_ROLE = new RegExp(
  `(?<!(?<!\\p{L})(?:such|same|well|known|sowohl|so|así|tanto|software|platform|infrastructure|functions?|backend|desktop|database|configuration|policy)\\s)(?<!\\p{L})(?:as|als|en tant que|comme|como|(?:duties|role|position|capacity|title) of)\\s+(?!well\\b|per\\b|part\\b|needed\\b|required\\b|auch\\b|(?:it|they|you|we|he|she|candidates?|applicants?)\\s|(?:an? )?(?:\\p{L}+ )?(?:(?:means|way|matter|result|whole|basis|example)\\b|tools(?=$|[.,;)]| (?:for|to|in)\\b)))${ARTICLE}(\\S.*)$`,
  'iu',
);
/** "… in a head nurse position". */
const IN_ROLE = new RegExp(
  `(?<!\\p{L})(?:in|of|into|en|dans|im)\\s+${ARTICLE}(\\S[^,;.]{2,70}?)\\s+(?:role|position|capacity|job|post|rol|functie|poste|puesto)\\b`,
  'iu',
);
/** "Roofer helper – 1 year", "Baker (3 years)", "2 years roofer". */
const TITLE_THEN_YEARS =
  /^(\p{L}[^:;]{2,90}?)\s*(?:[-–—:,(]|\bfor\b)\s*(?:at least |minimum |min\.? )?\d{1,2}\+?\s*(?:years?|yrs?|jahre?|ans|años|jaar)\)?\.?$/iu;
/** A qualification, not a role held. */
const TRAINED_AS =
  /\b(?:training|trained|apprenticeship|qualification|qualified|\w*ausbildung|diploma|degree|certified|licen[cs]ed|registered|formation|opleiding|formacion|approbation|zulassung|anerkennung|examen)\s+(?:as|als|comme|como|en tant que)\b/;
const SIMILAR_ROLE = anyOf(
  /\b(?:similar|comparable|equivalent|same|related) (?:role|position|capacity|job|post)\b/,
  /\b(?:vergleichbar|ahnlich|entsprechend|gleichartig)e[nr]? (?:position|funktion|stelle|rolle|tatigkeit|aufgabe)\b/,
  /\b(?:poste|fonction|emploi) (?:similaire|equivalente?|comparable|analogue)s?\b/,
  /\b(?:puestos?|funciones|cargos?|posicion(?:es)?) (?:similar|equivalente|parecid[oa]|analog[oa])(?:e?s)?\b/,
  /\b(?:soortgelijke|vergelijkbare|gelijkaardige|gelijke|gelijkwaardige) (?:functie|rol|positie|job)\b/,
);

const PHRASE_END = anyOf(
  /["“”;(]|\.\s|[,]\s*(?=which|with|where|who|focus|emphas|deal|involv|includ|and\s|prefer)/i,
  /\s(?:with|within|where|which|who|whom|requires?|required|preferred|needed|demonstrat\w+|involving|including|emphasi[sz]ing|focus(?:s?ed|s?ing)|working|speciali[sz]ing|overseeing|handling|in (?:the )?(?:field|area|domain|sector)|or (?:an? )?(?:similar|related|equivalent|comparable)|for (?:at least |a minimum of |about )?(?:\d|one|two|three|four|five|a)|is|are|was|in (?:an?|the|our|eine[rmn]?|der|dem|het|een|de)|dans (?:le|la|une?)|en (?:el|la|una?)|mit|bei|im bereich|avec|dans|chez|con|met|bij|in der|in einem)\s/i,
);

/** "A customer-facing role" is every role in which one deals with customers. */
const WITH_PUBLIC = /^\S+[-\s]facing$/i;

/** Words before a title term that ask for it as work done. */
const WORK_WORDS =
  /\b(?:experience|experienced|worked|working|background|previous|prior|employment|served|years?|erfahrung|berufserfahrung|experiencia|experiences?|ervaring)\b/;
/** The title names people that one works with, or sells to, not what one was. */
const WITH_PEOPLE =
  /\b(?:with|for|to|alongside|supporting|support|help\w*|train\w*|manag\w*|supervis\w*|lead\w*|mit|fur|avec|pour|con|para|met|voor)\b/;
const MIN_TITLE_SHARE = 0.6;

/** Whether a statement asks for work in a role like the one advertised. */
export function asksForSimilarRole(statement: string): boolean {
  return SIMILAR_ROLE.test(foldText(statement));
}

const SENIOR_LEVEL = /\bsenior[- ]level\b/;

/** Whether a statement asks for work at a senior level and says nothing of what in. */
export function asksForSeniorLevel(statement: string, { tokens }: CompiledText): boolean {
  return (
    SENIOR_LEVEL.test(foldText(statement)) &&
    tokens.every((token) => isCareerWord(token) || /^(?:senior|level|senior-level)$/.test(token.norm))
  );
}

function cutPhrase(phrase: string): string | null {
  const unquoted = phrase.replace(/^["“”'\s]+/, '');
  const end = unquoted.search(PHRASE_END);
  const cut = trimEndOf(end < 0 ? unquoted : unquoted.slice(0, end), /[\s.,"“”']/).trim();
  return /\p{L}{2}/u.test(cut) && cut.split(/\s+/).length <= 14 ? cut : null;
}

function titleByVocabulary(requirement: Requirement, text: CompiledText): string | null {
  const folded = foldText(requirement.text);
  if (requirement.minimumYears === null && !WORK_WORDS.test(folded)) return null;
  const titles = text.hits.filter(({ term }) => term.kind === 'title');
  const first = titles[0];
  if (first === undefined || WITH_PEOPLE.test(foldText(text.statement.slice(0, first.start)))) return null;
  const telling = text.tokens.flatMap(({ norm }, index) => (isFillerWord(norm) ? [] : [index]));
  const inTitles = telling.filter((index) =>
    titles.some((hit) => index >= hit.firstToken && index < hit.endToken),
  );
  if (inTitles.length < telling.length * MIN_TITLE_SHARE) return null;
  return text.statement.slice(first.start, first.end);
}

/** The title of a role that a statement wants to have been held ("3 years as a baker"); `null` when it names none. */
export function roleAskedFor(requirement: Requirement, text: CompiledText): string | null {
  // "As a fully competent (CAS) adviser".
  const statement = withoutExclusion(requirement.text).replace(/\s\([^()]{1,20}\)(?=\s\p{Ll})/gu, '');
  if (TRAINED_AS.test(foldText(statement))) return null;
  const phrase =
    AS_ROLE.exec(statement)?.[1] ?? IN_ROLE.exec(statement)?.[1] ?? TITLE_THEN_YEARS.exec(statement)?.[1];
  const cut = phrase === undefined || WITH_PUBLIC.test(phrase) ? null : cutPhrase(phrase);
  return cut ?? titleByVocabulary(requirement, text);
}
