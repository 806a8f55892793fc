import type { Endpoint } from '../lib/http/endpoint.ts';

/** `GET /api/assets/{file}`: the scripts and styles of the service's pages. */
export const assets: Endpoint = {
  name: 'assets',
  route: 'assets/{file}',
  access: 'open',
  operations: {
    GET: async ({ request }) => {
      const { fileAnswer } = await import('../lib/pages/page-answer.ts');
      return fileAnswer(request, 'assets', request.params.file ?? '');
    },
  },
};
