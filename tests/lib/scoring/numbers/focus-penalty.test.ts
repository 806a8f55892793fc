import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { familyRelatedness } from '../../../../lib/models/family-relatedness.ts';
import type { RoleHeld } from '../../../../lib/models/model.ts';
import type { RoleFamily } from '../../../../lib/models/role-families.ts';
import { SENIORITY_LEVELS } from '../../../../lib/models/seniority.ts';
import { computeFocusPenalty } from '../../../../lib/scoring/numbers/focus-penalty.ts';
import { evaluationMonth, orderKeys, reordered, rolesHeld } from '../../../helpers/scoring-arbitraries.ts';

const AS_OF = '2026-12';
const UNRELATED: RoleFamily[] = [
  'nursing',
  'software_engineering',
  'driving_transport',
  'journalism',
  'agriculture',
];

function role(
  family: RoleFamily,
  start: string | null,
  end: string | null,
  rest: Partial<RoleHeld> = {},
): RoleHeld {
  return { title: 'Worker', family, seniority: 'mid', start, end, industry: null, skills: [], ...rest };
}

/** Two years in each, one after the other. */
function twoYearsEach(families: readonly RoleFamily[]): RoleHeld[] {
  return families.map((family, index) => role(family, `${2010 + 2 * index}-01`, `${2011 + 2 * index}-12`));
}

describe('computeFocusPenalty', () => {
  it('is 0 when no roles are known, since a penalty needs grounds', () => {
    expect(computeFocusPenalty([], AS_OF)).toBe(0);
  });

  it('is 0 for one family, whatever the number of employers, contracts and titles', () => {
    const clients = Array.from({ length: 12 }, (_, index) =>
      role('graphic_design', `${2012 + index}-02`, `${2012 + index}-07`, { title: `Client ${index}` }),
    );
    expect(computeFocusPenalty(clients, AS_OF)).toBe(0);
    expect(computeFocusPenalty([role('nursing', '2001', 'present')], AS_OF)).toBe(0);
  });

  it('stays small for a clerk who becomes a buyer or runs the operations', () => {
    for (const next of ['procurement', 'operations_management', 'supply_chain'] as const) {
      const roles = [role('administration', '2017-09', '2020-08'), role(next, '2020-09', 'present')];
      expect(computeFocusPenalty(roles, AS_OF)).toBeLessThanOrEqual(20);
    }
  });

  it('is at least 70 for five unrelated families of equal time, even on a path that rises steeply', () => {
    for (const [index, family] of UNRELATED.entries()) {
      for (const other of UNRELATED.slice(index + 1)) expect(familyRelatedness(family, other)).toBe(0);
    }
    expect(computeFocusPenalty(twoYearsEach(UNRELATED), AS_OF)).toBe(100);
    const rising = twoYearsEach(UNRELATED).map((one, index) => ({
      ...one,
      seniority: SENIORITY_LEVELS[index + 1] ?? 'lead',
    }));
    expect(computeFocusPenalty(rising, AS_OF)).toBe(75);
  });

  it('is lower for related families than for unrelated ones', () => {
    const related = computeFocusPenalty(twoYearsEach(['police_security', 'military']), AS_OF);
    const unrelated = computeFocusPenalty(twoYearsEach(['nursing', 'software_engineering']), AS_OF);
    expect(related).toBeGreaterThan(0);
    expect(related).toBeLessThan(unrelated);
    expect(unrelated).toBe(43);
  });

  it('is lower on a path that rises', () => {
    const level = twoYearsEach(['nursing', 'software_engineering']);
    const rising = level.map((one, index) => (index === 1 ? { ...one, seniority: 'lead' as const } : one));
    expect(computeFocusPenalty(rising, AS_OF)).toBeLessThan(computeFocusPenalty(level, AS_OF));
  });

  it('rates a soldier who became a logistics manager far below a career in five fields', () => {
    const career = [
      role('military', '2008-01', '2015-12', { seniority: 'mid' }),
      role('warehouse_logistics', '2016-01', '2019-12', { seniority: 'senior' }),
      role('supply_chain', '2020-01', 'present', { seniority: 'lead' }),
    ];
    expect(computeFocusPenalty(career, AS_OF)).toBeLessThan(50);
  });

  it('does not count a break to care for someone', () => {
    const families: RoleFamily[] = ['nursing', 'journalism'];
    const withoutBreak = twoYearsEach(families);
    const withBreak = [withoutBreak[0], role('journalism', '2020-01', '2021-12')].filter(
      (one) => one !== undefined,
    );
    expect(computeFocusPenalty(withBreak, AS_OF)).toBe(computeFocusPenalty(withoutBreak, AS_OF));
  });

  it('does not count how long a stay was, only where the time went', () => {
    const steady = [role('nursing', '2010-01', '2015-12'), role('teaching', '2016-01', '2021-12')];
    const restless = Array.from({ length: 12 }, (_, index) =>
      role(index < 6 ? 'nursing' : 'teaching', `${2010 + index}-01`, `${2010 + index}-12`),
    );
    expect(computeFocusPenalty(restless, AS_OF)).toBe(computeFocusPenalty(steady, AS_OF));
  });

  it('gives families that are known without dates the same time each', () => {
    const undated = UNRELATED.map((family) => role(family, null, null));
    expect(computeFocusPenalty(undated, AS_OF)).toBe(100);
    const sameFamilyTwice = [...undated, role('nursing', null, null)];
    expect(computeFocusPenalty(sameFamilyTwice, AS_OF)).toBe(100);
  });

  it('does not hold roles against the candidate that the reader could not place', () => {
    const roles = [role('nursing', '2010-01', '2015-12'), role('other', '2016-01', '2021-12')];
    expect(computeFocusPenalty(roles, AS_OF)).toBe(0);
    expect(computeFocusPenalty([role('other', '2016-01', '2021-12')], AS_OF)).toBe(0);
  });

  it('is a whole number from 0 to 100 that does not depend on the order of the roles', () => {
    fc.assert(
      fc.property(rolesHeld, evaluationMonth, orderKeys, (roles, asOf, keys) => {
        const penalty = computeFocusPenalty(roles, asOf);
        expect(Number.isInteger(penalty)).toBe(true);
        expect(penalty).toBeGreaterThanOrEqual(0);
        expect(penalty).toBeLessThanOrEqual(100);
        expect(Object.is(penalty, -0)).toBe(false);
        expect(computeFocusPenalty(reordered(roles, keys), asOf)).toBe(penalty);
      }),
    );
  });

  it('is at most 10 for any roles of one family', () => {
    fc.assert(
      fc.property(rolesHeld, evaluationMonth, (roles, asOf) => {
        const oneFamily = roles.map((one) => ({ ...one, family: 'nursing' as const }));
        expect(computeFocusPenalty(oneFamily, asOf)).toBeLessThanOrEqual(10);
      }),
    );
  });
});
