import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import type { ScoringModel } from '../../lib/models/model.ts';
import {
  type HttpAnswer,
  notFound,
  promptFiltered,
  rateLimited,
  serverError,
  unknownDeployment,
  wrongKey,
} from './azure-answers.ts';
import { type ModelKind, readChatRequest } from './chat-request.ts';
import { Completions } from './completions.ts';
import { chooseFault, type Fault, type FaultPlan, isFault } from './faults.ts';
import { drawLatencyMs, type Latency } from './latency.ts';

export interface EmulatorOptions {
  /** The model that reads. */
  model: ScoringModel;
  /** 0 takes a free port. */
  port?: number;
  /** The one deployment there is. */
  deployment?: string;
  /** The key that is accepted, as `api-key` or as bearer; without it any will do. */
  apiKey?: string;
  modelKind?: ModelKind;
  latency?: Latency;
  faults?: FaultPlan;
  /** Of the fault mix, of noisy levels and of the latencies. */
  seed?: number;
  /** What a 429 asks for. */
  retryAfterMs?: number;
  /** Time between two bytes of a dripping body. */
  dripMs?: number;
  /** Requests that are kept for a test to look at: the latest. */
  keepRequests?: number;
  /** Told why the emulator itself failed; the call's connection is dropped. */
  onError?: (error: unknown) => void;
}

/** A call as it arrived. */
export interface SeenRequest {
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
  fault: Fault;
}

export interface Emulator {
  /** What AZURE_OPENAI_ENDPOINT is set to. */
  url: string;
  /** The latest calls, oldest first. */
  readonly requests: readonly SeenRequest[];
  readonly callCount: number;
  readonly connectionCount: number;
  /** Most calls that were there at the same time. */
  readonly mostInFlight: number;
  stop(): Promise<void>;
}

const PATH = '/openai/v1/chat/completions';

/** Names the fault of one call, over the plan. */
const FAULT_HEADER = 'x-emulator-fault';

/** Serves `options.model` over the wire protocol of Azure OpenAI on loopback, with the faults that are asked for. */
export async function startEmulator(options: EmulatorOptions): Promise<Emulator> {
  const seed = options.seed ?? 1;
  const completions = new Completions(options.model, seed);
  const requests: SeenRequest[] = [];
  let callCount = 0;
  let connectionCount = 0;
  let inFlight = 0;
  let mostInFlight = 0;

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const arrivedAtMs = performance.now();
    const callIndex = callCount;
    callCount += 1;
    inFlight += 1;
    mostInFlight = Math.max(mostInFlight, inFlight);
    response.once('close', () => {
      inFlight -= 1;
    });
    const body = await readText(request);
    const fault = faultOf(request, chooseFault(options.faults ?? 'none', seed, callIndex));
    const path = new URL(request.url ?? '/', 'http://emulator').pathname;
    keep({ path, headers: request.headers, body, fault });
    if (fault === 'hang') return;
    const answer = refuse(request, path, options) ?? (await answerChat(body, fault, callIndex));
    if (options.latency) {
      // The emulator's own work is part of the time that the model is said to need.
      const latencyMs = drawLatencyMs(options.latency, seed, callIndex);
      await wait(Math.max(0, latencyMs - (performance.now() - arrivedAtMs)));
    }
    if (fault === 'reset') {
      response.destroy();
      return;
    }
    await send(response, answer, fault, options.dripMs ?? 50);
  }

  function keep(request: SeenRequest): void {
    requests.push(request);
    if (requests.length > (options.keepRequests ?? 0)) requests.shift();
  }

  async function answerChat(body: string, fault: Fault, callIndex: number): Promise<HttpAnswer> {
    if (fault === '429') return rateLimited(options.retryAfterMs ?? 1_000);
    if (fault === '500' || fault === '503') return serverError(fault === '500' ? 500 : 503);
    const request = readChatRequest(body, options.modelKind ?? 'plain');
    if ('refusal' in request) return request.refusal;
    if (request.model !== (options.deployment ?? DEFAULT_DEPLOYMENT)) return unknownDeployment();
    if (fault === 'filter_prompt') return promptFiltered();
    return completions.answer(request, fault, callIndex);
  }

  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      options.onError?.(error);
      response.destroy();
    });
  });
  server.on('connection', () => {
    connectionCount += 1;
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, '127.0.0.1', resolve);
  });

  return {
    url: `http://127.0.0.1:${portOf(server.address())}`,
    requests,
    get callCount() {
      return callCount;
    },
    get connectionCount() {
      return connectionCount;
    },
    get mostInFlight() {
      return mostInFlight;
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export const DEFAULT_DEPLOYMENT = 'local-evaluator';

function portOf(address: string | AddressInfo | null): number {
  return typeof address === 'object' && address ? address.port : 0;
}

function faultOf(request: IncomingMessage, planned: Fault): Fault {
  const asked = request.headers[FAULT_HEADER];
  return typeof asked === 'string' && isFault(asked) ? asked : planned;
}

/** What the gateway refuses before it looks into the body. */
function refuse(request: IncomingMessage, path: string, options: EmulatorOptions): HttpAnswer | null {
  const bearer = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  const key = request.headers['api-key'] || bearer;
  if (!key || (options.apiKey !== undefined && key !== options.apiKey)) return wrongKey();
  return request.method === 'POST' && path === PATH ? null : notFound();
}

async function send(
  response: ServerResponse,
  answer: HttpAnswer,
  fault: Fault,
  dripMs: number,
): Promise<void> {
  const body = Buffer.from(JSON.stringify(answer.body));
  response.writeHead(answer.status, {
    ...answer.headers,
    'content-type': 'application/json',
    'content-length': body.byteLength,
    'x-request-id': randomUUID(),
    'apim-request-id': randomUUID(),
    'x-ms-region': 'Emulator',
  });
  if (fault === 'cut_body') {
    response.write(body.subarray(0, body.byteLength / 2), () => response.destroy());
    return;
  }
  if (fault === 'drip') {
    for (let at = 0; at < body.byteLength && !response.destroyed; at += 1) {
      response.write(body.subarray(at, at + 1));
      await wait(dripMs);
    }
  }
  response.end(fault === 'drip' ? undefined : body);
}
