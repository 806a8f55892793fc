import type { HealthResponseBody } from '../lib/contract/responses.ts';
import type { Endpoint } from '../lib/http/endpoint.ts';
import { SERVICE_VERSION } from '../lib/http/service-version.ts';

/** `GET /api/health`: status and version. */
export const health: Endpoint = {
  name: 'health',
  route: 'health',
  access: 'health',
  operations: {
    GET: async ({ isColdStart }) => {
      const body: HealthResponseBody = {
        status: 'healthy',
        service: 'Candidate Scoring Service',
        version: SERVICE_VERSION,
        cold_start: isColdStart,
      };
      return { status: 200, body };
    },
  },
};
