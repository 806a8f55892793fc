import { randomUUID } from 'node:crypto';
import type { AuditTrail } from './accounts/audit.ts';
import { createStoredAuditTrail, LOGGED_AUDIT_TRAIL, NO_AUDIT_TRAIL } from './accounts/audit-trail.ts';
import { createCachedKeyDirectory } from './accounts/cached-key-directory.ts';
import { createDemoLimiter } from './accounts/counting-demo-limiter.ts';
import {
  createMemoryCounter,
  createRateLimiter,
  type WindowCounterFactory,
} from './accounts/counting-rate-limiter.ts';
import type { KeyDirectory } from './accounts/key-directory.ts';
import { createMemoryTeamProfileStore } from './accounts/memory-team-profiles.ts';
import { createMemoryUsageStore } from './accounts/memory-usage-store.ts';
import { createRedisCache, type Kept } from './accounts/redis/redis-cache.ts';
import {
  createRedisConnection,
  REDIS_WAIT_MS,
  type RedisConnection,
} from './accounts/redis/redis-connection.ts';
import { createRedisCounterFactory } from './accounts/redis/redis-counter.ts';
import { createSettingsKeyDirectory } from './accounts/settings-key-directory.ts';
import { expireAuditRecords } from './accounts/tables/expire-audit-records.ts';
import { createTableAccount, type TableAccount } from './accounts/tables/table-account.ts';
import { TableAuditStore } from './accounts/tables/table-audit-store.ts';
import { createTableKeyLookUp } from './accounts/tables/table-key-look-up.ts';
import { createTableTeamProfileStore } from './accounts/tables/table-team-profiles.ts';
import { createTableUsageStore } from './accounts/tables/table-usage-store.ts';
import { createUsageLedger } from './accounts/usage-ledger.ts';
import { lazy } from './async/lazy.ts';
import { createColdStart } from './http/cold-start.ts';
import type { EndpointServices } from './http/endpoint.ts';
import type { ScoringModel, TeamProfile } from './models/model.ts';
import type { ContentCache } from './scoring/cache.ts';
import type { CandidateScorer } from './scoring/candidate-scorer.ts';
import type { DocumentReader } from './scoring/resume-document.ts';
import { readSettings, type Settings } from './settings.ts';

export interface Services extends EndpointServices {
  settings: Settings;
  /** Writes what is not written yet, and lets go of the stores; for the end of the process. */
  close(): Promise<void>;
}

/** The stores that instances share; `null` for what is kept in memory. */
interface Stores {
  tables: TableAccount | null;
  redis: { connection: RedisConnection; prefix: string } | null;
}

const RUBRIC_LIFETIME_HOURS = 24;
/** A rubric is a few kilobytes, a result about ten: together 60 MB when both caches are full. */
const MAX_CACHED_RUBRICS = 2_000;
const MAX_CACHED_RESULTS = 5_000;
const MS_PER_HOUR = 3_600_000;

let wired: Services | undefined;

/**
 * The services of this process, wired at the first call.
 *
 * @throws SettingsError when a setting can't be used
 */
export function services(): Services {
  wired ??= wireServices(readSettings());
  return wired;
}

/** The composition root: settings in, wired services out. */
export function wireServices(settings: Settings): Services {
  warnOfLoneCounting(settings);
  warnOfNoKeys(settings);
  const stores = connectStores(settings);
  const { tables, redis } = stores;
  const usage = createUsageLedger({
    store: tables === null ? createMemoryUsageStore() : createTableUsageStore(tables, randomUUID()),
  });
  const auditTrail = wireAuditTrail(settings, tables);
  return {
    settings,
    keyDirectory: wireKeyDirectory(settings, tables),
    rateLimiter: createRateLimiter(wireCounter(settings, stores, REDIS_WAIT_MS.planLimit)),
    demoLimiter: createDemoLimiter(
      {
        requestsPerMinute: settings.demoRequestsPerMinute,
        totalRequestsPerMinute: settings.demoTotalRequestsPerMinute,
      },
      wireCounter(settings, stores, REDIS_WAIT_MS.demoLimit),
    ),
    teamProfiles:
      tables === null
        ? createMemoryTeamProfileStore<TeamProfile>()
        : createTableTeamProfileStore<TeamProfile>({ account: tables }),
    scorer: createLazyScorer(settings, stores),
    coldStart: createColdStart(),
    now: Date.now,
    usage,
    auditTrail,
    async close() {
      await Promise.all([usage.close(), auditTrail.close()]);
      await redis?.connection.close();
    },
  };
}

