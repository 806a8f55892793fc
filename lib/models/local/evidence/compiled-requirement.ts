import { anyOf } from '../../../text/alternatives.ts';
import { type DefinedName, inOneForm } from '../text/defined-names.ts';
import { isFillerWord } from '../text/filler-words.ts';
import { tokenize } from '../text/tokens.ts';
import type { TermHit, Token } from '../types.ts';
import { findTerms } from '../vocabulary/matcher.ts';
import { elaborationBehind, elaborationStart, weighed } from './elaboration.ts';
import { aloneOf, groupsOf, joinedGroups } from './joined-groups.ts';
import { namedTools } from './named-tools.ts';
import { conceptsIn, type PlacedConcept } from './placed-concepts.ts';
import { termsOfSharedEnds } from './shared-word-ends.ts';
import { type Alternatives, type CompiledText, sumOf, type Wanted } from './wanted.ts';
import type { WordRarity } from './word-rarity.ts';
import { withoutTrimmings } from './worded-requirement.ts';

const EXAMPLES =
  /\b(?:such as|like|e\.g\.|including|includes?|for example|z\. ?b\.|zum beispiel|wie|tels? que|telles? que|comme|por ejemplo|como|tales como|zoals|bijvoorbeeld|notably|specifically)\s/i;

/** "A TMS, preferably Transics": who names the product has used the thing. In German every noun has a capital, so brackets have to tell it. */
const PREFERRED_NAME = anyOf(
  /\b(?:preferably|ideally|de préférence|idéalement|preferiblemente|preferentemente|idealmente|bij voorkeur|liefst|idealiter)\s(?=[\p{Lu}\d])/u,
  /\((?:idealerweise|vorzugsweise|bevorzugt|am liebsten|preferably|ideally|idéalement|idealmente|liefst)\s(?!(?:mit|in|im|bei|für|aus|von|als|with|within|from|at|for|as|en|avec|dans|con|met|bij)\s)/u,
);

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

const LIST_IN_BRACKETS = /\([^(),]{1,60},[^()]{1,200}\)/;

/** The terms of a text, of which no skill reaches into a list in brackets: "AWS (Lambda, S3)" names no AWS Lambda alone. */
function termsIn(text: string, tokens: readonly Token[]): TermHit[] {
  const hits = findTerms(text, tokens);
  const open = LIST_IN_BRACKETS.exec(text)?.index ?? -1;
  const reaching = hits.filter(({ start, end }) => start < open && end > open);
  if (reaching.length === 0 || reaching.some(({ term }) => term.kind !== 'skill')) return hits;
  const cut = tokens.findIndex(({ start }) => start > open);
  const behind = findTerms(text, tokens.slice(cut)).map((hit) => ({
    ...hit,
    firstToken: hit.firstToken + cut,
    endToken: hit.endToken + cut,
  }));
  return [...findTerms(text, tokens.slice(0, cut)), ...behind];
}

/** Ends a label: a colon, or a dash before what explains it ("Planning - deciding who does what"). */
const LABEL_END = /:|\s[–—-]\s(?=\p{Ll}+(?:\s\p{L}+){2})/u;

/** The end of a label that says something by itself. */
function labelEnd(text: string): number {
  const end = text.search(LABEL_END);
  return end > 2 && end < 60 && end < text.length - 1 ? end : 0;
}

/** "KPIs": things of a kind. */
const SEVERAL_IN_CAPITALS = /(?<!\p{L})\p{Lu}{2,5}s(?!\p{L})/gu;

/** A group of at least this much of the heaviest one's weight is asked for in its own right. */
const MAIN_GROUP_WEIGHT = 0.6;

function wantedOf(groups: readonly Alternatives[], enough = 1): Wanted {
  const heaviest = Math.max(...groups.map(({ weight }) => weight));
  return { groups, weight: sumOf(groups), mainWeight: heaviest * MAIN_GROUP_WEIGHT, enough };
}

/** A text, and the terms in it in the order of its words. */
interface ReadText {
  text: string;
  tokens: readonly Token[];
  hits: readonly TermHit[];
}

function readText(text: string): ReadText {
  const tokens = tokenize(text);
  const hits = [...termsOfSharedEnds(text, tokens), ...termsIn(text, tokens)].sort(
    (left, right) => left.firstToken - right.firstToken,
  );
  return { text, tokens, hits };
}

/** The label of a text as a thing of its own, and the list behind it, which shows what its label sums up. */
function readingsOfLabel(text: string, found: readonly PlacedConcept[], rarity: WordRarity): Wanted[] {
  const label = labelEnd(text);
  const own = readText(text.slice(0, label));
  const labelled = conceptsIn(own.text, own.tokens, own.hits, rarity);
  const listed = found.filter(({ start }) => start > label);
  if (labelled.length === 0 || listed.length === 0) return [];
  const readings = [wantedOf(joinedGroups(text, labelled))];
  const groups = joinedGroups(text, listed);
  // The list shows what its label sums up, but not what it names: "observability: …", "KPIs: …", not "PostgreSQL: …".
  const isSum = !/[\p{Lu}\d]/u.test(own.text.replace(SEVERAL_IN_CAPITALS, '').slice(1));
  if (isSum && groups.some(({ parts }) => parts.length + groups.length > 2)) {
    readings.push(
      wantedOf(
        groups.map((group) => ({ ...group, weight: 1 })),
        ENOUGH_EXAMPLES,
      ),
    );
  }
  return readings;
}

/**
 * A trait that is asked for before what it is for, where all else that the text names only stands there: "attention to detail,
 * particularly in …".
 */
function readingsOfTrait(
  { text, hits }: ReadText,
  found: readonly PlacedConcept[],
  rarity: WordRarity,
): Wanted[] {
  const [trait] = hits;
  if (trait?.term.kind !== 'soft_skill') return [];
  const end = elaborationBehind(text, trait.end);
  if (end === text.length || found.some(({ start }) => start < end)) return [];
  const own = readText(text.slice(0, end));
  return [wantedOf(joinedGroups(own.text, conceptsIn(own.text, own.tokens, own.hits, rarity)))];
}

/** Ways to satisfy a text. */
function readingsOf(read: ReadText, rarity: WordRarity): Wanted[] {
  const { text, tokens, hits } = read;
  const found = conceptsIn(text, tokens, hits, rarity);
  const elaboration = elaborationStart(text, found);
  const head = joinedGroups(
    text,
    found.filter(({ start }) => start < elaboration),
  );
  const concepts = weighed(found, elaboration, Math.max(0, ...head.map(({ weight }) => weight)));
  const readings = [
    wantedOf(groupsOf(text, concepts, elaboration)),
    ...readingsOfLabel(text, found, rarity),
    ...readingsOfTrait(read, found, rarity),
  ];
  const bracketed = inBrackets(text, found);
  if (bracketed.length > 1) readings.push(wantedOf(bracketed.map(aloneOf), ENOUGH_IN_BRACKETS));
  const examples = EXAMPLES.exec(text) ?? PREFERRED_NAME.exec(text);
  if (examples !== null) {
    const named = concepts.filter(({ start }) => start > examples.index);
    if (named.length > 0 && named.length < concepts.length)
      readings.push(wantedOf(joinedGroups(text, named)));
  }
  const named = namedTools(text, found);
  if (named !== null) readings.push(wantedOf(named.tools.map(aloneOf), named.enough));
  return readings.filter(({ groups }) => groups.length > 0);
}

/**
 * Reads a requirement's text as things to look up.
 *
 * @param defined names that the job has in two forms, of which either will do
 */
export function compileText(
  statement: string,
  rarity: WordRarity,
  defined: readonly DefinedName[] = [],
): CompiledText {
  const read = readText(withoutTrimmings(statement));
  const forms = [read, ...inOneForm(read.text, defined).map(readText)];
  const tellingTokens = read.tokens.filter(({ norm }) => !isFillerWord(norm));
  return {
    readings: forms.flatMap((form) => readingsOf(form, rarity)),
    statement: read.text,
    tokens: read.tokens,
    hits: read.hits,
    tellingTokens,
    tellingStems: new Set(tellingTokens.map(({ stem }) => stem)),
  };
}
