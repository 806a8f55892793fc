/** A job, and resumes on whose order any recruiter of the field would agree, the best first. */
export interface RankingCase {
  profession: string;
  job: string;
  perfect: string;
  near: string;
  adjacent: string;
  unrelated: string;
}
