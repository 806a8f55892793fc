import type { Span } from '../../text/span.ts';
import type { RoleFamily } from '../role-families.ts';
import type { Seniority } from '../seniority.ts';
import type { LanguageSign } from './text/language.ts';
import type { GatesOfWord } from './text/word-gate.ts';
import type { TitleProfile } from './titles/title-similarity.ts';
import type { WordTerms } from './vocabulary/matcher.ts';

export type { Span };

/** A word, wherever it stands: one object for all its places, to note on it what follows from the word alone. */
export interface Word {
  /** Lower case, diacritics folded, typographic variants unified. */
  readonly norm: string;
  /** `norm` without its inflection; equals `norm` for names, codes and short words. */
  readonly stem: string;
  /** `norm` without its plural ending. */
  readonly singular: string;
  /** `norm` without its plural or verb ending. */
  readonly base: string;
  /** As it is written, folded as whole lines are: with the dots that `norm` leaves out. */
  readonly folded: string;
  /** Bits of the beginnings of all of these forms. */
  readonly beginning: number;
  /** What stands for all words that say nearly the same; `null` for most. */
  readonly kind: string | null;
  /** Noted when they are first asked for; `null` where there is nothing to note. */
  terms: WordTerms | null | undefined;
  languageSign: LanguageSign | null | undefined;
  gates: GatesOfWord | undefined;
}

export interface Token extends Span {
  norm: string;
  stem: string;
  word: Word;
}

export const SECTION_KINDS = [
  'summary',
  'experience',
  'education',
  'skills',
  'certificates',
  'languages',
  'projects',
  'awards',
  'publications',
  'volunteering',
  'interests',
  'personal',
  'references',
  /** What somebody lacks, or is still to learn. */
  'lacking',
  // of a job
  'title',
  'about',
  'responsibilities',
  'required',
  'preferred',
  'team',
  'benefits',
  'application',
  'other',
] as const;
export type SectionKind = (typeof SECTION_KINDS)[number];

export interface Line extends Span {
  /** The line without bullet, numbering and surrounding space; `start` and `end` are those of this text. */
  text: string;
  isHeading: boolean;
  isBullet: boolean;
  /** Leading columns, tabs as four. */
  indent: number;
  section: SectionKind;
  tokens: Token[];
  /** Bits of what its words may have in them, as their gates tell it; what is not noted is read from the tokens. */
  gates?: number;
}

/** A job or a resume as lines in sections. */
export interface TextDocument {
  text: string;
  lines: Line[];
  /** ISO 639-1 code of the main language; `und` when it is not one of those understood. */
  language: string;
  languageSupported: boolean;
}

export const TERM_KINDS = [
  'skill',
  'soft_skill',
  'degree',
  'certificate',
  'language',
  'title',
  'industry',
] as const;
export type TermKind = (typeof TERM_KINDS)[number];

/** One entry of the vocabulary, whatever its spelling in the text. */
export interface Term {
  kind: TermKind;
  /** Canonical name, unique within its kind. */
  name: string;
  /** For a title: its family and, when the title itself implies one, its level. */
  family?: RoleFamily;
  seniority?: Seniority;
  /** For a degree: 1 school leaving, 2 vocational, 3 bachelor, 4 master, 5 doctorate. */
  degreeLevel?: number;
  /** Canonical names of broader skills that this one shows ("PostgreSQL" shows "SQL"). */
  implies?: readonly string[];
  /** Canonical names of skills near enough to show the other in part ("Vue" for "React"). */
  related?: readonly string[];
}

/** A term found in a token sequence. */
export interface TermHit extends Span {
  term: Term;
  firstToken: number;
  /** Index after the last token. */
  endToken: number;
}

export interface RoleRead {
  title: string;
  titleSpan: Span;
  /** As the title is compared with others. */
  profile: TitleProfile;
  family: RoleFamily;
  seniority: Seniority;
  /** `YYYY` or `YYYY-MM`. */
  start: string | null;
  end: string | null;
  industry: string | null;
  /** Indexes into `TextDocument.lines` of the role's heading lines and of what is told of it. */
  lines: number[];
}

/** The parts of a line that name papers which are not held, and those that name papers still under way. */
export interface PapersNotHeld {
  notHeld: readonly Span[];
  underWay: readonly Span[];
}

/** What the reader found in a resume, before any job is compared with it. */
export interface ResumeRead {
  document: TextDocument;
  roles: RoleRead[];
  /** All vocabulary terms, with the line they stand in. Those in `negated` are left out. */
  hits: { line: number; hit: TermHit }[];
  /** By line: all of them, those in `negated` too. */
  terms: readonly (readonly TermHit[])[];
  /** Spans that show nothing: what is denied, and what is only planned or told of others. In the order of the text. */
  negated: readonly Span[];
  /** Of these, the spans that are denied or name papers that are not held: it is not to be had from what is near it either. */
  denied: readonly Span[];
  /** By line: what names papers that are not held, or still under way. */
  papersNotHeld: readonly PapersNotHeld[];
}
