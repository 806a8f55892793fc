import { describe, expect, it } from '@jest/globals';
import { readSettings, SETTINGS, SettingsError } from '../../lib/settings.ts';

const LOCAL = { MODEL_PROVIDER: 'local' };
const AZURE = {
  MODEL_PROVIDER: 'azure-openai',
  AZURE_OPENAI_ENDPOINT: 'https://example.openai.azure.com',
  AZURE_OPENAI_DEPLOYMENT: 'scoring',
};
const DIGEST = 'ab'.repeat(32);

function messageFor(env: Record<string, string | undefined>): string {
  try {
    readSettings(env);
  } catch (error) {
    if (error instanceof SettingsError) {
      return error.message;
    }
    throw error;
  }
  return 'no error';
}

/** A value for each setting that is not its default. */
const OTHER_VALUES: Readonly<Record<string, string>> = {
  PORT: '0',
  MODEL_PROVIDER: 'local',
  AZURE_OPENAI_ENDPOINT: 'https://other.openai.azure.com',
  AZURE_OPENAI_DEPLOYMENT: 'other',
  AZURE_OPENAI_API_KEY: 'secret',
  MODEL_REASONING_EFFORT: 'high',
  KEY_DIRECTORY: 'table',
  API_KEYS: JSON.stringify([{ organization: 'acme', plan: 'corporate', key_sha256: DIGEST.toUpperCase() }]),
  TABLES_ENDPOINT: 'https://example.table.core.windows.net/',
  TABLES_CONNECTION_STRING: 'UseDevelopmentStorage=true',
  RATE_LIMIT_STORE: 'redis',
  REDIS_URL: 'rediss://example.com:6380',
  STORE_PREFIX: 'staging',
  AUDIT_TRAIL: 'table',
  AUDIT_RETENTION_DAYS: '30',
  HTTP_AUTH_LEVEL: 'anonymous',
  HEALTH_REQUIRES_KEY: 'false',
  MAX_BODY_BYTES: '1000',
  MODEL_TIMEOUT_MS: '2000',
  REQUEST_DEADLINE_MS: '3000',
  MODEL_CONCURRENCY: '4',
  BORDERLINE_SAMPLES: '1',
  RESULT_CACHE_HOURS: '0',
  TRUSTED_PROXIES: '2',
  DEMO_REQUESTS_PER_MINUTE: '5',
  DEMO_TOTAL_REQUESTS_PER_MINUTE: '6',
};

function keys(...entries: unknown[]): Record<string, string> {
  return { ...LOCAL, API_KEYS: JSON.stringify(entries) };
}

