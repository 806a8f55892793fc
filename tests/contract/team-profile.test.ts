import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { teamProfileResponseSchema } from '../../lib/contract/responses.ts';
import { scoreResponseSchema } from '../../lib/contract/score-response.ts';
import { expectError } from '../helpers/expect-error.ts';
import { scoreBody } from '../helpers/score-bodies.ts';
import type { SendOptions } from '../helpers/send.ts';
import { keyOf, startTestService, type TestService } from '../helpers/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(async () => {
  await service.stop();
});

const PROFILE = {
  name: 'Payments',
  description: ' Kept as it is. ',
  working_style: 'Pairing',
  values: ['calm'],
  members: [{ title: 'Staff Engineer', skills: ['Kafka'], seniority: 'lead' }],
};

/** Each test has its own organization. */
let organizations = 0;
function newOrganization() {
  const key = keyOf('enterprise', organizations);
  organizations += 1;
  const call = (method: string, options?: SendOptions) =>
    service.send(method, `/api/team-profile?code=${key}`, options);
  return {
    key,
    get: () => call('GET'),
    put: (json: unknown, headers: Record<string, string> = {}) => call('PUT', { json, headers }),
    delete: (headers: Record<string, string> = {}) => call('DELETE', { headers }),
  };
}

describe('the team profile', () => {
  it('is stored, answered, replaced and deleted', async () => {
    const organization = newOrganization();
    expectError(await organization.get(), 'not_found', null);

    const put = await organization.put(PROFILE);
    expect(put.status).toBe(200);
    expect(teamProfileResponseSchema.parse(put.body)).toEqual(put.body);
    expect(put.body).toMatchObject({ ok: true, code: 'success', team_profile: PROFILE });
    const get = await organization.get();
    expect([get.status, get.body, get.headers.etag]).toEqual([200, put.body, put.headers.etag]);

    await organization.put({ name: 'New' });
    expect((await organization.get()).body).toMatchObject({ team_profile: { name: 'New' } });

    for (const _ of ['once', 'again']) {
      const deleted = await organization.delete();
      expect([deleted.status, deleted.body]).toEqual([200, { ok: true, code: 'success' }]);
      expectError(await organization.get(), 'not_found');
    }
  });

  it('belongs to its organization alone', async () => {
    const [one, other] = [newOrganization(), newOrganization()];
    await one.put(PROFILE);
    expectError(await other.get(), 'not_found');
    await other.delete();
    expect((await one.get()).status).toBe(200);
  });

  it('changes its ETag with every write, and keeps it between them', async () => {
    const organization = newOrganization();
    const first = (await organization.put(PROFILE)).headers.etag;
    expect(first).toMatch(/^"[^"]+"$/);
    expect((await organization.get()).headers.etag).toBe(first);
    expect((await organization.put(PROFILE)).headers.etag).not.toBe(first);
  });

  it('is written only when If-Match holds', async () => {
    const organization = newOrganization();
    expectError(await organization.put(PROFILE, { 'if-match': '*' }), 'precondition_failed', null);
    expectError(await organization.delete({ 'if-match': '"x"' }), 'precondition_failed', null);
    const old = (await organization.put(PROFILE)).headers.etag ?? '';
    const current = (await organization.put({ name: 'New' }, { 'if-match': old })).headers.etag ?? '';
    expectError(await organization.put(PROFILE, { 'if-match': old }), 'precondition_failed', null);
    expectError(await organization.delete({ 'if-match': old }), 'precondition_failed', null);
    expect((await organization.get()).body).toMatchObject({ team_profile: { name: 'New' } });
    expect((await organization.put(PROFILE, { 'if-match': `${old}, ${current}` })).status).toBe(200);
    expect((await organization.delete({ 'if-match': '*' })).status).toBe(200);
  });

  it('is created with If-None-Match: * only where there is none', async () => {
    const organization = newOrganization();
    const create = { 'if-none-match': '*' };
    expect((await organization.put(PROFILE, create)).status).toBe(200);
    expectError(await organization.put({ name: 'New' }, create), 'precondition_failed', null);
    const { body, headers } = await organization.get();
    expect(body).toMatchObject({ team_profile: PROFILE });
    const etag = headers.etag ?? '';
    expectError(
      await organization.put({ name: 'New' }, { 'if-none-match': etag }),
      'precondition_failed',
      null,
    );
    expectError(await organization.delete(create), 'precondition_failed', null);
    expect((await organization.put({ name: 'New' }, { 'if-none-match': '"x"' })).status).toBe(200);
    await organization.delete();
    expect((await organization.delete(create)).status).toBe(200);
  });

  it.each([
    [null, {}],
    [null, []],
    [null, 'text'],
    ['name', { name: 'x'.repeat(201) }],
    ['values', { values: Array.from({ length: 21 }, () => 'x') }],
    ['members[0].title', { members: [{}] }],
    ['team_profile', { team_profile: { name: 'x' } }],
    ['workingStyle', { name: 'x', workingStyle: 'Pairing' }],
  ])('is refused for %s (%#)', async (param, json) => {
    expectError(
      await service.send('PUT', `/api/team-profile?code=${keyOf('enterprise', 10)}`, { json }),
      'invalid_request',
      param,
    );
  });
});

describe('the profile that a request is scored with', () => {
  async function warnings(key: string, fields: object): Promise<unknown> {
    const reply = await service.send('POST', `/api/candidates/score?code=${key}`, {
      json: scoreBody({ ...fields }),
    });
    return scoreResponseSchema.parse(reply.body).results[0]?.warnings.includes('no_team_profile');
  }

  it('is that of the body, else the stored one, else none', async () => {
    const organization = newOrganization();
    expect(await warnings(organization.key, {})).toBe(true);
    expect(await warnings(organization.key, { team_profile: PROFILE })).toBe(false);
    await organization.put(PROFILE);
    expect(await warnings(organization.key, {})).toBe(false);
    expect(await warnings(organization.key, { team_profile: null })).toBe(true);
    expect((await organization.get()).body).toMatchObject({ team_profile: PROFILE });
  });
});
