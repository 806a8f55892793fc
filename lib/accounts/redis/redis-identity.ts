import type { Redis } from 'ioredis';
import { reasonOf, type StoreLog } from '../store-log.ts';

const TOKEN_SCOPE = 'https://redis.azure.com/.default';

/** A token is renewed when this share of its life is over. */
const RENEWAL_SHARE = 0.75;
const MIN_RENEWAL_DELAY_MS = 1_000;
const RETRY_DELAY_MS = 10_000;

export interface AccessToken {
  token: string;
  /** Epoch milliseconds. */
  expiresOnTimestamp: number;
}

export type GetAccessToken = () => Promise<AccessToken>;

/** What Redis is signed in to with. */
export interface RedisCredentials {
  username: string;
  password: string;
  expiresAtMs: number;
}

/**
 * True for an encrypted address without a password: Azure Managed Redis, which the app's identity opens. No other server
 * is ever sent a token.
 */
export function usesIdentity(url: string): boolean {
  const { protocol, password, hostname } = new URL(url);
  return protocol === 'rediss:' && password === '' && hostname.endsWith('.redis.azure.net');
}

/** Tokens of the managed identity; the library is loaded with the first one. */
export function identityTokens(): GetAccessToken {
  let credential: { getToken(scope: string): Promise<AccessToken> } | undefined;
  return async () => {
    if (credential === undefined) {
      const { DefaultAzureCredential } = await import('@azure/identity');
      credential = new DefaultAzureCredential();
    }
    return credential.getToken(TOKEN_SCOPE);
  };
}

/** The user is the identity's object id, which stands in its token. Rejects for a token that has none. */
export async function readCredentials(getToken: GetAccessToken): Promise<RedisCredentials> {
  const { token, expiresOnTimestamp } = await getToken();
  const payload: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'));
  const hasId = typeof payload === 'object' && payload !== null && 'oid' in payload;
  if (!hasId || typeof payload.oid !== 'string') throw new Error('The token names no identity.');
  return { username: payload.oid, password: token, expiresAtMs: expiresOnTimestamp };
}

/**
 * Signs the client in anew before its token expires, since Redis closes a connection whose token has, and has a new
 * token ready for connections that are made anew. Ends with the client.
 */
export function keepSignedIn(
  client: Redis,
  first: RedisCredentials,
  getToken: GetAccessToken,
  log: StoreLog,
): void {
  let timer: NodeJS.Timeout | undefined;
  const scheduleIn = (delayMs: number) => {
    timer = setTimeout(renew, delayMs).unref();
  };
  const scheduleFor = ({ expiresAtMs }: RedisCredentials) => {
    scheduleIn(Math.max(MIN_RENEWAL_DELAY_MS, (expiresAtMs - Date.now()) * RENEWAL_SHARE));
  };
  const renew = async () => {
    try {
      const next = await readCredentials(getToken);
      client.options.username = next.username;
      client.options.password = next.password;
      if (client.status === 'ready') await client.auth(next.username, next.password);
      scheduleFor(next);
    } catch (error) {
      log.failed(reasonOf(error));
      scheduleIn(RETRY_DELAY_MS);
    }
  };
  scheduleFor(first);
  client.once('end', () => clearTimeout(timer));
}
