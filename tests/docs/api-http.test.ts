import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ENDPOINTS } from '../../functions/endpoints.ts';
import { methodsOf } from '../../lib/http/endpoint.ts';
import { type ServiceProcess, startServiceProcess } from '../../tools/host/service-process.ts';
import { ROOT } from './code-blocks.ts';

interface WrittenRequest {
  title: string;
  method: string;
  /** Below the host, with the query. */
  path: string;
  headers: Record<string, string>;
  body: string | null;
  /** 200, unless the title ends with another. */
  status: number;
}

function readRequests(file: string): WrittenRequest[] {
  const [head = '', ...sections] = readFileSync(file, 'utf8').split(/^### /m);
  const [, key = ''] = /^@key = (.+)$/m.exec(head) ?? [];
  return sections.map((section) => readRequest(section.replaceAll('{{key}}', key)));
}

function readRequest(section: string): WrittenRequest {
  const [title = '', first = '', ...lines] = section.trimEnd().split('\n');
  const end = lines.includes('') ? lines.indexOf('') : lines.length;
  const headers = lines.slice(0, end).map((line) => line.split(/: (.*)/, 2));
  const [method = '', path = ''] = first.split(' {{host}}');
  const body = lines.slice(end + 1).join('\n');
  const [, status = '200'] = /\((\d{3})\)$/.exec(title) ?? [];
  return {
    title,
    method,
    path,
    headers: Object.fromEntries(headers),
    body: body || null,
    status: Number(status),
  };
}

const requests = readRequests(join(ROOT, 'api.http'));

describe('api.http', () => {
  let service: ServiceProcess;
  beforeAll(async () => {
    service = await startServiceProcess();
  });
  afterAll(async () => {
    await service.stop();
  });

  it('has every operation but the files that pages load', () => {
    const written = new Set(requests.map(({ method, path }) => `${method} ${path.replace(/\?.*/, '')}`));
    const served = ENDPOINTS.filter(({ name }) => !['assets', 'zz-not-found'].includes(name)).flatMap(
      (endpoint) => methodsOf(endpoint).map((method) => `${method} /${endpoint.route}`),
    );
    expect([...written].sort()).toEqual(served.toSorted());
  });

  it.each(requests)('$title', async ({ method, path, headers, body, status }) => {
    const response = await fetch(`${service.url}/api${path}`, { method, headers, body });
    expect([response.status, await response.text()]).toEqual([status, expect.stringMatching(/^[{<]/)]);
  });
});
