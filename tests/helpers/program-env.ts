import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * The environment of a program that a test starts. Tests start the same programs many times over: Node keeps what it compiled of a file,
 * by its contents, where the built app has it too, and starts them in half the time.
 */
export const PROGRAM_ENV = {
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: join(tmpdir(), 'node-compile-cache'),
};
