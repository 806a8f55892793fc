import { anyOf } from '../../../text/alternatives.ts';

/** What stands around the name of a language, up to punctuation or another one. */
export interface Beside {
  before: string;
  after: string;
}

/** Things that are said to come from a country, or to be of its kind. */
const OF_A_COUNTRY = new RegExp(
  `^[ -](?:\\p{L}{2,15} ){0,1}(?:${[
    anyOf(
      /cuisines?|foods?|cooking|kitchens?|restaurants?|bistros?|caf[eé]s?|tapas|dishes|menus?|recipes?/,
      /wines?|beers?|teas?|breakfasts?|baker(?:y|ies)|breads?|pastr(?:y|ies)|patisserie|cheeses?|sausages?/,
      /desserts?/,
    ),
    anyOf(
      /style|laws?|tax|courts?|history|art|furniture|gardens?|football|shepherds?|bulldogs?|windows?|doors?/,
      /polish(?:er|ing)?|manicures?|pedicures?|massage|heritage|embass(?:y|ies)|consulates?/,
    ),
    anyOf(
      /classics?|techniques?|sauces?|cinema|films?|music|songs?|chansons?|fashion|perfumes?|culture/,
      /architecture|design(?:ers?)?|antiques?|countryside|villages?|toast|fries|polo|opera|ballet|theatre/,
      /novels?|painters?|ceramics?|leather|linen|lace|knots?|braids?|plaits?|bobs?|tips?|grammar schools?/,
    ),
    anyOf(
      /army|navy|companies|company|firms?|brands?|products?|markets?|cars?|oak|standards?|regulations?/,
      /subsidiar(?:y|ies)|parent|group|championships?|league|national|government/,
    ),
  ]
    .map(({ source }) => source)
    .join('|')})(?!\\p{L})`,
  'iu',
);
/** Whom one speaks it with, perhaps. */
const PEOPLE =
  /^ (?:\p{L}{2,15} )?(?:guests?|customers?|clients?|visitors?|tourists?|patients?|famil(?:y|ies)|colleagues?|teams?|suppliers?|buyers?|investors?|owners?|residents?|partners?)(?!\p{L})/iu;

/** Whether a name of a language means it: "reports in English" does, "an English breakfast" does not. */
export function isOfLanguage({ after }: Beside): boolean {
  return !OF_A_COUNTRY.test(after);
}

/** "German guests": those who speak it, but perhaps another language with their hosts. */
export function isOfSpeakers({ after }: Beside): boolean {
  return PEOPLE.test(after);
}

/** Names that English gives to what comes from a country as well: elsewhere the two differ, or differ in their endings. */
const ALSO_ADJECTIVE =
  /^(?:French|German|Spanish|Italian|Dutch|Portuguese|Polish|Russian|Chinese|Japanese|Korean|Turkish|Greek|Swedish|Danish|Norwegian|Finnish|Czech|Hungarian|Romanian|Ukrainian|Irish|Welsh|English)$/;
/** Who does this with something from a country need not speak as they do there. */
const MAKING =
  /\b(?:cook\w*|bak(?:e|ed|es|ing)|prepar\w+|serv(?:e|ed|es|ing)|sell\w*|sold|import\w*|export\w*|brew\w*|tast(?:e|ed|ing)|inspired|restor\w+|cut(?:ting)?|train(?:ed|ing) in|love|passion\w*|fan|interest\w*|enjoy\w*|collect\w*) (?:[\p{L}-]+ ){0,3}$/iu;

/** "Cooking French sauces", "sold French and Italian wines": not the language, but what comes from where it is spoken. */
export function isOfCountry(name: string, { before, after }: Beside): boolean {
  if (!ALSO_ADJECTIVE.test(name)) return false;
  const next = /^(?:(?:,| and| or| &|\/) ?\p{Lu}\p{L}{2,15})?( \p{Ll}\p{L}{2,30})/u.exec(after)?.[1];
  if (next === undefined) return false;
  return OF_A_COUNTRY.test(next) || (MAKING.test(before) && !OF_SPEECH.test(next));
}

/** What is said, written, learned or known of a language, and words that lead on. */
const OF_SPEECH =
  /^ (?:\p{L}+ly|speak|spok|spee|writ|read|verbal|oral|language|lesson|class|course|tuition|tutor|teach|translat|interpret|convers|correspond|document|letter|e?mail|call|phone|text|book|content|copy|skill|level|flu|nativ|proficien|grammar|vocabular|stud|degree|exam|basic|intermediate|advanced|with|to|in|at|for|from|on|as|by|and|or|when|while)/u;
