import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const EXAMPLES = join(dirname(dirname(import.meta.dirname)), 'examples');

/** The job that all candidates of the benchmark are scored against. */
export const JOB_DESCRIPTION = readFileSync(join(EXAMPLES, 'job.txt'), 'utf8');

const resumeDirectory = join(EXAMPLES, 'resumes');
const paragraphs = readdirSync(resumeDirectory)
  .sort()
  .flatMap((name) => readFileSync(join(resumeDirectory, name), 'utf8').split(/\n\s*\n/))
  .filter((paragraph) => paragraph.trim() !== '');

/** A generator of whole numbers below a bound, the same for the same seed (Lehmer, 1951, with modulus 2^31 - 1). */
function createRandom(seed: number): (bound: number) => number {
  let state = (seed % 2_147_483_646) + 1;
  return (bound) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % bound;
  };
}

/**
 * A resume of exactly `length` characters: paragraphs of the example resumes in another order, with other numbers in
 * them, so that no two are alike and no cache helps. The same seed gives the same resume.
 */
export function makeResume(seed: number, length: number): string {
  const random = createRandom(seed);
  let text = `Candidate ${seed}\n`;
  while (text.length < length) {
    const paragraph = paragraphs[random(paragraphs.length)] ?? '';
    text += `\n${paragraph.replace(/\b\d{1,3}\b/g, () => String(2 + random(97)))}\n`;
  }
  return `${text.slice(0, length - 1)}.`;
}
