import { type CandidateText, readCandidateText } from '../../lib/scoring/intake/intake.ts';

/** Texts of one kind, and how many of them were flagged. */
export interface FlaggedShare {
  kind: string;
  count: number;
  /** By the rules and weights alone, as a resume is read before any model sees it. */
  flagged: number;
  /** If a model reported each of them as well, rightly or wrongly; `null` where that is not asked. */
  flaggedIfReported: number | null;
}

type Place = (text: string) => string;

/** As a line among others, and as a paragraph. */
const PLACES: readonly Place[] = [(text) => resume(text), (text) => resume(`\n${text}\n`)];

/** Of texts addressed to an evaluator: flagged as a line and as a paragraph. */
export function shareOfAddressed([kind, texts]: [string, string[]]): FlaggedShare {
  return shareOfTexts(kind, texts, (resumes, isHit) => resumes.every(isHit));
}

/** Of lines of honest resumes: flagged as a line or as a paragraph. */
export function shareOfHonestLines(kind: string, texts: readonly string[]): FlaggedShare {
  return shareOfTexts(kind, texts, (resumes, isHit) => resumes.some(isHit));
}

function shareOfTexts(
  kind: string,
  texts: readonly string[],
  isHitIn: (resumes: readonly CandidateText[], isHit: (resume: CandidateText) => boolean) => boolean,
): FlaggedShare {
  let flagged = 0;
  let flaggedIfReported = 0;
  for (const text of texts) {
    const resumes = PLACES.map((place) => read(place(text)));
    if (isHitIn(resumes, isFlagged)) flagged += 1;
    if (isHitIn(resumes, (resume) => isFlaggedIfReported(resume, text))) flaggedIfReported += 1;
  }
  return { kind, count: texts.length, flagged, flaggedIfReported };
}

/** Of whole resumes. */
export function shareOfResumes(kind: string, texts: readonly string[]): FlaggedShare {
  const flagged = texts.filter((text) => isFlagged(read(text))).length;
  return { kind, count: texts.length, flagged, flaggedIfReported: null };
}

function isFlaggedIfReported(candidate: CandidateText, text: string): boolean {
  return isFlagged(candidate) || candidate.withoutAddressed(text.split('\n')) !== null;
}

/** Whether a resume as it was read is said to hold text addressed to the evaluator. */
export function isFlagged({ warnings }: CandidateText): boolean {
  return warnings.includes('instructions_in_resume');
}

/** A resume as the service reads it, for some job. */
export function read(text: string): CandidateText {
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
