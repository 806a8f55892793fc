import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { auditLine, candidateDigest, type StoredAuditRecord } from '../../../lib/accounts/audit.ts';
import {
  createStoredAuditTrail,
  LOGGED_AUDIT_TRAIL,
  NO_AUDIT_TRAIL,
} from '../../../lib/accounts/audit-trail.ts';
import { StoreUnavailableError } from '../../../lib/accounts/store-unavailable.ts';
import { auditRecord } from '../../helpers/audit-record.ts';

describe('a record in the log', () => {
  it('is one line that says what was assessed, by what and with which result', () => {
    expect(JSON.parse(auditLine(auditRecord()))).toEqual({
      event: 'audit',
      time: '2026-11-21T12:00:00.000Z',
      organization: 'acme',
      request_id: 'request-1',
      index: 0,
      candidate_sha256: candidateDigest('acme', 'c1'),
      model: 'fake-model',
      scoring_version: '1+fake',
      evaluated_as_of: '2026-11',
      status: 'scored',
      error: null,
      match_score: 91,
      tier: 'Silver',
      criteria: [{ kind: 'must', weight: 3, status: 'met' }],
      warnings: ['no_team_profile'],
      cached: false,
    });
    expect(auditLine(auditRecord())).not.toContain('\n');
  });

  it('names a candidate by a digest that is another one at each organization', () => {
    expect(candidateDigest('acme', 'c1')).toMatch(/^[0-9a-f]{64}$/);
    expect(candidateDigest('acme', 'c1')).not.toBe(candidateDigest('globex', 'c1'));
    expect(candidateDigest('acme', 'c1')).not.toBe(candidateDigest('acme', 'c2'));
  });
});

describe('the audit trail that is off', () => {
  it('leaves nothing', async () => {
    const lines: string[] = [];
    NO_AUDIT_TRAIL.record([auditRecord()], (line) => lines.push(line));
    await NO_AUDIT_TRAIL.close();
    expect(lines).toEqual([]);
  });
});

describe('the audit trail in the log', () => {
  it('is a line for each record', async () => {
    const lines: string[] = [];
    LOGGED_AUDIT_TRAIL.record([auditRecord(), auditRecord({ index: 1 })], (line) => lines.push(line));
    await LOGGED_AUDIT_TRAIL.close();
    expect(lines.map((line) => JSON.parse(line).index)).toEqual([0, 1]);
  });
});

describe('the audit trail in a store', () => {
  const store = { written: [] as StoredAuditRecord[][], isGone: false };
  const reasons: string[] = [];
  const losses: number[] = [];

  function trail() {
    return createStoredAuditTrail({
      store: {
        async write(records) {
          if (store.isGone) throw new StoreUnavailableError('audit_trail');
          store.written.push([...records]);
        },
      },
      log: { failed: (reason) => void reasons.push(reason), worked: () => undefined },
      lastFlushTimeoutMs: 50,
      onLoss: (records) => void losses.push(records),
    });
  }

  beforeEach(() => {
    jest.useFakeTimers();
    store.written = [];
    store.isGone = false;
    reasons.length = 0;
    losses.length = 0;
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('is written together a little later, and in the log at once', async () => {
    const lines: string[] = [];
    const audit = trail();
    for (let index = 0; index < 3; index += 1) {
      audit.record([auditRecord({ index })], (line) => lines.push(line));
    }
    expect(lines).toHaveLength(3);
    expect(store.written).toEqual([]);
    await jest.advanceTimersByTimeAsync(2_000);
    expect(store.written.map((records) => records.map(({ index }) => index))).toEqual([[0, 1, 2]]);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(store.written).toHaveLength(1);
  });

  it('waits for a store that is gone, with the same ids', async () => {
    const audit = trail();
    store.isGone = true;
    audit.record([auditRecord()], () => undefined);
    await jest.advanceTimersByTimeAsync(20_000);
    audit.record([auditRecord({ index: 1 })], () => undefined);
    store.isGone = false;
    await jest.advanceTimersByTimeAsync(2_000);
    const ids = store.written.flat().map(({ id }) => id);
    expect(new Set(ids).size).toBe(2);
  });

  it('says when it can hold no more, and keeps the oldest', async () => {
    const audit = trail();
    store.isGone = true;
    for (let request = 0; request < 210; request += 1) {
      const records = Array.from({ length: 50 }, (_, index) => auditRecord({ atMs: request, index }));
      audit.record(records, () => undefined);
    }
    expect(reasons).toContain('BufferFull');
    store.isGone = false;
    await jest.advanceTimersByTimeAsync(2_000);
    const written = store.written.flat();
    expect(written).toHaveLength(10_000);
    expect(written[0]?.atMs).toBe(0);
    expect(losses).toEqual([500]);
  });

  it('writes what is left when it is closed', async () => {
    const audit = trail();
    audit.record([auditRecord()], () => undefined);
    await audit.close();
    expect(store.written.flat()).toHaveLength(1);
  });

  it('says when it is closed how many records are in the log alone', async () => {
    const audit = trail();
    store.isGone = true;
    audit.record([auditRecord(), auditRecord({ index: 1 })], () => undefined);
    jest.useRealTimers();
    await audit.close();
    expect(losses).toEqual([2]);
  });
});
