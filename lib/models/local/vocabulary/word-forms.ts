import { stemmer } from 'stemmer';

/** Verb forms that share no beginning with their base form, and words whose derivations Porter keeps apart. */
const IRREGULAR_STEMS: Readonly<Record<string, string>> = {
  accountability: 'accountabl',
  accountable: 'accountabl',
  advice: 'advis',
  analyses: 'analys',
  analysis: 'analys',
  analyze: 'analys',
  analyzed: 'analys',
  analyzing: 'analys',
  approachability: 'approachabl',
  approachable: 'approachabl',
  began: 'begin',
  bought: 'bui',
  bred: 'breed',
  brought: 'bring',
  built: 'build',
  chose: 'choos',
  chosen: 'choos',
  communities: 'communiti',
  community: 'communiti',
  caught: 'catch',
  cut: 'cut',
  dealt: 'deal',
  drawn: 'draw',
  drew: 'draw',
  driven: 'drive',
  driving: 'drive',
  drove: 'drive',
  flew: 'fly',
  flown: 'fly',
  fought: 'fight',
  grew: 'grow',
  grown: 'grow',
  held: 'hold',
  hung: 'hang',
  imaginative: 'imaginativ',
  kept: 'keep',
  kindness: 'kindness',
  led: 'lead',
  leeds: 'leeds',
  lent: 'lend',
  made: 'make',
  math: 'mathemat',
  maths: 'mathemat',
  methodical: 'methodical',
  methodically: 'methodical',
  oversaw: 'overse',
  overseen: 'overse',
  personable: 'personabl',
  precision: 'precision',
  professionalism: 'professionalism',
  ran: 'run',
  rebuilt: 'rebuild',
  respectful: 'respectful',
  respectfully: 'respectful',
  ridden: 'ride',
  rode: 'ride',
  sang: 'sing',
  sewn: 'sew',
  shot: 'shoot',
  sold: 'sell',
  spoke: 'speak',
  spoken: 'speak',
  spun: 'spin',
  sung: 'sing',
  swam: 'swim',
  swept: 'sweep',
  taught: 'teach',
  told: 'tell',
  timely: 'timeli',
  understood: 'understand',
  won: 'win',
  wove: 'weav',
  woven: 'weav',
  written: 'write',
  wrote: 'write',
};

/** Who does it, of verbs that are too short for Porter to find: "weaver" is told by "weaving". */
const DOERS: Readonly<Record<string, string>> = {
  baker: 'bake',
  builder: 'build',
  buyer: 'bui',
  cleaner: 'clean',
  climber: 'climb',
  coder: 'code',
  dancer: 'danc',
  farmer: 'farm',
  grower: 'grow',
  loader: 'load',
  painter: 'paint',
  picker: 'pick',
  planner: 'plan',
  planter: 'plant',
  roofer: 'roof',
  runner: 'run',
  seller: 'sell',
  singer: 'sing',
  sorter: 'sort',
  speaker: 'speak',
  tester: 'test',
  tiler: 'tile',
  trainer: 'train',
  weaver: 'weav',
  welder: 'weld',
  writer: 'write',
};

/** "Identification" is told by "identify": Porter leaves other letters of both. */
const NOUN_OF_IFY = /^([a-z]{3,20}if)ications?$/;

const BRITISH_ENDING = /(al|im|an|il|it|or|ar|er|om|on)is(e|ed|es|er|ers|ing|ation|ations)$/;
const BRITISH_WORDS: Readonly<Record<string, string>> = {
  adviser: 'advisor',
  advisers: 'advisors',
  anaesthetist: 'anesthetist',
  anaesthetists: 'anesthetists',
  analyse: 'analyze',
  analysed: 'analyzed',
  analysing: 'analyzing',
  behaviour: 'behavior',
  behavioural: 'behavioral',
  catalogue: 'catalog',
  centre: 'center',
  centres: 'centers',
  cheque: 'check',
  colour: 'color',
  colourist: 'colorist',
  counselling: 'counseling',
  counsellor: 'counselor',
  counsellors: 'counselors',
  defence: 'defense',
  haematology: 'hematology',
  harbour: 'harbor',
  jewellery: 'jewelry',
  labour: 'labor',
  labourer: 'laborer',
  labourers: 'laborers',
  licence: 'license',
  licences: 'licenses',
  modelled: 'modeled',
  modelling: 'modeling',
  moulder: 'molder',
  moulding: 'molding',
  orthopaedic: 'orthopedic',
  orthopaedics: 'orthopedics',
  paediatric: 'pediatric',
  paediatrics: 'pediatrics',
  practise: 'practice',
  programme: 'program',
  programmes: 'programs',
  theatre: 'theater',
  travelling: 'traveling',
  tyre: 'tire',
};
/** End as British verbs do, but are spelled alike everywhere. */
const ALIKE =
  /^(supervis|advis|exerc|prom|prec|concis|expert|rais|prais|compris|surpris|enterpris|merchand|franch)/;

