import { describe, expect, it } from '@jest/globals';
import { ROLE_FAMILIES } from '../../../lib/models/role-families.ts';

describe('the role families', () => {
  it('stand once each, at least forty of them', () => {
    expect(new Set(ROLE_FAMILIES).size).toBe(ROLE_FAMILIES.length);
    expect(ROLE_FAMILIES.length).toBeGreaterThanOrEqual(40);
  });
});
