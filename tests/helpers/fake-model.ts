import type {
  Assessment,
  AssessmentInput,
  ModelAnswer,
  ModelCallOptions,
  ModelUsage,
  Rubric,
  RubricInput,
  ScoringModel,
} from '../../lib/models/model.ts';

/** The cost that the fake reports for every call. */
export const FAKE_CALL_USAGE: ModelUsage = {
  promptTokens: 100,
  cachedTokens: 60,
  completionTokens: 20,
  modelCalls: 1,
};

export const FAKE_RUBRIC: Rubric = {
  title: 'Nurse',
  roleFamily: 'nursing',
  seniority: 'mid',
  scope: 'individual',
  requirements: [
    { id: 'r1', text: 'Wound care', kind: 'must', weight: 3, minimumYears: null },
    { id: 'r2', text: 'Night shifts', kind: 'must', weight: 2, minimumYears: null },
    { id: 'r3', text: 'French', kind: 'nice', weight: 1, minimumYears: null },
  ],
  languageSupported: true,
};

/** An assessment in which nothing is shown; tests override what they are about. */
export function emptyAssessment(overrides: Partial<Assessment> = {}): Assessment {
  return {
    addressedPassages: [],
    requirements: [],
    title: { relation: 'unrelated', quote: null },
    seniority: { relation: 'further', quote: null },
    scope: { relation: 'unknown', quote: null },
    roles: [],
    trajectory: { aligned: false, quote: null },
    silentSkill: null,
    analysis: 'Wound care is what this career is about.',
    languageSupported: true,
    ...overrides,
  };
}

type Answer<Input, Value> = (input: Input, options: ModelCallOptions) => Value | Promise<Value>;

/** A model whose answers the test decides, and which remembers what it was asked. */
export class FakeModel implements ScoringModel {
  readonly id = 'fake';
  readonly version = 'f1';
  readonly maxResumeCharacters = 100_000;
  deterministic = true;
  readonly rubricInputs: RubricInput[] = [];
  readonly assessmentInputs: AssessmentInput[] = [];
  readonly requestIds: string[] = [];
  onRubric: Answer<RubricInput, Rubric> = () => FAKE_RUBRIC;
  onAssess: Answer<AssessmentInput, Assessment> = () => emptyAssessment();

  async buildRubric(input: RubricInput, options: ModelCallOptions): Promise<ModelAnswer<Rubric>> {
    this.rubricInputs.push(input);
    this.requestIds.push(options.requestId);
    return { value: await this.onRubric(input, options), usage: FAKE_CALL_USAGE, model: 'fake-2026' };
  }

  async assess(input: AssessmentInput, options: ModelCallOptions): Promise<ModelAnswer<Assessment>> {
    this.assessmentInputs.push(input);
    this.requestIds.push(options.requestId);
    return { value: await this.onAssess(input, options), usage: FAKE_CALL_USAGE, model: 'fake-2026' };
  }
}
