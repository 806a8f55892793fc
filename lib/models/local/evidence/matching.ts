import { placeOf, type ResumeIndex } from './resume-index.ts';
import type { Alternatives, CompiledText, Concept, Part, Wanted } from './wanted.ts';

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
/** Things shown on several lines of one role, or of one section, together. */
const GATHERED_VALUE = 0.85;
/** A line shows the thing when it shows this much of what the best line shows. */
const NEAR_BEST = 0.75;

/** An anchor is shown from this value on. */
const ANCHOR_VALUE = 0.4;
/** Words beside a thing prove little without it ("engineers" of "mentoring engineers"), one word of a phrase as little. */
const WITHOUT_ANCHOR = 0.5;
/** Between a line of work and a claim that says more, the work is quoted. */
const WORK_PREFERENCE = 1.5;

/** One of several things asked for together is not shown below this; then the whole is shown in part at most. */
const LACKING_SHARE = 0.3;
const INCOMPLETE_SHARE = 0.65;
/** From this share on one of them is shown, and half of them shown are the whole in part, however many words the others have. */
const SHOWN_SHARE = 0.7;
const HALF_SHARE = 0.4;

type ValueByLine = Map<number, number>;

const NO_VALUES: ReadonlyMap<number, number> = new Map();

function raise(values: ValueByLine, lines: readonly number[], value: number): void {
  for (const line of lines) {
    if ((values.get(line) ?? 0) < value) values.set(line, value);
  }
}

/** How much of a phrase stands on each line; a part of a phrase is worth less than its share. */
function phraseValues(index: ResumeIndex, stems: readonly string[]): ValueByLine | null {
  let sums: ValueByLine | null = null;
  for (const stem of stems) {
    const said = index.words.get(stem);
    if (said === undefined) continue;
    sums ??= new Map();
    for (const { line, value } of said) sums.set(line, (sums.get(line) ?? 0) + value);
  }
  if (sums !== null) for (const [line, sum] of sums) sums.set(line, (sum / stems.length) ** 2);
  return sums;
}

function conceptValues(index: ResumeIndex, { term, stems }: Concept): ReadonlyMap<number, number> {
  const said = phraseValues(index, stems);
  const lines = term === null ? undefined : index.terms.get(term.kind)?.get(term.name);
  if (said !== null && term?.kind === 'soft_skill') for (const line of index.withoutTraits) said.delete(line);
  if (lines === undefined) return said ?? NO_VALUES;
  const values = said ?? new Map<number, number>();
  raise(values, lines.related, RELATED_VALUE);
  raise(values, lines.implying, IMPLIED_VALUE);
  raise(values, lines.named, 1);
  return values;
}

/** What stands of a part in one place, a line or a role: of each concept what is told of it best. */
class Gathered {
  private sum = 0;
  private concepts = 0;
  private anchored = false;
  private concept: Concept | null = null;
  private value = 0;
  private hasOwnWord = false;
  private readonly part: Part;

  constructor(part: Part) {
    this.part = part;
  }

  /**
   * Concepts are offered one after the other, each as often as it stands there.
   *
   * @param isOwnWord whether it is said by itself, not by a word that says nearly the same
   */
  offer(concept: Concept, value: number, isOwnWord = true): void {
    this.hasOwnWord ||= isOwnWord;
    if (concept !== this.concept) {
      this.settle();
      this.concept = concept;
      this.value = value;
    } else if (value > this.value) this.value = value;
  }

  /** "Checked tickets" says nothing of an inspection of bridges, "examined viaducts" might. */
  private get isByKindredAlone(): boolean {
    return this.concepts === 1 && this.part.concepts.length > 1 && !this.hasOwnWord;
  }

  private settle(): void {
    if (this.concept === null) return;
    this.sum += this.value * this.concept.weight;
    this.concepts++;
    this.anchored ||= this.value >= ANCHOR_VALUE && this.part.anchors.has(this.concept);
    this.concept = null;
  }

  /** Whether it shows what the part is about. */
  get isAnchored(): boolean {
    this.settle();
    return this.anchored;
  }

  /** How much of the part it shows. */
  get share(): number {
    this.settle();
    if (this.isByKindredAlone) return 0;
    const isStray = !this.anchored || (this.part.isPhrase && this.concepts < 2);
    return (this.sum / this.part.weight) * (isStray ? WITHOUT_ANCHOR : 1);
  }
}

