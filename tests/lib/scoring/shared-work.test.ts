import { describe, expect, it } from '@jest/globals';
import { type ModelUsage, NO_USAGE } from '../../../lib/models/model.ts';
import { SharedWork } from '../../../lib/scoring/shared-work.ts';

/** One who waits as long as `signal` allows; `calls` is what was charged. */
function caller(signal = new AbortController().signal, leftMs = 60_000) {
  const charged = { calls: 0 };
  const onUsage = ({ modelCalls }: ModelUsage) => {
    charged.calls += modelCalls;
  };
  return { signal, remainingMs: () => leftMs, onUsage, charged };
}

const patient = caller();
const oneCall: ModelUsage = { ...NO_USAGE, modelCalls: 1 };

function deferred<T>() {
  let resolve: (value: T) => void = () => {};
  let reject: (reason: unknown) => void = () => {};
  const promise = new Promise<T>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}

describe('SharedWork', () => {
  it('does the work once for all who ask for the same key at the same time', async () => {
    const shared = new SharedWork<string>();
    const work = deferred<string>();
    let starts = 0;
    const start = () => {
      starts += 1;
      return work.promise;
    };
    const joined = [shared.join('a', patient, start), shared.join('a', patient, start)];
    work.resolve('done');
    expect(await Promise.all(joined)).toEqual([
      { value: 'done', paid: true },
      { value: 'done', paid: false },
    ]);
    expect(starts).toBe(1);
  });

  it('does the work again for those who ask after it has ended', async () => {
    const shared = new SharedWork<number>();
    let starts = 0;
    const start = async () => ++starts;
    await shared.join('a', patient, start);
    expect(await shared.join('a', patient, start)).toEqual({ value: 2, paid: true });
  });

  it('gives a failure to all who wait, and forgets it', async () => {
    const shared = new SharedWork<string>();
    const start = () => Promise.reject(new Error('broken'));
    const joined = [shared.join('a', patient, start), shared.join('a', patient, start)];
    for (const result of await Promise.allSettled(joined)) {
      expect(result).toMatchObject({ status: 'rejected', reason: { message: 'broken' } });
    }
    expect(await shared.join('a', patient, async () => 'again')).toEqual({ value: 'again', paid: true });
  });

  it('lets one caller leave without stopping the work of the others', async () => {
    const shared = new SharedWork<string>();
    const work = deferred<string>();
    const leaver = new AbortController();
    let stopped = false;
    const first = shared.join('a', caller(leaver.signal), ({ signal }) => {
      signal.addEventListener('abort', () => {
        stopped = true;
      });
      return work.promise;
    });
    const second = shared.join('a', patient, () => work.promise);
    leaver.abort(new Error('out of time'));
    await expect(first).rejects.toThrow('out of time');
    expect(stopped).toBe(false);
    work.resolve('done');
    expect(await second).toEqual({ value: 'done', paid: false });
  });

  it('stops the work when the last caller has left', async () => {
    const shared = new SharedWork<string>();
    const leaver = new AbortController();
    let reason: unknown;
    const joined = shared.join('a', caller(leaver.signal), ({ signal }) => {
      signal.addEventListener('abort', () => {
        reason = signal.reason;
      });
      return deferred<string>().promise;
    });
    leaver.abort('late');
    await expect(joined).rejects.toBe('late');
    expect(reason).toBe('late');
  });

  it('charges whoever began, then who waits on, and in the end who left last', async () => {
    const shared = new SharedWork<string>();
    const work = deferred<string>();
    let charge: (usage: ModelUsage) => void = () => {};
    const [leaver, follower] = [new AbortController(), new AbortController()];
    const [first, second, third] = [caller(leaver.signal), caller(follower.signal), caller()];
    const joined = [first, second, third].map((one) =>
      shared.join('a', one, ({ onUsage }) => {
        charge = onUsage;
        return work.promise;
      }),
    );
    charge(oneCall);
    leaver.abort('late');
    await expect(joined[0]).rejects.toBe('late');
    charge(oneCall);
    work.resolve('done');
    expect(await Promise.all(joined.slice(1))).toEqual([
      { value: 'done', paid: true },
      { value: 'done', paid: false },
    ]);
    charge(oneCall);
    expect([first, second, third].map(({ charged }) => charged.calls)).toEqual([1, 1, 1]);
  });

  it('has as much time as the one who can wait longest', async () => {
    const shared = new SharedWork<string>();
    const work = deferred<string>();
    const leaver = new AbortController();
    const left: number[] = [];
    let remaining: () => number = () => -1;
    const join = (one: ReturnType<typeof caller>) =>
      shared.join('a', one, ({ remainingMs }) => {
        remaining = remainingMs;
        left.push(remaining());
        return work.promise;
      });
    const first = join(caller(patient.signal, 100));
    const second = join(caller(leaver.signal, 500));
    left.push(remaining());
    leaver.abort('late');
    await expect(second).rejects.toBe('late');
    left.push(remaining());
    work.resolve('done');
    await first;
    expect(left).toEqual([100, 500, 100]);
  });
});
