import { describe, expect, it } from '@jest/globals';
import { assess, rolesOf } from '../../../helpers/local-evaluation.ts';

describe('titles', () => {
  it('may be cut short with a full stop', () => {
    expect(
      rolesOf('Working as Sr. Accountant in Lane Trading LLC from 10th March 2018 to till date.'),
    ).toEqual(['Sr. Accountant 2018-03 present']);
  });
});

describe('titles in service', () => {
  it('may be grades, and begin with a letter and number', () => {
    expect(rolesOf('Experience\nSEO, Defra, 2018-2021\nEO, HMRC, 2012-2015')).toEqual([
      'SEO 2018 2021',
      'EO 2012 2015',
    ]);
    expect(rolesOf('Experience\nS-4 Logistics Officer, 1st BCT, Fort Bliss, 2014 – 2017')).toEqual([
      'S-4 Logistics Officer 2014 2017',
    ]);
  });
});

describe('labels inside of a text', () => {
  it('head no section that hides the rest', () => {
    expect(
      rolesOf(
        'Zero-hours: steward at the ground (matchdays, 2018-). Main job: Postal worker, Lane Mail, 2014-.',
      ),
    ).toEqual(['steward 2018 present', 'Postal worker 2014 present']);
  });

  it('name the job held last', () => {
    expect(
      rolesOf(
        'Candidate 88213\nMost recent job: Paralegal at Lane LLP (3/2020 – 9/2024)\nPrevious job: Legal Secretary at Hill LLP (1/2016 – 2/2020)',
      ),
    ).toEqual(['Paralegal 2020-03 2024-09', 'Legal Secretary 2016-01 2020-02']);
  });
});

describe('entries as they are laid out', () => {
  it('may have a department between title and dates', () => {
    expect(
      rolesOf(
        'Experience\n\nBand 7 Theatre Team Leader\nLane Hospitals\nTheatres Department\nJanuary 2019 – Present\n\nBand 6 Scrub Practitioner\nLane Hospitals\nMarch 2013 – December 2018',
      ),
    ).toEqual(['Band 7 Theatre Team Leader 2019-01 present', 'Band 6 Scrub Practitioner 2013-03 2018-12']);
  });

  it('may stand in columns parted by spaces', () => {
    expect(
      rolesOf(
        'Career\nCompany            Role                 Years\nLane Shipping      Chief Officer        2019-2024\nHill Tankers       Ship handler         2011-2014',
      ),
    ).toEqual(['Chief Officer 2019 2024', 'Ship handler 2011 2014']);
  });

  it('may stand in a column that is headed as posts', () => {
    expect(
      rolesOf(
        'Employment\nDates | Employer | Post\n2020 to date | Lane Trust | Senior SLT\n2016–2020 | Hill Trust | Staff grade SLT',
      ),
    ).toEqual(['Senior SLT 2020 present', 'Staff grade SLT 2016 2020']);
  });

  it('may be stages of training, and words of French', () => {
    expect(rolesOf('Experience\nFY1/FY2, Leeds, 2011–13\nAu pair, Lyon, 2009-2010')).toEqual([
      'FY1/FY2 2011 2013',
      'Au pair 2009 2010',
    ]);
  });

  it('may tell in a sentence how somebody rose', () => {
    expect(
      rolesOf(
        'Employment\n\nLane Logistics (Aug 2021 - present)\nStarted as a picker, now Shift Team Leader since Feb 2023.\n\nHill Foods (2017 - Aug 2021)\nProduction operative',
      ),
    ).toEqual(['Shift Team Leader 2023-02 present', 'Production operative 2017 2021-08']);
  });

  it('may have the employer first, and hours behind', () => {
    expect(
      rolesOf(
        'Experience\n10/2021 - now, Lane University, Widening Participation Officer (0.6 FTE)\n2015-2019, Lane University, Leeds\nPorter',
      ),
    ).toEqual(['Widening Participation Officer 2021-10 present', 'Porter 2015 2019']);
  });

  it('may say that somebody started and left', () => {
    expect(
      rolesOf(
        'Employment\nLane Care, Support Worker (nights), started 11/2020, still employed\nHill Homes, Care Assistant, started 02/2018, left 10/2020',
      ),
    ).toEqual(['Support Worker 2020-11 present', 'Care Assistant 2018-02 2020-10']);
  });

  it('may name the field behind the post', () => {
    expect(
      rolesOf('Experience\nSenior Manager, Tax (2021 – 2023)\nManager, Human Resources, Lane 2018-2021'),
    ).toEqual(['Senior Manager, Tax 2021 2023', 'Manager, Human Resources 2018 2021']);
    expect(rolesOf('Experience\nManager, Lane Ltd, 2015-2019')).toEqual(['Manager 2015 2019']);
  });
});

