import { type Endpoint, HTTP_METHODS, methodsOf, type Operation } from '../lib/http/endpoint.ts';
import { HttpError, methodNotAllowed } from '../lib/http/http-error.ts';

/**
 * Answers what no other function takes: a 405 for the path of one of `endpoints`, else a 404. Each function registers
 * its own methods only, so that its other methods end here; the name sorts last, so that this is tried last.
 */
export function zzNotFound(endpoints: readonly Endpoint[]): Endpoint {
  const refuse: Operation = async ({ request }) => {
    const path = pathOf(request.url);
    const known = endpoints.find(({ route }) => path !== null && fits(path, route));
    if (known !== undefined) throw methodNotAllowed(methodsOf(known));
    throw new HttpError('not_found', 'There is no endpoint at this address.');
  };
  return {
    name: 'zz-not-found',
    route: '{*path}',
    access: 'open',
    operations: Object.fromEntries(HTTP_METHODS.map((method) => [method, refuse])),
  };
}

/** A segment of the route such as `{file}` stands for any. */
function fits(path: string, route: string): boolean {
  const segments = path.split('/');
  const expected = route.split('/');
  return (
    segments.length === expected.length &&
    expected.every((name, index) =>
      name.startsWith('{') ? segments[index] !== '' : name === segments[index],
    )
  );
}

/**
 * The path that a URL names, below the route prefix. Case, a slash at the end and escapes make no difference, as for
 * the platform's own routing; an escaped slash parts no segments there, and so names no route here.
 */
function pathOf(url: string): string | null {
  const segments = new URL(url).pathname.split('/').slice(2);
  if (segments.length > 1 && segments.at(-1) === '') segments.pop();
  try {
    const names = segments.map((segment) => decodeURIComponent(segment).toLowerCase());
    return names.some((name) => name.includes('/')) ? null : names.join('/');
  } catch {
    return null;
  }
}
