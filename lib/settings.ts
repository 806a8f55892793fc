import type { KeyEntry } from './accounts/settings-key-directory.ts';
import type { TableAccountOptions } from './accounts/tables/table-account.ts';
import { REASONING_EFFORTS, type ReasoningEffort } from './models/azure-openai/model-parameters.ts';
import { tableConnectionString } from './settings/connection-string-rule.ts';
import { keyEntries } from './settings/key-entries-rule.ts';
import {
  oneLine,
  oneOf,
  type Rule,
  RuleProblem,
  redisUrl,
  secureUrl,
  storePrefix,
  trueOrFalse,
  wholeNumber,
} from './settings/setting-rules.ts';

/**
 * Every environment variable of the service: one table of names, rules, defaults and meanings, read and validated once.
 * An empty value counts as absent.
 */

const MODEL_PROVIDERS = ['azure-openai', 'local'] as const;
const AUTH_LEVELS = ['function', 'anonymous'] as const;
const KEY_DIRECTORIES = ['settings', 'table'] as const;
const RATE_LIMIT_STORES = ['memory', 'redis'] as const;
const AUDIT_TRAILS = ['off', 'log', 'table'] as const;

export type AuthLevel = (typeof AUTH_LEVELS)[number];

export interface AzureOpenAiSettings {
  /** Address of the resource, without a trailing slash. */
  endpoint: string;
  deployment: string;
  /** `null`: the identity at hand is used. */
  apiKey: string | null;
  reasoningEffort: ReasoningEffort;
}

export interface RedisSettings {
  url: string;
  /** Begins the name of every key. */
  prefix: string;
}

export interface Settings {
  port: number;
  modelProvider: (typeof MODEL_PROVIDERS)[number];
  /** Set when, and only when, the provider is `azure-openai`. */
  azureOpenAi: AzureOpenAiSettings | null;
  /** True on Azure, whatever the plan. */
  isOnPlatform: boolean;
  keyDirectory: (typeof KEY_DIRECTORIES)[number];
  apiKeys: KeyEntry[];
  /** Where keys, team profiles, usage and the audit trail are kept; `null`: in memory. */
  tables: TableAccountOptions | null;
  rateLimitStore: (typeof RATE_LIMIT_STORES)[number];
  /** Where requests are counted and caches are shared; `null`: in memory. */
  redis: RedisSettings | null;
  auditTrail: (typeof AUDIT_TRAILS)[number];
  auditRetentionDays: number;
  authLevel: AuthLevel;
  healthRequiresKey: boolean;
  maxBodyBytes: number;
  modelTimeoutMs: number;
  requestDeadlineMs: number;
  modelConcurrency: number;
  borderlineSamples: number;
  resultCacheHours: number;
  /** Front ends whose entry in `X-Forwarded-For` can be believed. */
  trustedProxies: number;
  demoRequestsPerMinute: number;
  demoTotalRequestsPerMinute: number;
}

/** One line of the settings table, for documentation. */
export interface SettingDescription {
  name: string;
  /** What a value must be, to follow "must be". */
  rule: string;
  /** As it would be written in the environment; `null` when there is none. */
  defaultValue: string | null;
  meaning: string;
}

/** A setting that can't be used. The message names it and its rule, never its value. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

interface Setting<T> {
  name: string;
  rule: Rule<unknown>;
  defaultValue: string | null;
  meaning: string;
  /** The value of a text, or of the default, with `null` for neither. Throws a {@link SettingsError}. */
  read(text: string | null): T;
}

function withDefault<T>(name: string, rule: Rule<T>, defaultValue: string, meaning: string): Setting<T> {
  return {
    name,
    rule,
    defaultValue,
    meaning,
    read: (text) => readByRule(rule, name, text ?? defaultValue),
  };
}

function withoutDefault<T>(name: string, rule: Rule<T>, meaning: string): Setting<T | null> {
  return {
    name,
    rule,
    defaultValue: null,
    meaning,
    read: (text) => (text === null ? null : readByRule(rule, name, text)),
  };
}

function readByRule<T>(rule: Rule<T>, name: string, text: string): T {
  const value = rule.read(text);
  if (value === undefined) {
    throw new SettingsError(`${name} must be ${rule.text}.`);
  }
  if (value instanceof RuleProblem) {
    throw new SettingsError(`${name} must be ${rule.text}. ${name}${value.text}.`);
  }
  return value;
}

/** Longest wait that ends before `functionTimeout` of host.json. */
const MAX_WAIT_MS = 110_000;

