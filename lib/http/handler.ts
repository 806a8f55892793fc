import type { HttpRequest, InvocationContext } from '@azure/functions';
import type { Account } from '../accounts/key-directory.ts';
import type { ErrorCode } from '../contract/error-codes.ts';
import type { ScoreOutcome } from '../scoring/candidate-scorer.ts';
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
import { meterAnswer } from './metering.ts';
import { rateLimitHeaders } from './rate-limit-headers.ts';
import { REQUEST_ID_HEADER, requestIdOf } from './request-id.ts';
import { requestLogLine } from './request-log.ts';
import type { WholeAnswer } from './whole-response.ts';

/** What is learnt of a request on its way, for its headers and its log line. */
interface Trace {
  organization: string | null;
  headers: Record<string, string>;
  isColdStart: boolean;
  errorCode: ErrorCode | null;
  outcome: ScoreOutcome | null;
  /** The request when it counts against its plan, whatever came of it. */
  metered: KeyedCall | null;
}

/** Answers a request of the platform. */
export type Handler = (request: HttpRequest, context: InvocationContext) => Promise<WholeAnswer>;

/**
 * The platform's handler for an endpoint. It checks route and method, key and rate limit; content type, size, JSON and
 * schema follow where the operation reads its body. It never throws, as the platform would answer with an empty 500
 * and log the message.
 */
export function createHandler(endpoint: Endpoint, getServices: () => EndpointServices): Handler {
  return async (request, context) => {
    const startedMs = performance.now();
    const requestId = requestIdOf(request.headers);
    const trace: Trace = {
      organization: null,
      headers: {},
      isColdStart: false,
      errorCode: null,
      outcome: null,
      metered: null,
    };
    let response: WholeAnswer;
    try {
      const call = startCall(request, requestId, getServices(), trace);
      response = toResponse(await answerOf(endpoint, call, trace), requestId, trace);
    } catch (error) {
      const httpError = toHttpError(error);
      trace.errorCode = httpError.code;
      response = toResponse(errorAnswer(httpError, requestId), requestId, trace);
      if (!(error instanceof HttpError) && response.status >= 500) logError(context, requestId, error);
    }
    context.log(
      requestLogLine({
        ...trace,
        requestId,
        functionName: endpoint.name,
        method: request.method,
        status: response.status,
        durationMs: performance.now() - startedMs,
      }),
    );
    if (trace.metered !== null) {
      const answered = { status: response.status, outcome: trace.outcome };
      meterAnswer(trace.metered, answered, (line) => context.log(line));
    }
    return response;
  };
}

function startCall(request: HttpRequest, requestId: string, services: EndpointServices, trace: Trace): Call {
  const receivedAtMs = services.now();
  const isColdStart = services.coldStart.isFirstRequest();
  trace.isColdStart = isColdStart;
  const onScored = (outcome: ScoreOutcome) => {
    trace.outcome = outcome;
  };
  return { request, requestId, receivedAtMs, isColdStart, services, onScored };
}

function answerOf(endpoint: Endpoint, call: Call, trace: Trace): Promise<Answer> {
  const { method } = call.request;
  return endpoint.access === 'key'
    ? answerMetered(operationFor(method, endpoint, endpoint.operations), call, trace)
    : answerUnmetered(operationFor(method, endpoint, endpoint.operations), call, trace, endpoint.access);
}

async function answerMetered(operation: Operation<KeyedCall>, call: Call, trace: Trace): Promise<Answer> {
  const account = await admit(call, trace);
  const metered = { ...call, account };
  trace.metered = metered;
  const rateLimit = await call.services.rateLimiter.count(account);
  if (rateLimit !== null) {
    trace.headers = rateLimitHeaders(rateLimit);
    requireWithinRateLimit(rateLimit);
  }
  return operation(metered);
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

function toResponse(answer: Answer, requestId: string, trace: Trace): WholeAnswer {
  return {
    status: answer.status,
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-store',
      [REQUEST_ID_HEADER]: requestId,
      ...trace.headers,
      ...answer.headers,
    },
    body: answer.body instanceof Uint8Array ? answer.body : JSON.stringify(answer.body),
  };
}

function logError(context: InvocationContext, requestId: string, error: unknown): void {
  context.error(JSON.stringify({ event: 'error', request_id: requestId, ...loggableError(error) }));
}
