import type { ModelConcurrency } from '../model-concurrency.ts';
import type { Clock } from './clock.ts';

/** Nobody waits longer than this for a deployment that asks for it: the request's deadline is of that order. */
export const MAX_WAIT_MS = 60_000;

/**
 * What all calls of the instance share while the deployment answers 429: no call starts until the wait is over, then
 * one goes ahead, and every success admits one more than it frees (the number doubles per round trip) until the
 * full concurrency is back. Without this each waiting call would come back by itself, and all of them at once.
 */
export interface CoolDown {
  /** Taken when a call starts; tells its success apart from that of a call from before the last 429. */
  ticket(): number;
  /** The deployment answered 429 and asked to wait `waitMs`, of which {@link MAX_WAIT_MS} count at most. */
  rateLimited(waitMs: number): void;
  /** A call was answered. */
  succeeded(ticket: number): void;
  /** Milliseconds until a call may start; 0 when none is held. */
  remainingMs(): number;
  /** Runs `action` whenever calls have to wait, or wait longer; the returned function ends that. */
  onWait(action: () => void): () => void;
}

/**
 * A cool-down that holds the calls of `concurrency` back.
 *
 * @param fullLimit how many calls at once it returns to
 */
export function createCoolDown(concurrency: ModelConcurrency, fullLimit: number, clock: Clock): CoolDown {
  let limit = fullLimit;
  let round = 0;
  let endsAtMs = 0;
  let cancelEnd = () => {};
  const actions = new Set<() => void>();

  function restart(): void {
    limit = 1;
    concurrency.setLimit(limit);
  }

  return {
    ticket: () => round,
    rateLimited(waitMs) {
      const nowMs = clock.nowMs();
      endsAtMs = Math.max(limit === 0 ? endsAtMs : 0, nowMs + Math.min(waitMs, MAX_WAIT_MS));
      round += 1;
      limit = 0;
      concurrency.setLimit(0);
      cancelEnd();
      cancelEnd = clock.schedule(endsAtMs - nowMs, restart);
      for (const action of [...actions]) action();
    },
    succeeded(ticket) {
      if (ticket !== round || limit === 0 || limit >= fullLimit) return;
      limit += 1;
      concurrency.setLimit(limit);
    },
    remainingMs: () => (limit === 0 ? Math.max(0, endsAtMs - clock.nowMs()) : 0),
    onWait(action) {
      actions.add(action);
      return () => actions.delete(action);
    },
  };
}