const TABLE = {
  port: withDefault('PORT', wholeNumber(0, 65_535), '7071', 'Port of `npm start`; 0 takes a free one.'),
  modelProvider: withoutDefault(
    'MODEL_PROVIDER',
    oneOf(MODEL_PROVIDERS),
    'The model that reads. There is no default, so that no stand-in ever scores by accident.',
  ),
  azureOpenAiEndpoint: withoutDefault(
    'AZURE_OPENAI_ENDPOINT',
    secureUrl,
    'Address of the Azure OpenAI resource; `/openai/v1/chat/completions` is called under it.',
  ),
  azureOpenAiDeployment: withoutDefault('AZURE_OPENAI_DEPLOYMENT', oneLine, 'Name of the model deployment.'),
  azureOpenAiApiKey: withoutDefault(
    'AZURE_OPENAI_API_KEY',
    oneLine,
    'Key of the resource, only for where no managed identity is at hand.',
  ),
  modelReasoningEffort: withDefault(
    'MODEL_REASONING_EFFORT',
    oneOf(REASONING_EFFORTS),
    'low',
    'How long a reasoning model may think; other models are not told.',
  ),
  keyDirectory: withDefault(
    'KEY_DIRECTORY',
    oneOf(KEY_DIRECTORIES),
    'settings',
    'Where API keys are looked up: in `API_KEYS`, which is refused on the platform, or in table storage.',
  ),
  apiKeys: withDefault(
    'API_KEYS',
    keyEntries,
    '[]',
    'The keys of the directory `settings`, as SHA-256 digests in hex.',
  ),
  tablesEndpoint: withoutDefault(
    'TABLES_ENDPOINT',
    secureUrl,
    'Address of the table storage account, reached by identity. Without it, team profiles and usage are in memory.',
  ),
  tablesConnectionString: withoutDefault(
    'TABLES_CONNECTION_STRING',
    tableConnectionString,
    'Instead of `TABLES_ENDPOINT`, for an emulator.',
  ),
  rateLimitStore: withDefault(
    'RATE_LIMIT_STORE',
    oneOf(RATE_LIMIT_STORES),
    'memory',
    'Where requests are counted: by each instance alone, or by all together.',
  ),
  redisUrl: withoutDefault(
    'REDIS_URL',
    redisUrl,
    'Address of the store `redis`. When it is set, instances also share their caches there. When it has no password, Azure Managed Redis is reached by identity.',
  ),
  storePrefix: withDefault(
    'STORE_PREFIX',
    storePrefix,
    'scoring',
    'Begins the names of tables and of keys in Redis, so that deployments can share a store.',
  ),
  auditTrail: withDefault(
    'AUDIT_TRAIL',
    oneOf(AUDIT_TRAILS),
    'log',
    'Where each candidate, scored or failed, leaves a record without resume text: in the log, or in the log and a table.',
  ),
  auditRetentionDays: withDefault(
    'AUDIT_RETENTION_DAYS',
    wholeNumber(1, 3650),
    '365',
    'How long the table keeps these records.',
  ),
  authLevel: withDefault(
    'HTTP_AUTH_LEVEL',
    oneOf(AUTH_LEVELS),
    'function',
    'Whether the platform checks its own key first. With `anonymous` only the app checks.',
  ),
  healthRequiresKey: withDefault(
    'HEALTH_REQUIRES_KEY',
    trueOrFalse,
    'true',
    'Whether `GET /api/health` needs a key.',
  ),
  maxBodyBytes: withDefault(
    'MAX_BODY_BYTES',
    wholeNumber(1, 104_857_600),
    '8388608',
    'Largest request body.',
  ),
  modelTimeoutMs: withDefault(
    'MODEL_TIMEOUT_MS',
    wholeNumber(1, MAX_WAIT_MS),
    '30000',
    'Longest time for one model call, its body included.',
  ),
  requestDeadlineMs: withDefault(
    'REQUEST_DEADLINE_MS',
    wholeNumber(1, MAX_WAIT_MS),
    '60000',
    'Longest time for one request; what is not scored by then has failed.',
  ),
  modelConcurrency: withDefault(
    'MODEL_CONCURRENCY',
    wholeNumber(1, 1000),
    '64',
    'Model calls in flight per instance.',
  ),
  borderlineSamples: withDefault(
    'BORDERLINE_SAMPLES',
    wholeNumber(1, 9),
    '3',
    'Assessments of a borderline candidate in all; 1 turns repeating off.',
  ),
  resultCacheHours: withDefault(
    'RESULT_CACHE_HOURS',
    wholeNumber(0, 720),
    '24',
    'How long results are kept. With 0 none are, and only equal candidates that are under way at the same time share one. Rubrics are always kept.',
  ),
  trustedProxies: withoutDefault(
    'TRUSTED_PROXIES',
    wholeNumber(0, 9),
    "How many front ends add an entry to `X-Forwarded-For`. The address of a client of the demo is that many entries from its end. Without the setting it is 1 on the platform, and 0 elsewhere, where the header is any caller's word and all callers count as one.",
  ),
  demoRequestsPerMinute: withDefault(
    'DEMO_REQUESTS_PER_MINUTE',
    wholeNumber(1, 100_000),
    '10',
    'Demo requests admitted per client address.',
  ),
  demoTotalRequestsPerMinute: withDefault(
    'DEMO_TOTAL_REQUESTS_PER_MINUTE',
    wholeNumber(1, 100_000),
    '60',
    'Demo requests admitted for all callers together.',
  ),
};

