import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCandidateText } from '../../lib/scoring/intake/intake.ts';

const UNSEEN = join(import.meta.dirname, '../../tests/quality/unseen');

/** Texts of one kind, and how many of them were flagged. */
export interface FlaggedShare {
  kind: string;
  count: number;
  flagged: number;
}

export interface DetectionFigures {
  /** Texts addressed to an evaluator, each as a line of a resume and as a paragraph: flagged in both. */
  addressed: FlaggedShare[];
  /** Lines of honest resumes, in the same places: flagged in one of them. */
  honestLines: FlaggedShare;
  honestResumes: FlaggedShare;
  /** Resumes as honest, of people who quote, ask, order and speak to the reader more than others do. */
  resemblingResumes: FlaggedShare;
}

/** Measures on the lists of `tests/quality/unseen`, from which nothing was learned. */
export function measureDetection(): DetectionFigures {
  const addressed = Object.entries(readAddressed()).map(([kind, texts]) =>
    share(kind, texts, (text) => isFlagged(asLine(text)) && isFlagged(asParagraph(text))),
  );
  return {
    addressed,
    honestLines: share('honest lines', readList<string[]>('honest-lines'), (text) => {
      return isFlagged(asLine(text)) || isFlagged(asParagraph(text));
    }),
    honestResumes: share('honest resumes', readList<string[]>('honest-resumes'), isFlagged),
    resemblingResumes: share('resembling resumes', readList<string[]>('resembling-resumes'), isFlagged),
  };
}

/** The texts addressed to an evaluator, by their kind or language. */
export function readAddressed(): Record<string, string[]> {
  return {
    ...readList<Record<string, string[]>>('addressed'),
    ...readList<Record<string, string[]>>('languages'),
  };
}

/** All kinds together. */
export function totalOf(shares: readonly FlaggedShare[], kind: string): FlaggedShare {
  const sum = (of: (part: FlaggedShare) => number): number =>
    shares.reduce((total, part) => total + of(part), 0);
  return { kind, count: sum(({ count }) => count), flagged: sum(({ flagged }) => flagged) };
}

function readList<List>(name: string): List {
  return JSON.parse(readFileSync(join(UNSEEN, `${name}.json`), 'utf8'));
}

function share(kind: string, texts: readonly string[], isHit: (text: string) => boolean): FlaggedShare {
  return { kind, count: texts.length, flagged: texts.filter(isHit).length };
}

function isFlagged(text: string): boolean {
  const input = { text, jobDescription: 'Specialist wanted.', maxCharacters: 100_000 };
  return readCandidateText(input).warnings.includes('instructions_in_resume');
}

const asLine = (text: string): string => resume(text);
const asParagraph = (text: string): string => resume(`\n${text}\n`);

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
