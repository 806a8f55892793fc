import { type AuditRecord, candidateDigest } from '../accounts/audit.ts';
import type { ScoringUsage } from '../accounts/usage-counts.ts';
import type { CandidateResult, ScoreOutcome } from '../scoring/candidate-scorer.ts';
import type { KeyedCall } from './endpoint.ts';

/** What came of a request that counts against its plan. */
export interface MeteredAnswer {
  status: number;
  /** `null` when nothing was scored. */
  outcome: ScoreOutcome | null;
}

/**
 * Counts an answered request for its organization, and leaves the records of its candidates. All in memory: the answer
 * does not wait.
 *
 * @param log of the request
 */
export function meterAnswer(
  call: Pick<KeyedCall, 'account' | 'receivedAtMs' | 'requestId' | 'services'>,
  { status, outcome }: MeteredAnswer,
  log: (line: string) => void,
): void {
  const { account, receivedAtMs, services } = call;
  const { organization } = account;
  const scoring = outcome === null ? null : toScoringUsage(outcome);
  services.usage.record({ organization, atMs: receivedAtMs, status, scoring });
  if (outcome !== null) services.auditTrail.record(toAuditRecords(call, outcome), log);
}

function toScoringUsage({ results, usage, latencyMs }: ScoreOutcome): ScoringUsage {
  const scored = results.filter((result) => result.status === 'scored');
  return {
    tiers: scored.map(({ card }) => card.tier ?? 'none'),
    candidatesFailed: results.length - scored.length,
    promptTokens: usage.promptTokens,
    completionTokens: usage.completionTokens,
    latencyMs,
  };
}

function toAuditRecords(
  { account, receivedAtMs, requestId }: Pick<KeyedCall, 'account' | 'receivedAtMs' | 'requestId'>,
  { results, model, scoringVersion, evaluatedAsOf }: ScoreOutcome,
): AuditRecord[] {
  const { organization } = account;
  return results.map((result) => ({
    atMs: receivedAtMs,
    organization,
    requestId,
    index: result.index,
    candidate: result.candidateId === null ? null : candidateDigest(organization, result.candidateId),
    model,
    scoringVersion,
    evaluatedAsOf,
    ...resultFields(result),
    warnings: result.warnings,
  }));
}

function resultFields(
  result: CandidateResult,
): Pick<AuditRecord, 'status' | 'error' | 'score' | 'tier' | 'criteria' | 'cached'> {
  if (result.status === 'failed') {
    const { code } = result.error;
    return { status: 'failed', error: code, score: null, tier: null, criteria: [], cached: false };
  }
  const { matchScore, tier, criteria } = result.card;
  return {
    status: 'scored',
    error: null,
    score: matchScore,
    tier,
    criteria: criteria.map(({ kind, weight, status }) => ({ kind, weight, status })),
    cached: result.cached,
  };
}
