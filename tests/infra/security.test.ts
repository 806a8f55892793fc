import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { type BicepResource, type BicepTemplate, readTemplate, valueAt } from '../helpers/bicep.ts';

const INFRA = join(import.meta.dirname, '../../infra');
const PATHS = ['main.bicep', ...readdirSync(join(INFRA, 'modules')).map((name) => `modules/${name}`)].filter(
  (path) => path.endsWith('.bicep'),
);

const templates = new Map<string, BicepTemplate>();

beforeAll(async () => {
  for (const path of PATHS) templates.set(path, await readTemplate(path));
});

function resourcesOf(type: string): BicepResource[] {
  const found = [...templates.values()].flatMap(({ resources }) => resources);
  return found.filter((resource) => resource.type === type && !resource.isExisting);
}

describe('the deployed resources', () => {
  it.each([
    ['Microsoft.Storage/storageAccounts', 'properties.allowSharedKeyAccess', false],
    ['Microsoft.Storage/storageAccounts', 'properties.allowBlobPublicAccess', false],
    ['Microsoft.Storage/storageAccounts', 'properties.minimumTlsVersion', 'TLS1_2'],
    ['Microsoft.Storage/storageAccounts', 'properties.supportsHttpsTrafficOnly', true],
    ['Microsoft.Storage/storageAccounts/blobServices/containers', 'properties.publicAccess', 'None'],
    ['Microsoft.CognitiveServices/accounts', 'properties.disableLocalAuth', true],
    ['Microsoft.CognitiveServices/accounts/deployments', 'properties.versionUpgradeOption', 'NoAutoUpgrade'],
    ['Microsoft.Cache/redisEnterprise', 'properties.minimumTlsVersion', '1.2'],
    ['Microsoft.Cache/redisEnterprise/databases', 'properties.accessKeysAuthentication', 'Disabled'],
    ['Microsoft.Cache/redisEnterprise/databases', 'properties.clientProtocol', 'Encrypted'],
    ['Microsoft.Insights/components', 'properties.DisableLocalAuth', true],
    ['Microsoft.OperationalInsights/workspaces', 'properties.features.disableLocalAuth', true],
    ['Microsoft.Web/serverfarms', 'sku.name', 'FC1'],
    ['Microsoft.Web/sites', 'properties.httpsOnly', true],
    ['Microsoft.Web/sites', 'properties.siteConfig.minTlsVersion', '1.2'],
    ['Microsoft.Web/sites', 'properties.siteConfig.ftpsState', 'Disabled'],
    ['Microsoft.Web/sites', 'identity.type', 'UserAssigned'],
    [
      'Microsoft.Web/sites',
      'properties.functionAppConfig.deployment.storage.authentication.type',
      'UserAssignedIdentity',
    ],
    ['Microsoft.Web/sites/basicPublishingCredentialsPolicies', 'properties.allow', false],
  ])('%s have %s = %s', (type, path, expected) => {
    const values = resourcesOf(type).map(({ body }) => valueAt(body, path));
    expect(values.length).toBeGreaterThan(0);
    expect(values.filter((value) => value !== expected)).toEqual([]);
  });

  it('ask for no key of another resource', () => {
    for (const path of PATHS) {
      expect(readFileSync(join(INFRA, path), 'utf8')).not.toMatch(
        /\blist(Keys|Secrets|AccountSas|\w*Credentials)\b|AccountKey=/i,
      );
    }
  });
});

describe('secrets', () => {
  it('are declared as such', () => {
    for (const { parameters } of templates.values()) {
      const unprotected = parameters.filter(
        ({ name, isSecure }) =>
          /(key|secret|password|token)$/i.test(name) && name !== 'healthRequiresKey' && !isSecure,
      );
      expect(unprotected.map(({ name }) => name)).toEqual([]);
    }
  });

  it('are in no output', () => {
    for (const [path, { outputs, parameters }] of templates) {
      const secrets = parameters.filter(({ isSecure }) => isSecure).map(({ name }) => name);
      for (const [name, value] of outputs) {
        const isSafe =
          !secrets.some((secret) => value.includes(secret)) &&
          !/key|secret|password|connectionString/i.test(value);
        expect({ path, name, isSafe }).toEqual({ path, name, isSafe: true });
      }
    }
  });

  it('go to a module only where they are declared as such again', () => {
    const main = templates.get('main.bicep');
    const receivers = (main?.modules ?? []).filter(({ text }) => /: probeKey\b/.test(text));
    expect(receivers.map(({ path }) => path)).toEqual(['modules/availability.bicep']);
    const received = templates.get('modules/availability.bicep')?.parameters ?? [];
    expect(received.find(({ name }) => name === 'probeKey')?.isSecure).toBe(true);
  });
});

describe('roles', () => {
  const ROLE_NAME = /^guid\((\w+)\.id, (\w+), roleIds\.(\w+)\)$/;
  const assignments = () => resourcesOf('Microsoft.Authorization/roleAssignments');

  it('are given one by one, under names that scope, principal and role make', () => {
    expect(assignments()).toHaveLength(6);
    const given = assignments().map(({ text }) => {
      const name = /^ {2}name: (.*)$/m.exec(text)?.[1] ?? '';
      const [, scope, principal, role] = ROLE_NAME.exec(name) ?? [];
      expect(text).toContain(`scope: ${scope}\n`);
      expect(text).toContain(`principalId: ${principal}\n`);
      expect(text.split(`roleIds.${role}`)).toHaveLength(3);
      return `${principal} ${role} ${scope}`;
    });
    expect(new Set(given).size).toBe(given.length);
  });

  it('give the app no right to manage anything', () => {
    const ids = [...readFileSync(join(INFRA, 'modules/roles.bicep'), 'utf8').matchAll(/'([0-9a-f-]{36})'/g)];
    // Owner, Contributor and User Access Administrator.
    const managers = [
      '8e3af657-a8ff-443c-a75c-2fe8c4bcb635',
      'b24988ac-6180-42a0-ab88-20f7382dd24c',
      '18d7d88d-d35e-4fb5-a5c3-7773c20a72d9',
    ];
    expect(ids.length).toBe(5);
    expect(ids.filter(([, id = '']) => managers.includes(id))).toEqual([]);
  });
});
