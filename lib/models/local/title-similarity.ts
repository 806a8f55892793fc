import { ROLE_FAMILIES, type RoleFamily } from '../role-families.ts';
import type { Seniority } from '../seniority.ts';
import { isTitleFiller } from './filler-words.ts';
import { type Trade, tradeOf } from './title-specialty.ts';
import { tokenize } from './tokens.ts';
import type { Term, TermHit, Token } from './types.ts';
import { findTerms } from './vocabulary/matcher.ts';
import { singularOf, stemOf } from './vocabulary/word-forms.ts';

/** A title as it is compared with others. */
export interface TitleProfile {
  /** The words that name the trade, in singular and in their order. Not stems, which make accounts of accountants. */
  words: readonly string[];
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

const SENIORITY_WORDS: readonly (readonly [Seniority, RegExp])[] = [
  [
    'intern',
    /^(?:intern|internship|trainee|apprentice|praktikant|praktikantin|werkstudent|werkstudentin|azubi|auszubildende|auszubildender|stagiair|stagiaire|alternant|apprenti|becario|becaria|aprendiz|leerling)$/,
  ],
  [
    'executive',
    /^(?:ceo|cto|cfo|coo|cio|cmo|chro|ciso|cpo|vp|evp|svp|geschaftsfuhrer|geschaftsfuhrerin|vorstand|pdg|president|bestuurder)$/,
  ],
  [
    'director',
    /^(?:director|directeur|directrice|directora|direktor|direktorin|bereichsleiter|bereichsleiterin|abteilungsleiter|abteilungsleiterin)$/,
  ],
  [
    'lead',
    /^(?:lead|principal|teamlead|teamleiter|teamleiterin|teamleitung|supervisor|foreman|head|chef|hoofd|jefe|jefa|staff|\w*leiter|\w*leiterin|\w*leitung)$/,
  ],
  ['senior', /^(?:senior|sr|erfahrener|erfahrene|confirme|confirmee)$/],
  ['junior', /^(?:junior|jr|graduate|entry|debutant|debutante|berufseinsteiger|berufseinsteigerin)$/],
];
/** "Staff nurse" names no level, "staff engineer" does. */
const STAFF_LEVEL = /\bstaff (?:\w+ )?(?:engineer|developer|scientist|designer)\b/i;
/** A "chef" cooks, a "chef de rang" leads. */
const CHEF_LEVEL = /\bchef(?:fe)? d(?:e |u |es |['’])/i;

function isLevelWord(norm: string, title: string): boolean {
  if (norm === 'staff') return STAFF_LEVEL.test(title);
  return norm !== 'chef' || CHEF_LEVEL.test(title);
}

/** The highest level that some words of a title say; `null` when they say none. */
function levelInWords(norms: readonly string[], title: string): Seniority | null {
  for (const [level, words] of SENIORITY_WORDS) {
    if (norms.some((norm) => words.test(norm) && isLevelWord(norm, title))) return level;
  }
  return null;
}

function isCovered(index: number, hits: readonly TermHit[]): boolean {
  return hits.some((hit) => index >= hit.firstToken && index < hit.endToken);
}

/** "Art director" and "head waiter" are trades of the vocabulary, which knows their level; other words add to it. */
function levelOf(title: string, tokens: readonly Token[], hits: readonly TermHit[]): Seniority | null {
  const beside = tokens.filter((_, index) => !isCovered(index, hits)).map(({ norm }) => norm);
  return levelInWords(beside, title) ?? [...hits].sort(byLength)[0]?.term.seniority ?? null;
}

/** "Developer (m/w/d)", "Nurse - NYC": what follows is not part of the trade. */
function withoutRemarks(title: string): string {
  const plain = title
    .replace(/\([^()]*\)/g, ' ')
    .replace(/\*in(?:nen)?\b|:in\b|_in\b|\/-?in\b|(?<=[eo])\/-?[aeo](?!\p{L})/gu, '');
  return /\p{L}/u.test(plain) ? plain : title;
}

const MAX_TITLE_CHARACTERS = 200;

/** Reads a title, its first 200 characters at most. */
export function titleProfile(text: string): TitleProfile {
  const title = text.slice(0, MAX_TITLE_CHARACTERS);
  const plain = withoutRemarks(title);
  const tokens = tokenize(plain);
  const hits = findTerms(plain, tokens).filter(({ term }) => term.kind === 'title');
  const telling = tokens.filter(({ norm }) => !isTitleFiller(norm));
  const words = (telling.length > 0 ? telling : tokens).map(({ norm }) => singularOf(norm));
  const terms = [...hits].sort(byLength).map(({ term }) => term);
  const family = terms[0]?.family ?? 'other';
  return {
    words: [...new Set(words)],
    terms,
    family,
    isTerm:
      hits.length === 1 &&
      telling.every((token) => hits.some((hit) => hit.start <= token.start && token.end <= hit.end)),
    seniority: levelOf(title, tokens, hits),
    trade: hits.length === 0 ? null : tradeOf(canonicalWords(tokens, hits)),
    beside: tokens.filter((_, index) => !isCovered(index, hits)).map(({ norm }) => norm),
  };
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
      words.push(...tokenize(hit.term.name).map(({ norm }) => singularOf(norm)));
    } else if (!isTitleFiller(token.norm)) words.push(singularOf(token.norm));
  }
  return words;
}

function byLength(left: TermHit, right: TermHit): number {
  return right.endToken - right.firstToken - (left.endToken - left.firstToken) || left.start - right.start;
}

function weightOf(word: string): number {
  return COMMON_HEADS.has(stemOf(word)) ? COMMON_HEAD_WEIGHT : 1;
}

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
  return shorter >= shared && left.slice(0, shared) === right.slice(0, shared);
}

/**
 * How alike two titles are by their words, 0 to 1: what of the wanted one is in the held one counts most, what the held one says
 * beyond it takes a little away. Words that many trades share weigh less.
 */
export function wordSimilarity(wanted: TitleProfile, held: TitleProfile): number {
  let wantedWeight = 0;
  let shared = 0;
  for (const word of wanted.words) {
    wantedWeight += weightOf(word);
    if (held.words.some((other) => sameWord(word, other))) shared += weightOf(word);
  }
  const heldWeight = held.words.reduce((sum, word) => sum + weightOf(word), 0);
  if (wantedWeight === 0 || heldWeight === 0) return 0;
  return 0.75 * (shared / wantedWeight) + 0.25 * Math.min(1, shared / heldWeight);
}

/** Both name the same title of the vocabulary, whatever their spelling. */
export function isSameTerm(wanted: TitleProfile, held: TitleProfile): boolean {
  const [main] = wanted.terms;
  return main !== undefined && held.terms[0]?.name === main.name;
}

/** A family that says something. */
export function isKnownFamily(family: RoleFamily): boolean {
  return family !== 'other' && ROLE_FAMILIES.includes(family);
}

/** Whether a title tells a trade, not only a rank or a word that many trades share ("Manager, Accounts Payable"). */
export function namesTrade({ isTerm, words }: TitleProfile): boolean {
  return words.some((word) => weightOf(word) === 1) || (isTerm && words.length > 1);
}
