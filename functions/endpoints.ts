import type { Endpoint } from '../lib/http/endpoint.ts';
import { assets } from './assets.ts';
import { candidatesScore } from './candidates-score.ts';
import { candidatesSearch } from './candidates-search.ts';
import { demoExample } from './demo-example.ts';
import { demoPage } from './demo-page.ts';
import { docs } from './docs.ts';
import { health } from './health.ts';
import { openapi } from './openapi.ts';
import { teamProfile } from './team-profile.ts';
import { usage } from './usage.ts';
import { zzNotFound } from './zz-not-found.ts';

const known = [
  assets,
  candidatesScore,
  candidatesSearch,
  demoExample,
  demoPage,
  docs,
  health,
  openapi,
  teamProfile,
  usage,
];

/** Every function of the app, by name, as the platform tries them. */
export const ENDPOINTS: readonly Endpoint[] = [...known, zzNotFound(known)];