/** As advertisements in a hurry write words, and nobody any other word. */
const SHORT_FORMS: Readonly<Record<string, string>> = {
  acct: 'account',
  accts: 'accounts',
  appt: 'appointment',
  appts: 'appointments',
  asst: 'assistant',
  bike: 'bicycle',
  bikes: 'bicycles',
  cert: 'certificate',
  certs: 'certificates',
  ctrl: 'control',
  cust: 'customer',
  docs: 'documents',
  elec: 'electrical',
  equip: 'equipment',
  invs: 'invoices',
  maint: 'maintenance',
  mech: 'mechanical',
  med: 'medical',
  meds: 'medications',
  mgmt: 'management',
  mgt: 'management',
  mfg: 'manufacturing',
  procs: 'procedures',
  recs: 'reconciliations',
  refurb: 'refurbishment',
  resi: 'residential',
  svc: 'service',
  svcs: 'services',
};

/** The American spelling of a lower-case word, so that "organisation" and "organization" are one word; a short form as what it is short for. */
function unifySpelling(norm: string): string {
  const short = Object.hasOwn(SHORT_FORMS, norm) ? SHORT_FORMS[norm] : undefined;
  if (short !== undefined) return short;
  const known = Object.hasOwn(BRITISH_WORDS, norm) ? BRITISH_WORDS[norm] : undefined;
  if (known !== undefined) return known;
  if (norm.length < 7 || !norm.includes('is') || ALIKE.test(norm)) return norm;
  return norm.replace(BRITISH_ENDING, '$1iz$2');
}

const ORDINARY_WORD = /^(?:[a-z]{4,}|med|mgt|mfg|svc)$/;

/** Names that end in s and are others without it: a CMMS is no CMM, Leeds no LEED. */
const NO_PLURALS: ReadonlySet<string> = new Set(['cmms', 'cpcs', 'hrms', 'leeds']);

/** The Porter stem of an ordinary word; names, codes and short words stay as they are. */
export function stemOf(norm: string): string {
  if (!ORDINARY_WORD.test(norm)) return norm;
  const word = unifySpelling(norm);
  const irregular = Object.hasOwn(IRREGULAR_STEMS, word) ? IRREGULAR_STEMS[word] : undefined;
  const doer = word.endsWith('s') ? word.slice(0, -1) : word;
  const done = Object.hasOwn(DOERS, doer) ? DOERS[doer] : undefined;
  return irregular ?? done ?? stemmer(word.replace(NOUN_OF_IFY, '$1y'));
}

/** Adjectives, and nouns made of them, take other endings beside other words: "zur Medizinischen Fachangestellten". */
const GERMAN_ADJECTIVE = /(?:[a-z]{3}isch|angestellt)en$/;

/**
 * The word without its plural ending. Milder than a stem, which makes "accountant" and "account" one word: what
 * matters for names of skills and titles. Not always a real word; equal for singular and plural.
 */
export function singularOf(norm: string): string {
  if (!ORDINARY_WORD.test(norm) || NO_PLURALS.has(norm)) return norm;
  const word = unifySpelling(norm);
  if (GERMAN_ADJECTIVE.test(word)) return word.slice(0, -1);
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (word.endsWith('ie') && word.length > 4) return `${word.slice(0, -2)}y`;
  if (/(?:[sxz]|ch|sh)es$/.test(word)) {
    // "databases" and "nurses" lose one letter, "boxes" and "classes" two.
    return /[^s]ses$|ches$/.test(word) ? word.slice(0, -1) : word.slice(0, -2);
  }
  if (/[^aius]s$/.test(word)) return word.slice(0, -1);
  return word;
}

