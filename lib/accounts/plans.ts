/** The published plans and what each allows. */

export const PLAN_NAMES = ['free', 'business', 'corporate', 'enterprise'] as const;

/** As written in headers, settings and answers. */
export type PlanName = (typeof PLAN_NAMES)[number];

export interface Plan {
  name: PlanName;
  /** Requests admitted in one window; `null` when unlimited. */
  requestsPerMinute: number | null;
  /** Candidates that one request may carry. */
  candidatesPerRequest: number;
}

export const PLANS: Readonly<Record<PlanName, Readonly<Plan>>> = {
  free: { name: 'free', requestsPerMinute: 10, candidatesPerRequest: 1 },
  business: { name: 'business', requestsPerMinute: 60, candidatesPerRequest: 2 },
  corporate: { name: 'corporate', requestsPerMinute: 300, candidatesPerRequest: 3 },
  enterprise: { name: 'enterprise', requestsPerMinute: null, candidatesPerRequest: 50 },
};

/** The candidates that the largest plan takes in one request: no request is ever larger. */
export const MAX_CANDIDATES_PER_REQUEST = Math.max(
  ...Object.values(PLANS).map((plan) => plan.candidatesPerRequest),
);
