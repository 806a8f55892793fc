/** Figures of one run on this machine: `npm run bench -- --help`. */
import { type BenchSection, formatFigures } from './bench/section.ts';
import { readArgumentsOrRefuse } from './command-line.ts';
import { parsePrices } from './token-prices.ts';

const USAGE = `Usage: npm run bench -- [options] [SECTION ...]

Prints figures of one run on this machine, of all sections or of those that are named; hostile
stands for all that begin with it. A target that is missed is shown and fails nothing: a machine
at work elsewhere is slower.

  --prices INPUT,CACHED,OUTPUT  in any currency for a million tokens: adds what candidates cost
  --help                        print this text, and the names of the sections`;

const { values, positionals: names } = readArgumentsOrRefuse({
  options: { prices: { type: 'string' }, help: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const prices = values.prices === undefined ? null : parsePrices(values.prices);
if (values.prices !== undefined && prices === null) {
  console.error('--prices must be three numbers, such as 0.75,0.075,4.5: input, cached input and output.');
  process.exit(2);
}

/** Each is loaded when its turn comes. */
const SECTIONS: Readonly<Record<string, () => Promise<BenchSection>>> = {
  load: async () => (await import('./bench/load.ts')).loadSection,
  throughput: async () => (await import('./bench/throughput.ts')).throughputSection,
  batch: async () => (await import('./bench/batch-size.ts')).batchSizeSection,
  length: async () => (await import('./bench/resume-length.ts')).resumeLengthSection,
  'hostile-resumes': async () => (await import('./bench/hostile/resumes-section.ts')).hostileResumesSection,
  'hostile-persons': async () => (await import('./bench/hostile/resumes-section.ts')).hostilePersonsSection,
  'hostile-documents': async () =>
    (await import('./bench/hostile/documents-section.ts')).hostileDocumentsSection,
  'hostile-jobs': async () => (await import('./bench/hostile/jobs-section.ts')).hostileJobsSection,
  'hostile-bodies': async () => (await import('./bench/hostile/bodies-section.ts')).hostileBodiesSection,
  'hostile-answers': async () => (await import('./bench/hostile/answers-section.ts')).hostileAnswersSection,
  'model-tokens': async () => (await import('./bench/model-tokens.ts')).createModelTokensSection(prices),
  'model-latency': async () => (await import('./bench/model-latency.ts')).modelLatencySection,
  'model-path': async () => (await import('./bench/model-path.ts')).modelPathSection,
};
const known = Object.keys(SECTIONS).join(', ');

if (values.help) {
  console.log(`${USAGE}\n\nSections: ${known}`);
  process.exit(0);
}
const unknown = names.filter((name) => !Object.keys(SECTIONS).some((section) => isAskedFor(section, name)));
if (unknown.length > 0) {
  console.error(`There is no section ${unknown.join(', ')}. There are: ${known}.`);
  process.exit(2);
}
for (const [name, load] of Object.entries(SECTIONS)) {
  if (names.length > 0 && !names.some((asked) => isAskedFor(name, asked))) continue;
  const section = await load();
  console.log(`\n${section.title}`);
  console.log(formatFigures(await section.run()));
}

/** By its name, or by the first word of several: `hostile` is all that begin with it. */
function isAskedFor(section: string, name: string): boolean {
  return section === name || section.startsWith(`${name}-`);
}
