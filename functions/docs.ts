import type { Endpoint } from '../lib/http/endpoint.ts';
import { servePage } from '../lib/pages/page-operations.ts';

/** `GET /api/docs`: the OpenAPI document as a page to read and to try. */
export const docs: Endpoint = {
  name: 'docs',
  route: 'docs',
  access: 'open',
  operations: { GET: servePage('docs.html') },
};