function gatheredAt<K>(places: Map<K, Gathered>, place: K, part: Part): Gathered {
  const known = places.get(place);
  if (known !== undefined) return known;
  const made = new Gathered(part);
  places.set(place, made);
  return made;
}

/** What a resume shows of a part, on each line and in each place. */
interface Evidence {
  onLine: Map<number, Gathered>;
  inPlace: Map<ReturnType<typeof placeOf>, Gathered>;
}

function showsPart(index: ResumeIndex, part: Part): ShownPart {
  // Most of what is asked for stands nowhere in most resumes.
  let evidence: Evidence | null = null;
  for (const concept of part.concepts) {
    const values = conceptValues(index, concept);
    const kindred = concept.kind === null ? undefined : index.words.get(concept.kind);
    if (values.size === 0 && kindred === undefined) continue;
    evidence ??= { onLine: new Map(), inPlace: new Map() };
    for (const [line, value] of values) {
      gatheredAt(evidence.onLine, line, part).offer(concept, value);
      gatheredAt(evidence.inPlace, placeOf(index, line), part).offer(concept, value);
    }
    // Another word stands for one only beside the thing: who sold kites and developed photographs has designed none.
    for (const { line, value } of kindred ?? [])
      gatheredAt(evidence.onLine, line, part).offer(concept, value, false);
  }
  return evidence === null ? NOTHING : bestOf(index, evidence);
}

function bestOf(index: ResumeIndex, { onLine, inPlace }: Evidence): ShownPart {
  const own = new Map<number, number>();
  const shares: { line: number; share: number }[] = [];
  let best = NOTHING;
  let bestRank = 0;
  for (const [line, gathered] of onLine) {
    const alone = gathered.share;
    const together = GATHERED_VALUE * (inPlace.get(placeOf(index, line))?.share ?? 0);
    // What a role shows together is told by the lines that name the thing.
    const share = Math.min(1, gathered.isAnchored ? Math.max(alone, together) : alone);
    own.set(line, alone);
    shares.push({ line, share });
    const rank = share + (index.standing[line] === 'work' ? 0.02 : 0) + alone * 0.01;
    if (rank > bestRank || (rank === bestRank && line < best.line)) {
      bestRank = rank;
      best = { share, line, lines: [], onLine: own };
    }
  }
  const near = shares.filter(({ share }) => share >= best.share * NEAR_BEST);
  return { ...best, lines: near.map(({ line }) => line) };
}

function showsAlternatives(index: ResumeIndex, { parts }: Alternatives): ShownPart {
  const [first] = parts;
  if (first !== undefined && parts.length === 1) return showsPart(index, first);
  let best = NOTHING;
  const lines: number[] = [];
  for (const part of parts) {
    const shown = showsPart(index, part);
    if (shown.share >= NEAR_BEST) lines.push(...shown.lines);
    if (shown.share > best.share) best = shown;
  }
  return { ...best, lines: [...new Set([...best.lines, ...lines])] };
}

function showsAll(index: ResumeIndex, { groups, weight, mainWeight, enough }: Wanted): Shown {
  let sum = 0;
  let lacksOne = false;
  let asked = 0;
  let shownOfThem = 0;
  const lines = new Set<number>();
  const told: ValueByLine = new Map();
  for (const group of groups) {
    const shown = showsAlternatives(index, group);
    const isMain = group.isAsked && group.weight >= mainWeight;
    if (group.isAsked) {
      asked++;
      if (shown.share >= SHOWN_SHARE) shownOfThem++;
    }
    if (shown.share < LACKING_SHARE && isMain && enough === 1) lacksOne = true;
    sum += shown.share * group.weight;
    if (isMain && shown.share >= 0.5) for (const line of shown.lines) lines.add(line);
    for (const [line, share] of shown.onLine) told.set(line, (told.get(line) ?? 0) + share * group.weight);
  }
  if (sum === 0) return NOTHING;
  const least = shownOfThem > 0 && shownOfThem * 2 >= asked ? HALF_SHARE : 0;
  const share = Math.max(Math.min(1, sum / weight / enough), least);
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
