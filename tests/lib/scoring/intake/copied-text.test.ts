import { describe, expect, it } from '@jest/globals';
import { findCopiedPassages } from '../../../../lib/scoring/intake/copied-text.ts';
import { wordsOf } from '../../../../lib/scoring/intake/words.ts';

const JOB = `Senior Nurse
We look for a nurse who plans the care of patients on a surgical ward, trains junior colleagues and keeps the records of the ward complete at all times.
Requirements
- 5 years of experience in acute care
- Triage, wound care, medication, infusion therapy, documentation, discharge planning, shift planning, first aid, hygiene, patient education, palliative care, pain therapy
- Registered nurse with a valid licence
You will lead a team of six nurses and report to the head of nursing. We offer flexible shifts, paid training and a pension.`;

const copied = (resume: string): string[] =>
  findCopiedPassages(resume, wordsOf(resume), JOB).map(({ start, end }) => resume.slice(start, end));

describe('passages copied from the job', () => {
  it('are found when a long sentence is the same word for word', () => {
    const sentence =
      'plans the care of patients on a surgical ward, trains junior colleagues and keeps the records of the ward complete';
    expect(copied(`Painter since 2015\n- ${sentence}\nPainted 200 houses`)).toEqual([`- ${sentence}`]);
  });

  it('are found whatever their case, punctuation and line breaks', () => {
    const pasted = JOB.toUpperCase().replaceAll(',', ' ;');
    const [passage = '', ...others] = copied(`Painter since 2015\n\n${pasted}\n\nPainted 200 houses`);
    expect(others).toEqual([]);
    expect(passage).toContain('SENIOR NURSE');
    expect(passage).toContain('A PENSION');
    expect(passage).not.toContain('Painted');
  });

  it('are found when most of a short job is pasted, though not a part of it', () => {
    const short =
      'Management Accountant\nRequirements\n- 4+ years of experience in accounting\n- Month-end close\n- Budgeting and forecasting in Excel\n- Audit preparation and cash flow planning';
    const passages = (resume: string): number => findCopiedPassages(resume, wordsOf(resume), short).length;
    expect(passages(`Gardener since 2015\n${short}`)).toBe(1);
    expect(passages('Accountant\n- Month-end close\n- Budgeting and forecasting in Excel')).toBe(0);
  });

  it.each([
    ['a short line', '- 5 years of experience in acute care\n- Registered nurse with a valid licence'],
    [
      'a list of skills',
      'Triage, wound care, medication, infusion therapy, documentation, discharge planning, shift planning, first aid, hygiene, patient education, palliative care, pain therapy',
    ],
    [
      'the same matter in own words',
      'Planned care for surgical patients, trained junior nurses and kept complete records of the ward for five years',
    ],
  ])('are not seen in %s', (_what, resume) => {
    expect(copied(`Nurse\n${resume}\n`)).toEqual([]);
  });
});
