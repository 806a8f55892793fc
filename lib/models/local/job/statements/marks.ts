import { wholePieces } from './pieces.ts';

const BEHIND_MARK = /(?<=[([][ED][)\]])[,.]?\s+(?:and\s+)?(?=\S)/u;

/** "Teaching KS2 (E), leading a subject (D)": as person specifications mark what is essential and what desirable, each for itself. */
export function cutAtMarks(text: string): string[] {
  return wholePieces(text, BEHIND_MARK);
}
