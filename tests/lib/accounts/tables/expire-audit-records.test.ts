import { describe, expect, it } from '@jest/globals';
import { expireAuditRecords } from '../../../../lib/accounts/tables/expire-audit-records.ts';
import { eventually } from '../../../helpers/eventually.ts';

describe('the expiry of audit records', () => {
  it('takes place soon after the start, and again, whether or not the tables are there', async () => {
    const tries: string[] = [];
    const store = {
      async removeExpired() {
        tries.push('try');
        if (tries.length === 1) throw new Error('The tables are gone.');
        return [];
      },
    };
    expireAuditRecords(store, { firstAfterMs: 5, everyMs: 5 });
    expect(tries).toEqual([]);
    await eventually(() => expect(tries.length).toBeGreaterThanOrEqual(3));
  });
});
