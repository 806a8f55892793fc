import { setTimeout as delay } from 'node:timers/promises';

const POLL_MS = 25;

/** Waits until `check` throws no more; after `withinMs`, throws what it threw last. */
export async function eventually(check: () => void | Promise<void>, withinMs = 10_000): Promise<void> {
  const givenUpAtMs = performance.now() + withinMs;
  while (true) {
    try {
      return await check();
    } catch (error) {
      if (performance.now() > givenUpAtMs) throw error;
      await delay(POLL_MS);
    }
  }
}
