import { assessResume } from '../../lib/models/local/evidence/assess.ts';
import { readJob } from '../../lib/models/local/job/job-reader.ts';
import { readResume } from '../../lib/models/local/resume/resume-reader.ts';
import type { Assessment } from '../../lib/models/model.ts';

/** What the local evaluator makes of a resume for a job. */
export function assess(job: string, resume: string): Assessment {
  return assessResume(readJob({ jobDescription: job, teamProfile: null }), readResume(resume), '2026-03');
}

/** The level of the first of several requirements, so that the job is read as a list. */
export function levelOf(title: string, requirement: string, resume: string): string | undefined {
  const job = `${title}\n\nRequirements\n- ${requirement}\n- Esperanto\n- Unicycling`;
  return assess(job, resume).requirements[0]?.level;
}

/** The roles that are read of a resume, as title, start and end. */
export function rolesOf(resume: string): string[] {
  return readResume(resume).roles.map(({ title, start, end }) => `${title} ${start} ${end}`);
}
