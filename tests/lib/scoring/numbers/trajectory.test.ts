import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { RoleHeld } from '../../../../lib/models/model.ts';
import { SENIORITY_LEVELS, type Seniority } from '../../../../lib/models/seniority.ts';
import { roleInterval } from '../../../../lib/scoring/numbers/tenure.ts';
import {
  bonusForVelocity,
  careerRise,
  computeTrajectoryBonus,
} from '../../../../lib/scoring/numbers/trajectory.ts';
import { evaluationMonth, orderKeys, reordered, rolesHeld } from '../../../helpers/scoring-arbitraries.ts';

const AS_OF = '2026-12';

function role(title: string, seniority: Seniority, start: string | null, end: string | null): RoleHeld {
  return { title, family: 'nursing', seniority, start, end, industry: null, skills: [] };
}

const nurse = role('Nurse', 'mid', '2015-01', '2018-12');
const seniorNurse = role('Senior Nurse', 'senior', '2019-01', '2021-12');
const wardManager = role('Ward Manager', 'lead', '2022-01', 'present');
const career = [wardManager, seniorNurse, nurse];
const shown = { aligned: true, evidence: 'From bedside nurse to ward manager' };

describe('careerRise', () => {
  it('counts the steps from the lowest level to the role held last', () => {
    expect(careerRise(career, AS_OF)).toEqual({
      steps: 2,
      years: 12,
      velocity: 2 / 12,
      fromTitle: 'Nurse',
      toTitle: 'Ward Manager',
    });
  });

  it('does not slow down for a break', () => {
    const withBreak = [role('Nurse', 'mid', '2010-01', '2013-12'), seniorNurse, wardManager];
    expect(careerRise(withBreak, AS_OF)?.velocity).toBe(careerRise(career, AS_OF)?.velocity);
  });

  it('measures whoever started anew in another field from there', () => {
    const roles = [
      role('Company Sergeant', 'lead', '2005-01', '2014-12'),
      role('Dispatcher', 'junior', '2015-01', '2017-12'),
      role('Logistics Manager', 'lead', '2018-01', '2020-12'),
    ];
    expect(careerRise(roles, AS_OF)).toMatchObject({ steps: 3, years: 6, fromTitle: 'Dispatcher' });
  });

  it('takes the role that lasts longest as the one held last', () => {
    const roles = [nurse, wardManager, role('Guest Lecturer', 'junior', '2023-01', '2023-06')];
    expect(careerRise(roles, AS_OF)).toMatchObject({ toTitle: 'Ward Manager', steps: 2 });
  });

  it('spreads an early promotion over three years at least', () => {
    const roles = [
      role('Nurse', 'mid', '2025-01', '2025-12'),
      role('Senior Nurse', 'senior', '2026-01', 'present'),
    ];
    expect(careerRise(roles, AS_OF)).toMatchObject({ steps: 1, years: 2, velocity: 1 / 3 });
  });

  it('has no negative steps', () => {
    const roles = [role('Head', 'lead', '2015-01', '2018-12'), role('Nurse', 'mid', '2019-01', 'present')];
    expect(careerRise(roles, AS_OF)).toMatchObject({ steps: 0, velocity: 0 });
  });

  it('needs two dated roles, one after the other', () => {
    expect(careerRise([], AS_OF)).toBeNull();
    expect(careerRise([wardManager], AS_OF)).toBeNull();
    expect(careerRise([wardManager, role('Nurse', 'mid', null, null)], AS_OF)).toBeNull();
    expect(careerRise([wardManager, role('Nurse', 'mid', '2022-01', '2023-01')], AS_OF)).toBeNull();
  });

  it('does not depend on the order of the roles', () => {
    fc.assert(
      fc.property(rolesHeld, evaluationMonth, orderKeys, (roles, asOf, keys) => {
        expect(careerRise(reordered(roles, keys), asOf)).toEqual(careerRise(roles, asOf));
      }),
    );
  });
});

describe('bonusForVelocity', () => {
  it.each([
    [0, 0],
    [0.01, 1],
    [0.1, 1],
    [0.15, 2],
    [0.25, 3],
    [1 / 3, 3],
    [0.5, 5],
    [4, 5],
  ])('gives a velocity of %d steps a year %i points', (velocity, bonus) => {
    expect(bonusForVelocity(velocity)).toBe(bonus);
  });

  it('never falls as the velocity rises', () => {
    const velocity = fc.double({ min: 0, max: 7, noNaN: true });
    fc.assert(
      fc.property(velocity, velocity, (a, b) => {
        expect(bonusForVelocity(Math.max(a, b))).toBeGreaterThanOrEqual(bonusForVelocity(Math.min(a, b)));
      }),
    );
  });
});

describe('computeTrajectoryBonus', () => {
  it('gives points for a rise towards the job', () => {
    expect(computeTrajectoryBonus({ roles: career, trajectory: shown }, AS_OF)).toMatchObject({
      bonus: 2,
      reason: 'rising',
    });
  });

  it('gives none to a trajectory that is not aligned or not shown', () => {
    const elsewhere = { roles: career, trajectory: { ...shown, aligned: false } };
    const claimed = { roles: career, trajectory: { ...shown, evidence: null } };
    for (const assessment of [elsewhere, claimed]) {
      expect(computeTrajectoryBonus(assessment, AS_OF)).toMatchObject({ bonus: 0, reason: 'not_aligned' });
    }
  });

  it('gives none to a level path and to one without dates, and says which', () => {
    const level = [nurse, role('Staff Nurse', 'mid', '2019-01', 'present')];
    expect(computeTrajectoryBonus({ roles: level, trajectory: shown }, AS_OF).reason).toBe('level');
    expect(computeTrajectoryBonus({ roles: [nurse], trajectory: shown }, AS_OF)).toEqual({
      bonus: 0,
      reason: 'undated',
      rise: null,
    });
  });

  it('never falls when the role held last is a step higher', () => {
    fc.assert(
      fc.property(rolesHeld, evaluationMonth, (roles, asOf) => {
        const open = roleInterval({ start: '2023-07', end: 'present' }, asOf);
        const earlier = roles.filter((one) => (roleInterval(one, asOf)?.end ?? 0) < (open?.end ?? 0));
        const bonuses = SENIORITY_LEVELS.map((seniority) => {
          const held = [...earlier, role('Last', seniority, '2023-07', 'present')];
          return computeTrajectoryBonus({ roles: held, trajectory: shown }, asOf).bonus;
        });
        expect(bonuses).toEqual([...bonuses].sort((a, b) => a - b));
      }),
    );
  });
});
