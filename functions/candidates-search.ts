import type { SearchResponseBody } from '../lib/contract/responses.ts';
import { type Endpoint, withBody } from '../lib/http/endpoint.ts';

const NOT_CONNECTED: SearchResponseBody = {
  ok: false,
  configured: false,
  error:
    'Candidate sourcing is not connected yet. To score candidates that you bring, send them to POST /api/candidates/score.',
};

/** `POST /api/candidates/search`: validates, then always says that no source of people is connected. */
export const candidatesSearch: Endpoint = {
  name: 'candidates-search',
  route: 'candidates/search',
  access: 'key',
  operations: {
    POST: withBody(loadSchema, async () => ({ status: 501, body: NOT_CONNECTED })),
  },
};

async function loadSchema() {
  const { searchRequestSchema } = await import('../lib/contract/search-request.ts');
  return { schema: searchRequestSchema, kind: null };
}
