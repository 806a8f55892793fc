/**
 * Bounds the model calls in flight on this instance and shares them fairly: a slot that falls free goes to the
 * organizations in turn, and to the requests of each in turn. So an organization without a rate limit leaves the others
 * their share however many requests it sends, and a request with one candidate never queues behind the fifty of another.
 */
export interface ModelConcurrency {
  /**
   * Waits for a slot and returns its release, which may be called more than once.
   * Rejects with the signal's reason when it aborts before a slot was free.
   *
   * @param organization whose share is used; without it the request has one of its own
   */
  acquire(requestId: string, signal: AbortSignal, organization?: string): Promise<() => void>;
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
  // The order of a map is the order of turns: who was served moves to the end.
  const waiters = new Map<string, Map<string, Set<Waiter>>>();
  let currentLimit = limit;
  let inFlight = 0;
  let waiting = 0;

  function remove(organization: string, requestId: string, waiter: Waiter): void {
    const requests = waiters.get(organization);
    const queue = requests?.get(requestId);
    if (!requests || !queue?.delete(waiter)) return;
    waiting -= 1;
    if (queue.size === 0) requests.delete(requestId);
    if (requests.size === 0) waiters.delete(organization);
  }

  function nextInTurn(): Waiter | undefined {
    const [organization, requests] = firstOf(waiters);
    const [requestId, queue] = firstOf(requests);
    const [waiter] = queue ?? [];
    if (organization === undefined || requestId === undefined || waiter === undefined) return undefined;
    remove(organization, requestId, waiter);
    moveToEnd(requests, requestId);
    moveToEnd(waiters, organization);
    return waiter;
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

  function enqueue(requestId: string, signal: AbortSignal, organization: string): Promise<() => void> {
    return new Promise((resolve, reject) => {
      const onAbort = () => {
        remove(organization, requestId, waiter);
        reject(signal.reason);
      };
      const waiter: Waiter = {
        start(release) {
          signal.removeEventListener('abort', onAbort);
          resolve(release);
        },
      };
      signal.addEventListener('abort', onAbort, { once: true });
      const requests = waiters.get(organization) ?? new Map<string, Set<Waiter>>();
      waiters.set(organization, requests);
      requests.set(requestId, (requests.get(requestId) ?? new Set()).add(waiter));
      waiting += 1;
    });
  }

  return {
    async acquire(requestId, signal, organization = requestId) {
      signal.throwIfAborted();
      return inFlight < currentLimit ? takeSlot() : enqueue(requestId, signal, organization);
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

function firstOf<Value>(map: Map<string, Value> | undefined): [string, Value] | [] {
  return map?.entries().next().value ?? [];
}

/** Does nothing when nobody waits under this name any more. */
function moveToEnd<Value>(map: Map<string, Value> | undefined, name: string): void {
  const value = map?.get(name);
  if (value === undefined) return;
  map?.delete(name);
  map?.set(name, value);
}
