import { describe, expect, it } from '@jest/globals';
import { clientAddress } from '../../../lib/http/client-address.ts';

const FORGED_AND_TWO = new Headers({ 'x-forwarded-for': '9.9.9.9, 1.1.1.1, 2.2.2.2:4711' });

describe('clientAddress', () => {
  it("takes the outermost front end's entry and never the client's own", () => {
    expect(clientAddress(FORGED_AND_TWO, 1)).toBe('2.2.2.2:4711');
    expect(clientAddress(FORGED_AND_TWO, 2)).toBe('1.1.1.1');
  });

  it('believes nobody where no front end is known', () => {
    expect(clientAddress(FORGED_AND_TWO, 0)).toBe('unknown');
  });

  it.each([{}, { 'x-forwarded-for': '' }, { 'x-forwarded-for': '1.1.1.1, ' }])(
    'counts clients together that it can not tell apart: %j',
    (headers) => {
      expect(clientAddress(new Headers({ ...headers }), 1)).toBe('unknown');
    },
  );

  it('counts a client whose request came round a front end with those it can not tell', () => {
    expect(clientAddress(new Headers({ 'x-forwarded-for': '1.1.1.1' }), 2)).toBe('unknown');
  });
});
