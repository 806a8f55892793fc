import { describe, expect, it } from '@jest/globals';
import { clientAddress } from '../../../lib/http/client-address.ts';

describe('clientAddress', () => {
  it("takes the front end's entry and not the client's own", () => {
    expect(clientAddress(new Headers({ 'x-forwarded-for': '1.1.1.1, 2.2.2.2:4711' }))).toBe('2.2.2.2:4711');
  });

  it.each([{}, { 'x-forwarded-for': '' }, { 'x-forwarded-for': '1.1.1.1, ' }])(
    'counts clients together that it can not tell apart: %j',
    (headers) => {
      expect(clientAddress(new Headers({ ...headers }))).toBe('unknown');
    },
  );
});
