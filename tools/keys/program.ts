import { Command } from 'commander';
import { addAuditCommand } from './audit-command.ts';
import type { Console } from './console.ts';
import { addKeyCommands } from './key-commands.ts';
import { addOrganizationCommands } from './organization-commands.ts';
import { addUsageCommand } from './usage-command.ts';

/** The command line of `npm run keys`. Mistakes in it are printed and then thrown as commander's errors. */
export function createProgram(console: Console): Command {
  const program = new Command('npm run keys --')
    .description(
      'Organizations, their keys and what they have used. Changes work within 30 seconds everywhere.',
    )
    .addHelpText(
      'after',
      `
Environment: TABLES_ENDPOINT (by identity) or TABLES_CONNECTION_STRING, and STORE_PREFIX, as the service has them.

Examples:
  npm run keys -- organizations create acme --plan business --name "Acme Corporation"
  npm run keys -- keys create acme --function-app my-app --resource-group my-group
  npm run keys -- usage acme --from 2026-11-01 --csv`,
    )
    .exitOverride()
    .configureOutput({
      writeOut: (text) => console.print(text.trimEnd()),
      writeErr: (text) => console.printError(text.trimEnd()),
    });
  addOrganizationCommands(program, console);
  addKeyCommands(program, console);
  addUsageCommand(program, console);
  addAuditCommand(program, console);
  return program;
}
