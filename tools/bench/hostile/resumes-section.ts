import { makeResume } from '../resumes.ts';
import { scoreBody } from '../score-client.ts';
import type { BenchSection } from '../section.ts';
import { EVALUATOR_PARTS } from './evaluator-parts.ts';
import { LIFE_PARTS } from './life-parts.ts';
import { type HostileGroup, mapped, measureGroups } from './measure.ts';
import { HEADER_PARTS, PERSONAL_PARTS } from './personal-parts.ts';
import { READING_PARTS } from './reading-parts.ts';
import { CHARACTER_PARTS, repeatedPart, type TextPart, type TextParts } from './text-parts.ts';

const LENGTH = 100_000;
/**
 * Times an ordinary resume of the same length: each line has a price, and there may be twenty times as many of them.
 * Something quadratic takes a hundred times as long and more.
 */
const MAX_RATIO = 12;

/** Whether a resume that was made to be slow to read is. */
export const hostileResumesSection: BenchSection = {
  title: `Hostile resumes of ${LENGTH} characters`,
  run: () => measureGroups([group(CHARACTER_PARTS), group(EVALUATOR_PARTS), group(READING_PARTS)]),
};

/** Whether a resume is slow in which something personal stands over and over. */
export const hostilePersonsSection: BenchSection = {
  title: `Resumes of ${LENGTH} characters, full of what is taken out of them`,
  run: () => measureGroups([group(PERSONAL_PARTS), group(LIFE_PARTS), group(HEADER_PARTS, headedResume)]),
};

function group(parts: TextParts, resumeOf = hostileResume): HostileGroup {
  return {
    ordinary: {
      name: 'an ordinary resume',
      makeBody: (index) => scoreBody([makeResume(50_000 + index, LENGTH)]),
    },
    maxRatio: MAX_RATIO,
    worstCases: mapped(parts, (part) => (index) => scoreBody([resumeOf(part, index)])),
  };
}

/** An ordinary beginning and end, since surrounding space is cut off, and the part over and over between. */
function hostileResume(part: TextPart, seed: number): string {
  const [head, tail] = [makeResume(60_000 + seed, 400), makeResume(70_000 + seed, 100)];
  return `${head}\n${repeatedPart(part, LENGTH - head.length - tail.length - 2)}\n${tail}`;
}

/** The part before anything else, and an ordinary end. */
function headedResume(part: TextPart, seed: number): string {
  const tail = makeResume(70_000 + seed, 400);
  return `${repeatedPart(part, LENGTH - tail.length - 1)}\n${tail}`;
}
