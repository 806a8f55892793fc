/** What stands around the name of a language, up to punctuation or another one. */
export interface Beside {
  before: string;
  after: string;
}

/** Things that are said to come from a country, or to be of its kind. */
const OF_A_COUNTRY = new RegExp(
  `^[ -](?:\\p{L}{2,15} ){0,1}(?:${[
    /cuisines?|foods?|cooking|kitchens?|restaurants?|bistros?|caf[eé]s?|tapas|dishes|menus?|recipes?|wines?|beers?|teas?|breakfasts?|baker(?:y|ies)|breads?|pastr(?:y|ies)|patisserie|cheeses?|sausages?|desserts?/,
    /style|laws?|tax|courts?|history|art|furniture|gardens?|football|shepherds?|bulldogs?|windows?|doors?|polish(?:er|ing)?|manicures?|pedicures?|massage|heritage|embass(?:y|ies)|consulates?/,
    /army|navy|companies|company|firms?|brands?|products?|markets?|cars?|oak|standards?|regulations?|subsidiar(?:y|ies)|parent|group|championships?|league|national|government/,
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
