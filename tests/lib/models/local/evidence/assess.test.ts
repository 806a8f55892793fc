import { describe, expect, it } from '@jest/globals';
import { assessForNurse } from '../../../../helpers/nurse-assessment.ts';

describe('title, seniority, scope and trajectory', () => {
  it.each([
    ['Registered Nurse', 'exact'],
    ['RN', 'exact'],
    ['Paramedic', 'adjacent'],
    ['Truck Driver', 'unrelated'],
  ])('the title %s is %s for a registered nurse', (title, relation) => {
    expect(
      assessForNurse(`Experience\n${title}, City Hospital, 2015 - 2020\n- Daily work`).title.relation,
    ).toBe(relation);
  });

  it('takes the closest of all roles held', () => {
    const resume = `Experience
Truck Driver, Road Haul, 2020 - 2023
Registered Nurse, City Hospital, 2015 - 2020`;
    expect(assessForNurse(resume).title).toEqual({ relation: 'exact', quote: 'Registered Nurse' });
    expect(assessForNurse(resume).trajectory.aligned).toBe(false);
  });

  it('is aligned when the latest role leads here without a fall', () => {
    const resume = `Experience
Registered Nurse, City Hospital, 2018 - 2023
Nursing Assistant, City Hospital, 2015 - 2018`;
    expect(assessForNurse(resume).trajectory).toEqual({ aligned: true, quote: 'Registered Nurse' });
  });

  it.each([
    ['Shop manager, Gift Store', true],
    ['Senior nurse, Hill Hospital', false],
  ])('starts anew in another field, but not in its own: %s', (before, aligned) => {
    const resume = `Experience
Registered Nurse, City Hospital, 2018 - 2023
${before}, 2010 - 2018`;
    expect(assessForNurse(resume).trajectory.aligned).toBe(aligned);
  });

  it('compares the level of the closest role with the job', () => {
    const level = (title: string) =>
      assessForNurse(`Experience\n${title}, City Hospital, 2015 - 2020`).seniority.relation;
    expect(level('Registered Nurse')).toBe('same');
    expect(level('Senior Registered Nurse')).toBe('same');
    expect(level('Trainee Registered Nurse')).toBe('further');
    expect(level('Head Nurse')).toBe('further');
    expect(level('Director of Nursing')).toBe('further');
  });

  it('compares the scope by what the work tells', () => {
    const resume = 'Experience\nRegistered Nurse, City Hospital, 2015 - 2020\n- Led a team of twelve nurses';
    expect(assessForNurse(resume).scope).toEqual({
      relation: 'larger',
      quote: 'Led a team of twelve nurses',
    });
    expect(assessForNurse('Experience\nRegistered Nurse, City Hospital, 2015 - 2020').scope.relation).toBe(
      'unknown',
    );
  });

  it('says nothing about who held no role', () => {
    expect(assessForNurse('Skills\nWound care, triage')).toMatchObject({
      title: { relation: 'unrelated', quote: null },
      trajectory: { aligned: false, quote: null },
      roles: [],
    });
  });
});
