import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Cloud, startCloud } from '../../helpers/cloud.ts';
import { eventually } from '../../helpers/eventually.ts';
import { expectError } from '../../helpers/expect-error.ts';
import { load, statusesOf } from '../../helpers/load.ts';
import { describeWithRedis } from '../../helpers/redis-server.ts';
import { scoreBody } from '../../helpers/score-bodies.ts';
import type { HttpReply } from '../../helpers/send.ts';
import type { TestService } from '../../helpers/service.ts';

const INSTANCES = 3;
/** How long each state of a store lasts, at least. */
const PHASE_MS = 1_200;
const MAX_TEST_MS = 180_000;

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
  }, MAX_TEST_MS);
  beforeEach(async () => {
    keys = {
      acme: await cloud.introduceKey('acme'),
      globex: await cloud.introduceKey('globex'),
      free: await cloud.introduceKey('free'),
    };
  }, MAX_TEST_MS);
  afterAll(async () => {
    await cloud.stop();
  }, MAX_TEST_MS);

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

  interface Replies {
    scores: HttpReply[];
    profiles: HttpReply[];
    limited: HttpReply[];
  }

  /** What a phase lasts: every kind of request was answered some more times in it. */
  async function pass(soFar: Replies): Promise<void> {
    const lengths = () => Object.values(soFar).map(({ length }) => length);
    const before = lengths();
    await delay(PHASE_MS);
    await eventually(() => {
      for (const [index, length] of lengths().entries()) {
        expect(length).toBeGreaterThan((before[index] ?? 0) + INSTANCES);
      }
    });
  }

  async function under(faults: (soFar: Replies) => Promise<void>): Promise<Replies> {
    const stop = new AbortController();
    const replies: Replies = { scores: [], profiles: [], limited: [] };
    const running = Promise.all([
      load(cloud.instances, score, stop.signal, replies.scores),
      load(cloud.instances, profileOf('globex'), stop.signal, replies.profiles),
      load(cloud.instances, profileOf('free'), stop.signal, replies.limited),
    ]);
    try {
      await faults(replies);
    } finally {
      stop.abort();
      await running;
      sent.acme += replies.scores.length;
      sent.globex += replies.profiles.length;
      sent.free += replies.limited.length;
    }
    return replies;
  }

  function expectOwnProfiles(replies: HttpReply[]): void {
    const names = replies
      .filter(({ status }) => status === 200)
      .map(({ body }) => Object(body).team_profile.name);
    expect(new Set(names)).toEqual(new Set(['globex']));
  }

  /** On a machine at work elsewhere a look into the tables may take more than its time by itself, whatever becomes of Redis. */
  function withoutSlowTables(replies: readonly HttpReply[]): HttpReply[] {
    return replies.filter(
      ({ status, body }) => !(status === 503 && /team profile store/.test(Object(body).error)),
    );
  }

  describe('Redis', () => {
    it(
      'that hangs, dies and comes back costs no request, and no limit is exceeded',
      async () => {
        const { scores, profiles, limited } = await under(async (soFar) => {
          await pass(soFar);
          await eventually(() => expect(statusesOf(soFar.limited)).toContain(429));
          cloud.redis.freeze();
          await pass(soFar);
          cloud.redis.thaw();
          await pass(soFar);
          await cloud.redis.kill();
          await pass(soFar);
          await cloud.redis.restart();
          await pass(soFar);
        });
        expect(statusesOf(scores)).toEqual([200]);
        expect(statusesOf(withoutSlowTables(profiles))).toEqual([200]);
        expectOwnProfiles(profiles);
        expect(statusesOf(withoutSlowTables(limited))).toEqual([404, 429]);
        // One window of each instance, though Redis died and forgot its own.
        const admitted = limited.filter(({ status }) => status !== 429).length;
        expect(admitted).toBeGreaterThanOrEqual(10);
        expect(admitted).toBeLessThanOrEqual(10 * INSTANCES);

        await eventually(async () => {
          const used = await cloud.usageToday('free');
          expect([used.requests, used.rateLimited]).toEqual([limited.length, limited.length - admitted]);
        });
      },
      MAX_TEST_MS,
    );
  });

  describe('tables', () => {
    it(
      'that hang, die and come back cost none that needs no table, and nothing is lost or counted twice',
      async () => {
        // The last row that is written before the load.
        await cloud.provision('written-last', 'free');
        await eventually(() => expect(cloud.azurite.hasSaved('written-last')).toBe(true));
        const { scores, profiles, limited } = await under(async (soFar) => {
          await pass(soFar);
          cloud.azurite.freeze();
          await eventually(() => expect(statusesOf(soFar.profiles)).toContain(503)).finally(() =>
            cloud.azurite.thaw(),
          );
          await pass(soFar);
          await cloud.azurite.kill();
          await pass(soFar);
          await cloud.azurite.restart();
          await pass(soFar);
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
      },
      MAX_TEST_MS,
    );

    it(
      'that hang let no key in that an instance has not seen',
      async () => {
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
      },
      MAX_TEST_MS,
    );
  });
});