describe('readSettings', () => {
  it('has a default for everything but the model provider', () => {
    expect(readSettings(LOCAL)).toEqual({
      port: 7071,
      modelProvider: 'local',
      azureOpenAi: null,
      isOnPlatform: false,
      keyDirectory: 'settings',
      apiKeys: [],
      tables: null,
      rateLimitStore: 'memory',
      redis: null,
      auditTrail: 'log',
      auditRetentionDays: 365,
      authLevel: 'function',
      healthRequiresKey: true,
      maxBodyBytes: 8_388_608,
      modelTimeoutMs: 30_000,
      requestDeadlineMs: 60_000,
      modelConcurrency: 64,
      borderlineSamples: 3,
      resultCacheHours: 24,
      trustedProxies: 0,
      demoRequestsPerMinute: 10,
      demoTotalRequestsPerMinute: 60,
    });
  });

  it('never picks a model by itself', () => {
    expect(messageFor({})).toBe('MODEL_PROVIDER must be azure-openai or local. It has no default.');
  });

  it('takes every value from the environment', () => {
    const settings = readSettings({ ...OTHER_VALUES, TABLES_CONNECTION_STRING: '' });

    expect(settings).toEqual({
      port: 0,
      modelProvider: 'local',
      azureOpenAi: null,
      isOnPlatform: false,
      keyDirectory: 'table',
      apiKeys: [{ organization: 'acme', plan: 'corporate', keySha256: DIGEST }],
      tables: {
        endpoint: 'https://example.table.core.windows.net',
        connectionString: null,
        prefix: 'staging',
      },
      rateLimitStore: 'redis',
      redis: { url: 'rediss://example.com:6380', prefix: 'staging' },
      auditTrail: 'table',
      auditRetentionDays: 30,
      authLevel: 'anonymous',
      healthRequiresKey: false,
      maxBodyBytes: 1000,
      modelTimeoutMs: 2000,
      requestDeadlineMs: 3000,
      modelConcurrency: 4,
      borderlineSamples: 1,
      resultCacheHours: 0,
      trustedProxies: 2,
      demoRequestsPerMinute: 5,
      demoTotalRequestsPerMinute: 6,
    });
  });

  it.each(SETTINGS.map(({ name }) => name))('hands on %s', (name) => {
    const everything = { ...AZURE, TABLES_ENDPOINT: 'https://example.com', REDIS_URL: 'redis://127.0.0.1' };
    const without = name === 'TABLES_CONNECTION_STRING' ? { ...everything, TABLES_ENDPOINT: '' } : everything;
    expect(readSettings({ ...without, [name]: OTHER_VALUES[name] })).not.toEqual(readSettings(without));
  });

  it('takes an empty or blank value for an absent one', () => {
    expect(readSettings({ ...LOCAL, PORT: '', MAX_BODY_BYTES: ' ' })).toEqual(readSettings(LOCAL));
  });

  it('ignores the line break that a secret read from a file ends with', () => {
    expect(readSettings({ ...AZURE, AZURE_OPENAI_API_KEY: 'secret\n' }).azureOpenAi?.apiKey).toBe('secret');
  });

  it.each([
    ['PORT', '65536', 'PORT must be a whole number from 0 to 65535.'],
    ['PORT', '80a', 'PORT must be a whole number from 0 to 65535.'],
    ['PORT', '-1', 'PORT must be a whole number from 0 to 65535.'],
    ['MODEL_PROVIDER', 'openai', 'MODEL_PROVIDER must be azure-openai or local.'],
    [
      'MODEL_REASONING_EFFORT',
      'lots',
      'MODEL_REASONING_EFFORT must be one of none, minimal, low, medium, high.',
    ],
    ['KEY_DIRECTORY', 'none', 'KEY_DIRECTORY must be settings or table.'],
    ['RATE_LIMIT_STORE', 'disk', 'RATE_LIMIT_STORE must be memory or redis.'],
    ['REDIS_URL', 'https://example.com', 'REDIS_URL must be a redis:// or rediss:// address.'],
    ['REDIS_URL', 'redis:foo', 'REDIS_URL must be a redis:// or rediss:// address.'],
    ['REDIS_URL', 'redis://', 'REDIS_URL must be a redis:// or rediss:// address.'],
    ['STORE_PREFIX', 'a-b', 'STORE_PREFIX must be a letter and up to 19 letters or digits.'],
    ['AUDIT_TRAIL', 'true', 'AUDIT_TRAIL must be one of off, log, table.'],
    ['AUDIT_RETENTION_DAYS', '0', 'AUDIT_RETENTION_DAYS must be a whole number from 1 to 3650.'],
    ['HTTP_AUTH_LEVEL', 'admin', 'HTTP_AUTH_LEVEL must be function or anonymous.'],
    ['HEALTH_REQUIRES_KEY', 'TRUE', 'HEALTH_REQUIRES_KEY must be true or false.'],
    ['MAX_BODY_BYTES', '0', 'MAX_BODY_BYTES must be a whole number from 1 to 104857600.'],
    ['MAX_BODY_BYTES', '1e6', 'MAX_BODY_BYTES must be a whole number from 1 to 104857600.'],
    ['MODEL_TIMEOUT_MS', '110001', 'MODEL_TIMEOUT_MS must be a whole number from 1 to 110000.'],
    ['REQUEST_DEADLINE_MS', '2.5', 'REQUEST_DEADLINE_MS must be a whole number from 1 to 110000.'],
    ['MODEL_CONCURRENCY', '0', 'MODEL_CONCURRENCY must be a whole number from 1 to 1000.'],
    ['BORDERLINE_SAMPLES', '0', 'BORDERLINE_SAMPLES must be a whole number from 1 to 9.'],
    ['RESULT_CACHE_HOURS', '721', 'RESULT_CACHE_HOURS must be a whole number from 0 to 720.'],
    ['DEMO_REQUESTS_PER_MINUTE', '0', 'DEMO_REQUESTS_PER_MINUTE must be a whole number from 1 to 100000.'],
    [
      'DEMO_TOTAL_REQUESTS_PER_MINUTE',
      'all',
      'DEMO_TOTAL_REQUESTS_PER_MINUTE must be a whole number from 1 to 100000.',
    ],
  ])('refuses %s=%s with the rule', (name, value, message) => {
    expect(messageFor({ ...LOCAL, [name]: value })).toBe(message);
  });

  it('never repeats a value, secret or not', () => {
    const secret = 's3cret-value';
    const names = SETTINGS.map((setting) => setting.name);
    const messages = names.map((name) => messageFor({ ...AZURE, [name]: `${secret}\n${secret}` }));

    expect(messages).not.toContain('no error');
    expect(messages.filter((message) => message.includes(secret))).toEqual([]);
  });

  it('reports one problem at a time', () => {
    expect(messageFor({ ...LOCAL, PORT: 'x', MAX_BODY_BYTES: 'x' })).toBe(
      'PORT must be a whole number from 0 to 65535.',
    );
  });
});

