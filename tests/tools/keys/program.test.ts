import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { keyDigest } from '../../../lib/accounts/api-key.ts';
import { OrganizationRegistry } from '../../../lib/accounts/tables/organization-registry.ts';
import { createTableAccount, type TableAccount } from '../../../lib/accounts/tables/table-account.ts';
import { TableAuditStore } from '../../../lib/accounts/tables/table-audit-store.ts';
import { createTableKeyLookUp } from '../../../lib/accounts/tables/table-key-look-up.ts';
import { createTableTeamProfileStore } from '../../../lib/accounts/tables/table-team-profiles.ts';
import { createTableUsageStore } from '../../../lib/accounts/tables/table-usage-store.ts';
import { utcDay } from '../../../lib/accounts/usage.ts';
import { noUsage } from '../../../lib/accounts/usage-counts.ts';
import { createProgram } from '../../../tools/keys/program.ts';
import { runProgram } from '../../../tools/keys/run-program.ts';
import { auditRecord } from '../../helpers/audit-record.ts';
import { type Azurite, freshPrefix, startAzurite, withWrongKey } from '../../helpers/azurite.ts';

const TODAY = utcDay(Date.now());
const ON_PLATFORM = ['--function-app', 'my-app', '--resource-group', 'my-group'];
const NEW_KEY = /^css_[\w-]{43}$/;

/** Writes down how it is called, and the key from the file that it is given. Fails when it is told to. */
const FAKE_AZ = `#!/bin/sh
echo "$@" >> "$AZ_LOG"
for argument in "$@"; do
  case "$argument" in @*) cat "\${argument#@}" >> "$AZ_LOG"; echo >> "$AZ_LOG" ;; esac
done
[ ! -e "$AZ_LOG.fail" ]
`;

let azurite: Azurite;
let directory: string;
let prefix: string;
let account: TableAccount;
let azLog: string;
let waits: number[];
/** Of the organizations, while a command waited. */
let statesAtWaits: string[];

beforeAll(async () => {
  azurite = await startAzurite();
  directory = mkdtempSync(join(tmpdir(), 'az-'));
  writeFileSync(join(directory, 'az'), FAKE_AZ);
  chmodSync(join(directory, 'az'), 0o700);
});
beforeEach(() => {
  prefix = freshPrefix();
  account = createTableAccount({ endpoint: null, connectionString: azurite.connectionString, prefix });
  azLog = join(directory, `${prefix}.log`);
  waits = [];
  statesAtWaits = [];
});
afterAll(async () => {
  rmSync(directory, { recursive: true });
  await azurite.stop();
});

async function run(args: string, { input = '', path = `${directory}:${process.env.PATH}`, env = {} } = {}) {
  const lines: string[] = [];
  const errors: string[] = [];
  const code = await runProgram(createProgram, args.split(' ').filter(Boolean), {
    env: {
      PATH: path,
      AZ_LOG: azLog,
      TABLES_CONNECTION_STRING: azurite.connectionString,
      STORE_PREFIX: prefix,
      ...env,
    },
    readInput: async () => input,
    wait: async (delayMs) => {
      waits.push(delayMs);
      statesAtWaits.push(...(await new OrganizationRegistry({ account }).list()).map(({ state }) => state));
    },
    print: (text) => lines.push(...text.split('\n')),
    printError: (text) => errors.push(...text.split('\n')),
  });
  return { code, lines, text: lines.join('\n'), error: errors.join('\n') };
}

async function createKey(args = ''): Promise<string> {
  const { lines } = await run(`keys create acme ${args}`);
  const key = lines.find((line) => NEW_KEY.test(line));
  if (key === undefined) throw new Error('No key was shown.');
  return key;
}

function find(key: string) {
  return createTableKeyLookUp({ account, now: Date.now })(keyDigest(key));
}

function azCalls(): string[] {
  return existsSync(azLog) ? readFileSync(azLog, 'utf8').trim().split('\n') : [];
}

function idOf(key: string): string {
  return keyDigest(key).toString('hex').slice(0, 8);
}

