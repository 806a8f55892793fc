import { untilAborted } from '../async/until-aborted.ts';
import type { ModelUsage } from '../models/model.ts';

/** A caller who waits for shared work. */
export interface WaitingCaller {
  /** Aborts when the caller stops waiting. */
  readonly signal: AbortSignal;
  /** Milliseconds until then. */
  remainingMs(): number;
  /** Told what the work costs while this caller pays for it. */
  onUsage(usage: ModelUsage): void;
}

/** What the shared work is given by those who wait for it. */
export interface WorkControls {
  /** Aborts when nobody waits any more. */
  readonly signal: AbortSignal;
  /** Milliseconds until then, as far as can be known now. */
  readonly remainingMs: () => number;
  /** Charges the one who has waited longest; when nobody waits any more, the one who waited last. */
  readonly onUsage: (usage: ModelUsage) => void;
}

interface Waiter {
  readonly caller: WaitingCaller;
  pays: boolean;
}

/** Those who wait for one piece of work, in the order in which they came. */
class Waiters {
  readonly stop = new AbortController();
  readonly #waiters = new Set<Waiter>();
  #payer: Waiter | undefined;

  add(waiter: Waiter): void {
    this.#waiters.add(waiter);
    this.#payer ??= waiter;
  }

  remove(waiter: Waiter): void {
    this.#waiters.delete(waiter);
    if (this.#payer === waiter && !this.isEmpty) [this.#payer] = this.#waiters;
  }

  get isEmpty(): boolean {
    return this.#waiters.size === 0;
  }

  readonly controls: WorkControls = {
    signal: this.stop.signal,
    remainingMs: () => Math.max(0, ...[...this.#waiters].map(({ caller }) => caller.remainingMs())),
    onUsage: (usage) => {
      if (this.#payer === undefined) return;
      this.#payer.pays = true;
      this.#payer.caller.onUsage(usage);
    },
  };
}

interface WorkUnderWay<T> {
  result: Promise<T>;
  waiters: Waiters;
}

/**
 * Lets callers who ask for the same thing at the same time share one piece of work. It is stopped when the last of
 * them stops waiting, not when the first one runs out of time.
 */
export class SharedWork<T> {
  readonly #underWay = new Map<string, WorkUnderWay<T>>();

  /**
   * @param start begins the work; called only when none is under way for `key`
   * @returns the result, and whether this caller began the work or paid for some of it
   * @throws what the work throws, or the reason of the caller's signal when that aborts first
   */
  async join(
    key: string,
    caller: WaitingCaller,
    start: (controls: WorkControls) => Promise<T>,
  ): Promise<{ value: T; paid: boolean }> {
    const { signal } = caller;
    signal.throwIfAborted();
    const underWay = this.#underWay.get(key);
    const waiter: Waiter = { caller, pays: underWay === undefined };
    const waiters = underWay?.waiters ?? new Waiters();
    waiters.add(waiter);
    const work = underWay ?? this.#begin(key, waiters, start);
    try {
      return { value: await untilAborted(work.result, signal), paid: waiter.pays };
    } finally {
      waiters.remove(waiter);
      // Only what is still under way: an abort makes an error with its stack, and wakes whoever listens.
      if (waiters.isEmpty && this.#forget(key, work)) waiters.stop.abort(signal.reason);
    }
  }

  #begin(key: string, waiters: Waiters, start: (controls: WorkControls) => Promise<T>): WorkUnderWay<T> {
    const work: WorkUnderWay<T> = { result: start(waiters.controls), waiters };
    this.#underWay.set(key, work);
    const forget = () => this.#forget(key, work);
    work.result.then(forget, forget);
    return work;
  }

  /** Whether it was still the one that callers for this key join. */
  #forget(key: string, work: WorkUnderWay<T>): boolean {
    return this.#underWay.get(key) === work && this.#underWay.delete(key);
  }
}
