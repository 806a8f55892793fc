import type { HttpHandler, HttpResponseInit, InvocationContext } from '@azure/functions';
import type { Account } from '../accounts/key-directory.ts';
import { authenticate, requireWithinRateLimit } from './admission.ts';
import type { Answer } from './answer.ts';
import {
  type Access,
  type Call,
  type Endpoint,
  type EndpointServices,
  isHttpMethod,
  type KeyedCall,
  methodsOf,
  needsKey,
  type Operation,
  type Operations,
} from './endpoint.ts';
import { loggableError } from './error-log.ts';
import { errorAnswer, HttpError, methodNotAllowed, toHttpError } from './http-error.ts';
import { rateLimitHeaders } from './rate-limit-headers.ts';
import { REQUEST_ID_HEADER, requestIdOf } from './request-id.ts';

/** What is learnt of a request on its way, for its headers and its log line. */
interface Trace {
  organization: string | null;
  headers: Record<string, string>;
}

/**
 * The platform's handler for an endpoint. It checks route and method, key and rate limit; content type, size, JSON and
 * schema follow where the operation reads its body. It never throws, as the platform would answer with an empty 500
 * and log the message.
 */
export function createHandler(endpoint: Endpoint, getServices: () => EndpointServices): HttpHandler {
  return async (request, context) => {
    const requestId = requestIdOf(request.headers);
    const startedMs = performance.now();
    const trace: Trace = { organization: null, headers: {} };
    let response: HttpResponseInit;
    try {
      const services = getServices();
      const receivedAtMs = services.now();
      const isColdStart = services.coldStart.isFirstRequest();
      const call: Call = { request, requestId, receivedAtMs, isColdStart, services };
      const answer = await answerOf(endpoint, call, trace);
      response = toResponse(answer, requestId, trace);
    } catch (error) {
      const answer = errorAnswer(toHttpError(error), requestId);
      if (!(error instanceof HttpError) && answer.status >= 500) logError(context, requestId, error);
      response = toResponse(answer, requestId, trace);
    }
    logRequest(context, {
      request_id: requestId,
      function: endpoint.name,
      method: request.method,
      organization: trace.organization,
      status: response.status,
      duration_ms: Math.round(performance.now() - startedMs),
    });
    return response;
  };
}

function answerOf(endpoint: Endpoint, call: Call, trace: Trace): Promise<Answer> {
  const { method } = call.request;
  return endpoint.access === 'key'
    ? answerMetered(operationFor(method, endpoint, endpoint.operations), call, trace)
    : answerUnmetered(operationFor(method, endpoint, endpoint.operations), call, trace, endpoint.access);
}

async function answerMetered(operation: Operation<KeyedCall>, call: Call, trace: Trace): Promise<Answer> {
  const account = await admit(call, trace);
  const rateLimit = await call.services.rateLimiter.count(account);
  if (rateLimit !== null) {
    trace.headers = rateLimitHeaders(rateLimit);
    requireWithinRateLimit(rateLimit);
  }
  return operation({ ...call, account });
}

async function answerUnmetered(
  operation: Operation,
  call: Call,
  trace: Trace,
  access: Access,
): Promise<Answer> {
  if (needsKey(access, call.services.settings)) await admit(call, trace);
  return operation(call);
}

async function admit({ request, services }: Call, trace: Trace): Promise<Account> {
  const account = await authenticate(request, services.keyDirectory);
  trace.organization = account.organization;
  return account;
}

function operationFor<C extends Call>(
  method: string,
  endpoint: Endpoint,
  operations: Operations<C>,
): Operation<C> {
  const operation = isHttpMethod(method) ? operations[method] : undefined;
  if (operation === undefined) throw methodNotAllowed(methodsOf(endpoint));
  return operation;
}

function toResponse(answer: Answer, requestId: string, trace: Trace): HttpResponseInit {
  return {
    status: answer.status,
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
      [REQUEST_ID_HEADER]: requestId,
      ...trace.headers,
      ...answer.headers,
    },
    body: JSON.stringify(answer.body),
  };
}

/** One line per request. Never the URL, which may hold the key, and nothing of the body. */
function logRequest(context: InvocationContext, fields: Record<string, unknown>): void {
  context.log(JSON.stringify({ event: 'request', ...fields }));
}

function logError(context: InvocationContext, requestId: string, error: unknown): void {
  context.error(JSON.stringify({ event: 'error', request_id: requestId, ...loggableError(error) }));
}
