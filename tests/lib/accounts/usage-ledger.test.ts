import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createMemoryUsageStore } from '../../../lib/accounts/memory-usage-store.ts';
import { StoreUnavailableError } from '../../../lib/accounts/store-unavailable.ts';
import type { UsageShare, UsageStore } from '../../../lib/accounts/usage.ts';
import type { UsageEvent } from '../../../lib/accounts/usage-counts.ts';
import { createUsageLedger } from '../../../lib/accounts/usage-ledger.ts';

const NOON = Date.UTC(2026, 10, 21, 12);
const TODAY = { from: '2026-11-21', to: '2026-11-21' };

beforeEach(() => {
  jest.useFakeTimers({ now: NOON });
});
afterEach(() => {
  jest.useRealTimers();
});

function request(overrides: Partial<UsageEvent> = {}): UsageEvent {
  return { organization: 'acme', atMs: Date.now(), status: 200, scoring: null, ...overrides };
}

/** A store that remembers every write, and fails as long as it is told to. */
function recordingStore(): UsageStore & { writes: UsageShare[]; isGone: boolean } {
  const memory = createMemoryUsageStore();
  return {
    writes: [],
    isGone: false,
    read: memory.read,
    async write(share) {
      if (this.isGone) throw new StoreUnavailableError('usage');
      this.writes.push(share);
      await memory.write(share);
    },
  };
}

async function requestsOf(store: UsageStore, organization = 'acme'): Promise<number | undefined> {
  return (await store.read(organization, TODAY))[0]?.counts.requests;
}

describe('the usage ledger', () => {
  it('writes many requests of an organization together, within seconds', async () => {
    const store = recordingStore();
    const ledger = createUsageLedger({ store });
    for (let count = 0; count < 100; count += 1) ledger.record(request());
    expect(store.writes).toEqual([]);
    await jest.advanceTimersByTimeAsync(2_000);
    expect(store.writes).toHaveLength(1);
    expect(await requestsOf(store)).toBe(100);
  });

  it('writes nothing while nothing changes', async () => {
    const store = recordingStore();
    const ledger = createUsageLedger({ store });
    ledger.record(request());
    await jest.advanceTimersByTimeAsync(60_000);
    expect(store.writes).toHaveLength(1);
  });

  it('goes on counting from where it was', async () => {
    const store = recordingStore();
    const ledger = createUsageLedger({ store });
    ledger.record(request());
    await jest.advanceTimersByTimeAsync(2_000);
    ledger.record(request());
    await jest.advanceTimersByTimeAsync(2_000);
    expect(store.writes.map(({ counts }) => counts.requests)).toEqual([1, 2]);
  });

  it('keeps organizations and days apart, and counts a request for the day on which it came', async () => {
    const store = recordingStore();
    const ledger = createUsageLedger({ store });
    ledger.record(request({ atMs: Date.UTC(2026, 10, 20, 23, 59, 59, 999) }));
    ledger.record(request());
    ledger.record(request({ organization: 'globex' }));
    await jest.advanceTimersByTimeAsync(2_000);
    const range = { from: '2026-11-20', to: '2026-11-21' };
    expect((await ledger.read('acme', range)).map(({ date, counts }) => [date, counts.requests])).toEqual([
      ['2026-11-20', 1],
      ['2026-11-21', 1],
    ]);
    expect(await ledger.read('globex', range)).toHaveLength(1);
    expect(await ledger.read('initech', range)).toEqual([]);
  });

  it('loses nothing while the store is gone, and counts nothing twice when it is back', async () => {
    const store = recordingStore();
    const ledger = createUsageLedger({ store });
    store.isGone = true;
    ledger.record(request());
    await jest.advanceTimersByTimeAsync(30_000);
    ledger.record(request());
    expect(await requestsOf(store)).toBeUndefined();
    store.isGone = false;
    await jest.advanceTimersByTimeAsync(2_000);
    expect(await requestsOf(store)).toBe(2);
    await jest.advanceTimersByTimeAsync(30_000);
    expect(store.writes).toHaveLength(1);
  });

  it('counts what comes while a write is under way', async () => {
    const store = recordingStore();
    const { write } = store;
    const ledger = createUsageLedger({
      store: {
        read: store.read,
        async write(share) {
          if (store.writes.length === 0) ledger.record(request());
          await write.call(store, share);
        },
      },
    });
    ledger.record(request());
    await jest.advanceTimersByTimeAsync(4_000);
    expect(store.writes.map(({ counts }) => counts.requests)).toEqual([1, 2]);
  });

  it('writes what is left when it is closed', async () => {
    const store = recordingStore();
    const ledger = createUsageLedger({ store });
    for (let count = 0; count < 50; count += 1) ledger.record(request({ organization: `org-${count}` }));
    await ledger.close();
    expect(store.writes).toHaveLength(50);
  });

  it('says when it is closed how many requests could not be written', async () => {
    const store = recordingStore();
    const losses: number[] = [];
    const ledger = createUsageLedger({
      store,
      lastFlushTimeoutMs: 50,
      onLoss: (requests) => losses.push(requests),
    });
    for (let count = 0; count < 5; count += 1) ledger.record(request());
    await jest.advanceTimersByTimeAsync(2_000);
    store.isGone = true;
    ledger.record(request());
    ledger.record(request({ organization: 'globex' }));
    jest.useRealTimers();
    await ledger.close();
    expect(losses).toEqual([2]);
  });

  it('has nothing to say when it is closed and everything is written', async () => {
    const losses: number[] = [];
    const ledger = createUsageLedger({ store: recordingStore(), onLoss: (count) => losses.push(count) });
    ledger.record(request());
    await ledger.close();
    expect(losses).toEqual([]);
  });
});
