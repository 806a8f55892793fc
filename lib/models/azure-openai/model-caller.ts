import type {
  ChatCompletion,
  ChatCompletionCreateParamsNonStreaming,
} from 'openai/resources/chat/completions';
import { untilAborted } from '../../async/until-aborted.ts';
import { type ModelCallOptions, ModelError } from '../model.ts';
import type { ModelConcurrency } from '../model-concurrency.ts';
import {
  AttemptTimeoutError,
  type CallFailure,
  classifyFailure,
  errorCodeOf,
  isRetryable,
  reasonOf,
} from './call-failure.ts';
import type { SendChat } from './chat-client.ts';
import { type Clock, sleep } from './clock.ts';
import { type CoolDown, MAX_WAIT_MS } from './cool-down.ts';
import type { ModelParameters, OptionalParameter, OptionalParameterValues } from './model-parameters.ts';
import type { UsageMeter } from './usage-meter.ts';

const MAX_ATTEMPTS = 3;

/** First wait between attempts; it doubles with each, and is drawn from its upper half. */
const BACKOFF_MS = 500;

export interface ModelCallerParts {
  send: SendChat;
  concurrency: ModelConcurrency;
  coolDown: CoolDown;
  parameters: ModelParameters;
  /** Of one attempt, its body included. */
  timeoutMs: number;
  clock: Clock;
  /** 0 to 1, for jitter. */
  random: () => number;
}

/** A question without the parameters that depend on the model. */
export type ChatQuestion = Omit<ChatCompletionCreateParamsNonStreaming, OptionalParameter>;

/** Asks until there is an answer. Rejects with a {@link ModelError} only. */
export type CallModel = (
  question: ChatQuestion,
  options: ModelCallOptions,
  usage: UsageMeter,
) => Promise<ChatCompletion>;

type Outcome = { completion: ChatCompletion } | { failure: CallFailure };

/** The one place that bounds, retries and paces calls to the deployment. */
export function createModelCaller(parts: ModelCallerParts): CallModel {
  const { coolDown, parameters, clock } = parts;

  /** One call in its slot. The cool-down is told before the slot falls free, or a waiting call would slip through. */
  async function attempt(
    question: ChatQuestion,
    options: ModelCallOptions,
    usage: UsageMeter,
    backoffMs: number,
  ): Promise<Outcome> {
    const { signal } = options;
    const release = await acquireInTime(parts, options, usage);
    const ticket = coolDown.ticket();
    const sent = parameters.current(options.sample ?? 0);
    try {
      signal.throwIfAborted();
      usage.countCall();
      const completion = await withinTime(parts, signal, (bounded) =>
        parts.send({ ...question, ...sent }, bounded),
      );
      coolDown.succeeded(ticket);
      usage.countTokens(completion.usage);
      return { completion };
    } catch (error) {
      signal.throwIfAborted();
      const failure = unlessUnsent(classifyFailure(error), sent);
      if (failure.kind === 'rate_limited') coolDown.rateLimited(failure.retryAfterMs ?? backoffMs);
      return { failure };
    } finally {
      release();
    }
  }

  async function ask(question: ChatQuestion, options: ModelCallOptions, usage: UsageMeter) {
    let attempts = 0;
    for (;;) {
      const backoffMs = BACKOFF_MS * 2 ** attempts * (0.5 + parts.random() / 2);
      const outcome = await attempt(question, options, usage, backoffMs);
      if ('completion' in outcome) return outcome.completion;
      const { failure } = outcome;
      if (failure.kind === 'unsupported_parameter') {
        // Not an attempt: what is refused is never sent again, so this ends by itself.
        parameters.refused(failure.parameter);
        continue;
      }
      attempts += 1;
      const waitMs = askedWaitMs(failure) ?? backoffMs;
      const isWorthWaiting = waitMs <= MAX_WAIT_MS && waitMs < remainingMsOf(options);
      if (attempts >= MAX_ATTEMPTS || !isRetryable(failure) || !isWorthWaiting) {
        throw new ModelError(errorCodeOf(failure), usage.total(), reasonOf(failure), boundedWaitMs(failure));
      }
      // A rate limited call waits in the queue with all others: the cool-down says when it is over.
      if (failure.kind !== 'rate_limited') await sleep(clock, waitMs, options.signal);
    }
  }

  return async (question, options, usage) => {
    try {
      return await ask(question, options, usage);
    } catch (error) {
      // A signal's reason may be such an error too, but knows nothing of these calls.
      if (error instanceof ModelError && error !== options.signal.reason) throw error;
      throw options.signal.aborted
        ? new ModelError('model_timeout', usage.total(), 'request_timeout')
        : new ModelError('model_unavailable', usage.total(), 'unexpected');
    }
  };
}

/** A complaint about a parameter that was not in the call is not one that dropping it can mend. */
function unlessUnsent(failure: CallFailure, sent: OptionalParameterValues): CallFailure {
  return failure.kind === 'unsupported_parameter' && !(failure.parameter in sent)
    ? { kind: 'rejected', reason: 'status_400' }
    : failure;
}

/** How long the deployment asked to wait, where it did. */
function askedWaitMs(failure: CallFailure): number | null {
  return 'retryAfterMs' in failure ? failure.retryAfterMs : null;
}

/** The same as others are told it: after {@link MAX_WAIT_MS} the deployment is asked again in any case. */
function boundedWaitMs(failure: CallFailure): number | undefined {
  const waitMs = askedWaitMs(failure);
  return waitMs === null ? undefined : Math.min(waitMs, MAX_WAIT_MS);
}

function remainingMsOf({ remainingMs }: ModelCallOptions): number {
  return remainingMs?.() ?? Number.POSITIVE_INFINITY;
}

/**
 * Waits for a slot as long as the request's time can hold that: a cool-down that outlasts it, from the start or since another
 * call was turned away, ends the wait at once.
 */
async function acquireInTime(
  { concurrency, coolDown }: ModelCallerParts,
  options: ModelCallOptions,
  usage: UsageMeter,
): Promise<() => void> {
  const { requestId, signal, organization } = options;
  signal.throwIfAborted();
  const waiting = new AbortController();
  const onAbort = () => waiting.abort(signal.reason);
  const leaveIfInVain = () => {
    const waitMs = coolDown.remainingMs();
    if (waitMs === 0 || waitMs < remainingMsOf(options)) return;
    waiting.abort(new ModelError('model_unavailable', usage.total(), 'status_429', waitMs));
  };
  leaveIfInVain();
  signal.addEventListener('abort', onAbort, { once: true });
  const stopListening = coolDown.onWait(leaveIfInVain);
  try {
    return await concurrency.acquire(requestId, waiting.signal, organization);
  } finally {
    stopListening();
    signal.removeEventListener('abort', onAbort);
  }
}

/** Ends the action when its time is over or the request's signal aborts, even where it does not listen to its signal. */
async function withinTime<T>(
  { clock, timeoutMs }: ModelCallerParts,
  outer: AbortSignal,
  action: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  outer.throwIfAborted();
  const controller = new AbortController();
  const { signal } = controller;
  const onOuterAbort = () => controller.abort(outer.reason);
  outer.addEventListener('abort', onOuterAbort, { once: true });
  const cancelTimeout = clock.schedule(timeoutMs, () => controller.abort(new AttemptTimeoutError()));
  try {
    return await untilAborted(action(signal), signal);
  } catch (error) {
    throw signal.aborted ? signal.reason : error;
  } finally {
    cancelTimeout();
    outer.removeEventListener('abort', onOuterAbort);
  }
}
