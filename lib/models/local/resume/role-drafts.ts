import type { DateRange } from '../text/dates.ts';
import { isNoRole, isVoluntary } from '../titles/no-roles.ts';
import { proseTitles } from '../titles/prose-titles.ts';
import { type TitlePart, unknownTitle } from '../titles/title-parts.ts';
import type { Line, TermHit } from '../types.ts';
import {
  isDatedHeader,
  isListOfEntries,
  isTrainingFor,
  isUndatedHeader,
  knownTitle,
  mainRange,
  namesLeave,
  namesNoRole,
  paragraphsOf,
  type RoleLine,
} from './role-lines.ts';
import { titleColumn } from './table-columns.ts';

/** A role before it is known which lines tell of it. Positions are those in the lines that are read. */
export interface RoleDraft {
  title: TitlePart;
  range: DateRange | null;
  /** The line of the title. */
  titleAt: number;
  /** First and last line that head it. */
  first: number;
  last: number;
  /** One of several titles of an entry, with dates of its own. */
  isStep?: boolean;
}

/** How far from its dates a title may stand, likeliest first: above, above the employer, below, or above employer and department. */
const NEIGHBOUR_OFFSETS = [-1, -2, 1, 2, -3] as const;
/** The same where blank lines stand between all of them. */
const OFFSETS_ABOVE = [-1, -2] as const;

/** Where the lines stand: in a section of experience, in a career that no heading announces, or anywhere. */
export type RolePlace = 'section' | 'career' | 'anywhere';

/**
 * Finds the roles in the lines, in this order: titles beside dates in one line, titles on a line near their dates, and in a
 * section or a career also entries whose title no vocabulary has, and entries without dates. Without a section, what does not even sound
 * like a title is one only among nothing but such entries.
 */
export function draftRoles(lines: readonly RoleLine[], place: RolePlace): RoleDraft[] {
  const drafter = new RoleDrafter(lines);
  const dated = [...lines.keys()].filter((at) => (lines[at]?.ranges.length ?? 0) > 0);
  const untitled = dated.filter((at) => !drafter.draftDatedLine(at));
  const apart = untitled.filter((at) => !drafter.draftFromNeighbour(at));
  const unresolved = apart.filter((at) => !drafter.draftAcrossGaps(at, place));
  if (place !== 'anywhere') {
    const unnamed = unresolved.filter((at) => drafter.draftUnknown(at, 'sounding') === 'unnamed');
    const entries = new Set<RoleLine | undefined>(paragraphsOf(lines).filter(isListOfEntries).flat());
    for (const at of unnamed) {
      if (place === 'section' || entries.has(lines[at])) drafter.draftUnknown(at, 'any');
    }
    for (const at of lines.keys()) drafter.draftUndated(at);
  }
  return drafter.drafts.sort((a, b) => a.first - b.first || a.title.start - b.title.start);
}

/** What dates without a known title are of: a role that is now drafted, none of their own, or one whose title is still sought. */
type UnknownOutcome = 'role' | 'none' | 'unnamed';

class RoleDrafter {
  readonly drafts: RoleDraft[] = [];
  private readonly lines: readonly RoleLine[];
  private titleCell: ((read: RoleLine) => TitlePart | undefined) | undefined;
  private readonly claimed = new Set<number>();
  /** The first line that heads a role without being a point of a list: from there on points tell of roles. */
  private firstPlainHeader = Number.POSITIVE_INFINITY;

  constructor(lines: readonly RoleLine[]) {
    this.lines = lines;
  }

  private draft(title: TitlePart, titleAt: number, range: DateRange | null, dateAt: number): void {
    const first = Math.min(titleAt, dateAt);
    const last = Math.max(titleAt, dateAt);
    this.drafts.push({ title, titleAt, range, first, last });
    if (!this.lines[first]?.line.isBullet) this.firstPlainHeader = Math.min(this.firstPlainHeader, first);
    for (let at = first; at <= last; at++) this.claimed.add(at);
  }

