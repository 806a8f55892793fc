import { LOCAL_DEMO_KEY } from '../host/describe-service.ts';
import { JOB_DESCRIPTION, makeResume } from './resumes.ts';

export const SCORE_PATH = '/api/candidates/score';

export const SCORE_HEADERS = {
  'content-type': 'application/json',
  'x-functions-key': LOCAL_DEMO_KEY,
};

/** The body of a request with these resumes. */
export function scoreBody(resumeTexts: readonly string[]): string {
  return JSON.stringify({
    job_description: JOB_DESCRIPTION,
    candidates: resumeTexts.map((resume_text) => ({ resume_text })),
  });
}

/** Generated resumes that no other call with another first seed has. */
export function resumes(firstSeed: number, count: number, length: number): string[] {
  return Array.from({ length: count }, (_, i) => makeResume(firstSeed + i, length));
}

/** Scores the resumes in one request; milliseconds until the answer is there. Rejects unless every one was scored. */
export async function timeScoreMs(url: string, resumeTexts: readonly string[]): Promise<number> {
  const body = scoreBody(resumeTexts);
  const startedAtMs = performance.now();
  const response = await fetch(url + SCORE_PATH, { method: 'POST', headers: SCORE_HEADERS, body });
  const answer: { results?: { status: string; cached: boolean }[] } = JSON.parse(await response.text());
  const elapsedMs = performance.now() - startedAtMs;
  const scored = answer.results?.filter((result) => result.status === 'scored' && !result.cached).length ?? 0;
  if (scored !== resumeTexts.length) {
    throw new Error(`Status ${response.status}: ${scored} of ${resumeTexts.length} candidates were scored.`);
  }
  return elapsedMs;
}

/** Lets the service load and optimize what it needs, so that figures show its steady state. */
export async function warmUp(url: string): Promise<void> {
  for (let i = 0; i < 10; i++) {
    await timeScoreMs(url, resumes(900_000 + i * 100, 20, 4_000));
  }
}
