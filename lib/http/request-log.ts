import type { ErrorCode } from '../contract/error-codes.ts';
import type { ScoreOutcome } from '../scoring/candidate-scorer.ts';

/** What is known of a request once it is answered. */
export interface RequestRecord {
  requestId: string;
  /** The function's name. */
  functionName: string;
  method: string;
  /** `null` until the key is known. */
  organization: string | null;
  status: number;
  /** `null` when the answer is no error of the contract. */
  errorCode: ErrorCode | null;
  durationMs: number;
  isColdStart: boolean;
  /** `null` when nothing was scored. */
  outcome: ScoreOutcome | null;
}

/**
 * The one line that a request leaves in the log: closed lists, counts and times. Never the address, which may hold the
 * key, and nothing that a caller wrote, but for a request id of the accepted form.
 */
export function requestLogLine(record: RequestRecord): string {
  return JSON.stringify({
    event: 'request',
    request_id: record.requestId,
    function: record.functionName,
    method: record.method,
    organization: record.organization,
    status: record.status,
    code: record.errorCode,
    duration_ms: Math.round(record.durationMs),
    cold_start: record.isColdStart,
    ...(record.outcome !== null && scoringFields(record.outcome)),
  });
}

function scoringFields({ results, model, usage }: ScoreOutcome): Record<string, unknown> {
  const errors = results.flatMap((result) => (result.status === 'failed' ? [result.error] : []));
  return {
    model,
    candidates: results.length,
    cached: results.filter((result) => result.status === 'scored' && result.cached).length,
    failures: countsOf(errors.map(({ code }) => code)),
    failure_reasons: countsOf(errors.flatMap(({ reason }) => reason ?? [])),
    model_calls: usage.modelCalls,
    prompt_tokens: usage.promptTokens,
    cached_tokens: usage.cachedTokens,
    completion_tokens: usage.completionTokens,
  };
}

function countsOf(words: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1;
  return counts;
}
