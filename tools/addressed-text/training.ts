import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { learnedContrastFile } from './contrast-file.ts';
import { learningDigest } from './digest.ts';
import { readExamples } from './examples.ts';
import { LEARNING_DIGEST } from './learning-digest.ts';
import { learnedNetworkFile } from './network-file.ts';
import { learnWeights, weightsFile } from './weights-file.ts';

const INSTRUCTIONS = join(import.meta.dirname, '../../lib/scoring/intake/instructions');

/** Learns all weights anew from `texts/`, and writes them with the digest of what they were learned from. */
export function train(): void {
  const { features, tokens } = readExamples();
  writeFileSync(join(INSTRUCTIONS, 'sentence-weights.ts'), weightsFile(learnWeights(features)));
  writeFileSync(join(INSTRUCTIONS, 'network-weights.ts'), learnedNetworkFile(tokens));
  writeFileSync(join(INSTRUCTIONS, 'contrast-weights.ts'), learnedContrastFile());
  writeFileSync(
    join(import.meta.dirname, 'learning-digest.ts'),
    `/** Written by \`npm run addressed-text -- --train\`. */
export const LEARNING_DIGEST = '${learningDigest()}';
`,
  );
}

/** Whether texts, weights and reading are as they were when the weights were learned, as far as {@link learningDigest} tells. */
export function isTrained(): boolean {
  return learningDigest() === LEARNING_DIGEST;
}
