import { isDigit } from '../../../text/characters.ts';
import type { TitleRelation } from '../../model.ts';
import { MONTH_BY_NAME, UNTIL_WORDS } from '../text/calendar-words.ts';
import { isContainerWord, isFillerWord } from '../text/filler-words.ts';
import { HeldTitle, relateTitles, type WantedTitle } from '../titles/title-relation.ts';
import type { Line, ResumeRead, SectionKind, Span, Term, TermKind, Token } from '../types.ts';
import { headingKind } from '../vocabulary/headings.ts';
import { LEADERSHIP, linesOfLeaders } from './lines-of-leaders.ts';
import type { SoughtWords } from './sought-words.ts';
import { isOfThing, traitsOfThings } from './traits-of-things.ts';
import { indexWords, type WordOnLine } from './words-of-lines.ts';

/** How a line shows something: in work done, in training, or as a claim. */
export type LineStanding = 'work' | 'training' | 'claim' | 'none';

/** A resume prepared for looking up what a rubric seeks: built once, in time linear in its length. */
export interface ResumeIndex {
  read: ResumeRead;
  /** What was taken out of it: it proves nothing, though it is not denied either. In the order of the text. */
  unproving: readonly Span[];
  /** The titles of the roles, in their order. */
  titles: readonly HeldTitle[];
  /** How the titles relate to those wanted that were asked for so far. */
  relations: Map<WantedTitle, readonly TitleRelation[]>;
  /** By line: what its section says about it; `none` for lines that are no evidence. */
  standing: readonly LineStanding[];
  /** By line: the roles it tells of, as indexes into `read.roles`. */
  rolesOfLine: readonly (readonly number[])[];
  /** By a stem that is sought: the lines that say it or a word derived from it, in order; negated words are left out. */
  words: ReadonlyMap<string, readonly WordOnLine[]>;
  /** By kind and name of a term that is sought. */
  terms: ReadonlyMap<TermKind, ReadonlyMap<string, TermLines>>;
  /** By line, where words for traits are said of things. */
  ofThings: ReadonlyMap<number, readonly Span[]>;
  /** Lines whose words are no traits: of studies ("BA Visual Communication"), or of things. */
  withoutTraits: ReadonlySet<number>;
  /** Degrees, certificates and languages named anywhere, by kind. */
  credentials: ReadonlyMap<TermKind, readonly TermMention[]>;
}

/** Lines, in order, on which a term is named, implied, or only one related to it is named. */
export interface TermLines {
  named: number[];
  implying: number[];
  related: number[];
}

export interface TermMention {
  term: Term;
  line: number;
  start: number;
  end: number;
  /** A paper that is begun or asked for. */
  isUnderWay: boolean;
}

/** Prepares a resume that was read for what is sought in it. */
export function indexResume(read: ResumeRead, sought: SoughtWords): ResumeIndex {
  const rolesOfLine = rolesByLine(read);
  const standing = read.document.lines.map((line, index) =>
    isNamedSkill(read, index) ? 'claim' : standingOf(line, rolesOfLine[index] ?? []),
  );
  const credentials = credentialsIn(read, standing);
  const degrees = credentials.get('degree') ?? [];
  const ofThings = new Map(
    read.document.lines.flatMap((line, at) => {
      const spans = traitsOfThings(line.text, line.start);
      return spans.length > 0 ? [[at, spans] as const] : [];
    }),
  );
  return {
    read,
    unproving: [],
    ofThings,
    withoutTraits: new Set([
      ...degrees.flatMap(({ line }) => (standing[line] === 'training' ? [line] : [])),
      ...ofThings.keys(),
    ]),
    titles: read.roles.map(({ title, family, profile }) => new HeldTitle(title, family, profile)),
    relations: new Map(),
    standing,
    rolesOfLine,
    words: indexWords(read, standing, sought),
    terms: indexTerms(read, standing, sought.terms, ofThings),
    credentials,
  };
}

/** A resume in which what some spans say proves nothing, though it is not denied either. */
export function withoutSpans(index: ResumeIndex, sought: SoughtWords, spans: readonly Span[]): ResumeIndex {
  const { read, standing } = index;
  const ordered = [...index.unproving, ...spans].sort((left, right) => left.start - right.start);
  let next = 0;
  // Both are in the order of the text.
  const hits = read.hits.filter(({ hit }) => {
    while ((ordered[next]?.end ?? Number.POSITIVE_INFINITY) <= hit.start) next++;
    const span = ordered[next];
    return span === undefined || !isWithin(hit, span);
  });
  const negated = [...read.negated, ...ordered];
  return {
    ...index,
    unproving: ordered,
    words: indexWords({ ...read, negated }, standing, sought),
    terms: indexTerms({ ...read, hits }, standing, sought.terms, index.ofThings),
  };
}

