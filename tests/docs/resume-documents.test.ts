import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ROOT } from './code-blocks.ts';

/** First sentences of what the code says of a resume that can't be read. */
function messages(): string[] {
  const files = globSync(['lib/documents/**/*.ts', 'lib/scoring/score-candidates.ts'], { cwd: ROOT });
  const texts = files.map((file) => readFileSync(join(ROOT, file), 'utf8'));
  const found = texts
    .join('\n')
    .matchAll(/['`]((?:The|Nothing of the) [^.\n]+?(?:\(\.\w+\)[^.\n]*)?\.)[^\n]*['`]/g);
  return [...new Set(Array.from(found, ([, sentence = '']) => sentence))];
}

describe('the table of what can not be read', () => {
  it('has every message that is the same for every resume', () => {
    const page = readFileSync(join(ROOT, 'docs/resume-documents.md'), 'utf8');
    const fixed = messages().filter((sentence) => !sentence.includes('$'));
    expect(fixed.length).toBeGreaterThan(12);
    expect(fixed.filter((sentence) => !page.includes(sentence))).toEqual([]);
  });
});
