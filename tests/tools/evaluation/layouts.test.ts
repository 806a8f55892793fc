import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { applyLayout, rewriteLayout } from '../../../tools/evaluation/layouts.ts';

const RESUME = [
  '## Education',
  'Diploma in Horticulture',
  '',
  '## Skills',
  '- Pruning',
  '- Soil testing',
  '',
  '## Experience',
  '1. Gardener, Botanical Garden (2015 - 2020)',
  '2. Apprentice, Tree Nursery (2012 - 2015)',
].join('\n');

function wordsOf(text: string): string[] {
  return text.match(/\p{L}+|\d+/gu) ?? [];
}

describe('the second layout', () => {
  it('keeps every word of the content', () => {
    const rewritten = new Set(wordsOf(rewriteLayout(RESUME, 'resume', 'any')));
    for (const word of ['Diploma', 'Pruning', 'Soil', 'Gardener', '2015', '2020', 'Apprentice', 'Nursery']) {
      expect(rewritten).toContain(word);
    }
  });

  it('has no bullets, numbering or marked headings', () => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        expect(rewriteLayout(RESUME, 'resume', seed)).not.toMatch(/^\s*(?:[-*#]|\d+\.)\s/m);
      }),
    );
  });

  it('turns a list into one paragraph of sentences', () => {
    expect(rewriteLayout(RESUME, 'resume', 'any')).toContain('Pruning. Soil testing.');
  });

  it('puts the sections in another order for some seeds, and always in the same for one', () => {
    const order = (seed: string) =>
      rewriteLayout(RESUME, 'resume', seed).indexOf('Pruning') <
      rewriteLayout(RESUME, 'resume', seed).indexOf('Diploma');
    const orders = new Set(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map(order));
    expect(orders.size).toBe(2);
    expect(rewriteLayout(RESUME, 'resume', 'a')).toBe(rewriteLayout(RESUME, 'resume', 'a'));
  });

  it('keeps the title of a job first, as a sentence', () => {
    const job =
      '## Job Title\nGardener\n\n## Required Skills\n- Pruning\n\n## Responsibilities\n- Plant trees';
    expect(rewriteLayout(job, 'job', 'x')).toMatch(/^We are hiring: Gardener\./);
  });

  it('rewrites both resumes of a pair in the same order', () => {
    const pair = { id: 'p', job: RESUME, matched: RESUME, degraded: RESUME };
    const rewritten = applyLayout(pair, 'second');
    expect(rewritten.matched).toBe(rewritten.degraded);
    expect(applyLayout(pair, 'first')).toEqual(pair);
  });

  it('is drawn anew by a seed', () => {
    const pair = { id: 'p', job: RESUME, matched: RESUME, degraded: RESUME };
    const drawn = new Set(['', '1', '2', '3', '4'].map((seed) => applyLayout(pair, 'second', seed).matched));
    expect(drawn.size).toBeGreaterThan(2);
    expect(applyLayout(pair, 'second', '1')).toEqual(applyLayout(pair, 'second', '1'));
  });
});
