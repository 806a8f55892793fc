import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import type { Settings } from '../../lib/settings.ts';
import type { Route } from './routes.ts';

/** Key of an organization in local.settings.example.json. It opens nothing but services started from that file. */
export const LOCAL_DEMO_KEY = 'local-enterprise-key';

// No apostrophes: the body stands between two of them in the shell.
const EXAMPLE_REQUEST = {
  job_description: [
    'Backend Engineer',
    'Required:',
    '- 3+ years of TypeScript',
    '- PostgreSQL',
    'Nice to have:',
    '- Azure Functions',
  ].join('\n'),
  candidates: [
    {
      id: 'c1',
      resume_text: [
        'Experience',
        'Backend Engineer, Northwind Traders, 2019 - present',
        '- Builds TypeScript services on PostgreSQL for 40 warehouses',
        '- Moved the order import to Azure Functions',
      ].join('\n'),
    },
  ],
};

export interface ServiceDescription {
  url: string;
  routes: readonly Route[];
  settings: Settings;
  /** Path, or `none`. */
  settingsFile: string;
}

/** What `npm start` prints: the address, the endpoints, and a request that works when pasted. */
export function describeService({ url, routes, settings, settingsFile }: ServiceDescription): string {
  const endpoints = routes
    .filter((route) => !route.template.includes('*'))
    .map((route) => `  ${[...route.methods].join(', ').padEnd(18)} ${url}/${route.template}`);
  return [
    `Candidate Scoring Service on ${url}`,
    `Model: ${settings.modelProvider}. Settings file: ${settingsFile === 'none' ? 'none' : basename(settingsFile)}.`,
    '',
    ...endpoints,
    '',
    'Try it:',
    '',
    curlLine(url, exampleKey(settings)),
    '',
    '',
  ].join('\n');
}

/** The demo key where it is valid: a real key is never known, let alone printed. */
function exampleKey(settings: Settings): string {
  const digest = createHash('sha256').update(LOCAL_DEMO_KEY).digest('hex');
  const isValid = settings.apiKeys.some((entry) => entry.keySha256 === digest);
  return isValid ? LOCAL_DEMO_KEY : 'YOUR_KEY';
}

function curlLine(url: string, key: string): string {
  const body = JSON.stringify(EXAMPLE_REQUEST);
  return `curl -s ${url}/api/candidates/score -H 'x-functions-key: ${key}' -H 'Content-Type: application/json' -d '${body}'`;
}
