import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { FunctionApp } from './function-app.ts';
import type { HostLog } from './host-log.ts';
import { createRoutes, matchRoute, type Route } from './routes.ts';
import { requestUrl, toRpcHttpData, writeRpcResponse } from './rpc-http.ts';

/** The Functions host takes no larger request body. */
const MAX_BODY_BYTES = 100 * 1024 * 1024;

/** `functionTimeout` of host.json: no request takes longer. */
const SHUTDOWN_TIMEOUT_MS = 120_000;

export interface HttpHostOptions {
  app: FunctionApp;
  log: HostLog;
  /** 0 takes any free port. */
  port: number;
  /** `routePrefix` of host.json. */
  routePrefix: string;
  /** Writes a line for each request. */
  logRequests: boolean;
}

export interface HttpHost {
  port: number;
  routes: readonly Route[];
  /** Takes no more requests and resolves once those in flight are answered, or after two minutes. */
  close(): Promise<void>;
}

/** Serves an app's HTTP functions on all interfaces by the rules of the Functions host. Rejects when it can't listen. */
export async function startHttpHost(options: HttpHostOptions): Promise<HttpHost> {
  const routes = createRoutes(options.app.functions, options.routePrefix);
  const server = createServer((request, response) => {
    if (!server.listening) {
      response.shouldKeepAlive = false;
    }
    respond(options, routes, request, response).catch((error: unknown) => fail(options.log, response, error));
  });
  const connections = new Set<Socket>();
  server.on('connection', (socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  await listen(server, options.port);
  const address = server.address();
  return {
    port: isAddressInfo(address) ? address.port : options.port,
    routes,
    close: () => closeGracefully(server, connections),
  };
}

function isAddressInfo(address: AddressInfo | string | null): address is AddressInfo {
  return typeof address === 'object' && address !== null;
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

function closeGracefully(server: Server, connections: ReadonlySet<Socket>): Promise<void> {
  return new Promise((resolve) => {
    const force = setTimeout(() => server.closeAllConnections(), SHUTDOWN_TIMEOUT_MS);
    // A kept-alive connection becomes idle only after its last response, so look again.
    const sweep = setInterval(() => {
      server.closeIdleConnections();
      // Browsers open connections ahead; such a one does not count as idle before its first request.
      for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
    }, 50);
    server.close(() => {
      clearTimeout(force);
      clearInterval(sweep);
      resolve();
    });
  });
}

async function respond(
  options: HttpHostOptions,
  routes: readonly Route[],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const startedAtMs = performance.now();
  const url = requestUrl(request);
  if (url === null) {
    end(request, response, 400);
    return;
  }
  if (options.logRequests) {
    response.once('finish', () => {
      const elapsedMs = Math.round(performance.now() - startedAtMs);
      // The path alone: a query may hold a key.
      options.log.write(
        'information',
        `${request.method} ${url.pathname} ${response.statusCode} ${elapsedMs} ms`,
      );
    });
  }
  const match = matchRoute(routes, request.method ?? 'GET', url.pathname);
  if (match === null) {
    end(request, response, 404);
    return;
  }
  const body = await readBody(request);
  if (body === 'too_large') {
    response.shouldKeepAlive = false;
    end(request, response, 413);
    return;
  }
  const data = toRpcHttpData(request, url, match.params, body);
  writeRpcResponse(response, await options.app.invoke(match.route.registered, data));
}

/** The body as the host passes it on: one sent in chunks, without Content-Length, is dropped. */
async function readBody(request: IncomingMessage): Promise<Uint8Array | 'too_large' | null> {
  const contentLength = request.headers['content-length'];
  if (contentLength === undefined) {
    request.resume();
    return null;
  }
  if (Number(contentLength) > MAX_BODY_BYTES) {
    return 'too_large';
  }
  const chunks: Buffer[] = [];
  for await (const chunk of request) {
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function end(request: IncomingMessage, response: ServerResponse, status: number): void {
  response.writeHead(status, { 'content-length': 0 }).end();
  request.resume();
}

/** A throw is an empty 500, and its message and stack go to the log alone. */
function fail(log: HostLog, response: ServerResponse, error: unknown): void {
  if (response.socket === null || response.socket.destroyed) {
    return;
  }
  log.write('error', error instanceof Error ? (error.stack ?? error.message) : String(error));
  if (!response.headersSent) {
    response.writeHead(500, { 'content-length': 0 }).end();
  } else {
    response.destroy();
  }
}
