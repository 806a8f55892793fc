import type { BiasAudit, CategoryImpact, Grouping, ImpactTable, RateKind } from './impact.ts';

export const FORMATS = ['table', 'csv', 'json'] as const;
export type Format = (typeof FORMATS)[number];

const GROUPING_TITLES: Record<Grouping, string> = {
  sex: 'sex',
  race_ethnicity: 'race or ethnicity',
  intersectional: 'race or ethnicity and sex',
};
const RATE_TITLES: Record<RateKind, string> = { selection: 'Selection rate', scoring: 'Scoring rate' };
const FAVORABLE_TITLES: Record<RateKind, string> = { selection: 'selected', scoring: 'above median' };

/** The audit as text: a table to read, a CSV with a line per category, or JSON. */
export function formatAudit(audit: BiasAudit, source: string, format: Format): string {
  if (format === 'json') return JSON.stringify({ source, ...audit }, null, 2);
  return format === 'csv' ? csvOf(audit) : tablesOf(audit, source);
}

function tablesOf(audit: BiasAudit, source: string): string {
  const median = audit.medianScore === null ? '' : `, median score ${audit.medianScore}`;
  const head = [
    `Source: ${source}`,
    `${audit.applicants} applicants${median}; sex unknown: ${audit.unknownSex}, race or ethnicity unknown: ${audit.unknownRaceEthnicity}`,
    ...(audit.unscored === 0 ? [] : [`Left out, since they have no score: ${audit.unscored}`]),
  ];
  const notes = audit.tables.some(({ categories }) => categories.some(({ isExcluded }) => isExcluded))
    ? ['', '* too small a share of the data: left out of the impact ratios']
    : [];
  return [...head, ...audit.tables.flatMap((table) => ['', ...tableLines(table)]), ...notes].join('\n');
}

function tableLines({ grouping, rate, categories, unknown }: ImpactTable): string[] {
  const width = Math.max(30, ...categories.map(({ category }) => category.length));
  const row = (name: string, cells: readonly string[]): string =>
    `  ${name.padEnd(width)} ${cells.map((cell) => cell.padStart(14)).join('')}`;
  return [
    `${RATE_TITLES[rate]} by ${GROUPING_TITLES[grouping]} (${unknown} unknown)`,
    row('', ['applicants', FAVORABLE_TITLES[rate], 'rate', 'impact ratio']),
    ...categories.map((category) =>
      row(category.category, [
        String(category.applicants),
        String(category.favorable),
        category.rate.toFixed(3),
        ratioOf(category, 'none'),
      ]),
    ),
  ];
}

function ratioOf({ impactRatio, isExcluded }: CategoryImpact, whenNone: string): string {
  if (isExcluded) return '*';
  return impactRatio === null ? whenNone : impactRatio.toFixed(3);
}

const CSV_HEADER = 'rate,grouping,category,applicants,favorable,rate_value,impact_ratio,excluded';

function csvOf({ tables, unscored }: BiasAudit): string {
  const lines = tables.flatMap(({ rate, grouping, categories, unknown }) => [
    ...categories.map((category) => [
      rate,
      grouping,
      category.category,
      category.applicants,
      category.favorable,
      category.rate.toFixed(6),
      category.impactRatio?.toFixed(6) ?? '',
      category.isExcluded ? 'yes' : 'no',
    ]),
    [rate, grouping, 'Unknown', unknown, '', '', '', 'yes'],
    [rate, grouping, 'No score', unscored, '', '', '', 'yes'],
  ]);
  return [CSV_HEADER, ...lines.map((cells) => cells.map(csvCell).join(','))].join('\n');
}

/** Quoted where it must be, and where a spreadsheet would take a category for a formula. */
function csvCell(value: string | number): string {
  const text = String(value);
  const harmless = /^[=+\-@\t]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
