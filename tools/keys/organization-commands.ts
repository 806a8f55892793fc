import { type Command, Option } from 'commander';
import { PLAN_NAMES, type PlanName } from '../../lib/accounts/plans.ts';
import { OrganizationRegistry } from '../../lib/accounts/tables/organization-registry.ts';
import type { OrganizationState } from '../../lib/accounts/tables/organization-rows.ts';
import { CommandError } from '../command-line.ts';
import type { Console } from './console.ts';
import { DRY_RUN, type DryRunOptions } from './dry-run.ts';
import { platformKeyName } from './function-app.ts';
import { displayName } from './option-rules.ts';
import { alsoOn, type PlatformOptions, platformOf, withPlatformOptions } from './platform-options.ts';
import { removeOrganizationData, suspendForRemoval } from './remove-organization.ts';
import { tablesOf } from './tables.ts';
import { textTable } from './text-table.ts';

/** Adds `organizations`. */
export function addOrganizationCommands(program: Command, console: Console): void {
  const group = program
    .command('organizations')
    .description('create, list, set-plan, suspend, resume, delete');
  const commands = new OrganizationCommands(console);
  const command = (name: string, description: string) => group.command(name).description(description);
  const planOption = () => new Option('--plan <plan>', 'what it has bought').choices(PLAN_NAMES);

  command('create <organization>', 'add an organization; it has no key yet')
    .addOption(planOption().makeOptionMandatory())
    .option('--name <name>', 'its name for people', displayName)
    .option(...DRY_RUN)
    .action((organization: string, options: CreateOptions) => commands.create(organization, options));
  command('list', 'show every organization').action(() => commands.list());
  command('set-plan <organization>', 'change what it has bought')
    .addOption(planOption().makeOptionMandatory())
    .option(...DRY_RUN)
    .action((organization: string, options: PlanOptions) => commands.setPlan(organization, options));
  command('suspend <organization>', 'stop all of its keys, and keep everything')
    .option(...DRY_RUN)
    .action((organization: string, options: DryRunOptions) =>
      commands.setState(organization, 'suspended', options),
    );
  command('resume <organization>', 'let its keys work again')
    .option(...DRY_RUN)
    .action((organization: string, options: DryRunOptions) =>
      commands.setState(organization, 'active', options),
    );
  withPlatformOptions(
    command(
      'delete <organization>',
      'remove it with its keys, team profile, usage and audit records, for good',
    ),
  )
    .option('--yes', 'really do it')
    .option(...DRY_RUN)
    .action((organization: string, options: DeleteOptions) => commands.delete(organization, options));
}

interface PlanOptions extends DryRunOptions {
  plan: PlanName;
}

interface CreateOptions extends PlanOptions {
  name?: string;
}

interface DeleteOptions extends DryRunOptions, PlatformOptions {
  yes?: boolean;
}

/** What the commands do. */
class OrganizationCommands {
  readonly #console: Console;

  constructor(console: Console) {
    this.#console = console;
  }

  async create(organization: string, { plan, name, dryRun }: CreateOptions): Promise<void> {
    if (dryRun) {
      await this.#registry.requireFree(organization);
      this.#console.print(`Would create the organization ${organization} with the plan ${plan}.`);
      return;
    }
    await this.#registry.create(organization, plan, name ?? organization);
    this.#console.print(`Created the organization ${organization} with the plan ${plan}.`);
  }

  async list(): Promise<void> {
    const rows = (await this.#registry.list()).map((one) => [
      one.organization,
      one.plan,
      one.state,
      one.activeKeys.length,
      one.createdAt.slice(0, 10),
      one.displayName,
    ]);
    this.#console.print(textTable(['ORGANIZATION', 'PLAN', 'STATE', 'KEYS', 'CREATED', 'NAME'], rows));
  }

  async setPlan(organization: string, { plan, dryRun }: PlanOptions): Promise<void> {
    const current = await this.#registry.find(organization);
    if (!dryRun) await this.#registry.setPlan(organization, plan);
    this.#console.print(
      `${dryRun ? 'Would change' : 'Changed'} ${organization} from ${current.plan} to ${plan}.`,
    );
  }

  async setState(organization: string, state: OrganizationState, { dryRun }: DryRunOptions): Promise<void> {
    await this.#registry.find(organization);
    if (!dryRun) await this.#registry.setState(organization, state);
    this.#console.print(`${organization} ${dryRun ? 'would be' : 'is'} ${state}.`);
  }

  async delete(organization: string, options: DeleteOptions): Promise<void> {
    const { yes, dryRun } = options;
    const platform = platformOf(options, this.#console);
    const keys = await this.#registry.listKeys(organization);
    const what = `${organization} with its keys, team profile, usage and audit records`;
    if (dryRun || !yes) {
      this.#console.print(`Would delete ${what}${alsoOn(options)}.`);
      if (!dryRun) throw new CommandError('Nothing was deleted: say --yes to do it.');
      return;
    }
    const account = tablesOf(this.#console);
    const waitMs = await suspendForRemoval(account, organization, Date.now());
    if (waitMs > 0) {
      const seconds = Math.ceil(waitMs / 1000);
      this.#console.print(
        `Suspended ${organization}. Waiting ${seconds} s, until nothing is written for it any more; when this is ended, delete again.`,
      );
      await this.#console.wait(waitMs);
    }
    // While the names of the keys are known here.
    for (const key of keys) await platform?.deleteKey(platformKeyName(key));
    await removeOrganizationData(account, organization);
    this.#console.print(`Deleted ${what}${alsoOn(options)}.`);
  }

  get #registry(): OrganizationRegistry {
    return new OrganizationRegistry({ account: tablesOf(this.#console) });
  }
}
