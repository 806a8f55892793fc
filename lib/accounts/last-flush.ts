import { setTimeout as delay } from 'node:timers/promises';

/** The platform waits a few seconds for the end of the process. */
const LAST_FLUSH_TIMEOUT_MS = 5_000;
const RETRY_DELAY_MS = 200;

/** Writes at the end of a process what is left, again and again until nothing is or the time is over. */
export async function lastFlush(
  flush: () => Promise<void>,
  isEmpty: () => boolean,
  timeoutMs: number = LAST_FLUSH_TIMEOUT_MS,
): Promise<void> {
  const stop = AbortSignal.timeout(timeoutMs);
  const stopped = new Promise<void>((resolve) => stop.addEventListener('abort', () => resolve()));
  while (!isEmpty() && !stop.aborted) {
    await Promise.race([flush(), stopped]);
    if (!isEmpty()) await delay(RETRY_DELAY_MS);
  }
}
