import { describe, expect, it } from '@jest/globals';
import { compileRubric } from '../../../../../lib/models/local/evidence/compiled-rubric.ts';
import { withRolesOfJob } from '../../../../../lib/models/local/evidence/guided-roles.ts';
import { readJob } from '../../../../../lib/models/local/job/job-reader.ts';
import { readResume } from '../../../../../lib/models/local/resume/resume-reader.ts';

const RUBRIC = compileRubric(
  readJob({
    jobDescription:
      'Job title: Senior Quillwright\nRequirements\n- 3 years as a reed sorter and gatherer\n- Goose feathers',
    teamProfile: null,
  }),
);

function rolesIn(resume: string) {
  return withRolesOfJob(readResume(resume), RUBRIC).roles.map(({ title, start, end }) => ({
    title,
    start,
    end,
  }));
}

import { assess } from '../../../../helpers/local-evaluation.ts';

describe('roles that only the job helps to see', () => {
  it('are titles of the job beside dates, in running text', () => {
    const resume =
      'After school I moved to the coast. Quillwright at Plume House, 2015 - 2019. I still like the sea.';
    expect(rolesIn(resume)).toEqual([{ title: 'Quillwright', start: '2015', end: '2019' }]);
  });

  it('keep the level in front of their title', () => {
    expect(rolesIn('Then Senior Quillwright at Plume House, 2015 - 2019.')).toEqual([
      { title: 'Senior Quillwright', start: '2015', end: '2019' },
    ]);
  });

  it('are no titles without dates, or in education', () => {
    expect(rolesIn('I would love to be a quillwright.')).toEqual([]);
    expect(rolesIn('Education\nQuillwright school, 2010 - 2012')).toEqual([]);
  });

  it('are no titles in the name of a degree', () => {
    expect(rolesIn('Final year Master of Quillwright Practice (finishing Dec 2026), Fen College.')).toEqual(
      [],
    );
    expect(rolesIn('BSc Quillwright, Fen College, 2012')).toEqual([]);
    expect(rolesIn('Master Quillwright at Plume House, 2015 - 2019.')).toHaveLength(1);
  });

  it.each(['Quillwright student, Plume House, 2015 - present', 'BSc Quillwright, Plume House, 2015 - 2019'])(
    'are no studies: %s',
    (line) => {
      expect(rolesIn(`Experience\n${line}`)).toEqual([]);
    },
  );

  it('complete a title that was read in part', () => {
    expect(rolesIn('Experience\nReed sorter and gatherer, Fen Trust, 2012 - 2015')).toEqual([
      { title: 'Reed sorter and gatherer', start: '2012', end: '2015' },
    ]);
  });

  it('leave a resume as it is where the job names nothing in it', () => {
    const read = readResume('Experience\nBaker, Rye House, 2012 - 2015\n- Sourdough');
    expect(withRolesOfJob(read, RUBRIC)).toBe(read);
  });
});

describe('the title of the job, held by somebody else', () => {
  it.each([
    'Successor of a Quillwright who worked here 2010 - 2015.',
    'Reported to the Quillwright (2010 - 2015) of the house.',
  ])('is no role: %s', (text) => {
    expect(rolesIn(text).map(({ title }) => title)).not.toContain('Quillwright');
  });

  it('is one in the role of such', () => {
    expect(rolesIn('Held the post of a Quillwright at Plume House, 2010 - 2015.')).toEqual([
      { title: 'Quillwright', start: '2010', end: '2015' },
    ]);
  });
});

describe('a title in the letters that insiders shorten it to', () => {
  const titlesFor = (job: string, resume: string) =>
    assess(`${job}\n\nRequirements\n- Triage\n- Groups`, resume).roles.map(
      ({ title, start, family }) => `${title} ${start} ${family}`,
    );

  it.each([
    [
      'Clinical Nurse Manager 1 (CNM1)',
      'Experience\nActing CNM1, Emergency Department, Lane Hospital | 03/2024 – to date\n- Triage',
      'Acting CNM1 2024-03 nursing',
    ],
    [
      'Band 6 Occupational Therapist',
      'Band 6 OT in mental health, Lane CMHT, 2017 – present. Groups and rehab.',
      'OT 2017 therapy',
    ],
  ])('is a role for %s', (job, resume, role) => {
    expect(titlesFor(job, resume)).toEqual([role]);
  });

  it('tells how near it is', () => {
    const { title } = assess(
      'Occupational Therapist\n\nRequirements\n- Groups\n- Rehab',
      'Band 6 OT in mental health, Lane CMHT, 2017 – present. Groups and rehab.',
    );
    expect(title.relation).toBe('equivalent');
  });

  it.each([
    ['Product Manager', 'PM, Lane Ltd, 2015 – 2020. Groups and sites.'],
    ['Occupational Therapist', 'Verkoper in ot, Lane Ltd, 2015 – 2020. Groups.'],
    ['Site Manager', 'SM and other letters, Lane Ltd, 2015 – 2020. Groups.'],
  ])('is none of many trades, nor in small letters: %s, %s', (job, resume) => {
    expect(titlesFor(job, resume).filter((role) => /^(?:PM|ot|SM)\b/.test(role))).toEqual([]);
  });
});
