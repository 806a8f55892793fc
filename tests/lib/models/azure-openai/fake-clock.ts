import type { Clock } from '../../../../lib/models/azure-openai/clock.ts';

/** A clock that stands still until a test moves it. */
export interface FakeClock extends Clock {
  /** Moves time on, runs what falls due on the way, in order, and lets what waits for it go on. */
  advance(ms: number): Promise<void>;
}

export function createFakeClock(): FakeClock {
  const timers = new Set<{ dueMs: number; action: () => void }>();
  let nowMs = 0;
  return {
    nowMs: () => nowMs,
    schedule(delayMs, action) {
      const timer = { dueMs: nowMs + delayMs, action };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    async advance(ms) {
      await settle();
      const untilMs = nowMs + ms;
      for (;;) {
        const next = [...timers].sort((a, b) => a.dueMs - b.dueMs)[0];
        if (!next || next.dueMs > untilMs) break;
        timers.delete(next);
        nowMs = next.dueMs;
        next.action();
        await settle();
      }
      nowMs = untilMs;
      await settle();
    },
  };
}

/** Lets promises that are ready run on. */
export function settle(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** Real time, `factor` times as fast: for tests over a real connection. */
export function createFastClock(factor: number): Clock {
  return {
    nowMs: () => performance.now() * factor,
    schedule(delayMs, action) {
      const timer = setTimeout(action, delayMs / factor);
      return () => clearTimeout(timer);
    },
  };
}
