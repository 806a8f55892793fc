import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ignore from 'ignore';

/** Never part of a package, and too large to look through. */
const NEVER_ENTERED = ['.git', 'node_modules'];

/**
 * The files that a publish of the project sends to the platform, by `.funcignore`: paths from its root with slashes, in
 * order.
 */
export function packageFiles(root: string): string[] {
  const rules = ignore().add(readFileSync(join(root, '.funcignore'), 'utf8'));
  const files: string[] = [];
  const visit = (folder: string) => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) {
        if (!NEVER_ENTERED.includes(entry.name) && !rules.ignores(`${path}/`)) visit(path);
      } else if (!rules.ignores(path)) {
        files.push(path);
      }
    }
  };
  visit('');
  return files.sort();
}
