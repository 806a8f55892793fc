import type { ResumeIndex } from './resume-index.ts';
import { foldText } from './tokens.ts';
import type { Line } from './types.ts';

/** A line that tells of work done. */
export interface WorkLine {
  line: Line;
  /** Index of it in the document. */
  at: number;
  /** Its text as patterns read it. */
  folded: string;
}

/** The lines of a resume that tell of work, in order. */
export function workLinesOf({ read, standing }: ResumeIndex): WorkLine[] {
  return read.document.lines.flatMap((line, at) =>
    standing[at] === 'work' ? [{ line, at, folded: foldText(line.text) }] : [],
  );
}