describe('the model of Azure OpenAI', () => {
  it('needs no key where an identity is at hand', () => {
    expect(readSettings(AZURE)).toMatchObject({
      modelProvider: 'azure-openai',
      azureOpenAi: {
        endpoint: 'https://example.openai.azure.com',
        deployment: 'scoring',
        apiKey: null,
        reasoningEffort: 'low',
      },
    });
  });

  it.each(['AZURE_OPENAI_ENDPOINT', 'AZURE_OPENAI_DEPLOYMENT'])('needs %s', (name) => {
    expect(messageFor({ ...AZURE, [name]: undefined })).toBe(
      `${name} must be set when MODEL_PROVIDER is azure-openai.`,
    );
  });

  it.each(['http://localhost:8080', 'http://127.0.0.1:8080', 'http://[::1]:8080'])(
    'takes plain http on loopback: %s',
    (endpoint) => {
      const settings = readSettings({ ...AZURE, AZURE_OPENAI_ENDPOINT: endpoint });

      expect(settings.azureOpenAi?.endpoint).toBe(endpoint);
    },
  );

  it('takes an endpoint with slashes at its end for the one without', () => {
    const settings = readSettings({ ...AZURE, AZURE_OPENAI_ENDPOINT: 'https://example.com//' });

    expect(settings.azureOpenAi?.endpoint).toBe('https://example.com');
  });

  it.each([
    'http://example.openai.azure.com',
    'http://localhost.example.com',
    'ftp://example.com',
    'example.openai.azure.com',
    'https://user:password@example.com',
    'https://example.com?api-version=1',
    'https://example.com#x',
  ])('refuses the endpoint %s', (endpoint) => {
    expect(messageFor({ ...AZURE, AZURE_OPENAI_ENDPOINT: endpoint })).toMatch(
      /^AZURE_OPENAI_ENDPOINT must be an https address /,
    );
  });
});

