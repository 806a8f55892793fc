import { describe, expect, it } from '@jest/globals';
import { teamProfile } from '../../functions/team-profile.ts';
import { StoreUnavailableError } from '../../lib/accounts/store-unavailable.ts';
import { FAKE_NOW_MS, fakeServices } from '../helpers/fake-services.ts';
import { type Invocation, invoke } from '../helpers/invoke.ts';

const PROFILE = { name: 'Payments', values: ['calm'] };
const NOW = new Date(FAKE_NOW_MS).toISOString();

function call(
  services: ReturnType<typeof fakeServices>,
  method: string,
  { body, ifMatch, key = 'business-key' }: { body?: unknown; ifMatch?: string; key?: string } = {},
): Promise<Invocation> {
  const headers = { 'x-functions-key': key, ...(ifMatch !== undefined && { 'if-match': ifMatch }) };
  return invoke(teamProfile, services, { method, path: 'team-profile', headers, body });
}

describe('team-profile', () => {
  it('answers 404 until a profile is stored, and again after it is deleted', async () => {
    const services = fakeServices();
    expect((await call(services, 'GET')).body).toMatchObject({ ok: false, code: 'not_found' });
    await call(services, 'PUT', { body: PROFILE });
    expect((await call(services, 'GET')).status).toBe(200);
    expect((await call(services, 'DELETE')).body).toEqual({ ok: true, code: 'success' });
    expect((await call(services, 'GET')).status).toBe(404);
  });

  it('answers PUT as GET, with the version in ETag', async () => {
    const services = fakeServices();
    const expected = { ok: true, code: 'success', team_profile: PROFILE, updated_at: NOW };
    const put = await call(services, 'PUT', { body: PROFILE });
    const get = await call(services, 'GET');
    expect([put.status, put.body, put.headers.get('etag')]).toEqual([200, expected, '"1"']);
    expect([get.status, get.body, get.headers.get('etag')]).toEqual([200, expected, '"1"']);
  });

  it('keeps the organizations apart', async () => {
    const services = fakeServices();
    await call(services, 'PUT', { body: PROFILE });
    expect((await call(services, 'GET', { key: 'corporate-key' })).status).toBe(404);
    await call(services, 'DELETE', { key: 'corporate-key' });
    expect((await call(services, 'GET')).status).toBe(200);
  });

  it.each(['PUT', 'DELETE'])(
    'leaves the profile as it is when If-Match of a %s does not hold',
    async (method) => {
      const services = fakeServices();
      await call(services, 'PUT', { body: PROFILE });
      const refused = await call(services, method, { body: { name: 'new' }, ifMatch: '"7"' });
      expect([refused.status, refused.body.code]).toEqual([412, 'precondition_failed']);
      expect((await call(services, 'GET')).body.team_profile).toEqual(PROFILE);
      expect((await call(services, method, { body: { name: 'new' }, ifMatch: '"1"' })).status).toBe(200);
    },
  );

  it('checks the body before If-Match', async () => {
    expect((await call(fakeServices(), 'PUT', { body: {}, ifMatch: '"7"' })).status).toBe(400);
  });

  it.each(['PUT', 'DELETE'])('answers %s with 412 when another request was faster', async (method) => {
    const services = fakeServices();
    await call(services, 'PUT', { body: PROFILE });
    const { teamProfiles } = services;
    const overtaken = {
      ...teamProfiles,
      get: async (organization: string) => {
        const stored = await teamProfiles.get(organization);
        await teamProfiles.put(organization, { name: 'faster' });
        return stored;
      },
    };
    const answer = await call(fakeServices({ teamProfiles: overtaken }), method, {
      body: PROFILE,
      ifMatch: '"1"',
    });
    expect(answer.status).toBe(412);
    expect((await teamProfiles.get('globex'))?.profile).toEqual({ name: 'faster' });
  });

  it('creates nothing over what another request was faster to store', async () => {
    const services = fakeServices();
    const { teamProfiles } = services;
    const overtaken = {
      ...teamProfiles,
      get: async (organization: string) => {
        const stored = await teamProfiles.get(organization);
        await teamProfiles.put(organization, { name: 'faster' });
        return stored;
      },
    };
    const headers = { 'x-functions-key': 'business-key', 'if-none-match': '*' };
    const create = (method: string) =>
      invoke(teamProfile, fakeServices({ teamProfiles: overtaken }), {
        method,
        path: 'team-profile',
        headers,
        body: PROFILE,
      });
    expect((await create('PUT')).status).toBe(412);
    expect((await teamProfiles.get('globex'))?.profile).toEqual({ name: 'faster' });
    await teamProfiles.delete('globex');
    expect((await create('DELETE')).status).toBe(200);
    expect((await teamProfiles.get('globex'))?.profile).toEqual({ name: 'faster' });
  });

  it('takes no candidates and no null', async () => {
    const answer = await call(fakeServices(), 'PUT', { body: { candidates: [] } });
    expect(answer.body).toMatchObject({ code: 'invalid_request', param: 'candidates' });
    expect((await call(fakeServices(), 'PUT', { body: null })).body).toMatchObject({ param: null });
  });

  it.each(['GET', 'PUT', 'DELETE'])('is not available to %s when the store is not', async (method) => {
    const gone = () => Promise.reject(new StoreUnavailableError('team_profiles'));
    const services = fakeServices({ teamProfiles: { get: gone, put: gone, delete: gone } });
    const answer = await call(services, method, method === 'PUT' ? { body: PROFILE } : {});
    expect([answer.status, answer.body.code]).toEqual([503, 'service_unavailable']);
    expect(answer.headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
  });
});
