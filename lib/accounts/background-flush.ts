import { lastFlush } from './last-flush.ts';

const FLUSH_AFTER_MS = 2_000;

export interface FlushTimes {
  /** From the first thing that waits until it is written; what a crash may lose. */
  flushAfterMs?: number;
  /** How long the end of the process may wait for the store. */
  lastFlushTimeoutMs?: number;
}

/** What waits in memory for a store. */
export interface Waiting {
  isEmpty(): boolean;
  /** Never rejects: what could not be written goes on waiting. */
  write(): Promise<void>;
}

/** Writes what waits in memory a little later, so that no request waits for a store, and what is left at the end. */
export class BackgroundFlush {
  readonly #waiting: Waiting;
  readonly #flushAfterMs: number;
  readonly #lastFlushTimeoutMs: number | undefined;
  #timer: NodeJS.Timeout | undefined;
  #flushing: Promise<void> | undefined;

  constructor(waiting: Waiting, { flushAfterMs = FLUSH_AFTER_MS, lastFlushTimeoutMs }: FlushTimes) {
    this.#waiting = waiting;
    this.#flushAfterMs = flushAfterMs;
    this.#lastFlushTimeoutMs = lastFlushTimeoutMs;
  }

  /** Something waits. */
  schedule(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#flush().then(() => {
        if (!this.#waiting.isEmpty()) this.schedule();
      });
    }, this.#flushAfterMs).unref();
  }

  /** Writes what is left, for as long as the end of the process may take. */
  async close(): Promise<void> {
    clearTimeout(this.#timer);
    // A flush that is under way may have begun before the last thing came.
    const isDone = () => this.#flushing === undefined && this.#waiting.isEmpty();
    await lastFlush(() => this.#flush(), isDone, this.#lastFlushTimeoutMs);
  }

  #flush(): Promise<void> {
    this.#flushing ??= this.#waiting.write().finally(() => {
      this.#flushing = undefined;
    });
    return this.#flushing;
  }
}
