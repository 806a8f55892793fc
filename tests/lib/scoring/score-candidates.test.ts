import { describe, expect, it } from '@jest/globals';
import { type Assessment, ModelError } from '../../../lib/models/model.ts';
import {
  borderlineAssessment,
  fullAssessment,
  JOB,
  one,
  RESUME,
  requestOf,
  requirementShown,
  scored,
  scorerWith,
} from '../../helpers/candidate-scorer.ts';
import { emptyAssessment, FAKE_CALL_USAGE, FAKE_RUBRIC, FakeModel } from '../../helpers/fake-model.ts';

describe('createCandidateScorer', () => {
  it('scores what the model read and the resume shows', async () => {
    const model = new FakeModel();
    model.onAssess = () => fullAssessment();
    const outcome = await scorerWith(model).score(requestOf(one()));
    const { card, candidateId, cached } = scored(outcome.results[0]);
    expect({ candidateId, cached, tier: card.tier }).toEqual({
      candidateId: 'a',
      cached: false,
      tier: 'Gold',
    });
    expect(card.criteria.map(({ status, evidence }) => [status, evidence])).toEqual([
      ['met', 'Wound care after vascular surgery'],
      ['met', 'Night shifts with responsibility'],
      ['met', 'French, spoken and written'],
    ]);
    expect(outcome).toMatchObject({ model: 'fake-2026', evaluatedAsOf: '2026-11', modelUnreachable: false });
  });

  it('gives an assessment full of invented quotes less than 45', async () => {
    const model = new FakeModel();
    model.onAssess = () =>
      fullAssessment({
        requirements: FAKE_RUBRIC.requirements.map(({ id }) =>
          requirementShown('met', id, 'Led the whole surgical clinic'),
        ),
        title: { relation: 'exact', quote: 'Head Nurse of Everything' },
      });
    const { card, warnings } = scored((await scorerWith(model).score(requestOf(one()))).results[0]);
    expect(card.matchScore).toBeLessThan(45);
    expect(warnings).toContain('unverified_evidence');
  });

  describe('with quotes that are mostly invented', () => {
    const invented = (): Assessment =>
      fullAssessment({
        requirements: FAKE_RUBRIC.requirements.map(({ id }) =>
          requirementShown('met', id, 'Led the whole surgical clinic'),
        ),
        title: { relation: 'exact', quote: 'Head Nurse of Everything' },
        analysis: '"Head Nurse of Everything" is exactly the role. Wound care is strong.',
      });

    it('says what was verified, not what the model claimed', async () => {
      const model = new FakeModel();
      model.onAssess = invented;
      const { card } = scored((await scorerWith(model).score(requestOf(one()))).results[0]);
      expect(card.analysis).toMatch(
        /^No role is shown that is close to the advertised one\. The resume fully shows none/,
      );
      expect(card.reasoning).toContain('title unrelated');
    });

    it.each([
      ['reads again where another reading may be right', false, [false, false, true]],
      ['keeps what would be the same again', true, [false, true, true]],
    ])('%s', async (_, deterministic, cached) => {
      const model = new FakeModel();
      model.deterministic = deterministic;
      model.onAssess = () => (model.assessmentInputs.length === 1 ? invented() : fullAssessment());
      const scorer = scorerWith(model);
      const results = [];
      for (const _request of cached) results.push(scored((await scorer.score(requestOf(one()))).results[0]));
      expect(results.map((result) => result.cached)).toEqual(cached);
      expect(results.map(({ card }) => card.matchScore > 45)).toEqual([
        false,
        !deterministic,
        !deterministic,
      ]);
    });

    it('keeps a reading of which some quotes are', async () => {
      const model = new FakeModel();
      model.deterministic = false;
      model.onAssess = () =>
        fullAssessment({ title: { relation: 'exact', quote: 'Head Nurse of Everything' } });
      const scorer = scorerWith(model, { borderlineSamples: 1 });
      await scorer.score(requestOf(one()));
      const { cached, warnings } = scored((await scorer.score(requestOf(one()))).results[0]);
      expect([cached, warnings.includes('unverified_evidence')]).toEqual([true, true]);
    });
  });

  it('measures all candidates of a request with one rubric and answers in their order', async () => {
    const model = new FakeModel();
    let calls = 0;
    model.onAssess = async () => {
      calls += 1;
      if (calls === 1) await new Promise((resolve) => setTimeout(resolve, 20));
      return emptyAssessment();
    };
    const candidates = ['c', 'a', 'b'].map((id) => ({ id, resumeText: `${RESUME}\n${id}` }));
    const outcome = await scorerWith(model).score(requestOf(candidates));
    expect(outcome.results.map(({ candidateId, index }) => [candidateId, index])).toEqual([
      ['c', 0],
      ['a', 1],
      ['b', 2],
    ]);
    expect(model.rubricInputs).toHaveLength(1);
  });

  it('sums the cost of its own model calls, the rubric included', async () => {
    const model = new FakeModel();
    const scorer = scorerWith(model);
    const first = await scorer.score(requestOf([...one(), { id: 'b', resumeText: `${RESUME}\nb` }]));
    expect(first.usage).toEqual({
      promptTokens: 300,
      cachedTokens: 180,
      completionTokens: 60,
      modelCalls: 3,
    });
    const second = await scorer.score(requestOf(one(`${RESUME}\nc`)));
    expect(second.usage).toEqual(FAKE_CALL_USAGE);
  });

  it('lets requests for the same job share one rubric call, which only one of them pays', async () => {
    const model = new FakeModel();
    model.onRubric = async () => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      return FAKE_RUBRIC;
    };
    const scorer = scorerWith(model);
    const outcomes = await Promise.all([
      scorer.score(requestOf(one(`${RESUME}\n1`), { requestId: 'request-1' })),
      scorer.score(requestOf(one(`${RESUME}\n2`), { requestId: 'request-2' })),
    ]);
    expect(model.rubricInputs).toHaveLength(1);
    expect(outcomes.map(({ usage }) => usage.modelCalls).sort()).toEqual([1, 2]);
  });

  it('names the missing team profile and hands a given one to the rubric', async () => {
    const model = new FakeModel();
    const scorer = scorerWith(model);
    const without = await scorer.score(requestOf(one()));
    const teamProfile = { description: 'Two wards under one roof.' };
    const withProfile = await scorer.score(requestOf(one(), { teamProfile }));
    expect(scored(without.results[0]).warnings).toContain('no_team_profile');
    expect(scored(withProfile.results[0]).warnings).not.toContain('no_team_profile');
    expect(model.rubricInputs.map((input) => input.teamProfile)).toEqual([null, teamProfile]);
  });

  it('says so when the job names no requirements', async () => {
    const model = new FakeModel();
    model.onRubric = () => ({ ...FAKE_RUBRIC, requirements: [] });
    const { warnings } = scored((await scorerWith(model).score(requestOf(one()))).results[0]);
    expect(warnings).toContain('no_requirements_found');
  });

  it('says so when the language of the job or the resume is not understood well', async () => {
    const model = new FakeModel();
    model.onAssess = () => emptyAssessment({ languageSupported: false });
    const { warnings } = scored((await scorerWith(model).score(requestOf(one()))).results[0]);
    expect(warnings).toContain('language_support_limited');
  });
});

