import { HttpRequest, InvocationContext, type LogLevel } from '@azure/functions';
import type { Endpoint, EndpointServices } from '../../lib/http/endpoint.ts';
import { createHandler } from '../../lib/http/handler.ts';

export interface RequestOptions {
  method?: string;
  /** Below `/api/`, with the query. */
  path?: string;
  headers?: Record<string, string>;
  /** Sent as JSON, with its content type, unless it is a string or bytes: those go as they are. */
  body?: unknown;
}

export interface Invocation {
  status: number | undefined;
  headers: Headers;
  /** Parsed; tests know what shape they ask for. */
  body: Record<string, unknown>;
  /** Everything that was logged, one entry a line. */
  logs: { level: LogLevel; message: string }[];
}

/** A real request object of the platform's library. */
export function httpRequest({ method = 'GET', path = '', headers = {}, body }: RequestOptions): HttpRequest {
  const isRaw = typeof body === 'string' || body instanceof Uint8Array;
  const bytes =
    body instanceof Uint8Array ? body : Buffer.from(isRaw ? String(body) : JSON.stringify(body ?? null));
  return new HttpRequest({
    method,
    url: `http://localhost:7071/api/${path}`,
    headers: { ...(body !== undefined && !isRaw && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: { bytes } }),
  });
}

/** Calls an endpoint as the platform does. */
export async function invoke(
  endpoint: Endpoint,
  services: EndpointServices | (() => EndpointServices),
  options: RequestOptions = {},
): Promise<Invocation> {
  const logs: Invocation['logs'] = [];
  const context = new InvocationContext({
    functionName: endpoint.name,
    logHandler: (level, ...args) => logs.push({ level, message: args.join(' ') }),
  });
  const handler = createHandler(endpoint, typeof services === 'function' ? services : () => services);
  const response = await handler(httpRequest(options), context);
  return {
    status: response?.status,
    headers: new Headers(response?.headers),
    body: JSON.parse(String(response?.body)),
    logs,
  };
}
