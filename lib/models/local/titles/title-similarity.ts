import { anyOf } from '../../../text/alternatives.ts';
import { ROLE_FAMILIES, type RoleFamily } from '../../role-families.ts';
import type { Seniority } from '../../seniority.ts';
import { withoutExclusion } from '../text/exclusions.ts';
import { isTitleFiller } from '../text/filler-words.ts';
import { tokenize } from '../text/tokens.ts';
import { sharedPrefixLength } from '../text/word-likeness.ts';
import type { Term, TermHit, Token } from '../types.ts';
import { findTerms } from '../vocabulary/matcher.ts';
import { stemOf } from '../vocabulary/word-forms.ts';
import { rememberedByWord } from '../vocabulary/word-memory.ts';
import { withoutGenderForms } from './gender-forms.ts';
import { brigadeLevel } from './kitchen-brigade.ts';
import { ownTitle } from './served-title.ts';
import { inFull } from './title-abbreviations.ts';
import { ranksBeside, type Trade, tradeOf } from './title-specialty.ts';

/** A title as it is compared with others. */
export interface TitleProfile {
  /** The words that name the trade, in singular and in their order. Not stems, which make accounts of accountants. */
  words: readonly string[];
  /** How much each of `words` tells: less where many trades share it. */
  weights: readonly number[];
  /** Vocabulary titles in it, the longest first. */
  terms: readonly Term[];
  family: RoleFamily;
  /** The first of `terms` is the whole title, levels aside. */
  isTerm: boolean;
  /** As its words say; `null` when they say none. */
  seniority: Seniority | null;
  /** Head and specialties; `null` where no title of the vocabulary stands in it. */
  trade: Trade | null;
  /** Its words outside of `terms`, those that only grade a title included. */
  beside: readonly string[];
  /** Of `beside`, those that put it beside the trade that its other words name. */
  ranksBeside: readonly string[];
}

/** Stems of words that many trades share: alone they relate nothing. */
const COMMON_HEADS: ReadonlySet<string> = new Set(
  (
    'manag engin offic assist specialist worker technician oper coordin supervisor consult advis analyst agent repres administr director ' +
    'associ clerk develop execut expert profession support servic leiter mitarbeit assistent sachbearbeit fachkraft responsabl charg ' +
    'tecnico encargado medewerk system senior staff member personnel helper relat product project busi gener public special'
  ).split(' '),
);
const COMMON_HEAD_WEIGHT = 0.45;

/** Words that tell a level; where a title has several, the level that stands first here. */
const SENIORITY_WORDS: readonly (readonly [Seniority, string])[] = [
  [
    'intern',
    'intern internship trainee apprentice praktikant praktikantin werkstudent werkstudentin azubi auszubildende auszubildender lernende lernender lehrling stagiair ' +
      'stagiaire alternant apprenti apprentissage becario becaria aprendiz leerling',
  ],
  [
    'executive',
    'ceo cto cfo coo cio cmo chro ciso cpo vp evp svp geschaftsfuhrer geschaftsfuhrerin vorstand pdg president bestuurder',
  ],
  [
    'director',
    'director directeur directrice directora direktor direktorin bereichsleiter bereichsleiterin abteilungsleiter abteilungsleiterin',
  ],
  ['lead', 'lead leading principal teamlead supervisor foreman head chef hoofd jefe jefa staff'],
  ['senior', 'senior sr erfahrener erfahrene confirme confirmee'],
  ['junior', 'junior jr graduate entry debutant debutante berufseinsteiger berufseinsteigerin'],
];
const LEVELS = SENIORITY_WORDS.map(([level]) => level);
const LEVEL_OF_WORD: ReadonlyMap<string, number> = new Map(
  SENIORITY_WORDS.flatMap(([, words], level) => words.split(' ').map((word) => [word, level] as const)),
);
/** "Schichtleiter", "Küchenleitung": compounds that no list can hold. */
const LEADER = /^\w*(?:leiter|leiterin|leitung)$/;
const LEVEL_OF_LEADERS = LEVELS.indexOf('lead');

/** "Shift leader": whoever has a team of any kind leads, whatever trade. */
const LEADS_A_TEAM = anyOf(
  /\b(?:team|shift|crew|squad|section|group|line|floor|duty|unit|cell|department) (?:leader|manager|boss)\b/,
  /\b(?:chargehand|ganger|forewoman|foreperson|gaffer)\b/,
);

