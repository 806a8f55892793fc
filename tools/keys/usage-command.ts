import type { Command } from 'commander';
import { OrganizationRegistry } from '../../lib/accounts/tables/organization-registry.ts';
import { createTableUsageStore } from '../../lib/accounts/tables/table-usage-store.ts';
import { toUsageResponse } from '../../lib/contract/usage-mapping.ts';
import type { UsageResponseBody } from '../../lib/contract/usage-response.ts';
import type { Console } from './console.ts';
import { type RangeOptions, rangeOf } from './day-range.ts';
import { tablesOf } from './tables.ts';
import { csv, textTable } from './text-table.ts';

const HEADING = [
  ...['date', 'requests', 'rate_limited', 'errors', 'scored', 'failed'],
  ...['gold', 'silver', 'bronze', 'none', 'prompt_tokens', 'completion_tokens', 'p50_ms', 'p95_ms'],
];

/** Adds `usage`. */
export function addUsageCommand(program: Command, console: Console): void {
  program
    .command('usage <organization>')
    .description('what an organization has used, by UTC day; the last 30 without a range')
    .option('--from <day>', 'first day, YYYY-MM-DD')
    .option('--to <day>', 'last day, YYYY-MM-DD')
    .option('--csv', 'as CSV, every day and no total')
    .action(async (organization: string, options: RangeOptions & { csv?: boolean }) => {
      const account = tablesOf(console);
      const range = rangeOf(options);
      const known = await new OrganizationRegistry({ account }).find(organization);
      const days = await createTableUsageStore(account, 'reader').read(organization, range);
      const report = toUsageResponse(known, range, days);
      console.print(options.csv ? csv(HEADING, rowsOf(report)) : tableOf(report));
    });
}

function tableOf(report: UsageResponseBody): string {
  const used = rowsOf({ ...report, days: report.days.filter((day) => day.requests > 0) });
  const title = `${report.organization}, ${report.plan}, ${report.from} to ${report.to}; days without use are left out`;
  return `${title}\n\n${textTable(HEADING, [...used, ['total', ...cellsOf(report.totals)]])}`;
}

function rowsOf({ days }: UsageResponseBody): (string | number)[][] {
  return days.map(({ date, ...usage }) => [date, ...cellsOf(usage)]);
}

function cellsOf(usage: UsageResponseBody['totals']): number[] {
  const { tiers, latency_ms: latency } = usage;
  return [
    ...[usage.requests, usage.rate_limited, usage.errors, usage.candidates_scored, usage.candidates_failed],
    ...[tiers.Gold, tiers.Silver, tiers.Bronze, tiers.none],
    ...[usage.prompt_tokens, usage.completion_tokens, latency.p50, latency.p95],
  ];
}