describe('the result cache', () => {
  it('serves the same result again, at no cost', async () => {
    const model = new FakeModel();
    model.onAssess = () => fullAssessment();
    const scorer = scorerWith(model);
    const first = await scorer.score(requestOf(one()));
    const second = await scorer.score(requestOf(one(), { requestId: 'request-2' }));
    expect(scored(second.results[0])).toEqual({ ...scored(first.results[0]), cached: true });
    expect(second.usage.modelCalls).toBe(0);
    expect(second.model).toBe('fake-2026');
  });

  it.each([
    ['organization', { organization: 'seaside' }],
    ['job', { jobDescription: `${JOB} Part-time.` }],
    ['team profile', { teamProfile: { description: 'Two wards.' } }],
    ['month', { receivedAtMs: Date.UTC(2026, 11, 1) }],
  ])('holds only for the same %s', async (_name, difference) => {
    const scorer = scorerWith(new FakeModel());
    await scorer.score(requestOf(one()));
    const other = await scorer.score(requestOf(one(), difference));
    expect(scored(other.results[0]).cached).toBe(false);
  });

  it('does not keep failures', async () => {
    const model = new FakeModel();
    model.onAssess = () => {
      throw new ModelError('model_refused');
    };
    const scorer = scorerWith(model);
    await scorer.score(requestOf(one()));
    model.onAssess = () => fullAssessment();
    expect((await scorer.score(requestOf(one()))).results[0]?.status).toBe('scored');
  });
});

describe('a borderline candidate', () => {
  const answers = (levels: ('met' | 'partial')[]) => {
    const model = new FakeModel();
    model.deterministic = false;
    model.onAssess = () => borderlineAssessment(levels[model.assessmentInputs.length - 1] ?? 'met');
    return model;
  };

  it('is assessed three times by a model that may answer differently, and the median counts', async () => {
    const model = answers(['met', 'partial', 'partial']);
    const outcome = await scorerWith(model).score(requestOf(one()));
    expect(model.assessmentInputs).toHaveLength(3);
    expect(scored(outcome.results[0]).card.criteria[1]?.status).toBe('partial');
    expect(outcome.usage.modelCalls).toBe(4);
  });

  it('is asked for a further opinion with each repeat', async () => {
    const model = answers(['met', 'partial', 'partial']);
    const answer = model.onAssess;
    const samples: (number | undefined)[] = [];
    model.onAssess = (input, options) => {
      samples.push(options.sample);
      return answer(input, options);
    };
    await scorerWith(model).score(requestOf(one()));
    expect(samples).toEqual([0, 1, 2]);
  });

  it('keeps the first answer when a repeat fails, and says that the tier is borderline', async () => {
    const model = answers(['met']);
    const answer = model.onAssess;
    model.onAssess = (input, options) => {
      if (model.assessmentInputs.length === 2) throw new ModelError('model_unavailable');
      return answer(input, options);
    };
    const { card, warnings } = scored((await scorerWith(model).score(requestOf(one()))).results[0]);
    expect(card.criteria[1]?.status).toBe('met');
    expect(warnings).toContain('borderline_tier');
  });

  it('is assessed once when repeats are turned off or the model is deterministic', async () => {
    const off = answers(['met']);
    await scorerWith(off, { borderlineSamples: 1 }).score(requestOf(one()));
    const deterministic = answers(['met']);
    deterministic.deterministic = true;
    await scorerWith(deterministic).score(requestOf(one()));
    expect([off, deterministic].map((model) => model.assessmentInputs.length)).toEqual([1, 1]);
  });
});
