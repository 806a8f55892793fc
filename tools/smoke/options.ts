import { RuleProblem, secureUrl } from '../../lib/settings/setting-rules.ts';
import { CommandError, readArguments } from '../command-line.ts';

export const SMOKE_USAGE = `Usage: npm run smoke -- --url URL [--key KEY] [options]

Checks a running deployment from outside against the contract. It is safe in production: it changes nothing, scores
one candidate who does not exist, and needs seven requests of the key's limit. Like all requests these count in the
usage of the key's organization, and the candidate is in its audit trail: take a key of an organization of your own,
or a temporary one.

  --url URL          address of the service, without /api
  --key KEY          API key of any plan; better in the environment variable SMOKE_KEY
  --temporary-key    instead of a key: makes one of the organization smoke-test in the tables (TABLES_ENDPOINT,
                     STORE_PREFIX) and removes it at the end
  --function-app NAME --resource-group NAME
                     makes the temporary key known to the platform too, through the program az
  --version VERSION  the version that health must report
  --wait SECONDS     wait that long for this version to answer, as after a release (default 0)
  --skip-scoring     do not score, which costs tokens
  --help             this text`;

export interface SmokeOptions {
  /** Without a slash at the end. */
  url: string;
  /** `null` for a temporary one. */
  key: string | null;
  /** Where the platform is to know the temporary key too; `null` for nowhere. */
  functionApp: { name: string; resourceGroup: string } | null;
  version: string | null;
  waitSeconds: number;
  skipScoring: boolean;
}

/**
 * Reads the command line; `null` when only the help was asked for.
 *
 * @throws CommandError for anything that can't be used
 */
export function parseSmokeArguments(
  args: readonly string[],
  env: Record<string, string | undefined>,
): SmokeOptions | null {
  const { values } = readArguments({
    args: [...args],
    options: {
      url: { type: 'string' },
      key: { type: 'string' },
      'temporary-key': { type: 'boolean', default: false },
      'function-app': { type: 'string' },
      'resource-group': { type: 'string' },
      version: { type: 'string' },
      wait: { type: 'string', default: '0' },
      'skip-scoring': { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return null;
  const url = secureUrl.read(values.url ?? '');
  if (url === undefined || url instanceof RuleProblem)
    throw new CommandError(`--url must be ${secureUrl.text}.`);
  if (/\/api$/i.test(url)) throw new CommandError('--url must be without /api at the end: the test adds it.');
  const key = values['temporary-key'] ? null : (values.key ?? env.SMOKE_KEY ?? '');
  if (key === '') {
    throw new CommandError('A key is needed: --key, the environment variable SMOKE_KEY, or --temporary-key.');
  }
  if (!/^\d{1,4}$/.test(values.wait)) throw new CommandError('--wait must be a number of seconds.');
  return {
    url,
    key,
    functionApp: functionAppOf(values['function-app'], values['resource-group'], key),
    version: values.version ?? null,
    waitSeconds: Number(values.wait),
    skipScoring: values['skip-scoring'],
  };
}

function functionAppOf(
  name: string | undefined,
  resourceGroup: string | undefined,
  key: string | null,
): SmokeOptions['functionApp'] {
  if (name === undefined && resourceGroup === undefined) return null;
  if (name === undefined || resourceGroup === undefined || key !== null) {
    throw new CommandError('--function-app and --resource-group go together, with --temporary-key.');
  }
  return { name, resourceGroup };
}
