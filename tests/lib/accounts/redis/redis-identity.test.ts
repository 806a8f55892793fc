import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';
import { createRedisConnection } from '../../../../lib/accounts/redis/redis-connection.ts';
import {
  type AccessToken,
  readCredentials,
  usesIdentity,
} from '../../../../lib/accounts/redis/redis-identity.ts';
import { eventually } from '../../../helpers/eventually.ts';
import { describeWithRedis, type RedisServer, startRedisServer } from '../../../helpers/redis-server.ts';

const OBJECT_ID = '3f0c4b7e-0000-4000-8000-1234567890ab';
const SILENT = { failed: () => undefined, worked: () => undefined };

/** A token in the form of Entra's; nobody here checks its signature. */
function tokenOf(number: number, lifetimeMs: number, payload: object = { oid: OBJECT_ID }): AccessToken {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return {
    token: `${part({ alg: 'none' })}.${part({ ...payload, number })}.signature`,
    expiresOnTimestamp: Date.now() + lifetimeMs,
  };
}

describe('signing in with the identity', () => {
  it.each([
    ['rediss://redis-x.westeurope.redis.azure.net:10000', true],
    ['rediss://:password@redis-x.westeurope.redis.azure.net:10000', false],
    ['redis://redis-x.westeurope.redis.azure.net:10000', false],
    ['rediss://redis.example.com:6380', false],
    ['redis://127.0.0.1:6379', false],
  ])('for %s: %s', (url, expected) => {
    expect(usesIdentity(url)).toBe(expected);
  });

  it('takes the object id of the token as the user', async () => {
    const token = tokenOf(1, 60_000);
    expect(await readCredentials(async () => token)).toEqual({
      username: OBJECT_ID,
      password: token.token,
      expiresAtMs: token.expiresOnTimestamp,
    });
  });

  it.each([
    ['no object id', tokenOf(1, 60_000, { sub: 'x' }).token],
    ['no parts', 'opaque'],
  ])('refuses a token with %s', async (_, token) => {
    const read = readCredentials(async () => ({ token, expiresOnTimestamp: 0 }));
    await expect(read).rejects.toThrow();
  });
});

describeWithRedis('a connection by identity', () => {
  let redis: RedisServer;
  let admin: Redis;

  beforeAll(async () => {
    redis = await startRedisServer();
    admin = new Redis(redis.url);
  });

  afterAll(async () => {
    admin.disconnect();
    await redis.stop();
  });

  it('signs in, and again with a new token before the first one expires', async () => {
    const tokens = [tokenOf(1, 1_500), tokenOf(2, 3_600_000)];
    await admin.acl(
      'SETUSER',
      OBJECT_ID,
      'on',
      '~*',
      '&*',
      '+@all',
      ...tokens.map(({ token }) => `>${token}`),
    );
    let given = 0;
    const connection = createRedisConnection({
      url: redis.url,
      log: SILENT,
      getToken: async () => tokens[Math.min(given++, 1)] ?? tokenOf(3, 0),
    });
    const whoAmI = () => connection.run(2_000, (client) => client.acl('WHOAMI'));
    try {
      expect(await whoAmI()).toBe(OBJECT_ID);
      await eventually(() => expect(given).toBe(2));
      // A connection that is lost comes back with the new token; the first is worth nothing by then.
      await admin.acl('SETUSER', OBJECT_ID, `<${tokens[0]?.token}`);
      await admin.client('KILL', 'USER', OBJECT_ID);
      await eventually(async () => expect(await whoAmI()).toBe(OBJECT_ID));
    } finally {
      await connection.close();
    }
  });

  it('tries again when the identity has no token yet', async () => {
    const token = tokenOf(1, 3_600_000);
    await admin.acl('SETUSER', OBJECT_ID, 'on', '~*', '&*', '+@all', `>${token.token}`);
    let asked = 0;
    const connection = createRedisConnection({
      url: redis.url,
      log: SILENT,
      getToken: async () => {
        asked += 1;
        if (asked === 1) throw new Error('not yet');
        return token;
      },
    });
    try {
      await eventually(async () =>
        expect(await connection.run(1_000, (client) => client.acl('WHOAMI'))).toBe(OBJECT_ID),
      );
    } finally {
      await connection.close();
    }
  });
});
