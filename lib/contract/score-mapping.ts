import type { CandidateInput, CandidateResult, ScoreOutcome } from '../scoring/candidate-scorer.ts';
import type { ScoreRequestBody } from './score-request.ts';
import type { CandidateResultBody, ScoreResponseBody } from './score-response.ts';

/** The candidates of a valid request body as the scorer takes them. */
export function toCandidateInputs(candidates: ScoreRequestBody['candidates']): CandidateInput[] {
  return candidates.map(({ id = null, resume_text: resumeText, resume_document: document, resume = {} }) => {
    if (resumeText !== undefined) return { id, resumeText };
    if (document === undefined) return { id, resume };
    return { id, document: { contentType: document.content_type, data: document.data } };
  });
}

/** What the scorer found, as the contract words it. */
export function toScoreResponse(outcome: ScoreOutcome, requestId: string): ScoreResponseBody {
  const { usage } = outcome;
  return {
    ok: true,
    code: 'success',
    request_id: requestId,
    results: outcome.results.map(toResultBody),
    model: outcome.model,
    scoring_version: outcome.scoringVersion,
    evaluated_as_of: outcome.evaluatedAsOf,
    usage: {
      prompt_tokens: usage.promptTokens,
      cached_tokens: usage.cachedTokens,
      completion_tokens: usage.completionTokens,
      model_calls: usage.modelCalls,
    },
    latency_ms: outcome.latencyMs,
  };
}

function toResultBody(result: CandidateResult): CandidateResultBody {
  const { candidateId: candidate_id, index, warnings, latencyMs: latency_ms } = result;
  if (result.status === 'failed') {
    return {
      candidate_id,
      index,
      status: 'failed',
      match_score: null,
      tier: null,
      tier_label: null,
      adaptability: null,
      focus_penalty: null,
      silent_skill: null,
      ai_analysis: null,
      reasoning: null,
      trajectory_bonus: null,
      criteria: [],
      warnings,
      cached: false,
      latency_ms,
      error: { code: result.error.code, message: result.error.message },
    };
  }
  const { card, cached, resumeText } = result;
  return {
    candidate_id,
    index,
    status: 'scored',
    match_score: card.matchScore,
    tier: card.tier,
    tier_label: card.tierLabel,
    adaptability: card.adaptability,
    focus_penalty: card.focusPenalty,
    silent_skill: card.silentSkill,
    ai_analysis: card.analysis,
    reasoning: card.reasoning,
    trajectory_bonus: card.trajectoryBonus,
    criteria: card.criteria,
    warnings,
    cached,
    ...(resumeText === undefined ? {} : { resume_text: resumeText }),
    latency_ms,
  };
}
