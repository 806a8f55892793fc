import { expect, it } from '@jest/globals';
import { startTestService } from '../helpers/service.ts';

const ON_PLATFORM = {
  WEBSITE_SITE_NAME: 'my-app',
  KEY_DIRECTORY: 'table',
  TABLES_ENDPOINT: 'https://example.table.core.windows.net',
};

it.each([
  ['says on the platform that every instance counts alone', ON_PLATFORM, true],
  [
    'says nothing of it when they count together',
    { ...ON_PLATFORM, RATE_LIMIT_STORE: 'redis', REDIS_URL: 'redis://127.0.0.1:1' },
    false,
  ],
  ['says nothing of it where there is one instance', {}, false],
])('the start %s', async (_, env, warns) => {
  const service = await startTestService(env);
  await service.stop();
  expect(service.output().includes('"event":"startup"')).toBe(warns);
});
