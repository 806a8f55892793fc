import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { TableAuditStore } from '../../../lib/accounts/tables/table-audit-store.ts';
import { utcDay } from '../../../lib/accounts/usage.ts';
import { usageResponseSchema } from '../../../lib/contract/usage-response.ts';
import { tablesConnectionString } from '../../helpers/azurite.ts';
import { type Cloud, startCloud } from '../../helpers/cloud.ts';
import { eventually } from '../../helpers/eventually.ts';
import { expectError } from '../../helpers/expect-error.ts';
import { load, type SendOn, statusesOf } from '../../helpers/load.ts';
import { describeWithRedis } from '../../helpers/redis-server.ts';
import { scoreBody } from '../../helpers/score-bodies.ts';
import type { HttpReply } from '../../helpers/send.ts';
import type { TestService } from '../../helpers/service.ts';
import { type StoreProxy, startStoreProxy } from '../../helpers/store-proxy.ts';
import { startTableProxy, type TableFault, type TableProxy } from '../../helpers/table-proxy.ts';

const INSTANCES = 3;
const FREE_LIMIT = 10;
/** Of a request to the table service: an attempt is given up after a second. */
const JUST_IN_TIME_MS = 150;
const TOO_LATE_MS = 1_100;
const MAX_TEST_MS = 180_000;

/** One request in two goes wrong, each time in another way. */
const FAULTS: readonly (TableFault | null)[] = [
  { kind: 'refused', status: 503 },
  null,
  { kind: 'lost' },
  null,
  { kind: 'refused', status: 429 },
  null,
  { kind: 'reset' },
  null,
  { kind: 'refused', status: 500 },
  null,
  { kind: 'lost' },
];

/** What is written under load: what an instance has counted and recorded a little later, several records together. */
const WRITTEN = ['Usage', 'TeamProfiles', '$batch'];

function tableOf(path: string): string {
  return WRITTEN.find((name) => path.includes(name)) ?? path;
}