  /** A line with dates and a title of its own; the same title with two ranges is two stays. */
  draftDatedLine(at: number): boolean {
    const read = this.lines[at];
    if (read === undefined || this.draftProse(at, read) || (isDatedHeader(read) && isShortVoluntary(read)))
      return true;
    if (isOfPaper(read) && read.ranges.every(({ end }) => end === null)) return false;
    const title = isDatedHeader(read) ? knownTitle(read) : undefined;
    if (title === undefined || isTrainingFor(read.line, title) || this.isDatedAbove(at, read)) return false;
    const full = read.ranges.filter((range) => range.end !== null && !isOfLeave(read, range));
    for (const range of full.length > 0 ? full : read.ranges.slice(0, 1)) this.draft(title, at, range, at);
    return true;
  }

  /** "2018 to 2022: Harbour Ltd. Scaffolder (ticket from 2020).": the year is of something else. */
  private isDatedAbove(at: number, { ranges, isApart }: RoleLine): boolean {
    const above = this.lines[at - 1];
    if (above === undefined || isApart || ranges.some(({ end }) => end !== null)) return false;
    return above.ranges.some(({ end }) => end !== null) && knownTitle(above) === undefined;
  }

  /** "From 2014 to 2019 I worked as a nurse": each range goes with the nearest title of the sentence. */
  private draftProse(at: number, { line, hits, ranges }: RoleLine): boolean {
    const titles = proseTitles(line, hits, ranges);
    let drafted = false;
    for (const range of inOrderOfProof(joinedRanges(ranges, titles))) {
      const nearest = nearestTitle(titles, range);
      if (nearest === undefined) break;
      titles.splice(titles.indexOf(nearest), 1);
      this.draft(nearest, at, range, at);
      drafted = true;
    }
    return drafted;
  }

  /** Dates on a line of their own, or with the employer: the title stands on a line near. */
  draftFromNeighbour(at: number): boolean {
    const read = this.lines[at];
    const range = read === undefined ? undefined : mainRange(read);
    if (read === undefined || range === undefined || !isDatedHeader(read)) return false;
    if (range.end === null && (isOfPaper(read) || isSaidInSentence(read, range))) return false;
    if (namesLeave(read)) return false;
    for (const offset of NEIGHBOUR_OFFSETS) {
      const beside = this.neighbour(at, offset);
      const title = beside === undefined ? undefined : knownTitle(beside);
      if (title === undefined || this.isListed(at + offset, title, at)) continue;
      // "Eddie Stobart 2012-18, Culina 2018-now": one trade at several employers.
      const full = read.ranges.filter(({ end }) => end !== null);
      for (const stay of full.length > 1 ? full : [range]) this.draft(title, at + offset, stay, at);
      return true;
    }
    return false;
  }

  /**
   * Dates, and the title above them, in paragraphs of their own, as pages and pasted text have them: every line that heads the
   * entry stands between blank lines.
   */
  draftAcrossGaps(at: number, place: RolePlace): boolean {
    const read = this.lines[at];
    const range = read === undefined ? undefined : mainRange(read);
    if (read === undefined || range === undefined || this.claimed.has(at)) return false;
    if (!read.isApart || read.line.isBullet || !isDatedHeader(read) || namesNoRole(read)) return false;
    const below = this.lines[at + 1];
    if (below !== undefined && !below.isApart && !below.line.isBullet) return false;
    const titleOf = (offset: number, of: (beside: RoleLine) => TitlePart | undefined) => {
      const beside = this.neighbour(at, offset, true);
      const title = beside === undefined ? undefined : of(beside);
      return title === undefined ? [] : [{ title, offset }];
    };
    const [found] = [
      ...OFFSETS_ABOVE.flatMap((offset) => titleOf(offset, knownTitle)),
      ...OFFSETS_ABOVE.flatMap((offset) => titleOf(offset, (beside) => soundingTitle(beside, place))),
    ];
    if (found === undefined) return false;
    if (!found.title.isKnown && soundingTitle(read, place) !== undefined) return false;
    this.draft(found.title, at + found.offset, range, at);
    return true;
  }

