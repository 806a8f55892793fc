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

  it('are those of the job at hand, also where jobs take turns', () => {
    const sentence =
      'plans the care of patients on a surgical ward, trains junior colleagues and keeps the records of the ward complete';
    const resume = `Painter since 2015\n- ${sentence}\nPainted 200 houses`;
    const other = JOB.replace('surgical ward', 'children’s ward');
    const numbers = [JOB, other, JOB, other].map(
      (job) => findCopiedPassages(resume, wordsOf(resume), job).length,
    );
    expect(numbers).toEqual([1, 0, 1, 0]);
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

  it('are found when a job of a few words is pasted whole', () => {
    const brief =
      'Backend Engineer\n\nRequirements\n- 3+ years of TypeScript\n- PostgreSQL\n\nNice to have\n- Kubernetes';
    const passages = (resume: string): number => findCopiedPassages(resume, wordsOf(resume), brief).length;
    expect(passages(brief)).toBe(1);
    expect(passages('Backend Engineer\n- 3+ years of TypeScript\n- PostgreSQL and Kubernetes')).toBe(0);
  });
});

describe('lines copied from the job', () => {
  const found = (job: string, resume: string): string[] =>
    findCopiedPassages(resume, wordsOf(resume), job).map(({ start, end }) => resume.slice(start, end));

  const MARKETING = `Performance Marketing Manager
Requirements
- 4+ years in performance marketing
- Google Ads and Meta Ads
- Experience with attribution models
- SQL and Looker`;
  const ANALYST = `Data Analyst

You bring:
- SQL
- Tableau
- 3+ years of experience in data analysis
- Python and pandas
- Stakeholder reporting`;
  const COOK = `Koch (m/w/d)
Anforderungen
- Abgeschlossene Ausbildung als Koch
- Mindestens drei Jahre Berufserfahrung in der gehobenen Küche
- Kenntnisse in HACCP`;
  const DRIVER = `Driver
Requirements
- Valid UK driving licence
- Level 3 Diploma in Childcare
- Paediatric first aid certificate
- Docker and Kubernetes
- Ability to work under pressure
- Understanding of nutrition and dietary requirements
- Knowledge of health and safety
- 2+ years in a nursery`;

  it.each([
    [MARKETING, MARKETING.split('\n').slice(2).join('\n')],
    [ANALYST, ANALYST.split('\n').slice(3).join('\n')],
    [COOK, COOK.split('\n').slice(2).join('\n')],
    // In another order, and in one line.
    [
      MARKETING,
      '- SQL and Looker\n- Experience with attribution models\n- 4+ years in performance marketing',
    ],
    [
      MARKETING,
      '4+ YEARS IN PERFORMANCE MARKETING | Google Ads and Meta Ads | Experience with attribution models',
    ],
    [ANALYST, '• 3+ years of experience in data analysis\n\n• Python and pandas\n• Stakeholder reporting'],
  ])('are found where several stand together, one of them a demand: %j', (job, lines) => {
    expect(found(job, `Waiter, Café Sol, 2019 - 2025\n- served guests\nSkills\n${lines}\nHobbies`)).toEqual([
      lines,
    ]);
  });

  it('are found where demands stand apart', () => {
    const job = `${MARKETING}\n- 2 years of leading a team`;
    const resume =
      'Waiter\n- 4+ years in performance marketing\n- served guests\n- Experience with attribution models\n- took orders\n- 2 years of leading a team';
    expect(found(job, resume)).toHaveLength(3);
  });

  it.each([
    [MARKETING, 'Google Ads and Meta Ads\n- SQL and Looker'],
    [MARKETING, '4+ years in performance marketing, for two shops'],
    [MARKETING, '4+ years in performance marketing\n- Raised sales by a third with Google Ads'],
    [ANALYST, 'Data Analyst\nSkills: SQL, Tableau, Python and pandas, Stakeholder reporting'],
    [ANALYST, '4 years of experience in data analysis\n- SQL\n- Tableau\n- Python and pandas'],
    [DRIVER, DRIVER.split('\n').slice(2, 7).join('\n')],
    [DRIVER, '2+ years in a nursery\n- Played with thirty children\n- Valid UK driving licence'],
  ])('are not seen in what honest resumes have in common with a job: %j %j', (job, lines) => {
    expect(found(job, `Someone, Lane & Sons, 2019 - 2025\n- ${lines}\nHobbies`)).toEqual([]);
  });
});
