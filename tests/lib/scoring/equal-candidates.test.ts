import { describe, expect, it } from '@jest/globals';
import { ModelError } from '../../../lib/models/model.ts';
import type { CachedResult } from '../../../lib/scoring/score-candidates.ts';
import {
  ARRIVED_AT_MS,
  borderlineAssessment,
  failure,
  fullAssessment,
  one,
  RESUME,
  requestOf,
  scored,
  scorerWith,
} from '../../helpers/candidate-scorer.ts';
import { FAKE_CALL_USAGE, FakeModel } from '../../helpers/fake-model.ts';

describe('equal candidates that are under way at the same time', () => {
  const twins = ['a', 'b', 'c'].map((id) => ({ id, resumeText: RESUME }));
  /** A model that reads worse each time. */
  const unsteadyModel = () => {
    const model = new FakeModel();
    model.onAssess = async () => {
      const level = model.assessmentInputs.length === 1 ? 'met' : 'partial';
      await new Promise((resolve) => setTimeout(resolve, 20));
      return borderlineAssessment(level);
    };
    return model;
  };
  const nothingKept = {
    get: async () => undefined,
    set: async (_key: string, result: CachedResult) => result,
  };

  it.each([
    ['', {}],
    [', also where no result is kept', { results: nothingKept }],
  ])('share one assessment in a request%s', async (_where, overrides) => {
    const outcome = await scorerWith(unsteadyModel(), overrides).score(requestOf(twins));
    const [first, ...others] = outcome.results.map(scored);
    expect(others.map(({ card }) => card)).toEqual([first?.card, first?.card]);
    expect([first, ...others].map((result) => result?.cached)).toEqual([false, true, true]);
    // The rubric and one assessment.
    expect(outcome.usage.modelCalls).toBe(2);
  });

  it('share it between requests, of which only one pays', async () => {
    const scorer = scorerWith(unsteadyModel(), { results: nothingKept });
    await scorer.score(requestOf(one(`${RESUME}\nfor the rubric`)));
    const outcomes = await Promise.all([
      scorer.score(requestOf(one(), { requestId: 'request-1' })),
      scorer.score(requestOf(one(), { requestId: 'request-2' })),
    ]);
    const [first, second] = outcomes.map(({ results }) => scored(results[0]));
    expect(second).toEqual({ ...first, cached: true });
    expect(outcomes.map(({ usage }) => usage.modelCalls)).toEqual([1, 0]);
    expect(outcomes.map(({ model }) => model)).toEqual(['fake-2026', 'fake-2026']);
  });

  it('share none with another organization', async () => {
    const model = unsteadyModel();
    const scorer = scorerWith(model);
    const organizations = ['hillside', 'seaside'];
    const outcomes = await Promise.all(
      organizations.map((organization) => scorer.score(requestOf(one(), { organization }))),
    );
    expect(outcomes.map(({ results }) => scored(results[0]).cached)).toEqual([false, false]);
    expect(model.assessmentInputs).toHaveLength(2);
  });

  it('take what was finished while they waited from the cache', async () => {
    const kept = new Map<string, CachedResult>();
    const results = {
      get: async (key: string) => kept.get(key),
      set: async (key: string, result: CachedResult) => {
        kept.set(key, result);
        return result;
      },
    };
    const model = new FakeModel();
    const outcome = await scorerWith(model, { results }).score(requestOf(twins));
    expect(outcome.results.map((result) => scored(result).cached)).toEqual([false, true, true]);
    expect(model.assessmentInputs).toHaveLength(1);
  });

  it('are not given up with the request that began', async () => {
    const model = new FakeModel();
    let finish = () => {};
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    model.onAssess = async (_input, { signal }) => {
      await finished;
      signal.throwIfAborted();
      return fullAssessment();
    };
    const scorer = scorerWith(model);
    const late = scorer.score(requestOf(one(), { receivedAtMs: ARRIVED_AT_MS - 59_800 }));
    const patient = scorer.score(requestOf(one(), { requestId: 'request-2' }));
    expect(failure((await late).results[0])).toBe('model_timeout');
    finish();
    const outcome = await patient;
    expect(model.assessmentInputs).toHaveLength(1);
    // The call is paid for by the one who has its answer.
    expect(scored(outcome.results[0])).toMatchObject({ cached: false, card: { tier: 'Gold' } });
    expect(outcome.usage).toEqual(FAKE_CALL_USAGE);
    expect((await late).usage).toEqual(FAKE_CALL_USAGE);
  });

  it('fail together, and are read again when they are sent again', async () => {
    const model = new FakeModel();
    model.onAssess = async () => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      throw new ModelError('content_filtered', FAKE_CALL_USAGE);
    };
    const scorer = scorerWith(model);
    const outcome = await scorer.score(requestOf(twins));
    expect(outcome.results.map(failure)).toEqual(twins.map(() => 'content_filtered'));
    expect(outcome.usage.modelCalls).toBe(2);
    model.onAssess = () => fullAssessment();
    expect(scored((await scorer.score(requestOf(one()))).results[0]).cached).toBe(false);
  });
});
