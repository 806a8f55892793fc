import { describe, expect, it } from '@jest/globals';
import { listOf, readMembers, writeMembers } from '../../../web/demo/team-members.ts';

describe('readMembers', () => {
  it.each([
    ['a title alone', 'Tester', { title: 'Tester' }],
    ['with seniority', 'Nurse (senior)', { title: 'Nurse', seniority: 'senior' }],
    ['with skills', 'Nurse: triage,  wound care,', { title: 'Nurse', skills: ['triage', 'wound care'] }],
    [
      'with both',
      'Engineer (lead): C++, ratio 1:2',
      { title: 'Engineer', skills: ['C++', 'ratio 1:2'], seniority: 'lead' },
    ],
    ['with brackets inside the title', 'Analyst (risk) II', { title: 'Analyst (risk) II' }],
    ['with empty brackets', 'Analyst ()', { title: 'Analyst' }],
  ])('reads %s', (_, line, member) => {
    expect(readMembers(line)).toEqual([member]);
  });

  it('reads a line for each, and skips what has no title', () => {
    expect(readMembers('Nurse\n\n : triage\r\nTester')).toEqual([{ title: 'Nurse' }, { title: 'Tester' }]);
  });

  it('reads what was written', () => {
    const members = [
      { title: 'Staff Engineer', skills: ['TypeScript', 'Kafka'], seniority: 'lead' },
      { title: 'Tester' },
    ];
    expect(readMembers(writeMembers(members))).toEqual(members);
  });
});

describe('listOf', () => {
  it('takes what stands between commas and on lines', () => {
    expect(listOf('calm, , mentoring\ntidy panels')).toEqual(['calm', 'mentoring', 'tidy panels']);
  });
});
