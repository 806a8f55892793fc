import { untilAborted } from '../until-aborted.ts';

interface Flight<T> {
  work: Promise<T>;
  stop: AbortController;
  waiting: number;
}

/**
 * Lets callers who ask for the same thing at the same time share one piece of work. It is stopped when the last of
 * them has left, not when the first one runs out of time.
 */
export class SharedFlights<T> {
  readonly #flights = new Map<string, Flight<T>>();

  /**
   * @param start begins the work; called only when none is under way for `key`
   * @returns the result, and whether this caller began the work
   * @throws what the work throws, or the reason of `signal` when that aborts first
   */
  async join(
    key: string,
    signal: AbortSignal,
    start: (signal: AbortSignal) => Promise<T>,
  ): Promise<{ value: T; began: boolean }> {
    signal.throwIfAborted();
    const underWay = this.#flights.get(key);
    const flight = underWay ?? this.#begin(key, start);
    flight.waiting += 1;
    try {
      return { value: await untilAborted(flight.work, signal), began: underWay === undefined };
    } finally {
      flight.waiting -= 1;
      // Only what is still under way: an abort makes an error with its stack, and wakes whoever listens.
      if (flight.waiting === 0 && this.#forget(key, flight)) flight.stop.abort(signal.reason);
    }
  }

  #begin(key: string, start: (signal: AbortSignal) => Promise<T>): Flight<T> {
    const stop = new AbortController();
    const flight: Flight<T> = { work: start(stop.signal), stop, waiting: 0 };
    this.#flights.set(key, flight);
    const forget = () => this.#forget(key, flight);
    flight.work.then(forget, forget);
    return flight;
  }

  /** Whether it was still the one that callers for this key join. */
  #forget(key: string, flight: Flight<T>): boolean {
    return this.#flights.get(key) === flight && this.#flights.delete(key);
  }
}
