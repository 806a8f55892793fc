import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { expectError } from '../helpers/expect-error.ts';
import { KEY, startTestService } from '../helpers/service.ts';

const packageJson = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8'));

describe('health', () => {
  it('answers exactly this, and cold_start with the first request alone', async () => {
    const service = await startTestService();
    try {
      const first = await service.send('GET', `/api/health?code=${KEY}`);
      const second = await service.send('GET', `/api/health?code=${KEY}`);
      const healthy = {
        status: 'healthy',
        service: 'Candidate Scoring Service',
        version: packageJson.version,
      };
      expect([first.status, first.body]).toEqual([200, { ...healthy, cold_start: true }]);
      expect([second.status, second.body]).toEqual([200, { ...healthy, cold_start: false }]);
      expect(packageJson.version).toBe('20.0.0');
    } finally {
      await service.stop();
    }
  });

  it('is not the first request when there was one of any kind', async () => {
    const service = await startTestService();
    try {
      expectError(await service.send('GET', '/api/nothing'), 'not_found');
      const reply = await service.send('GET', `/api/health?code=${KEY}`);
      expect(reply.body).toMatchObject({ cold_start: false });
    } finally {
      await service.stop();
    }
  });

  it('is opened by the setting', async () => {
    const service = await startTestService({ HEALTH_REQUIRES_KEY: 'false' });
    try {
      expect((await service.send('GET', '/api/health')).status).toBe(200);
      expectError(await service.send('GET', '/api/team-profile'), 'unauthorized');
    } finally {
      await service.stop();
    }
  });
});

it('every keyed endpoint needs its key with the auth level anonymous too', async () => {
  const service = await startTestService({ HTTP_AUTH_LEVEL: 'anonymous' });
  try {
    for (const path of ['/api/health', '/api/team-profile']) {
      expectError(await service.send('GET', path), 'unauthorized');
    }
  } finally {
    await service.stop();
  }
});
