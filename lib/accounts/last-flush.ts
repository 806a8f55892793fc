import { setTimeout as delay } from 'node:timers/promises';

/** The platform waits a few seconds for the end of the process. */
const TIMEOUT_MS = 5_000;
const RETRY_DELAY_MS = 200;

/** Writes at the end of a process what is left, again and again until nothing is, for five seconds at most. */
export async function lastFlush(flush: () => Promise<void>, isEmpty: () => boolean): Promise<void> {
  const stop = AbortSignal.timeout(TIMEOUT_MS);
  const stopped = new Promise<void>((resolve) => stop.addEventListener('abort', () => resolve()));
  while (!isEmpty() && !stop.aborted) {
    await Promise.race([flush(), stopped]);
    if (!isEmpty()) await delay(RETRY_DELAY_MS);
  }
}
