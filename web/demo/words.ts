import type { Warning } from '../../lib/scoring/types.ts';

/** What a warning means to the person who reads the card. */
export const WARNING_WORDS: Readonly<Record<Warning, string>> = {
  no_team_profile: 'Scored without a team profile',
  borderline_tier: 'Close to the edge of a tier: read it with care',
  instructions_in_resume: 'The CV speaks to the evaluator; those lines did not count',
  hidden_text: 'The CV holds text that a reader would not see; it did not count',
  job_text_in_resume: 'Passages are copied from the job; they did not count',
  thin_resume: 'The CV says little, so the score rests on little',
  resume_truncated: 'The CV is long; its end was not read',
  unverified_evidence: 'Some quotes were not found in the CV and did not count',
  language_support_limited: 'The language is read less well',
  no_requirements_found: 'The job names no requirements that could be measured',
};

/** What happened, for each error code of the service. */
const ERROR_TITLES: Readonly<Record<string, string>> = {
  invalid_request: 'Something in the request is not right',
  unauthorized: 'This key is not known',
  payload_too_large: 'That is too much for one request',
  rate_limited: 'The requests of this minute are used up',
  scoring_unavailable: 'The model can not be reached right now',
  service_unavailable: 'The service is not available right now',
  internal_error: 'Something went wrong on our side',
  unreachable: 'The service can not be reached',
};

/** What happened, in a few words, also for a code that the page does not know. */
export function errorTitle(code: string): string {
  return Object.hasOwn(ERROR_TITLES, code) ? (ERROR_TITLES[code] ?? '') : 'That did not work';
}

/** What the page calls the fields of the team. */
const TEAM_FIELDS: Readonly<Record<string, string>> = {
  description: 'Skills it looks for or lacks',
  working_style: 'How it works together',
  values: 'What it values',
  members: 'Who is in it',
};

/**
 * A field of the request as the page names it: `"candidates[0].resume_text" must …` as `CV 1 must …`.
 *
 * @param labels what the page calls the candidates, by their index
 */
export function inWordsOfPage(message: string, labels: readonly string[] = []): string {
  return message
    .replace(
      /"?candidates\[(\d+)\](?:\.[a-z_.]+)?"?/g,
      (_, index: string) => labels[Number(index)] ?? `CV ${Number(index) + 1}`,
    )
    .replace(/"job_description"/g, 'The job description')
    .replace(/"team_profile(?:\.([a-z_]+)[^"]*)?"/g, (_, field = '') => teamInWords(field))
    .replace(/"candidates"/g, 'The list of CVs');
}

function teamInWords(field: string): string {
  const name = Object.hasOwn(TEAM_FIELDS, field) ? TEAM_FIELDS[field] : undefined;
  return name === undefined ? 'The team' : `"${name}" of the team`;
}

/** When to try again. */
export function waitInWords(seconds: number): string {
  return `Try again in ${seconds} second${seconds === 1 ? '' : 's'}.`;
}

/** `1 file`, `12 files`. */
export function filesInWords(count: number): string {
  return count === 1 ? '1 file' : `${count} files`;
}

/** A size in bytes as `0.3 MB`, or in kB where that is little. */
export function inMegabytes(bytes: number): string {
  return bytes < 100_000
    ? `${Math.max(1, Math.round(bytes / 1000))} kB`
    : `${(bytes / 1_000_000).toLocaleString('en', { maximumFractionDigits: 1 })} MB`;
}

/** `2026-11` as `November 2026`. */
export function monthInWords(month: string): string {
  const date = new Date(`${month}-15T00:00:00Z`);
  return Number.isNaN(date.getTime())
    ? month
    : date.toLocaleDateString('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });
}
