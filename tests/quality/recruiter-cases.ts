/**
 * Jobs as they are advertised, with blurb, pay and small print, and what any recruiter would say of a resume for each: what the job
 * asks for, and what the resume shows of it.
 */
export interface RecruiterCase {
  profession: string;
  job: string;
  /** Part of each requirement, with its kind, in the order of the job: these and no others. */
  asked: readonly (readonly [kind: 'must' | 'nice', part: string])[];
  resume: string;
  /** Part of a requirement, its status, and what its evidence has to speak of. */
  shown: readonly (readonly [part: string, status: 'met' | 'partial' | 'missing', evidence: string | null])[];
  tier: 'Gold' | 'Silver' | 'Bronze' | null;
}
