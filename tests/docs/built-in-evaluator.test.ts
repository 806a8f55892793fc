import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { ROOT } from './code-blocks.ts';

const GUIDE = readFileSync(join(ROOT, 'docs/how-the-built-in-evaluator-reads.md'), 'utf8');
/** Where the guide's paths begin. */
const FOLDERS = [
  '',
  'lib/models/local',
  'lib/models/local/vocabulary',
  'lib/scoring/intake/redaction',
  'tests/lib/models/local',
];

it('the guide to the built-in evaluator names only files that there are', () => {
  const named = [...GUIDE.matchAll(/`([\w/-]+(?:\.ts|\/))`/g)].map(([, path = '']) => path);
  expect(named.length).toBeGreaterThan(60);
  const isThere = (path: string): boolean => FOLDERS.some((folder) => existsSync(join(ROOT, folder, path)));
  expect(named.filter((path) => !isThere(path))).toEqual([]);
});
