import { createHash } from 'node:crypto';

/**
 * What is kept of one candidate's assessment so that an operator can account for it later: that it took place, by what,
 * and with which result. Nothing of the resume, the job or the answer's text is in it.
 */
export interface AuditRecord {
  /** When the request arrived, in epoch milliseconds. */
  atMs: number;
  organization: string;
  requestId: string;
  /** Position of the candidate in the request. */
  index: number;
  /** {@link candidateDigest} of the caller's id; `null` without one. */
  candidate: string | null;
  /** `null` when no model answered. */
  model: string | null;
  scoringVersion: string;
  /** `YYYY-MM`. */
  evaluatedAsOf: string;
  status: 'scored' | 'failed';
  /** Why it failed; `null` when it did not. */
  error: string | null;
  score: number | null;
  tier: string | null;
  criteria: readonly AuditCriterion[];
  warnings: readonly string[];
  /** Whether the result was worked out before. */
  cached: boolean;
}

export interface AuditCriterion {
  kind: string;
  weight: number;
  status: string;
}

/** Keeps the records of scored candidates. */
export interface AuditTrail {
  /**
   * Takes the records of one request. Never waits and never throws.
   *
   * @param log gets one line for each
   */
  record(records: readonly AuditRecord[], log: (line: string) => void): void;
  /** Writes what is not written yet, within a few seconds; for the end of the process. Never rejects. */
  close(): Promise<void>;
}

/** Where records are kept beside the log. */
export interface AuditStore {
  /** Writes records, each once, however often it is tried. Rejects with `StoreUnavailableError`. */
  write(records: readonly StoredAuditRecord[]): Promise<void>;
}

export interface StoredAuditRecord extends AuditRecord {
  /** Of this record and no other. */
  id: string;
}

/**
 * SHA-256 in hex of a caller's id for a candidate. Who knows the id finds the records; who reads them does not learn it,
 * unless it can be guessed. The same id of another organization has another digest.
 */
export function candidateDigest(organization: string, candidateId: string): string {
  return createHash('sha256')
    .update(JSON.stringify([organization, candidateId]))
    .digest('hex');
}

/** One line of JSON for the log, or for a person who asks. */
export function auditLine(record: AuditRecord): string {
  return JSON.stringify({
    event: 'audit',
    time: new Date(record.atMs).toISOString(),
    organization: record.organization,
    request_id: record.requestId,
    index: record.index,
    candidate_sha256: record.candidate,
    model: record.model,
    scoring_version: record.scoringVersion,
    evaluated_as_of: record.evaluatedAsOf,
    status: record.status,
    error: record.error,
    match_score: record.score,
    tier: record.tier,
    criteria: record.criteria,
    warnings: record.warnings,
    cached: record.cached,
  });
}
