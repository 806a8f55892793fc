import type { LogLevel } from './core-api.ts';

/** Where the host and the functions write: one line each, warnings and errors on standard error. */
export interface HostLog {
  write(level: LogLevel, message: string): void;
}

const QUIET_LEVELS: readonly LogLevel[] = ['trace', 'debug', 'none'];

/** A log on the console with the time of day and the level. */
export function createConsoleLog(): HostLog {
  return {
    write(level, message) {
      if (QUIET_LEVELS.includes(level)) {
        return;
      }
      const stream = level === 'information' ? process.stdout : process.stderr;
      stream.write(`[${new Date().toISOString()}] ${level}: ${message}\n`);
    },
  };
}
