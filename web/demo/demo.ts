import { announce } from './announce.ts';
import { CandidateForm } from './candidate-form.ts';
import { byId } from './dom.ts';
import { ignoreOtherDrops } from './drop-area.ts';
import { fillWithExample } from './example-in-form.ts';
import { jobField } from './job-field.ts';
import { pastedKey } from './pasted-key.ts';
import { type Problem, ProblemPlace, problemOf } from './problem.ts';
import { withProgress } from './progress.ts';
import { showResults } from './results.ts';
import { ScoreError, scoreExample, scoreOwn } from './score-api.ts';
import { readTeam, teamFieldOf } from './team-form.ts';
import { errorTitle } from './words.ts';

const exampleProblem = new ProblemPlace('example-problem');
const ownProblem = new ProblemPlace('own-problem');
const job = jobField();
const key = byId('key', HTMLInputElement);
const candidates = new CandidateForm();
ignoreOtherDrops();

byId('run-example', HTMLButtonElement).addEventListener('click', () =>
  run('Scoring the example', exampleProblem, [], async (signal) => {
    const answer = await scoreExample(signal);
    showResults(
      answer,
      answer.example.candidates.map(({ resume_text = null }) => ({ label: 'Example', text: resume_text })),
    );
    const isEmpty = job.value.trim() === '' && readTeam() === null && candidates.read().length === 0;
    if (isEmpty) fillWithExample(answer.example, job, candidates);
  }),
);

byId('own', HTMLFormElement).addEventListener('submit', (event) => {
  event.preventDefault();
  const entered = candidates.read();
  const problem = problemBeforeSending(entered.length);
  if (problem !== null) {
    ownProblem.show(problem);
    return;
  }
  const team = readTeam();
  const body = {
    job_description: job.value,
    ...(team !== null && { team_profile: team }),
    candidates: entered.map(({ candidate }) => candidate),
    // What the page can't read itself, it shows as the service did.
    ...(entered.some(({ text }) => text === null) && { include_resume_text: true }),
  };
  const what = entered.length === 1 ? 'Scoring one CV' : `Scoring ${entered.length} CVs`;
  const labels = entered.map(({ label }) => label);
  run(what, ownProblem, labels, async (signal) => {
    showResults(await scoreOwn(body, pastedKey(key.value), signal), entered);
  });
});

function problemBeforeSending(resumes: number): Problem | null {
  if (job.value.trim() === '') return missing('Paste a job description first.', job);
  if (resumes === 0) return missing('Paste a CV, or choose a file.', candidates.open());
  const repeated = candidates.findRepeatedName();
  if (repeated !== null) {
    return {
      title: errorTitle('invalid_request'),
      messages: [
        `An earlier CV has the reference "${repeated.value.trim()}" too. Give this one another, or none.`,
      ],
      field: repeated,
    };
  }
  if (pastedKey(key.value) !== '') return null;
  return missing('Your own texts need an API key. The example runs without one.', key);
}

function missing(message: string, field: HTMLElement): Problem {
  return { title: 'Something is missing', messages: [message], field };
}

/** Runs a request, and says near its button what went wrong. */
async function run(
  what: string,
  place: ProblemPlace,
  labels: readonly string[],
  work: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  await withProgress(what, async (signal) => {
    exampleProblem.hide();
    ownProblem.hide();
    try {
      await work(signal);
    } catch (error) {
      if (error instanceof ScoreError && error.code === 'cancelled') {
        announce('Cancelled.');
        return;
      }
      const field = fieldToMend(error);
      place.show({ ...problemOf(error, labels), ...(field !== null && { field }) });
    }
  });
}

function fieldToMend(error: unknown): HTMLElement | null {
  if (!(error instanceof ScoreError)) return null;
  return error.code === 'unauthorized' ? key : teamFieldOf(error.param);
}
