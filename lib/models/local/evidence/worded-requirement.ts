import { withoutExclusion } from '../text/exclusions.ts';
import { tokenize } from '../text/tokens.ts';
import { withoutWishing } from '../text/words-of-wishing.ts';
import { withoutGenderForms } from '../titles/gender-forms.ts';
import { findTerms } from '../vocabulary/matcher.ts';

/** "GA4 or similar" names no second thing; "intensive care or a comparable acute setting" does. */
const OR_THE_LIKE =
  /\s\(?(?:or|oder|ou|o|of) (?:an? )?(?:similar|equivalent|comparable|vergleichbar\w*|ähnlich\w*|similaires?|équivalent\w*|vergelijkbaar|dergelijke)(?: (?:tools?|software|systems?|products?|programs?))?\)?(?=\s*(?:$|[.,;:)]))/iu;

/** "Adaptive, Anaplan or similar": what is like them stands for them, so that one of them does. */
function withoutTheLike(statement: string): string {
  const like = OR_THE_LIKE.exec(statement);
  if (like === null) return statement;
  const named = statement.slice(0, like.index);
  const isChoice = !/\s(?:and|or|und|oder|et|ou|y|o|en|of)\s|[&/(]/i.test(named);
  const choice = isChoice ? named.replace(/,\s*(?=[^,]*$)/, ' or ') : named;
  return choice + statement.slice(like.index + like[0].length);
}

/** "Strong in one of Go, Python, Rust": a comma parts what is to be chosen from. */
function asChoice(text: string): string {
  return text.replace(
    /(\b(?:one|any|either|some) of (?:the following:? ?)?)(\p{L}[^.;()]+)$/iu,
    (_whole, choice: string, named: string) => choice + named.replace(/,\s*(?:or |and )?/gi, ' or '),
  );
}

/** "BS5839". */
const STANDARD = /\b(BS|EN|ISO|IEC|DIN|NFPA|NF|ASTM|ASME|PD|HTM|IEEE|VDE|SAE|ANSI)(\d{3,5})\b/g;

/** "(portfolio please)": what is to be sent. */
const SENT_ALONG = /\s?\([^()]{0,40}\b(?:please|pls|attached?|link)\b[^()]{0,20}\)/gi;

/** "Post ASYE", "post-qualification experience": from when on, not what. */
const AFTER = /\bpost[- ](?:\p{L}{5,15} (?=experience\b)|(?=\p{Lu}{3}|qualif|regist|grad))/giu;

/** "4 years+". */
const YEARS_OR_MORE = /\b(years?|yrs?|months?)['’]?\+/giu;

/** "A solid working knowledge of IFRS", "a secure grasp of", "a knack for": how well it is known, before the thing. */
const LEAD_OF_KNOWLEDGE =
  /^((?:(?!(?:of|in|with|for|and|or|to|on)\s)[\p{L}'’-]+,?\s){0,5})(?:knowledge|understanding|grasp|grounding|command|appreciation|awareness|familiarity|history|record|nature|disposition|inclination|knack|flair|fondness|penchant|affinity|talent|gift|comfort|confidence|ease)\s(?=(?:of|in|with|for)\s)/iu;

/** "A great deal of experience with", "a certain level of skill in": how much of it. */
const AMOUNT_OF_KNOWLEDGE =
  /^(?:an? |the )?(?:[\p{L}-]+ ){0,2}(?:deal|amount|wealth|depth|breadth|levels?|degree|range|body|set|abundance|plethora|variety) of (?=(?:[\p{L}-]+ )?(?:experiences?|knowledge|expertise|skills?|understanding|exposure|proficiency|competence)\b)/iu;

/** "A marked ability to", "the proven capacity to". */
const LEAD_OF_ABILITY =
  /^((?:(?!(?:of|in|with|for|and|or|to|on)\s)[\p{L}'’-]+,?\s){1,4})(?=(?:ability|capability|capacity|aptitude|competence)\s(?:to|of|in|for)\s)/iu;

const WORKING_KNOWLEDGE = /\bworking (?=knowledge\b|understanding\b)/giu;

/** A text without such words before it, unless the vocabulary has one of them. */
function withoutLead(text: string, pattern: RegExp): string {
  const [whole = '', lead = ''] = pattern.exec(text) ?? [];
  return whole === '' || findTerms(lead, tokenize(lead)).length > 0 ? text : text.slice(whole.length);
}

/** A statement without the words that grade a knowledge; what the vocabulary has is a thing that is known. */
function withoutGrade(statement: string): string {
  const text = withoutLead(
    statement.replace(WORKING_KNOWLEDGE, '').replace(AMOUNT_OF_KNOWLEDGE, ''),
    LEAD_OF_ABILITY,
  );
  const known = withoutLead(text, LEAD_OF_KNOWLEDGE);
  return known === text ? text : `Knowledge ${known}`;
}

/** "Projects from end to end": all of them. */
const END_TO_END =
  /\s?\b(?:from )?(?:end[- ]to[- ]end|start[- ]to[- ]finish)\b(?! (?:test|encrypt|automat))/giu;

/** "SQL coupled with Python": both. */
const TOGETHER_WITH =
  /,?\s(?:accompanied by|(?:in (?:conjunction|combination|tandem)|coupled|combined|paired|together|along) with)\s/giu;

/** "Applicable federal, state and local laws": whose laws they are. */
const JURISDICTION =
  /\b(?:(?:applicable|relevant|federal|state|local|provincial|national)(?:, and | and |, |\/| ?& | )){1,5}(?=(?:[\p{L}-]+ ){0,2}(?:laws?|regulations?|legislation|statutes?)\b)/giu;

/** "A sales method (MEDDIC, Challenger, etc.)": one of what is like them will do. */
const AND_SO_ON = /\(([^()]{3,120}?),? (?:and )?etc\.?\s?\)/giu;

/** "Leitungserfahrung" asks for "Leitung". */
const COMPOUND_OF_EXPERIENCE =
  /(?<!\p{L})(?!berufs|arbeits|werk|praxis|lebens)(\p{L}{5,}?)(?:s?erfahrung(?:en)?|s?kenntnisse?n?|s?ervaring)(?!\p{L})/giu;

/** "Leading a sales team" asks for two things, and without the first the second says little. */
const LEADING_OF_TEAM =
  /\b(?:lead(?:ing)?|manag(?:e|ing)|supervis(?:e|ing)|run(?:ning)?|head(?:ing)?) (?:an? |the |our )?((?!(?:of|and|or|in|for|with|a|the|project|product) )[\p{L}-]+(?: (?!(?:of|and|or|in|for|with|a|the) )[\p{L}-]+)?) (?:teams?|crews?|staff)\b/giu;

/** "Budget ownership c. £350k": how much is no thing to look up, as everybody's is another. */
const AMOUNT_OF_MONEY =
  /\s?(?:\b(?:c|ca|circa|approx|up to|over|around)\b\.? ?)?(?<!\p{L})[£$€]\s?\d[\d.,]*\s?(?:k|m|mn|bn|million|billion)?\+?(?!\p{L})/giu;

/** "Zwei Jahre einschlägige Praxis": in German also experience, not only where a doctor works. */
const PRACTICE_OF_WORK =
  /((?:jahre?n?|(?:einschlägig|beruflich|mehrjährig|langjährig|entsprechend)e?r?)\s)praxis(?!\p{L})/giu;

/** "Production web applications", "scalable APIs": how good or how large software is, beside what it is. */
const KIND_OF_SOFTWARE =
  /(?<![\p{L}-])(?:production(?:[- ](?:grade|ready|quality|level))?|(?:enterprise|commercial)(?:[- ](?:grade|scale|level))?|scalable|robust|modern|performant|maintainable|(?:high|large)[- ](?:traffic|scale|quality|performance|availability)|(?:customer|user|client|consumer|public)[- ]facing|real[- ]world|cutting[- ]edge|world[- ]class)(?:,| and)?\s(?=(?:\p{L}[\p{L}-]{0,20}\s){0,2}(?:applications?|apps?|software|services?|microservices?|code|apis?|websites?|sites|frontends?|backends?|machine learning|ml|saas|data pipelines?)(?!\p{L}))/giu;

/** "De Nederlandse of Engelse taal": both are languages by the word behind the second. */
const SHARED_LANGUAGE = /(?<=\s)(\p{Lu}\p{Ll}+e)\s(en|of)\s(?=\p{Lu}\p{Ll}+e\staal(?!\p{L}))/gu;

/** What is asked for, in fewer and plainer words: without wishes, grades, amounts, whose it is and what it is not. */
export function withoutTrimmings(statement: string): string {
  const asked = withoutWishing(withoutExclusion(statement));
  const plain = withoutGenderForms(asked).replace(/\bw\/\s?/gi, 'with ');
  return asChoice(withoutTheLike(withoutGrade(plain)))
    .replace(YEARS_OR_MORE, '$1')
    .replace(END_TO_END, '')
    .replace(TOGETHER_WITH, ' and ')
    .replace(JURISDICTION, '')
    .replace(AND_SO_ON, (_whole, listed: string) => `(${listed.replace(/,\s*/g, ' or ')})`)
    .replace(AFTER, '')
    .replace(STANDARD, '$1 $2')
    .replace(SHARED_LANGUAGE, '$1 taal $2 ')
    .replace(SENT_ALONG, '')
    .replace(PRACTICE_OF_WORK, '$1Erfahrung')
    .replace(COMPOUND_OF_EXPERIENCE, '$1')
    .replace(AMOUNT_OF_MONEY, '')
    .replace(KIND_OF_SOFTWARE, '')
    .replace(LEADING_OF_TEAM, 'leading a team and $1');
}
