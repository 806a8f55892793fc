import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Cloud, startCloud } from '../../helpers/cloud.ts';
import { eventually } from '../../helpers/eventually.ts';
import { expectError } from '../../helpers/expect-error.ts';
import { load, statusesOf } from '../../helpers/load.ts';
import { describeWithRedis } from '../../helpers/redis-server.ts';
import { scoreBody } from '../../helpers/score-bodies.ts';
import type { HttpReply } from '../../helpers/send.ts';
import type { TestService } from '../../helpers/service.ts';

const INSTANCES = 3;
const PHASE_MS = 1_200;

describeWithRedis('stores that fail under load', () => {
  let cloud: Cloud;
  let keys: { acme: string; globex: string; free: string };
  /** Requests that count against a plan. */
  const sent = { acme: 0, globex: 0, free: 0 };
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
      sent[organization] += 1;
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

  const score = ({ send }: TestService) =>
    send('POST', '/api/candidates/score', {
      headers: { 'x-functions-key': keys.acme },
      json: scoreBody({ team_profile: null }),
    });
  const profileOf = (organization: 'globex' | 'free') => (instance: TestService) =>
    instance.send('GET', '/api/team-profile', { headers: { 'x-functions-key': keys[organization] } });
  const health = (key: string) => on(0).send('GET', '/api/health', { headers: { 'x-functions-key': key } });

  function on(index: number): TestService {
    const instance = cloud.instances[index];
    if (instance === undefined) throw new Error('There is no such instance.');
    return instance;
  }

  async function under(faults: () => Promise<void>) {
    const stop = new AbortController();
    const running = [score, profileOf('globex'), profileOf('free')].map((send) =>
      load(cloud.instances, send, stop.signal),
    );
    await faults().finally(() => stop.abort());
    const [scores = [], profiles = [], limited = []] = await Promise.all(running);
    sent.acme += scores.length;
    sent.globex += profiles.length;
    sent.free += limited.length;
    return { scores, profiles, limited };
  }

  function expectOwnProfiles(replies: HttpReply[]): void {
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
      expect(statusesOf(scores)).toEqual([200]);
      expect(statusesOf(profiles)).toEqual([200]);
      expectOwnProfiles(profiles);
      expect(statusesOf(limited)).toEqual([404, 429]);
      // One window of each instance, though Redis died and forgot its own.
      const admitted = limited.filter(({ status }) => status === 404).length;
      expect(admitted).toBeGreaterThanOrEqual(10);
      expect(admitted).toBeLessThanOrEqual(10 * INSTANCES);

      await eventually(async () => {
        const used = await cloud.usageToday('free');
        expect([used.requests, used.rateLimited]).toEqual([limited.length, limited.length - admitted]);
      });
    }, 60_000);
  });

  describe('tables', () => {
    it('that hang, die and come back cost none that needs no table, and nothing is lost or counted twice', async () => {
      // The last row that was written before the load.
      const profile = Buffer.from(JSON.stringify({ name: 'globex' })).toString('base64');
      await eventually(() => expect(cloud.azurite.hasSaved(profile)).toBe(true));
      const { scores, profiles, limited } = await under(async () => {
        await delay(PHASE_MS);
        cloud.azurite.freeze();
        await delay(2 * PHASE_MS);
        cloud.azurite.thaw();
        await delay(PHASE_MS);
        await cloud.azurite.kill();
        await delay(PHASE_MS);
        await cloud.azurite.restart();
        await delay(PHASE_MS);
      });
      expect(statusesOf(scores)).toEqual([200]);
      expect(statusesOf(profiles)).toEqual([200, 503]);
      expectOwnProfiles(profiles);
      for (const reply of profiles.filter(({ status }) => status === 503)) {
        expectError(reply, 'service_unavailable', null);
        expect(reply.headers['retry-after']).toMatch(/^[1-9]\d*$/);
      }
      expect(limited.filter(({ status }) => ![404, 429, 503].includes(status))).toEqual([]);

      await eventually(async () => {
        expect((await cloud.usageToday('acme')).requests).toBe(sent.acme);
        expect((await cloud.usageToday('globex')).requests).toBe(sent.globex);
        expect((await cloud.usageToday('free')).requests).toBe(sent.free);
      });
    }, 60_000);

    it('that hang let no key in that an instance has not seen', async () => {
      const unseen = await cloud.provision('unseen', 'enterprise');
      cloud.azurite.freeze();
      try {
        const reply = await health(unseen);
        expectError(reply, 'service_unavailable', null);
        expect((await health(keys.acme)).status).toBe(200);
      } finally {
        cloud.azurite.thaw();
      }
      await eventually(async () => expect((await health(unseen)).status).toBe(200));
    }, 60_000);
  });
});
