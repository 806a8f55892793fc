import { reasonOf, type StoreLog } from '../store-log.ts';

/** Redis did not answer in time, or is known to be gone. */
export class RedisUnavailableError extends Error {
  override readonly name = 'RedisUnavailableError';
}

/** A late answer is a hiccup; nothing but late ones, so many and for so long, are an outage. */
const FAILURES_OF_AN_OUTAGE = 3;
const HICCUP_MS = 400;
/** During an outage one request in this time finds out whether it is over. */
const PROBE_INTERVAL_MS = 500;
/** A connection that is open but brings nothing is given up, long before the operating system would. */
const SILENCE_TIMEOUT_MS = 3_000;

/** Knows whether Redis is gone, and lets one request at a time find out whether it is back. */
export class Outage {
  readonly #log: StoreLog;
  #failures = 0;
  /** When the first of the failures in a row was. */
  #firstFailureAtMs = 0;
  #nextProbeAtMs = 0;
  /** When the outage was declared, or last found to be overdue. */
  #sinceMs = 0;
  #isDeclared = false;

  constructor(log: StoreLog) {
    this.#log = log;
  }

  /**
   * Before a command.
   *
   * @returns what is to be told how the command went: `null` for well, else the error
   * @throws RedisUnavailableError during an outage, but for one caller in a while who finds out whether it is over
   */
  enter(): (error: unknown) => void {
    if (this.#isDeclared) {
      if (performance.now() < this.#nextProbeAtMs) throw new RedisUnavailableError('Redis is gone.');
      this.#nextProbeAtMs = performance.now() + PROBE_INTERVAL_MS;
    }
    return (error) => {
      if (error === null) this.end();
      else this.#fail(error);
    };
  }

  /** Redis answers. */
  end(): void {
    this.#failures = 0;
    this.#isDeclared = false;
    this.#log.worked();
  }

  /** True every few seconds while the outage lasts. */
  isOverdue(): boolean {
    if (!this.#isDeclared || performance.now() - this.#sinceMs < SILENCE_TIMEOUT_MS) return false;
    this.#sinceMs = performance.now();
    return true;
  }

  /** A connection that could not be made. Requests find out by themselves, within their time. */
  readonly note = (error: unknown): void => {
    this.#log.failed(reasonOf(error));
  };

  #fail(error: unknown): void {
    const nowMs = performance.now();
    this.#failures += 1;
    if (this.#failures === 1) this.#firstFailureAtMs = nowMs;
    const isHiccup = this.#failures < FAILURES_OF_AN_OUTAGE || nowMs - this.#firstFailureAtMs < HICCUP_MS;
    if (this.#isDeclared || isHiccup) return;
    this.#isDeclared = true;
    this.#sinceMs = nowMs;
    this.#nextProbeAtMs = nowMs + PROBE_INTERVAL_MS;
    this.#log.failed(reasonOf(error));
  }
}
