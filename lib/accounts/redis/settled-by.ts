import { setTimeout as delay, setImmediate as pollPhase } from 'node:timers/promises';

class LateAnswerError extends Error {
  override readonly name = 'LateAnswerError';
}

/**
 * Rejects when `work` takes longer than until `givenUpAtMs`, as `performance.now()` gives it. An answer that waits to be
 * read, because this process was busy, is not late.
 */
export async function settledBy<T>(givenUpAtMs: number, work: Promise<T>): Promise<T> {
  const stop = new AbortController();
  const timeout = timeUp(givenUpAtMs, stop.signal).then(() => {
    throw new LateAnswerError('Redis did not answer in time.');
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    stop.abort();
    // The loser of the race has nobody else to catch it.
    timeout.catch(() => undefined);
    work.catch(() => undefined);
  }
}

async function timeUp(givenUpAtMs: number, signal: AbortSignal): Promise<void> {
  // Again, since a timer counts from when the event loop last woke: after long work it ends early.
  for (let leftMs = givenUpAtMs - performance.now(); leftMs > 0; leftMs = givenUpAtMs - performance.now()) {
    await delay(Math.ceil(leftMs), undefined, { signal });
  }
  await pollPhase();
}
