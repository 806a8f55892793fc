import type { Redis } from 'ioredis';

/** Epoch milliseconds by the clock of the Redis server, if anything a little early. */
export type ServerTime = number;

/** An answer as quick as this says the time well enough. */
const QUICK_ANSWER_MS = 10;
const MAX_QUESTIONS = 3;

/** Tells the time of the server, which may differ from that of this machine. */
export class ServerClock {
  #aheadMs = 0;
  #comparison: Promise<void> | undefined;

  /** @param atMs as `performance.now()` gives it */
  at(atMs: number): ServerTime {
    return atMs + this.#aheadMs;
  }

  /** Asks the server, again when an answer took long: this process may just have been busy. */
  compare(client: Pick<Redis, 'time'>): Promise<void> {
    this.#comparison ??= this.#ask(client).finally(() => {
      this.#comparison = undefined;
    });
    return this.#comparison;
  }

  async #ask(client: Pick<Redis, 'time'>): Promise<void> {
    let aheadMs = Number.NEGATIVE_INFINITY;
    for (let question = 0; question < MAX_QUESTIONS; question += 1) {
      const askedAtMs = performance.now();
      const [seconds, microseconds] = await client.time();
      const answeredAtMs = performance.now();
      // Each answer was true before it was read, so the largest is the nearest.
      aheadMs = Math.max(aheadMs, Number(seconds) * 1000 + Number(microseconds) / 1000 - answeredAtMs);
      if (answeredAtMs - askedAtMs < QUICK_ANSWER_MS) break;
    }
    this.#aheadMs = aheadMs;
  }
}
