import type { Command } from 'commander';
import { type AuditRecord, auditLine, candidateDigest } from '../../lib/accounts/audit.ts';
import { OrganizationRegistry } from '../../lib/accounts/tables/organization-registry.ts';
import { TableAuditStore } from '../../lib/accounts/tables/table-audit-store.ts';
import { CommandError } from '../command-line.ts';
import type { Console } from './console.ts';
import { everyDayOf, type RangeOptions } from './day-range.ts';
import { tablesOf } from './tables.ts';
import { csv } from './text-table.ts';

interface AuditOptions extends RangeOptions {
  candidate?: string;
  csv?: boolean;
}

/** Of a record's line, what is one value: criteria and warnings are lists. */
const COLUMNS = [
  ...['time', 'request_id', 'index', 'candidate_sha256', 'status', 'error', 'match_score', 'tier'],
  ...['cached', 'model', 'scoring_version', 'evaluated_as_of'],
];

/** Adds `audit`. */
export function addAuditCommand(program: Command, console: Console): void {
  program
    .command('audit <organization>')
    .description(
      'its audit records from the tables, one line of JSON each; all that are kept without a range',
    )
    .option('--from <day>', 'first day, YYYY-MM-DD')
    .option('--to <day>', 'last day, YYYY-MM-DD')
    .option(
      '--candidate <id>',
      "only those of the candidate with this id, as the organization's requests name it",
    )
    .option('--csv', 'as CSV, without criteria and warnings')
    .action(async (organization: string, options: AuditOptions) => {
      const { candidate } = options;
      const digest = candidate === undefined ? null : candidateDigest(organization, candidate);
      const range = everyDayOf(options);
      // Nothing expires by reading.
      const account = tablesOf(console);
      const store = new TableAuditStore({ account, retentionDays: 0 });
      let isKnown = false;
      let found = 0;
      for await (const record of store.read(organization, range)) {
        isKnown = true;
        if (digest !== null && record.candidate !== digest) continue;
        if (options.csv && found === 0) console.print(csv(COLUMNS, []));
        console.print(options.csv ? csv(cellsOf(record), []) : auditLine(record));
        found += 1;
      }
      if (found > 0) return;
      const nothing = `There are no such records of ${organization}`;
      // Records outlive their organization, and one whose key stands in the settings is in no table. Only a name of which
      // there is nothing at all may be misspelt: no answer to who asks what is kept of them.
      if (!isKnown && !(await new OrganizationRegistry({ account }).has(organization))) {
        throw new CommandError(`${nothing}, and no organization of this name. Check its spelling.`);
      }
      console.printError(`${nothing}.`);
    });
}

function cellsOf(record: AuditRecord): string[] {
  const line: Record<string, unknown> = JSON.parse(auditLine(record));
  return COLUMNS.map((column) => String(line[column] ?? ''));
}
