import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { ENDPOINTS } from '../../functions/endpoints.ts';
import { createStoreLog } from '../../lib/accounts/store-log.ts';
import { ERROR_CODES } from '../../lib/contract/error-codes.ts';
import { requestLogLine } from '../../lib/http/request-log.ts';
import { MODEL_ERROR_CODES } from '../../lib/models/model.ts';
import { type BicepTemplate, Expression, isBicepObject, readTemplate, valueAt } from '../helpers/bicep.ts';
import { scoreOutcome } from '../helpers/fake-services.ts';

const ROOT = join(import.meta.dirname, '../..');
const QUERIES = join(ROOT, 'infra/queries');
const QUERY_NAMES = readdirSync(QUERIES);
const REQUEST_LINES = query('request-lines.kql');

function query(name: string): string {
  return readFileSync(join(QUERIES, name), 'utf8');
}

/** Without comments and texts. */
function codeOf(kql: string): string {
  return kql.replace(/\/\/.*$/gm, '').replace(/'[^'\n]*'/g, "''");
}

const LINE: Record<string, unknown> = JSON.parse(
  requestLogLine({
    requestId: 'r1',
    functionName: 'candidates-score',
    method: 'POST',
    organization: 'acme',
    status: 200,
    errorCode: null,
    durationMs: 1,
    isColdStart: false,
    outcome: scoreOutcome(),
  }),
);

const templates = new Map<string, BicepTemplate>();

beforeAll(async () => {
  for (const name of ['alerts', 'availability', 'workbook']) {
    templates.set(name, await readTemplate(`modules/${name}.bicep`));
  }
});

describe('the queries', () => {
  it('read the request line by the names that it has', () => {
    const fields = [...REQUEST_LINES.matchAll(/\bline(?:\.(\w+)|\['(\w+)'\])/g)].map(
      ([, plain, quoted]) => plain ?? quoted ?? '',
    );
    expect(fields.length).toBeGreaterThan(10);
    expect(fields.filter((field) => !(field in LINE))).toEqual([]);
    expect(REQUEST_LINES).toContain(`startswith '${JSON.stringify(LINE).slice(0, 18)}'`);
  });

  it('use only columns that there are', () => {
    const columns = [...REQUEST_LINES.matchAll(/^ {8}(\w+)(?: =|,|$)/gm)].map(([, column = '']) => column);
    const known = new Set([...columns, 'isFailure', 'requestLines']);
    expect(known.size).toBeGreaterThan(15);
    for (const name of QUERY_NAMES) {
      const code = codeOf(query(name));
      if (!code.trim().startsWith('requestLines')) continue;
      const made = [...code.matchAll(/(\w+) = /g), ...code.matchAll(/\bmv-expand (\w+)/g)].map(
        ([, column]) => column,
      );
      const used = [...code.matchAll(/\b[a-z]+[A-Z]\w*\b/g)].map(([column]) => column);
      const unknown = used.filter((column) => !known.has(column) && !made.includes(column));
      expect({ name, unknown: unknown.filter((column) => !PARAMETERS.includes(column)) }).toEqual({
        name,
        unknown: [],
      });
    }
  });

  it('name error codes and functions that there are', () => {
    const all = QUERY_NAMES.map(query).join('\n');
    const codes = [...all.matchAll(/\bcode == '(\w+)'/g)].map(([, code = '']) => code);
    expect(codes.length).toBeGreaterThan(2);
    expect(codes.filter((code) => !ERROR_CODES.some((known) => known === code))).toEqual([]);
    const failures = [...all.matchAll(/\bfailures\.(\w+)/g)].map(([, code = '']) => code);
    expect(failures.length).toBeGreaterThan(1);
    expect(failures.filter((code) => !MODEL_ERROR_CODES.some((known) => known === code))).toEqual([]);
    const routes = [...all.matchAll(/\broute == '([\w-]+)'/g)].map(([, route = '']) => route);
    expect(routes.filter((route) => !ENDPOINTS.some(({ name }) => name === route))).toEqual([]);
  });

  it('find the line that a lost store leaves', () => {
    const lines: string[] = [];
    createStoreLog('redis', (line) => lines.push(line)).failed('ECONNREFUSED');
    const wanted = [...query('alert-stores.kql').matchAll(/message has '([^']+)'/g)].map(
      ([, text]) => text ?? '',
    );
    expect(wanted).toHaveLength(2);
    for (const text of wanted) expect(lines[0]).toContain(text);
  });

  it('are all used, by an alert or by the workbook', () => {
    const loaded = ['alerts', 'workbook']
      .map((name) => readFileSync(join(ROOT, `infra/modules/${name}.bicep`), 'utf8'))
      .join('\n');
    expect(QUERY_NAMES.filter((name) => !loaded.includes(`queries/${name}'`))).toEqual([]);
  });
});

