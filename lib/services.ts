import { createDemoLimiter } from './accounts/counting-demo-limiter.ts';
import { createRateLimiter } from './accounts/counting-rate-limiter.ts';
import { createMemoryTeamProfileStore } from './accounts/memory-team-profiles.ts';
import { createSettingsKeyDirectory } from './accounts/settings-key-directory.ts';
import { createColdStart } from './http/cold-start.ts';
import type { EndpointServices } from './http/endpoint.ts';
import type { ScoringModel, TeamProfile } from './models/model.ts';
import type { CandidateScorer } from './scoring/score-candidates.ts';
import { readSettings, type Settings } from './settings.ts';

export interface Services extends EndpointServices {
  settings: Settings;
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
  return {
    settings,
    keyDirectory: createSettingsKeyDirectory(settings.apiKeys),
    rateLimiter: createRateLimiter(),
    demoLimiter: createDemoLimiter({
      requestsPerMinute: settings.demoRequestsPerMinute,
      totalRequestsPerMinute: settings.demoTotalRequestsPerMinute,
    }),
    teamProfiles: createMemoryTeamProfileStore<TeamProfile>(),
    scorer: createLazyScorer(settings),
    coldStart: createColdStart(),
    now: Date.now,
  };
}

/** Loads the model and what it needs with the first request that scores, so that no cold start pays for it. */
function createLazyScorer(settings: Settings): CandidateScorer {
  let scorer: Promise<CandidateScorer> | undefined;
  return {
    async score(request) {
      scorer ??= loadScorer(settings);
      return (await scorer).score(request);
    },
  };
}

async function loadScorer(settings: Settings): Promise<CandidateScorer> {
  const [{ createCandidateScorer }, { createMemoryCache }, model] = await Promise.all([
    import('./scoring/score-candidates.ts'),
    import('./scoring/cache.ts'),
    loadModel(settings),
  ]);
  const now = Date.now;
  return createCandidateScorer({
    model,
    rubrics: createMemoryCache({
      lifetimeMs: RUBRIC_LIFETIME_HOURS * MS_PER_HOUR,
      maxEntries: MAX_CACHED_RUBRICS,
      now,
    }),
    results: createMemoryCache({
      lifetimeMs: settings.resultCacheHours * MS_PER_HOUR,
      maxEntries: MAX_CACHED_RESULTS,
      now,
    }),
    requestDeadlineMs: settings.requestDeadlineMs,
    borderlineSamples: settings.borderlineSamples,
    now,
  });
}

async function loadModel(settings: Settings): Promise<ScoringModel> {
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
