import { describe, expect, it } from '@jest/globals';
import { createStoreLog, logLoss, reasonOf } from '../../../lib/accounts/store-log.ts';

describe('the log of a store', () => {
  it('says once that the store is gone, and once that it is back', () => {
    const lines: unknown[] = [];
    const log = createStoreLog('redis', (line) => lines.push(JSON.parse(line)));
    log.worked();
    log.failed('ECONNREFUSED');
    log.failed('ETIMEDOUT');
    log.worked();
    log.worked();
    log.failed('ETIMEDOUT');
    expect(lines).toEqual([
      { event: 'store', store: 'redis', state: 'unavailable', reason: 'ECONNREFUSED' },
      { event: 'store', store: 'redis', state: 'available' },
      { event: 'store', store: 'redis', state: 'unavailable', reason: 'ETIMEDOUT' },
    ]);
  });
});

describe('what a store was never given', () => {
  it('is told by its number', () => {
    const lines: string[] = [];
    logLoss('usage', { requests: 12 }, (line) => lines.push(line));
    expect(lines).toEqual(['{"event":"store","store":"usage","state":"lost","requests":12}']);
  });
});

describe('reasonOf', () => {
  it.each([
    ['a code', Object.assign(new Error('secret'), { code: 'ECONNREFUSED' }), 'ECONNREFUSED'],
    ['a class', new TypeError('secret'), 'TypeError'],
    ['nothing of a code that is a text', Object.assign(new Error(), { code: 'a secret\n' }), 'Error'],
    ['the kind of what is no error', 'secret', 'string'],
  ])('tells %s', (_, error, reason) => {
    expect(reasonOf(error)).toBe(reason);
  });
});
