import { describe, expect, it } from '@jest/globals';
import { assessForNurse, levelForNurse } from '../../../../helpers/nurse-assessment.ts';

describe('what is begun, seldom done or only heard of', () => {
  it.each([
    [
      'Usability tests',
      'Experience\nDesigner, Acme, 2019 - 2022\n- Occasional usability tests with five users',
      'partial',
    ],
    ['Wound care', 'Experience\nNurse, Leeds, 2019 - 2022\n- Wound care; occasional weekend shifts', 'met'],
    ['Kubernetes', 'Summary\nInterested in Kubernetes', 'partial'],
    ['Kubernetes', 'Skills\nKubernetes - beginner', 'partial'],
    ['Kubernetes', 'Experience\nClerk, Leeds, 2019 - 2022\n- Attended a talk about Kubernetes', 'partial'],
    ['Kubernetes', 'Summary\nKubernetes in production; interested in sailing', 'met'],
    ['Kubernetes', 'Summary\nInterested in Oracle, Redis and Kubernetes', 'partial'],
    ['Kubernetes', 'Summary\nCurious about Oracle; Redis; Kubernetes', 'partial'],
    ['Kubernetes', 'Summary\nFirst experience with Kubernetes in 2017, daily since', 'met'],
    ['Wound care', 'Summary\nWound care under supervision first, independently since 2012', 'met'],
    ['Wound care', 'Summary\nWound care under supervision', 'partial'],
    ['Wound care', 'Experience\nClerk, Leeds, 2019\n- Visited the ward to observe wound care', 'partial'],
    ['Wound care', 'Summary\nLimited exposure to wound care, now train for a marathon', 'partial'],
    ['Wound care', 'Summary\nObserved surgeons in wound care and now lead the reception', 'partial'],
    ['Wound care', 'Summary\nObserved surgeons in wound care and now lead wound care', 'met'],
    ['Wound care', 'Summary\nSpecial interest in wound care: link nurse', 'met'],
    ['Kubernetes', 'Summary\nInterested in sailing; Kubernetes power user', 'met'],
    ['Kubernetes', 'Summary\nLimited exposure to Oracle, wrote Kubernetes operators', 'met'],
    ['Kubernetes', 'Summary\nUses Kubernetes daily with occasional Nomad', 'met'],
    ['Nomad', 'Summary\nUses Kubernetes daily with occasional Nomad', 'partial'],
    ['Manual handling', 'Experience\nNurse, Leeds, 2019\n- Training in manual handling', 'partial'],
    ['Manual handling', 'Experience\nNurse, Leeds, 2019\n- Delivered training in manual handling', 'met'],
    ['CQC inspections', 'Experience\nNurse, Leeds, 2019\n- Preparing for CQC inspections', 'met'],
    ['Wound care', 'Experience\nNurse, Leeds, 2019\n- Preparing for the wound care exam', 'partial'],
    ['Interest in Kubernetes', 'Summary\nInterested in Kubernetes', 'met'],
    ['Wound care', 'Experience\nNurse, Leeds, 2019\n- Two-week wound care placement', 'partial'],
    ['Wound care', 'Experience\nNurse, Leeds, 2019\n- Wound care placement as a student', 'partial'],
    ['Wound care', 'Experience\nNurse, Leeds, 2019\n- Wound care for six weeks after each operation', 'met'],
    ['Kubernetes', 'Summary\nNo experience with Kubernetes at work, but a course on Kubernetes', 'partial'],
    [
      'Kubernetes',
      'Summary\nNo certificate in Kubernetes, but eight years of Kubernetes and a course',
      'met',
    ],
    ['Kubernetes', 'Summary\nNot only Kubernetes at work, but a course on Kubernetes as well', 'met'],
  ])('%s, held against %j, is %s', (requirement, resume, level) => {
    expect(levelForNurse(requirement, resume)).toBe(level);
  });
});

describe('what is dated behind the month of the evaluation', () => {
  it.each([
    'Experience\nRegistered Nurse, Acme, 01/2027 - 12/2029\n- Triage',
    'Experience\nRegistered Nurse, Acme, seit 04/2026\n- Triage',
    'Experience\nCook, Acme, 2015 - 2020\n- Menus\n\nProjects\nField hospital, 2028 - 2029\n- Triage',
    'Experience\nCook, Acme, 2015 - 2020\n- Menus\n\nEducation\nCourse in triage, 2027 - 2028',
  ])('is no evidence: %j', (resume) => {
    expect(levelForNurse('Triage', resume)).toBe('missing');
  });

  it.each([
    'Experience\nRegistered Nurse, Acme, 03/2026 - 12/2029\n- Triage',
    'Experience\nRegistered Nurse, Acme, 2026 - 2029\n- Triage',
    'Experience\nRegistered Nurse, Acme, 2015 - 2020\n- Triage, training valid until 2031',
    'Experience\nNurse, Acme, 2015 - present\n- Head count\n\nProjects\nTriage plan 2027-2028 written',
    'Certificates\nTriage (2028)\nDriving licence, valid 2027 - 2032',
  ])('is not what began before, or a date of expiry: %j', (resume) => {
    expect(levelForNurse('Triage', resume)).not.toBe('missing');
  });

  it('leaves no role', () => {
    const { roles } = assessForNurse(
      'Experience\nRegistered Nurse, Acme, 01/2027 - 12/2029\n- Triage',
      'Triage',
    );
    expect(roles).toEqual([]);
  });
});
