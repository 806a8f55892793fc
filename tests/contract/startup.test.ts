import { expect, it } from '@jest/globals';
import { startTestService } from '../helpers/service.ts';

const ON_PLATFORM = {
  WEBSITE_SITE_NAME: 'my-app',
  KEY_DIRECTORY: 'table',
  TABLES_ENDPOINT: 'https://example.table.core.windows.net',
};
const ALONE = 'RATE_LIMIT_STORE is memory: every instance counts rate limits alone.';

it.each([
  [
    'says that no key is known',
    { API_KEYS: '[]' },
    'API_KEYS is empty: no key is known, so every request that needs one is unauthorized.',
  ],
  ['says nothing of keys in a table', { ...ON_PLATFORM, API_KEYS: '[]' }, ALONE],
  ['says on the platform that every instance counts alone', ON_PLATFORM, ALONE],
  [
    'says nothing of it when they count together',
    { ...ON_PLATFORM, RATE_LIMIT_STORE: 'redis', REDIS_URL: 'redis://127.0.0.1:1' },
    null,
  ],
  ['says nothing of it where there is one instance', {}, null],
])('the start %s', async (_, env, warning) => {
  const service = await startTestService(env);
  await service.stop();
  const lines = [...service.output().matchAll(/\{"event":"startup".*\}/g)].map(([line]) => JSON.parse(line));
  expect(lines).toEqual(warning === null ? [] : [{ event: 'startup', warning }]);
});
