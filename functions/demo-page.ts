import type { Endpoint } from '../lib/http/endpoint.ts';

/** `GET /api/demo`: a page on which a person pastes a job and CVs and sees their cards. */
export const demoPage: Endpoint = {
  name: 'demo-page',
  route: 'demo',
  access: 'open',
  operations: {
    GET: async ({ request }) => {
      const { pageAnswer } = await import('../lib/pages/page-answer.ts');
      return pageAnswer(request, 'demo.html');
    },
  },
};
