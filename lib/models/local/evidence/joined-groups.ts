import type { PlacedConcept } from './placed-concepts.ts';
import { type Alternatives, type Concept, type Part, sumOf } from './wanted.ts';

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
export function groupsOf(
  text: string,
  concepts: readonly PlacedConcept[],
  elaboration: number,
): Alternatives[] {
  const head = concepts.filter(({ start }) => start < elaboration);
  const rest = concepts.filter(({ start }) => start >= elaboration);
  const elaborating = joinedGroups(text, rest).map((group) => ({ ...group, isAsked: false }));
  return [...joinedGroups(text, head), ...elaborating];
}

/** "GLMs in Emblem, R or Python": the thing is asked for as well, whichever of the tools it is done in. */
function inTools(text: string, isChoice: boolean, left: PlacedConcept, right: PlacedConcept): 'and' | null {
  if (!isChoice || !left.isThing || !/^\p{Lu}/u.test(text.slice(right.start))) return null;
  return /^\s(?:in|with|using|mit|avec|con|met)\s$/i.test(text.slice(left.end, right.start)) ? 'and' : null;
}

/** Cuts concepts into parts at conjunctions and commas; commas before an "or" are alternatives too. */
export function joinedGroups(text: string, concepts: readonly PlacedConcept[]): Alternatives[] {
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
    // "Design and build kites": both are done with the kites.
    const isDoneWithBoth = last?.every(({ isDoing }) => isDoing) === true && joint !== 'or';
    if (last === undefined || (joint !== null && !isDoneWithBoth)) {
      if (last !== undefined && joint !== null) joints.push(joint);
      parts.push([concept]);
    } else last.push(concept);
  }
  const resolved = resolveCommas(joints);
  const groups: PlacedConcept[][][] = [];
  for (const [index, part] of parts.entries()) {
    if (index > 0 && resolved[index - 1] === 'or') groups.at(-1)?.push(part);
    else groups.push([part]);
  }
  return groups.map((alternatives) => {
    const made = alternatives.map((part) => partOf(part, part[0] !== concepts[0]));
    return {
      parts: made,
      weight: Math.max(...made.map(({ weight }) => weight)),
      isAsked: alternatives.flat().some(({ isThing }) => isThing),
    };
  });
}

/** What a part is about weighs at least this much of its heaviest concept. */
const ANCHOR_WEIGHT = 0.6;

/** @param isBehind whether something else is asked for before it */
function partOf(placed: readonly PlacedConcept[], isBehind: boolean): Part {
  // Of "systems development" nothing is left that other words for both would have to stand beside; "… and techniques" is of the
  // thing before.
  const namesThing = isBehind || placed.some(({ isThing }) => isThing);
  const concepts: readonly Concept[] = namesThing
    ? placed
    : placed.map((concept) => ({ ...concept, kind: null }));
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

/** A concept as something that is asked for by itself. */
export function aloneOf(concept: PlacedConcept): Alternatives {
  return { parts: [partOf([concept], false)], weight: 1, isAsked: true };
}
