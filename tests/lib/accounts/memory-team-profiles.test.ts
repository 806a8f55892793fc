import { describe, expect, it } from '@jest/globals';
import { createMemoryTeamProfileStore } from '../../../lib/accounts/memory-team-profiles.ts';
import { PreconditionFailedError } from '../../../lib/accounts/team-profiles.ts';

interface Profile {
  name: string;
  values: string[];
}

const PLATFORM: Profile = { name: 'Platform', values: ['calm'] };
const MOBILE: Profile = { name: 'Mobile', values: [] };

describe('team profiles in memory', () => {
  it('gives nothing for an organization that has stored nothing', async () => {
    expect(await createMemoryTeamProfileStore<Profile>().get('acme')).toBeNull();
  });

  it('gives back what was stored, with the time of writing', async () => {
    const store = createMemoryTeamProfileStore<Profile>({ now: () => Date.UTC(2026, 10, 21, 9, 30) });
    const written = await store.put('acme', PLATFORM);

    expect(written.profile).toEqual(PLATFORM);
    expect(written.updatedAt).toBe('2026-11-21T09:30:00.000Z');
    expect(await store.get('acme')).toEqual(written);
  });

  it('keeps organizations apart', async () => {
    const store = createMemoryTeamProfileStore<Profile>();
    await store.put('acme', PLATFORM);
    await store.put('globex', MOBILE);
    await store.delete('globex');

    expect((await store.get('acme'))?.profile).toEqual(PLATFORM);
    expect(await store.get('globex')).toBeNull();
  });

  it('gives every version another tag, in the form of a strong entity tag', async () => {
    const store = createMemoryTeamProfileStore<Profile>();
    const first = await store.put('acme', PLATFORM);
    const second = await store.put('acme', PLATFORM);

    expect(first.etag).toMatch(/^"[\x21\x23-\x7e]+"$/);
    expect(second.etag).not.toBe(first.etag);
  });

  it('replaces the version that the tag names', async () => {
    const store = createMemoryTeamProfileStore<Profile>();
    const { etag } = await store.put('acme', PLATFORM);
    await store.put('acme', MOBILE, { ifMatch: etag });

    expect((await store.get('acme'))?.profile).toEqual(MOBILE);
  });

  it('refuses to replace another version, and leaves it as it is', async () => {
    const store = createMemoryTeamProfileStore<Profile>();
    const { etag } = await store.put('acme', PLATFORM);
    const current = await store.put('acme', PLATFORM);

    await expect(store.put('acme', MOBILE, { ifMatch: etag })).rejects.toThrow(PreconditionFailedError);
    expect(await store.get('acme')).toEqual(current);
  });

  it('takes * for any stored version, and refuses it when there is none', async () => {
    const store = createMemoryTeamProfileStore<Profile>();

    await expect(store.put('acme', MOBILE, { ifMatch: '*' })).rejects.toThrow(PreconditionFailedError);
    await store.put('acme', PLATFORM);
    await store.put('acme', MOBILE, { ifMatch: '*' });
    expect((await store.get('acme'))?.profile).toEqual(MOBILE);
  });

  it('is not changed by what a caller does to an object that went in or came out', async () => {
    const store = createMemoryTeamProfileStore<Profile>();
    const given = { name: 'Platform', values: ['calm'] };
    await store.put('acme', given);
    given.values.push('loud');
    (await store.get('acme'))?.profile.values.push('louder');

    expect((await store.get('acme'))?.profile).toEqual(PLATFORM);
  });

  it('deletes without complaint what is not there', async () => {
    const store = createMemoryTeamProfileStore<Profile>();
    await store.delete('acme');

    expect(await store.get('acme')).toBeNull();
  });
});
