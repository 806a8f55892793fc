/** Texts that are long enough for the contract and say little. */
export const JOB_DESCRIPTION =
  'Backend Engineer\n\nRequirements\n- 3 years of TypeScript\n- Experience with PostgreSQL';
export const RESUME_TEXT =
  'Backend Engineer\nLedger Works, 2019 - 2024\n- Built services in TypeScript on PostgreSQL for four years.';

export interface ScoreBody {
  job_description: string;
  team_profile?: unknown;
  candidates: Record<string, unknown>[];
}

/** A valid body of `POST /api/candidates/score`. */
export function scoreBody(overrides: Record<string, unknown> = {}): ScoreBody & Record<string, unknown> {
  return {
    job_description: JOB_DESCRIPTION,
    candidates: [{ id: 'c1', resume_text: RESUME_TEXT }],
    ...overrides,
  };
}

/** The same with one candidate, whose fields are given. */
export function candidateBody(candidate: unknown): Record<string, unknown> {
  return { job_description: JOB_DESCRIPTION, candidates: [candidate] };
}
