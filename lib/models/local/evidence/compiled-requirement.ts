import { isDigit } from '../../../text/characters.ts';
import type { Requirement } from '../../model.ts';
import { isContainerWord, isFillerWord, isWordOfDoing } from '../text/filler-words.ts';
import { tokenize } from '../text/tokens.ts';
import { withoutWishing } from '../text/words-of-wishing.ts';
import { withoutGenderForms } from '../titles/gender-forms.ts';
import type { Term, TermHit, Token } from '../types.ts';
import { findTerms } from '../vocabulary/matcher.ts';
import { termsOfSharedEnds } from './shared-word-ends.ts';

/** One thing to look for: a term of the vocabulary or a word that is in none. */
export interface Concept {
  weight: number;
  term: Term | null;
  /** The stems of its own words; the fallback where the term is not named as such. */
  stems: readonly string[];
}

/** What has to be shown together, in one place. */
export interface Part {
  concepts: readonly Concept[];
  weight: number;
  /** The concepts without which the others prove little: the terms, else any of the weighty words. */
  anchors: ReadonlySet<Concept>;
  /** Several words, and no term among them. */
  isPhrase: boolean;
}

/** One of these parts is enough. */
export interface Alternatives {
  parts: readonly Part[];
  weight: number;
}

/** A requirement's text as something to look up: all groups are asked for. */
export interface Wanted {
  groups: readonly Alternatives[];
  /** Of all groups together. */
  weight: number;
  /** A group of at least this weight is asked for in its own right. */
  mainWeight: number;
  /** Share of them that is enough; below 1 for examples, of which nobody has all. */
  enough: number;
}

export interface CompiledText {
  /** Ways to satisfy it, the best counts: the whole, or the label before a colon alone. */
  readings: readonly Wanted[];
  /** What the tokens stand in. */
  statement: string;
  tokens: readonly Token[];
  hits: readonly TermHit[];
  /** The tokens that say something by themselves, and their stems. */
  tellingTokens: readonly Token[];
  tellingStems: ReadonlySet<string>;
}

/** How often words occur in the job's requirements; what stands in many of them tells less. */
export interface WordRarity {
  weightOf(stem: string): number;
}

/** Rarity within one job. No statistics from outside. */
export function rarityIn(requirements: readonly Requirement[]): WordRarity {
  const counts = new Map<string, number>();
  for (const { text } of requirements) {
    for (const stem of new Set(tokenize(text).map((token) => token.stem))) {
      counts.set(stem, (counts.get(stem) ?? 0) + 1);
    }
  }
  const total = Math.max(requirements.length, 1);
  return {
    weightOf: (stem) => Math.log2(1 + total / (counts.get(stem) ?? 1)) / Math.log2(1 + total),
  };
}

const TERM_WEIGHT_BONUS = 1.5;
/** A word for a kind of thing says little beside the thing itself. */
const CONTAINER_WEIGHT = 0.5;
/** What is done with a thing says still less. */
const ACTIVITY_WEIGHT = 0.3;
/** Kinds that a skill is looked up by; degrees and titles have rules of their own. */
const LOOKED_UP: ReadonlySet<Term['kind']> = new Set([
  'skill',
  'soft_skill',
  'certificate',
  'language',
  'industry',
]);

type Joint = 'and' | 'or';

/** What stands between two neighbouring concepts. */
function jointIn(gap: string): Joint | 'comma' | 'slash' | null {
  // What brackets add is another name, or an example.
  if (gap.includes('(')) return 'or';
  if (/(?:^|[\s)])(?:or|oder|ou|o)(?:[\s(]|$)/i.test(gap)) return 'or';
  if (/(?:^|[\s)])(?:and|und|et|y|e|en|sowie|as well as)(?:[\s(]|$)|[&;]|\s\+\s/i.test(gap)) return 'and';
  if (gap.includes('/')) return 'slash';
  return /[,)]/.test(gap) ? 'comma' : null;
}

/**
 * What follows tells what the thing is for, where it is done or how it shows; it weighs less than the thing itself. The words
 * before "environment" are captured, as a group without captures is compiled once for each time that it may repeat.
 */
const ELABORATION =
  /\b(?:in production|in (?:(?:an?|the|our|all|any)\s)?([\p{L}-]+\s){0,3}(?:environments?|settings?|situations?|contexts?|circumstances|conditions)|as an? (?:habit|rule|routine|matter|part)|(?:used|needed|shared) by|to|for|which|that|who|while|when|through|by|so|in order|such as|including|ensuring|enabling|allowing|helping|particularly|especially|preferably|ideally|idealerweise|vorzugsweise|idéalement|idealmente|preferiblemente|preferentemente|de préférence|bij voorkeur|liefst|idealiter|um|damit|zur|zum|fur|inklusive|einschließlich|insbesondere|samt|auch|y compris|notamment|incluyendo|especialmente|inclusief|waaronder|pour|afin|qui|para|que|om|zodat|voor|car|puisque|porque|ya que|dado que)\b|[:;]|,\s+\p{L}+ing\b/giu;
