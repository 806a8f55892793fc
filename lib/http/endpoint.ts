import type { HttpMethod, HttpRequest } from '@azure/functions';
import type { AuditTrail } from '../accounts/audit.ts';
import type { DemoLimiter } from '../accounts/demo-limiter.ts';
import type { Account, KeyDirectory } from '../accounts/key-directory.ts';
import type { RateLimiter } from '../accounts/rate-limiter.ts';
import type { TeamProfileStore } from '../accounts/team-profiles.ts';
import type { UsageLedger } from '../accounts/usage.ts';
import { lazy } from '../async/lazy.ts';
import type { BodySchema } from '../contract/validate.ts';
import type { TeamProfile } from '../models/model.ts';
import type { CandidateScorer, ScoreOutcome } from '../scoring/candidate-scorer.ts';
import type { Answer } from './answer.ts';
import type { ColdStart } from './cold-start.ts';
import { readValidBody } from './read-body.ts';

/**
 * The methods that can reach a function. TRACE and CONNECT are not among them: the platform's worker can't build a
 * request object for them and would answer 500.
 */
export const HTTP_METHODS = [
  'DELETE',
  'GET',
  'HEAD',
  'OPTIONS',
  'PATCH',
  'POST',
  'PUT',
] as const satisfies HttpMethod[];

/** What endpoints need of the services that the composition root wires. */
export interface EndpointServices {
  settings: {
    readonly maxBodyBytes: number;
    readonly healthRequiresKey: boolean;
    /** Front ends that add an entry to `X-Forwarded-For`. */
    readonly trustedProxies: number;
  };
  keyDirectory: KeyDirectory;
  rateLimiter: RateLimiter;
  demoLimiter: DemoLimiter;
  teamProfiles: TeamProfileStore<TeamProfile>;
  usage: UsageLedger;
  auditTrail: AuditTrail;
  scorer: CandidateScorer;
  coldStart: ColdStart;
  /** Current time in epoch milliseconds. */
  now(): number;
}

/** One request on its way to its operation. */
export interface Call {
  request: HttpRequest;
  requestId: string;
  /** Epoch milliseconds. */
  receivedAtMs: number;
  isColdStart: boolean;
  services: EndpointServices;
  /** Told what scoring came to, also when the answer will be an error: model calls have been paid for by then. */
  onScored(outcome: ScoreOutcome): void;
}

/** A request whose key is known and which its plan's rate limit admits. */
export interface KeyedCall extends Call {
  account: Account;
}

export type Operation<C extends Call = Call> = (call: C) => Promise<Answer>;

/** What each method of an endpoint does; a method that is not here is not allowed. */
export type Operations<C extends Call = Call> = Partial<Record<HttpMethod, Operation<C>>>;

interface EndpointBase {
  /** The function's name. */
  name: string;
  /** Below the route prefix, without a leading slash. */
  route: string;
}

/**
 * - `key`: needs a key, and counts against the rate limit
 * - `health`: needs a key unless a setting opens it, and counts against no limit
 * - `open`: needs no key
 */
export type Access = 'key' | 'health' | 'open';

export type Endpoint =
  | (EndpointBase & { access: 'key'; operations: Operations<KeyedCall> })
  | (EndpointBase & { access: Exclude<Access, 'key'>; operations: Operations });

/** Whether requests to an endpoint of this access need a key. */
export function needsKey(
  access: Access,
  settings: Pick<EndpointServices['settings'], 'healthRequiresKey'>,
): boolean {
  return access === 'key' || (access === 'health' && settings.healthRequiresKey);
}

/**
 * An operation on the request's body, once that is found valid. The schema is loaded with the first body that needs it,
 * so that a cold start does not pay for building it.
 */
export function withBody<C extends Call, Body>(
  loadSchema: () => Promise<BodySchema<Body>>,
  operation: (call: C, body: Body) => Promise<Answer>,
): Operation<C> {
  const schema = lazy(loadSchema);
  return async (call) => {
    const body = await readValidBody(call.request, call.services.settings.maxBodyBytes, schema);
    return operation(call, body);
  };
}

/** The methods of an endpoint, sorted by name. */
export function methodsOf(endpoint: Endpoint): HttpMethod[] {
  const operations: Partial<Record<HttpMethod, unknown>> = endpoint.operations;
  return HTTP_METHODS.filter((method) => operations[method] !== undefined);
}

/** True for the methods of {@link HTTP_METHODS}. */
export function isHttpMethod(method: string): method is (typeof HTTP_METHODS)[number] {
  return HTTP_METHODS.some((known) => known === method);
}
