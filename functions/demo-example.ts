import { BUILT_IN_EXAMPLE } from '../lib/example/built-in-example.ts';
import { clientAddress } from '../lib/http/client-address.ts';
import type { Call, Endpoint } from '../lib/http/endpoint.ts';
import { HttpError } from '../lib/http/http-error.ts';
import { retryAfterHeader } from '../lib/http/rate-limit-headers.ts';
import { scoreBody } from '../lib/http/score-answer.ts';

/** Stands for the demo's callers where an organization is asked for; no organization's name has a space. */
const DEMO_ORGANIZATION = 'built-in example';

/** `GET /api/demo/example`: the built-in example, evaluated live and without a key. */
export const demoExample: Endpoint = {
  name: 'demo-example',
  route: 'demo/example',
  access: 'open',
  operations: {
    GET: async (call) => {
      await requireWithinDemoLimit(call);
      // Read as a request is, so that the example scores the same when it is posted.
      const { scoreRequestSchema } = await import('../lib/contract/score-request.ts');
      const body = scoreRequestSchema.parse(BUILT_IN_EXAMPLE);
      const result = await scoreBody(call, {
        organization: DEMO_ORGANIZATION,
        teamProfile: body.team_profile ?? null,
        body,
      });
      return { status: 200, body: { ...result, example: BUILT_IN_EXAMPLE } };
    },
  },
};

async function requireWithinDemoLimit({ request, services }: Call): Promise<void> {
  const address = clientAddress(request.headers, services.settings.trustedProxies);
  const { allowed, retryAfterSeconds } = await services.demoLimiter.count(address);
  if (allowed) return;
  throw new HttpError(
    'rate_limited',
    'The demo has been used often in the last minute. Please try again shortly.',
    { headers: retryAfterHeader(retryAfterSeconds) },
  );
}