/** All of the elaboration together weighs at most this much of the thing itself. */
const ELABORATION_SHARE = 0.4;
const ELABORATION_WEIGHT = 0.4;

interface PlacedConcept extends Concept {
  start: number;
  end: number;
  /** It is what a statement is about, not what is done with it or how well. */
  isThing: boolean;
  /** A term of the vocabulary, or letters that it has not ("R4", "SOE"). */
  isName: boolean;
}

/** Says how a thing is done, by oneself. "Leading teams" is done, too, but is the thing. */
const BY_ONESELF = /^(?:independently|autonomously|selb(?:st)?standig|zelfstandig)$/;

/** "Professional", "independently": praise beside a thing, not a thing. */
function isPraise({ term }: TermHit, own: readonly Token[]): boolean {
  return term.kind === 'soft_skill' && own.every(({ norm }) => isFillerWord(norm) || BY_ONESELF.test(norm));
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

function isMinorTrait({ term }: TermHit, hits: readonly TermHit[]): boolean {
  return MINOR_TRAITS.has(term.name) && hits.some(({ term: other }) => other.kind === 'skill');
}

const OF = /^\s+(?:(?:of|von|vom|der|des|de|du|del|van)\s|d['’])/i;

/** "Administration of medication" is no office work, "in production" no manufacturing. */
function isOnlyActivity(text: string, hit: TermHit, own: readonly Token[]): boolean {
  const [only, second] = own;
  if (only === undefined || second !== undefined || !isWordOfDoing(only.norm)) return false;
  return OF.test(text.slice(hit.end)) || /\bin\s+$/i.test(text.slice(0, hit.start));
}

const TEACHING_WORD = /^(?:training|courses?|qualification|schulung|formation)$/;

/** "Acupuncture training" is about acupuncture. */
function isOnlyTeaching(own: readonly Token[], tokens: readonly Token[]): boolean {
  const [only, second] = own;
  if (only === undefined || second !== undefined || !TEACHING_WORD.test(only.norm)) return false;
  return tokens.some(({ norm }) => norm !== only.norm && !isFillerWord(norm) && !isContainerWord(norm));
}

/** Written as names are, and not as words. */
const NAME_OF_CAPITALS = /^\p{Lu}[\p{Lu}\d]{1,7}$/u;

function conceptsIn(
  text: string,
  tokens: readonly Token[],
  hits: readonly TermHit[],
  rarity: WordRarity,
): PlacedConcept[] {
  const concepts: PlacedConcept[] = [];
  let covered = 0;
  for (const [index, token] of tokens.entries()) {
    if (index < covered) continue;
    const hit = longestAt(hits, index);
    const own = hit === null ? [token] : tokens.slice(hit.firstToken, hit.endToken);
    if (hit !== null && !isOnlyActivity(text, hit, own) && !isOnlyTeaching(own, tokens)) {
      covered = hit.endToken;
      // "ISO 45001" is another standard than "ISO 9001".
      const stems = own.flatMap(({ norm, stem }) =>
        isFillerWord(norm) && !isDigit(norm.charCodeAt(0)) ? [] : [stem],
      );
      const rarest = Math.max(...stems.map((stem) => rarity.weightOf(stem)), 0.5);
      const weight = rarest * TERM_WEIGHT_BONUS;
      const isMinor = isMinorTrait(hit, hits);
      const isThing = !(isMinor || isPraise(hit, own));
      const { term, start, end } = hit;
      concepts.push({
        weight: isMinor ? ACTIVITY_WEIGHT : weight,
        term,
        stems,
        start,
        end,
        isThing,
        isName: true,
      });
    } else if (!isFillerWord(token.norm) && !isCount(text, token)) {
      const share = shareOfWord(token.norm, standsBehindName(text, token, concepts.at(-1)));
      const isThing = share === 1;
      const weight = rarity.weightOf(token.stem) * share;
      const { start, end } = token;
      const isKnown = hits.some((known) => index >= known.firstToken && index < known.endToken);
      const isName = !isKnown && NAME_OF_CAPITALS.test(text.slice(start, end));
      concepts.push({ weight, term: null, stems: [token.stem], start, end, isThing, isName });
    }
  }
  return withoutPraise(concepts);
}

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
  const isPraised = ({ term, isThing }: PlacedConcept): boolean => term !== null && !isThing;
  return concepts.some(({ isThing }) => isThing)
    ? concepts.filter((concept) => !isPraised(concept))
    : concepts;
}

/** Where the elaboration begins: after the first concept that the statement is about. */
function elaborationStart(text: string, concepts: readonly PlacedConcept[]): number {
  const first = concepts.find(({ isThing }) => isThing) ?? concepts[0];
  if (first === undefined) return text.length;
  ELABORATION.lastIndex = first.end;
  return ELABORATION.exec(text)?.index ?? text.length;
}

/** Less weight for what only elaborates. */
function weighed(concepts: readonly PlacedConcept[], start: number): PlacedConcept[] {
  const head = sumOf(concepts.filter((concept) => concept.start < start));
  const rest = sumOf(concepts.filter((concept) => concept.start >= start));
  const factor = rest === 0 ? 1 : Math.min(ELABORATION_WEIGHT, (ELABORATION_SHARE * head) / rest);
  return concepts.map((concept) =>
    concept.start < start ? concept : { ...concept, weight: concept.weight * factor },
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

function sumOf(items: readonly { weight: number }[]): number {
  return items.reduce((sum, { weight }) => sum + weight, 0);
}

/** "Of" is "or" there. */
const DUTCH = /\b(?:ervaring|kennis|het|een|met|bij|opleiding|vaardigheden|zoals)\b/i;

/** A slash parts names that stand for each other ("Angular/React", "R4/SOE"); between plain words it joins a phrase. */
function jointBetween(text: string, left: PlacedConcept, right: PlacedConcept): Joint | 'comma' | null {
  const gap = text.slice(left.end, right.start);
  if (gap === ' of ' && DUTCH.test(text)) return 'or';
  const joint = jointIn(gap);
  if (joint !== 'slash') return joint;
  return left.isName && right.isName ? 'or' : null;
}

/** What is asked for and what elaborates on it, apart: "APIs used by teams or customers" asks for APIs. */
function groupsOf(text: string, concepts: readonly PlacedConcept[], elaboration: number): Alternatives[] {
  const head = concepts.filter(({ start }) => start < elaboration);
  const rest = concepts.filter(({ start }) => start >= elaboration);
  return [...joinedGroups(text, head), ...joinedGroups(text, rest)];
}

/** "GLMs in Emblem, R or Python": the thing is asked for as well, whichever of the tools it is done in. */
function inTools(text: string, isChoice: boolean, left: PlacedConcept, right: PlacedConcept): 'and' | null {
  if (!isChoice || !left.isThing || !/^\p{Lu}/u.test(text.slice(right.start))) return null;
  return /^\s(?:in|with|using|mit|avec|con|met)\s$/i.test(text.slice(left.end, right.start)) ? 'and' : null;
}

/** Cuts concepts into parts at conjunctions and commas; commas before an "or" are alternatives too. */
function joinedGroups(text: string, concepts: readonly PlacedConcept[]): Alternatives[] {
  const parts: PlacedConcept[][] = [];
  const joints: (Joint | 'comma')[] = [];
  const isChoice = concepts.some((concept, at) => {
    const before = concepts[at - 1];
    return before !== undefined && jointBetween(text, before, concept) === 'or';
  });
  for (const [index, concept] of concepts.entries()) {
    const previous = concepts[index - 1];
    const joint =
      previous === undefined
        ? null
        : (jointBetween(text, previous, concept) ?? inTools(text, isChoice, previous, concept));
    const last = parts.at(-1);
    if (last === undefined || joint !== null) {
      if (last !== undefined && joint !== null) joints.push(joint);
      parts.push([concept]);
    } else last.push(concept);
  }
  const resolved = resolveCommas(joints);
  const groups: Part[][] = [];
  for (const [index, part] of parts.entries()) {
    const made = partOf(part);
    if (index > 0 && resolved[index - 1] === 'or') groups.at(-1)?.push(made);
    else groups.push([made]);
  }
  return groups.map((alternatives) => ({
    parts: alternatives,
    weight: Math.max(...alternatives.map(({ weight }) => weight)),
  }));
}

/** What a part is about weighs at least this much of its heaviest concept. */
const ANCHOR_WEIGHT = 0.6;

function partOf(concepts: readonly Concept[]): Part {
  const heaviest = Math.max(...concepts.map(({ weight }) => weight));
  const weighty = concepts.filter(({ weight }) => weight >= heaviest * ANCHOR_WEIGHT);
  const terms = weighty.filter(({ term }) => term !== null);
  return {
    concepts,
    weight: sumOf(concepts),
    anchors: new Set(terms.length > 0 ? terms : weighty),
    isPhrase: concepts.length > 2 && concepts.every(({ term }) => term === null),
  };
}

/** "A, B or C": a comma means what the next conjunction means. */
function resolveCommas(joints: readonly (Joint | 'comma')[]): Joint[] {
  const resolved: Joint[] = [];
  let next: Joint = 'and';
  for (const joint of joints.toReversed()) {
    if (joint !== 'comma') next = joint;
    resolved.push(next);
  }
  return resolved.reverse();
}

const EXAMPLES =
  /\b(?:such as|like|e\.g\.|including|includes?|for example|z\. ?b\.|zum beispiel|wie|tels? que|telles? que|comme|por ejemplo|como|tales como|zoals|bijvoorbeeld|notably|specifically)\s/i;
/** "A TMS, preferably Transics": who names the product has used the thing. In German every noun has a capital, so brackets have to tell it. */
const PREFERRED_NAME =
  /\b(?:preferably|ideally|de préférence|idéalement|preferiblemente|preferentemente|idealmente|bij voorkeur|liefst|idealiter)\s(?=[\p{Lu}\d])|\((?:idealerweise|vorzugsweise|bevorzugt|am liebsten|preferably|ideally|idéalement|idealmente|liefst)\s(?!(?:mit|in|im|bei|für|aus|von|als|with|within|from|at|for|as|en|avec|dans|con|met|bij)\s)/u;

/** Two of three examples show the thing. */
const ENOUGH_EXAMPLES = 0.65;

/** "Warehouse systems (Manhattan, SAP EWM)", "Excel, SAP (MM, SD, PP)": half of the examples, which stand for the thing. */
const ENOUGH_IN_BRACKETS = 0.5;

/** The names that the one pair of brackets at the end of a text lists; none where they tell parts of the thing ("Excel (pivot tables)"). */
function inBrackets(text: string, concepts: readonly PlacedConcept[]): PlacedConcept[] {
  const [, head = '', listed = ''] = /^([^()]{3,})\(([^()]+)\)?[\s.]*$/.exec(text) ?? [];
  const items = listed.split(/[,/]| (?:or|oder|ou|o|of|and|und|et|y|en) /);
  if (items.length < 2 || !items.every((item) => /^\s*[\p{Lu}\d]/u.test(item))) return [];
  const from = head.length;
  const named = concepts.filter(({ start, isThing }) => start > from && isThing);
  return concepts.some(({ start }) => start < from) ? named : [];
}

function aloneOf(concept: PlacedConcept): Alternatives {
  return { parts: [partOf([concept])], weight: 1 };
}

/** A label before a colon, if it says something by itself. */
function labelEnd(text: string): number {
  const colon = text.indexOf(':');
  return colon > 2 && colon < 60 && colon < text.length - 1 ? colon : 0;
}

/** "KPIs": things of a kind. */
const SEVERAL_IN_CAPITALS = /(?<!\p{L})\p{Lu}{2,5}s(?!\p{L})/gu;

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

/** "A solid working knowledge of IFRS", "a secure grasp of": how well it is known, before the thing. */
const LEAD_OF_KNOWLEDGE =
  /^((?:(?!(?:of|in|with|for|and|or|to|on)\s)[\p{L}'’-]+,?\s){0,5})(?:knowledge|understanding|grasp|grounding|command|appreciation|awareness|familiarity|history|record)\s(?=(?:of|in|with)\s)/iu;
const WORKING_KNOWLEDGE = /\bworking (?=knowledge\b|understanding\b)/giu;

/** A statement without the words that grade a knowledge; what the vocabulary has is a thing that is known. */
function withoutGrade(statement: string): string {
  const text = statement.replace(WORKING_KNOWLEDGE, '');
  const [whole = '', lead = ''] = LEAD_OF_KNOWLEDGE.exec(text) ?? [];
  if (whole === '' || findTerms(lead, tokenize(lead)).length > 0) return text;
  return `Knowledge ${text.slice(whole.length)}`;
}

/** "Projects from end to end": all of them. */
const END_TO_END =
  /\s?\b(?:from )?(?:end[- ]to[- ]end|start[- ]to[- ]finish)\b(?! (?:test|encrypt|automat))/giu;

/** "Applicable federal, state and local laws": whose laws they are. */
const JURISDICTION =
  /\b(?:(?:applicable|relevant|federal|state|local|provincial|national)(?:, and | and |, |\/| ?& | )){1,5}(?=(?:[\p{L}-]+ ){0,2}(?:laws?|regulations?|legislation|statutes?)\b)/giu;

/** "A sales method (MEDDIC, Challenger, etc.)": one of what is like them will do. */
const AND_SO_ON = /\(([^()]{3,120}?),? (?:and )?etc\.?\s?\)/giu;

/** "A caseload of 16–18": how many is no thing to look up; "Band 5" is a name. */
const BEFORE_COUNT = /(?:\b(?:of|over|up to|than|about|around|least|circa|approx\.?|to|with)|[-–])\s?$/i;

function isCount(text: string, { norm, start, end }: Token): boolean {
  if (!/^\d{1,3}$/.test(norm)) return false;
  return (
    BEFORE_COUNT.test(text.slice(Math.max(0, start - 10), start)) ||
    /^\s?[-–]\s?\d/.test(text.slice(end, end + 3))
  );
}

/** "Leitungserfahrung" asks for "Leitung". */
const COMPOUND_OF_EXPERIENCE =
  /(?<!\p{L})(?!berufs|arbeits|werk|praxis|lebens)(\p{L}{5,}?)(?:s?erfahrung(?:en)?|s?kenntnisse?n?|s?ervaring)(?!\p{L})/giu;

/** "Leading a sales team" asks for two things, and without the first the second says little. */
const LEADING_OF_TEAM =
  /\b(?:lead(?:ing)?|manag(?:e|ing)|supervis(?:e|ing)|run(?:ning)?|head(?:ing)?) (?:an? |the |our )?((?!(?:of|and|or|in|for|with|a|the|project|product) )[\p{L}-]+(?: (?!(?:of|and|or|in|for|with|a|the) )[\p{L}-]+)?) (?:teams?|crews?|staff)\b/giu;

/** A group of at least this much of the heaviest one's weight is asked for in its own right. */
const MAIN_GROUP_WEIGHT = 0.6;

function wantedOf(groups: readonly Alternatives[], enough = 1): Wanted {
  const heaviest = Math.max(...groups.map(({ weight }) => weight));
  return { groups, weight: sumOf(groups), mainWeight: heaviest * MAIN_GROUP_WEIGHT, enough };
}

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

/** Reads a requirement's text as things to look up. */
export function compileText(statement: string, rarity: WordRarity): CompiledText {
  const text = asChoice(
    withoutTheLike(
      withoutGrade(withoutGenderForms(withoutWishing(statement)).replace(/\bw\/\s?/gi, 'with ')),
    ),
  )
    .replace(YEARS_OR_MORE, '$1')
    .replace(END_TO_END, '')
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
  const tokens = tokenize(text);
  const hits = [...termsOfSharedEnds(text, tokens), ...findTerms(text, tokens)].sort(
    (left, right) => left.firstToken - right.firstToken,
  );
  const found = conceptsIn(text, tokens, hits, rarity);
  const elaboration = elaborationStart(text, found);
  const concepts = weighed(found, elaboration);
  const readings = [wantedOf(groupsOf(text, concepts, elaboration))];
  const label = labelEnd(text);
  const labelled = concepts.filter(({ end }) => end <= label);
  if (labelled.length > 0 && labelled.length < concepts.length) {
    readings.push(wantedOf(groupsOf(text, labelled, elaboration)));
    const listed = groupsOf(
      text,
      found.filter(({ start }) => start > label),
      text.length,
    );
    // The list shows what its label sums up, but not what it names: "observability: …", "KPIs: …", not "PostgreSQL: …".
    const isSum = !/[\p{Lu}\d]/u.test(text.slice(0, label).replace(SEVERAL_IN_CAPITALS, '').slice(1));
    if (isSum && listed.some(({ parts }) => parts.length + listed.length > 2)) {
      readings.push(
        wantedOf(
          listed.map((group) => ({ ...group, weight: 1 })),
          ENOUGH_EXAMPLES,
        ),
      );
    }
  }
  const bracketed = inBrackets(text, found);
  if (bracketed.length > 1) readings.push(wantedOf(bracketed.map(aloneOf), ENOUGH_IN_BRACKETS));
  const examples = EXAMPLES.exec(text) ?? PREFERRED_NAME.exec(text);
  if (examples !== null) {
    const named = concepts.filter(({ start }) => start > examples.index);
    if (named.length > 0 && named.length < concepts.length)
      readings.push(wantedOf(joinedGroups(text, named)));
  }
  const tellingTokens = tokens.filter(({ norm }) => !isFillerWord(norm));
  return {
    readings: readings.filter(({ groups }) => groups.length > 0),
    statement: text,
    tokens,
    hits,
    tellingTokens,
    tellingStems: new Set(tellingTokens.map(({ stem }) => stem)),
  };
}
