import { anyOf } from '../../../../text/alternatives.ts';
import { matchesOf } from '../../../../text/matches.ts';
import { foldPhrase, phraseSet, wordSet } from '../fold-phrase.ts';
import { looksLikeName, nameTokens, startsWithGivenName } from '../names/candidate-name.ts';
import { AMBIGUOUS_NAMES } from '../names/given-names.ts';
import { HEADLINE_WORDS } from '../names/headline-words.ts';

/**
 * Labels of a member of the family, folded. They are personal beside a person's name wherever they stand, and in the
 * header or a personal section whatever stands beside them.
 */
const RELATIVES =
  phraseSet(`spouse|spouse name|spouse's name|name of spouse|husband|husband name|wife|wife name|wife's name|fiance|fiancee|boyfriend|girlfriend|domestic partner|civil partner|life partner|married to|engaged to|
son|sons|daughter|daughters|brother|brothers|sister|sisters|sibling|siblings|parents|mother|father|s/o|d/o|w/o|c/o|h/o|son of|daughter of|wife of|
ehefrau|ehemann|ehegatte|ehegattin|ehepartnerin|gatte|gattin|lebenspartner|lebenspartnerin|lebensgefahrte|lebensgefahrtin|verlobte|verlobter|verheiratet mit|tochter|sohn|sohne|bruder|schwester|geschwister|vater|mutter|eltern|
conjoint|conjointe|epoux|epouse|mari|concubin|concubine|compagnon|compagne|marie a|mariee a|marie avec|mariee avec|fils|fille|filles|frere|freres|soeur|soeurs|pere|mere|fratrie|
conyuge|esposo|esposa|marido|pareja|novio|novia|casado con|casada con|hijo|hija|hermano|hermana|hermanos|padre|madre|padres|
echtgenoot|echtgenote|levenspartner|levensgezel|levensgezellin|getrouwd met|gehuwd met|zoon|zonen|dochter|dochters|broer|zus|broers en zussen|vader|moeder|ouders|
coniuge|marito|moglie|conjuge|malzonek|malzonka|es adi|супруг|супруга|муж|жена|配偶|配偶者|妻子|丈夫|배우자|الزوج|الزوجة|בן זוג|בת זוג|συζυγος`);

/** Labels that name a relative, or a company or a trade: the value decides, and where the line stands. */
const PARTNERS = phraseSet(
  "partner|partner name|partners name|partner's name|partnerin|partner(in)|partner/in|partner/-in|partner:in|partner*in|partenaire|companero|companera|companion|freundin|freund|vriend|vriendin|man|vrouw|frau|mann|femme|mujer|copain|copine",
);

/** Labels that name a member of the family, or may. */
export const FAMILY_LABELS: readonly string[] = [...RELATIVES, ...PARTNERS];