describeWithRedis('stores that are slow, refuse, and lose answers', () => {
  let cloud: Cloud;
  let tables: TableProxy;
  let redis: StoreProxy;
  let keys: { acme: string; globex: string };
  /** What each organization has sent, and how much of it was scored. */
  const sent = { acme: 0, globex: 0 };
  let scored = 0;

  beforeAll(async () => {
    cloud = await startCloud(INSTANCES, async (stores) => {
      tables = await startTableProxy(stores.azurite.port);
      redis = await startStoreProxy(stores.redis.port);
      return {
        AUDIT_TRAIL: 'table',
        TABLES_CONNECTION_STRING: tablesConnectionString(tables.port),
        REDIS_URL: `redis://127.0.0.1:${redis.port}`,
      };
    });
    keys = {
      acme: await cloud.provision('acme', 'enterprise'),
      globex: await cloud.provision('globex', 'enterprise'),
    };
    const headers = { 'x-functions-key': keys.globex };
    await on(0).send('PUT', '/api/team-profile', { headers, json: { name: 'globex' } });
    sent.globex += 1;
  }, MAX_TEST_MS);
  beforeEach(async () => {
    keys = { acme: await cloud.introduceKey('acme'), globex: await cloud.introduceKey('globex') };
  }, MAX_TEST_MS);
  afterEach(() => {
    tables.delayMs = 0;
    tables.faultOf = () => null;
    redis.delayMs = 0;
  });
  afterAll(async () => {
    await cloud.stop();
    await Promise.all([tables.close(), redis.close()]);
  }, MAX_TEST_MS);

  function on(index: number): TestService {
    const instance = cloud.instances[index];
    if (instance === undefined) throw new Error(`There are ${INSTANCES} instances.`);
    return instance;
  }

  const score: SendOn = ({ send }) =>
    send('POST', '/api/candidates/score', {
      headers: { 'x-functions-key': keys.acme },
      json: scoreBody({ team_profile: null }),
    });
  /** Writes and reads the stored profile in turn. */
  const useProfile: SendOn = ({ send }, number) => {
    const headers = { 'x-functions-key': keys.globex };
    return number % 2 === 0
      ? send('PUT', '/api/team-profile', { headers, json: { name: 'globex', description: `${number}` } })
      : send('GET', '/api/team-profile', { headers });
  };

  interface Replies {
    scores: HttpReply[];
    profiles: HttpReply[];
  }

  /** Goes on with requests until what is waited for has come. */
  async function loadUntil(hasCome: (soFar: Replies) => void): Promise<Replies> {
    const stop = new AbortController();
    const replies: Replies = { scores: [], profiles: [] };
    const running = Promise.all([
      load(cloud.instances, score, stop.signal, replies.scores),
      load(cloud.instances, useProfile, stop.signal, replies.profiles),
    ]);
    try {
      await eventually(() => {
        expect(replies.scores.length).toBeGreaterThan(INSTANCES);
        hasCome(replies);
      });
    } finally {
      stop.abort();
      await running;
      sent.acme += replies.scores.length;
      sent.globex += replies.profiles.length;
      scored += replies.scores.filter(({ status }) => status === 200).length;
    }
    return replies;
  }

  /** 503 with a time to come back is the one answer to a store that fails; nobody is shown another's profile. */
  function expectAsInContract(profiles: readonly HttpReply[]): void {
    for (const reply of profiles) {
      if (reply.status === 503) {
        expectError(reply, 'service_unavailable', null);
        expect(reply.headers['retry-after']).toMatch(/^[1-9]\d*$/);
      } else if (reply.status === 200) {
        expect(reply.body).toMatchObject({ team_profile: { name: 'globex' } });
      }
    }
  }

  /** The tables hold every request once, and every candidate's record. */
  async function expectAllCountedOnce(): Promise<void> {
    await eventually(async () => {
      for (const organization of ['acme', 'globex'] as const) {
        const headers = { 'x-functions-key': keys[organization] };
        const { body } = await on(0).send('GET', '/api/usage', { headers });
        sent[organization] += 1;
        const usage = usageResponseSchema.parse(body);
        // This one is counted once it is answered.
        expect(usage).toMatchObject({ organization, totals: { requests: sent[organization] - 1 } });
      }
      const requestIds = await recordedRequestIds();
      expect([requestIds.length, new Set(requestIds).size]).toEqual([scored, scored]);
    });
  }

  async function recordedRequestIds(): Promise<string[]> {
    const store = new TableAuditStore({ account: cloud.account, retentionDays: 30 });
    const requestIds: string[] = [];
    const day = utcDay(Date.now());
    for await (const { requestId } of store.read('acme', { from: day, to: day })) requestIds.push(requestId);
    return requestIds;
  }

  describe('tables', () => {
    it(
      'that are slow cost a wait up to their bound, and beyond it only what needs them',
      async () => {
        tables.delayMs = JUST_IN_TIME_MS;
        // Not all: on a machine at work elsewhere an attempt may take more than its second by itself.
        const slow = await loadUntil(({ profiles }) => expect(statusesOf(profiles)).toContain(200));
        expect(statusesOf(slow.scores)).toEqual([200]);
        expectAsInContract(slow.profiles);
        tables.delayMs = TOO_LATE_MS;
        const late = await loadUntil(({ profiles }) => expect(statusesOf(profiles)).toContain(503));
        expect(statusesOf(late.scores)).toEqual([200]);
        expectAsInContract(late.profiles);
        tables.delayMs = 0;
        await expectAllCountedOnce();
      },
      MAX_TEST_MS,
    );

    it(
      'that refuse, reset and lose answers make nothing count twice or not at all',
      async () => {
        let requests = 0;
        const written = new Set<string>();
        tables.faultOf = (method, path) => {
          requests += 1;
          if (method !== 'GET') written.add(tableOf(path));
          return FAULTS[requests % FAULTS.length] ?? null;
        };
        const { scores, profiles } = await loadUntil((soFar) => {
          expect(requests).toBeGreaterThan(FAULTS.length);
          expect([...written]).toEqual(expect.arrayContaining(WRITTEN));
          expect(statusesOf(soFar.profiles)).toEqual([200, 503]);
        });
        tables.faultOf = () => null;
        expect(statusesOf(scores)).toEqual([200]);
        expect(statusesOf(profiles)).toEqual([200, 503]);
        expectAsInContract(profiles);
        await expectAllCountedOnce();
      },
      MAX_TEST_MS,
    );

    it(
      'that lose the answer to every write count each request once',
      async () => {
        const written = new Set<string>();
        tables.faultOf = (method, path) => {
          if (method === 'GET') return null;
          written.add(tableOf(path));
          return { kind: 'lost' };
        };
        const { scores, profiles } = await loadUntil(() =>
          expect([...written]).toEqual(expect.arrayContaining(WRITTEN)),
        );
        expect(statusesOf(scores)).toEqual([200]);
        expectAsInContract(profiles);
        tables.faultOf = () => null;
        await expectAllCountedOnce();
      },
      MAX_TEST_MS,
    );

    it(
      'that lose the answer to a PUT are asked whether it was done',
      async () => {
        let attempts = 0;
        // On a machine at work elsewhere an attempt may take more than its second by itself: then it begins anew.
        await eventually(async () => {
          attempts += 1;
          tables.faultOf = () => null;
          const headers = { 'x-functions-key': await cloud.provision(`initech-${attempts}`, 'enterprise') };
          const put = (name: string, etag: string) =>
            on(0).send('PUT', '/api/team-profile', {
              headers: { ...headers, 'if-match': etag },
              json: { name },
            });
          const first = await on(0).send('PUT', '/api/team-profile', { headers, json: { name: 'first' } });
          const etag = String(first.headers.etag);
          const failing = (kind: 'lost' | 'reset') => {
            tables.faultOf = (method, path) =>
              method === 'PUT' && path.includes('TeamProfiles') ? { kind } : null;
          };
          failing('lost');
          const second = await put('second', etag);
          const stored = await on(1).send('GET', '/api/team-profile', { headers });
          expect([second.status, second.body]).toEqual([200, stored.body]);
          expect(second.headers.etag).toBe(stored.headers.etag);
          expectError(await put('second', etag), 'precondition_failed', null);
          failing('reset');
          expectError(await put('third', String(second.headers.etag)), 'service_unavailable', null);
          tables.faultOf = () => null;
          expect((await put('third', String(second.headers.etag))).status).toBe(200);
        });
      },
      MAX_TEST_MS,
    );
  });

  describe('a slow Redis', () => {
    /** Fires at once on each instance, some times, and tells how many were admitted. */
    async function fire(instances: readonly TestService[], organization: string): Promise<number> {
      await cloud.provision(organization, 'free');
      const key = await cloud.introduceKey(organization);
      const replies: HttpReply[] = [];
      for (let round = 0; round < 3; round += 1) {
        const sending = instances.flatMap(({ send }) =>
          Array.from({ length: FREE_LIMIT }, () =>
            send('GET', '/api/team-profile', { headers: { 'x-functions-key': key } }),
          ),
        );
        replies.push(...(await Promise.all(sending)));
      }
      expect(statusesOf(replies)).toContain(429);
      // 503: admitted, but on a machine at work elsewhere a look into the tables may take more than its time by itself.
      const admitted = replies.filter(({ status }) => status !== 429);
      expect([404, 503]).toEqual(expect.arrayContaining(statusesOf(admitted)));
      return admitted.length;
    }

    it('that answers late admits the number of the plan on one instance', async () => {
      redis.delayMs = 150;
      expect(await fire([on(0)], 'alone')).toBe(FREE_LIMIT);
    });

    it('that answers late admits no more than that number on each of several', async () => {
      redis.delayMs = 150;
      const admitted = await fire(cloud.instances, 'together');
      expect(admitted).toBeGreaterThanOrEqual(FREE_LIMIT);
      expect(admitted).toBeLessThanOrEqual(FREE_LIMIT * INSTANCES);
    });
  });

  it(
    'an instance that ends meanwhile ends in order, and says what it could not write',
    async () => {
      const ending = cloud.instances.pop();
      if (ending === undefined) throw new Error('There is no instance.');
      tables.faultOf = () => ({ kind: 'reset' });
      for (let number = 0; number < 3; number += 1) await score(ending, number);
      expect(await ending.stop()).toBe(0);
      expect(ending.output()).toMatch(/{"event":"store","store":"usage","state":"lost","requests":\d+}/);
      expect(ending.output()).toMatch(/{"event":"store","store":"audit trail","state":"lost","records":3}/);
    },
    MAX_TEST_MS,
  );
});
