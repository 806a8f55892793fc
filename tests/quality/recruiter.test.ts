import { describe, expect, it } from '@jest/globals';
import { createLocalEvaluator } from '../../lib/models/local/local-evaluator.ts';
import type { ScoredCandidate } from '../../lib/scoring/candidate-scorer.ts';
import { createRecordingScorer } from './recording-scorer.ts';
import type { RecruiterCase } from './recruiter-cases.ts';
import { CASES_ELSEWHERE } from './recruiter-cases-elsewhere.ts';
import { ENGLISH_CASES } from './recruiter-cases-english.ts';

const scorer = createRecordingScorer(createLocalEvaluator());

async function cardOf({ job, resume }: RecruiterCase): Promise<ScoredCandidate['card']> {
  const [result] = await scorer.score(job, [resume]);
  if (result === undefined) throw new Error('no result');
  return result.card;
}

describe.each([...ENGLISH_CASES, ...CASES_ELSEWHERE])(
  'an advertisement and a resume: $profession',
  (advertised) => {
    it('asks for what the job asks for, and for nothing that it offers', async () => {
      const { criteria } = await cardOf(advertised);
      const asked = criteria.map(({ kind, requirement }, index) => [
        kind,
        requirement.slice(0, advertised.asked[index]?.[1].length ?? 0),
      ]);
      expect(asked).toEqual(advertised.asked);
    });

    it('is shown by what proves it, and by nothing else', async () => {
      const { criteria } = await cardOf(advertised);
      for (const [part, status, evidence] of advertised.shown) {
        const found = criteria.find(({ requirement }) => requirement.startsWith(part));
        expect([part, found?.status]).toEqual([part, status]);
        if (evidence === null) expect(found?.evidence).toBeNull();
        else expect(found?.evidence).toContain(evidence);
      }
    });

    it('gets the tier, and an analysis of two to five sentences without amounts or gender', async () => {
      const { tier, analysis } = await cardOf(advertised);
      expect(tier).toBe(advertised.tier);
      const [body = ''] = analysis.split(' The trajectory bonus');
      expect(body).not.toMatch(/(?<!\S)[^\p{L}\p{N}\s]*(?!\d+[a-z]{1,2}(?!\S))\d/u);
      expect(body).not.toMatch(/\b(?:he|she|his|her|him|hers)\b/i);
      expect(body).not.toMatch(/“”|""| {2}| ,/);
    });
  },
);