const COMPANY = anyOf(
  /[&+/]/,
  /\b(?:LL[CP]|PLC|AG|KG|SE|SA|SAS|SL|BV|NV|AB|AS|[Ll]td|LTD|[Ii]nc|INC|G[Mm][Bb]H|SARL|SRL|[Cc]orp|[Cc]o)\b\.?/,
  /\b(?:[Cc]ompany|[Cc]orporation|[Gg]roupe?|[Gg]ruppe|[Gg]rupo|[Hh]olding|[Pp]artners|[Aa]ssociates|[Uu]niversity|[Cc]loud|[Ll]abs?|[Ss]ons|[Ss]öhne)\b/,
);
const MAX_VALUE_CHARACTERS = 160;
/** What may follow a relative's name: an occupation, an age, a year of birth. */
const REMARK = /\s*[,(–—;].*$|\s+-\s.*$|\s+(?:born|geb\.?|née?|nacid[oa]|geboren)\s.*$/iu;

export function isFamilyLabel(label: string): boolean {
  return RELATIVES.has(label) || PARTNERS.has(label);
}

/** A label before a colon or dash that names a member of the family, with a value that may be one. */
export function isFamilyLine(label: string, value: string, isBody: boolean, isDashed: boolean): boolean {
  const isRelative = RELATIVES.has(label);
  if (value.length > MAX_VALUE_CHARACTERS || (!isRelative && !PARTNERS.has(label))) return false;
  const name = value.replace(REMARK, '').trim();
  if (isBody) return isRelative ? isPersonsName(name, true) : isUnmistakableGivenName(name);
  if (isRelative && !isDashed) return true;
  if (!isDashed && (ANSWER.test(foldPhrase(value)) || isFamilyStatement(value.replace(AND, ' and '))))
    return true;
  return isPersonsName(name, isDashed);
}

const ANSWER = /^(?:yes|no|none|n\/a|ja|nein|keine?r?|oui|non|aucune?|si|ningun[oa]|nee|geen)$/;
/** "Anna & two children", but not "Smith & Sons". */
const AND = /\s*&\s*(?=\d|\p{Ll})/u;

/** "Partner: Ben", but not "Partner: Christian Aid": a company is rarely called by one given name. */
function isUnmistakableGivenName(name: string): boolean {
  return !/\s/.test(name) && !AMBIGUOUS_NAMES.has(foldPhrase(name)) && startsWithGivenName([name], false);
}

/** One to five words with the form of a name and no sign of a company; in doubt a known given name decides. */
function isPersonsName(name: string, needsProof: boolean): boolean {
  if (COMPANY.test(name)) return false;
  const tokens = nameTokens(name);
  if (tokens === null || tokens.length > 5) return false;
  if (startsWithGivenName(tokens, tokens.length > 1)) return true;
  return looksLikeName(name) && (!needsProof || tokens.length > 1);
}

/** "s/o Ramesh Kumar" and the like have no colon. */
export const FATHER_MARK = /^[sdwch]\/o\.?:?\s/i;

const STATUS = wordSet(
  'married single divorced widowed engaged partnered verheiratet ledig geschieden verwitwet verlobt marie mariee celibataire divorcee divorce pacse pacsee fiance fiancee casado casada soltero soltera divorciado divorciada viudo viuda gehuwd getrouwd gescheiden alleenstaand verloofd mother father mum dad parent mutter vater mere pere madre padre moeder vader',
);
const KIN = wordSet(
  'child children kid kids son sons daughter daughters boy boys girl girls twins dependents wife husband spouse kind kinder kindern sohn sohne sohnen tochter tochtern zwillinge ehefrau ehemann enfant enfants fils fille filles epoux epouse mari femme hijo hijos hija hijas esposa esposo marido mujer kinderen zoon zonen dochter dochters echtgenoot echtgenote vrouw',
);
/** Folded words of which one stands in every statement. */
export const STATEMENT_WORDS: readonly string[] = [...STATUS, ...KIN];
const BONDS = wordSet('to mit a avec con met aan with');
const CONNECTIVES = wordSet(
  `i am i'm have has we live and happily proud of the my our his her years year old aged age born ich bin und habe von meine meiner mein meinen glucklich stolze stolzer jahre jahr alt geb geboren je suis j'ai et de des mes mon ma ans ne nee heureuse y soy tengo mis mi anos ik ben en heb van mijn jaar oud
one two three four five six no a an ein eine einen einer zwei drei vier funf keine un une deux trois quatre sans dos tres cuatro sin twee drie vier een geen to mit avec con met aan with`,
);
const TOKEN = /[\p{L}\p{M}][\p{L}\p{M}'’.-]*/gu;
const MAX_STATEMENT_CHARACTERS = 160;
const MAX_STATEMENT_NAMES = 8;

/** "Married to Ben Miller with two kids, Anna and Tom": a statement of nothing but family and the names in it. */
export function isFamilyStatement(text: string): boolean {
  if (text.length > MAX_STATEMENT_CHARACTERS || /[&@/|:]/.test(text)) return false;
  if (/\d{3}/.test(text) && /\d{3}/.test(text.replace(/\b(?:19|20)\d{2}\b/g, ''))) return false;
  let hasStatus = false;
  let hasKin = false;
  let isBound = false;
  let names = 0;
  for (const match of matchesOf(text, TOKEN)) {
    const word = match[0].replace(/[.'’-]+$/, '');
    const folded = foldPhrase(word);
    if (STATUS.has(folded)) hasStatus = true;
    else if (KIN.has(folded)) hasKin = true;
    else if (CONNECTIVES.has(folded)) isBound ||= hasStatus && BONDS.has(folded);
    else if (/^\p{Ll}/u.test(word) || HEADLINE_WORDS.has(folded)) return false;
    else names += 1;
    if (names > MAX_STATEMENT_NAMES) return false;
  }
  if (names === 0) return hasKin && /\p{L}/u.test(text);
  return hasKin || (isBound && hasStatus);
}
