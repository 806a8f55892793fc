import type { DemoExampleResponseBody } from '../../lib/contract/score-response.ts';
import { announce } from './announce.ts';
import type { CandidateForm } from './candidate-form.ts';
import { isReplaced } from './replaced-text.ts';
import { fillTeam, takeOutFilledTeam } from './team-form.ts';

/**
 * Puts the example into the form, as a start for own tries. Where another job takes the place of its job, what is left of
 * it goes: its team, which nobody sees while that part is closed, would count for the other job, and its CV would be sent.
 */
export function fillWithExample(
  { job_description, team_profile, candidates: resumes }: DemoExampleResponseBody['example'],
  job: HTMLTextAreaElement,
  candidates: CandidateForm,
): void {
  job.value = job_description;
  fillTeam(team_profile);
  candidates.fill(
    resumes.flatMap(({ id, resume_text }) =>
      resume_text === undefined ? [] : [{ ...(id !== undefined && { id }), resume_text }],
    ),
  );
  const onInput = () => {
    if (!isReplaced(job_description, job.value)) return;
    job.removeEventListener('input', onInput);
    takeOutFilledTeam();
    candidates.takeOutFilled();
    announce('The team and the CV of the example are taken out.');
  };
  job.addEventListener('input', onInput);
}
