import { setTimeout as delay } from 'node:timers/promises';

const FIRST_POLL_MS = 20;
/** What is checked may itself be work for those who are waited for. */
const MAX_POLL_MS = 300;

/** Waits until `check` throws no more; after `withinMs`, throws what it threw last. */
export async function eventually(check: () => void | Promise<void>, withinMs = 40_000): Promise<void> {
  const givenUpAtMs = performance.now() + withinMs;
  for (let pollMs = FIRST_POLL_MS; ; pollMs = Math.min(1.3 * pollMs, MAX_POLL_MS)) {
    try {
      return await check();
    } catch (error) {
      if (performance.now() > givenUpAtMs) throw error;
      await delay(pollMs);
    }
  }
}
