/** Copies the service's tables to a file and back: `npm run tables -- --help`. */
import { parseArgs } from 'node:util';
import { CommandError, messageOf } from './command-line.ts';
import { tableFailureOf } from './keys/table-failure.ts';
import { tablesOf } from './keys/tables.ts';
import { backUpTables, restoreTables } from './tables/copy-tables.ts';

const USAGE = `Usage: npm run tables -- backup --out FILE
       npm run tables -- restore --in FILE

Writes keys (their digests), organizations, team profiles, usage and audit records to a new file, or adds from a file
what is missing. What is there is never changed: neither entities nor a file. The file holds personal data of the kind
that profiles have.

Environment: TABLES_ENDPOINT (by identity) or TABLES_CONNECTION_STRING, and STORE_PREFIX.`;

async function main(args: string[]): Promise<string> {
  const { values, positionals } = readArguments(args);
  const [command] = positionals;
  if (values.help) return USAGE;
  if (command === 'backup' && values.out !== undefined) {
    return `${await backUpTables(tablesOf(process), values.out)} entities are in ${values.out}.`;
  }
  if (command === 'restore' && values.in !== undefined) {
    const { added, kept } = await restoreTables(tablesOf(process), values.in);
    return `${added} entities were added, ${kept} were there already.`;
  }
  throw new CommandError('Either backup --out FILE, or restore --in FILE.');
}

function readArguments(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        out: { type: 'string' },
        in: { type: 'string' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
  } catch (error) {
    throw new CommandError(messageOf(error));
  }
}

try {
  console.log(await main(process.argv.slice(2)));
} catch (error) {
  // The libraries' messages name addresses and requests, never keys or what is stored.
  const message = error instanceof Error ? error.message : 'The tables could not be copied.';
  console.error(tableFailureOf(error) ?? message);
  process.exitCode = error instanceof CommandError ? 2 : 1;
}
