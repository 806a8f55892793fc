import {
  type Assessment,
  type AssessmentInput,
  type ModelAnswer,
  type ModelCallOptions,
  ModelError,
  NO_USAGE,
  type Rubric,
  type RubricInput,
  type ScoringModel,
} from '../model.ts';
import { assessResume } from './evidence/assess.ts';
import { readJob } from './job/job-reader.ts';
import { readResume } from './resume/resume-reader.ts';

/** Its true name, in answers and in results. */
const LOCAL_EVALUATOR_NAME = 'local-evaluator';
/** Raised whenever its rules or its vocabulary change what it answers. */
const RULES_VERSION = 'l18';
const MAX_RESUME_CHARACTERS = 100_000;

/**
 * The embedded model: rules and a vocabulary, no network, no weights. The same input always gives the same answer. Rejects
 * with {@link ModelError} when the call was aborted before, or when a text could not be read at all.
 */
export function createLocalEvaluator(): ScoringModel {
  return {
    id: `${LOCAL_EVALUATOR_NAME}-${RULES_VERSION}`,
    version: RULES_VERSION,
    deterministic: true,
    maxResumeCharacters: MAX_RESUME_CHARACTERS,
    buildRubric: (input: RubricInput, options: ModelCallOptions) =>
      answer(options, (): Rubric => readJob(input)),
    assess: (input: AssessmentInput, options: ModelCallOptions) =>
      answer(
        options,
        (): Assessment =>
          assessResume(input.rubric, readResume(input.resumeText, input.evaluatedAsOf), input.evaluatedAsOf),
      ),
  };
}

async function answer<T>({ signal }: ModelCallOptions, read: () => T): Promise<ModelAnswer<T>> {
  if (signal.aborted) throw new ModelError('model_timeout', NO_USAGE, 'request_timeout');
  try {
    return { value: read(), usage: { ...NO_USAGE }, model: LOCAL_EVALUATOR_NAME };
  } catch {
    throw new ModelError('model_unavailable', NO_USAGE, 'unexpected');
  }
}
