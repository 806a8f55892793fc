import { describe, expect, it } from '@jest/globals';
import { createCoolDown, MAX_WAIT_MS } from '../../../../lib/models/azure-openai/cool-down.ts';
import { createModelConcurrency } from '../../../../lib/models/model-concurrency.ts';
import { createFakeClock, settle } from './fake-clock.ts';

const never = new AbortController().signal;

/** Ten calls that wait behind a cool-down; `started` counts those that were let go. */
function createQueue(fullLimit = 8) {
  const clock = createFakeClock();
  const concurrency = createModelConcurrency(fullLimit);
  const coolDown = createCoolDown(concurrency, fullLimit, clock);
  const releases: (() => void)[] = [];
  const wait = () => {
    for (let call = 0; call < 10; call += 1) {
      void concurrency.acquire('a', never).then((release) => releases.push(release));
    }
  };
  const succeedAll = async () => {
    for (const release of releases.splice(0)) {
      coolDown.succeeded(coolDown.ticket());
      release();
    }
    await settle();
  };
  return { clock, coolDown, concurrency, wait, succeedAll };
}

describe('cool-down', () => {
  it('lets no call start until the wait that the deployment asked for is over, then one', async () => {
    const { clock, coolDown, concurrency, wait } = createQueue();
    coolDown.rateLimited(2_000);
    wait();
    await clock.advance(1_999);
    expect(concurrency.inFlight).toBe(0);
    await clock.advance(1);
    expect(concurrency).toMatchObject({ inFlight: 1, waiting: 9 });
  });

  it('admits twice as many calls with each round of successes, up to the full concurrency', async () => {
    const { clock, coolDown, concurrency, wait, succeedAll } = createQueue(4);
    coolDown.rateLimited(100);
    wait();
    await clock.advance(100);
    const inFlight = [concurrency.inFlight];
    for (let round = 0; round < 2; round += 1) {
      await succeedAll();
      inFlight.push(concurrency.inFlight);
    }
    expect(inFlight).toEqual([1, 2, 4]);
    wait();
    await succeedAll();
    expect(concurrency.inFlight).toBe(4);
  });

  it('waits for the latest end when several calls are turned away', async () => {
    const { clock, coolDown, concurrency, wait } = createQueue();
    coolDown.rateLimited(3_000);
    coolDown.rateLimited(1_000);
    wait();
    await clock.advance(2_999);
    expect(concurrency.inFlight).toBe(0);
    await clock.advance(1);
    expect(concurrency.inFlight).toBe(1);
  });

  it('is not opened by the success of a call that started before', async () => {
    const { clock, coolDown, concurrency, wait } = createQueue();
    const before = coolDown.ticket();
    coolDown.rateLimited(500);
    wait();
    coolDown.succeeded(before);
    expect(concurrency.inFlight).toBe(0);
    await clock.advance(500);
    coolDown.succeeded(before);
    await settle();
    expect(concurrency.inFlight).toBe(1);
  });

  it('starts over when the call that went ahead is turned away too', async () => {
    const { clock, coolDown, concurrency, wait } = createQueue();
    coolDown.rateLimited(500);
    await clock.advance(500);
    coolDown.rateLimited(700);
    wait();
    await clock.advance(699);
    expect(concurrency.inFlight).toBe(0);
    await clock.advance(1);
    expect(concurrency.inFlight).toBe(1);
  });

  it('holds nobody longer than a minute', async () => {
    const { clock, coolDown, concurrency, wait } = createQueue();
    coolDown.rateLimited(86_400_000);
    wait();
    await clock.advance(MAX_WAIT_MS);
    expect(concurrency.inFlight).toBe(1);
  });

  it('tells how long calls are held, and those who wait when it gets longer', async () => {
    const { clock, coolDown } = createQueue();
    const told: number[] = [];
    const stop = coolDown.onWait(() => told.push(coolDown.remainingMs()));
    expect(coolDown.remainingMs()).toBe(0);
    coolDown.rateLimited(2_000);
    await clock.advance(500);
    expect(coolDown.remainingMs()).toBe(1_500);
    coolDown.rateLimited(4_000);
    stop();
    coolDown.rateLimited(5_000);
    expect(told).toEqual([2_000, 4_000]);
    await clock.advance(5_000);
    expect(coolDown.remainingMs()).toBe(0);
  });
});
