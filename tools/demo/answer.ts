import type { Client, MethodResponse } from 'openapi-fetch';
import type { components, paths } from './api-types.ts';

/** What the demo sends and gets. It is a client like any other, typed by the published OpenAPI document. */
export type ScoreBody = components['schemas']['ScoreRequest'];
export type Candidate = components['schemas']['Candidate'];
export type TeamProfile = components['schemas']['TeamProfile'];
export type ScoreAnswer = MethodResponse<Client<paths>, 'post', '/candidates/score'>;
export type Result = ScoreAnswer['results'][number];
export type ScoredResult = Extract<Result, { status: 'scored' }>;
export type Refusal = components['schemas']['Error'];

/** What the service said of a request that it refused, with the file of each candidate that it names by its place. */
export function describeRefusal(
  status: number,
  { code, error, param, details = [{ param, message: error }] }: Refusal,
  resumeFiles: readonly string[],
): string {
  const lines = details.map(({ param: place, message }) => {
    const index = /^candidates\[(\d+)\]/.exec(place ?? '')?.[1];
    const file = index === undefined ? undefined : resumeFiles[Number(index)];
    return file === undefined ? message : `${file}: ${message}`;
  });
  return `The service answered ${status} ${code}: ${lines.join('\n')}`;
}
