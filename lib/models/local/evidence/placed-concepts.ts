import { isDigit } from '../../../text/characters.ts';
import { gradesSkill } from '../papers/asked-degrees.ts';
import { isAdverb } from '../text/adverbs.ts';
import { isActivityWord, isContainerWord, isFillerWord, isWordOfDoing } from '../text/filler-words.ts';
import { gradingWords, isOfKinds } from '../text/words-of-grading.ts';
import type { Term, TermHit, Token } from '../types.ts';
import { standsBesideTraits } from '../vocabulary/beside-traits.ts';
import { isOfThing, traitsOfThings } from './traits-of-things.ts';
import type { Concept } from './wanted.ts';
import type { WordRarity } from './word-rarity.ts';

/** Written as names are, and not as words. */
const NAME_OF_CAPITALS = /^\p{Lu}[\p{Lu}\d]{1,7}$/u;

const TERM_WEIGHT_BONUS = 1.5;

/** A word for a kind of thing says little beside the thing itself. */
const CONTAINER_WEIGHT = 0.5;

/** What is done with a thing says still less. */
const ACTIVITY_WEIGHT = 0.3;

/** How, with whom or where a trait shows says next to nothing beside it. */
const BESIDE_TRAIT_WEIGHT = 0.15;

/** Kinds that a skill is looked up by; degrees and titles have rules of their own. */
const LOOKED_UP: ReadonlySet<Term['kind']> = new Set([
  'skill',
  'soft_skill',
  'certificate',
  'language',
  'industry',
]);

/** A concept with the place in the statement where it stands. */
export interface PlacedConcept extends Concept {
  start: number;
  end: number;
  /** It is what a statement is about, not what is done with it or how well. */
  isThing: boolean;
  /** A word of what is done with a thing, be it a thing elsewhere ("design"). */
  isDoing: boolean;
  /** A term of the vocabulary, or letters that it has not ("R4", "SOE"). */
  isName: boolean;
  /** It praises, or says how a thing is done, and counts only where no thing is named. */
  isPraise: boolean;
}

/** Says how a thing is done, by oneself. "Leading teams" is done, too, but is the thing. */
const BY_ONESELF = /^(?:independently|autonomously|selb(?:st)?standig|zelfstandig)$/;

/** "Professional", "independently": praise beside a thing, not a thing. */
function isPraise({ term }: TermHit, own: readonly Token[]): boolean {
  return (
    term.kind === 'soft_skill' &&
    own.every(({ norm }) => isFillerWord(norm) || BY_ONESELF.test(norm) || isAdverb(norm))
  );
}

/** Adjectives; "initiative" and "commitment" are none. */
const ADJECTIVE = /(?:ate|ise|ful|ial|[^i]ative|[cs]ive|[ai]ble|ous|ic|ical|[^m]ent|ant)$/;
const DEED = /(?:ing|[st]ion|ment|ance|ysis)s?$/;

/** "Precise measuring", "confidential handling": a trait as the adjective of what is done, or of a skill. */
function isAdjectiveOfThing(
  { term, endToken, end }: TermHit,
  own: readonly Token[],
  tokens: readonly Token[],
  hits: readonly TermHit[],
): boolean {
  const [only, second] = own;
  const next = tokens[endToken];
  if (term.kind !== 'soft_skill' || only === undefined || second !== undefined || next === undefined)
    return false;
  if (!ADJECTIVE.test(only.norm) || next.start !== end + 1) return false;
  return DEED.test(next.norm) || hits.some((hit) => hit.firstToken === endToken && hit.term.kind === 'skill');
}

/** "Gently" says how a thing is done. With a capital that other words have not it is a name, perhaps: "proofreading in Wordly". */
function isManner(text: string, { norm, start }: Token, hasLowerCase: boolean): boolean {
  return isAdverb(norm) && (start === 0 || !hasLowerCase || isLowerCase(text, start));
}

function isLowerCase(text: string, at: number): boolean {
  return /\p{Ll}/u.test(text.charAt(at));
}

/** "Budget ownership", "independent cash handling": how one does it, beside what is done. */
const MINOR_TRAITS: ReadonlySet<string> = new Set([
  'Accountability',
  'Independence',
  'Reliability',
  'Motivation',
  'Initiative',
  'Results orientation',
  'Attention to detail',
  'Resilience',
]);

/** "Attention to detail: …", "…, especially when compounding": what follows tells where the trait shows. */
const OPENS_EXPLANATION =
  /[:;]|\b(?:particularly|especially|with (?:respect|regard) to|when|while|to ensure|ensuring)\b/i;

function isMinorTrait(text: string, { term, end }: TermHit, hits: readonly TermHit[]): boolean {
  if (!MINOR_TRAITS.has(term.name)) return false;
  const length = text.slice(end).search(OPENS_EXPLANATION);
  const explained = length < 0 ? text.length : end + length;
  return hits.some(({ term: other, start }) => other.kind === 'skill' && start < explained);
}