  /**
   * Whether a part of a line above is one of several things that were done in the entry before: "Minutes, budget, the director's diary,
   * spreadsheets".
   */
  private isListed(titleAt: number, { firstToken }: TitlePart, at: number): boolean {
    const read = this.lines[titleAt];
    if (read === undefined || titleAt >= at || firstToken === 0 || read.isApart) return false;
    return LIST.test(read.line.text) && this.drafts.some((draft) => draft.titleAt === titleAt - 1);
  }

  /** A line at that distance that can belong to the same entry. */
  private neighbour(at: number, offset: number, isAcrossGaps = false): RoleLine | undefined {
    const step = Math.sign(offset);
    for (let near = at + step; ; near += step) {
      const read = this.lines[near];
      if (read === undefined || this.claimed.has(near) || !isUndatedHeader(read)) return undefined;
      if (read.line.isBullet && !this.lines[at]?.line.isBullet) return undefined;
      const isParted = this.lines[step < 0 ? near + 1 : near]?.isApart === true;
      if (isAcrossGaps ? !read.isApart && near !== 0 : isParted) return undefined;
      // "…, 2017 – present. Groups, rehab. Driver with own car."
      if (read.goesOn && near > at + 1) return undefined;
      if (near === at + offset) return read;
    }
  }

  /**
   * Dates, and no title that is known: the line itself or the one beside names it.
   *
   * @param titles only those that end as titles do, or whatever stands there
   */
  draftUnknown(at: number, titles: 'sounding' | 'any'): UnknownOutcome {
    const soundsOnly = titles === 'sounding';
    const read = this.lines[at];
    const range = read === undefined ? undefined : mainRange(read);
    if (read === undefined || range === undefined || this.claimed.has(at)) return 'none';
    if (range.end === null && (read.line.isBullet || !soundsOnly)) return soundsOnly ? 'unnamed' : 'none';
    if (range.end === null && (isOfPaper(read) || isSaidInSentence(read, range))) return 'none';
    if (!isDatedHeader(read) || namesNoRole(read) || namesLeave(read)) return 'none';
    if (read.line.isBullet && this.firstPlainHeader < at) return 'none';
    if (this.spansNext(at, range)) return 'none';
    this.titleCell ??= titleColumn(this.lines);
    const cell = this.titleCell(read);
    if (cell !== undefined) {
      this.draft(cell, at, range, at);
      return 'role';
    }
    for (const offset of soundsOnly ? [0, ...NEIGHBOUR_OFFSETS] : [0, -1, 1]) {
      const beside = offset === 0 ? read : this.neighbour(at, offset);
      const title = beside === undefined ? undefined : unknownTitle(beside.line, beside.ranges);
      if (title === undefined || (soundsOnly && !title.soundsLikeTitle)) continue;
      if (this.isListed(at + offset, title, at)) continue;
      this.draft(title, at + offset, range, at);
      return 'role';
    }
    return 'unnamed';
  }

  /** An employer with the dates of the whole stay: the role below has dates within them. */
  private spansNext(at: number, range: DateRange): boolean {
    const next = this.lines[at + 1];
    const inner = next === undefined || next.isApart || next.line.isBullet ? undefined : mainRange(next);
    if (inner === undefined || inner.start === null || inner.end === null || range.start === null)
      return false;
    return inner.start >= range.start && inner.end <= (range.end ?? '');
  }

  /** A title at the head of an entry that says no dates. */
  draftUndated(at: number): void {
    const read = this.lines[at];
    if (read === undefined || this.claimed.has(at) || !isUndatedHeader(read) || !this.beginsEntry(at, read))
      return;
    const title = knownTitle(read) ?? this.titleAbovePoints(at, read);
    if (title !== undefined && title.firstToken <= 1) this.draft(title, at, null, at);
  }

  /** What sounds like a title right above a list of points. */
  private titleAbovePoints(at: number, { line, ranges }: RoleLine): TitlePart | undefined {
    if (line.isBullet || this.lines[at + 1]?.line.isBullet !== true) return undefined;
    const title = unknownTitle(line, ranges);
    return title?.soundsLikeTitle === true ? title : undefined;
  }

  private beginsEntry(at: number, read: RoleLine): boolean {
    const previous = this.lines[at - 1];
    if (read.line.isBullet) return this.firstPlainHeader > at;
    return (
      previous === undefined ||
      read.isApart ||
      read.line.isHeading ||
      (previous.line.isBullet && !this.claimed.has(at - 1)) ||
      (previous.ranges.length > 0 && namesLeave(previous)) ||
      this.isEmployer(at - 1)
    );
  }

