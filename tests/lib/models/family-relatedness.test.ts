import { describe, expect, it } from '@jest/globals';
import { familyRelatedness } from '../../../lib/models/family-relatedness.ts';
import { ROLE_FAMILIES } from '../../../lib/models/role-families.ts';

describe('the relatedness of two role families', () => {
  it('is the same in both directions, so that no pair is written twice with two values', () => {
    const uneven = ROLE_FAMILIES.flatMap((a) =>
      ROLE_FAMILIES.filter((b) => familyRelatedness(a, b) !== familyRelatedness(b, a)).map((b) => [a, b]),
    );
    expect(uneven).toEqual([]);
  });

  it('is whole for a family and itself, and less for any other', () => {
    for (const a of ROLE_FAMILIES) {
      for (const b of ROLE_FAMILIES) {
        const relatedness = familyRelatedness(a, b);
        if (a === b) expect(relatedness).toBe(1);
        else expect(relatedness).toBeLessThan(1);
        expect(relatedness).toBeGreaterThanOrEqual(0);
      }
    }
  });

  it('is none for "other", which says nothing', () => {
    const related = ROLE_FAMILIES.filter((id) => id !== 'other' && familyRelatedness('other', id) > 0);
    expect(related).toEqual([]);
  });

  it('is some for every family but "other"', () => {
    const isRelated = (id: (typeof ROLE_FAMILIES)[number]): boolean =>
      ROLE_FAMILIES.some((other) => other !== id && familyRelatedness(id, other) > 0);
    expect(ROLE_FAMILIES.filter((id) => !isRelated(id))).toEqual(['other']);
  });

  it.each([
    ['software_engineering', 'data_engineering', 'culinary'],
    ['nursing', 'care_work', 'accounting'],
    ['sales', 'account_management', 'veterinary'],
    ['law', 'paralegal', 'agriculture'],
    ['administration', 'procurement', 'culinary'],
    ['administration', 'operations_management', 'construction_trades'],
  ] as const)('is more for %s and %s than for %s', (one, near, far) => {
    expect(familyRelatedness(one, near)).toBeGreaterThan(0.5);
    expect(familyRelatedness(one, far)).toBeLessThan(0.3);
  });
});