/** The same, without the papers that stand in the spans. */
export function withoutPapers(index: ResumeIndex, sought: SoughtWords, spans: readonly Span[]): ResumeIndex {
  const isLeft = (mention: TermMention) => !spans.some((span) => isWithin(mention, span));
  const credentials = new Map(
    [...index.credentials].map(([kind, mentions]) => [kind, mentions.filter(isLeft)] as const),
  );
  return { ...withoutSpans(index, sought, spans), credentials };
}

/** How the titles of the roles relate to a wanted one, in their order; remembered, as several requirements ask for one. */
export function relationsTo(index: ResumeIndex, wanted: WantedTitle): readonly TitleRelation[] {
  const known = index.relations.get(wanted);
  if (known !== undefined) return known;
  const relations = index.titles.map((title) => relateTitles(wanted, title));
  index.relations.set(wanted, relations);
  return relations;
}

/** Between a label and what it opens stand a few marks. */
const MAX_MARKS = 8;

const NO_ROLES: readonly number[] = [];

function rolesByLine(read: ResumeRead): (readonly number[])[] {
  const roles: (readonly number[])[] = read.document.lines.map(() => NO_ROLES);
  for (const [roleIndex, role] of read.roles.entries()) {
    for (const line of role.lines) {
      const others = roles[line] ?? NO_ROLES;
      roles[line] = others.length === 0 ? [roleIndex] : [...others, roleIndex];
    }
  }
  return roles;
}

/** "Clinical skills: examined patients": a label that opens its own line names the skill that the line is about. */
function isNamedSkill({ document }: ResumeRead, index: number): boolean {
  const [label, content] = [document.lines[index], document.lines[index + 1]];
  if (label === undefined || content === undefined || !label.isHeading || label.section !== 'skills')
    return false;
  return (
    content.start - label.end < MAX_MARKS && !document.text.slice(label.end, content.start).includes('\n')
  );
}

function standingOf(line: Line, roles: readonly number[]): LineStanding {
  if (roles.length > 0) return 'work';
  const isLabel =
    line.isHeading &&
    (line.section === 'education' || headingKind(line.tokens, 'resume') !== null) &&
    !namesSkill(line);
  if (isLabel || line.section === 'references' || line.section === 'lacking') return 'none';
  switch (line.section) {
    case 'experience':
    case 'projects':
    case 'volunteering':
      return 'work';
    case 'education':
    case 'certificates':
      return 'training';
    default:
      return 'claim';
  }
}

/** "Clinical skills": a heading that claims them. */
function namesSkill({ section, tokens }: Line): boolean {
  return (
    section === 'skills' &&
    tokens.length > 1 &&
    tokens.some(({ norm }) => !isFillerWord(norm) && !isContainerWord(norm))
  );
}

/** What a line tells of: its role, or the section that it is a claim of. */
export function placeOf(index: ResumeIndex, line: number): number | SectionKind | undefined {
  return index.rolesOfLine[line]?.[0] ?? index.read.document.lines[line]?.section;
}

/** Walks the negated spans beside the tokens, both in reading order. */
export function negationTest(read: ResumeRead): (token: Token) => boolean {
  const spans = [...read.negated].sort((left, right) => left.start - right.start);
  let next = 0;
  return (token) => {
    while (next < spans.length && (spans[next]?.end ?? 0) <= token.start) next++;
    const span = spans[next];
    return span !== undefined && span.start <= token.start;
  };
}

/** Of dates, not of presenting something. */
export const PRESENT = 'present';

export function endsDates(before: Token | undefined): boolean {
  return (
    before !== undefined &&
    (isDigit(before.norm.charCodeAt(0)) || UNTIL_WORDS.has(before.norm) || MONTH_BY_NAME.has(before.norm))
  );
}