/** What `let` statements and the workbook's parameters put before and into a query. */
const PARAMETERS = [
  'burnRate',
  'slowAnswerMs',
  'dailyTokenBudget',
  'inputPrice',
  'cachedPrice',
  'outputPrice',
];

describe('the alerts', () => {
  function alertNames(): string[] {
    const { variables, resources } = template('alerts');
    const alerts = variables.get('logAlerts');
    const logAlerts = (Array.isArray(alerts) ? alerts : []).map((alert) =>
      isBicepObject(alert) ? String(alert.name) : '',
    );
    const metricAlerts = [...resources, ...template('availability').resources]
      .filter(({ type }) => type === 'Microsoft.Insights/metricAlerts')
      .map(({ body }) => nameAfterBase(body.name));
    return [...logAlerts, ...metricAlerts];
  }

  it('have a line each in the runbook', () => {
    const runbook = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8');
    expect(alertNames()).toHaveLength(11);
    expect(alertNames().filter((name) => !runbook.includes(`| \`${name}\` |`))).toEqual([]);
  });

  it('say in the runbook how many it takes at least', () => {
    const runbook = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8').split('\n');
    const source = readFileSync(join(ROOT, 'infra/modules/alerts.bicep'), 'utf8');
    const alerts = source.matchAll(/name: '([\w-]+)'[\s\S]*?queries\/(alert-[\w-]+\.kql)/g);
    const least = [...alerts].flatMap(([, name = '', file = '']) => {
      const code = codeOf(query(file));
      const counts = code.includes('requestLines') ? code.matchAll(/>= (\d+)/g) : [];
      return [...counts].map(([, count]) => ({ name, count }));
    });
    expect(least.map(({ name }) => name).sort()).toEqual([
      'candidates-lost',
      'failing-fast',
      'failing-slowly',
      'slow-answers',
    ]);
    for (const { name, count } of least) {
      expect(runbook.find((line) => line.startsWith(`| \`${name}\` |`))).toContain(`at least ${count}`);
    }
  });

  it('tell the action group', () => {
    const rules = [...template('alerts').resources, ...template('availability').resources].filter(
      ({ type }) => /metricAlerts|scheduledQueryRules/.test(type),
    );
    expect(rules).toHaveLength(3);
    for (const rule of rules) expect(rule.text).toMatch(/actionGroup\.id/);
  });

  it('look at no longer a time than the platform allows, and at least as often', () => {
    const { variables } = template('alerts');
    const alerts = variables.get('logAlerts');
    for (const alert of Array.isArray(alerts) ? alerts : []) {
      if (!isBicepObject(alert)) throw new Error('An alert is not an object.');
      const [windowMinutes, frequencyMinutes] = [
        minutes(alert.windowSize),
        minutes(alert.evaluationFrequency),
      ];
      expect(windowMinutes).toBeLessThanOrEqual(2880);
      expect(frequencyMinutes).toBeLessThanOrEqual(windowMinutes);
      expect([0, 1, 2, 3, 4]).toContain(alert.severity);
    }
  });

  function minutes(duration: unknown): number {
    const [, days = '0', hours = '0', mins = '0'] =
      /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?)?$/.exec(String(duration)) ?? [];
    return Number(days) * 1440 + Number(hours) * 60 + Number(mins);
  }
});

function template(name: string): BicepTemplate {
  const found = templates.get(name);
  if (found === undefined) throw new Error(`There is no template ${name}.`);
  return found;
}

function nameAfterBase(name: unknown): string {
  return name instanceof Expression ? (/\}-([\w-]+)'$/.exec(name.text)?.[1] ?? '') : String(name);
}

describe('the availability test', () => {
  it('sends its key in a header, never in the address', () => {
    const [test] = template('availability').resources.filter(
      ({ type }) => type === 'Microsoft.Insights/webtests',
    );
    expect(test?.text).toMatch(/key: 'x-functions-key'\s+value: probeKey/);
    const url = test === undefined ? undefined : valueAt(test.body, 'properties.Request.RequestUrl');
    expect(url instanceof Expression && url.text).toBe('healthUrl');
    expect(readFileSync(join(ROOT, 'infra/main.bicep'), 'utf8')).not.toContain('code=');
  });
});

describe('the workbook', () => {
  it('fills every parameter that its queries have', () => {
    const source = readFileSync(join(ROOT, 'infra/modules/workbook.bicep'), 'utf8');
    const views = QUERY_NAMES.filter((name) => name.startsWith('view-'))
      .map(query)
      .join('\n');
    const used = new Set([...views.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name));
    expect([...used].sort()).toEqual(['cachedPrice', 'grain', 'inputPrice', 'outputPrice']);
    for (const name of used) expect(source).toContain(`name: '${name}'`);
  });
});
