import { type ParseArgsConfig, parseArgs } from 'node:util';

/** A mistake of the person at the terminal, or something that can't be done: shown as it is, without a stack. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}

/**
 * The options and words of a command line.
 *
 * @throws CommandError that says what was not understood
 */
export function readArguments<const Config extends ParseArgsConfig>(config: Config) {
  try {
    return parseArgs(config);
  } catch (error) {
    throw new CommandError(error instanceof Error ? error.message : 'The arguments can not be read.');
  }
}

/** The options and words of a command line; ends the process with what was not understood. */
export function readArgumentsOrRefuse<const Config extends ParseArgsConfig>(config: Config) {
  try {
    return parseArgs(config);
  } catch (error) {
    return refuse(messageOf(error));
  }
}

/**
 * The words on the command line of a program that has no option but `--help`. Prints the help, or what was not understood,
 * and ends the process with it: before the program does anything.
 *
 * @param mostWords how many words the program takes
 */
export function readWords(usage: string, mostWords = 0): string[] {
  try {
    const { values, positionals } = parseArgs({
      options: { help: { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    if (values.help) {
      console.log(usage);
      process.exit(0);
    }
    const extra = positionals[mostWords];
    if (extra === undefined) return positionals;
    return refuse(`Unexpected argument '${extra}'`);
  } catch (error) {
    return refuse(messageOf(error));
  }
}

/** Ends the process with what was wrong on the command line. */
export function refuse(reason: string): never {
  console.error(`${reason}\n\nRun with --help to see the options.`);
  process.exit(2);
}

/** Of an error of `parseArgs`: Node's message names the option, and then advises on what is no option. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? (error.message.split('. ', 1)[0] ?? '') : String(error);
}