/** On the platform there may be more than one instance, and then each admits the whole limit. */
function warnOfLoneCounting({ isOnPlatform, rateLimitStore }: Settings): void {
  if (!isOnPlatform || rateLimitStore === 'redis') return;
  warn('RATE_LIMIT_STORE is memory: every instance counts rate limits alone.');
}

/** Enough for the demo, so no reason not to start. */
function warnOfNoKeys({ keyDirectory, apiKeys }: Settings): void {
  if (keyDirectory !== 'settings' || apiKeys.length > 0) return;
  warn('API_KEYS is empty: no key is known, so every request that needs one is unauthorized.');
}

function warn(warning: string): void {
  process.stderr.write(`${JSON.stringify({ event: 'startup', warning })}\n`);
}

function connectStores({ tables, redis }: Settings): Stores {
  const connection = redis === null ? null : createRedisConnection({ url: redis.url });
  connection?.start();
  return {
    tables: tables === null ? null : createTableAccount(tables),
    redis: redis === null || connection === null ? null : { connection, prefix: redis.prefix },
  };
}

function wireKeyDirectory(settings: Settings, tables: TableAccount | null): KeyDirectory {
  return settings.keyDirectory === 'settings' || tables === null
    ? createSettingsKeyDirectory(settings.apiKeys)
    : createCachedKeyDirectory({ lookUp: createTableKeyLookUp({ account: tables, now: Date.now }) });
}

/** Records expire whether or not new ones are made. */
function wireAuditTrail(settings: Settings, tables: TableAccount | null): AuditTrail {
  const { auditTrail, auditRetentionDays: retentionDays } = settings;
  const store = tables === null ? null : new TableAuditStore({ account: tables, retentionDays });
  if (store !== null) expireAuditRecords(store);
  if (auditTrail === 'off') return NO_AUDIT_TRAIL;
  return auditTrail === 'log' || store === null ? LOGGED_AUDIT_TRAIL : createStoredAuditTrail({ store });
}

function wireCounter(settings: Settings, { redis }: Stores, waitMs: number): WindowCounterFactory {
  return settings.rateLimitStore === 'memory' || redis === null
    ? createMemoryCounter
    : createRedisCounterFactory({ ...redis, waitMs });
}

/** Loads the model and what it needs with the first request that scores, so that no cold start pays for it. */
function createLazyScorer(settings: Settings, stores: Stores): CandidateScorer {
  const scorer = lazy(() => loadScorer(settings, stores));
  return {
    async score(request) {
      return (await scorer()).score(request);
    },
  };
}

async function loadScorer(settings: Settings, { redis }: Stores): Promise<CandidateScorer> {
  const [{ createCandidateScorer }, { createMemoryCache }, model] = await Promise.all([
    import('./scoring/score-candidates.ts'),
    import('./scoring/cache.ts'),
    loadModel(settings),
  ]);
  const now = Date.now;
  function cache<T extends object>(name: string, lifetimeHours: number, maxEntries: number): ContentCache<T> {
    const limits = { lifetimeMs: lifetimeHours * MS_PER_HOUR, maxEntries, now };
    if (redis === null) return createMemoryCache<T>(limits);
    return createRedisCache<T>({ ...redis, ...limits, name, local: createMemoryCache<Kept<T>>(limits) });
  }
  return createCandidateScorer({
    model,
    documents: createLazyDocumentReader(),
    rubrics: cache('rubrics', RUBRIC_LIFETIME_HOURS, MAX_CACHED_RUBRICS),
    results: cache('results', settings.resultCacheHours, MAX_CACHED_RESULTS),
    requestDeadlineMs: settings.requestDeadlineMs,
    borderlineSamples: settings.borderlineSamples,
    now,
  });
}

/** Loads with the first document. */
function createLazyDocumentReader(): DocumentReader {
  const reader = lazy(async () => {
    const { createDocumentReader } = await import('./documents/document-reader.ts');
    return createDocumentReader();
  });
  return {
    async read(document, turn) {
      return (await reader()).read(document, turn);
    },
  };
}

/** The model that the settings name. */
export async function loadModel(settings: Settings): Promise<ScoringModel> {
  if (settings.azureOpenAi === null) {
    const { createLocalEvaluator } = await import('./models/local/local-evaluator.ts');
    return createLocalEvaluator();
  }
  const { createAzureOpenAiModel } = await import('./models/azure-openai/azure-openai-model.ts');
  return createAzureOpenAiModel({
    ...settings.azureOpenAi,
    timeoutMs: settings.modelTimeoutMs,
    concurrency: settings.modelConcurrency,
  });
}
