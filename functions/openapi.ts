import type { Endpoint } from '../lib/http/endpoint.ts';

/** `GET /api/openapi.json`: this interface as an OpenAPI document. */
export const openapi: Endpoint = {
  name: 'openapi',
  route: 'openapi.json',
  access: 'open',
  operations: {
    GET: async ({ request }) => {
      // Loaded when a page is asked for, so that no cold start pays for it.
      const { fileAnswer } = await import('../lib/pages/page-answer.ts');
      return fileAnswer(request, '', 'openapi.json');
    },
  },
};
