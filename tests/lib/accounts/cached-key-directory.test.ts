import { describe, expect, it } from '@jest/globals';
import { keyDigest } from '../../../lib/accounts/api-key.ts';
import { createCachedKeyDirectory } from '../../../lib/accounts/cached-key-directory.ts';
import type { Account } from '../../../lib/accounts/key-directory.ts';
import { StoreUnavailableError } from '../../../lib/accounts/store-unavailable.ts';

const ACME: Account = { organization: 'acme', plan: 'free' };

/** A directory over a store whose answers, and a clock, are in the test's hands. */
function directoryOver(answer: () => Account | null | Promise<Account | null>) {
  const store = { answer, lookUps: [] as string[], nowMs: 0 };
  const directory = createCachedKeyDirectory({
    lookUp: async (digest) => {
      store.lookUps.push(digest.toString('hex'));
      return store.answer();
    },
    now: () => store.nowMs,
  });
  return { store, directory };
}

const gone = () => Promise.reject(new StoreUnavailableError('key_directory'));

describe('the cached key directory', () => {
  it('looks a key up by its digest, once for 15 seconds', async () => {
    const { store, directory } = directoryOver(() => ACME);
    expect(await directory.find('key')).toEqual(ACME);
    store.nowMs = 14_999;
    expect(await directory.find('key')).toEqual(ACME);
    expect(store.lookUps).toEqual([keyDigest('key').toString('hex')]);
  });

  it('answers at once from 15 seconds on, and looks the key up again meanwhile', async () => {
    const { store, directory } = directoryOver(() => ACME);
    await directory.find('key');
    store.nowMs = 15_000;
    store.answer = () => new Promise(() => undefined);
    expect(await directory.find('key')).toEqual(ACME);
    expect(await directory.find('key')).toEqual(ACME);
    expect(store.lookUps).toHaveLength(2);
  });

  it('knows after 30 seconds that a key was revoked, though it was used all the time', async () => {
    const { store, directory } = directoryOver(() => ACME);
    await directory.find('key');
    store.answer = () => null;
    for (store.nowMs = 1000; store.nowMs < 30_000; store.nowMs += 1000) await directory.find('key');
    store.nowMs = 30_000;
    expect(await directory.find('key')).toBeNull();
  });

  it('knows after 30 seconds of another plan, though the key was not used in between', async () => {
    const { store, directory } = directoryOver(() => ACME);
    await directory.find('key');
    store.answer = () => ({ ...ACME, plan: 'corporate' });
    store.nowMs = 30_000;
    expect(await directory.find('key')).toEqual({ ...ACME, plan: 'corporate' });
  });

  it('counts an answer as old as the look-up that brought it', async () => {
    const { store, directory } = directoryOver(() => ACME);
    store.answer = async () => {
      store.nowMs = 10_000;
      return ACME;
    };
    await directory.find('key');
    store.answer = () => null;
    store.nowMs = 30_000;
    expect(await directory.find('key')).toBeNull();
  });

  it('remembers unknown keys for 30 seconds', async () => {
    const { store, directory } = directoryOver(() => null);
    expect(await directory.find('guess')).toBeNull();
    store.answer = () => ACME;
    store.nowMs = 29_999;
    expect(await directory.find('guess')).toBeNull();
    expect(store.lookUps).toHaveLength(1);
    store.nowMs = 30_000;
    expect(await directory.find('guess')).toEqual(ACME);
  });

  it('forgets no known key for a flood of unknown ones', async () => {
    const { store, directory } = directoryOver(() => ACME);
    await directory.find('key');
    store.answer = () => null;
    for (let guess = 0; guess < 10_500; guess += 1) await directory.find(`guess ${guess}`);
    expect(store.lookUps).toHaveLength(10_501);
    await directory.find('key');
    expect(store.lookUps).toHaveLength(10_501);
  });

  it('shares one look-up between requests that come at once', async () => {
    const { store, directory } = directoryOver(() => ACME);
    const found = await Promise.all(Array.from({ length: 50 }, () => directory.find('key')));
    expect(new Set(found)).toEqual(new Set([ACME]));
    expect(store.lookUps).toHaveLength(1);
  });

  it('gets over a store that is gone for seconds, and fails closed when it stays away', async () => {
    const { store, directory } = directoryOver(() => ACME);
    await directory.find('key');
    store.answer = gone;
    store.nowMs = 29_999;
    expect(await directory.find('key')).toEqual(ACME);
    store.nowMs = 30_000;
    await expect(directory.find('key')).rejects.toBeInstanceOf(StoreUnavailableError);
    store.answer = () => ACME;
    expect(await directory.find('key')).toEqual(ACME);
  });

  it('fails closed for a key that it has not seen while the store is gone', async () => {
    const { directory } = directoryOver(gone);
    await expect(directory.find('key')).rejects.toBeInstanceOf(StoreUnavailableError);
  });
});
