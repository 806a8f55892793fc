import type { HttpRequest } from '@azure/functions';

/**
 * The key a request brings: the header, else the query parameter, as on the platform. An empty one counts as absent. A
 * repeated one is joined by commas, as the platform does it, and so belongs to no one.
 */
export function requestKey(request: HttpRequest): string | null {
  const header = request.headers.get('x-functions-key');
  if (header !== null && header !== '') return header;
  const code = request.query.getAll('code').join(',');
  return code === '' ? null : code;
}