describe('API keys in the settings', () => {
  const acme = { organization: 'acme', plan: 'free', key_sha256: DIGEST };
  const rule = 'API_KEYS must be a JSON array of {"organization", "plan", "key_sha256"}.';

  it('may give one organization two keys', () => {
    const settings = readSettings(keys(acme, { ...acme, key_sha256: 'cd'.repeat(32) }));

    expect(settings.apiKeys.map((entry) => entry.organization)).toEqual(['acme', 'acme']);
  });

  it.each(['not json', '{}', '"text"', 'null', '42'])('must be an array, not %s', (value) => {
    expect(messageFor({ ...LOCAL, API_KEYS: value })).toBe(rule);
  });

  it.each([
    [
      'a plan in upper case',
      { ...acme, plan: 'Free' },
      '.plan must be one of free, business, corporate, enterprise.',
    ],
    ['no digest', { organization: 'acme', plan: 'free' }, '.key_sha256 must be 64 hexadecimal digits.'],
    ['an empty digest', { ...acme, key_sha256: '' }, '.key_sha256 must be 64 hexadecimal digits.'],
    [
      'a short digest',
      { ...acme, key_sha256: DIGEST.slice(1) },
      '.key_sha256 must be 64 hexadecimal digits.',
    ],
    [
      'a digest in base64',
      { ...acme, key_sha256: `${DIGEST.slice(1)}=` },
      '.key_sha256 must be 64 hexadecimal digits.',
    ],
    [
      'an empty organization',
      { ...acme, organization: '' },
      '.organization must be 1 to 63 letters, digits, dots, dashes or underscores.',
    ],
    [
      'a key in clear',
      { ...acme, key: 'k' },
      ' must have organization, plan and key_sha256, and nothing else.',
    ],
    ['no object', 'acme', ' must have organization, plan and key_sha256, and nothing else.'],
  ])('name the entry with %s', (_name, entry, problem) => {
    expect(messageFor(keys({ ...acme, key_sha256: '00'.repeat(32) }, entry))).toBe(
      `${rule} API_KEYS[1]${problem}`,
    );
  });

  it('refuse the same digest twice, in whatever case', () => {
    expect(
      messageFor(keys(acme, { ...acme, organization: 'globex', key_sha256: DIGEST.toUpperCase() })),
    ).toBe(`${rule} API_KEYS[1].key_sha256 stands in an entry before it.`);
  });

  it('refuse two plans for one organization', () => {
    expect(messageFor(keys(acme, { ...acme, plan: 'business', key_sha256: 'cd'.repeat(32) }))).toBe(
      `${rule} API_KEYS[1].plan differs from that of another entry of the same organization.`,
    );
  });
});

