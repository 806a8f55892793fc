import type { Alternatives, CompiledText, Concept, Part, Wanted } from './compiled-requirement.ts';
import { PREFIX_LENGTH, type ResumeIndex, termKey } from './resume-index.ts';

/** What a resume shows of something that was looked for. */
export interface Shown {
  /** 0 to 1. */
  share: number;
  /** The line that shows most of it; -1 when nothing does. */
  line: number;
  /** Lines that show nearly as much, the best included. */
  lines: number[];
}

const NOTHING: Shown = { share: 0, line: -1, lines: [] };

/** Value of a term that is only related to the one named ("Vue" for "React"). */
const RELATED_VALUE = 0.5;
/** Value of a term that another one shows ("PostgreSQL" for "SQL"): to name the thing itself is a little better. */
const IMPLIED_VALUE = 0.98;
/** Value of a word with the same beginning ("administrator" for "administration"). */
const DERIVED_VALUE = 0.8;
const MIN_SHARED_SHARE = 0.7;
/** Things shown on several lines of one role, or of one section, together. */
const GATHERED_VALUE = 0.85;
/** A line shows the thing when it shows this much of what the best line shows. */
const NEAR_BEST = 0.75;

/** One of several things asked for together is not shown below this; then the whole is shown in part at most. */
const LACKING_SHARE = 0.3;
const INCOMPLETE_SHARE = 0.65;
/** A group of at least this much of the heaviest one's weight is asked for in its own right. */
const MAIN_GROUP_WEIGHT = 0.6;

type ValueByLine = Map<number, number>;

function raise(values: ValueByLine, lines: readonly number[] | undefined, value: number): void {
  for (const line of lines ?? []) {
    if ((values.get(line) ?? 0) < value) values.set(line, value);
  }
}

function sharedPrefixLength(left: string, right: string): number {
  let length = 0;
  while (length < left.length && length < right.length && left[length] === right[length]) length++;
  return length;
}

function raiseByStem(index: ResumeIndex, values: ValueByLine, stem: string, value: number): void {
  raise(values, index.linesOfStem.get(stem), value);
  if (stem.length < PREFIX_LENGTH) return;
  for (const other of index.stemsOfPrefix.get(stem.slice(0, PREFIX_LENGTH)) ?? []) {
    const longer = Math.max(other.length, stem.length);
    if (other !== stem && sharedPrefixLength(other, stem) / longer >= MIN_SHARED_SHARE) {
      raise(values, index.linesOfStem.get(other), value * DERIVED_VALUE);
    }
  }
}

/** How much of a phrase stands on each line; a part of a phrase is worth less than its share. */
function phraseValues(index: ResumeIndex, stems: readonly string[]): ValueByLine {
  const sums: ValueByLine = new Map();
  for (const stem of stems) {
    const values: ValueByLine = new Map();
    raiseByStem(index, values, stem, 1);
    for (const [line, value] of values) sums.set(line, (sums.get(line) ?? 0) + value);
  }
  for (const [line, sum] of sums) sums.set(line, (sum / stems.length) ** 2);
  return sums;
}

function conceptValues(index: ResumeIndex, concept: Concept): ValueByLine {
  const values = concept.stems.length > 0 ? phraseValues(index, concept.stems) : new Map<number, number>();
  if (concept.term === null) return values;
  const key = termKey(concept.term.kind, concept.term.name);
  raise(values, index.linesRelated.get(key), RELATED_VALUE);
  raise(values, index.linesImplying.get(key), IMPLIED_VALUE);
  raise(values, index.linesOfTerm.get(key), 1);
  return values;
}

/** Lines that tell of one thing: those of a role, or the claims of one section. */
function placeOf(index: ResumeIndex, line: number): string {
  const role = index.rolesOfLine[line]?.[0];
  return role === undefined ? `section ${index.read.document.lines[line]?.section}` : `role ${role}`;
}

function showsPart(index: ResumeIndex, part: Part): Shown {
  const onLine: ValueByLine = new Map();
  const gathered = new Map<string, number>();
  for (const concept of part.concepts) {
    const bestInPlace = new Map<string, number>();
    for (const [line, value] of conceptValues(index, concept)) {
      onLine.set(line, (onLine.get(line) ?? 0) + value * concept.weight);
      const place = placeOf(index, line);
      bestInPlace.set(place, Math.max(bestInPlace.get(place) ?? 0, value * concept.weight));
    }
    for (const [place, value] of bestInPlace) gathered.set(place, (gathered.get(place) ?? 0) + value);
  }
  return bestOf(index, part, onLine, gathered);
}

function bestOf(index: ResumeIndex, part: Part, onLine: ValueByLine, gathered: Map<string, number>): Shown {
  let best = NOTHING;
  let bestRank = 0;
  const shareOf = (line: number, sum: number): number =>
    Math.max(sum, GATHERED_VALUE * (gathered.get(placeOf(index, line)) ?? 0)) / part.weight;
  for (const [line, sum] of onLine) {
    // Among lines that show as much, work counts before claims, then the line that says it all by itself.
    const rank =
      shareOf(line, sum) + (index.standing[line] === 'work' ? 0.02 : 0) + (sum / part.weight) * 0.01;
    if (rank > bestRank || (rank === bestRank && line < best.line)) {
      bestRank = rank;
      best = { share: Math.min(1, shareOf(line, sum)), line, lines: [] };
    }
  }
  const lines = [...onLine]
    .filter(([line, sum]) => shareOf(line, sum) >= best.share * NEAR_BEST)
    .map(([line]) => line);
  return { ...best, lines };
}

function showsAlternatives(index: ResumeIndex, alternatives: Alternatives): Shown {
  let best = NOTHING;
  const lines: number[] = [];
  for (const part of alternatives.parts) {
    const shown = showsPart(index, part);
    if (shown.share >= NEAR_BEST) lines.push(...shown.lines);
    if (shown.share > best.share) best = shown;
  }
  return { ...best, lines: [...new Set([...best.lines, ...lines])] };
}

function showsAll(index: ResumeIndex, wanted: Wanted): Shown {
  let sum = 0;
  let weight = 0;
  let best = NOTHING;
  let bestValue = 0;
  let lacksOne = false;
  const lines = new Set<number>();
  const heaviest = Math.max(...wanted.groups.map((group) => group.weight));
  for (const group of wanted.groups) {
    const shown = showsAlternatives(index, group);
    if (shown.share < LACKING_SHARE && group.weight >= heaviest * MAIN_GROUP_WEIGHT) lacksOne = true;
    sum += shown.share * group.weight;
    weight += group.weight;
    if (shown.share >= 0.5) for (const line of shown.lines) lines.add(line);
    if (shown.share * group.weight > bestValue) {
      best = shown;
      bestValue = shown.share * group.weight;
    }
  }
  const share = weight === 0 ? 0 : sum / weight;
  return { share: lacksOne ? Math.min(share, INCOMPLETE_SHARE) : share, line: best.line, lines: [...lines] };
}

/** How far a resume shows what a requirement's text asks for, whatever the order of the words. */
export function showsText(index: ResumeIndex, text: CompiledText): Shown {
  let best = NOTHING;
  for (const reading of text.readings) {
    const shown = showsAll(index, reading);
    if (shown.share > best.share) best = shown;
  }
  return best;
}
