import type { PhysicalLine } from '../../../text/physical-lines.ts';

/** A letter or more and a number before a point of a list: "E1.", "SC2", "(KC3)". */
const ENUMERATOR = /^\(?(\p{Lu}{1,3})\s?(\d{1,2})[.):]{0,2}\s+(?=\S)/u;
const ENUMERATOR_CHARACTERS = 14;
const MIN_POINTS = 2;
/** "E1. Degree", "D1. Licence": what is essential and what desirable, as person specifications number them. */
export type Essentiality = 'essential' | 'desirable';

/** What the letters before a line tell of it, where essential points are counted by them; `null` for any other line. */
export function essentialityAt(text: string, start: number, countsEssentials: boolean): Essentiality | null {
  const before = text.slice(Math.max(0, start - ENUMERATOR_CHARACTERS), start);
  const letter = countsEssentials
    ? /(?:^|\n)[^\p{L}\d\n]{0,6}([ED])\s?\d{1,2}[.):]{0,2}\s+$/u.exec(before)?.[1]
    : undefined;
  if (letter === undefined) return null;
  return letter === 'E' ? 'essential' : 'desirable';
}

/** Whether a job counts its essential points under "E". */
export function countsEssentials(text: string): boolean {
  return ESSENTIALS.test(text);
}

const ESSENTIALS =
  /(?:^|\n)[^\p{L}\d\n]{0,6}E\s?1[.):]{0,2}\s+\S[^\n]*\n[^\p{L}\d]{0,8}E\s?2[.):]{0,2}\s+\S/u;

/** "B1 German" above "B2 English": levels of languages and classes of licences go no further than two. */
const LEVEL = /^[A-D]$/;
const MIN_POINTS_OF_LEVELS = 3;

interface Enumerated {
  index: number;
  series: string;
  number: number;
  characters: number;
}

function enumeratedAt(text: string, line: PhysicalLine, index: number): Enumerated | null {
  const match = ENUMERATOR.exec(
    text.slice(line.start, Math.min(line.end, line.start + ENUMERATOR_CHARACTERS)),
  );
  const [whole = '', series = '', number = ''] = match ?? [];
  return match === null ? null : { index, series, number: Number(number), characters: whole.length };
}

/**
 * The lines of a job without what only counts them ("E1. Degree", "E2. Licence"): points that follow one another under the same
 * letters, each one more than the last.
 */
export function withoutEnumerators(text: string, lines: readonly PhysicalLine[]): PhysicalLine[] {
  const result = [...lines];
  let run: Enumerated[] = [];
  const isSpecification = countsEssentials(text);
  const endRun = (): void => {
    const series = run[0]?.series ?? '';
    const least =
      isSpecification && series === 'D' ? 1 : LEVEL.test(series) ? MIN_POINTS_OF_LEVELS : MIN_POINTS;
    for (const { index, characters } of run.length >= least ? run : []) {
      const line = lines[index];
      if (line !== undefined) result[index] = { ...line, start: line.start + characters, marker: 'number' };
    }
    run = [];
  };
  for (const [index, line] of lines.entries()) {
    const point = enumeratedAt(text, line, index);
    if (point === null) continue;
    const last = run.at(-1);
    if (last !== undefined && (last.series !== point.series || last.number + 1 !== point.number)) endRun();
    run.push(point);
  }
  endRun();
  return result;
}
