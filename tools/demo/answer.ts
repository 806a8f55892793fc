import type { Client, MethodResponse } from 'openapi-fetch';
import type { components, paths } from './api-types.ts';

/** What the demo sends and gets. It is a client like any other, typed by the published OpenAPI document. */
export type ScoreBody = components['schemas']['ScoreRequest'];
export type Candidate = components['schemas']['Candidate'];
export type TeamProfile = components['schemas']['TeamProfile'];
export type ScoreAnswer = MethodResponse<Client<paths>, 'post', '/candidates/score'>;
export type Result = ScoreAnswer['results'][number];
export type ScoredResult = Extract<Result, { status: 'scored' }>;
