/**
 * Bounds the model calls in flight on this instance and shares them fairly: a slot that falls free goes to the
 * requests in turn, so that a request with one candidate never queues behind the fifty of another.
 */
export interface ModelConcurrency {
  /**
   * Waits for a slot and returns its release, which may be called more than once.
   * Rejects with the signal's reason when it aborts before a slot was free.
   */
  acquire(requestId: string, signal: AbortSignal): Promise<() => void>;
  /** Calls that may be in flight from now on; 0 holds every waiting call. Calls in flight are not disturbed. */
  setLimit(limit: number): void;
  readonly inFlight: number;
  readonly waiting: number;
}

interface Waiter {
  start(release: () => void): void;
}

/** `limit`: model calls in flight, at least 1. */
export function createModelConcurrency(limit: number): ModelConcurrency {
  // The order of the map is the order of turns: a request that was served moves to the end.
  const waiters = new Map<string, Set<Waiter>>();
  let currentLimit = limit;
  let inFlight = 0;
  let waiting = 0;

  function remove(requestId: string, waiter: Waiter): void {
    const queue = waiters.get(requestId);
    if (!queue?.delete(waiter)) return;
    waiting -= 1;
    if (queue.size === 0) waiters.delete(requestId);
  }

  function nextInTurn(): Waiter | undefined {
    for (const [requestId, queue] of waiters) {
      for (const waiter of queue) {
        remove(requestId, waiter);
        if (queue.size > 0) {
          waiters.delete(requestId);
          waiters.set(requestId, queue);
        }
        return waiter;
      }
    }
    return undefined;
  }

  function startWaiting(): void {
    while (inFlight < currentLimit) {
      const waiter = nextInTurn();
      if (!waiter) return;
      waiter.start(takeSlot());
    }
  }

  function takeSlot(): () => void {
    inFlight += 1;
    let held = true;
    return () => {
      if (!held) return;
      held = false;
      inFlight -= 1;
      startWaiting();
    };
  }

  function enqueue(requestId: string, signal: AbortSignal): Promise<() => void> {
    return new Promise((resolve, reject) => {
      const onAbort = () => {
        remove(requestId, waiter);
        reject(signal.reason);
      };
      const waiter: Waiter = {
        start(release) {
          signal.removeEventListener('abort', onAbort);
          resolve(release);
        },
      };
      signal.addEventListener('abort', onAbort, { once: true });
      const queue = waiters.get(requestId) ?? new Set();
      queue.add(waiter);
      waiters.set(requestId, queue);
      waiting += 1;
    });
  }

  return {
    async acquire(requestId, signal) {
      signal.throwIfAborted();
      return inFlight < currentLimit ? takeSlot() : enqueue(requestId, signal);
    },
    setLimit(next) {
      currentLimit = next;
      startWaiting();
    },
    get inFlight() {
      return inFlight;
    },
    get waiting() {
      return waiting;
    },
  };
}
