import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { candidateResultSchema } from '../../lib/contract/score-response.ts';
import { MODEL_ERROR_CODES } from '../../lib/models/model.ts';
import { WARNINGS } from '../../lib/scoring/types.ts';
import { ROOT } from './code-blocks.ts';

const GUIDE = readFileSync(join(ROOT, 'docs/reading-a-score.md'), 'utf8');

/** The names in backticks in the first column of a table. */
function firstColumn(heading: string): string[] {
  const [, table = ''] = GUIDE.split(`| ${heading} |`);
  const rows = table.split('\n\n')[0] ?? '';
  return rows
    .split('\n')
    .flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name ?? ''));
}

describe('the guide to reading a score', () => {
  it('says what to do about every warning, and about no other', () => {
    expect(firstColumn('Warning').toSorted()).toEqual(WARNINGS.toSorted());
  });

  it('says what to do about every error of a candidate', () => {
    expect(firstColumn('`error.code` of a candidate').toSorted()).toEqual(
      [...MODEL_ERROR_CODES, 'unreadable_resume'].toSorted(),
    );
  });

  it('explains every figure of a result', () => {
    const [scored] = candidateResultSchema.options;
    const explained = Object.keys(scored.shape).filter((name) => GUIDE.includes(`\`${name}\``));
    expect(explained).toEqual(
      expect.arrayContaining([
        'status',
        'warnings',
        'reasoning',
        'criteria',
        'tier',
        'adaptability',
        'focus_penalty',
        'silent_skill',
        'trajectory_bonus',
      ]),
    );
  });
});
