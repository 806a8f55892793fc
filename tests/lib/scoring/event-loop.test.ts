import { describe, expect, it } from '@jest/globals';
import type { ScoreOutcome } from '../../../lib/scoring/candidate-scorer.ts';
import { requestOf, scorerWith } from '../../helpers/candidate-scorer.ts';
import { emptyAssessment, FAKE_RUBRIC, FakeModel } from '../../helpers/fake-model.ts';

const CANDIDATES = Array.from({ length: 20 }, (_, index) => ({
  id: null,
  resumeText: `Candidate number ${index} writes about work as a nurse in the surgical ward of a hospital.`,
}));

function score(model: FakeModel, requestDeadlineMs = 60_000): Promise<ScoreOutcome> {
  return scorerWith(model, { requestDeadlineMs }).score(requestOf(CANDIDATES));
}

/** Counts the turns of the event loop until it is told to stop. */
function countTurns() {
  let count = 0;
  let next = setImmediate(function onTurn() {
    count += 1;
    next = setImmediate(onTurn);
  });
  return { count: () => count, stop: () => clearImmediate(next) };
}

describe('a request of many candidates', () => {
  it.each([
    ['at once', () => FAKE_RUBRIC],
    ['later', () => new Promise<typeof FAKE_RUBRIC>((resolve) => setTimeout(resolve, 20, FAKE_RUBRIC))],
  ])('lets other work go on between any two of them when the rubric is there %s', async (_when, onRubric) => {
    const turns = countTurns();
    const turnOfEach: number[] = [];
    const model = new FakeModel();
    model.onRubric = onRubric;
    model.onAssess = () => {
      turnOfEach.push(turns.count());
      return emptyAssessment();
    };
    await score(model).finally(turns.stop);

    expect(turnOfEach).toHaveLength(CANDIDATES.length);
    expect(new Set(turnOfEach).size).toBe(CANDIDATES.length);
  });

  it('is held to its deadline by a model that computes without a pause', async () => {
    const model = new FakeModel();
    model.onAssess = () => {
      const endMs = performance.now() + 15;
      while (performance.now() < endMs);
      return emptyAssessment();
    };
    const { results } = await score(model, 50);

    expect(results.at(-1)).toMatchObject({ status: 'failed', error: { code: 'model_timeout' } });
  });
});