describe('what is no employment', () => {
  it.each([
    ['2018-2021 Full-time carer for my elderly mother'],
    ['Stay-at-home parent 2012-2019'],
    ['Passport valid till 2031'],
    ['Forklift driver licence since 2005'],
    ['Electrician licence 2012 - 2015'],
  ])('"%s"', (line) => {
    expect(rolesOf(`Experience\nBaker, Lane Ltd, 2005-2010\n${line}`)).toEqual(['Baker 2005 2010']);
  });

  it.each([
    'Scrum Master',
    'Travel Consultant',
    'Travel Nurse',
    'Student Support Adviser',
    'Head of Student Services',
    'Harbour Master',
    'Master Scheduler',
    'Leave and Absence Administrator',
    'Licence Administrator',
  ])('is not told by a word of a title: "%s"', (title) => {
    expect(rolesOf(`Experience\n${title}, Lane Ltd, 2015 - 2019`)).toEqual([`${title} 2015 2019`]);
  });

  it.each([
    'Student Nurse',
    'Travelling in Asia',
    'Master of Science',
    'Career break',
    'Student at Manchester',
  ])('is "%s"', (line) => {
    expect(rolesOf(`Experience\nBaker, Hill Ltd, 2005-2010\n${line}, 2015 - 2019`)).toEqual([
      'Baker 2005 2010',
    ]);
  });

  it('takes nothing from those who care for others', () => {
    expect(rolesOf('Experience\nFoster carer for the council, 2005-2010')).toEqual([
      'Foster carer 2005 2010',
    ]);
  });

  it('is a leave within a stay', () => {
    expect(
      rolesOf('Pharmacy manager, Lane, Aug 2015 – Mar 2022 (maternity leave Feb–Nov 2019)\nBaker, 2010-2012'),
    ).toEqual(['Pharmacy manager 2015-08 2022-03', 'Baker 2010 2012']);
  });
});

describe('a trade that was learned', () => {
  const JOB =
    'Sachbearbeiter Einkauf (m/w/d)\n\nProfil\n- 2 Jahre Erfahrung im Einkauf\n- SAP-Kenntnisse\n- Gutes Englisch';
  const RESUME =
    'Berufserfahrung\nSachbearbeiter Auftragsabwicklung, Pumpen AG, 2019 – heute\n- Terminverfolgung in SAP MM\nIndustriekaufmann (Ausbildung), Pumpen AG, 2016 – 2019';

  it('is no experience of work in full, and does not tell the level of today', () => {
    const { requirements, roles, seniority } = assess(JOB, RESUME);
    expect(roles.map((role) => role.seniority)).toEqual(['mid', 'intern']);
    expect(requirements[0]?.level).not.toBe('met');
    expect(seniority.relation).toBe('same');
  });

  it('is no role by the name of its paper', () => {
    expect(rolesOf('Ervaring\nKok, Brasserie Zuid, 2019 - heden\nMBO Kok niveau 3, 2019')).toHaveLength(1);
  });
});

describe('the course of a career', () => {
  const JOB = 'Category Manager\n\nRequirements\n- Tendering\n- Negotiation';

  it('does not go down from a senior post to a leading one', () => {
    const resume =
      'Experience\nCategory Manager, Lane Ltd, 2021 - Present\nSenior Buyer, Lane Ltd, 2017 - 2021';
    expect(assess(JOB, resume).trajectory.aligned).toBe(true);
  });

  it('goes down from a senior post to a plain one', () => {
    const resume = 'Experience\nBuyer, Lane Ltd, 2021 - Present\nSenior Buyer, Lane Ltd, 2017 - 2021';
    expect(assess(JOB, resume).trajectory.aligned).toBe(false);
  });
});

