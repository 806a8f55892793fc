import { toCandidateInputs, toScoreResponse } from '../contract/score-mapping.ts';
import type { ScoreRequestBody } from '../contract/score-request.ts';
import type { ScoreResponseBody } from '../contract/score-response.ts';
import type { TeamProfile } from '../models/model.ts';
import type { Call } from './endpoint.ts';
import { HttpError } from './http-error.ts';
import { retryAfterHeader } from './rate-limit-headers.ts';

/** After this long a caller may find the model back, where it did not say when. */
const MODEL_RETRY_AFTER_SECONDS = 10;

export interface ScoreAnswerInput {
  organization: string;
  teamProfile: TeamProfile | null;
  body: Pick<ScoreRequestBody, 'job_description' | 'candidates' | 'include_resume_text'>;
}

/**
 * Scores the candidates of a valid body and words the outcome.
 *
 * @throws HttpError `scoring_unavailable` when the model could not be reached for any of them
 */
export async function scoreBody(
  { services, requestId, receivedAtMs, onScored }: Call,
  { organization, teamProfile, body }: ScoreAnswerInput,
): Promise<ScoreResponseBody> {
  const outcome = await services.scorer.score({
    requestId,
    organization,
    receivedAtMs,
    jobDescription: body.job_description,
    teamProfile,
    candidates: toCandidateInputs(body.candidates),
    includeResumeText: body.include_resume_text ?? false,
  });
  onScored(outcome);
  if (outcome.modelUnreachable) {
    const { retryAfterMs } = outcome;
    const retryAfterSeconds = retryAfterMs === null ? MODEL_RETRY_AFTER_SECONDS : retryAfterMs / 1000;
    throw new HttpError(
      'scoring_unavailable',
      'The scoring model could not be reached. Please try again shortly.',
      { headers: retryAfterHeader(retryAfterSeconds) },
    );
  }
  return toScoreResponse(outcome, requestId);
}
