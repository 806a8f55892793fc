import { describe, expect, it } from '@jest/globals';
import { createLocalEvaluator } from '../../lib/models/local/local-evaluator.ts';
import { BUSINESS } from '../lib/models/local/cases/business.ts';
import { HEALTH_AND_PEOPLE } from '../lib/models/local/cases/health-and-people.ts';
import { TECHNOLOGY_AND_CRAFTS } from '../lib/models/local/cases/technology-and-crafts.ts';
import { createRecordingScorer } from './recording-scorer.ts';

const CASES = [...HEALTH_AND_PEOPLE, ...BUSINESS, ...TECHNOLOGY_AND_CRAFTS];
const LEVELS = ['perfect', 'near', 'adjacent', 'unrelated'] as const;

interface Read {
  profession: string;
  level: (typeof LEVELS)[number];
  resume: string;
  analysis: string;
  bonus: number;
  gaps: string[];
}

async function readAll(): Promise<Read[]> {
  const scorer = createRecordingScorer(createLocalEvaluator());
  const all: Read[] = [];
  for (const ranking of CASES) {
    const results = await scorer.score(
      ranking.job,
      LEVELS.map((level) => ranking[level]),
    );
    for (const [index, { card }] of results.entries()) {
      const level = LEVELS[index] ?? 'perfect';
      all.push({
        profession: ranking.profession,
        level,
        resume: ranking[level],
        analysis: card.analysis,
        bonus: card.trajectoryBonus,
        gaps: card.criteria.filter(({ status }) => status !== 'met').map(({ requirement }) => requirement),
      });
    }
  }
  return all;
}

const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?]["”]?)\s+(?=[\p{Lu}"“])/u);
const fold = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ');

function shingles(text: string): Set<string> {
  const words = fold(text).match(/\p{L}+/gu) ?? [];
  return new Set(words.slice(2).map((_, index) => words.slice(index, index + 3).join(' ')));
}

function similarity(left: ReadonlySet<string>, right: ReadonlySet<string>): number {
  const common = [...left].filter((shingle) => right.has(shingle)).length;
  return common / Math.max(1, left.size + right.size - common);
}

const bodyOf = (analysis: string): string => sentencesOf(analysis).slice(0, -1).join(' ');

describe('the analysis of many candidates', () => {
  let all: Read[] = [];
  const everyone = async (): Promise<Read[]> => {
    if (all.length === 0) all = await readAll();
    return all;
  };

  it('has two to five sentences, the last on the bonus with its points', async () => {
    for (const { analysis, bonus } of await everyone()) {
      const sentences = sentencesOf(analysis);
      expect(sentences.length).toBeGreaterThanOrEqual(2);
      expect(sentences.length).toBeLessThanOrEqual(5);
      expect(sentences.at(-1)).toMatch(new RegExp(`^The trajectory bonus is ${bonus} of 5 points`));
    }
  });

  it('states no number but the bonus, and no gender', async () => {
    for (const { analysis } of await everyone()) {
      // "B2B" is a name, an amount begins with its digits.
      expect(bodyOf(analysis)).not.toMatch(/(?<!\S)[^\p{L}\p{N}\s]*\d/u);
      expect(analysis).not.toMatch(/\b(?:he|she|his|her|him|hers)\b/i);
    }
  });

  it('quotes the resume where something is shown', async () => {
    for (const { analysis, resume, level } of await everyone()) {
      if (level === 'unrelated') continue;
      const quotes = [...analysis.matchAll(/"([^"]{4,})"/g)].map(([, quote = '']) =>
        fold(quote).replace(/…$/, ''),
      );
      expect(quotes.some((quote) => fold(resume).includes(quote))).toBe(true);
    }
  });

  it('names a gap where there is one', async () => {
    for (const { analysis, gaps, level } of await everyone()) {
      if (gaps.length === 0 || level === 'unrelated') continue;
      const words = gaps.flatMap((gap) => fold(gap).match(/\p{L}{4,}/gu) ?? []);
      expect(words.some((word) => fold(analysis).includes(word))).toBe(true);
    }
  });

  it('reads differently from one candidate to the next', async () => {
    const read = (await everyone()).filter(({ level }) => level !== 'unrelated');
    const bodies = read.map(({ analysis }) => shingles(bodyOf(analysis)));
    let pairs = 0;
    let sum = 0;
    for (let left = 0; left < bodies.length; left += 1) {
      for (let right = left + 1; right < bodies.length; right += 1) {
        const [one, other] = [bodies[left], bodies[right]];
        if (one === undefined || other === undefined) continue;
        const value = similarity(one, other);
        expect({ of: [read[left]?.profession, read[right]?.profession], isAlike: value > 0.6 }).toMatchObject(
          {
            isAlike: false,
          },
        );
        sum += value;
        pairs += 1;
      }
    }
    expect(sum / pairs).toBeLessThan(0.15);
  });

  it('shares no sentence with more than a fifth of them', async () => {
    const read = await everyone();
    const counts = new Map<string, number>();
    for (const { analysis } of read) {
      for (const sentence of sentencesOf(bodyOf(analysis)))
        counts.set(sentence, (counts.get(sentence) ?? 0) + 1);
    }
    const [most] = [...counts].sort((a, b) => b[1] - a[1]);
    expect({ sentence: most?.[0], isBoilerplate: (most?.[1] ?? 0) > read.length / 5 }).toMatchObject({
      isBoilerplate: false,
    });
  });
});
