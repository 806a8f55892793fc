import type { Command } from 'commander';
import { CommandError } from '../command-line.ts';
import type { Console } from './console.ts';
import { createFunctionApp, type FunctionApp } from './function-app.ts';
import { functionAppName, resourceGroupName } from './option-rules.ts';

export interface PlatformOptions {
  functionApp?: string;
  resourceGroup?: string;
}

/** Adds the options that name the function app whose keys a command changes too. */
export function withPlatformOptions(command: Command): Command {
  return command
    .option(
      '--function-app <name>',
      "change the platform's function keys too, with the program az",
      functionAppName,
    )
    .option('--resource-group <name>', 'of the function app', resourceGroupName);
}

/** `null` when the options name none. */
export function platformOf(
  { functionApp, resourceGroup }: PlatformOptions,
  { env }: Pick<Console, 'env'>,
): FunctionApp | null {
  if (functionApp === undefined && resourceGroup === undefined) return null;
  if (functionApp === undefined || resourceGroup === undefined) {
    throw new CommandError('--function-app and --resource-group go together.');
  }
  return createFunctionApp({ functionApp, resourceGroup }, env);
}

/** What a message adds where the platform is changed too. */
export function alsoOn({ functionApp }: PlatformOptions): string {
  return functionApp === undefined ? '' : `, here and on the function app ${functionApp}`;
}

/** As they were written, for a command that should follow. */
export function platformOptionsText({ functionApp, resourceGroup }: PlatformOptions): string {
  return functionApp === undefined ? '' : ` --function-app ${functionApp} --resource-group ${resourceGroup}`;
}
