import type { RoleFamily } from './role-families.ts';
import type { Seniority } from './seniority.ts';

/**
 * What a model may say: closed levels and verbatim quotes. It never returns a score; numbers are computed from this
 * by lib/scoring.
 */

export const REQUIREMENT_KINDS = ['must', 'nice', 'team'] as const;
export type RequirementKind = (typeof REQUIREMENT_KINDS)[number];

export const REQUIREMENT_LEVELS = ['met', 'partial', 'missing'] as const;
export type RequirementLevel = (typeof REQUIREMENT_LEVELS)[number];

export const TITLE_RELATIONS = ['exact', 'equivalent', 'adjacent', 'unrelated'] as const;
export type TitleRelation = (typeof TITLE_RELATIONS)[number];

export const SENIORITY_RELATIONS = ['same', 'one_step', 'further'] as const;
export type SeniorityRelation = (typeof SENIORITY_RELATIONS)[number];

/** Size of what the role answers for, compared with the job. */
export const SCOPE_RELATIONS = ['smaller', 'same', 'larger', 'unknown'] as const;
export type ScopeRelation = (typeof SCOPE_RELATIONS)[number];

/** What a job answers for: own tasks, a team, several teams, or the organization. */
export const SCOPES = ['individual', 'team', 'several_teams', 'organization'] as const;
export type Scope = (typeof SCOPES)[number];

/** At most this many requirements in a rubric. */
export const MAX_REQUIREMENTS = 24;

export interface Requirement {
  /** `r1`, `r2`, … in the order of the job text. */
  id: string;
  /** In the job's own words, shortened to one statement. */
  text: string;
  kind: RequirementKind;
  weight: 1 | 2 | 3;
  /** Years of experience that the text asks for, above 0 and at most 50; `null` when it names none. */
  minimumYears: number | null;
}

/** The ruler that all candidates of a request are measured with. */
export interface Rubric {
  title: string;
  roleFamily: RoleFamily;
  seniority: Seniority;
  scope: Scope;
  /** At most {@link MAX_REQUIREMENTS}; empty when the job names none. */
  requirements: Requirement[];
  /** False when the job's language is not understood well enough to trust this rubric. */
  languageSupported: boolean;
}

export interface TeamMember {
  title: string;
  skills?: string[] | undefined;
  seniority?: string | undefined;
}

export interface TeamProfile {
  name?: string | undefined;
  description?: string | undefined;
  working_style?: string | undefined;
  values?: string[] | undefined;
  members?: TeamMember[] | undefined;
}

/** A role as the candidate held it. Indexes into `Assessment.roles` name it. */
export interface RoleHeld {
  /** Verbatim from the resume. */
  title: string;
  family: RoleFamily;
  seniority: Seniority;
  /** `YYYY` or `YYYY-MM` as far as the resume says; `null` when it does not. */
  start: string | null;
  /** As `start`, or `present` for an open-ended role. */
  end: string | null;
  /** The line of business in one or two words ("hospital", "banking"), lower case; `null` when not said. */
  industry: string | null;
  /** Skills shown in this role, verbatim from the resume; at most 12. */
  skills: string[];
}

export interface RequirementAssessment {
  /** The requirement's id in the rubric. */
  id: string;
  level: RequirementLevel;
  /** Verbatim from the resume; `null` when missing. */
  quote: string | null;
  /** Indexes of the roles in which this is shown; what their dates prove is counted by code. */
  roles: number[];
  /** Years that the quote itself states ("8 years of Java"); `null` when it states none. */
  statedYears: number | null;
}

/** What a model read in one resume, against one rubric. Unverified: every quote is checked before it counts. */
export interface Assessment {
  /** Passages of the resume that speak to whoever evaluates it, verbatim; the code decides which of them are taken out. */
  addressedPassages: string[];
  requirements: RequirementAssessment[];
  title: { relation: TitleRelation; quote: string | null };
  seniority: { relation: SeniorityRelation; quote: string | null };
  scope: { relation: ScopeRelation; quote: string | null };
  roles: RoleHeld[];
  trajectory: { aligned: boolean; quote: string | null };
  /** A work-style strength, at most 80 characters, with the quote it rests on. */
  silentSkill: { phrase: string; quote: string } | null;
  /** Two to four sentences without numbers. */
  analysis: string;
  /** False when the resume's language is not understood well enough to trust this assessment. */
  languageSupported: boolean;
}

export interface RubricInput {
  jobDescription: string;
  teamProfile: TeamProfile | null;
}