function indexTerms(
  read: ResumeRead,
  standing: readonly LineStanding[],
  sought: SoughtWords['terms'],
  ofThings: ResumeIndex['ofThings'],
): ReadonlyMap<TermKind, ReadonlyMap<string, TermLines>> {
  const terms = new Map<TermKind, Map<string, TermLines>>();
  for (const kind of sought.keys()) terms.set(kind, new Map());
  const isDenied = denialTest(read);
  /** A paper shows in part the skill that it is of, as "Green Belt" does Six Sigma: it was learned. */
  const addLearned = (name: string, line: number, paper: Span): void => {
    const skills = terms.get('skill');
    if (skills === undefined || sought.get('skill')?.has(name) !== true || isDenied('skill', name)) return;
    if (!isPaperUnderWay(read, line, paper)) addLine(linesOf(skills, name).related, line);
  };
  for (const { line, hit } of read.hits) {
    const { term } = hit;
    const names = sought.get(term.kind);
    const found = terms.get(term.kind);
    if (names === undefined || found === undefined || standing[line] === 'none') continue;
    if (term.kind === 'soft_skill' && isOfThing(ofThings.get(line) ?? [], hit)) continue;
    if (names.has(term.name)) addLine(linesOf(found, term.name).named, line);
    for (const name of term.implies ?? []) {
      if (names.has(name) && !isDenied(term.kind, name)) addLine(linesOf(found, name).implying, line);
      else if (term.kind === 'certificate') addLearned(name, line, hit);
    }
    for (const name of term.related ?? []) {
      if (names.has(name) && !isDenied(term.kind, name)) addLine(linesOf(found, name).related, line);
    }
  }
  const led = terms.get('soft_skill');
  if (
    led !== undefined &&
    sought.get('soft_skill')?.has(LEADERSHIP) === true &&
    !isDenied('soft_skill', LEADERSHIP)
  )
    for (const line of linesOfLeaders(read, standing)) addLine(linesOf(led, LEADERSHIP).implying, line);
  return terms;
}

function linesOf(terms: Map<string, TermLines>, name: string): TermLines {
  const known = terms.get(name);
  if (known !== undefined) return known;
  const made: TermLines = { named: [], implying: [], related: [] };
  terms.set(name, made);
  return made;
}

/** Lines come in their order. */
function addLine(lines: number[], line: number): void {
  if (lines.at(-1) !== line) lines.push(line);
}

/** Whether what stands at a place of a line names a paper that is still under way. */
export function isPaperUnderWay({ papersNotHeld }: ResumeRead, line: number, named: Span): boolean {
  return papersNotHeld[line]?.underWay.some((span) => isWithin(named, span)) === true;
}

export function isWithin(inner: Span, outer: Span): boolean {
  return inner.start >= outer.start && inner.end <= outer.end;
}

/** Whether a line names a paper that is still under way, beside others or not. */
export function hasPaperUnderWay({ papersNotHeld }: ResumeRead, line: number): boolean {
  return (papersNotHeld[line]?.underWay.length ?? 0) > 0;
}

function credentialsIn(
  read: ResumeRead,
  standing: readonly LineStanding[],
): ReadonlyMap<TermKind, readonly TermMention[]> {
  const mentions = new Map<TermKind, TermMention[]>([
    ['degree', []],
    ['certificate', []],
    ['language', []],
  ]);
  for (const { line, hit } of read.hits) {
    const { term, start, end } = hit;
    const isUnderWay = isPaperUnderWay(read, line, hit);
    if (standing[line] !== 'none') mentions.get(term.kind)?.push({ term, line, start, end, isUnderWay });
  }
  return mentions;
}

/**
 * Whether the resume says that it has not a term: what else is near it does not show it then. The terms denied are read when a
 * term that is sought could be shown so, which few resumes that deny anything come to.
 */
function denialTest(read: ResumeRead): (kind: TermKind, name: string) => boolean {
  if (read.denied.length === 0) return () => false;
  let denied: ReadonlySet<string> | null = null;
  return (kind, name) => {
    denied ??= deniedTerms(read);
    return denied.has(termKey(kind, name));
  };
}

function termKey(kind: TermKind, name: string): string {
  return `${kind}:${name}`;
}

/** One walk over lines and spans. */
function deniedTerms({ document, terms, denied: spans }: ResumeRead): ReadonlySet<string> {
  const denied = new Set<string>();
  let at = 0;
  for (const [index, line] of document.lines.entries()) {
    if ((spans[at]?.start ?? Number.POSITIVE_INFINITY) >= line.end) continue;
    for (const { term, start, end } of terms[index] ?? []) {
      while ((spans[at]?.end ?? Number.POSITIVE_INFINITY) <= start) at++;
      const span = spans[at];
      if (span !== undefined && start >= span.start && end <= span.end) {
        denied.add(termKey(term.kind, term.name));
      }
    }
    while ((spans[at]?.end ?? Number.POSITIVE_INFINITY) <= line.end) at++;
  }
  return denied;
}

/** The line that names a role: its title, and mostly its dates; -1 when there is no such role. */
export function titleLine({ read }: Pick<ResumeIndex, 'read'>, roleIndex: number): number {
  const role = read.roles[roleIndex];
  if (role === undefined) return -1;
  const { start, end } = role.titleSpan;
  return read.document.lines.findIndex((line) => line.start <= start && line.end >= end);
}
