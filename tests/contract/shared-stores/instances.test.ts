import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PLANS, type PlanName } from '../../../lib/accounts/plans.ts';
import { usageResponseSchema } from '../../../lib/contract/usage-response.ts';
import { type Cloud, startCloud } from '../../helpers/cloud.ts';
import { eventually } from '../../helpers/eventually.ts';
import { describeWithRedis } from '../../helpers/redis-server.ts';
import { scoreBody } from '../../helpers/score-bodies.ts';
import type { HttpReply } from '../../helpers/send.ts';
import type { TestService } from '../../helpers/service.ts';

const INSTANCES = 5;
/** Longest that anything may take to be known everywhere, with room for a busy machine. */
const EVERYWHERE_MS = 60_000;
const MAX_TEST_MS = 180_000;
/** Requests to each instance that are under way together. */
const AT_ONCE = 6;

describeWithRedis('several instances', () => {
  let cloud: Cloud;
  beforeAll(async () => {
    cloud = await startCloud(INSTANCES, { AUDIT_TRAIL: 'table' });
  }, MAX_TEST_MS);
  afterAll(async () => {
    await cloud.stop();
  }, MAX_TEST_MS);

  function on(index: number): TestService {
    const instance = cloud.instances[index];
    if (instance === undefined) throw new Error(`There are ${INSTANCES} instances.`);
    return instance;
  }

  /** Of more at once a slow machine would answer some so late that the limiter goes on without Redis. */
  async function someAtATime(
    instances: readonly TestService[],
    each: number,
    send: (instance: TestService) => Promise<HttpReply>,
  ): Promise<HttpReply[]> {
    const replies: HttpReply[] = [];
    for (let left = each; left > 0; left -= AT_ONCE) {
      const together = instances.flatMap((instance) =>
        Array.from({ length: Math.min(left, AT_ONCE) }, () => send(instance)),
      );
      replies.push(...(await Promise.all(together)));
    }
    return replies;
  }

  function profileOn(instance: TestService, key: string): Promise<HttpReply> {
    return instance.send('GET', '/api/team-profile', { headers: { 'x-functions-key': key } });
  }

  describe('hold every plan to its number together', () => {
    it.each<[PlanName, number]>([
      ['free', 1],
      ['free', 3],
      ['free', 5],
      ['business', 3],
      ['corporate', 5],
    ])(
      '%s on %d',
      async (plan, count) => {
        const limit = PLANS[plan].requestsPerMinute ?? 0;
        const each = Math.ceil(limit / count) + 7;
        let tries = 0;
        // Instances count alone when a busy machine answers for Redis too late: what they admit then shows nothing.
        await eventually(async () => {
          tries += 1;
          const key = await cloud.provision(`limit-${plan}-${count}-${tries}`, plan);
          const replies = await someAtATime(cloud.instances.slice(0, count), each, (instance) =>
            profileOn(instance, key),
          );
          const admitted = replies.filter(({ status }) => status === 404);
          const remaining = admitted.map(({ headers }) => Number(headers['x-ratelimit-remaining']));
          // Numbers first: replies are too much to print.
          expect(admitted.length).toBe(limit);
          expect(replies.filter(({ status }) => status === 429).length).toBe(count * each - limit);
          expect(new Set(remaining)).toEqual(new Set(Array.from({ length: limit }, (_, index) => index)));
        }, EVERYWHERE_MS);
      },
      MAX_TEST_MS,
    );
  });

  it(
    'know of a revoked key, a suspended organization and another plan, all of them, within 30 seconds',
    async () => {
      const [revoked, suspended, upgraded, other] = await Promise.all([
        cloud.provision('revoked', 'enterprise'),
        cloud.provision('suspended', 'enterprise'),
        cloud.provision('upgraded', 'enterprise'),
        cloud.provision('other', 'enterprise'),
      ]);
      const statuses = async (key: string) =>
        Promise.all(cloud.instances.map(async (instance) => (await profileOn(instance, key)).status));
      const everywhere = (status: number) => Array.from({ length: INSTANCES }, () => status);
      expect(await statuses(revoked)).toEqual(everywhere(404));
      await Promise.all([suspended, upgraded].map(statuses));

      const [record] = await cloud.registry.listKeys('revoked');
      await cloud.registry.revokeKey('revoked', record?.digest ?? '');
      await cloud.registry.setState('suspended', 'suspended');
      await cloud.registry.setPlan('upgraded', 'corporate');
      await eventually(async () => {
        expect(await statuses(revoked)).toEqual(everywhere(401));
        expect(await statuses(suspended)).toEqual(everywhere(401));
        for (const instance of cloud.instances) {
          expect((await profileOn(instance, upgraded)).headers['x-ratelimit-limit']).toBe('300');
        }
      }, EVERYWHERE_MS);
      expect(await statuses(other)).toEqual(everywhere(404));
    },
    MAX_TEST_MS,
  );

  it('share team profiles, and their versions', async () => {
    const key = await cloud.provision('profiles', 'enterprise');
    const headers = { 'x-functions-key': key };
    const first = await on(0).send('PUT', '/api/team-profile', { headers, json: { name: 'Payments' } });
    const read = await profileOn(on(1), key);
    expect(read.body).toEqual(first.body);
    expect(read.headers.etag).toBe(first.headers.etag);
    const conditional = { ...headers, 'if-match': String(first.headers.etag) };
    const attempts = await Promise.all(
      cloud.instances.map((instance, index) =>
        instance.send('PUT', '/api/team-profile', { headers: conditional, json: { name: `Team ${index}` } }),
      ),
    );
    expect(attempts.map(({ status }) => status).sort()).toEqual([200, 412, 412, 412, 412]);
    expect((await on(2).send('DELETE', '/api/team-profile', { headers: conditional })).status).toBe(412);
    expect((await on(2).send('DELETE', '/api/team-profile', { headers })).status).toBe(200);
    expect((await profileOn(on(3), key)).status).toBe(404);
  });

  it('share results, within an organization', async () => {
    const [key, other] = await Promise.all([
      cloud.provision('cached', 'enterprise'),
      cloud.provision('not-cached', 'enterprise'),
    ]);
    const cachedOn = async (instance: TestService, headerKey: string) => {
      const reply = await instance.send('POST', '/api/candidates/score', {
        headers: { 'x-functions-key': headerKey },
        json: scoreBody({ team_profile: null }),
      });
      return Object(reply.body).results[0].cached;
    };
    expect(await cachedOn(on(0), key)).toBe(false);
    await eventually(async () => expect(await cachedOn(on(1), key)).toBe(true));
    expect(await cachedOn(on(2), other)).toBe(false);
  });

  it('add up their usage, and show it to its organization alone', async () => {
    const [key, other] = await Promise.all([
      cloud.provision('used', 'enterprise'),
      cloud.provision('unused', 'enterprise'),
    ]);
    const headers = { 'x-functions-key': key };
    await Promise.all(
      cloud.instances.flatMap((instance) => [
        instance.send('POST', '/api/candidates/score', { headers, json: scoreBody({ team_profile: null }) }),
        instance.send('POST', '/api/candidates/score', { headers, json: {} }),
        instance.send('POST', '/api/candidates/search', { headers, json: { job_description: 'Nurse' } }),
      ]),
    );
    await eventually(async () => {
      expect(await cloud.usageToday('used')).toMatchObject({
        requests: 15,
        rateLimited: 0,
        errors: 5,
        candidatesScored: 5,
        candidatesFailed: 0,
      });
    });
    const usage = async (headerKey: string) => {
      const reply = await on(4).send('GET', '/api/usage', { headers: { 'x-functions-key': headerKey } });
      return usageResponseSchema.parse(reply.body);
    };
    expect(await usage(key)).toMatchObject({ organization: 'used', totals: { requests: 15, errors: 5 } });
    expect(await usage(other)).toMatchObject({ organization: 'unused', totals: { requests: 0 } });
  });

  it('lose no usage and no record when one of them ends', async () => {
    const key = await cloud.provision('ending', 'enterprise');
    const leaving = cloud.instances.pop();
    const headers = { 'x-functions-key': key };
    for (let request = 0; request < 20; request += 1) {
      await leaving?.send('POST', '/api/candidates/score', {
        headers,
        json: scoreBody({ team_profile: null }),
      });
    }
    expect(await leaving?.stop()).toBe(0);
    expect(await cloud.usageToday('ending')).toMatchObject({ requests: 20, candidatesScored: 20 });
    const client = await cloud.account.client(
      `Audit${new Date().toISOString().slice(0, 10).replaceAll('-', '')}`,
    );
    const rows = [];
    for await (const row of client.listEntities({ queryOptions: { filter: "PartitionKey eq 'ending'" } })) {
      rows.push(row);
    }
    expect(rows).toHaveLength(20);
    expect(JSON.stringify(rows)).not.toMatch(/Ledger Works|PostgreSQL/);
  });
});
