import type { AuditRecord, AuditTrail } from '../../lib/accounts/audit.ts';
import type { Account } from '../../lib/accounts/key-directory.ts';
import type { RateLimitState } from '../../lib/accounts/rate-limiter.ts';
import {
  type DeleteOptions,
  PreconditionFailedError,
  type PutOptions,
  type StoredTeamProfile,
  type TeamProfileStore,
} from '../../lib/accounts/team-profiles.ts';
import type { UsageLedger } from '../../lib/accounts/usage.ts';
import type { DayUsage, UsageEvent } from '../../lib/accounts/usage-counts.ts';
import { createColdStart } from '../../lib/http/cold-start.ts';
import type { EndpointServices } from '../../lib/http/endpoint.ts';
import { NO_USAGE, type TeamProfile } from '../../lib/models/model.ts';
import type {
  CandidateResult,
  CandidateScorer,
  ScoredCandidate,
  ScoreOutcome,
  ScoreRequest,
} from '../../lib/scoring/candidate-scorer.ts';

/** Keys that {@link fakeServices} knows: each is the name of its plan with `-key`. */
const ACCOUNTS: Readonly<Record<string, Account>> = {
  'free-key': { organization: 'acme', plan: 'free' },
  'business-key': { organization: 'globex', plan: 'business' },
  'corporate-key': { organization: 'initech', plan: 'corporate' },
  'enterprise-key': { organization: 'umbrella', plan: 'enterprise' },
};

/** The time at which {@link fakeServices} stands still. */
export const FAKE_NOW_MS = Date.UTC(2026, 10, 21, 12, 0, 0);

export const NOT_LIMITED: RateLimitState = {
  plan: 'business',
  limit: 60,
  remaining: 59,
  resetSeconds: 60,
  allowed: true,
};

/** Services that keep everything in memory, answer at once and admit every known key. */
export function fakeServices(overrides: Partial<EndpointServices> = {}): EndpointServices {
  return {
    settings: { maxBodyBytes: 10_000, healthRequiresKey: true, trustedProxies: 1 },
    keyDirectory: { find: async (key) => ACCOUNTS[key] ?? null },
    rateLimiter: { count: async (account) => (account.plan === 'enterprise' ? null : NOT_LIMITED) },
    demoLimiter: { count: async () => ({ allowed: true, retryAfterSeconds: 0 }) },
    teamProfiles: createFakeTeamProfiles(),
    usage: createFakeUsage(),
    auditTrail: createFakeAuditTrail(),
    scorer: createFakeScorer(),
    coldStart: createColdStart(),
    now: () => FAKE_NOW_MS,
    ...overrides,
  };
}

/** A store whose versions are numbered from 1 by organization. */
export function createFakeTeamProfiles(): TeamProfileStore<TeamProfile> {
  const stored = new Map<string, StoredTeamProfile<TeamProfile>>();
  let writes = 0;
  return {
    get: async (organization) => stored.get(organization) ?? null,
    put: async (organization: string, profile: TeamProfile, { ifMatch, ifAbsent }: PutOptions = {}) => {
      if (ifAbsent === true && stored.has(organization)) throw new PreconditionFailedError();
      if (ifMatch !== undefined && stored.get(organization)?.etag !== ifMatch)
        throw new PreconditionFailedError();
      writes += 1;
      const version = { profile, updatedAt: new Date(FAKE_NOW_MS).toISOString(), etag: `"${writes}"` };
      stored.set(organization, version);
      return version;
    },
    delete: async (organization: string, { ifMatch }: DeleteOptions = {}) => {
      if (ifMatch !== undefined && stored.get(organization)?.etag !== ifMatch)
        throw new PreconditionFailedError();
      stored.delete(organization);
    },
  };
}

export interface FakeUsage extends UsageLedger {
  /** What it was told, oldest first. */
  readonly events: UsageEvent[];
}

/** Remembers events, and reads the same days whatever it is asked for. */
export function createFakeUsage(days: DayUsage[] = []): FakeUsage {
  const events: UsageEvent[] = [];
  return {
    events,
    record: (event) => void events.push(event),
    read: async () => days,
    close: async () => undefined,
  };
}

export interface FakeAuditTrail extends AuditTrail {
  /** What it was told, oldest first. */
  readonly records: AuditRecord[];
}

export function createFakeAuditTrail(): FakeAuditTrail {
  const records: AuditRecord[] = [];
  return {
    records,
    record: (given) => void records.push(...given),
    close: async () => undefined,
  };
}

export interface FakeScorer extends CandidateScorer {
  /** The requests it was given, oldest first. */
  readonly requests: ScoreRequest[];
}

/** Gives every candidate the same scored result, or what `results` makes of the request. */
export function createFakeScorer(
  results: (request: ScoreRequest) => CandidateResult[] = scoredResults,
  outcome: Partial<ScoreOutcome> = {},
): FakeScorer {
  const requests: ScoreRequest[] = [];
  return {
    requests,
    async score(request) {
      requests.push(request);
      return scoreOutcome({ results: results(request), ...outcome });
    },
  };
}

/** The outcome of one scored candidate, by a model that costs nothing. */
export function scoreOutcome(overrides: Partial<ScoreOutcome> = {}): ScoreOutcome {
  return {
    results: [scoredCandidate()],
    model: 'fake-model',
    scoringVersion: '1+fake',
    evaluatedAsOf: '2026-11',
    usage: NO_USAGE,
    latencyMs: 7,
    modelUnreachable: false,
    retryAfterMs: null,
    ...overrides,
  };
}

function scoredResults(request: ScoreRequest): CandidateResult[] {
  return request.candidates.map(({ id }, index) => scoredCandidate({ candidateId: id, index }));
}

/** A Silver result whose fields all differ from their neighbours. */
export function scoredCandidate(overrides: Partial<ScoredCandidate> = {}): ScoredCandidate {
  return {
    candidateId: 'c1',
    index: 0,
    status: 'scored',
    warnings: ['no_team_profile'],
    latencyMs: 6,
    cached: false,
    card: {
      matchScore: 91,
      tier: 'Silver',
      tierLabel: 'The Mirror',
      adaptability: 64,
      focusPenalty: 12,
      trajectoryBonus: 3,
      silentSkill: 'Steady under incident pressure',
      analysis: 'Shows every requirement.',
      reasoning: '91, Silver: every must-have is shown.',
      criteria: [
        {
          requirement: '5+ years of TypeScript',
          kind: 'must',
          weight: 3,
          status: 'met',
          coverage: 1,
          evidence: 'TypeScript services since 2017',
        },
      ],
    },
    ...overrides,
  };
}
