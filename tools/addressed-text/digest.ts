import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contrastExamples } from './contrast-examples.ts';
import { fitContrasts } from './contrast-file.ts';
import { readExamples, type TextFilter } from './examples.ts';
import { learnNetwork, networkUnits } from './network-file.ts';
import type { Example } from './regression.ts';
import { learnWeights } from './weights-file.ts';

const ROOT = join(import.meta.dirname, '../..');
const WEIGHTS = 'lib/scoring/intake/instructions';
const FILES = [
  'tools/addressed-text/texts/addressed.json',
  'tools/addressed-text/texts/honest-lines.json',
  'tools/addressed-text/texts/honest-resumes.json',
  `${WEIGHTS}/sentence-weights.ts`,
  `${WEIGHTS}/network-weights.ts`,
  `${WEIGHTS}/contrast-weights.ts`,
];
/** Enough to tell whether texts are read as they were: all of them would take ten times as long. */
const isCompared: TextFilter = (index) => index % 10 === 0;
/** The same for what is learned from what was read. */
const LEARNED_EXAMPLES = 1_000;
const CONTRASTS = 500;

/**
 * A digest, in hexadecimal, of all texts and weights as they are kept, of a tenth of the texts as they are read, and of what
 * is learned from some of these. A change of reading that touches none of the texts compared leaves it as it is.
 */
export function learningDigest(): string {
  const hash = createHash('sha256');
  for (const file of FILES) hash.update(readFileSync(join(ROOT, file)));
  const { features, tokens } = readExamples(isCompared);
  for (const examples of [features, tokens]) {
    for (const { sentences, isAddressed } of examples)
      hash.update(`${isAddressed}\n${sentences.join('\n')}\n`);
  }
  hash.update(learnWeights(spread(features, LEARNED_EXAMPLES)));
  hash.update(networkUnits(learnNetwork(tokens, LEARNED_EXAMPLES)));
  const contrasts = first(contrastExamples({ logOdds: () => 0 }), CONTRASTS);
  hash.update(JSON.stringify([contrasts, fitContrasts(contrasts)]));
  return hash.digest('hex');
}

function first<T>(items: Iterable<T>, count: number): T[] {
  const taken: T[] = [];
  for (const item of items) {
    if (taken.push(item) === count) break;
  }
  return taken;
}

/** So many examples, from the first to the last. */
function spread(examples: readonly Example[], count: number): Example[] {
  const step = Math.max(1, Math.floor(examples.length / count));
  return examples.filter((_, index) => index % step === 0);
}
