import { describe, expect, it } from '@jest/globals';
import { compileRubric } from '../../../../lib/models/local/compiled-rubric.ts';
import { withRolesOfJob } from '../../../../lib/models/local/guided-roles.ts';
import { readJob } from '../../../../lib/models/local/job-reader.ts';
import { readResume } from '../../../../lib/models/local/resume-reader.ts';

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
