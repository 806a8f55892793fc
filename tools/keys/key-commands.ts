import type { Command } from 'commander';
import { type ListedKey, OrganizationRegistry } from '../../lib/accounts/tables/organization-registry.ts';
import type { KeyRecord } from '../../lib/accounts/tables/organization-rows.ts';
import { CommandError, type Console } from './console.ts';
import { type FunctionApp, keyId, platformKeyName } from './function-app.ts';
import {
  alsoOn,
  type PlatformOptions,
  platformOf,
  platformOptionsText,
  withPlatformOptions,
} from './platform-options.ts';
import { tablesOf } from './tables.ts';
import { textTable } from './text-table.ts';

interface ChangeOptions extends PlatformOptions {
  dryRun?: boolean;
}

/** Adds `keys`. */
export function addKeyCommands(program: Command, console: Console): void {
  const keys = program.command('keys').description('create, list, rotate, revoke, import');
  const registry = () => new OrganizationRegistry({ account: tablesOf(console) });
  const changing = (name: string, description: string) =>
    withPlatformOptions(keys.command(name).description(description)).option(
      '--dry-run',
      'say what would be done, and do nothing',
    );

  changing('create <organization>', 'make a key and show it, once').action(
    async (organization: string, options: ChangeOptions) => {
      const platform = platformOf(options, console);
      await registry().requireRoomForKey(organization);
      if (options.dryRun) {
        console.print(`Would create a key of ${organization}${alsoOn(options)}.`);
        return;
      }
      showNewKey(console, await createKey(registry(), platform, organization));
    },
  );

  keys
    .command('list <organization>')
    .description('show its keys, without the keys themselves')
    .action(async (organization: string) => {
      const rows = (await registry().listKeys(organization)).map((key) => [
        keyId(key),
        key.isActive ? 'active' : 'revoked',
        key.origin,
        key.createdAt.slice(0, 10),
        key.lastUsedOn ?? 'never',
        key.revokedAt?.slice(0, 10) ?? '',
      ]);
      console.print(textTable(['ID', 'STATE', 'ORIGIN', 'CREATED', 'LAST USED', 'REVOKED'], rows));
    });

  changing(
    'rotate <organization>',
    'make a second key; the first goes on working until it is revoked',
  ).action(async (organization: string, options: ChangeOptions) => {
    const platform = platformOf(options, console);
    const active = await activeKeys(registry(), organization);
    const [old] = active;
    if (old === undefined) throw new CommandError(`${organization} has no active key: create one.`);
    if (active.length > 1) {
      throw new CommandError(
        `${organization} has two active keys: revoke the older one, ${keyId(old)}, first.`,
      );
    }
    if (options.dryRun) {
      console.print(`Would create a second key of ${organization}${alsoOn(options)}.`);
      return;
    }
    showNewKey(console, await createKey(registry(), platform, organization));
    console.print(
      `The key ${keyId(old)} goes on working. When it is used no more: npm run keys -- keys revoke ${organization} ${keyId(old)}${platformOptionsText(options)}`,
    );
  });

  changing('revoke <organization> <id>', 'stop a key for good').action(
    async (organization: string, id: string, options: ChangeOptions) => {
      const platform = platformOf(options, console);
      const key = await registry().findKey(organization, id);
      if (options.dryRun) {
        console.print(`Would revoke the key ${keyId(key)} of ${organization}${alsoOn(options)}.`);
        return;
      }
      // The app first: with that the key opens nothing, whatever becomes of the platform's.
      await registry().revokeKey(organization, key.digest);
      await platform?.deleteKey(platformKeyName(key));
      console.print(`Revoked the key ${keyId(key)} of ${organization}.`);
    },
  );

  changing(
    'import <organization>',
    'take over a key that callers use already, read from standard input',
  ).action(async (organization: string, options: ChangeOptions) => {
    const platform = platformOf(options, console);
    await registry().requireRoomForKey(organization);
    if (options.dryRun) {
      console.print(`Would import a key of ${organization}${alsoOn(options)}.`);
      return;
    }
    const key = (await console.readInput()).trim();
    const record = await registry().importKey(organization, key);
    await provision(registry(), platform, record, key);
    console.print(`Imported the key ${keyId(record)} of ${organization}.`);
  });
}

async function createKey(
  registry: OrganizationRegistry,
  platform: FunctionApp | null,
  organization: string,
): Promise<{ key: string; record: KeyRecord }> {
  const created = await registry.createKey(organization);
  await provision(registry, platform, created.record, created.key);
  return created;
}

/** Sets the platform's key; when that fails the app's is taken back, so that the two agree. */
async function provision(
  registry: OrganizationRegistry,
  platform: FunctionApp | null,
  record: KeyRecord,
  key: string,
): Promise<void> {
  try {
    await platform?.setKey(platformKeyName(record), key);
  } catch (error) {
    await registry.discardKey(record);
    throw error;
  }
}

async function activeKeys(registry: OrganizationRegistry, organization: string): Promise<ListedKey[]> {
  return (await registry.listKeys(organization)).filter((key) => key.isActive);
}

function showNewKey(console: Console, { key, record }: { key: string; record: KeyRecord }): void {
  console.print(`Created the key ${keyId(record)} of ${record.organization}. It is shown only now:`);
  console.print(key);
}
