import type { RegisteredFunction } from './core-api.ts';

/**
 * The routing rules of the Functions host: templates are tried in the alphabetical order of the function names, and the
 * first that fits path and method answers. A literal segment has no precedence over a parameter or a wildcard.
 */

export interface Route {
  functionName: string;
  /** Upper case. */
  methods: ReadonlySet<string>;
  /** With the route prefix, without a leading slash. */
  template: string;
  segments: readonly Segment[];
  registered: RegisteredFunction;
}

export interface RouteMatch {
  route: Route;
  params: Record<string, string>;
}

interface Segment {
  kind: 'literal' | 'parameter' | 'wildcard';
  /** A literal in lower case, or a parameter's name. */
  name: string;
  optional: boolean;
}

/** The HTTP-triggered functions of an app as routes, in the order in which they are tried. */
export function createRoutes(functions: Iterable<RegisteredFunction>, routePrefix: string): Route[] {
  const routes: Route[] = [];
  for (const registered of functions) {
    const trigger = Object.values(registered.metadata.bindings).find(
      (binding) => binding.type.toLowerCase() === 'httptrigger',
    );
    if (trigger === undefined) {
      continue;
    }
    const functionName = registered.metadata.name;
    const template = [routePrefix, trigger.route ?? functionName].filter((part) => part !== '').join('/');
    const methods = new Set((trigger.methods ?? ['GET', 'POST']).map((method) => method.toUpperCase()));
    routes.push({ functionName, methods, template, segments: parseTemplate(template), registered });
  }
  return routes.sort((a, b) => compareNames(a.functionName, b.functionName));
}

/** The route that answers a request; `null` when the host itself answers 404. */
export function matchRoute(routes: readonly Route[], method: string, pathname: string): RouteMatch | null {
  const parts = pathParts(pathname);
  for (const route of routes) {
    if (route.methods.has(method)) {
      const params = matchSegments(route.segments, parts);
      if (params !== null) {
        return { route, params };
      }
    }
  }
  return null;
}

function compareNames(a: string, b: string): number {
  const [left, right] = [a.toLowerCase(), b.toLowerCase()];
  return left < right ? -1 : Number(left > right);
}

function parseTemplate(template: string): Segment[] {
  return template.split('/').map((segment) => {
    const parameter = /^\{(\*{0,2})(\w+)(\??)\}$/.exec(segment);
    if (parameter === null) {
      if (segment.includes('{')) {
        throw new Error(`The local host does not support the route segment "${segment}" of "${template}".`);
      }
      return { kind: 'literal', name: segment.toLowerCase(), optional: false };
    }
    const [, stars, name = '', question] = parameter;
    return { kind: stars === '' ? 'parameter' : 'wildcard', name, optional: question === '?' };
  });
}

/** Decoded segments without a trailing empty one. */
function pathParts(pathname: string): string[] {
  const parts = pathname.split('/').slice(1).map(decodeSegment);
  return parts.at(-1) === '' ? parts.slice(0, -1) : parts;
}

/** The host refuses no malformed escape: it stays as it is written. */
function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

function matchSegments(
  segments: readonly Segment[],
  parts: readonly string[],
): Record<string, string> | null {
  const params: Record<string, string> = {};
  for (const [index, segment] of segments.entries()) {
    const part = parts[index];
    if (segment.kind === 'wildcard') {
      const rest = parts.slice(index).join('/');
      return rest === '' ? params : { ...params, [segment.name]: rest };
    }
    if (part === undefined || part === '') {
      if (segment.optional && part === undefined) {
        continue;
      }
      return null;
    }
    if (segment.kind === 'literal') {
      if (part.toLowerCase() !== segment.name) {
        return null;
      }
    } else {
      params[segment.name] = part;
    }
  }
  return parts.length > segments.length ? null : params;
}