/** The settings table in the order of the documentation. */
export const SETTINGS: readonly SettingDescription[] = Object.values(TABLE).map(
  ({ name, rule, defaultValue, meaning }) => ({ name, rule: rule.text, defaultValue, meaning }),
);

/**
 * Reads and checks the settings. Throws one {@link SettingsError} for the first that can't be used: its name and its
 * rule, never a value.
 */
export function readSettings(env: Record<string, string | undefined> = process.env): Settings {
  const textOf = (name: string): string | null => env[name]?.trim() || null;
  const read = <T>(setting: Setting<T>): T => setting.read(textOf(setting.name));
  // A bad value that nothing uses is refused all the same.
  for (const setting of Object.values(TABLE)) {
    setting.read(textOf(setting.name));
  }
  // The platform sets one of these on every plan, a local run sets neither.
  const isOnPlatform = Boolean(env.WEBSITE_INSTANCE_ID || env.WEBSITE_SITE_NAME);
  return {
    port: read(TABLE.port),
    ...readModel(read),
    isOnPlatform,
    ...readStores(read, isOnPlatform),
    apiKeys: read(TABLE.apiKeys),
    auditRetentionDays: read(TABLE.auditRetentionDays),
    authLevel: read(TABLE.authLevel),
    healthRequiresKey: read(TABLE.healthRequiresKey),
    maxBodyBytes: read(TABLE.maxBodyBytes),
    modelTimeoutMs: read(TABLE.modelTimeoutMs),
    requestDeadlineMs: read(TABLE.requestDeadlineMs),
    modelConcurrency: read(TABLE.modelConcurrency),
    borderlineSamples: read(TABLE.borderlineSamples),
    resultCacheHours: read(TABLE.resultCacheHours),
    trustedProxies: read(TABLE.trustedProxies) ?? (isOnPlatform ? 1 : 0),
    demoRequestsPerMinute: read(TABLE.demoRequestsPerMinute),
    demoTotalRequestsPerMinute: read(TABLE.demoTotalRequestsPerMinute),
  };
}

type StoreSettings = Pick<Settings, 'keyDirectory' | 'tables' | 'rateLimitStore' | 'redis' | 'auditTrail'>;

function readStores(read: <T>(setting: Setting<T>) => T, isOnPlatform: boolean): StoreSettings {
  const prefix = read(TABLE.storePrefix);
  const endpoint = read(TABLE.tablesEndpoint);
  const connectionString = read(TABLE.tablesConnectionString);
  const tables =
    endpoint === null && connectionString === null ? null : { endpoint, connectionString, prefix };
  const url = read(TABLE.redisUrl);
  const redis = url === null ? null : { url, prefix };
  const keyDirectory = read(TABLE.keyDirectory);
  const rateLimitStore = read(TABLE.rateLimitStore);
  const auditTrail = read(TABLE.auditTrail);
  if (endpoint !== null && connectionString !== null) {
    throw new SettingsError('TABLES_ENDPOINT must not be set beside TABLES_CONNECTION_STRING.');
  }
  if (keyDirectory === 'settings' && isOnPlatform) {
    throw new SettingsError(
      'KEY_DIRECTORY must not be settings on the platform: keys belong in a directory.',
    );
  }
  if (tables === null && keyDirectory === 'table') throw tablesMissing('KEY_DIRECTORY');
  if (tables === null && auditTrail === 'table') throw tablesMissing('AUDIT_TRAIL');
  if (redis === null && rateLimitStore === 'redis') {
    throw new SettingsError('REDIS_URL must be set when RATE_LIMIT_STORE is redis.');
  }
  return { keyDirectory, tables, rateLimitStore, redis, auditTrail };
}

function tablesMissing(name: string): SettingsError {
  return new SettingsError(`TABLES_ENDPOINT or TABLES_CONNECTION_STRING must be set when ${name} is table.`);
}

function readModel(read: <T>(setting: Setting<T>) => T): Pick<Settings, 'modelProvider' | 'azureOpenAi'> {
  const modelProvider = read(TABLE.modelProvider);
  if (modelProvider === null) {
    throw new SettingsError('MODEL_PROVIDER must be azure-openai or local. It has no default.');
  }
  if (modelProvider === 'local') {
    return { modelProvider, azureOpenAi: null };
  }
  const readNeeded = (setting: Setting<string | null>): string => {
    const value = read(setting);
    if (value === null) {
      throw new SettingsError(`${setting.name} must be set when MODEL_PROVIDER is azure-openai.`);
    }
    return value;
  };
  return {
    modelProvider,
    azureOpenAi: {
      endpoint: readNeeded(TABLE.azureOpenAiEndpoint),
      deployment: readNeeded(TABLE.azureOpenAiDeployment),
      apiKey: read(TABLE.azureOpenAiApiKey),
      reasoningEffort: read(TABLE.modelReasoningEffort),
    },
  };
}
