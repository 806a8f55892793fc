import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { createModelConcurrency } from '../../../lib/models/model-concurrency.ts';

const never = new AbortController().signal;

/** Lets promises that are ready run on. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('model concurrency', () => {
  it('lets calls start at once up to the limit and holds the next until one is done', async () => {
    const concurrency = createModelConcurrency(2);
    const release = await concurrency.acquire('a', never);
    await concurrency.acquire('a', never);
    const third = concurrency.acquire('a', never);
    expect(concurrency).toMatchObject({ inFlight: 2, waiting: 1 });
    release();
    await third;
    expect(concurrency).toMatchObject({ inFlight: 2, waiting: 0 });
  });

  it('serves waiting requests in turn, so that a small one does not queue behind a large one', async () => {
    const concurrency = createModelConcurrency(1);
    const order: string[] = [];
    const release = await concurrency.acquire('large', never);
    const calls = ['large', 'large', 'large', 'small', 'other', 'other'].map(async (requestId) => {
      const done = await concurrency.acquire(requestId, never);
      order.push(requestId);
      done();
    });
    release();
    await Promise.all(calls);
    expect(order).toEqual(['large', 'small', 'other', 'large', 'other', 'large']);
  });

  it('serves organizations in turn, so that many requests of one leave the others their share', async () => {
    const concurrency = createModelConcurrency(1);
    const order: string[] = [];
    const release = await concurrency.acquire('r0', never, 'large');
    const calls = ['large r1', 'large r2', 'large r1', 'large r3', 'small s1', 'small s1', 'large r4'].map(
      async (name) => {
        const [organization = '', requestId = ''] = name.split(' ');
        const done = await concurrency.acquire(requestId, never, organization);
        order.push(name);
        done();
      },
    );
    release();
    await Promise.all(calls);
    expect(order).toEqual([
      'large r1',
      'small s1',
      'large r2',
      'small s1',
      'large r3',
      'large r4',
      'large r1',
    ]);
  });

  it('rejects a waiting call with the reason of its signal and gives its place away', async () => {
    const concurrency = createModelConcurrency(1);
    const release = await concurrency.acquire('a', never);
    const leaving = new AbortController();
    const left = concurrency.acquire('b', leaving.signal);
    const staying = concurrency.acquire('c', never);
    leaving.abort(new Error('deadline'));
    await expect(left).rejects.toThrow('deadline');
    expect(concurrency.waiting).toBe(1);
    release();
    await expect(staying).resolves.toBeInstanceOf(Function);
  });

  it('takes no slot for a signal that has aborted before', async () => {
    const concurrency = createModelConcurrency(1);
    await expect(concurrency.acquire('a', AbortSignal.abort(new Error('late')))).rejects.toThrow('late');
    expect(concurrency.inFlight).toBe(0);
  });

  it('frees a slot once, however often its release is called', async () => {
    const concurrency = createModelConcurrency(2);
    const release = await concurrency.acquire('a', never);
    await concurrency.acquire('a', never);
    release();
    release();
    expect(concurrency.inFlight).toBe(1);
  });

  it('starts nothing while the limit is 0 and starts what waits when it is raised', async () => {
    const concurrency = createModelConcurrency(3);
    concurrency.setLimit(0);
    const started: number[] = [];
    for (const index of [0, 1, 2]) void concurrency.acquire('a', never).then(() => started.push(index));
    await settle();
    expect(started).toEqual([]);
    concurrency.setLimit(2);
    await settle();
    expect(started).toEqual([0, 1]);
  });

  it('never exceeds its limit and serves every call, whatever the order of requests', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 5 }),
        fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.constantFrom('x', 'y', undefined)), {
          maxLength: 40,
        }),
        async (limit, callers) => {
          const concurrency = createModelConcurrency(limit);
          let most = 0;
          await Promise.all(
            callers.map(async ([requestId, organization]) => {
              const release = await concurrency.acquire(requestId, never, organization);
              most = Math.max(most, concurrency.inFlight);
              await Promise.resolve();
              release();
            }),
          );
          expect(most).toBeLessThanOrEqual(limit);
          expect(concurrency).toMatchObject({ inFlight: 0, waiting: 0 });
        },
      ),
    );
  });
});
