import { JOB_DESCRIPTION, scoreBody } from './score-bodies.ts';
import type { SendOptions } from './send.ts';

export interface KeyedRoute {
  method: string;
  path: string;
  /** A valid request, but for the key. */
  options: SendOptions;
  /** Its status with a valid key, on a fresh organization. */
  status: number;
  /** Counts against the rate limit. */
  isCounted: boolean;
}

/** Every operation that needs a key. */
export const KEYED_ROUTES: readonly KeyedRoute[] = [
  {
    method: 'POST',
    path: '/api/candidates/score',
    options: { json: scoreBody() },
    status: 200,
    isCounted: true,
  },
  {
    method: 'POST',
    path: '/api/candidates/search',
    options: { json: { job_description: JOB_DESCRIPTION } },
    status: 501,
    isCounted: true,
  },
  { method: 'GET', path: '/api/health', options: {}, status: 200, isCounted: false },
  { method: 'GET', path: '/api/team-profile', options: {}, status: 404, isCounted: true },
  {
    method: 'PUT',
    path: '/api/team-profile',
    options: { json: { name: 'Team' } },
    status: 200,
    isCounted: true,
  },
  { method: 'DELETE', path: '/api/team-profile', options: {}, status: 200, isCounted: true },
  { method: 'GET', path: '/api/usage', options: {}, status: 200, isCounted: true },
];
