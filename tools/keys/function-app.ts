import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { KeyRecord } from '../../lib/accounts/tables/organization-rows.ts';
import { errorCode } from '../../lib/error-code.ts';
import { CommandError } from '../command-line.ts';

const run = promisify(execFile);

/** The keys that the platform checks before the app does. */
export interface FunctionApp {
  setKey(name: string, key: string): Promise<void>;
  /** Does nothing when there is none of this name. */
  deleteKey(name: string): Promise<void>;
}

/** So much of a digest names a key. */
const ID_LENGTH = 8;

/** What a person calls a key. */
export function keyId({ digest }: Pick<KeyRecord, 'digest'>): string {
  return digest.slice(0, ID_LENGTH);
}

/** How a key is called on the platform: by it a key there is matched with one here. */
export function platformKeyName(key: Pick<KeyRecord, 'organization' | 'digest'>): string {
  return `${key.organization}-${keyId(key)}`;
}

/**
 * Function keys of the whole app, through the program `az`, signed in already. A key is passed in a file that only this
 * user can read, never on a command line, which everyone on the machine can.
 */
export function createFunctionApp(
  app: { functionApp: string; resourceGroup: string },
  env: Readonly<Record<string, string | undefined>>,
): FunctionApp {
  async function az(command: 'set' | 'delete', name: string, ...args: string[]): Promise<void> {
    const target = ['--name', app.functionApp, '--resource-group', app.resourceGroup];
    const key = ['--key-type', 'functionKeys', '--key-name', name, ...args];
    try {
      await run('az', ['functionapp', 'keys', command, ...target, ...key, '--output', 'none'], {
        env: { ...env },
      });
    } catch (error) {
      throw new CommandError(
        errorCode(error) === 'ENOENT'
          ? 'The program az is not installed; it is needed for --function-app.'
          : `az functionapp keys ${command} failed for ${name}. Is az signed in, and may it do that?`,
      );
    }
  }
  return {
    async setKey(name, key) {
      const directory = await mkdtemp(join(tmpdir(), 'key-'));
      try {
        const file = join(directory, 'key');
        await writeFile(file, key, { mode: 0o600 });
        await az('set', name, '--key-value', `@${file}`);
      } finally {
        await rm(directory, { recursive: true });
      }
    },
    deleteKey: (name) => az('delete', name),
  };
}
