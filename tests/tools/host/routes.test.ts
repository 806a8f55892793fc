import { describe, expect, it } from '@jest/globals';
import type { RegisteredFunction } from '../../../tools/host/core-api.ts';
import { createRoutes, matchRoute } from '../../../tools/host/routes.ts';

function registered(name: string, route?: string, methods?: string[]): RegisteredFunction {
  const trigger = {
    type: 'httpTrigger',
    direction: 'in',
    ...(route === undefined ? {} : { route }),
    ...(methods === undefined ? {} : { methods }),
  };
  return { metadata: { name, bindings: { trigger } }, callback: () => undefined };
}

function answering(functions: RegisteredFunction[], method: string, path: string): string | null {
  return matchRoute(createRoutes(functions, 'api'), method, path)?.route.functionName ?? null;
}

function params(route: string, path: string): Record<string, string> | null {
  return matchRoute(createRoutes([registered('f', route)], 'api'), 'GET', path)?.params ?? null;
}

describe('matchRoute', () => {
  it('tries the functions in alphabetical order, without regard to case', () => {
    const [details, list] = [registered('details', 'items/{id}'), registered('List', 'items/list')];

    expect(answering([list, details], 'GET', '/api/items/list')).toBe('details');
  });

  it('gives a literal segment no precedence over a wildcard', () => {
    const functions = [registered('usage', 'usage'), registered('all', '{*path}')];

    expect(answering(functions, 'GET', '/api/usage')).toBe('all');
  });

  it('goes on to the next function when the method does not fit', () => {
    const functions = [registered('health', 'health', ['GET']), registered('zz', '{*path}', ['PUT'])];

    expect(answering(functions, 'GET', '/api/health')).toBe('health');
    expect(answering(functions, 'PUT', '/api/health')).toBe('zz');
    expect(answering(functions, 'DELETE', '/api/health')).toBeNull();
  });

  it('takes GET and POST when a function names no methods, and its name when it names no route', () => {
    const functions = [registered('hello')];

    expect(answering(functions, 'GET', '/api/hello')).toBe('hello');
    expect(answering(functions, 'POST', '/api/hello')).toBe('hello');
    expect(answering(functions, 'PUT', '/api/hello')).toBeNull();
  });

  it('does not tell the case of paths apart, nor a slash at the end', () => {
    expect(answering([registered('f', 'demo/example')], 'GET', '/API/Demo/EXAMPLE/')).toBe('f');
  });

  it.each(['/demo/example', '/api/demo', '/api/demo/example/more', '/api/demo//example', '/'])(
    'answers nothing at %s',
    (path) => {
      expect(answering([registered('f', 'demo/example')], 'GET', path)).toBeNull();
    },
  );

  it('leaves a malformed escape as it is written', () => {
    expect(params('{*path}', '/api/%zz/%c3%28/%20')).toEqual({ path: '%zz/%c3%28/ ' });
  });

  it('gives parameters decoded and in their own case', () => {
    expect(params('items/{id}', '/api/items/A%20b')).toEqual({ id: 'A b' });
  });

  it('lets an optional parameter be absent, and no other', () => {
    expect(params('items/{id?}', '/api/items')).toEqual({});
    expect(params('items/{id}', '/api/items')).toBeNull();
  });

  it('gives a wildcard the rest of the path, which may be empty', () => {
    expect(params('{*path}', '/api/a/b/c')).toEqual({ path: 'a/b/c' });
    expect(params('{*path}', '/api')).toEqual({});
  });

  it('works without a route prefix', () => {
    const routes = createRoutes([registered('f', 'health')], '');

    expect(matchRoute(routes, 'GET', '/health')?.route.functionName).toBe('f');
  });
});

describe('createRoutes', () => {
  it('leaves out functions that are not triggered by HTTP', () => {
    const timer: RegisteredFunction = {
      metadata: { name: 'timer', bindings: { t: { type: 'timerTrigger', direction: 'in' } } },
      callback: () => undefined,
    };

    expect(createRoutes([timer], 'api')).toEqual([]);
  });

  it('refuses a template it does not understand', () => {
    expect(() => createRoutes([registered('f', 'items/{id:int}')], 'api')).toThrow('{id:int}');
  });
});
