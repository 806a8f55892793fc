import { assessResume } from '../../lib/models/local/evidence/assess.ts';
import { readResume } from '../../lib/models/local/resume/resume-reader.ts';
import type { Rubric } from '../../lib/models/model.ts';
import { rubricAsking } from './asking-rubric.ts';

const EVALUATED_AS_OF = '2026-03';

/** A job that no title of a resume is near, so that nothing but a paper shows what it asks for. */
export const SITE_WORKER = { title: 'Site Worker', roleFamily: 'other' } as const;

/** The level of the one thing that a job asks for, as a resume shows it. */
export function levelInJob(
  job: Pick<Rubric, 'title' | 'roleFamily'>,
  asked: string,
  resume: string,
): string | undefined {
  const rubric = rubricAsking(job, { text: asked, minimumYears: null });
  const read = readResume(resume, EVALUATED_AS_OF);
  return assessResume(rubric, read, EVALUATED_AS_OF).requirements[0]?.level;
}

/** The level of a paper that is asked for, for someone who holds some. */
export function levelOfPaper(asked: string, ...papers: string[]): string | undefined {
  const resume = `Experience\nSite worker, Acme (180 beds), 2015 - 2022\n- Kept the place tidy\n\nCertificates\n${papers.join('\n')}`;
  return levelInJob(SITE_WORKER, asked, resume);
}
