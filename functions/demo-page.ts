import type { Endpoint } from '../lib/http/endpoint.ts';
import { servePage } from '../lib/pages/page-operations.ts';

/** `GET /api/demo`: a page on which a person pastes a job and CVs and sees their cards. */
export const demoPage: Endpoint = {
  name: 'demo-page',
  route: 'demo',
  access: 'open',
  operations: { GET: servePage('demo.html') },
};
