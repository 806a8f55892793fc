import type { LogLevel } from './core-api.ts';

/** Where the host and the functions write: one line each, warnings and errors on standard error. */
export interface HostLog {
  write(level: LogLevel, message: string): void;
}

/** What a line goes to: standard output or standard error. */
export type LineStream = Pick<NodeJS.WritableStream, 'write'>;

const QUIET_LEVELS: readonly LogLevel[] = ['trace', 'debug', 'none'];

/** A log on the console with the time of day and the level. */
export function createConsoleLog(
  output: LineStream = process.stdout,
  errors: LineStream = process.stderr,
): HostLog {
  const writeLater = createLineWriter(output);
  return {
    write(level, message) {
      if (QUIET_LEVELS.includes(level)) return;
      const line = `[${new Date().toISOString()}] ${level}: ${message}\n`;
      if (level === 'information') writeLater(line);
      else errors.write(line);
    },
  };
}

/**
 * Writes the lines of one turn of the event loop together: each write to a pipe holds the process up, and many requests
 * end in one turn. Nothing is lost at the end of the process, however it ends by itself.
 */
function createLineWriter(stream: LineStream): (line: string) => void {
  let lines = '';
  const flush = (): void => {
    const text = lines;
    lines = '';
    if (text !== '') stream.write(text);
  };
  process.once('exit', flush);
  return (line) => {
    if (lines === '') setImmediate(flush);
    lines += line;
  };
}
