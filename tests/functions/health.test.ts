import { describe, expect, it } from '@jest/globals';
import { demoExample } from '../../functions/demo-example.ts';
import { health } from '../../functions/health.ts';
import { fakeServices } from '../helpers/fake-services.ts';
import { invoke } from '../helpers/invoke.ts';

const HEALTHY = { status: 'healthy', service: 'Candidate Scoring Service', version: '20.0.0' };

describe('health', () => {
  it('says that it is the first request of the instance once', async () => {
    const services = fakeServices();
    const get = () => invoke(health, services, { path: 'health?code=free-key' });
    expect((await get()).body).toEqual({ ...HEALTHY, cold_start: true });
    expect((await get()).body).toEqual({ ...HEALTHY, cold_start: false });
  });

  it('counts any request as the first, a refused one too', async () => {
    for (const [endpoint, path] of [
      [demoExample, 'demo/example'],
      [health, 'health?code=wrong'],
    ] as const) {
      const services = fakeServices();
      await invoke(endpoint, services, { path });
      expect((await invoke(health, services, { path: 'health?code=free-key' })).body.cold_start).toBe(false);
    }
  });

  it('needs a key unless the setting opens it', async () => {
    expect((await invoke(health, fakeServices())).status).toBe(401);
    const open = fakeServices({ settings: { maxBodyBytes: 1, healthRequiresKey: false, trustedProxies: 1 } });
    expect((await invoke(health, open)).status).toBe(200);
    expect((await invoke(health, open, { headers: { 'x-functions-key': 'wrong' } })).status).toBe(200);
  });

  it('counts against no limit and tells none', async () => {
    let counted = 0;
    const services = fakeServices({
      rateLimiter: {
        count: async () => {
          counted += 1;
          return null;
        },
      },
    });
    const { headers } = await invoke(health, services, { path: 'health?code=free-key' });
    expect(counted).toBe(0);
    expect(headers.has('ratelimit')).toBe(false);
  });
});
