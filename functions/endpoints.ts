import type { Endpoint } from '../lib/http/endpoint.ts';
import { candidatesScore } from './candidates-score.ts';
import { candidatesSearch } from './candidates-search.ts';
import { demoExample } from './demo-example.ts';
import { health } from './health.ts';
import { teamProfile } from './team-profile.ts';
import { zzNotFound } from './zz-not-found.ts';

const known = [candidatesScore, candidatesSearch, demoExample, health, teamProfile];

/** Every function of the app, by name, as the platform tries them. */
export const ENDPOINTS: readonly Endpoint[] = [...known, zzNotFound(known)];
