import { describe, expect, it } from '@jest/globals';
import {
  MAX_STORED_PROFILE_BYTES,
  PreconditionFailedError,
  type TeamProfileStore,
  TeamProfileTooLargeError,
} from '../../lib/accounts/team-profiles.ts';

export interface StoredProfile {
  name: string;
  values: string[];
}

const PLATFORM: StoredProfile = { name: 'Platform', values: ['calm'] };
const MOBILE: StoredProfile = { name: 'Mobile', values: [] };

/** What every store of team profiles does. `create` gives an empty one, on a clock if it is given one. */
export function describeTeamProfileStore(
  name: string,
  create: (now?: () => number) => TeamProfileStore<StoredProfile>,
): void {
  describe(name, () => {
    it('gives nothing for an organization that has stored nothing', async () => {
      expect(await create().get('acme')).toBeNull();
    });

    it('gives back what was stored, with the time of writing', async () => {
      const store = create(() => Date.UTC(2026, 10, 21, 9, 30));
      const written = await store.put('acme', PLATFORM);

      expect(written.profile).toEqual(PLATFORM);
      expect(written.updatedAt).toBe('2026-11-21T09:30:00.000Z');
      expect(await store.get('acme')).toEqual(written);
    });

    it('keeps organizations apart', async () => {
      const store = create();
      await store.put('acme', PLATFORM);
      await store.put('globex', MOBILE);
      await store.delete('globex');

      expect((await store.get('acme'))?.profile).toEqual(PLATFORM);
      expect(await store.get('globex')).toBeNull();
    });

    it('gives every version another tag, in the form of a strong entity tag', async () => {
      const store = create();
      const first = await store.put('acme', PLATFORM);
      const second = await store.put('acme', PLATFORM);

      expect(first.etag).toMatch(/^"[\x21\x23-\x7e]+"$/);
      expect(second.etag).not.toBe(first.etag);
    });

    it('replaces the version that the tag names', async () => {
      const store = create();
      const { etag } = await store.put('acme', PLATFORM);
      await store.put('acme', MOBILE, { ifMatch: etag });

      expect((await store.get('acme'))?.profile).toEqual(MOBILE);
    });

    it('refuses to replace another version, and leaves it as it is', async () => {
      const store = create();
      const { etag } = await store.put('acme', PLATFORM);
      const current = await store.put('acme', PLATFORM);

      await expect(store.put('acme', MOBILE, { ifMatch: etag })).rejects.toThrow(PreconditionFailedError);
      expect(await store.get('acme')).toEqual(current);
    });

    it('takes * for any stored version, and refuses it when there is none', async () => {
      const store = create();

      await expect(store.put('acme', MOBILE, { ifMatch: '*' })).rejects.toThrow(PreconditionFailedError);
      await store.put('acme', PLATFORM);
      await store.put('acme', MOBILE, { ifMatch: '*' });
      expect((await store.get('acme'))?.profile).toEqual(MOBILE);
    });

    it('creates only where none is stored when it is told so, and leaves what is', async () => {
      const store = create();
      const created = await store.put('acme', PLATFORM, { ifAbsent: true });

      expect(await store.get('acme')).toEqual(created);
      await expect(store.put('acme', MOBILE, { ifAbsent: true })).rejects.toThrow(PreconditionFailedError);
      expect(await store.get('acme')).toEqual(created);
      await store.put('globex', MOBILE, { ifAbsent: true });
      await store.delete('acme');
      await store.put('acme', MOBILE, { ifAbsent: true });
      expect((await store.get('acme'))?.profile).toEqual(MOBILE);
    });

    it('lets one of many win who create at once', async () => {
      const store = create();
      const attempts = await Promise.allSettled(
        Array.from({ length: 8 }, (_, index) =>
          store.put('acme', { name: `Team ${index}`, values: [] }, { ifAbsent: true }),
        ),
      );
      const won = attempts.filter((attempt) => attempt.status === 'fulfilled');

      expect(won).toHaveLength(1);
      expect(await store.get('acme')).toEqual(won[0]?.value);
    });

    it('is not changed by what a caller does to an object that went in or came out', async () => {
      const store = create();
      const given = { name: 'Platform', values: ['calm'] };
      await store.put('acme', given);
      given.values.push('loud');
      (await store.get('acme'))?.profile.values.push('louder');

      expect((await store.get('acme'))?.profile).toEqual(PLATFORM);
    });

    it('deletes without complaint what is not there', async () => {
      const store = create();
      await store.delete('acme');

      expect(await store.get('acme')).toBeNull();
    });

    it('deletes the version that the tag names, and no other', async () => {
      const store = create();
      const { etag } = await store.put('acme', PLATFORM);
      const current = await store.put('acme', MOBILE);

      await expect(store.delete('acme', { ifMatch: etag })).rejects.toThrow(PreconditionFailedError);
      expect(await store.get('acme')).toEqual(current);
      await store.delete('acme', { ifMatch: current.etag });
      expect(await store.get('acme')).toBeNull();
      await expect(store.delete('acme', { ifMatch: '*' })).rejects.toThrow(PreconditionFailedError);
    });

    it.each(['', '"', '""', 'W/"x"', '"no-version-of-it"', '"Vy8iYSIKWA"'])(
      'takes %j for the tag of no version',
      async (ifMatch) => {
        const store = create();
        const current = await store.put('acme', PLATFORM);

        await expect(store.put('acme', MOBILE, { ifMatch })).rejects.toThrow(PreconditionFailedError);
        await expect(store.delete('acme', { ifMatch })).rejects.toThrow(PreconditionFailedError);
        expect(await store.get('acme')).toEqual(current);
      },
    );

    it('lets one of many win who replace the same version at once', async () => {
      const store = create();
      const { etag } = await store.put('acme', PLATFORM);
      const attempts = await Promise.allSettled(
        Array.from({ length: 8 }, (_, index) =>
          store.put('acme', { name: `Team ${index}`, values: [] }, { ifMatch: etag }),
        ),
      );
      const won = attempts.filter((attempt) => attempt.status === 'fulfilled');

      expect(won).toHaveLength(1);
      expect(await store.get('acme')).toEqual(won[0]?.value);
    });

    it('keeps texts of any kind as they are, up to the limit and no further', async () => {
      const store = create();
      const odd = { name: 'é 😀 \u0000 \ud83d', values: ['', "'", '\u2028'] };
      expect((await store.put('acme', odd)).profile).toEqual(odd);
      expect((await store.get('acme'))?.profile).toEqual(odd);

      const frame = Buffer.byteLength(JSON.stringify({ name: '', values: [] }));
      const largest = { name: 'é'.repeat((MAX_STORED_PROFILE_BYTES - frame) / 2), values: [] };
      await store.put('acme', largest);
      expect((await store.get('acme'))?.profile).toEqual(largest);

      const larger = { ...largest, name: `${largest.name}xx` };
      await expect(store.put('acme', larger)).rejects.toThrow(TeamProfileTooLargeError);
      expect((await store.get('acme'))?.profile).toEqual(largest);
    });
  });
}
