import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { z } from 'zod';
import { parseSmokeArguments } from '../../tools/smoke/options.ts';

const ROOT = join(import.meta.dirname, '../..');
const SOURCE = readFileSync(join(ROOT, '.github/workflows/deploy.yml'), 'utf8');

const stepSchema = z.looseObject({
  name: z.string().optional(),
  uses: z.string().optional(),
  run: z.string().optional(),
});
const jobSchema = z.looseObject({
  needs: z.union([z.string(), z.array(z.string())]).optional(),
  permissions: z.record(z.string(), z.string()).optional(),
  environment: z.string().optional(),
  steps: z.array(stepSchema),
});
const { jobs, permissions } = z
  .looseObject({ jobs: z.record(z.string(), jobSchema), permissions: z.record(z.string(), z.string()) })
  .parse(parse(SOURCE));

function stepsOf(job: string): z.infer<typeof stepSchema>[] {
  const found = jobs[job];
  if (found === undefined) throw new Error(`There is no job ${job}.`);
  return found.steps;
}

function commandsOf(job: string): string {
  return stepsOf(job)
    .map(({ run = '' }) => run)
    .join('\n');
}

describe('the pipeline', () => {
  it('stores no secret, and may write nothing but its token', () => {
    expect(SOURCE).not.toMatch(/\bsecrets\./);
    expect(permissions).toEqual({ contents: 'read' });
    for (const [name, job] of Object.entries(jobs)) {
      const allowed = job.permissions === undefined ? [] : Object.entries(job.permissions);
      const writes = allowed.filter(([, access]) => access === 'write').map(([scope]) => scope);
      expect({ name, writes }).toEqual({ name, writes: usesAzure(name) ? ['id-token'] : [] });
    }
  });

  function usesAzure(job: string): boolean {
    return stepsOf(job).some(({ uses }) => uses?.startsWith('azure/login@'));
  }

  it('checks, compiles and shows the change before it deploys', () => {
    expect(commandsOf('check')).toContain('bash .ci/run');
    expect(commandsOf('templates')).toMatch(/az bicep build[\s\S]*az bicep lint/);
    expect(commandsOf('preview')).toContain('what-if');
    expect([jobs.preview?.needs, jobs.deploy?.needs]).toEqual([['check', 'templates'], 'preview']);
  });

  it('keeps the live package before it publishes, tests afterwards and goes back on failure', () => {
    const names = stepsOf('deploy').map(({ name }) => name);
    const order = [
      'Deploy the templates',
      'Keep the package that is live',
      'Publish',
      'Smoke test',
      'Go back',
    ];
    expect(names.filter((name) => name !== undefined && order.includes(name))).toEqual(order);
    const goBack = stepsOf('deploy').find(({ name }) => name === 'Go back');
    expect(goBack?.if).toMatch(/^failure\(\)/);
    expect(goBack?.run).toContain('--src previous.zip');
  });

  it('calls the smoke test as it can be called', () => {
    const calls = [...commandsOf('deploy').matchAll(/npm run --silent smoke -- ((?:.*\\\n)*.*)/g)];
    expect(calls).toHaveLength(2);
    for (const [, line = ''] of calls) {
      const args = line
        .replace(/\\\n/g, ' ')
        .replace('"$URL"', 'https://scoring.example.com')
        .replace(/"\$\(.*\)"/, '20.0.0')
        .replace(/"\$(\w+)"/g, '$1')
        .trim()
        .split(/\s+/);
      expect(parseSmokeArguments(args, {})).toMatchObject({ key: null, waitSeconds: 180 });
    }
  });

  it('takes variables that docs/operations.md explains, as do the templates', () => {
    const parameters = readFileSync(join(ROOT, 'infra/main.bicepparam'), 'utf8');
    const names = [
      ...[...SOURCE.matchAll(/\bvars\.(\w+)/g)].map(([, name]) => name),
      ...[...parameters.matchAll(/Variable\('(\w+)'/g)].map(([, name]) => name),
    ].filter((name) => name !== 'AZURE_ENV_NAME');
    const operations = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8');
    expect(new Set(names).size).toBeGreaterThan(7);
    expect(names.filter((name) => !operations.includes(`\`${name}\``))).toEqual([]);
  });

  it('runs in environments that docs/operations.md has made', () => {
    const operations = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8');
    const environments = Object.values(jobs).flatMap(({ environment }) => environment ?? []);
    const named = environments.map((environment) =>
      environment.replace(/^\$\{\{ inputs\.environment \}\}/, 'NAME'),
    );
    expect(named).toEqual(['NAME-preview', 'NAME']);
    for (const name of named) expect(operations).toContain(`:environment:${name}\``);
  });

  it('passes the templates only parameters that the file for them reads', () => {
    const read = [
      ...readFileSync(join(ROOT, 'infra/main.bicepparam'), 'utf8').matchAll(/Variable\('(\w+)'/g),
    ];
    const names = read.map(([, name = '']) => name);
    expect(names.length).toBeGreaterThan(3);
    for (const name of names.filter((candidate) => candidate !== 'PROBE_KEY')) {
      expect(jobs.deploy?.env).toHaveProperty(name);
    }
  });

  it('has the variables that the file needs wherever it is read, as has the shell of the README', () => {
    const needed = [
      ...readFileSync(join(ROOT, 'infra/main.bicepparam'), 'utf8').matchAll(/Variable\('(\w+)'\)/g),
    ].map(([, name = '']) => name);
    expect(needed).toEqual(['AZURE_ENV_NAME']);
    const readers = Object.entries(jobs).filter(([job]) => commandsOf(job).includes('main.bicepparam'));
    expect(readers.map(([job]) => job)).toEqual(['templates', 'preview', 'deploy']);
    for (const name of needed) {
      for (const [, { env }] of readers) expect(env).toHaveProperty(name);
      expect(readFileSync(join(ROOT, 'README.md'), 'utf8')).toMatch(new RegExp(`export ${name}=`));
    }
  });

  it('reads outputs that the templates have, as does docs/operations.md', () => {
    const outputs = [...readFileSync(join(ROOT, 'infra/main.bicep'), 'utf8').matchAll(/^output (\w+)/gm)].map(
      ([, name]) => name,
    );
    const guide = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8');
    const used = [
      ...[...commandsOf('deploy').matchAll(/\$\(output (\w+)\)/g)].map(([, name]) => name),
      ...[...guide.matchAll(/properties\.outputs\.(\w+)\.value/g)].map(([, name]) => name),
    ];
    expect(used).toHaveLength(6);
    expect(used.filter((name) => !outputs.includes(name))).toEqual([]);
  });
});

describe('azure.yaml', () => {
  it('publishes the bundle as it is, to the app that carries its tag', () => {
    const { services, infra } = parse(readFileSync(join(ROOT, 'azure.yaml'), 'utf8'));
    expect(services).toEqual({ api: { project: '.', language: 'ts', host: 'function', remoteBuild: false } });
    expect(infra).toEqual({ provider: 'bicep', path: 'infra', module: 'main' });
    const app = readFileSync(join(ROOT, 'infra/modules/function-app.bicep'), 'utf8');
    expect(app).toContain("'azd-service-name': 'api'");
  });
});
