import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { ENDPOINTS } from '../../functions/endpoints.ts';
import { readSettings, SETTINGS } from '../../lib/settings.ts';
import { type BicepObject, Expression, isBicepObject, readTemplate } from '../helpers/bicep.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Settings that have no place on the platform: its port is its own, and what they hold would be secrets there. */
const LOCAL_ONLY = ['PORT', 'API_KEYS', 'AZURE_OPENAI_API_KEY', 'TABLES_CONNECTION_STRING'];

/** What the platform's host and the identity library read. */
const PLATFORM = [
  'AzureWebJobsStorage__accountName',
  'AzureWebJobsStorage__credential',
  'AzureWebJobsStorage__clientId',
  'APPLICATIONINSIGHTS_CONNECTION_STRING',
  'APPLICATIONINSIGHTS_AUTHENTICATION_STRING',
  'AZURE_CLIENT_ID',
  'AZURE_TOKEN_CREDENTIALS',
];

/** Where the platform's default is another one, and why it can't be that of a local run. */
const DECIDED_HERE = ['MODEL_PROVIDER', 'KEY_DIRECTORY'];

let defaults: BicepObject;
let platform: BicepObject;
/** Settings that overrides change, and those that they can't. */
let fittingHere: string[];
let decidedByDeployment: string[];

beforeAll(async () => {
  const app = await readTemplate('modules/function-app.bicep');
  defaults = objectOf(app.variables.get('settingDefaults'));
  platform = objectOf(app.variables.get('platformSettings'));
  const { modules } = await readTemplate('main.bicep');
  const settings = modules.find(({ symbol }) => symbol === 'functionApp')?.parameters.settings;
  const text = settings instanceof Expression ? settings.text : '';
  const [, fitting = '', decided = ''] =
    /^union\(\s*(\{[\s\S]*\}),\s*settingOverrides,\s*(\{[\s\S]*\})\s*\)$/.exec(text) ?? [];
  fittingHere = namesIn(fitting);
  decidedByDeployment = namesIn(decided);
});

function namesIn(object: string): string[] {
  return [...object.matchAll(/^\s*([A-Z_]+): /gm)].map(([, name = '']) => name);
}

function objectOf(value: unknown): BicepObject {
  if (typeof value !== 'object' || value === null)
    throw new Error('There is no such object in the template.');
  const object = Object.fromEntries(Object.entries(value));
  if (!isBicepObject(object)) throw new Error('This is not an object.');
  return object;
}

describe('the app settings of the templates', () => {
  it('are the settings of the service, all of them and no others', () => {
    const wanted = SETTINGS.map(({ name }) => name).filter((name) => !LOCAL_ONLY.includes(name));
    expect(Object.keys(defaults).sort()).toEqual(wanted.sort());
  });

  it('have the defaults of the service', () => {
    const expected = SETTINGS.filter(({ name }) => name in defaults && !DECIDED_HERE.includes(name));
    for (const { name, defaultValue } of expected) {
      expect({ name, value: defaults[name] }).toEqual({ name, value: defaultValue ?? '' });
    }
    expect(expected.length).toBeGreaterThan(10);
  });

  it('are set by the deployment only where the service knows them', () => {
    const names = [...fittingHere, ...decidedByDeployment];
    expect(names.length).toBeGreaterThan(5);
    expect(names.filter((name) => !(name in defaults))).toEqual([]);
  });

  it('can be overridden, but for addresses of what is deployed and what has a parameter of its own', () => {
    expect(decidedByDeployment.sort()).toEqual([
      'AZURE_OPENAI_DEPLOYMENT',
      'AZURE_OPENAI_ENDPOINT',
      'HEALTH_REQUIRES_KEY',
      'HTTP_AUTH_LEVEL',
      'STORE_PREFIX',
      'TABLES_ENDPOINT',
    ]);
    expect(fittingHere.sort()).toEqual(['RATE_LIMIT_STORE', 'REDIS_URL', 'TRUSTED_PROXIES']);
  });

  it('that can not be overridden are named in the guide, since the template drops them without a word', () => {
    const guide = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8');
    const paragraph = /^`settingOverrides` can change[\s\S]*?\n\n/m.exec(guide)?.[0] ?? '';
    const named = [...paragraph.matchAll(/`([A-Z]+_[A-Z_]+)`/g)].map(([, name]) => name);
    expect(named.sort()).toEqual(decidedByDeployment.sort());
  });

  it('have beside them only what the platform and the identity library read', () => {
    expect(Object.keys(platform).sort()).toEqual([...PLATFORM].sort());
  });

  it('start the service on the platform', () => {
    const env = Object.fromEntries(Object.entries(defaults).map(([name, value]) => [name, String(value)]));
    const settings = readSettings({
      ...env,
      WEBSITE_INSTANCE_ID: 'instance',
      AZURE_OPENAI_ENDPOINT: 'https://oai-scoring.openai.azure.com/',
      AZURE_OPENAI_DEPLOYMENT: 'scoring',
      TABLES_ENDPOINT: 'https://stscoring.table.core.windows.net/',
      RATE_LIMIT_STORE: 'redis',
      REDIS_URL: 'rediss://redis-scoring.westeurope.redis.azure.net:10000',
    });
    expect(settings).toMatchObject({
      modelProvider: 'azure-openai',
      keyDirectory: 'table',
      azureOpenAi: { apiKey: null },
    });
  });

  it('begin table names as the settings do', () => {
    expect(readFileSync(join(ROOT, 'infra/main.bicep'), 'utf8')).toMatch(
      new RegExp(`param storePrefix string = '${String(defaults.STORE_PREFIX)}'`),
    );
  });
});

describe('the tables of the templates', () => {
  it('are those that the service names', async () => {
    const folder = join(ROOT, 'lib/accounts/tables');
    const named = readdirSync(folder).flatMap((file) =>
      [...readFileSync(join(folder, file), 'utf8').matchAll(/_TABLE = '(\w+)'/g)].map(([, name]) => name),
    );
    const { variables } = await readTemplate('modules/storage.bicep');
    expect([...Object.values(objectOf(variables.get('tableNames')))].sort()).toEqual(named.sort());
  });
});

describe('the front door', () => {
  it('lets through without a key what needs none, and nothing else', async () => {
    const { variables } = await readTemplate('modules/front-door.bicep');
    const open = ENDPOINTS.filter(({ access, name }) => access === 'open' && name !== 'zz-not-found');
    const firstSegments = open.map(({ route }) => route.split('/')[0]);
    expect(Object.values(objectOf(variables.get('openPaths'))).sort()).toEqual(
      [...new Set(firstSegments)].sort(),
    );
    const keyed = ENDPOINTS.filter(({ access }) => access !== 'open').map(({ route }) => route.split('/')[0]);
    expect(keyed.filter((segment) => firstSegments.includes(segment))).toEqual([]);
  });
});