describe('the step before the latest', () => {
  const alignedFor = (job: string, career: string): boolean =>
    assess(`${job}\n\nRequirements\n- Planning\n- Excel`, `Experience\n${career}`).trajectory.aligned;

  it.each([
    [
      'Management Accountant',
      'Financial Controller, Lane Ltd, 2015 - present\n- Group accounts\nFinance Manager, Acme, 2010 - 2015\n- Audit',
    ],
    [
      'Production Planner',
      'Junior Production Planner, Lane Ltd, 2024 - present\n- SAP\nStores Operative, Lane Ltd, 2022 - 2024\n- Goods in',
    ],
    [
      'Executive Assistant',
      'Executive Assistant, Lane Ltd, 2018 - present\n- Diaries\nOffice Manager, Acme, 2019 - 2023\n- Post',
    ],
  ])('is no higher one, towards %s: %j', (job, career) => {
    expect(alignedFor(job, career)).toBe(true);
  });

  it.each([
    [
      'Executive Assistant',
      'Executive Assistant, Lane Ltd, 2023 - present\n- Diaries\nOffice Manager, Acme, 2019 - 2023\n- Post',
    ],
    [
      'Production Planner',
      'Junior Production Planner, Lane Ltd, 2024 - present\n- SAP\nProduction Planner, Acme, 2020 - 2024\n- SAP',
    ],
  ])('is a higher one in the same trade, towards %s: %j', (job, career) => {
    expect(alignedFor(job, career)).toBe(false);
  });
});

describe('the last of several titles in one stay', () => {
  it('is the latest role, and no step down', () => {
    const job = 'Warehouse Team Leader\n\nRequirements\n- Leading a team\n- Forklift licence';
    const resume =
      'Experience\nWarehouse Operative then Team Leader, Bright Logistics, 2018 - now\n- lead a team of nine';
    const { trajectory, analysis } = assess(job, resume);
    expect(trajectory.aligned).toBe(true);
    expect(analysis).not.toContain('step down');
  });
});

describe('a post held beside another', () => {
  it('leads away from no job that the other is near', () => {
    const job = 'Primary School Teacher\n\nRequirements\n- QTS\n- Leading a subject';
    const resume =
      'Experience\nClass Teacher, Oak Primary, 2019 – present: Year 6; maths lead since 2021\nCook, The Plough, 2012 – 2018';
    const { trajectory, analysis } = assess(job, resume);
    expect(trajectory).toMatchObject({ aligned: true, quote: expect.stringContaining('Class Teacher') });
    expect(analysis).not.toContain('another direction');
  });
});

describe('titles that say the level inside', () => {
  it('are those that say it first', () => {
    const job = 'Tax Senior Manager\n\nRequirements\n- CTA\n- Portfolio';
    expect(assess(job, 'Experience\nSenior Manager, Tax (Jul 2021 – Mar 2023)').title.relation).toBe('exact');
  });
});

describe('the title of a job with a grade', () => {
  it('is not cut inside of brackets', () => {
    const job = 'Physiotherapist Band 6\n\nRequirements\n- Stroke rehab\n- HCPC registration';
    const resume =
      'Experience\nPhysiotherapist (Band 5 rotational), Leeds Hospitals, 2021 - present\n- Stroke rehab';
    expect(assess(job, resume).roles.map(({ title }) => title)).toEqual(['Physiotherapist']);
  });
});

describe('words and numbers', () => {
  it.each([
    ['PIP2', 'Detective Sergeant, Lane Police, 2010-2019: PIP 2 and 3', 'met'],
    ['HGV', 'Driver, Lane Ltd, 2010-2019: HGV1 work', 'met'],
    ['PIP4', 'Detective Sergeant, Lane Police, 2010-2019: PIP 2 and 3', 'missing'],
  ])('are read apart and as one: "%s"', (requirement, line, level) => {
    const job = `Detective\n\nRequirements\n- ${requirement}\n- Esperanto\n- Unicycling`;
    expect(assess(job, `Experience\n${line}`).requirements[0]?.level).toBe(level);
  });
});
