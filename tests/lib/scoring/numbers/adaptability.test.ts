import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { RoleHeld } from '../../../../lib/models/model.ts';
import { computeAdaptability, NEUTRAL_ADAPTABILITY } from '../../../../lib/scoring/numbers/adaptability.ts';
import {
  evaluationMonth,
  orderKeys,
  reordered,
  roleHeld,
  rolesHeld,
} from '../../../helpers/scoring-arbitraries.ts';

const AS_OF = '2026-12';

function role(start: string | null, end: string | null, rest: Partial<RoleHeld> = {}): RoleHeld {
  return {
    title: 'Buyer',
    family: 'procurement',
    seniority: 'mid',
    start,
    end,
    industry: null,
    skills: [],
    ...rest,
  };
}

const CARRIED = ['Planning', 'Inventory', 'Training'];

describe('computeAdaptability', () => {
  it('is neutral when no roles, dates or skills are known', () => {
    expect(computeAdaptability([], AS_OF)).toBe(NEUTRAL_ADAPTABILITY);
    expect(computeAdaptability([role('2015', 'present'), role(null, null)], AS_OF)).toBe(
      NEUTRAL_ADAPTABILITY,
    );
  });

  it('rises when the same skills are shown on both sides of a change into another family', () => {
    const army = role('2010-01', '2016-12', { family: 'military', skills: CARRIED });
    const logistics = role('2017-01', 'present', { family: 'warehouse_logistics', skills: CARRIED });
    const forgetful = { ...logistics, skills: ['Forklift', 'SAP', 'Customs'] };
    const transferred = computeAdaptability([army, logistics], AS_OF);
    expect(transferred).toBeGreaterThan(computeAdaptability([army], AS_OF) + 10);
    expect(transferred).toBeGreaterThan(computeAdaptability([army, forgetful], AS_OF));
  });

  it('counts another industry and another level too, and a change of employer alone not at all', () => {
    const first = role('2010-01', '2016-12', { industry: 'retail', skills: CARRIED });
    const second = role('2017-01', 'present', { industry: 'retail', skills: CARRIED });
    const same = computeAdaptability([first, second], AS_OF);
    expect(same).toBe(computeAdaptability([role('2010-01', 'present', { skills: CARRIED })], AS_OF));
    expect(computeAdaptability([first, { ...second, industry: 'hospital' }], AS_OF)).toBeGreaterThan(same);
    expect(computeAdaptability([first, { ...second, seniority: 'senior' }], AS_OF)).toBeGreaterThan(same);
    expect(computeAdaptability([first, { ...second, industry: null }], AS_OF)).toBe(same);
  });

  it('rates a freelancer with clients in many industries above a specialist in one', () => {
    const industries = ['retail', 'hospital', 'banking', 'energy', 'media'];
    const clients = industries.map((industry, index) =>
      role(`${2016 + 2 * index}-01`, `${2017 + 2 * index}-12`, { industry, skills: CARRIED }),
    );
    const specialist = [role('2016-01', '2025-12', { industry: 'retail', skills: CARRIED })];
    expect(computeAdaptability(clients, AS_OF)).toBeGreaterThan(computeAdaptability(specialist, AS_OF) + 20);
  });

  it('rises with skills that are new in the last years, but not with those of a first role', () => {
    const first = role('2010-01', '2022-12', { skills: ['Excel'] });
    const learner = role('2023-01', 'present', { skills: ['Excel', 'Python'] });
    const early = [
      role('2001-01', '2002-12', { skills: ['Excel'] }),
      role('2003-01', 'present', { skills: ['Excel', 'Python'] }),
    ];
    expect(computeAdaptability([first, learner], AS_OF)).toBeGreaterThan(computeAdaptability(early, AS_OF));
    const beginner = [role('2023-01', 'present', { skills: ['Excel', 'Python'] })];
    expect(computeAdaptability(beginner, AS_OF)).toBe(computeAdaptability(early, AS_OF));
  });

  it('does not fall for a break to care for someone', () => {
    const skills = ['Excel', 'Python'];
    const beforeBreak = [
      role('2012-01', '2016-12', { skills: ['Excel'] }),
      role('2017-01', '2020-12', { skills }),
    ];
    const withoutBreak = [
      role('2018-01', '2022-12', { skills: ['Excel'] }),
      role('2023-01', '2026-12', { skills }),
    ];
    expect(computeAdaptability(beforeBreak, AS_OF)).toBe(computeAdaptability(withoutBreak, AS_OF));
    const returned = [...beforeBreak, role('2026-01', 'present', { skills })];
    expect(computeAdaptability(returned, AS_OF)).toBe(computeAdaptability(beforeBreak, AS_OF));
  });

  it('takes a skill in another spelling of case and space for the same', () => {
    const roles = [
      role('2010-01', '2016-12', { industry: 'retail', skills: ['Power  BI'] }),
      role('2017-01', 'present', { industry: 'hospital', skills: ['power bi '] }),
    ];
    const equal = roles.map((one) => ({ ...one, skills: ['Power BI'] }));
    expect(computeAdaptability(roles, AS_OF)).toBe(computeAdaptability(equal, AS_OF));
  });

  it('sees nothing new in a role that the reader could not place', () => {
    const known = role('2010-01', '2016-12', { skills: CARRIED });
    const unplaced = role('2017-01', 'present', { family: 'other', skills: CARRIED });
    expect(computeAdaptability([known, unplaced], AS_OF)).toBe(
      computeAdaptability([known, { ...unplaced, family: 'procurement' }], AS_OF),
    );
  });

  it('reaches 100 for a career that shows everything', () => {
    const many = Array.from({ length: 12 }, (_, index) => `Skill ${index}`);
    const roles = [
      role('2012-01', '2016-12', { family: 'military', skills: many }),
      role('2017-01', '2022-12', { family: 'software_engineering', skills: many }),
      role('2023-01', 'present', { family: 'nursing', skills: [...many.slice(0, 6), 'A', 'B', 'C', 'D'] }),
    ];
    expect(computeAdaptability(roles, AS_OF)).toBe(100);
  });

  it('is whole, neutral or above, and does not depend on the order of the roles', () => {
    fc.assert(
      fc.property(rolesHeld, evaluationMonth, orderKeys, (roles, asOf, keys) => {
        const adaptability = computeAdaptability(roles, asOf);
        expect(Number.isInteger(adaptability)).toBe(true);
        expect(adaptability).toBeGreaterThanOrEqual(NEUTRAL_ADAPTABILITY);
        expect(adaptability).toBeLessThanOrEqual(100);
        expect(computeAdaptability(reordered(roles, keys), asOf)).toBe(adaptability);
      }),
    );
  });

  it('never falls when an undated role is added', () => {
    fc.assert(
      fc.property(rolesHeld, roleHeld, evaluationMonth, (roles, added, asOf) => {
        const more = [...roles, { ...added, start: null }];
        expect(computeAdaptability(more, asOf)).toBeGreaterThanOrEqual(computeAdaptability(roles, asOf));
      }),
    );
  });
});
