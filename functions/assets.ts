import type { Endpoint } from '../lib/http/endpoint.ts';
import { serveAsset } from '../lib/pages/page-operations.ts';

/** `GET /api/assets/{file}`: the scripts and styles of the service's pages. */
export const assets: Endpoint = {
  name: 'assets',
  route: 'assets/{file}',
  access: 'open',
  operations: { GET: serveAsset },
};