describe('stores', () => {
  it.each(['KEY_DIRECTORY', 'AUDIT_TRAIL'])('have an address when %s is a table', (name) => {
    expect(messageFor({ ...LOCAL, [name]: 'table' })).toBe(
      `TABLES_ENDPOINT or TABLES_CONNECTION_STRING must be set when ${name} is table.`,
    );
    expect(
      messageFor({ ...LOCAL, [name]: 'table', TABLES_CONNECTION_STRING: 'UseDevelopmentStorage=true' }),
    ).toBe('no error');
  });

  const ACCOUNT = 'DefaultEndpointsProtocol=https;AccountName=x;AccountKey=c2VjcmV0';

  it.each([
    'usedevelopmentstorage=true',
    `${ACCOUNT};EndpointSuffix=core.windows.net`,
    `${ACCOUNT}; TableEndpoint=http://127.0.0.1:10002/x ;`,
    'TableEndpoint=https://x.table.core.windows.net/;SharedAccessSignature=sv=2019&sig=a%3D',
  ])('take the connection string %s', (connectionString) => {
    expect(messageFor({ ...LOCAL, TABLES_CONNECTION_STRING: connectionString })).toBe('no error');
  });

  it.each([
    ['AccountName=x', 'DefaultEndpointsProtocol, http or https'],
    ['AccountName=x;AccountKey=notbase64!!', 'DefaultEndpointsProtocol, http or https'],
    ['TableEndpoint=foo', 'DefaultEndpointsProtocol, http or https'],
    ['DefaultEndpointsProtocol=https;AccountKey=c2VjcmV0', 'AccountName'],
    ['DefaultEndpointsProtocol=https;AccountName=x', 'AccountKey, in base64'],
    ['DefaultEndpointsProtocol=https;AccountName=x;AccountKey=notbase64!!', 'AccountKey, in base64'],
    [ACCOUNT, 'TableEndpoint, an http or https address, or an account with EndpointSuffix'],
    [
      `${ACCOUNT};EndpointSuffix=core.windows.net;TableEndpoint=foo`,
      'TableEndpoint, an http or https address, or an account with EndpointSuffix',
    ],
    [
      'SharedAccessSignature=sv=2019;TableEndpoint=foo',
      'TableEndpoint, an http or https address, or an account with EndpointSuffix',
    ],
  ])('say what the connection string %s needs', (connectionString, missing) => {
    expect(messageFor({ ...LOCAL, TABLES_CONNECTION_STRING: connectionString })).toBe(
      'TABLES_CONNECTION_STRING must be the connection string of a storage account, on one line.' +
        ` TABLES_CONNECTION_STRING needs ${missing}.`,
    );
  });

  it('have one address', () => {
    const both = {
      TABLES_ENDPOINT: 'https://example.com',
      TABLES_CONNECTION_STRING: 'UseDevelopmentStorage=true',
    };
    expect(messageFor({ ...LOCAL, ...both })).toBe(
      'TABLES_ENDPOINT must not be set beside TABLES_CONNECTION_STRING.',
    );
  });

  it('have an address when requests are counted in Redis', () => {
    expect(messageFor({ ...LOCAL, RATE_LIMIT_STORE: 'redis' })).toBe(
      'REDIS_URL must be set when RATE_LIMIT_STORE is redis.',
    );
  });

  it('are used for what needs none when they are there', () => {
    const settings = readSettings({
      ...LOCAL,
      TABLES_CONNECTION_STRING: 'UseDevelopmentStorage=true',
      REDIS_URL: 'redis://localhost',
    });
    expect(settings).toMatchObject({
      keyDirectory: 'settings',
      tables: { endpoint: null, connectionString: 'UseDevelopmentStorage=true', prefix: 'scoring' },
      rateLimitStore: 'memory',
      redis: { url: 'redis://localhost', prefix: 'scoring' },
    });
  });

  it.each(['WEBSITE_INSTANCE_ID', 'WEBSITE_SITE_NAME'])(
    'refuses keys from settings on the platform, known by %s',
    (name) => {
      expect(messageFor({ ...LOCAL, [name]: 'x' })).toBe(
        'KEY_DIRECTORY must not be settings on the platform: keys belong in a directory.',
      );
      const table = { KEY_DIRECTORY: 'table', TABLES_ENDPOINT: 'https://example.com' };
      expect(readSettings({ ...LOCAL, ...table, [name]: 'x' })).toMatchObject({
        isOnPlatform: true,
        trustedProxies: 1,
      });
    },
  );
});

describe('SETTINGS', () => {
  it('describes every setting in full', () => {
    for (const setting of SETTINGS) {
      expect(setting.name).toMatch(/^[A-Z][A-Z_]+$/);
      expect(setting.meaning).toMatch(/\.$/);
      expect(setting.rule).not.toBe('');
    }
  });

  it('gives each default as it would be written in the environment', () => {
    const defaults = Object.fromEntries(
      SETTINGS.map((setting) => [setting.name, setting.defaultValue ?? '']),
    );

    expect(readSettings({ ...defaults, ...LOCAL })).toEqual(readSettings(LOCAL));
    expect(defaults).toMatchObject({ PORT: '7071', MODEL_PROVIDER: '', MAX_BODY_BYTES: '8388608' });
  });
});
