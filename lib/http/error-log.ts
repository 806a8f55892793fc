import { types } from 'node:util';

/** A stack frame as V8 prints it. */
const FRAME = /^ {4}at [^\n]{1,300}:\d+:\d+\)?$/;

const MAX_FRAMES = 20;

export interface LoggableError {
  error: string;
  frames: string[];
}

/**
 * What a log may say of an unexpected error: its class and where it was thrown. Never its message, which may carry what
 * a caller sent.
 */
export function loggableError(error: unknown): LoggableError {
  if (!types.isNativeError(error)) return { error: `thrown ${typeof error}`, frames: [] };
  const { name } = error.constructor;
  return { error: /^\w{1,60}$/.test(name) ? name : 'Error', frames: framesOf(error) };
}

/** Only the lines after the message, and none when it can't be told where the message ends. */
function framesOf(error: Error): string[] {
  const stack = error.stack ?? '';
  return stack
    .slice(endOfMessage(stack, error))
    .split('\n')
    .filter((line) => FRAME.test(line))
    .slice(0, MAX_FRAMES)
    .map((line) => line.trim());
}

/** The stack begins with the class, in some errors of Node a code, and the message. */
function endOfMessage(stack: string, { message }: Error): number {
  if (message === '') return /^\w{1,60}:? ?\n/.exec(stack)?.[0].length ?? stack.length;
  const start = stack.lastIndexOf(message);
  return start === -1 ? stack.length : start + message.length;
}
