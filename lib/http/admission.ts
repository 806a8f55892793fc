import type { HttpRequest } from '@azure/functions';
import type { Account, KeyDirectory } from '../accounts/key-directory.ts';
import { PLANS } from '../accounts/plans.ts';
import type { RateLimitState } from '../accounts/rate-limiter.ts';
import { HttpError } from './http-error.ts';
import { retryAfterHeader } from './rate-limit-headers.ts';
import { requestKey } from './request-key.ts';

/**
 * The account behind the request's key.
 *
 * @throws HttpError `unauthorized`
 * @throws StoreUnavailableError when it can't be found out: then no one gets in
 */
export async function authenticate(request: HttpRequest, keys: KeyDirectory): Promise<Account> {
  const key = requestKey(request);
  const account = key === null ? null : await keys.find(key);
  if (account !== null) return account;
  throw new HttpError(
    'unauthorized',
    key === null
      ? 'This endpoint needs an API key: send it in the header x-functions-key or in the query parameter code.'
      : 'This API key is not valid.',
  );
}

/** @throws HttpError `rate_limited` when the window's requests are used up */
export function requireWithinRateLimit(state: RateLimitState): void {
  if (state.allowed) return;
  throw new HttpError(
    'rate_limited',
    `The ${state.plan} plan allows ${state.limit} requests per minute. Try again in ${state.resetSeconds} seconds.`,
    { headers: retryAfterHeader(state.resetSeconds) },
  );
}

/** @throws HttpError `invalid_request` when the account's plan takes fewer candidates in one request */
export function requireWithinPlan(account: Account, candidateCount: number): void {
  const { candidatesPerRequest } = PLANS[account.plan];
  if (candidateCount <= candidatesPerRequest) return;
  const limit = candidatesPerRequest === 1 ? '1 candidate' : `${candidatesPerRequest} candidates`;
  throw new HttpError(
    'invalid_request',
    `"candidates" has too many entries: the ${account.plan} plan takes ${limit} per request.`,
    { param: 'candidates' },
  );
}