/** A word of one syllable: what goes before a final e that is spoken for ("care", "file"), or was lost before an ending ("caring"). */
const ONE_SYLLABLE = /^[^aeiou]*[aeiouy][^aeiouwxy]$/;
const VERB_ENDING = /(?:ing|[^e]ed)$/;

/**
 * The word without the endings of its number and, for a verb, of its time: "plan", "plans", "planned" and "planning" are one.
 * Milder than a stem, which leaves nothing of who does it: "manager" stays apart from "management".
 */
export function baseOf(norm: string): string {
  const singular = singularOf(norm);
  const irregular = Object.hasOwn(IRREGULAR_STEMS, singular) ? IRREGULAR_STEMS[singular] : undefined;
  return withoutSilentLetters(irregular ?? withoutGermanEnding(withoutVerbEnding(singular)));
}

/** Adjectives by what they end in before their ending, which no English word has there. */
const DECLINED =
  /^(\w{2,}(?:isch|lich|haft|iert|dert|tert|elt|tiv|iell|uell|[^e]al|[gh]obene?|[^aeiou]end|sam|bar|los|ig))e[nmrs]$/;
/** "Angelegt", "gespritzt", "versorgt", "montiert", "gecontroleerd": done, and told by the stem of the verb. */
const SEPARABLE_DONE =
  /^(an|ab|auf|aus|ein|zu|vor|nach|um|mit|bei|durch|her|hin|uber|unter|fest|weiter|frei|zusammen|bereit)ge(\w{3,})t$/;
const SIMPLE_DONE = /^ge(\w{3,})t$/;
const PREFIXED_DONE = /^((?:be|ver|er|ent|zer)\w{3,}[^aeioys])t$/;
const DONE_WITH_IER = /^(\w{2,}ier)t$/;
const DUTCH_DONE = /^ge(\w{2,}e)erd$/;
/** Infinitives, and the plural of nouns in the dative: "legen" for "legt", "Bewohnern" for "Bewohner". */
const IN_N = /^(\w{3,}?(?:[eu]r(?=n$)|el(?=n$)|(?=en$)))e?n$/;

const MAX_GERMAN_WORD = 40;

/** German and Dutch words of phrases without what they end in beside other words, and participles as the stem of their verb. */
function withoutGermanEnding(word: string): string {
  if (!ORDINARY_WORD.test(word) || word.length < 5 || word.length > MAX_GERMAN_WORD) return word;
  const dutch = DUTCH_DONE.exec(word);
  if (dutch !== null) return `${dutch[1]}r`;
  const separable = SEPARABLE_DONE.exec(word);
  if (separable !== null) return `${separable[1]}${separable[2]}`;
  for (const form of [DECLINED, SIMPLE_DONE, PREFIXED_DONE, DONE_WITH_IER, IN_N]) {
    const bare = form.exec(word)?.[1];
    if (bare !== undefined) return bare;
  }
  return word;
}

function withoutVerbEnding(word: string): string {
  if (!ORDINARY_WORD.test(word) || !VERB_ENDING.test(word)) return word;
  if (word.endsWith('ied')) return `${word.slice(0, -3)}y`;
  const rest = word.slice(0, word.endsWith('ing') ? -3 : -2);
  if (!/[aeiouy]/.test(rest)) return word;
  if (/([^aeioulsz])\1$/.test(rest)) return rest.slice(0, -1);
  return ONE_SYLLABLE.test(rest) ? `${rest}e` : rest;
}

/** "Manage" as "managing" leaves it, "control" as "controlled" does. */
function withoutSilentLetters(word: string): string {
  if (!ORDINARY_WORD.test(word)) return word;
  if (word.length > 5 && word.endsWith('ll')) return word.slice(0, -1);
  return word.endsWith('e') && !ONE_SYLLABLE.test(word.slice(0, -1)) ? word.slice(0, -1) : word;
}

/** One of 31 bits, by the first two letters of a form: most words that differ are told apart by it. */
export function beginningOf(form: string): number {
  return 1 << ((form.charCodeAt(0) * 7 + (form.charCodeAt(1) || 0)) % 31);
}
