/** Learns and measures what tells text addressed to an evaluator from a resume: `npm run addressed-text -- --help`. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { CONTRASTS_LEARNED_FROM } from '../lib/scoring/intake/instructions/contrast-weights.ts';
import { LEARNED_FROM } from '../lib/scoring/intake/instructions/network-weights.ts';
import { readWeights } from '../lib/scoring/intake/instructions/sentence-odds.ts';
import { contrastsLearnedFrom, learnedContrastFile } from './addressed-text/contrast-file.ts';
import { readExamples } from './addressed-text/examples.ts';
import {
  measureCloseTexts,
  measureDetection,
  measureEdge,
  measurePlaces,
  measureTold,
  measureVaried,
  totalOf,
} from './addressed-text/measure.ts';
import { learnedFrom, learnedNetworkFile } from './addressed-text/network-file.ts';
import type { FlaggedShare } from './addressed-text/shares.ts';
import { learnWeights, weightsFile } from './addressed-text/weights-file.ts';
import { messageOf, refuse } from './command-line.ts';

const USAGE = `Usage: npm run addressed-text -- [--train | --check]

Prints how many texts of tests/quality/unseen are flagged as instructions to an evaluator: of those that
are, and of honest lines and resumes. Nothing was learned from these lists; keep it so.

  --train  instead, learn anew from tools/addressed-text/texts what the regression, the network and the contrasts weigh, and
           write it to sentence-weights.ts, network-weights.ts and contrast-weights.ts in
           lib/scoring/intake/instructions; some minutes
  --check  instead, tell whether the weights are those that would be learned; ends with 1 when they are not
  --help   print this text`;

const INSTRUCTIONS = join(import.meta.dirname, '../lib/scoring/intake/instructions');

const values = readOptions();
if (values.help) {
  console.log(USAGE);
} else if (values.train) {
  const { features, tokens } = readExamples();
  writeFileSync(join(INSTRUCTIONS, 'sentence-weights.ts'), weightsFile(learnWeights(features)));
  writeFileSync(join(INSTRUCTIONS, 'network-weights.ts'), learnedNetworkFile(tokens));
  writeFileSync(join(INSTRUCTIONS, 'contrast-weights.ts'), learnedContrastFile());
  console.log('The weights are written. Run it again without --train to measure them.');
} else if (values.check) {
  // Compared unpacked: another version of zlib may pack them otherwise.
  const { features, tokens } = readExamples();
  const kept = readWeights();
  const isTrained =
    learnWeights(features).every((units, feature) => units === kept[feature]) &&
    learnedFrom(tokens) === LEARNED_FROM &&
    contrastsLearnedFrom() === CONTRASTS_LEARNED_FROM;
  console.log(
    isTrained ? 'The weights are those of the texts.' : 'The weights are others: run it with --train.',
  );
  process.exitCode = isTrained ? 0 : 1;
} else {
  printFigures();
}

function readOptions() {
  try {
    return parseArgs({
      options: {
        train: { type: 'boolean', default: false },
        check: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    return refuse(messageOf(error));
  }
}

function printFigures(): void {
  const { english, otherLanguages, honestLines, ...resumes } = measureDetection();
  const addressed = [...english, ...otherLanguages];
  const rows = [
    ...addressed,
    totalOf(english, 'English, together'),
    totalOf(otherLanguages, 'others, together'),
    totalOf(addressed, 'addressed, together'),
    ...measurePlaces(),
    ...honestLines,
    totalOf(honestLines, 'honest lines, together'),
    ...Object.values(resumes),
    totalOf(
      [
        resumes.honestResumes,
        resumes.everydayResumes,
        resumes.lastResumes,
        resumes.newestResumes,
        resumes.strangersResumes,
      ],
      'English resumes',
    ),
  ];
  const {
    english: varied,
    otherLanguages: variedElsewhere,
    others,
    honestLines: lines,
    honestResumes,
  } = measureVaried();
  const { addressed: edge, ...edges } = measureEdge();
  const last = [varied, ...variedElsewhere, others, lines, honestResumes, ...edge, ...Object.values(edges)];
  const told = Object.values(measureTold());
  for (const row of [...rows, ...measureCloseTexts(), ...last, ...told]) console.log(describe(row));
}

function describe({ kind, count, flagged, flaggedIfReported }: FlaggedShare): string {
  const percent = (part: number): string => `${((100 * part) / count).toFixed(1).padStart(5)} %`;
  const reported =
    flaggedIfReported === null ? '' : `  ${percent(flaggedIfReported)} if a model reports them`;
  return `${kind.padEnd(24)} ${String(flagged).padStart(4)} of ${String(count).padStart(4)} flagged  ${percent(flagged)}${reported}`;
}
