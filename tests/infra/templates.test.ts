import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { type BicepTemplate, parseTemplate, readTemplate } from '../helpers/bicep.ts';

const INFRA = join(import.meta.dirname, '../../infra');
const MODULE_PATHS = readdirSync(join(INFRA, 'modules'))
  .filter((name) => name.endsWith('.bicep'))
  .map((name) => `modules/${name}`);
const PATHS = ['main.bicep', ...MODULE_PATHS];

/** What is used of Bicep's functions: a name that is not here is a typing error, or belongs here. */
const FUNCTIONS = [
  'concat',
  'empty',
  'flatten',
  'guid',
  'length',
  'loadTextContent',
  'map',
  'range',
  'replace',
  'resourceGroup',
  'string',
  'subscriptionResourceId',
  'take',
  'toLower',
  'union',
  'uniqueString',
];
const DECORATORS = ['allowed', 'description', 'maxLength', 'maxValue', 'minLength', 'minValue', 'secure'];

const templates = new Map<string, BicepTemplate>();

beforeAll(async () => {
  for (const path of PATHS) templates.set(path, await readTemplate(path));
});

function template(path: string): BicepTemplate {
  const found = templates.get(path);
  if (found === undefined) throw new Error(`There is no template ${path}.`);
  return found;
}

describe.each(PATHS)('%s', (path) => {
  it('is Bicep', () => {
    expect(template(path).errors).toEqual([]);
  });

  it('uses what is declared, and all of it', () => {
    expect({ undeclared: template(path).undeclared, unused: template(path).unused }).toEqual({
      undeclared: [],
      unused: [],
    });
  });

  it('calls functions that there are', () => {
    const known = [...FUNCTIONS, ...DECORATORS];
    expect(template(path).functions.filter((name) => !known.includes(name))).toEqual([]);
  });

  it('pins stable API versions', () => {
    const versions = template(path).resources.map(({ apiVersion }) => apiVersion);
    expect(versions.filter((version) => !/^20\d\d-\d\d-\d\d$/.test(version))).toEqual([]);
  });
});

describe('the templates together', () => {
  const allResources = () => [...templates.values()].flatMap(({ resources }) => resources);

  it('take one API version for each type', () => {
    const versions = new Map<string, Set<string>>();
    for (const { type, apiVersion } of allResources()) {
      versions.set(type, (versions.get(type) ?? new Set()).add(apiVersion));
    }
    expect([...versions].filter(([, used]) => used.size > 1)).toEqual([]);
  });

  it('use every module, and only modules that there are', () => {
    const used = template('main.bicep').modules.map(({ path }) => path);
    expect([...used].sort()).toEqual([...MODULE_PATHS].sort());
  });

  it('pass every module the parameters that it needs, and no others', () => {
    for (const { path, parameters } of template('main.bicep').modules) {
      const declared = template(path).parameters;
      const passed = Object.keys(parameters);
      const needed = declared.filter(({ hasDefault }) => !hasDefault).map(({ name }) => name);
      expect({ path, missing: needed.filter((name) => !passed.includes(name)) }).toEqual({
        path,
        missing: [],
      });
      const names = declared.map(({ name }) => name);
      expect({ path, unknown: passed.filter((name) => !names.includes(name)) }).toEqual({
        path,
        unknown: [],
      });
    }
  });

  it('read only outputs that a module has', () => {
    const source = readFileSync(join(INFRA, 'main.bicep'), 'utf8');
    const modules = new Map(template('main.bicep').modules.map(({ symbol, path }) => [symbol, path]));
    const reads = [...source.matchAll(/\b(\w+)\.\??outputs\.\??(\w+)/g)];
    expect(reads.length).toBeGreaterThan(10);
    for (const [read, symbol = '', output = ''] of reads) {
      const outputs = [...template(modules.get(symbol) ?? '').outputs.keys()];
      expect({ read, isThere: outputs.includes(output) }).toEqual({ read, isThere: true });
    }
  });

  it('load only files that there are', () => {
    for (const path of PATHS) {
      const folder = join(INFRA, path, '..');
      const source = readFileSync(join(INFRA, path), 'utf8');
      for (const [, file = ''] of source.matchAll(/loadTextContent\('([^']+)'\)/g)) {
        expect({ file, isThere: existsSync(join(folder, file)) }).toEqual({ file, isThere: true });
      }
    }
  });

  it('tag everything that can be tagged', () => {
    const untagged = allResources().filter(
      ({ isExisting, body }) => !isExisting && 'location' in body && !('tags' in body),
    );
    expect(untagged.map(({ symbol }) => symbol)).toEqual([]);
  });

  it('document every parameter of the deployment', () => {
    const undocumented = template('main.bicep').parameters.filter(({ description }) => description === null);
    expect(undocumented.map(({ name }) => name)).toEqual([]);
  });

  it('have parameters that the guide names, all of them', () => {
    const guide = readFileSync(join(INFRA, '../docs/operations.md'), 'utf8');
    const unnamed = template('main.bicep').parameters.filter(({ name }) => !guide.includes(`\`${name}\``));
    expect(unnamed.map(({ name }) => name)).toEqual([]);
  });
});

describe('main.bicepparam', () => {
  it('sets parameters that there are, and all that are needed', async () => {
    const source = readFileSync(join(INFRA, 'main.bicepparam'), 'utf8');
    expect(source).toMatch(/^using 'main\.bicep'$/m);
    // The grammar knows parameters with a type only.
    const { errors, variables } = await parseTemplate(
      source.replace(/^using .*$/m, '').replace(/^param /gm, 'var '),
    );
    expect(errors).toEqual([]);
    const { parameters } = template('main.bicep');
    const names = parameters.map(({ name }) => name);
    expect([...variables.keys()].filter((name) => !names.includes(name))).toEqual([]);
    const needed = parameters.filter(({ hasDefault }) => !hasDefault).map(({ name }) => name);
    expect(needed.filter((name) => !variables.has(name))).toEqual([]);
  });
});

describe('the check itself', () => {
  it('finds what is wrong', async () => {
    const broken = await parseTemplate('param unused string\nvar a = missing\noutput b string = a\n');
    expect(broken).toMatchObject({ errors: [], undeclared: ['missing'], unused: ['unused'] });
    expect((await parseTemplate('resource a = {')).errors).not.toEqual([]);
  });
});
