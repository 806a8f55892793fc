import type { Endpoint } from '../lib/http/endpoint.ts';
import { serveFile } from '../lib/pages/page-operations.ts';

/** `GET /api/openapi.json`: this interface as an OpenAPI document. */
export const openapi: Endpoint = {
  name: 'openapi',
  route: 'openapi.json',
  access: 'open',
  operations: { GET: serveFile('openapi.json') },
};