export interface AssessmentInput {
  rubric: Rubric;
  /** Normalized and redacted; quotes are taken from exactly this text. */
  resumeText: string;
  /** `YYYY-MM`: the UTC month to which open-ended roles run. */
  evaluatedAsOf: string;
}

export interface ModelUsage {
  promptTokens: number;
  /** Part of `promptTokens` that the provider served from its prompt cache. */
  cachedTokens: number;
  completionTokens: number;
  modelCalls: number;
}

export const NO_USAGE: Readonly<ModelUsage> = {
  promptTokens: 0,
  cachedTokens: 0,
  completionTokens: 0,
  modelCalls: 0,
};

export interface ModelAnswer<T> {
  value: T;
  usage: ModelUsage;
  /** The model that answered, as its answer names it. */
  model: string;
}

export interface ModelCallOptions {
  /** Aborts at the request's deadline. */
  signal: AbortSignal;
  /** Milliseconds until then: what would take longer need not be begun. Without it nothing is known of that. */
  remainingMs?: () => number;
  /** Calls of one request share the instance's model concurrency fairly with those of the others. */
  requestId: string;
  /** And those of one organization with those of the others; without it the request is on its own. */
  organization?: string;
  /** Which reading of the same input this is, from 0, the default: a repeat asks for another opinion. */
  sample?: number;
}

/**
 * A model that reads. Both methods reject with a {@link ModelError} and nothing else, and settle soon after
 * `signal` aborts.
 */
export interface ScoringModel {
  /** Identity for caches: what gives the same answers has the same id. */
  readonly id: string;
  /** Version of its prompts or rules, short ("p3"); part of the response's `scoring_version`. */
  readonly version: string;
  /** True when the same input always gives the same answer; then a borderline score is not repeated. */
  readonly deterministic: boolean;
  /** Longest resume text it takes, in characters (code points); the rest is cut off before. */
  readonly maxResumeCharacters: number;
  buildRubric(input: RubricInput, options: ModelCallOptions): Promise<ModelAnswer<Rubric>>;
  assess(input: AssessmentInput, options: ModelCallOptions): Promise<ModelAnswer<Assessment>>;
}

export const MODEL_ERROR_CODES = [
  'model_timeout',
  'model_unavailable',
  'model_refused',
  'content_filtered',
] as const;
export type ModelErrorCode = (typeof MODEL_ERROR_CODES)[number];

const MODEL_ERROR_MESSAGES: Record<ModelErrorCode, string> = {
  model_timeout: 'The model did not answer in time.',
  model_unavailable: 'The model could not be reached or gave no usable answer.',
  model_refused: 'The model declined to assess this text.',
  content_filtered: 'A content filter of the model stopped this text.',
};

/** Why a model could not be reached or gave no usable answer, in more detail than a caller is told; closed, for logs. */
export type ModelFailureReason =
  /** Of the answer. */
  | `status_${number}`
  /** The identity gave no token to sign in with. */
  | 'no_token'
  | 'host_not_found'
  | 'connection_refused'
  /** Any other fault of the connection: reset, a certificate that is not trusted, no route. */
  | 'connection_failed'
  /** No answer in the time of one call. */
  | 'call_timeout'
  /** The time of the request was over before one of its calls had an answer. */
  | 'request_timeout'
  /** Not a chat completion: cut, or from something between. */
  | 'unreadable_answer'
  | 'answer_too_large'
  /** A chat completion, and another after it, of which neither holds what was asked for. */
  | 'unusable_answer'
  /** A fault of our own. */
  | 'unexpected';

/** A model call that failed for good. The message is constant per code: no upstream text ever travels in it. */
export class ModelError extends Error {
  override readonly name = 'ModelError';
  readonly code: ModelErrorCode;
  /** What the failed call cost, repair attempts included. */
  readonly usage: ModelUsage;
  /** There where the code leaves open what to mend. */
  readonly reason: ModelFailureReason | undefined;
  /** After so many milliseconds the model may be asked again, where it said so. */
  readonly retryAfterMs: number | undefined;

  constructor(
    code: ModelErrorCode,
    usage: ModelUsage = NO_USAGE,
    reason?: ModelFailureReason,
    retryAfterMs?: number,
  ) {
    super(MODEL_ERROR_MESSAGES[code]);
    this.code = code;
    this.usage = usage;
    this.reason = reason;
    this.retryAfterMs = retryAfterMs;
  }
}
