import type { ContrastWeights } from '../../lib/scoring/intake/instructions/contrast.ts';
import { SentenceOdds } from '../../lib/scoring/intake/instructions/sentence-odds.ts';
import { type ContrastExample, contrastExamples, isHeldBack } from './contrast-examples.ts';
import { readExamples } from './examples.ts';
import { learnNetwork } from './network-file.ts';
import { PlainNetwork } from './plain-network.ts';
import { learnWeights } from './weights-file.ts';

const NAMES = ['wording', 'line', 'rarelyEnded', 'untold', 'size', 'knownWords'] as const;
const ROUNDS = 600;
const LEARNING_RATE = 1;

/**
 * The content of `lib/scoring/intake/instructions/contrast-weights.ts`: a logistic regression by what a regression and
 * a network say that have not seen these texts.
 */
export function learnedContrastFile(): string {
  const learned = readExamples((index) => !isHeldBack(index));
  const network = new PlainNetwork(learnNetwork(learned.tokens));
  const odds = new SentenceOdds(learnWeights(learned.features), () => network);
  const weights = Object.entries(fitContrasts([...contrastExamples(odds)]));
  return `import type { ContrastWeights } from './contrast.ts';

/** Written by \`npm run addressed-text -- --train\`. */

export const CONTRAST_WEIGHTS: ContrastWeights = {
${weights.map(([name, weight]) => `  ${name}: ${weight},\n`).join('')}};
`;
}

/** By gradient descent over all examples at once, on numbers of the same spread; rounded to hundredths. */
export function fitContrasts(examples: readonly ContrastExample[]): ContrastWeights {
  const rows = examples.map(({ wording, contrast }) => numbersOf({ wording, ...contrast }));
  const means = NAMES.map((_, column) => meanOf(rows, (row) => row[column] ?? 0));
  const spreads = NAMES.map((_, column) =>
    Math.sqrt(meanOf(rows, (row) => ((row[column] ?? 0) - (means[column] ?? 0)) ** 2) || 1),
  );
  const even = rows.map((row) =>
    row.map((number, column) => (number - (means[column] ?? 0)) / (spreads[column] ?? 1)),
  );
  const weights = NAMES.map(() => 0);
  let bias = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const slopes = NAMES.map(() => 0);
    let biasSlope = 0;
    for (const [index, row] of even.entries()) {
      let logOdds = bias;
      for (const [column, number] of row.entries()) logOdds += number * (weights[column] ?? 0);
      const slope = 1 / (1 + Math.exp(-logOdds)) - (examples[index]?.isAddressed === true ? 1 : 0);
      biasSlope += slope;
      for (const [column, number] of row.entries()) slopes[column] = (slopes[column] ?? 0) + slope * number;
    }
    bias -= (LEARNING_RATE * biasSlope) / rows.length;
    for (const [column, slope] of slopes.entries()) {
      weights[column] = (weights[column] ?? 0) - (LEARNING_RATE * slope) / rows.length;
    }
  }
  const own = weights.map((weight, column) => weight / (spreads[column] ?? 1));
  const shift = own.reduce((sum, weight, column) => sum + weight * (means[column] ?? 0), 0);
  const [wording = 0, line = 0, rarelyEnded = 0, untold = 0, size = 0, knownWords = 0] = own.map(rounded);
  return { bias: rounded(bias - shift), wording, line, rarelyEnded, untold, size, knownWords };
}

function numbersOf(values: Readonly<Record<(typeof NAMES)[number], number>>): number[] {
  return NAMES.map((name) => values[name]);
}

function meanOf<Row>(rows: readonly Row[], numberOf: (row: Row) => number): number {
  return rows.reduce((sum, row) => sum + numberOf(row), 0) / rows.length;
}

function rounded(weight: number): number {
  return Math.round(weight * 100) / 100;
}
