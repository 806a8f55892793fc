/**
 * Pronouns of the third person become those that tell no gender, so that the text still reads and is the same whoever it
 * tells of. "her" is both "them" and "their", "his" both "their" and
 * "theirs": what follows tells which.
 */
const ENGLISH_PRONOUNS: ReadonlyMap<string, string> = new Map([
  ['he', 'they'],
  ['she', 'they'],
  ['him', 'them'],
  ['his', 'their'],
  ['her', 'their'],
  ['hers', 'theirs'],
  ['himself', 'themselves'],
  ['herself', 'themselves'],
  ['themself', 'themselves'],
  ["he's", 'they'],
  ["she's", 'they'],
  ["they're", 'they'],
  ["they've", 'they'],
]);

const OBJECT_ENDS =
  /^(?:\s*(?:[.,;:!?)]|$)|\s+(?:and|or|but|to|for|in|on|at|with|as|from|by|of|when|while|because|who|that|the|a|an|after|before|since|until|during|through|into|over|is|was|were|are)\b)/i;

/** In German, French, Spanish and Dutch one form stands for both; only in resumes of that language. */
export const OTHER_PRONOUNS: Readonly<Record<string, ReadonlyMap<string, string>>> = {
  de: new Map([
    ['er', 'sie'],
    ['ihn', 'sie'],
    ['ihm', 'ihr'],
    ['seine', 'ihre'],
    ['seiner', 'ihrer'],
    ['seinem', 'ihrem'],
    ['seinen', 'ihren'],
    ['seines', 'ihres'],
    ['sein', 'ihr'],
  ]),
  fr: new Map([['elle', 'il']]),
  es: new Map([['ella', 'él']]),
  nl: new Map([
    ['zij', 'hij'],
    ['ze', 'hij'],
    ['haar', 'zijn'],
    ['hem', 'zijn'],
  ]),
};

/** Words for a person at work that tell the gender, with the one that does not. */
const GENDERED_NOUNS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    salesman: 'salesperson',
    saleswoman: 'salesperson',
    saleslady: 'salesperson',
    chairman: 'chairperson',
    chairwoman: 'chairperson',
    businessman: 'businessperson',
    businesswoman: 'businessperson',
    spokesman: 'spokesperson',
    spokeswoman: 'spokesperson',
    policeman: 'police officer',
    policewoman: 'police officer',
    fireman: 'firefighter',
    firewoman: 'firefighter',
    waitress: 'waiter',
    actress: 'actor',
    stewardess: 'steward',
    hostess: 'host',
    headmistress: 'headteacher',
    headmaster: 'headteacher',
    craftswoman: 'craftsman',
    forewoman: 'foreman',
    draftswoman: 'draftsman',
    cameraman: 'camera operator',
    camerawoman: 'camera operator',
    alumna: 'alumnus',
    housewife: 'homemaker',
    househusband: 'homemaker',
    servicewoman: 'service member',
    serviceman: 'service member',
    sportswoman: 'sportsperson',
    sportsman: 'sportsperson',
  }),
);

const NEUTRAL_WORDS: ReadonlyMap<string, string> = new Map([...ENGLISH_PRONOUNS, ...GENDERED_NOUNS]);

/** The neutral form of a folded English word that ends at an offset of the text; `undefined` when it tells no gender. */
export function neutralWord(folded: string, text: string, end: number): string | undefined {
  const neutral = NEUTRAL_WORDS.get(folded);
  if (neutral === undefined || (folded !== 'her' && folded !== 'his')) return neutral;
  if (!OBJECT_ENDS.test(text.slice(end, end + 24))) return neutral;
  return folded === 'her' ? 'them' : 'theirs';
}
