/** Selection rates and impact ratios by group: `npm run audit:bias -- --help`. See docs/fairness.md. */
import { basename } from 'node:path';
import { TIER_FLOORS } from '../lib/scoring/numbers/tiers.ts';
import { type ApplicantList, ApplicantsError, readApplicants } from './audit/applicants.ts';
import { auditBias } from './audit/impact.ts';
import { FORMATS, type Format, formatAudit } from './audit/report.ts';
import { CommandError, readArguments } from './command-line.ts';

const USAGE = `Usage: npm run --silent audit:bias -- [--file FILE] [options]

Computes selection rates, scoring rates and impact ratios by sex, by race or ethnicity and by both, as
New York City's rules for Local Law 144 define them. Without a file, a built-in set of invented people
with equal careers is scored with the local evaluator: every impact ratio must then be 1.000.

  --file FILE          CSV (UTF-8, comma separated) with a header line and the columns
                         sex             any categories; empty or "unknown" where not known
                         race_ethnicity  any categories; empty or "unknown" where not known
                         score           match_score, 0 to 100; empty for who could not be scored:
                                         left out of all rates, and counted
                         selected        yes or no
                       of which score or selected may be missing, and no others
  --selected-from N    without a column selected: the score that counts as selected (default ${TIER_FLOORS.Bronze})
  --exclude-below P    no impact ratio for categories below P percent of the data, 0 to 2 (default 0)
  --format FORMAT      ${FORMATS.join(', ')} (default table)
  --help               print this text`;

interface Options {
  file: string | null;
  /** `null` when it was not given. */
  selectedFrom: number | null;
  excludeBelow: number;
  format: Format;
}

/** The options, or `null` when only the help was asked for. */
function parseOptions(args: readonly string[]): Options | null {
  const { values } = readArguments({
    args: [...args],
    options: {
      file: { type: 'string' },
      'selected-from': { type: 'string' },
      'exclude-below': { type: 'string', default: '0' },
      format: { type: 'string', default: 'table' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return null;
  const format = FORMATS.find((known) => known === values.format);
  if (format === undefined) throw new CommandError(`--format takes one of ${FORMATS.join(', ')}`);
  return {
    file: values.file ?? null,
    selectedFrom:
      values['selected-from'] === undefined
        ? null
        : parseNumber(values['selected-from'], 100, '--selected-from'),
    excludeBelow: parseNumber(values['exclude-below'], 2, '--exclude-below') / 100,
    format,
  };
}

function parseNumber(value: string, maximum: number, option: string): number {
  const number = /^\d{1,3}(?:\.\d{1,4})?$/.test(value) ? Number(value) : Number.NaN;
  if (!(number <= maximum)) throw new CommandError(`${option} takes a number from 0 to ${maximum}`);
  return number;
}

async function audit({ file, selectedFrom, excludeBelow, format }: Options): Promise<string> {
  const { applicants, unscored } = await applicantsOf(file, selectedFrom);
  const source = file === null ? 'built-in set, local evaluator' : basename(file);
  return formatAudit(auditBias(applicants, excludeBelow, unscored), source, format);
}

async function applicantsOf(file: string | null, selectedFrom: number | null): Promise<ApplicantList> {
  const cut = selectedFrom ?? TIER_FLOORS.Bronze;
  if (file === null) {
    const { scoreBuiltInSet } = await import('./audit/built-in-set.ts');
    return { applicants: await scoreBuiltInSet(cut), unscored: 0, hasSelections: false };
  }
  const list = await readApplicants(file, cut);
  if (list.hasSelections && selectedFrom !== null) {
    throw new CommandError('--selected-from goes with a list without a column selected');
  }
  return list;
}

async function main(args: readonly string[]): Promise<void> {
  try {
    const options = parseOptions(args);
    console.log(options === null ? USAGE : await audit(options));
  } catch (error) {
    if (!(error instanceof CommandError || error instanceof ApplicantsError)) throw error;
    console.error(`${error.message}\n\nRun with --help to see the options.`);
    process.exitCode = 2;
  }
}

await main(process.argv.slice(2));
