/** Figures of one run on this machine: `npm run bench -- --help`. */
import { parseArgs } from 'node:util';
import { batchSizeSection } from './bench/batch-size.ts';
import { hostileAnswersSection } from './bench/hostile/answers-section.ts';
import { hostileBodiesSection } from './bench/hostile/bodies-section.ts';
import { hostileDocumentsSection } from './bench/hostile/documents-section.ts';
import { hostileJobsSection } from './bench/hostile/jobs-section.ts';
import { hostilePersonsSection, hostileResumesSection } from './bench/hostile/resumes-section.ts';
import { loadSection } from './bench/load.ts';
import { modelLatencySection } from './bench/model-latency.ts';
import { modelPathSection } from './bench/model-path.ts';
import { createModelTokensSection } from './bench/model-tokens.ts';
import { resumeLengthSection } from './bench/resume-length.ts';
import { type BenchSection, formatFigures } from './bench/section.ts';
import { throughputSection } from './bench/throughput.ts';
import { messageOf, refuse } from './command-line.ts';
import { parsePrices } from './token-prices.ts';

const USAGE = `Usage: npm run bench -- [options] [SECTION ...]

Prints figures of one run on this machine, of all sections or of those that are named; hostile
stands for all that begin with it. A target that is missed is shown and fails nothing: a machine
at work elsewhere is slower.

  --prices INPUT,CACHED,OUTPUT  in any currency for a million tokens: adds what candidates cost
  --help                        print this text, and the names of the sections`;

const { values, positionals: names } = readArguments();
const prices = values.prices === undefined ? null : parsePrices(values.prices);
if (values.prices !== undefined && prices === null) {
  console.error('--prices must be three numbers, such as 0.75,0.075,4.5: input, cached input and output.');
  process.exit(2);
}
const sections = [
  loadSection,
  throughputSection,
  batchSizeSection,
  resumeLengthSection,
  hostileResumesSection,
  hostilePersonsSection,
  hostileDocumentsSection,
  hostileJobsSection,
  hostileBodiesSection,
  hostileAnswersSection,
  createModelTokensSection(prices),
  modelLatencySection,
  modelPathSection,
];

if (values.help) {
  console.log(`${USAGE}\n\nSections: ${sections.map((section) => section.name).join(', ')}`);
  process.exit(0);
}
const unknown = names.filter((name) => !sections.some((section) => isAskedFor(section, name)));
if (unknown.length > 0) {
  const known = sections.map((section) => section.name).join(', ');
  console.error(`There is no section ${unknown.join(', ')}. There are: ${known}.`);
  process.exit(2);
}
for (const section of sections) {
  if (names.length === 0 || names.some((name) => isAskedFor(section, name))) {
    console.log(`\n${section.title}`);
    console.log(formatFigures(await section.run()));
  }
}

/** By its name, or by the first word of several: `hostile` is all that begin with it. */
function isAskedFor(section: BenchSection, name: string): boolean {
  return section.name === name || section.name.startsWith(`${name}-`);
}

function readArguments() {
  try {
    return parseArgs({
      options: { prices: { type: 'string' }, help: { type: 'boolean', default: false } },
      allowPositionals: true,
    });
  } catch (error) {
    return refuse(messageOf(error));
  }
}
