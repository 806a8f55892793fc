import type { Command } from 'commander';
import { auditLine, candidateDigest } from '../../lib/accounts/audit.ts';
import { TableAuditStore } from '../../lib/accounts/tables/table-audit-store.ts';
import type { Console } from './console.ts';
import { type RangeOptions, rangeOf } from './day-range.ts';
import { tablesOf } from './tables.ts';

/** Adds `audit`. */
export function addAuditCommand(program: Command, console: Console): void {
  program
    .command('audit <organization>')
    .description('its audit records from the tables, one line of JSON each; the last 30 days without a range')
    .option('--from <day>', 'first day, YYYY-MM-DD')
    .option('--to <day>', 'last day, YYYY-MM-DD')
    .option(
      '--candidate <id>',
      "only those of the candidate with this id, as the organization's requests name it",
    )
    .action(async (organization: string, options: RangeOptions & { candidate?: string }) => {
      const { candidate } = options;
      const digest = candidate === undefined ? null : candidateDigest(organization, candidate);
      // Nothing expires by reading.
      const store = new TableAuditStore({ account: tablesOf(console), retentionDays: 0 });
      let found = 0;
      for await (const record of store.read(organization, rangeOf(options))) {
        if (digest !== null && record.candidate !== digest) continue;
        console.print(auditLine(record));
        found += 1;
      }
      // The organization need not be in the tables, so a wrong name can't be told from one without records.
      if (found === 0) console.printError(`There are no such records of ${organization}.`);
    });
}
