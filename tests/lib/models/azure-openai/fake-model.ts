import type { Assessment, Rubric, ScoringModel } from '../../../../lib/models/model.ts';

export const JOB = 'Staff nurse for our intensive care unit. You hold a nursing registration.';
export const RESUME = 'Intensive care nurse, City Hospital, 2019 to present. Registered nurse since 2017.';

export const RUBRIC: Rubric = {
  title: 'Staff Nurse',
  roleFamily: 'nursing',
  seniority: 'mid',
  scope: 'individual',
  requirements: [
    { id: 'r1', text: 'Nursing registration', kind: 'must', weight: 3, minimumYears: null },
    { id: 'r2', text: '3 years in intensive care', kind: 'must', weight: 2, minimumYears: 3 },
  ],
  languageSupported: true,
};

export const ASSESSMENT: Assessment = {
  addressedPassages: [],
  requirements: [
    { id: 'r1', level: 'met', quote: 'Registered nurse since 2017', roles: [], statedYears: null },
    { id: 'r2', level: 'met', quote: 'Intensive care nurse, City Hospital', roles: [0], statedYears: null },
  ],
  title: { relation: 'exact', quote: 'Intensive care nurse' },
  seniority: { relation: 'same', quote: 'Intensive care nurse' },
  scope: { relation: 'unknown', quote: null },
  roles: [
    {
      title: 'Intensive care nurse',
      family: 'nursing',
      seniority: 'mid',
      start: '2019',
      end: 'present',
      industry: 'hospital',
      skills: ['Intensive care'],
    },
  ],
  trajectory: { aligned: false, quote: null },
  silentSkill: null,
  analysis: 'The candidate works in intensive care. A registration is shown.',
  languageSupported: true,
};

/** A model that always reads the same; `onRead` sees each input. */
export function createFakeModel(onRead: (input: unknown) => void = () => {}): ScoringModel {
  const usage = { promptTokens: 0, cachedTokens: 0, completionTokens: 0, modelCalls: 0 };
  return {
    id: 'fake',
    version: 'f1',
    deterministic: true,
    maxResumeCharacters: 100_000,
    async buildRubric(input) {
      onRead(input);
      return { value: RUBRIC, usage, model: 'fake-model' };
    },
    async assess(input) {
      onRead(input);
      return { value: ASSESSMENT, usage, model: 'fake-model' };
    },
  };
}
