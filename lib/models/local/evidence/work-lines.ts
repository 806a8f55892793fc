import type { Line } from '../types.ts';
import type { ResumeIndex } from './resume-index.ts';

/** A line that tells of work done. */
export interface WorkLine {
  line: Line;
  /** Index of it in the document. */
  at: number;
}

/** The lines of a resume that tell of work, in order. */
export function workLinesOf({ read, standing }: ResumeIndex): WorkLine[] {
  return read.document.lines.flatMap((line, at) => (standing[at] === 'work' ? [{ line, at }] : []));
}
