import type { ModelErrorCode, ModelFailureReason, ModelUsage, TeamProfile } from '../models/model.ts';
import type { ResumeDocument } from './resume-document.ts';
import type { ScoreCard, Warning } from './types.ts';

/** Scores the candidates of a request. */
export interface CandidateScorer {
  /** Scores every candidate; a fault of the model becomes a failed result, never a rejection. */
  score(request: ScoreRequest): Promise<ScoreOutcome>;
}

export type CandidateInput = { id: string | null } & (
  | { resumeText: string }
  | { resume: Readonly<Record<string, unknown>> }
  | { document: ResumeDocument }
);

export interface ScoreRequest {
  requestId: string;
  organization: string;
  /** Epoch milliseconds at which the request arrived; latencies and the deadline count from here. */
  receivedAtMs: number;
  jobDescription: string;
  teamProfile: TeamProfile | null;
  candidates: readonly CandidateInput[];
  /** Whether the results bring the text that was read; it is kept nowhere. */
  includeResumeText?: boolean;
}

export type CandidateErrorCode = ModelErrorCode | 'unreadable_resume';

interface ResultBase {
  candidateId: string | null;
  index: number;
  warnings: Warning[];
  /** Whole milliseconds from the arrival of the request to this result. */
  latencyMs: number;
}

export interface ScoredCandidate extends ResultBase {
  status: 'scored';
  card: ScoreCard;
  /** Taken from the result cache, or from an equal candidate that was under way: it cost nothing. */
  cached: boolean;
  /** What was read, and quoted from; there when the request asks for it. */
  resumeText?: string;
}

export interface FailedCandidate extends ResultBase {
  status: 'failed';
  error: {
    code: CandidateErrorCode;
    message: string;
    /** For the log alone. */
    reason?: ModelFailureReason | undefined;
    /** Epoch milliseconds from which the model may be asked again, where it said so. */
    retryAtMs?: number | undefined;
  };
}

export type CandidateResult = ScoredCandidate | FailedCandidate;

export interface ScoreOutcome {
  /** In the order of the candidates, one each. */
  results: CandidateResult[];
  /** As the model's answers name it; `null` when none answered. */
  model: string | null;
  scoringVersion: string;
  /** `YYYY-MM`: the UTC month to which open-ended roles were counted. */
  evaluatedAsOf: string;
  usage: ModelUsage;
  latencyMs: number;
  /** True when every candidate failed because the model could not be reached in time. */
  modelUnreachable: boolean;
  /** After so many milliseconds the model may be asked again for all that failed; `null` where it did not say. */
  retryAfterMs: number | null;
}
