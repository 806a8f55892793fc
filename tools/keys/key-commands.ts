import type { Command } from 'commander';
import { OrganizationRegistry } from '../../lib/accounts/tables/organization-registry.ts';
import type { KeyRecord } from '../../lib/accounts/tables/organization-rows.ts';
import { CommandError } from '../command-line.ts';
import type { Console } from './console.ts';
import { DRY_RUN, type DryRunOptions } from './dry-run.ts';
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

type ChangeOptions = PlatformOptions & DryRunOptions;

/** Adds `keys`. */
export function addKeyCommands(program: Command, console: Console): void {
  const group = program.command('keys').description('create, list, rotate, revoke, import');
  const commands = new KeyCommands(console);
  const changing = (name: string, description: string) =>
    withPlatformOptions(group.command(name).description(description)).option(...DRY_RUN);

  changing('create <organization>', 'make a key and show it, once').action(
    (organization: string, options: ChangeOptions) => commands.create(organization, options),
  );
  group
    .command('list <organization>')
    .description('show its keys, without the keys themselves')
    .action((organization: string) => commands.list(organization));
  changing(
    'rotate <organization>',
    'make a second key; the first goes on working until it is revoked',
  ).action((organization: string, options: ChangeOptions) => commands.rotate(organization, options));
  changing('revoke <organization> <id>', 'stop a key for good').action(
    (organization: string, id: string, options: ChangeOptions) => commands.revoke(organization, id, options),
  );
  changing(
    'import <organization>',
    'take over a key that callers use already, read from standard input',
  ).action((organization: string, options: ChangeOptions) => commands.import(organization, options));
}

/** What the commands do. Each checks its options and what is there before it says what it would do, or does it. */
class KeyCommands {
  readonly #console: Console;

  constructor(console: Console) {
    this.#console = console;
  }

  async create(organization: string, options: ChangeOptions): Promise<void> {
    const platform = platformOf(options, this.#console);
    await this.#registry.requireRoomForKey(organization);
    if (options.dryRun) {
      this.#console.print(`Would create a key of ${organization}${alsoOn(options)}.`);
      return;
    }
    await this.#createKey(platform, organization);
  }

  async list(organization: string): Promise<void> {
    const rows = (await this.#registry.listKeys(organization)).map((key) => [
      keyId(key),
      key.isActive ? 'active' : 'revoked',
      key.origin,
      key.createdAt.slice(0, 10),
      key.lastUsedOn ?? 'never',
      key.revokedAt?.slice(0, 10) ?? '',
    ]);
    this.#console.print(textTable(['ID', 'STATE', 'ORIGIN', 'CREATED', 'LAST USED', 'REVOKED'], rows));
  }

  async rotate(organization: string, options: ChangeOptions): Promise<void> {
    const platform = platformOf(options, this.#console);
    const active = (await this.#registry.listKeys(organization)).filter((key) => key.isActive);
    const [old] = active;
    if (old === undefined) throw new CommandError(`${organization} has no active key: create one.`);
    if (active.length > 1) {
      throw new CommandError(
        `${organization} has two active keys: revoke the older one, ${keyId(old)}, first.`,
      );
    }
    if (options.dryRun) {
      this.#console.print(`Would create a second key of ${organization}${alsoOn(options)}.`);
      return;
    }
    await this.#createKey(platform, organization);
    this.#console.print(
      `The key ${keyId(old)} goes on working. When it is used no more: npm run keys -- keys revoke ${organization} ${keyId(old)}${platformOptionsText(options)}`,
    );
  }

  async revoke(organization: string, id: string, options: ChangeOptions): Promise<void> {
    const platform = platformOf(options, this.#console);
    const key = await this.#registry.findKey(organization, id);
    if (options.dryRun) {
      this.#console.print(`Would revoke the key ${keyId(key)} of ${organization}${alsoOn(options)}.`);
      return;
    }
    // The app first: with that the key opens nothing, whatever becomes of the platform's.
    await this.#registry.revokeKey(organization, key.digest);
    await platform?.deleteKey(platformKeyName(key));
    this.#console.print(`Revoked the key ${keyId(key)} of ${organization}.`);
  }

  async import(organization: string, options: ChangeOptions): Promise<void> {
    const platform = platformOf(options, this.#console);
    await this.#registry.requireRoomForKey(organization);
    if (options.dryRun) {
      this.#console.print(`Would import a key of ${organization}${alsoOn(options)}.`);
      return;
    }
    const key = (await this.#console.readInput()).trim();
    const record = await this.#registry.importKey(organization, key);
    await provision(this.#registry, platform, record, key);
    this.#console.print(`Imported the key ${keyId(record)} of ${organization}.`);
  }

  get #registry(): OrganizationRegistry {
    return new OrganizationRegistry({ account: tablesOf(this.#console) });
  }

  async #createKey(platform: FunctionApp | null, organization: string): Promise<void> {
    const { key, record } = await this.#registry.createKey(organization);
    await provision(this.#registry, platform, record, key);
    this.#console.print(`Created the key ${keyId(record)} of ${organization}. It is shown only now:`);
    this.#console.print(key);
  }
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
