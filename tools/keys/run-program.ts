import { type Command, CommanderError } from 'commander';
import { RegistryError } from '../../lib/accounts/tables/organization-registry.ts';
import { CommandError } from '../command-line.ts';
import type { Console } from './console.ts';
import { tableFailureOf } from './table-failure.ts';

/**
 * Runs a command line and gives its exit code: 0, 1 for what could not be done, 2 for what was not understood.
 *
 * @param args without the program's own name
 */
export async function runProgram(
  createProgram: (console: Console) => Command,
  args: readonly string[],
  console: Console,
): Promise<number> {
  const program = createProgram(console);
  try {
    await program.parseAsync(args, { from: 'user' });
    return 0;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    console.printError(messageOf(error));
    return 1;
  }
}

function messageOf(error: unknown): string {
  if (error instanceof RegistryError || error instanceof CommandError) return error.message;
  const tableFailure = tableFailureOf(error);
  if (tableFailure !== null) return tableFailure;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