/** "An eye for detail", "to cope gracefully with pressure": where only traits are asked for, words that say how well, with whom or where. */
function saysHowTrait(norm: string): boolean {
  return isAdverb(norm) || standsBesideTraits(norm);
}

/**
 * Whether all that the vocabulary knows of a statement are traits. Praise alone says how something else is done ("runs projects
 * independently"), if anything else is named.
 */
function asksForTraits(hits: readonly TermHit[], tokens: readonly Token[]): boolean {
  const asked = hits.filter(({ term }) => LOOKED_UP.has(term.kind));
  if (asked.length === 0 || asked.some(({ term }) => term.kind !== 'soft_skill')) return false;
  return (
    asked.some((hit) => !isPraise(hit, tokens.slice(hit.firstToken, hit.endToken))) ||
    tokens.every(({ norm }) => BY_ONESELF.test(norm) || isFillerWord(norm) || saysHowTrait(norm))
  );
}

/** "Operation of cranes", "operation and upkeep of cranes": of the cranes, not of a firm. */
const OPERATION = /^operations?$/;
const OF = /^(?:\s+(?:and|&)\s+\p{L}+)?\s+(?:(?:of|von|vom|der|des|de|du|del|van)\s|d['’])/iu;

/** "Conducting audits" is no music, and whoever is to engage in travel need not be engaged. */
function isVerbOfThing(text: string, { term, end }: TermHit, own: readonly Token[]): boolean {
  const [only, second] = own;
  if (only === undefined || second !== undefined || !VERB.test(only.norm)) return false;
  if (!isActivityWord(only.norm)) return false;
  const after = text.slice(end);
  return term.kind === 'soft_skill'
    ? /^\s(?:(?:in|with)\s)?\p{L}/u.test(after) && !JOINS.test(after)
    : BEFORE_OBJECT.test(after) && !JOINS.test(after);
}

const VERB = /(?:ing|^engages?|^determine)$/;
const BEFORE_OBJECT =
  /^\s(?!(?:of|in|at|for|on|to|with|within|skills?|experience|knowledge|abilit|training|courses?|qualification)\b)\p{L}/u;
const JOINS = /^\s(?:and|or|skills?|experience)\b/;

/** "Administration of medication" is no office work, "in production" no manufacturing. */
function isOnlyActivity(text: string, hit: TermHit, own: readonly Token[]): boolean {
  const [only, second] = own;
  if (only === undefined || second !== undefined) return false;
  if (OPERATION.test(only.norm)) return OF.test(text.slice(hit.end));
  if (!isWordOfDoing(only.norm)) return false;
  return OF.test(text.slice(hit.end)) || /\bin\s+$/i.test(text.slice(0, hit.start));
}

const DONE = /^(?:(?:design|develop|manag|process)(?:e|ing)?|operations?)$/;

const TEACHING_WORD = /^(?:training|courses?|qualification|schulung|formation)$/;

/** "Acupuncture training" is about acupuncture. */
function isOnlyTeaching(own: readonly Token[], tokens: readonly Token[]): boolean {
  const [only, second] = own;
  if (only === undefined || second !== undefined || !TEACHING_WORD.test(only.norm)) return false;
  return tokens.some(({ norm }) => norm !== only.norm && !isFillerWord(norm) && !isContainerWord(norm));
}

/** The things that a statement asks for, in their order: terms of the vocabulary, and words that are in none. */
export function conceptsIn(
  text: string,
  tokens: readonly Token[],
  hits: readonly TermHit[],
  rarity: WordRarity,
): PlacedConcept[] {
  const concepts: PlacedConcept[] = [];
  const ofTraits = asksForTraits(hits, tokens);
  const ofThings = traitsOfThings(text);
  const graded = gradingWords(tokens, (at) => isWithinTerm(hits, at));
  const hasLowerCase = tokens.some(
    ({ norm, start }) => start > 0 && !isFillerWord(norm) && isLowerCase(text, start),
  );
  let covered = graded;
  for (const [index, token] of tokens.entries()) {
    if (index < covered) continue;
    const hit = longestAt(hits, index);
    const own = hit === null ? [token] : tokens.slice(hit.firstToken, hit.endToken);
    if (
      hit !== null &&
      !isOnlyActivity(text, hit, own) &&
      !isOnlyTeaching(own, tokens) &&
      !isVerbOfThing(text, hit, own)
    ) {
      covered = hit.endToken;
      const stems = stemsOf(hit, own);
      const rarest = Math.max(...stems.map((stem) => rarity.weightOf(stem)), 0.5);
      const weight = rarest * TERM_WEIGHT_BONUS;
      const isMinor = isMinorTrait(text, hit, hits);
      const isThing = !(isMinor || isPraise(hit, own) || isAdjectiveOfThing(hit, own, tokens, hits));
      const { term, start, end } = hit;
      concepts.push({
        weight: isMinor ? ACTIVITY_WEIGHT : weight,
        term: term.kind === 'soft_skill' && isOfThing(ofThings, hit) ? null : term,
        stems,
        start,
        end,
        isThing,
        isDoing: false,
        isName: true,
        isPraise: !isThing,
        kind: null,
      });
    } else if (
      !isFillerWord(token.norm) &&
      !isCount(text, token) &&
      !gradesSkill(text, token) &&
      !isOfKinds(token.norm, tokens[index + 1]?.norm ?? '')
    ) {
      const isPraise = isManner(text, token, hasLowerCase);
      const isBeside = isPraise || (ofTraits && saysHowTrait(token.norm));
      const besideWeight = ofTraits ? BESIDE_TRAIT_WEIGHT : ACTIVITY_WEIGHT;
      const share = isBeside
        ? besideWeight
        : shareOfWord(token.norm, standsBehindName(text, token, concepts.at(-1)));
      const isThing = share === 1;
      const { start, end } = token;
      const isKnown = hits.some((known) => index >= known.firstToken && index < known.endToken);
      const isName = !isKnown && NAME_OF_CAPITALS.test(text.slice(start, end));
      const weight = rarity.weightOf(token.stem) * share * (isName ? TERM_WEIGHT_BONUS : 1);
      const { kind } = token.word;
      const isDoing = isWordOfDoing(token.norm) || DONE.test(token.norm);
      concepts.push({
        isDoing,
        weight,
        term: null,
        stems: [token.stem],
        start,
        end,
        isThing,
        isName,
        isPraise,
        kind,
      });
    }
  }
  return withoutPraise(concepts);
}

/** The words of a term that tell it by themselves. "ISO 45001" is another standard than "ISO 9001". */
function stemsOf({ term }: TermHit, own: readonly Token[]): string[] {
  const telling = own.filter(({ norm }) => !isFillerWord(norm) || isDigit(norm.charCodeAt(0)));
  return (term.kind === 'soft_skill' || term.kind === 'skill') && isOnlyRest(own, telling)
    ? []
    : telling.map(({ stem }) => stem);
}

/**
 * Whether words that say little elsewhere make the term: what is left of "time management", "state management", "steady hand" and "ability to concentrate"
 * is said of anything. Of "management skills" nothing is lost.
 */
function isOnlyRest(own: readonly Token[], telling: readonly Token[]): boolean {
  const [only, second] = telling;
  if (only === undefined || second !== undefined) return false;
  if (own.some(({ norm }) => /^hands?$/.test(norm)) || /^concentrat/.test(only.norm)) return own.length > 1;
  return isContainerWord(only.norm) && own.some(({ norm }) => norm !== only.norm && !OF_SKILLS.test(norm));
}

const OF_SKILLS =
  /^(?:skills?|experiences?|abilit(?:y|ies)|capabilit(?:y|ies)|competenc(?:e|es|y|ies)|qualit(?:y|ies))$/;

/** A word's share of what is asked for; a kind says less still behind a name of one ("Wella products"). */
function shareOfWord(norm: string, isBehindName: boolean): number {
  if (isWordOfDoing(norm)) return ACTIVITY_WEIGHT;
  if (!isContainerWord(norm)) return 1;
  return isBehindName ? ACTIVITY_WEIGHT : CONTAINER_WEIGHT;
}

/** Whether the word before is written as a name, within a statement. */
function standsBehindName(text: string, token: Token, before: PlacedConcept | undefined): boolean {
  if (before === undefined || before.start === 0 || before.end !== token.start - 1) return false;
  return before.isThing && /^\p{Lu}/u.test(text.slice(before.start));
}

/** Praise counts only where nothing else is asked for ("Must be responsible"). */
function withoutPraise(concepts: PlacedConcept[]): PlacedConcept[] {
  return concepts.some(({ isThing }) => isThing) ? concepts.filter(({ isPraise: is }) => !is) : concepts;
}

/** Whether a word stands in a term of several words. */
function isWithinTerm(hits: readonly TermHit[], at: number): boolean {
  return hits.some(
    ({ firstToken, endToken }) => at >= firstToken && at < endToken && endToken - firstToken > 1,
  );
}

function longestAt(hits: readonly TermHit[], first: number): TermHit | null {
  let best: TermHit | null = null;
  for (const hit of hits) {
    if (hit.firstToken !== first || !LOOKED_UP.has(hit.term.kind)) continue;
    // "Elderly care" is a skill before it is a sector.
    const isCloser =
      best?.endToken === hit.endToken && best.term.kind === 'industry' && hit.term.kind === 'skill';
    if (best === null || hit.endToken > best.endToken || isCloser) best = hit;
  }
  return best;
}

/** "A caseload of 16–18": how many is no thing to look up; "Band 5" is a name. */
const BEFORE_COUNT = /(?:\b(?:of|over|up to|than|about|around|least|circa|approx\.?|to|with)|[-–])\s?$/i;

function isCount(text: string, { norm, start, end }: Token): boolean {
  if (!/^\d{1,3}$/.test(norm)) return false;
  return (
    BEFORE_COUNT.test(text.slice(Math.max(0, start - 10), start)) ||
    /^\s?[-–]\s?\d/.test(text.slice(end, end + 3))
  );
}
