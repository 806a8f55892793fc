import { isFillerWord } from './filler-words.ts';
import { type HeldTitle, heldTitle } from './title-relation.ts';
import type { Line, ResumeRead, Term, TermKind, Token } from './types.ts';
import { findTerms } from './vocabulary/matcher.ts';
import { headingSection } from './vocabulary/section-headings.ts';

/** How a line shows something: in work done, in training, or as a claim. */
export type LineStanding = 'work' | 'training' | 'claim' | 'none';

/** A resume prepared for looking things up: built once, in time linear in its length. */
export interface ResumeIndex {
  read: ResumeRead;
  /** The titles of the roles, in their order. */
  titles: readonly HeldTitle[];
  /** By line: what its section says about it; `none` for lines that are no evidence. */
  standing: LineStanding[];
  /** By line: the roles it tells of, as indexes into `read.roles`. */
  rolesOfLine: number[][];
  /** Lines by word stem; negated words are left out. */
  linesOfStem: ReadonlyMap<string, readonly number[]>;
  /** Stems by their first letters, to find the derived forms of a word. */
  stemsOfPrefix: ReadonlyMap<string, readonly string[]>;
  /** Lines by `kind:name` of a term that is named, implied, or only related to one that is named. */
  linesOfTerm: ReadonlyMap<string, readonly number[]>;
  linesImplying: ReadonlyMap<string, readonly number[]>;
  linesRelated: ReadonlyMap<string, readonly number[]>;
  /** Terms named anywhere, by kind. */
  termsOfKind: ReadonlyMap<TermKind, readonly TermMention[]>;
}

export interface TermMention {
  term: Term;
  line: number;
  start: number;
  end: number;
}

export const PREFIX_LENGTH = 5;

export function termKey(kind: TermKind, name: string): string {
  return `${kind}:${name}`;
}

/** Prepares a resume that was read. */
export function indexResume(read: ResumeRead): ResumeIndex {
  const rolesOfLine = rolesByLine(read);
  const standing = read.document.lines.map((line, index) => standingOf(line, rolesOfLine[index] ?? []));
  const stems = indexStems(read, standing);
  const titles = read.roles.map(({ title, family }) => heldTitle(title, family));
  return { read, titles, standing, rolesOfLine, ...stems, ...indexTerms(read, standing) };
}

function rolesByLine(read: ResumeRead): number[][] {
  const roles: number[][] = read.document.lines.map(() => []);
  for (const [roleIndex, role] of read.roles.entries()) {
    for (const line of role.lines) roles[line]?.push(roleIndex);
  }
  return roles;
}

function standingOf(line: Line, roles: readonly number[]): LineStanding {
  if (roles.length > 0) return 'work';
  const isLabel =
    line.isHeading && (line.section === 'education' || headingSection(line.text, 'resume') !== undefined);
  if (isLabel || line.section === 'references') return 'none';
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

function push<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [value]);
  else if (list.at(-1) !== value) list.push(value);
}

/** Walks the negated spans beside the tokens, both in reading order. */
function negationTest(read: ResumeRead): (token: Token) => boolean {
  const spans = [...read.negated].sort((left, right) => left.start - right.start);
  let next = 0;
  return (token) => {
    while (next < spans.length && (spans[next]?.end ?? 0) <= token.start) next++;
    const span = spans[next];
    return span !== undefined && span.start <= token.start;
  };
}

function indexStems(read: ResumeRead, standing: readonly LineStanding[]) {
  const linesOfStem = new Map<string, number[]>();
  const stemsOfPrefix = new Map<string, string[]>();
  const isNegated = negationTest(read);
  for (const [index, line] of read.document.lines.entries()) {
    for (const token of line.tokens) {
      if (isNegated(token) || standing[index] === 'none' || isFillerWord(token.norm)) continue;
      if (token.stem.length >= PREFIX_LENGTH && !linesOfStem.has(token.stem)) {
        push(stemsOfPrefix, token.stem.slice(0, PREFIX_LENGTH), token.stem);
      }
      push(linesOfStem, token.stem, index);
    }
  }
  return { linesOfStem, stemsOfPrefix };
}

function indexTerms(read: ResumeRead, standing: readonly LineStanding[]) {
  const linesOfTerm = new Map<string, number[]>();
  const linesImplying = new Map<string, number[]>();
  const linesRelated = new Map<string, number[]>();
  const termsOfKind = new Map<TermKind, TermMention[]>();
  const denied = deniedTerms(read);
  for (const { line, hit } of read.hits) {
    if (standing[line] === 'none') continue;
    const { term, start, end } = hit;
    push(linesOfTerm, termKey(term.kind, term.name), line);
    for (const name of term.implies ?? []) pushUnless(denied, linesImplying, termKey(term.kind, name), line);
    for (const name of term.related ?? []) pushUnless(denied, linesRelated, termKey(term.kind, name), line);
    const mentions = termsOfKind.get(term.kind) ?? [];
    mentions.push({ term, line, start, end });
    termsOfKind.set(term.kind, mentions);
  }
  return { linesOfTerm, linesImplying, linesRelated, termsOfKind };
}

function pushUnless(
  denied: ReadonlySet<string>,
  map: Map<string, number[]>,
  key: string,
  line: number,
): void {
  if (!denied.has(key)) push(map, key, line);
}

/** Terms that the resume says it has not: what else is near them does not show them then. One walk over lines and spans. */
function deniedTerms({ document, negated }: ResumeRead): ReadonlySet<string> {
  const denied = new Set<string>();
  let at = 0;
  for (const line of document.lines) {
    if ((negated[at]?.start ?? Number.POSITIVE_INFINITY) >= line.end) continue;
    for (const { term, start, end } of findTerms(document.text, line.tokens)) {
      while ((negated[at]?.end ?? Number.POSITIVE_INFINITY) <= start) at++;
      const span = negated[at];
      if (span !== undefined && start >= span.start && end <= span.end) {
        denied.add(termKey(term.kind, term.name));
      }
    }
    while ((negated[at]?.end ?? Number.POSITIVE_INFINITY) <= line.end) at++;
  }
  return denied;
}

/** The line that names a role: its title, and mostly its dates; -1 when there is no such role. */
export function titleLine({ read }: ResumeIndex, roleIndex: number): number {
  const role = read.roles[roleIndex];
  if (role === undefined) return -1;
  const { start, end } = role.titleSpan;
  return read.document.lines.findIndex((line) => line.start <= start && line.end >= end);
}
