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

/** What is shown of a part, with how much of it each line shows by itself. */
interface ShownPart extends Shown {
  onLine: ReadonlyMap<number, number>;
}

const NOTHING: ShownPart = { share: 0, line: -1, lines: [], onLine: new Map() };

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

/** What a part is about weighs at least this much of its heaviest concept. */
const ANCHOR_WEIGHT = 0.6;
/** An anchor is shown from this value on. */
const ANCHOR_VALUE = 0.4;
/** Words beside a thing prove little without it ("engineers" of "mentoring engineers"), one word of a phrase as little. */
const WITHOUT_ANCHOR = 0.5;
/** Between a line of work and a claim that says more, the work is quoted. */
const WORK_PREFERENCE = 1.5;

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

/** The concepts without which the others prove little: the terms, else any of the weighty words. */
function anchorsOf(part: Part): ReadonlySet<Concept> {
  const heaviest = Math.max(...part.concepts.map(({ weight }) => weight));
  const weighty = part.concepts.filter(({ weight }) => weight >= heaviest * ANCHOR_WEIGHT);
  const terms = weighty.filter(({ term }) => term !== null);
  return new Set(terms.length > 0 ? terms : weighty);
}

/** What stands in one place, a line or a role, of a part. */
class Gathered {
  private sum = 0;
  private concepts = 0;
  private anchored = false;

  add(value: number, isAnchor: boolean): void {
    this.sum += value;
    this.concepts++;
    this.anchored ||= isAnchor;
  }

  /** Whether it shows what the part is about. */
  get isAnchored(): boolean {
    return this.anchored;
  }

  share(part: Part): number {
    const isPhrase = part.concepts.length > 2 && part.concepts.every(({ term }) => term === null);
    const isStray = !this.anchored || (isPhrase && this.concepts < 2);
    return (this.sum / part.weight) * (isStray ? WITHOUT_ANCHOR : 1);
  }
}

function gatheredAt<K>(places: Map<K, Gathered>, place: K): Gathered {
  const known = places.get(place);
  if (known !== undefined) return known;
  const made = new Gathered();
  places.set(place, made);
  return made;
}

function showsPart(index: ResumeIndex, part: Part): ShownPart {
  const onLine = new Map<number, Gathered>();
  const inPlace = new Map<string, Gathered>();
  const anchors = anchorsOf(part);
  for (const concept of part.concepts) {
    const bestInPlace = new Map<string, number>();
    const isAnchor = anchors.has(concept);
    for (const [line, value] of conceptValues(index, concept)) {
      gatheredAt(onLine, line).add(value * concept.weight, isAnchor && value >= ANCHOR_VALUE);
      const place = placeOf(index, line);
      bestInPlace.set(place, Math.max(bestInPlace.get(place) ?? 0, value));
    }
    for (const [place, value] of bestInPlace) {
      gatheredAt(inPlace, place).add(value * concept.weight, isAnchor && value >= ANCHOR_VALUE);
    }
  }
  return bestOf(index, part, onLine, inPlace);
}

function bestOf(
  index: ResumeIndex,
  part: Part,
  onLine: ReadonlyMap<number, Gathered>,
  inPlace: ReadonlyMap<string, Gathered>,
): ShownPart {
  const own = new Map<number, number>();
  const shares = new Map<number, number>();
  let best = NOTHING;
  let bestRank = 0;
  for (const [line, gathered] of onLine) {
    const alone = gathered.share(part);
    const together = GATHERED_VALUE * (inPlace.get(placeOf(index, line))?.share(part) ?? 0);
    // What a role shows together is told by the lines that name the thing.
    const share = Math.min(1, gathered.isAnchored ? Math.max(alone, together) : alone);
    own.set(line, alone);
    shares.set(line, share);
    const rank = share + (index.standing[line] === 'work' ? 0.02 : 0) + alone * 0.01;
    if (rank > bestRank || (rank === bestRank && line < best.line)) {
      bestRank = rank;
      best = { share, line, lines: [], onLine: own };
    }
  }
  const lines = [...shares].flatMap(([line, share]) => (share >= best.share * NEAR_BEST ? [line] : []));
  return { ...best, lines };
}

function showsAlternatives(index: ResumeIndex, alternatives: Alternatives): ShownPart {
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
  let lacksOne = false;
  const lines = new Set<number>();
  const told: ValueByLine = new Map();
  const heaviest = Math.max(...wanted.groups.map((group) => group.weight));
  for (const group of wanted.groups) {
    const shown = showsAlternatives(index, group);
    const isMain = group.weight >= heaviest * MAIN_GROUP_WEIGHT;
    if (shown.share < LACKING_SHARE && isMain && wanted.enough === 1) lacksOne = true;
    sum += shown.share * group.weight;
    weight += group.weight;
    if (isMain && shown.share >= 0.5) for (const line of shown.lines) lines.add(line);
    for (const [line, share] of shown.onLine) told.set(line, (told.get(line) ?? 0) + share * group.weight);
  }
  const share = weight === 0 ? 0 : Math.min(1, sum / weight / wanted.enough);
  const line = mostTelling(index, told);
  if (line >= 0 && lines.size === 0) lines.add(line);
  return { share: lacksOne ? Math.min(share, INCOMPLETE_SHARE) : share, line, lines: [...lines] };
}

/** The line that shows most of all that is asked for; -1 when none shows any. */
function mostTelling(index: ResumeIndex, told: ReadonlyMap<number, number>): number {
  let best = -1;
  let most = 0;
  for (const [line, value] of told) {
    const rank = value * (index.standing[line] === 'work' ? WORK_PREFERENCE : 1);
    if (rank > most || (rank === most && line < best)) {
      most = rank;
      best = line;
    }
  }
  return best;
}

/** How far a resume shows what a requirement's text asks for, whatever the order of the words. */
export function showsText(index: ResumeIndex, text: CompiledText): Shown {
  let best: Shown = NOTHING;
  for (const reading of text.readings) {
    const shown = showsAll(index, reading);
    if (shown.share > best.share) best = shown;
  }
  return best;
}