  /** A line that stands alone above a title. */
  private isEmployer(at: number): boolean {
    const read = this.lines[at];
    return (
      read !== undefined &&
      !this.claimed.has(at) &&
      isUndatedHeader(read) &&
      (read.isApart || read.line.isHeading)
    );
  }
}

/** Three things or more. */
const LIST = /^[^,]{2,80},[^,]{2,80},/;

/** "Permis B, C, CE (2014)", below the headline: the year of a licence; so is that of "DE infirmier, 2015". */
function isOfPaper({ line, hits }: RoleLine): boolean {
  const papers = hits.filter((hit) => hit.term.kind === 'certificate' || isDegreeInLetters(line, hit));
  const isInPaper = (hit: TermHit) =>
    papers.some(
      ({ start, end, term }) =>
        (hit.start >= start && hit.end <= end) || (term.kind === 'degree' && hit.start === end + 1),
    );
  return papers.length > 0 && hits.every((hit) => hit.term.kind !== 'title' || isInPaper(hit));
}

/** "No neuro experience since a rotation in 2015.": the date of what is said there. */
function isSaidInSentence({ line, ranges }: RoleLine, { firstToken, span }: DateRange): boolean {
  const before = line.tokens[firstToken - 1];
  return (
    ranges.length === 1 &&
    firstToken > 2 &&
    before !== undefined &&
    line.text.endsWith('.') &&
    line.text.slice(before.end - line.start, span.start - line.start).trim() === ''
  );
}

/** "MBO Kok", "BTS Assistant de gestion". */
function isDegreeInLetters({ text, start: from }: Line, { term, start, end }: TermHit): boolean {
  return term.kind === 'degree' && /^\p{Lu}{2,6}$/u.test(text.slice(start - from, end - from));
}

/** What no vocabulary has and ends as titles do, where roles are told. */
function soundingTitle({ line, ranges }: RoleLine, place: RolePlace): TitlePart | undefined {
  const title = place === 'anywhere' ? undefined : unknownTitle(line, ranges);
  return title?.soundsLikeTitle === true ? title : undefined;
}

/** Longer lines tell of more than one thing. */
const MAX_VOLUNTARY_TOKENS = 26;

function isShortVoluntary({ line }: RoleLine): boolean {
  return line.tokens.length <= MAX_VOLUNTARY_TOKENS && isVoluntary(line);
}

/** "Pharmacist, 2015 - 2022 (maternity leave Feb–Nov 2019)" */
function isOfLeave({ line }: RoleLine, { firstToken }: DateRange): boolean {
  return isNoRole(line.tokens[firstToken - 1]?.norm ?? '');
}

/** "Qualified as a nurse in 2009 and worked on the ward until 2014": one stay, where no title stands between. */
function joinedRanges(ranges: readonly DateRange[], titles: readonly TitlePart[]): DateRange[] {
  const joined: DateRange[] = [];
  for (const range of ranges) {
    const last = joined.at(-1);
    const goesOn =
      last !== undefined &&
      last.end === null &&
      range.start === null &&
      !titles.some(({ firstToken }) => firstToken > last.endToken && firstToken < range.firstToken);
    if (goesOn) joined[joined.length - 1] = { ...last, end: range.end };
    else joined.push(range);
  }
  return joined;
}

/** Dates from and to choose their titles before a date alone does. */
function inOrderOfProof(ranges: readonly DateRange[]): DateRange[] {
  const isFull = ({ start, end }: DateRange) => start !== null && end !== null;
  return [...ranges.filter(isFull), ...ranges.filter((range) => !isFull(range))];
}

function nearestTitle(titles: readonly TitlePart[], range: DateRange): TitlePart | undefined {
  let nearest: TitlePart | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const title of titles) {
    const distance = Math.max(range.firstToken - title.endToken, title.firstToken - range.endToken);
    if (distance < least) {
      nearest = title;
      least = distance;
    }
  }
  return nearest;
}
