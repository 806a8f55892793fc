import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { candidateDigest } from '../../../lib/accounts/audit.ts';
import { OrganizationRegistry } from '../../../lib/accounts/tables/organization-registry.ts';
import type { TableAccount } from '../../../lib/accounts/tables/table-account.ts';
import { TableAuditStore } from '../../../lib/accounts/tables/table-audit-store.ts';
import { createProgram } from '../../../tools/keys/program.ts';
import { runProgram } from '../../../tools/keys/run-program.ts';
import { auditRecord } from '../../helpers/audit-record.ts';
import { type Azurite, freshTables, startAzurite, withWrongKey } from '../../helpers/azurite.ts';

let azurite: Azurite;
let account: TableAccount & { prefix: string };
beforeAll(async () => {
  azurite = await startAzurite();
});
beforeEach(() => {
  account = freshTables(azurite.connectionString);
});
afterAll(async () => {
  await azurite.stop();
});

async function run(args: string, connectionString = azurite.connectionString) {
  const lines: string[] = [];
  const errors: string[] = [];
  const code = await runProgram(createProgram, args.split(' '), {
    env: { TABLES_CONNECTION_STRING: connectionString, STORE_PREFIX: account.prefix },
    readInput: async () => '',
    wait: async () => undefined,
    print: (text) => lines.push(...text.split('\n')),
    printError: (text) => errors.push(...text.split('\n')),
  });
  return { code, lines, error: errors.join('\n') };
}

describe('audit', () => {
  it('prints all that is kept, or the days that it is asked for, however many', async () => {
    const days = ['2026-01-05', '2026-06-05', '2026-11-05'];
    for (const day of days) {
      const atMs = Date.parse(day);
      const store = new TableAuditStore({ account, retentionDays: 400, now: () => atMs });
      await store.write([{ ...auditRecord({ atMs }), id: 'x' }]);
    }
    expect((await run('audit acme')).lines).toHaveLength(3);
    expect((await run('audit acme --from 2026-01-06')).lines).toHaveLength(2);
    expect((await run('audit acme --from 2026-01-05 --to 2026-06-05')).lines).toHaveLength(2);
  });

  it('prints records, of one candidate when it is asked to', async () => {
    const store = new TableAuditStore({ account, retentionDays: 30 });
    await store.write([
      { ...auditRecord({ atMs: Date.now(), candidate: candidateDigest('acme', 'c1') }), id: 'a' },
      { ...auditRecord({ atMs: Date.now(), candidate: candidateDigest('acme', 'c2') }), id: 'b' },
    ]);
    expect((await run('audit acme')).lines).toHaveLength(2);
    const { lines } = await run('audit acme --candidate c2');
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { event: 'audit', candidate_sha256: candidateDigest('acme', 'c2'), match_score: 91 },
    ]);
    expect((await run('audit acme --csv --candidate c2')).lines).toEqual([
      expect.stringMatching(/^time,request_id,index,candidate_sha256,status,error,match_score,tier,/),
      expect.stringMatching(
        new RegExp(`,${candidateDigest('acme', 'c2')},scored,,91,Silver,false,fake-model,`),
      ),
    ]);
  });

  it('tells a name of which nothing is kept from one without such records', async () => {
    await new OrganizationRegistry({ account }).create('globex', 'free', 'Globex');
    const store = new TableAuditStore({ account, retentionDays: 30 });
    await store.write([{ ...auditRecord({ atMs: Date.now() }), id: 'a' }]);
    for (const args of ['audit globex', 'audit acme --candidate nobody']) {
      const { code, lines, error } = await run(args);
      expect([code, lines, error]).toEqual([
        0,
        [],
        expect.stringMatching(/^There are no such records of \w+\.$/),
      ]);
    }
    for (const args of ['audit acne', "audit acme'"]) {
      const { code, lines, error } = await run(args);
      expect([code, lines]).toEqual([1, []]);
      expect(error).toContain('no such records of ac');
      expect(error).toContain('no organization of this name');
    }
  });

  it('says in a line when the tables refuse access or are out of reach', async () => {
    const refused = await run('audit acme', withWrongKey(azurite.connectionString));
    expect(refused).toEqual({
      code: 1,
      lines: [],
      error: expect.stringMatching(/^The tables refuse access\..*$/),
    });
    const gone = await run('audit acme', azurite.connectionString.replace(/:\d+\//, ':1/'));
    expect(gone).toEqual({
      code: 1,
      lines: [],
      error: expect.stringMatching(/^The tables can't be reached\..*$/),
    });
  });
});
