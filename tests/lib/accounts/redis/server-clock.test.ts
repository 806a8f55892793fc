import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { ServerClock } from '../../../../lib/accounts/redis/server-clock.ts';

const AHEAD_MS = 5_000_000;

/** Answers with its own time, and then keeps each answer back for so long. */
function serverWithDelays(...delaysMs: number[]) {
  const waiting = [...delaysMs];
  let asked = 0;
  return {
    asked: () => asked,
    async time(): Promise<number[]> {
      asked += 1;
      const ms = performance.now() + AHEAD_MS;
      const seconds = Math.floor(ms / 1000);
      await delay(waiting.shift() ?? 0);
      return [seconds, Math.floor((ms - seconds * 1000) * 1000)];
    },
  };
}

async function errorAfter(...delaysMs: number[]): Promise<number> {
  const clock = new ServerClock();
  await clock.compare(serverWithDelays(...delaysMs));
  return clock.at(0) - AHEAD_MS;
}

describe("the server's clock", () => {
  it('is told by the nearest of some answers, when the first is slow', async () => {
    expect(await errorAfter(400, 0)).toBeGreaterThan(-200);
    expect(await errorAfter(400, 400, 0)).toBeGreaterThan(-200);
  });

  it('is rather early than late', async () => {
    expect(await errorAfter(60, 30, 60)).toBeLessThanOrEqual(-29);
    expect(await errorAfter(0)).toBeLessThanOrEqual(0);
  });

  it('is asked for once by all who ask at the same time, and afresh later', async () => {
    const clock = new ServerClock();
    const server = serverWithDelays(40, 40, 40, 40, 40, 40);
    await Promise.all([clock.compare(server), clock.compare(server)]);
    expect(server.asked()).toBe(3);
    await clock.compare(server);
    expect(server.asked()).toBe(6);
  });
});
