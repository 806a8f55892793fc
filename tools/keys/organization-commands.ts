import { type Command, Option } from 'commander';
import { PLAN_NAMES, type PlanName } from '../../lib/accounts/plans.ts';
import { OrganizationRegistry } from '../../lib/accounts/tables/organization-registry.ts';
import type { OrganizationState } from '../../lib/accounts/tables/organization-rows.ts';
import { CommandError, type Console } from './console.ts';
import { platformKeyName } from './function-app.ts';
import { displayName } from './option-rules.ts';
import { alsoOn, type PlatformOptions, platformOf, withPlatformOptions } from './platform-options.ts';
import { removeOrganizationData, suspendForRemoval } from './remove-organization.ts';
import { tablesOf } from './tables.ts';
import { textTable } from './text-table.ts';

const DRY_RUN = ['--dry-run', 'say what would be done, and do nothing'] as const;

interface ChangeOptions {
  dryRun?: boolean;
}

/** Adds `organizations`. */
export function addOrganizationCommands(program: Command, console: Console): void {
  const organizations = program.command('organizations').description('create, list, change, suspend, delete');
  const registry = () => new OrganizationRegistry({ account: tablesOf(console) });
  const planOption = () => new Option('--plan <plan>', 'what it has bought').choices(PLAN_NAMES);

  organizations
    .command('create <organization>')
    .description('add an organization; it has no key yet')
    .addOption(planOption().makeOptionMandatory())
    .option('--name <name>', 'its name for people', displayName)
    .option(...DRY_RUN)
    .action(async (organization: string, options: ChangeOptions & { plan: PlanName; name?: string }) => {
      if (options.dryRun) {
        await registry().requireFree(organization);
        console.print(`Would create the organization ${organization} with the plan ${options.plan}.`);
        return;
      }
      await registry().create(organization, options.plan, options.name ?? organization);
      console.print(`Created the organization ${organization} with the plan ${options.plan}.`);
    });

  organizations
    .command('list')
    .description('show every organization')
    .action(async () => {
      const rows = (await registry().list()).map((one) => [
        one.organization,
        one.plan,
        one.state,
        one.activeKeys.length,
        one.createdAt.slice(0, 10),
        one.displayName,
      ]);
      console.print(textTable(['ORGANIZATION', 'PLAN', 'STATE', 'KEYS', 'CREATED', 'NAME'], rows));
    });

  organizations
    .command('set-plan <organization>')
    .description('change what it has bought')
    .addOption(planOption().makeOptionMandatory())
    .option(...DRY_RUN)
    .action(async (organization: string, { plan, dryRun }: ChangeOptions & { plan: PlanName }) => {
      const current = await registry().find(organization);
      if (!dryRun) await registry().setPlan(organization, plan);
      console.print(
        `${dryRun ? 'Would change' : 'Changed'} ${organization} from ${current.plan} to ${plan}.`,
      );
    });

  const addStateCommand = (name: string, state: OrganizationState, description: string) =>
    organizations
      .command(`${name} <organization>`)
      .description(description)
      .option(...DRY_RUN)
      .action(async (organization: string, { dryRun }: ChangeOptions) => {
        await registry().find(organization);
        if (!dryRun) await registry().setState(organization, state);
        console.print(`${organization} ${dryRun ? 'would be' : 'is'} ${state}.`);
      });
  addStateCommand('suspend', 'suspended', 'stop all of its keys, and keep everything');
  addStateCommand('resume', 'active', 'let its keys work again');

  withPlatformOptions(organizations.command('delete <organization>'))
    .description('remove it with its keys, team profile, usage and audit records, for good')
    .option('--yes', 'really do it')
    .option(...DRY_RUN)
    .action(async (organization: string, options: ChangeOptions & PlatformOptions & { yes?: boolean }) => {
      const { yes, dryRun } = options;
      const platform = platformOf(options, console);
      const keys = await registry().listKeys(organization);
      const what = `${organization} with its keys, team profile, usage and audit records`;
      if (dryRun || !yes) {
        console.print(`Would delete ${what}${alsoOn(options)}.`);
        if (!dryRun) throw new CommandError('Nothing was deleted: say --yes to do it.');
        return;
      }
      const account = tablesOf(console);
      const waitMs = await suspendForRemoval(account, organization, Date.now());
      if (waitMs > 0) {
        const seconds = Math.ceil(waitMs / 1000);
        console.print(
          `Suspended ${organization}. Waiting ${seconds} s, until nothing is written for it any more; when this is ended, delete again.`,
        );
        await console.wait(waitMs);
      }
      // While the names of the keys are known here.
      for (const key of keys) await platform?.deleteKey(platformKeyName(key));
      await removeOrganizationData(account, organization);
      console.print(`Deleted ${what}${alsoOn(options)}.`);
    });
}
