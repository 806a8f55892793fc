import type { Endpoint } from '../lib/http/endpoint.ts';

/** `GET /api/docs`: the OpenAPI document as a page to read and to try. */
export const docs: Endpoint = {
  name: 'docs',
  route: 'docs',
  access: 'open',
  operations: {
    GET: async ({ request }) => {
      const { pageAnswer } = await import('../lib/pages/page-answer.ts');
      return pageAnswer(request, 'docs.html');
    },
  },
};
