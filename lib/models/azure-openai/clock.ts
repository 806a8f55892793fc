/** Time as the retry logic sees it, so that tests can move it by hand. */
export interface Clock {
  /** Milliseconds, monotonic. */
  nowMs(): number;
  /** Runs `action` once after `delayMs`; the returned function calls it off. */
  schedule(delayMs: number, action: () => void): () => void;
}

export const systemClock: Clock = {
  nowMs: () => performance.now(),
  schedule(delayMs, action) {
    const timer = setTimeout(action, delayMs);
    return () => clearTimeout(timer);
  },
};

/** Resolves after `delayMs`, or rejects with the signal's reason as soon as it aborts. */
export function sleep(clock: Clock, delayMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) {
      reject(signal.reason);
      return;
    }
    const onAbort = () => {
      cancel();
      reject(signal.reason);
    };
    const cancel = clock.schedule(delayMs, () => {
      signal.removeEventListener('abort', onAbort);
      resolve();
    });
    signal.addEventListener('abort', onAbort, { once: true });
  });
}
