/** Learns and measures what tells text addressed to an evaluator from a resume: `npm run addressed-text -- --help`. */
import { readArgumentsOrRefuse } from './command-line.ts';

const USAGE = `Usage: npm run addressed-text -- [--train | --check]

Prints how many texts of tests/quality/unseen are flagged as instructions to an evaluator: of those that
are, and of honest lines and resumes. Nothing was learned from these lists; keep it so.

  --train  instead, learn anew from tools/addressed-text/texts what the regression, the network and the contrasts weigh, and
           write it to sentence-weights.ts, network-weights.ts and contrast-weights.ts in
           lib/scoring/intake/instructions, with a digest of it all to learning-digest.ts; some minutes
  --check  instead, tell by the digest whether the texts, the weights or how a tenth of the texts is read have changed since;
           ends with 1 when they have
  --help   print this text`;

const { values } = readArgumentsOrRefuse({
  options: {
    train: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  console.log(USAGE);
} else if (values.train) {
  (await import('./addressed-text/training.ts')).train();
  console.log('The weights are written. Run it again without --train to measure them.');
} else if (values.check) {
  const isTrained = (await import('./addressed-text/training.ts')).isTrained();
  console.log(
    isTrained ? 'The weights are those of the texts.' : 'The weights are others: run it with --train.',
  );
  process.exitCode = isTrained ? 0 : 1;
} else {
  for (const line of await (await import('./addressed-text/report.ts')).figureLines()) console.log(line);
}
