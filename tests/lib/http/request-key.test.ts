import { describe, expect, it } from '@jest/globals';
import { requestKey } from '../../../lib/http/request-key.ts';
import { httpRequest } from '../../helpers/invoke.ts';

describe('requestKey', () => {
  it.each([
    ['the query parameter', 'health?code=q', {}, 'q'],
    ['the header', 'health', { 'x-functions-key': 'h' }, 'h'],
    ['the header before the query parameter', 'health?code=q', { 'x-functions-key': 'h' }, 'h'],
    ['the query parameter when the header is empty', 'health?code=q', { 'x-functions-key': '' }, 'q'],
    ['an escaped query parameter', 'health?code=a%2Bb%3D', {}, 'a+b='],
    ['a repeated query parameter as one', 'health?code=a&code=b', {}, 'a,b'],
    ['nothing without a key', 'health?key=q', {}, null],
    ['nothing when both are empty', 'health?code=', { 'x-functions-key': '' }, null],
  ])('takes %s', (_, path, headers, key) => {
    expect(requestKey(httpRequest({ path, headers: { ...headers } }))).toBe(key);
  });
});
