import type { ModelUsage } from '../models/model.ts';
import { untilAborted } from '../until-aborted.ts';

/** One who waits for shared work. */
export interface FlightMember {
  /** Aborts when the member leaves. */
  readonly signal: AbortSignal;
  /** Milliseconds until then. */
  remainingMs(): number;
  /** Told what the work costs while this member pays for it. */
  onUsage(usage: ModelUsage): void;
}

/** What the shared work is given by those who wait for it. */
export interface FlightControls {
  /** Aborts when the last of them has left. */
  readonly signal: AbortSignal;
  /** Milliseconds until then, as far as can be known now. */
  readonly remainingMs: () => number;
  /** Charges the one who has waited longest; when all have left, the one who left last. */
  readonly onUsage: (usage: ModelUsage) => void;
}

interface Seat {
  readonly member: FlightMember;
  pays: boolean;
}

/** Those who wait, in the order in which they came. */
class Passengers {
  readonly stop = new AbortController();
  readonly #seats = new Set<Seat>();
  #payer: Seat | undefined;

  enter(seat: Seat): void {
    this.#seats.add(seat);
    this.#payer ??= seat;
  }

  leave(seat: Seat): void {
    this.#seats.delete(seat);
    if (this.#payer === seat && !this.isEmpty) [this.#payer] = this.#seats;
  }

  get isEmpty(): boolean {
    return this.#seats.size === 0;
  }

  readonly controls: FlightControls = {
    signal: this.stop.signal,
    remainingMs: () => Math.max(0, ...[...this.#seats].map(({ member }) => member.remainingMs())),
    onUsage: (usage) => {
      if (this.#payer === undefined) return;
      this.#payer.pays = true;
      this.#payer.member.onUsage(usage);
    },
  };
}

interface Flight<T> {
  work: Promise<T>;
  passengers: Passengers;
}

/**
 * Lets callers who ask for the same thing at the same time share one piece of work. It is stopped when the last of
 * them has left, not when the first one runs out of time.
 */
export class SharedFlights<T> {
  readonly #flights = new Map<string, Flight<T>>();

  /**
   * @param start begins the work; called only when none is under way for `key`
   * @returns the result, and whether this caller began the work or paid for some of it
   * @throws what the work throws, or the reason of the member's signal when that aborts first
   */
  async join(
    key: string,
    member: FlightMember,
    start: (controls: FlightControls) => Promise<T>,
  ): Promise<{ value: T; paid: boolean }> {
    const { signal } = member;
    signal.throwIfAborted();
    const underWay = this.#flights.get(key);
    const seat: Seat = { member, pays: underWay === undefined };
    const passengers = underWay?.passengers ?? new Passengers();
    passengers.enter(seat);
    const flight = underWay ?? this.#begin(key, passengers, start);
    try {
      return { value: await untilAborted(flight.work, signal), paid: seat.pays };
    } finally {
      passengers.leave(seat);
      // Only what is still under way: an abort makes an error with its stack, and wakes whoever listens.
      if (passengers.isEmpty && this.#forget(key, flight)) passengers.stop.abort(signal.reason);
    }
  }

  #begin(key: string, passengers: Passengers, start: (controls: FlightControls) => Promise<T>): Flight<T> {
    const flight: Flight<T> = { work: start(passengers.controls), passengers };
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
