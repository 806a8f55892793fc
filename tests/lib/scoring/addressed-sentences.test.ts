import { describe, expect, it } from '@jest/globals';
import { type Assessment, ModelError } from '../../../lib/models/model.ts';
import {
  borderlineAssessment,
  failure,
  fullAssessment,
  one,
  RESUME,
  requestOf,
  requirementShown,
  scored,
  scorerWith,
} from '../../helpers/candidate-scorer.ts';
import { FAKE_CALL_USAGE, FakeModel } from '../../helpers/fake-model.ts';
import { openSentences } from '../../helpers/open-sentences.ts';

describe('createCandidateScorer', () => {
  describe('with a sentence that the model says is addressed to it', () => {
    const [addressed, more] = openSentences();
    const attacked = `${RESUME}. ${addressed}`;
    /** What a model answers that is swayed by the sentence, but tells of it. */
    const swayed = (resumeText: string): Assessment =>
      resumeText.includes(addressed)
        ? fullAssessment({ addressedPassages: [addressed] })
        : fullAssessment({
            requirements: [requirementShown('partial', 'r1', 'Wound care after vascular surgery')],
          });

    it('takes it out and has the rest read again', async () => {
      const model = new FakeModel();
      model.onAssess = ({ resumeText }) => swayed(resumeText);
      const outcome = await scorerWith(model, { borderlineSamples: 1 }).score(requestOf(one(attacked)));
      const { card, warnings } = scored(outcome.results[0]);
      expect(model.assessmentInputs.map(({ resumeText }) => resumeText.includes(addressed))).toEqual([
        true,
        false,
      ]);
      expect(card.criteria.map(({ status }) => status)).toEqual(['partial', 'missing', 'missing']);
      expect(warnings).toContain('instructions_in_resume');
      // The rubric and two assessments.
      expect(outcome.usage.modelCalls).toBe(3 * FAKE_CALL_USAGE.modelCalls);
    });

    it('repeats a borderline assessment without it', async () => {
      const model = new FakeModel();
      model.deterministic = false;
      model.onAssess = ({ resumeText }) => ({
        ...borderlineAssessment('met'),
        addressedPassages: resumeText.includes(addressed) ? [addressed] : [],
      });
      await scorerWith(model).score(requestOf(one(attacked)));
      const [first, ...others] = model.assessmentInputs.map(({ resumeText }) =>
        resumeText.includes(addressed),
      );
      expect(first).toBe(true);
      expect(others).toEqual([false, false, false]);
    });

    it('fails the candidate when the second reading fails', async () => {
      const model = new FakeModel();
      model.onAssess = ({ resumeText }) => {
        if (!resumeText.includes(addressed)) throw new ModelError('model_unavailable');
        return swayed(resumeText);
      };
      const outcome = await scorerWith(model).score(requestOf(one(attacked)));
      expect(failure(outcome.results[0])).toBe('model_unavailable');
    });

    it('asks no third time, but counts nothing of what it names then', async () => {
      const model = new FakeModel();
      model.onAssess = ({ resumeText }) =>
        resumeText.includes(addressed)
          ? fullAssessment({ addressedPassages: [addressed] })
          : fullAssessment({
              requirements: [requirementShown('met', 'r1', more)],
              addressedPassages: [more],
            });
      const outcome = await scorerWith(model, { borderlineSamples: 1 }).score(
        requestOf(one(attacked.replace('two wards', `two wards. ${more}`))),
      );
      expect(model.assessmentInputs).toHaveLength(2);
      expect(scored(outcome.results[0]).card.criteria[0]).toMatchObject({
        status: 'missing',
        evidence: null,
      });
    });

    it('is not asked about a text of which nothing is left', async () => {
      const model = new FakeModel();
      model.onAssess = async () => {
        await new Promise((resolve) => setTimeout(resolve, 20));
        return fullAssessment({ addressedPassages: [addressed] });
      };
      const resumeText = `Jane Smith\n\n- ${addressed}`;
      const twins = ['a', 'b'].map((id) => ({ id, resumeText }));
      const outcome = await scorerWith(model).score(requestOf(twins));
      expect(model.assessmentInputs).toHaveLength(1);
      expect(outcome.usage.modelCalls).toBe(2);
      for (const result of outcome.results) {
        expect(result).toMatchObject({
          error: {
            code: 'unreadable_resume',
            message: expect.stringMatching(/^Nothing of the resume is left/),
          },
          warnings: expect.arrayContaining(['instructions_in_resume']),
        });
      }
    });

    it('believes no report of what the person did', async () => {
      const model = new FakeModel();
      model.onAssess = () =>
        fullAssessment({ addressedPassages: ['Night shifts with responsibility for two wards'] });
      const outcome = await scorerWith(model).score(requestOf(one()));
      expect(model.assessmentInputs).toHaveLength(1);
      expect(scored(outcome.results[0]).warnings).not.toContain('instructions_in_resume');
    });
  });
});