/** "Staff nurse" names no level, "staff engineer" does. */
const STAFF_LEVEL = /\bstaff (?:\w+ )?(?:engineer|developer|scientist|designer)\b/i;
/** A "chef" cooks, a "chef de rang" leads. */
const CHEF_LEVEL = /\bchef(?:fe)? d(?:e |u |es |['’])/i;

function isLevelWord(norm: string, title: string): boolean {
  if (norm === 'staff') return STAFF_LEVEL.test(title);
  return norm !== 'chef' || CHEF_LEVEL.test(title);
}

/** Place in {@link LEVELS} of the level that a word tells; behind them all when it tells none. */
function levelOfWord(norm: string): number {
  const level = LEVEL_OF_WORD.get(norm);
  if (level !== undefined) return level;
  return norm.includes('leit') && LEADER.test(norm) ? LEVEL_OF_LEADERS : LEVELS.length;
}

/** The first of {@link LEVELS} that some words of a title say; `null` when they say none. */
function levelInWords(norms: readonly string[], title: string): Seniority | null {
  let first = LEADS_A_TEAM.test(norms.join(' ')) ? LEVEL_OF_LEADERS : LEVELS.length;
  for (const norm of norms) {
    const level = levelOfWord(norm);
    if (level < first && isLevelWord(norm, title)) first = level;
  }
  return LEVELS[first] ?? null;
}

function isCovered(index: number, hits: readonly TermHit[]): boolean {
  return hits.some((hit) => index >= hit.firstToken && index < hit.endToken);
}

const MAY_HAVE_REMARKS = /[(*:_/]/;

/** "EA to the Managing Partner": whom somebody assists is no title of theirs. */
const ASSISTS =
  /^(.{0,60}\b(?:\p{L}+ assistants?|secretary|pa|ea|aide|adviser|advisor|deputy|chief of staff)\b.{0,20}? to)\s/iu;

/** "Developer (m/w/d)", "Nurse - NYC": what follows is not part of the trade. */
function withoutRemarks(title: string): string {
  if (!MAY_HAVE_REMARKS.test(title)) return title;
  const plain = title
    .replace(/\([^()]*\)/g, ' ')
    .replace(/\*in(?:nen)?\b|:in\b|_in\b|\/-?in\b|(?<=[eo])\/-?[aeo](?!\p{L})/gu, '');
  return /\p{L}/u.test(plain) ? plain : title;
}

const MAX_TITLE_CHARACTERS = 200;

/** Reads a title, its first 200 characters at most. */
export function titleProfile(text: string): TitleProfile {
  const title = withoutGenderForms(ownTitle(inFull(text.slice(0, MAX_TITLE_CHARACTERS))));
  const plain = withoutRemarks(withoutExclusion(ASSISTS.exec(title)?.[1] ?? title));
  const tokens = tokenize(plain);
  const hits = findTerms(plain, tokens).filter(({ term }) => term.kind === 'title');
  const telling = tokens.filter(({ norm }) => !isTitleFiller(norm));
  const words = [...new Set((telling.length > 0 ? telling : tokens).map(({ word }) => word.singular))];
  const terms = hits.toSorted(byLength).map(({ term }) => term);
  const beside = tokens.filter((_, index) => !isCovered(index, hits)).map(({ norm }) => norm);
  return {
    words,
    weights: words.map(weightOf),
    terms,
    family: terms[0]?.family ?? 'other',
    isTerm:
      hits.length === 1 &&
      telling.every((token) => hits.some((hit) => hit.start <= token.start && token.end <= hit.end)),
    // "Art director" and "head waiter" are trades of the vocabulary, which knows their level; other words add to it.
    seniority: levelOf(title, terms[0], levelInWords(beside, title)),
    trade: hits.length === 0 ? null : tradeOf(canonicalWords(tokens, hits)),
    beside,
    ranksBeside: [...ranksBeside(beside), ...helpersOf(plain, tokens, hits)],
  };
}

/** A cook's level is told by the place in the brigade, unless it is one to learn in. */
function levelOf(title: string, term: Term | undefined, said: Seniority | null): Seniority | null {
  const inBrigade = term?.family === 'culinary' && said !== 'intern' ? brigadeLevel(title) : null;
  return inBrigade ?? said ?? term?.seniority ?? null;
}

const HELPERS: ReadonlySet<string> = new Set(
  'ayudante aprendiz helper helfer apprenti apprentie apprentice stagiaire becario becaria leerling'.split(
    ' ',
  ),
);

/** "Ayudante de camarero", where the vocabulary has it as a spelling of the trade that is helped in. */
function helpersOf(title: string, tokens: readonly Token[], hits: readonly TermHit[]): string[] {
  return hits.flatMap(({ term, firstToken, endToken }) => {
    const [helper, ...rest] = tokens.slice(firstToken, endToken);
    if (helper === undefined || rest.length === 0 || !HELPERS.has(helper.norm)) return [];
    return findTerms(title, rest).some((hit) => hit.term === term) ? [helper.norm] : [];
  });
}

/** The words of a title, those of the vocabulary by its names ("Entwickler" as "software engineer"), levels aside. */
function canonicalWords(tokens: readonly Token[], hits: readonly TermHit[]): string[] {
  const words: string[] = [];
  let covered = 0;
  for (const [index, token] of tokens.entries()) {
    if (index < covered) continue;
    const [hit] = hits.filter(({ firstToken }) => firstToken === index).sort(byLength);
    if (hit !== undefined) {
      covered = hit.endToken;
      words.push(...wordsOfName(hit.term));
    } else if (!isTitleFiller(token.norm)) words.push(token.word.singular);
  }
  return words;
}

const namesRead = new Map<Term, readonly string[]>();

/** The words of a term's name; remembered, as the vocabulary stays the same. */
function wordsOfName(term: Term): readonly string[] {
  const known = namesRead.get(term);
  if (known !== undefined) return known;
  const words = tokenize(term.name).map(({ word }) => word.singular);
  namesRead.set(term, words);
  return words;
}

function byLength(left: TermHit, right: TermHit): number {
  return right.endToken - right.firstToken - (left.endToken - left.firstToken) || left.start - right.start;
}

const weightOf = rememberedByWord((word) => (COMMON_HEADS.has(stemOf(word)) ? COMMON_HEAD_WEIGHT : 1));

const COMPOUND_HEAD_CHARACTERS = 7;

/** "Planner" in "Transportplanner". */
function isHeadOf(left: string, right: string): boolean {
  return left.length > right.length ? left.endsWith(right) : right.endsWith(left);
}

/** Equal, two derivations of one word, or the head of a compound. */
export function sameWord(left: string, right: string): boolean {
  if (left === right) return true;
  const shorter = Math.min(left.length, right.length);
  if (shorter < 5) return false;
  if (shorter >= COMPOUND_HEAD_CHARACTERS && isHeadOf(left, right)) return true;
  const shared = Math.ceil(Math.max(left.length, right.length) * 0.75);
  return shorter >= shared && sharedPrefixLength(left, right) >= shared;
}

/**
 * How alike two titles are by their words, 0 to 1: what of the wanted one is in the held one counts most, what the held one says
 * beyond it takes a little away. Words that many trades share weigh less.
 */
export function wordSimilarity(wanted: TitleProfile, held: TitleProfile): number {
  let wantedWeight = 0;
  let shared = 0;
  for (const [at, word] of wanted.words.entries()) {
    const weight = wanted.weights[at] ?? 0;
    wantedWeight += weight;
    if (held.words.some((other) => sameWord(word, other))) shared += weight;
  }
  const heldWeight = held.weights.reduce((sum, weight) => sum + weight, 0);
  if (wantedWeight === 0 || heldWeight === 0) return 0;
  return 0.75 * (shared / wantedWeight) + 0.25 * Math.min(1, shared / heldWeight);
}

/** Both name the same title of the vocabulary, whatever their spelling. */
export function isSameTerm(wanted: TitleProfile, held: TitleProfile): boolean {
  const [main] = wanted.terms;
  return main !== undefined && held.terms[0]?.name === main.name;
}

const KNOWN_FAMILIES: ReadonlySet<RoleFamily> = new Set(ROLE_FAMILIES.filter((family) => family !== 'other'));

/** A family that says something. */
export function isKnownFamily(family: RoleFamily): boolean {
  return KNOWN_FAMILIES.has(family);
}

/** Whether a title tells a trade, not only a rank or a word that many trades share ("Manager, Accounts Payable"). */
export function namesTrade({ isTerm, words, weights }: TitleProfile): boolean {
  return weights.includes(1) || (isTerm && words.length > 1);
}
