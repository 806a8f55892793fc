import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../..');

/** The code under the mark `<!-- runs in tests: NAME -->` of a Markdown file. */
export function codeBlock(file: string, name: string): string {
  const [, code] =
    readFileSync(join(ROOT, file), 'utf8')
      .split(`<!-- runs in tests: ${name} -->`)[1]
      ?.split(/^```.*\n/m) ?? [];
  if (code === undefined) throw new Error(`${file} has no code named ${name}.`);
  return code;
}
