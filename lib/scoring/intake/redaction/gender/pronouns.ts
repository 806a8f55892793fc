import type { Language } from '../language-words.ts';

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
/** Behind "her" alone: "his back" is a noun. */
const ADVERB_BEHIND =
  /^\s+(?:again|up|out|back|off|down|here|there|now|today|tomorrow|yesterday|how|why|what|if|so|too|very|every|any)\b/i;
/** "made her give up": an object before a verb. */
const CAUSING =
  /\b(?:made|makes|make|making|lets?|letting|helped|helps|help|helping|saw|watched|heard|had)\s$/i;
/** Behind those a noun that is the person's. */
const OWN_THING =
  /^\s(?:\p{L}+(?:s|ing|ion|ity|ment|er|or)|own|work|team|people|staff|way|name|mark|debut|degree|career|home|first|last|new)\b/iu;

/** In other languages one form stands for both; only in resumes of that language. */
export const OTHER_PRONOUNS: Readonly<Record<Language, ReadonlyMap<string, string>>> = {
  en: new Map([
    ['ze', 'they'],
    ['xe', 'they'],
    ['zir', 'their'],
    ['hir', 'their'],
    ['xem', 'them'],
    ['xyr', 'their'],
    ['zirself', 'themselves'],
    ['hirself', 'themselves'],
    ['xemself', 'themselves'],
  ]),
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
  it: new Map([['lei', 'lui']]),
  pt: new Map([['ela', 'ele']]),
  pl: new Map([['ona', 'on']]),
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
    salesgirl: 'salesperson',
    salesboy: 'salesperson',
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
    barmaid: 'bartender',
    barman: 'bartender',
    barwoman: 'bartender',
    tradeswoman: 'tradesman',
    handywoman: 'handyman',
    councilwoman: 'councilman',
    congresswoman: 'congressman',
    ombudswoman: 'ombudsman',
    anchorwoman: 'anchorman',
    clergywoman: 'clergyman',
    fisherwoman: 'fisherman',
    airwoman: 'airman',
    horsewoman: 'horseman',
    repairwoman: 'repairman',
    manageress: 'manager',
    proprietress: 'proprietor',
    usherette: 'usher',
    heroine: 'hero',
    saleswomen: 'salespeople',
    salesmen: 'salespeople',
    businesswomen: 'businesspeople',
    businessmen: 'businesspeople',
    spokeswomen: 'spokespeople',
    spokesmen: 'spokespeople',
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

const AUXILIARIES: ReadonlyMap<string, string> = new Map([
  ['is', 'are'],
  ['was', 'were'],
  ['has', 'have'],
  ['does', 'do'],
  ["isn't", "aren't"],
  ["wasn't", "weren't"],
  ["hasn't", "haven't"],
  ["doesn't", "don't"],
  ['goes', 'go'],
]);
const ADVERBS = new Set(
  'also always often still now never currently sometimes perhaps thus afterwards regularly usually consistently'.split(
    ' ',
  ),
);

/** Whether a subject's verb may follow this word ("she also leads"). */
export function isAdverb(folded: string): boolean {
  return ADVERBS.has(folded) || (folded.length > 5 && folded.endsWith('ly'));
}

/** A verb of "he" or "she" as "they" have it ("leads": "lead"); `undefined` when it is the same. */
export function verbOfThey(folded: string): string | undefined {
  const auxiliary = AUXILIARIES.get(folded);
  if (auxiliary !== undefined) return auxiliary;
  if (!/[a-z]{2}s$/.test(folded) || /(?:ss|us|is)$/.test(folded)) return undefined;
  if (/[a-z]{2}ies$/.test(folded)) return `${folded.slice(0, -3)}y`;
  return folded.slice(0, /(?:ch|sh|ss|x|zz|focus)es$/.test(folded) ? -2 : -1);
}

/** "I am an honest lady", "a calm gentleman who …": nouns that stand for the person only where they describe one. */
const PERSONS: ReadonlySet<string> = new Set('lady gentleman woman man lad lass bloke gal'.split(' '));
const DESCRIBED =
  /(?:\b(?:i am|i['’]m|is|am|was|as)\s|(?:^|[.!?\n])\s?)an?\s(?:\p{L}[\p{L}-]{1,20}(?:,\s(?:and\s)?|\sand\s|\s)){0,4}$/iu;
const MAX_DESCRIPTION = 80;
const OTHER_NOUN_BEHIND = /^(?:['’-]| (?:and van|of the|in the street|hours?|days?|power)\b)/i;

/** Folded English words that tell the gender, with those that do not. */
export const NEUTRAL_WORDS: ReadonlyMap<string, string> = new Map([
  ...ENGLISH_PRONOUNS,
  ...GENDERED_NOUNS,
  ...[...PERSONS].map((noun): [string, string] => [noun, 'person']),
]);

/** The neutral form of a folded English word that ends at an offset of the text; `undefined` when it tells no gender. */
export function neutralWord(folded: string, text: string, end: number): string | undefined {
  const neutral = NEUTRAL_WORDS.get(folded);
  if (PERSONS.has(folded)) return isDescription(folded, text, end) ? neutral : undefined;
  if (neutral === undefined || (folded !== 'her' && folded !== 'his')) return neutral;
  const behind = text.slice(end, end + 24);
  if (OBJECT_ENDS.test(behind)) return folded === 'her' ? 'them' : 'theirs';
  const start = end - folded.length;
  if (folded === 'his') return neutral;
  const isCaused = CAUSING.test(text.slice(Math.max(0, start - 12), start)) && !OWN_THING.test(behind);
  return isCaused || ADVERB_BEHIND.test(behind) ? 'them' : neutral;
}

function isDescription(noun: string, text: string, end: number): boolean {
  const start = end - noun.length;
  return (
    DESCRIBED.test(text.slice(Math.max(0, start - MAX_DESCRIPTION), start)) &&
    !OTHER_NOUN_BEHIND.test(text.slice(end, end + 16))
  );
}
