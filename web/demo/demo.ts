import type { ScoreResponseBody } from '../../lib/contract/score-response.ts';
import { CandidateForm } from './candidate-form.ts';
import { byId, element } from './dom.ts';
import { cardId, labelOf, resultCard } from './result-card.ts';
import { ScoreError, scoreExample, scoreOwn } from './score-api.ts';
import { errorTitle, inWordsOfPage, monthInWords } from './words.ts';

const MS_PER_SECOND = 1_000;

const status = byId('status', HTMLElement);
const problem = byId('problem', HTMLElement);
const results = byId('results', HTMLElement);
const runExample = byId('run-example', HTMLButtonElement);
const form = byId('own', HTMLFormElement);
const job = byId('job', HTMLTextAreaElement);
const team = byId('team', HTMLTextAreaElement);
const key = byId('key', HTMLInputElement);
const scoreButton = byId('score', HTMLButtonElement);
const candidates = new CandidateForm((message) => showProblem('That file can not be used', [message]));

runExample.addEventListener('click', () =>
  whileBusy('Scoring the example', async () => {
    const answer = await scoreExample();
    const texts = answer.example.candidates.map((candidate) => candidate.resume_text ?? null);
    showResults(answer, texts);
    // The example is a start for own tries.
    if (job.value.trim() === '' && candidates.read().length === 0) {
      job.value = answer.example.job_description;
      team.value = answer.example.team_profile?.description ?? '';
      candidates.fill(
        answer.example.candidates.flatMap(({ id, resume_text }) =>
          resume_text === undefined ? [] : [{ ...(id !== undefined && { id }), resume_text }],
        ),
      );
    }
  }),
);

form.addEventListener('submit', async (event) => {
  event.preventDefault();
  const entered = candidates.read();
  const missing = whatIsMissing(entered.length);
  if (missing !== null) {
    showProblem('Something is missing', [missing.message], missing.focus);
    return;
  }
  const description = team.value.trim();
  const body = {
    job_description: job.value,
    ...(description !== '' && { team_profile: { description } }),
    candidates: entered.map(({ candidate }) => candidate),
  };
  const count = entered.length === 1 ? 'one CV' : `${entered.length} CVs`;
  await whileBusy(`Scoring ${count}`, async () => {
    const answer = await scoreOwn(body, key.value.trim());
    showResults(
      answer,
      entered.map(({ text }) => text),
    );
  });
});

interface Missing {
  message: string;
  focus: () => void;
}

function whatIsMissing(resumes: number): Missing | null {
  if (job.value.trim() === '') return { message: 'Paste a job description first.', focus: () => job.focus() };
  if (resumes === 0) return { message: 'Paste a CV, or choose a file.', focus: () => candidates.focus() };
  if (key.value.trim() === '') {
    return {
      message: 'Your own texts need an API key. The example runs without one.',
      focus: () => key.focus(),
    };
  }
  return null;
}

/** Runs one request at a time, with its progress on the page, and tells what went wrong. */
async function whileBusy(what: string, work: () => Promise<void>): Promise<void> {
  const buttons = [runExample, scoreButton];
  for (const button of buttons) button.disabled = true;
  problem.hidden = true;
  results.setAttribute('aria-busy', 'true');
  const stop = showProgress(what);
  try {
    await work();
  } catch (error) {
    showError(error);
  } finally {
    stop();
    results.removeAttribute('aria-busy');
    for (const button of buttons) button.disabled = false;
  }
}

function showProgress(what: string): () => void {
  // The seconds are for the eye: a screen reader would say each of them.
  const seconds = element('span', { 'aria-hidden': 'true' });
  status.replaceChildren(element('span', { class: 'spinner', 'aria-hidden': 'true' }), `${what} … `, seconds);
  status.hidden = false;
  const started = performance.now();
  const timer = setInterval(() => {
    seconds.textContent = `${Math.round((performance.now() - started) / MS_PER_SECOND)} s`;
  }, MS_PER_SECOND);
  return () => {
    clearInterval(timer);
    status.hidden = true;
    status.replaceChildren();
  };
}

function showResults(answer: ScoreResponseBody, texts: readonly (string | null)[]): void {
  const cards = answer.results.map((result) => resultCard(result, texts[result.index] ?? null));
  results.replaceChildren(
    element('h2', {}, answer.results.length === 1 ? 'Result' : `Results of ${answer.results.length} CVs`),
    ...(answer.results.length > 1 ? [overview(answer)] : []),
    ...cards,
    element(
      'p',
      { class: 'hint facts' },
      `Read by ${answer.model ?? 'no model'} in ${answer.latency_ms.toLocaleString('en')} ms. Open-ended roles count to ${monthInWords(answer.evaluated_as_of)}. Scoring version ${answer.scoring_version}.`,
    ),
  );
  results.hidden = false;
  results.focus({ preventScroll: true });
  results.scrollIntoView({ block: 'start' });
}

/** The candidates by score, as links to their cards. */
function overview({ results: all }: ScoreResponseBody): HTMLElement {
  const ordered = all.toSorted((a, b) => (b.match_score ?? -1) - (a.match_score ?? -1));
  const items = ordered.map((result) =>
    element(
      'li',
      { class: `tier-${(result.tier ?? 'none').toLowerCase()}` },
      element('b', {}, result.match_score === null ? '–' : String(result.match_score)),
      element('a', { href: `#${cardId(result)}` }, labelOf(result)),
      element(
        'span',
        { class: 'badge' },
        result.status === 'failed' ? 'not scored' : (result.tier ?? 'No tier'),
      ),
    ),
  );
  return element('ol', { class: 'overview', 'aria-label': 'By score' }, ...items);
}

function showError(error: unknown): void {
  if (!(error instanceof ScoreError)) {
    showProblem(errorTitle('unknown'), [
      'The page met something that it did not expect. Please load it again.',
    ]);
    return;
  }
  const messages = error.details.length > 0 ? error.details : [error.message];
  const wait = error.retryAfterSeconds === null ? [] : [`Try again in ${error.retryAfterSeconds} seconds.`];
  showProblem(errorTitle(error.code), [...messages.map(inWordsOfPage), ...wait], undefined, error.requestId);
}

function showProblem(
  title: string,
  messages: readonly string[],
  focus?: () => void,
  requestId: string | null = null,
): void {
  problem.replaceChildren(
    element('strong', {}, title),
    element('ul', {}, ...messages.map((message) => element('li', {}, message))),
    requestId === null ? '' : element('p', { class: 'hint' }, `Request ${requestId}`),
  );
  problem.hidden = false;
  problem.scrollIntoView({ block: 'center' });
  if (focus === undefined) problem.focus({ preventScroll: true });
  else focus();
}
