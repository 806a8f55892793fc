import type { Command } from 'commander';
import { type ListedKey, OrganizationRegistry } from '../../lib/accounts/tables/organization-registry.ts';
import type { KeyRecord } from '../../lib/accounts/tables/organization-rows.ts';
import { CommandError, type Console } from './console.ts';
import { createFunctionApp, type FunctionApp, platformKeyName } from './function-app.ts';
import { functionAppName, resourceGroupName } from './option-rules.ts';
import { tablesOf } from './tables.ts';
import { textTable } from './text-table.ts';

/** So much of a digest names a key. */
const ID_LENGTH = 8;

interface ChangeOptions {
  dryRun?: boolean;
  functionApp?: string;
  resourceGroup?: string;
}

/** Adds `keys`. */
export function addKeyCommands(program: Command, console: Console): void {
  const keys = program.command('keys').description('create, list, rotate, revoke, import');
  const registry = () => new OrganizationRegistry({ account: tablesOf(console) });
  const changing = (name: string, description: string) =>
    keys
      .command(name)
      .description(description)
      .option(
        '--function-app <name>',
        "change the platform's function key too, with the program az",
        functionAppName,
      )
      .option('--resource-group <name>', 'of the function app', resourceGroupName)
      .option('--dry-run', 'say what would be done, and do nothing');

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
        idOf(key),
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
        `${organization} has two active keys: revoke the older one, ${idOf(old)}, first.`,
      );
    }
    if (options.dryRun) {
      console.print(`Would create a second key of ${organization}${alsoOn(options)}.`);
      return;
    }
    showNewKey(console, await createKey(registry(), platform, organization));
    console.print(
      `The key ${idOf(old)} goes on working. When it is used no more: npm run keys -- keys revoke ${organization} ${idOf(old)}${platformOptions(options)}`,
    );
  });

  changing('revoke <organization> <id>', 'stop a key for good').action(
    async (organization: string, id: string, options: ChangeOptions) => {
      const platform = platformOf(options, console);
      const key = await registry().findKey(organization, id);
      if (options.dryRun) {
        console.print(`Would revoke the key ${idOf(key)} of ${organization}${alsoOn(options)}.`);
        return;
      }
      // The app first: with that the key opens nothing, whatever becomes of the platform's.
      await registry().revokeKey(organization, key.digest);
      await platform?.deleteKey(platformKeyName(organization, idOf(key)));
      console.print(`Revoked the key ${idOf(key)} of ${organization}.`);
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
    console.print(`Imported the key ${idOf(record)} of ${organization}.`);
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
    await platform?.setKey(platformKeyName(record.organization, idOf(record)), key);
  } catch (error) {
    await registry.discardKey(record);
    throw error;
  }
}

async function activeKeys(registry: OrganizationRegistry, organization: string): Promise<ListedKey[]> {
  return (await registry.listKeys(organization)).filter((key) => key.isActive);
}

function showNewKey(console: Console, { key, record }: { key: string; record: KeyRecord }): void {
  console.print(`Created the key ${idOf(record)} of ${record.organization}. It is shown only now:`);
  console.print(key);
}

function platformOf({ functionApp, resourceGroup }: ChangeOptions, { env }: Console): FunctionApp | null {
  if (functionApp === undefined && resourceGroup === undefined) return null;
  if (functionApp === undefined || resourceGroup === undefined) {
    throw new CommandError('--function-app and --resource-group go together.');
  }
  return createFunctionApp({ functionApp, resourceGroup }, env);
}

function alsoOn({ functionApp }: ChangeOptions): string {
  return functionApp === undefined ? '' : `, here and on the function app ${functionApp}`;
}

/** As they were written, for a command that should follow. */
function platformOptions({ functionApp, resourceGroup }: ChangeOptions): string {
  return functionApp === undefined ? '' : ` --function-app ${functionApp} --resource-group ${resourceGroup}`;
}

function idOf({ digest }: Pick<KeyRecord, 'digest'>): string {
  return digest.slice(0, ID_LENGTH);
}
