import { type AuditRecord, candidateDigest } from '../../lib/accounts/audit.ts';

/** The record of a Silver candidate. */
export function auditRecord(overrides: Partial<AuditRecord> = {}): AuditRecord {
  return {
    atMs: Date.UTC(2026, 10, 21, 12),
    organization: 'acme',
    requestId: 'request-1',
    index: 0,
    candidate: candidateDigest('acme', 'c1'),
    model: 'fake-model',
    scoringVersion: '1+fake',
    evaluatedAsOf: '2026-11',
    status: 'scored',
    error: null,
    score: 91,
    tier: 'Silver',
    criteria: [{ kind: 'must', weight: 3, status: 'met' }],
    warnings: ['no_team_profile'],
    cached: false,
    ...overrides,
  };
}
