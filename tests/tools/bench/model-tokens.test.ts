import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { createModelTokensSection } from '../../../tools/bench/model-tokens.ts';

const ROOT = join(import.meta.dirname, '../../..');
const README = readFileSync(join(ROOT, 'README.md'), 'utf8');
const GUIDE = readFileSync(join(ROOT, 'docs/azure-openai.md'), 'utf8');

let tokens: (label: string) => number;

beforeAll(async () => {
  const figures = await createModelTokensSection(null).run();
  tokens = (label) => {
    const figure = figures.find((known) => known.label === label);
    if (figure === undefined) throw new Error(`There is no figure ${label}.`);
    return Number.parseInt(figure.value, 10);
  };
});

function numbersOf(text: string, pattern: RegExp): number[] {
  const [, ...groups] = pattern.exec(text) ?? [];
  return groups.map((group) => Number(group.replaceAll(',', '')));
}

function rounded(count: number): number {
  return 100 * Math.round(count / 100);
}

/** What is received is the built-in evaluator's, and changes a little with each word it learns. */
function isAbout(count: number, measured: number): boolean {
  return Math.abs(count - measured) <= 0.05 * measured;
}

describe('the tokens of a candidate', () => {
  it('are those of README', () => {
    const [sent, cached, received] = numbersOf(
      README,
      /([\d,]+) tokens sent, ([\d,]+) of them cached, about ([\d,]+) received/,
    );
    expect([sent, cached]).toEqual([tokens('candidate, sent'), tokens('candidate, of these cached')]);
    expect(isAbout(received ?? 0, tokens('candidate, received'))).toBe(true);
  });

  it('are those of docs/azure-openai.md, rounded', () => {
    const [sent, cached, received] = numbersOf(GUIDE, /\| Candidate \| ([\d,]+) \| ([\d,]+) \| ([\d,]+) \|/);
    expect([sent, cached]).toEqual([
      rounded(tokens('candidate, sent')),
      rounded(tokens('candidate, of these cached')),
    ]);
    expect(isAbout(received ?? 0, tokens('candidate, received'))).toBe(true);
    expect(numbersOf(GUIDE, /are ([\d,]+) of prompt, ([\d,]+) of schema/)).toEqual([
      rounded(tokens('static prompt, assessment')),
      rounded(tokens('schema, assessment')),
    ]);
  });
});