describe('help', () => {
  it.each([
    ['--help', ['organizations', 'keys', 'usage', 'audit', 'TABLES_ENDPOINT', 'Examples']],
    ['organizations --help', ['create', 'list', 'set-plan', 'suspend', 'resume', 'delete']],
    ['keys --help', ['create', 'list', 'rotate', 'revoke', 'import']],
    ['keys create --help', ['--function-app', '--resource-group', '--dry-run']],
    ['usage --help', ['--from', '--to', '--csv']],
  ])('of %s names everything there is', async (args, words) => {
    const { code, text } = await run(args);
    expect(code).toBe(0);
    for (const word of words) expect(text).toContain(word);
  });

  it.each(['organizations', 'keys'])('of %s sums up its commands by their names', async (group) => {
    const { lines } = await run(`${group} --help`);
    const commands = lines
      .slice(lines.indexOf('Commands:'))
      .flatMap((line) => /^ {2}([\w-]+)/.exec(line)?.[1] ?? []);
    expect(commands.length).toBeGreaterThan(4);
    expect(lines[2]?.split(', ')).toEqual(commands.filter((name) => name !== 'help'));
  });

  it.each(['nonsense', 'keys create', 'organizations create acme', 'organizations create acme --plan gold'])(
    'is offered, with exit code 2, for: %s',
    async (args) => {
      const { code, error } = await run(args);
      expect(code).toBe(2);
      expect(error).toMatch(/^error: /);
    },
  );

  it('says which settings are missing', async () => {
    const { code, error } = await run('organizations list', { env: { TABLES_CONNECTION_STRING: '' } });
    expect([code, error]).toEqual([1, expect.stringContaining('TABLES_ENDPOINT')]);
  });

  it.each([
    ['TABLES_CONNECTION_STRING', 'nonsense', /^TABLES_CONNECTION_STRING must be the connection string/],
    ['TABLES_ENDPOINT', 'nonsense', /^TABLES_ENDPOINT must be an https address/],
    ['TABLES_ENDPOINT', 'https://example.com', /^TABLES_ENDPOINT must not be set beside TABLES_CONNECTION/],
    ['TABLES_CONNECTION_STRING', 'AccountName=x', / TABLES_CONNECTION_STRING needs DefaultEndpointsProtocol/],
    ['STORE_PREFIX', '1-bad', /^STORE_PREFIX must be a letter/],
  ])('says which rule %s breaks', async (name, value, message) => {
    const { code, error } = await run('organizations list', { env: { [name]: value } });
    expect([code, error]).toEqual([1, expect.stringMatching(message)]);
  });

  it.each([
    ['organizations create acme --plan free --name=', '--name'],
    ['keys create acme --function-app= --resource-group g', '--function-app'],
    ['keys create acme --function-app -app --resource-group g', '--function-app'],
    ['keys create acme --function-app my-app --resource-group=', '--resource-group'],
    ['usage acme --from 2026-02-30', '--from'],
    ['usage acme --from 2026-11-02 --to 2026-11-01', '--from'],
    ['audit acme --to tomorrow', '--to'],
    ['audit acme --from 2026-11-02 --to 2026-11-01', '--from'],
  ])('names the option that is wrong in: %s', async (args, option) => {
    const { code, error } = await run(args);
    expect(code).toBeGreaterThan(0);
    expect(error).toContain(option);
    expect(error).not.toMatch(/^ +at /m);
  });

  it('says that the tables are out of reach', async () => {
    const gone = azurite.connectionString.replace(/:\d+\//, ':1/');
    const { code, error } = await run('organizations list', { env: { TABLES_CONNECTION_STRING: gone } });
    expect([code, error]).toEqual([1, expect.stringContaining("can't be reached")]);
    expect(error).not.toContain('AccountKey');
  });

  it('says that the tables refuse the key of their account', async () => {
    const env = { TABLES_CONNECTION_STRING: withWrongKey(azurite.connectionString) };
    const { code, error } = await run('organizations list', { env });
    expect([code, error]).toEqual([1, expect.stringMatching(/^The tables refuse access\..*$/)]);
  });
});

describe('organizations', () => {
  it('are created, listed, changed, suspended and resumed', async () => {
    expect((await run('organizations create acme --plan free --name Acme')).code).toBe(0);
    expect((await run('organizations create acme --plan free')).error).toContain('there already');
    await run('organizations set-plan acme --plan corporate');
    await run('organizations suspend acme');
    expect((await run('organizations list')).lines).toEqual([
      expect.stringMatching(/^ORGANIZATION +PLAN +STATE +KEYS +CREATED +NAME$/),
      expect.stringMatching(/^acme +corporate +suspended +0 +\d{4}-\d\d-\d\d +Acme$/),
    ]);
    await run('organizations resume acme');
    expect((await run('organizations list')).text).toMatch(/corporate +active/);
  });

  it('are deleted with all that the tables hold of them, and only when it is meant', async () => {
    await run('organizations create acme --plan free');
    const key = await createKey();
    const profiles = createTableTeamProfileStore({ account });
    const usage = createTableUsageStore(account, 'a');
    const audit = new TableAuditStore({ account, retentionDays: 30 });
    for (const organization of ['acme', 'globex']) {
      await profiles.put(organization, { name: 'Team' });
      await usage.write({ organization, date: TODAY, counts: { ...noUsage(), requests: 1 } });
      await audit.write([{ ...auditRecord({ organization, atMs: Date.now() }), id: 'x' }]);
    }
    const kept = async (organization: string) => {
      const records = [];
      for await (const record of audit.read(organization, { from: TODAY, to: TODAY })) records.push(record);
      const days = await usage.read(organization, { from: TODAY, to: TODAY });
      return [(await profiles.get(organization)) === null ? 0 : 1, days.length, records.length];
    };

    expect((await run('organizations delete acme')).error).toContain('--yes');
    expect((await run('organizations delete acme --yes --dry-run')).text).toContain('Would delete');
    expect(await kept('acme')).toEqual([1, 1, 1]);
    expect(waits).toEqual([]);
    expect((await run('organizations delete acme --yes')).code).toBe(0);
    // Until then an instance may know the keys, and write what was used with them.
    expect(waits).toEqual([100_000]);
    expect(statesAtWaits).toEqual(['suspended']);
    expect(await kept('acme')).toEqual([0, 0, 0]);
    expect(await kept('globex')).toEqual([1, 1, 1]);
    expect(await find(key)).toBeNull();
    expect((await run('organizations list')).text).not.toContain('acme');
  });

  it('that were suspended before are deleted after what is left of the wait', async () => {
    await run('organizations create acme --plan free');
    await run('organizations suspend acme');
    expect((await run('organizations delete acme --yes')).code).toBe(0);
    expect(waits).toEqual([expect.any(Number)]);
    expect(waits[0]).toBeLessThan(100_000);
  });
});

describe('keys', () => {
  beforeEach(async () => {
    await run('organizations create acme --plan business');
  });

  it('are shown once, when they are created, and listed without being shown', async () => {
    const key = await createKey();
    expect(await find(key)).toEqual({ organization: 'acme', plan: 'business' });
    const { text } = await run('keys list acme');
    expect(text).toMatch(new RegExp(`^${idOf(key)} +active +generated +${TODAY} +\\S+`, 'm'));
    expect(text).not.toContain(key);
  });

  it('are rotated without a gap', async () => {
    const old = await createKey();
    const { lines, text } = await run('keys rotate acme');
    const next = lines.find((line) => NEW_KEY.test(line)) ?? '';
    expect(text).toContain(`keys revoke acme ${idOf(old)}`);
    expect([await find(old), await find(next)]).not.toContain(null);
    expect((await run('keys rotate acme')).error).toContain('revoke the older one');
    expect((await run(`keys revoke acme ${idOf(old)}`)).code).toBe(0);
    expect([await find(old), (await find(next))?.organization]).toEqual([null, 'acme']);
    expect((await run('keys list acme')).text).toMatch(/revoked +generated/);
  });

  it('must be there to be rotated', async () => {
    expect((await run('keys rotate acme')).error).toContain('no active key');
  });

  it('are imported from standard input', async () => {
    const key = 'a-function-key-of-the-platform==';
    expect((await run('keys import acme', { input: `${key}\n` })).code).toBe(0);
    expect(await find(key)).not.toBeNull();
    expect((await run('keys import acme', { input: '' })).error).toContain('20 to 256');
  });
});

describe('keys of the platform', () => {
  beforeEach(async () => {
    await run('organizations create acme --plan business');
  });

  it('are set and deleted together with those of the app, and never stand on a command line', async () => {
    const key = await createKey(ON_PLATFORM.join(' '));
    const name = `acme-${idOf(key)}`;
    const [call = '', passed] = azCalls();
    expect(call).toMatch(
      new RegExp(
        `^functionapp keys set --name my-app --resource-group my-group --key-type functionKeys --key-name ${name} --key-value @`,
      ),
    );
    expect(call).not.toContain(key);
    expect(passed).toBe(key);
    expect(existsSync(/@(\S+)/.exec(call)?.[1] ?? '')).toBe(false);

    await run(`keys revoke acme ${idOf(key)} ${ON_PLATFORM.join(' ')}`);
    expect(azCalls().at(-1)).toBe(
      `functionapp keys delete --name my-app --resource-group my-group --key-type functionKeys --key-name ${name} --output none`,
    );
  });

  it('leave no key of the app behind when they can not be set', async () => {
    writeFileSync(`${azLog}.fail`, '');
    const { code, error, text } = await run(`keys create acme ${ON_PLATFORM.join(' ')}`);
    expect([code, error]).toEqual([1, expect.stringContaining('az functionapp keys set failed')]);
    expect(text).not.toMatch(/css_/);
    expect((await run('keys list acme')).lines).toHaveLength(1);
  });

  it('do not keep a key of the app from being revoked', async () => {
    const key = await createKey(ON_PLATFORM.join(' '));
    writeFileSync(`${azLog}.fail`, '');
    expect((await run(`keys revoke acme ${idOf(key)} ${ON_PLATFORM.join(' ')}`)).code).toBe(1);
    expect(await find(key)).toBeNull();
  });

  it('go with their organization', async () => {
    const key = await createKey(ON_PLATFORM.join(' '));
    const before = azCalls().length;
    const failure = `${azLog}.fail`;
    writeFileSync(failure, '');
    const failed = await run(`organizations delete acme --yes ${ON_PLATFORM.join(' ')}`);
    expect([failed.code, await find(key)]).toEqual([1, null]);
    rmSync(failure);
    const { code, text } = await run(`organizations delete acme --yes ${ON_PLATFORM.join(' ')}`);
    expect([code, text]).toEqual([0, expect.stringContaining('and on the function app my-app')]);
    const deletion = `functionapp keys delete --name my-app --resource-group my-group --key-type functionKeys --key-name acme-${idOf(key)}`;
    expect(azCalls().slice(before)).toEqual([
      expect.stringContaining(deletion),
      expect.stringContaining(deletion),
    ]);
    expect((await run('organizations list')).lines).toHaveLength(1);
  });

  it('need the program az, and both names', async () => {
    const { error } = await run(`keys create acme ${ON_PLATFORM.join(' ')}`, { path: '/nowhere' });
    expect(error).toContain('az is not installed');
    expect((await run('keys create acme --function-app my-app')).error).toContain('go together');
  });
});

describe('--dry-run', () => {
  it('says what would be done, and does nothing', async () => {
    await run('organizations create acme --plan business');
    const key = await createKey();
    for (const [args, words] of [
      ['organizations create globex --plan free', 'Would create the organization globex with the plan free'],
      ['organizations set-plan acme --plan free', 'Would change acme from business to free'],
      ['organizations suspend acme', 'acme would be suspended'],
      [
        `keys create acme ${ON_PLATFORM.join(' ')}`,
        'Would create a key of acme, here and on the function app my-app',
      ],
      ['keys rotate acme', 'Would create a second key of acme'],
      [`keys revoke acme ${idOf(key)}`, `Would revoke the key ${idOf(key)} of acme`],
      ['keys import acme', 'Would import a key of acme'],
    ] as const) {
      const { code, text } = await run(`${args} --dry-run`);
      expect([code, text]).toEqual([0, expect.stringContaining(words)]);
    }
    for (const [args, words] of [
      ['organizations create acme --plan free', 'is there already'],
      ['organizations create not+a+name --plan free', 'must be 1 to 63'],
      ['keys create nobody', 'no organization nobody'],
    ] as const) {
      expect(await run(`${args} --dry-run`)).toMatchObject({
        code: 1,
        error: expect.stringContaining(words),
      });
    }
    expect(azCalls()).toEqual([]);
    expect((await run('organizations list')).lines).toHaveLength(2);
    expect((await run('keys list acme')).lines).toHaveLength(2);
    expect(await find(key)).toEqual({ organization: 'acme', plan: 'business' });
  });
});

describe('usage', () => {
  beforeEach(async () => {
    await run('organizations create acme --plan business');
    const counts = { ...noUsage(), requests: 12, candidatesScored: 3, latencies: { 7: 3 } };
    await createTableUsageStore(account, 'a').write({ organization: 'acme', date: TODAY, counts });
  });

  it('is printed as a table of the days that have any, with a total', async () => {
    const { lines } = await run('usage acme');
    expect(lines).toEqual([
      expect.stringMatching(/^acme, business, \d{4}-\d\d-\d\d to /),
      '',
      expect.stringMatching(/^date +requests +rate_limited/),
      expect.stringMatching(new RegExp(`^${TODAY} +12 +0 +0 +3 +0 .* 7 +7$`)),
      expect.stringMatching(/^total +12 /),
    ]);
  });

  it('is printed as CSV of every day', async () => {
    const { lines } = await run(`usage acme --to ${TODAY} --csv`);
    expect(lines).toHaveLength(31);
    expect(lines[0]).toMatch(/^date,requests,rate_limited,errors,scored,failed,gold/);
    expect(lines.at(-1)).toBe(`${TODAY},12,0,0,3,0,0,0,0,0,0,0,7,7`);
  });

  it('has the ranges of the interface', async () => {
    expect((await run('usage acme --from 2099-01-01')).error).toContain('--from must not be after today');
    expect((await run('usage acme --from 2026-11-20 --to 2026-11-01')).error).toBe(
      '--from must not be after --to.',
    );
    expect((await run('usage nobody')).error).toContain('no organization nobody');
  });
});
