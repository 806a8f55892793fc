import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What the build writes for people to look at: the OpenAPI document, pages, and below `assets/` what they load. */
export const PAGES_PATH = join(rootOf(import.meta.dirname), 'dist', 'pages');

/** The project's root, seen from a source file and from a chunk of the bundle alike. */
function rootOf(folder: string): string {
  const parent = dirname(folder);
  return parent === folder || existsSync(join(folder, 'package.json')) ? folder : rootOf(parent);
}
