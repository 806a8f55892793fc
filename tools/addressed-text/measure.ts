import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CandidateText, readCandidateText } from '../../lib/scoring/intake/intake.ts';

const UNSEEN = join(import.meta.dirname, '../../tests/quality/unseen');

/** Texts of one kind, and how many of them were flagged. */
export interface FlaggedShare {
  kind: string;
  count: number;
  /** By the rules and weights alone, as a resume is read before any model sees it. */
  flagged: number;
  /** If a model reported each of them as well, rightly or wrongly; `null` where that is not asked. */
  flaggedIfReported: number | null;
}

export interface DetectionFigures {
  /** Texts addressed to an evaluator, each as a line of a resume and as a paragraph: flagged in both. */
  addressed: FlaggedShare[];
  /** Lines of honest resumes, in the same places, by author: flagged in one of them. */
  honestLines: FlaggedShare[];
  honestResumes: FlaggedShare;
  /** The same in twelve other languages, four in ten of people like the next. */
  foreignResumes: FlaggedShare;
  /** Resumes as honest, of people who quote, ask, order and speak to the reader more than others do. */
  resemblingResumes: FlaggedShare;
}

/** Measures on the lists of `tests/quality/unseen`, from which nothing was learned. */
export function measureDetection(): DetectionFigures {
  return {
    addressed: Object.entries(readAddressed()).map(([kind, texts]) =>
      shareOfTexts(kind, texts, (isHit) => PLACES.every(isHit)),
    ),
    honestLines: ['honest-lines', 'further-honest-lines'].map((file) =>
      shareOfTexts(file.replaceAll('-', ' '), readList<string[]>(file), (isHit) => PLACES.some(isHit)),
    ),
    honestResumes: shareOfResumes('honest resumes', readList<string[]>('honest-resumes')),
    foreignResumes: shareOfResumes('resumes, other languages', readList<string[]>('foreign-resumes')),
    resemblingResumes: shareOfResumes('resembling resumes', readList<string[]>('resembling-resumes')),
  };
}

/** The texts addressed to an evaluator, by their kind or language; the further ones are by other authors. */
export function readAddressed(): Record<string, string[]> {
  const further = Object.entries(readList<Record<string, string[]>>('further-addressed'));
  return {
    ...readList<Record<string, string[]>>('addressed'),
    ...readList<Record<string, string[]>>('languages'),
    ...Object.fromEntries(further.map(([language, texts]) => [`further ${language}`, texts])),
  };
}

/** All kinds together. */
export function totalOf(shares: readonly FlaggedShare[], kind: string): FlaggedShare {
  const sum = (of: (part: FlaggedShare) => number): number =>
    shares.reduce((total, part) => total + of(part), 0);
  return {
    kind,
    count: sum(({ count }) => count),
    flagged: sum(({ flagged }) => flagged),
    flaggedIfReported: sum(({ flaggedIfReported }) => flaggedIfReported ?? 0),
  };
}

function readList<List>(name: string): List {
  return JSON.parse(readFileSync(join(UNSEEN, `${name}.json`), 'utf8'));
}

type Place = (text: string) => string;

/** As a line among others, and as a paragraph. */
const PLACES: readonly Place[] = [(text) => resume(text), (text) => resume(`\n${text}\n`)];

function shareOfTexts(
  kind: string,
  texts: readonly string[],
  isHitIn: (isHit: (place: Place) => boolean) => boolean,
): FlaggedShare {
  const count = (isHit: (resume: string, text: string) => boolean): number =>
    texts.filter((text) => isHitIn((place) => isHit(place(text), text))).length;
  return {
    kind,
    count: texts.length,
    flagged: count((inResume) => isFlagged(read(inResume))),
    flaggedIfReported: count((inResume, text) => isFlaggedIfReported(read(inResume), text)),
  };
}

function shareOfResumes(kind: string, texts: readonly string[]): FlaggedShare {
  const flagged = texts.filter((text) => isFlagged(read(text))).length;
  return { kind, count: texts.length, flagged, flaggedIfReported: null };
}

function isFlaggedIfReported(candidate: CandidateText, text: string): boolean {
  return isFlagged(candidate) || candidate.withoutAddressed(text.split('\n')) !== null;
}

function isFlagged({ warnings }: CandidateText): boolean {
  return warnings.includes('instructions_in_resume');
}

function read(text: string): CandidateText {
  return readCandidateText({ text, jobDescription: 'Specialist wanted.', maxCharacters: 100_000 });
}

function resume(work: string): string {
  return `Kim Berger
kim@example.org

Summary
Ten years of work with people.

Experience
Specialist, Northwind (2015 - present)
${work}
- Wrote reports for clients

Skills
Excel, English`;
}
