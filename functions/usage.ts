import { utcDay } from '../lib/accounts/usage.ts';
import { toUsageResponse } from '../lib/contract/usage-mapping.ts';
import { readUsageRange } from '../lib/contract/usage-range.ts';
import type { Endpoint } from '../lib/http/endpoint.ts';
import { HttpError } from '../lib/http/http-error.ts';

/** `GET /api/usage`: what the caller's organization has used, by day. */
export const usage: Endpoint = {
  name: 'usage',
  route: 'usage',
  access: 'key',
  operations: {
    GET: async ({ request, account, receivedAtMs, services }) => {
      const { query } = request;
      const read = readUsageRange({ from: query.get('from'), to: query.get('to') }, utcDay(receivedAtMs));
      if (!read.ok) {
        const { param, message } = read.problem;
        throw new HttpError('invalid_request', message, { param });
      }
      const days = await services.usage.read(account.organization, read.range);
      return { status: 200, body: toUsageResponse(account, read.range, days) };
    },
  },
};
