import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Cloud, startCloud } from '../../helpers/cloud.ts';
import { eventually } from '../../helpers/eventually.ts';
import { expectError } from '../../helpers/expect-error.ts';
import { describeWithRedis } from '../../helpers/redis-server.ts';
import { scoreBody } from '../../helpers/score-bodies.ts';
import type { HttpReply } from '../../helpers/send.ts';

const INSTANCES = 3;
const WORKERS_PER_ORGANIZATION = 3;
const PHASE_MS = 1_200;

/** Everything that an organization was answered. */
type Replies = HttpReply[];

describeWithRedis('stores that fail under load', () => {
  let cloud: Cloud;
  let keys: { acme: string; globex: string; free: string };
  beforeAll(async () => {
    cloud = await startCloud(INSTANCES);
    keys = {
      acme: await cloud.provision('acme', 'enterprise'),
      globex: await cloud.provision('globex', 'enterprise'),
      free: await cloud.provision('free', 'free'),
    };
    for (const organization of ['acme', 'globex'] as const) {
      await cloud.instances[0]?.send('PUT', '/api/team-profile', {
        headers: { 'x-functions-key': keys[organization] },
        json: { name: organization },
      });
    }
    // Every instance has seen every key, as under load it would have.
    for (const { send } of cloud.instances) {
      for (const key of Object.values(keys)) {
        await send('GET', '/api/health', { headers: { 'x-functions-key': key } });
      }
    }
  }, 60_000);
  afterAll(async () => {
    await cloud.stop();
  }, 60_000);

  /** Sends requests of one kind on all instances until `during` has ended. */
  async function load(
    key: string,
    send: (worker: number, key: string) => Promise<HttpReply>,
    until: AbortSignal,
  ) {
    const replies: Replies = [];
    const worker = async (number: number) => {
      while (!until.aborted) replies.push(await send(number, key));
    };
    await Promise.all(Array.from({ length: WORKERS_PER_ORGANIZATION }, (_, number) => worker(number)));
    return replies;
  }

  const score = (worker: number, key: string) =>
    sendOn(worker, key, 'POST', '/api/candidates/score', { json: scoreBody({ team_profile: null }) });
  const profile = (worker: number, key: string) => sendOn(worker, key, 'GET', '/api/team-profile', {});

  async function sendOn(
    worker: number,
    key: string,
    method: string,
    path: string,
    options: { json?: unknown },
  ) {
    const instance = cloud.instances[worker % INSTANCES];
    if (instance === undefined) throw new Error('There is no such instance.');
    return instance.send(method, path, { ...options, headers: { 'x-functions-key': key } });
  }

  async function under(faults: () => Promise<void>) {
    const stop = new AbortController();
    const running = {
      scores: load(keys.acme, score, stop.signal),
      profiles: load(keys.globex, profile, stop.signal),
      limited: load(keys.free, profile, stop.signal),
    };
    await faults();
    stop.abort();
    return {
      scores: await running.scores,
      profiles: await running.profiles,
      limited: await running.limited,
    };
  }

  function statuses(replies: Replies): Set<number> {
    return new Set(replies.map(({ status }) => status));
  }

  function expectOwnProfiles(replies: Replies): void {
    const names = replies
      .filter(({ status }) => status === 200)
      .map(({ body }) => Object(body).team_profile.name);
    expect(new Set(names)).toEqual(new Set(['globex']));
  }

  describe('Redis', () => {
    it('that hangs, dies and comes back costs no request, and no limit is exceeded', async () => {
      const { scores, profiles, limited } = await under(async () => {
        await delay(PHASE_MS);
        cloud.redis.freeze();
        await delay(PHASE_MS);
        cloud.redis.thaw();
        await delay(PHASE_MS);
        await cloud.redis.kill();
        await delay(PHASE_MS);
        await cloud.redis.restart();
        await delay(PHASE_MS);
      });
      expect(statuses(scores)).toEqual(new Set([200]));
      expect(statuses(profiles)).toEqual(new Set([200]));
      expectOwnProfiles(profiles);
      expect(statuses(limited)).toEqual(new Set([404, 429]));
      // One window in Redis before its death and one after it; and one of each instance for all that it admitted by
      // itself, while Redis was late or gone.
      const admitted = limited.filter(({ status }) => status === 404).length;
      expect(admitted).toBeGreaterThanOrEqual(10);
      expect(admitted).toBeLessThanOrEqual(10 * (2 + INSTANCES));

      await eventually(async () => {
        const used = await cloud.usageToday('free');
        expect([used.requests, used.rateLimited]).toEqual([limited.length, limited.length - admitted]);
      });
    }, 60_000);
  });

  describe('tables', () => {
    it('that hang, end and come back cost none that needs no table, and nothing is lost or counted twice', async () => {
      // Within this time everything is written that was counted before.
      await delay(4_000);
      const before = {
        acme: (await cloud.usageToday('acme')).requests,
        globex: (await cloud.usageToday('globex')).requests,
      };
      const { scores, profiles, limited } = await under(async () => {
        await delay(PHASE_MS);
        cloud.azurite.freeze();
        await delay(2 * PHASE_MS);
        cloud.azurite.thaw();
        await delay(PHASE_MS);
        await cloud.azurite.end();
        await delay(PHASE_MS);
        await cloud.azurite.restart();
        await delay(PHASE_MS);
      });
      expect(statuses(scores)).toEqual(new Set([200]));
      expect([...statuses(profiles)].sort()).toEqual([200, 503]);
      expectOwnProfiles(profiles);
      for (const reply of profiles.filter(({ status }) => status === 503)) {
        expectError(reply, 'service_unavailable', null);
        expect(reply.headers['retry-after']).toMatch(/^[1-9]\d*$/);
      }
      expect(limited.filter(({ status }) => ![404, 429, 503].includes(status))).toEqual([]);

      await eventually(async () => {
        const [acme, globex] = [await cloud.usageToday('acme'), await cloud.usageToday('globex')];
        expect(acme.requests - before.acme).toBe(scores.length);
        expect(globex.requests - before.globex).toBe(profiles.length);
      });
    }, 60_000);

    it('that hang let no key in that an instance has not seen', async () => {
      const unseen = await cloud.provision('unseen', 'enterprise');
      cloud.azurite.freeze();
      try {
        const reply = await sendOn(0, unseen, 'GET', '/api/health', {});
        expectError(reply, 'service_unavailable', null);
        expect((await sendOn(0, keys.acme, 'GET', '/api/health', {})).status).toBe(200);
      } finally {
        cloud.azurite.thaw();
      }
      await eventually(async () =>
        expect((await sendOn(0, unseen, 'GET', '/api/health', {})).status).toBe(200),
      );
    }, 60_000);
  });
});
