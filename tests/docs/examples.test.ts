import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { createLocalEvaluator } from '../../lib/models/local/local-evaluator.ts';
import type { TeamProfile } from '../../lib/models/model.ts';
import { one, requestOf, scorerWith } from '../helpers/candidate-scorer.ts';

const EXAMPLES = join(import.meta.dirname, '../../examples');
const read = (name: string): string => readFileSync(join(EXAMPLES, name), 'utf8');

/** What a newcomer sees first: `npm run demo` sends these. */
describe('the examples', () => {
  it('go from the very candidate to one of another trade', async () => {
    const resumes = readdirSync(join(EXAMPLES, 'resumes')).sort();
    const teamProfile: TeamProfile = JSON.parse(read('team-profile.json'));
    const request = requestOf(
      resumes.flatMap((name) => one(read(`resumes/${name}`))),
      { jobDescription: read('job.txt'), teamProfile },
    );
    const { results } = await scorerWith(createLocalEvaluator()).score(request);
    const tiers = results.map((result) => (result.status === 'scored' ? result.card.tier : 'failed'));
    expect(tiers).toEqual(['Gold', 'Bronze', null, null, null]);
  });
});
