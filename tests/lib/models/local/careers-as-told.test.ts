import { describe, expect, it } from '@jest/globals';
import { readResume } from '../../../../lib/models/local/resume/resume-reader.ts';
import { assess, rolesOf } from '../../../helpers/local-evaluation.ts';

describe('dates as they are typed', () => {
  it.each([
    ['Mar19-Jun21', '2019-03 2021-06'],
    ['Apr2019–Present', '2019-04 present'],
    ['1/6/14 - 3/8/17', '2014-06 2017-08'],
    ['15 Aug 19 – 14 Sep 22', '2019-08 2022-09'],
    ['2019 - Pres.', '2019 present'],
    ['4/22-', '2022-04 present'],
    ['– from 04.2021', '2021-04 present'],
    ['(from 2020)', '2020 present'],
    ['(Jun. 2014–Aug. 2022)', '2014-06 2022-08'],
    ['2014-.', '2014 present'],
  ])('"%s"', (dates, expected) => {
    expect(rolesOf(`Experience\nBaker, Lane Ltd ${dates}`)).toEqual([`Baker ${expected}`]);
  });

  it('may stand in cells parted by tabs', () => {
    expect(rolesOf('Experience\nJan 2019\tPresent\tTransport Manager\tLane Freight')).toEqual([
      'Transport Manager 2019-01 present',
    ]);
  });

  it('are set apart by dots as networks export them', () => {
    expect(
      rolesOf('Experience\nElectrician\nSelf-Employed\nFull-time · Jan 2015 - Present · 9 yrs\nLeeds'),
    ).toEqual(['Electrician 2015-01 present']);
  });

  it('may open an entry that goes on', () => {
    expect(rolesOf('2019 to 2022 Store Manager at Lane Ltd; from 2022 Area Manager at Hill Ltd.')).toEqual([
      'Store Manager 2019 2022',
      'Area Manager 2022 present',
    ]);
  });

  it('stand below words that are months elsewhere', () => {
    expect(rolesOf('Experience\nAges ago (2013-2017)\nSupervisor at Lane Books')).toEqual([
      'Supervisor 2013 2017',
    ]);
  });

  it('are no parts of other numbers', () => {
    expect(rolesOf('Experience\nBaker, Lane Ltd, tel 12/34/56-')).not.toEqual(['Baker 1956-12 present']);
  });

  it('of a beginning alone end where the next one begins', () => {
    expect(
      rolesOf(
        'Experience\n2022 - Site Manager - Keller Homes\n2019 - Foreman - Lane Homes\n2015 - Carpenter - various',
      ),
    ).toEqual(['Site Manager 2022 present', 'Foreman 2019 2022', 'Carpenter 2015 2019']);
  });

  it('go on where the latest of them says no end', () => {
    expect(
      rolesOf('Experience\n2018 – Accountant, Lane Ltd\n2014 – 2018 Junior Accountant, Hill Ltd'),
    ).toEqual(['Accountant 2018 present', 'Junior Accountant 2014 2018']);
  });

  it('are of a year where a later one is told of', () => {
    expect(rolesOf('Experience\n2014 – Accountant, Lane Ltd\n2018 – 2024 Shop assistant, Hill Ltd')[0]).toBe(
      'Accountant 2014 2014',
    );
  });

  it('of a short stay do not', () => {
    expect(rolesOf('Experience\n2022: Waiter, The Mill\n2019: Waiter, The Bell')).toEqual([
      'Waiter 2022 2022',
      'Waiter 2019 2019',
    ]);
  });
});

describe('several posts in one line', () => {
  const POSTS = [
    'Customer Assistant 2008 2011',
    'Section Coordinator 2011 2015',
    'Section Manager 2015 2022',
  ];

  it.each([
    'Lane & Sons, 2008–2022: Customer Assistant (2008–11), Section Coordinator (2011–15), Section Manager (2015–22)',
    'Lane & Sons: Customer Assistant 2008-11, Section Coordinator 2011-15, Section Manager 2015-22',
    '2008-11 Customer Assistant, 2011-15 Section Coordinator, 2015-22 Section Manager',
    'Customer Assistant 2008-2011 / Section Coordinator 2011-2015 / Section Manager 2015-2022',
  ])('are told apart in "%s"', (line) => {
    expect(rolesOf(`Experience\n${line}`)).toEqual(POSTS);
  });

  it('may have brackets behind their dates', () => {
    expect(
      rolesOf(
        'Line leader Lane Ltd 2014-2017, Production supervisor 2017-2023 (30 filleters), now production manager since Jan 2023.',
      ),
    ).toEqual([
      'Line leader 2014 2017',
      'Production supervisor 2017 2023',
      'production manager 2023-01 present',
    ]);
  });

  it('are one where no second title is named', () => {
    expect(rolesOf('Experience\nRegistered nurse, Leeds, 2010-2015 and 2017-2020')).toEqual([
      'Registered nurse 2010 2015',
      'Registered nurse 2017 2020',
    ]);
  });

  it('are one trade at several employers', () => {
    expect(rolesOf('Chris. HGV1 driver. 12 years. Lane 2012-18, Hill 2018-now.')).toEqual([
      'HGV1 driver 2012 2018',
      'HGV1 driver 2018 present',
    ]);
  });

  it('are not parted inside of brackets', () => {
    expect(rolesOf('Prison Officer, HMP Lane (2014–2022; moved to nights in 2019).')).toEqual([
      'Prison Officer 2014 2022',
    ]);
  });

  it('go with the dates that tell most of them in a sentence', () => {
    expect(
      rolesOf(
        'I qualified as a nurse in 2009 and worked on the stroke ward until 2014, then as a senior staff nurse in Leeds from 2014 to 2019, and since 2019 I have been a ward sister.',
      ),
    ).toEqual(['nurse 2009 2014', 'senior staff nurse 2014 2019', 'ward sister 2019 present']);
  });
});

describe('promotions', () => {
  it('are roles from their date to the end of the stay', () => {
    expect(
      rolesOf(
        'Experience\nBuyer, Lane Ltd, 2015 - 2022\n- Packaging and film\n- Promoted to Senior Buyer in March 2019',
      ),
    ).toEqual(['Buyer 2015 2022', 'Senior Buyer 2019-03 2022']);
    expect(rolesOf('Prison Officer, HMP Lane (2014–2022; promoted to Supervising Officer in 2019).')).toEqual(
      ['Prison Officer 2014 2022', 'Supervising Officer 2019 2022'],
    );
  });

  it('of others are none', () => {
    expect(
      rolesOf(
        'Experience\nNurse manager, Leeds, 2010-2018\n- Trained nurses who were promoted to ward manager in 2012',
      ),
    ).toEqual(['Nurse manager 2010 2018']);
  });

  it('lie within the stay', () => {
    expect(
      rolesOf('Experience\nBuyer, Lane Ltd, 2015 - 2022\n- Promoted to Senior Buyer there in 2012'),
    ).not.toContain('Senior Buyer 2012 2022');
  });
});

describe('titles', () => {
  it('may be cut short with a full stop', () => {
    expect(
      rolesOf('Working as Sr. Accountant in Lane Trading LLC from 10th March 2018 to till date.'),
    ).toEqual(['Sr. Accountant 2018-03 present']);
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

describe('careers without dates', () => {
  it.each([
    ['Head Chef, The Plough, 3 years (current)\nSous Chef, The Bell, 2 yrs', ['Head Chef', 'Sous Chef']],
    ['2 yrs as plasterer at Bright Walls, before that 5 yrs apprentice with my dad.', ['plasterer']],
    ['I am a hairdresser with 9 years behind the chair. Now at Salon Noir.', ['hairdresser']],
    ['I worked under a head chef for 3 years.', []],
    ['My mother was a nurse for 30 years.', []],
    ['Looking for work as a baker for 2 years.', []],
    ['Nurse, 34 years old', []],
    ['Managed 12 plumbers for 3 years.', []],
    ['Head Chef', []],
  ])('are told by lengths of time: "%s"', (resume, titles) => {
    expect(readResume(resume).roles.map(({ title }) => title)).toEqual(titles);
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

describe('titles that say the level inside', () => {
  it('are those that say it first', () => {
    const job = 'Tax Senior Manager\n\nRequirements\n- CTA\n- Portfolio';
    expect(assess(job, 'Experience\nSenior Manager, Tax (Jul 2021 – Mar 2023)').title.relation).toBe('exact');
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

describe('the title of a job with a grade', () => {
  it('is not cut inside of brackets', () => {
    const job = 'Physiotherapist Band 6\n\nRequirements\n- Stroke rehab\n- HCPC registration';
    const resume =
      'Experience\nPhysiotherapist (Band 5 rotational), Leeds Hospitals, 2021 - present\n- Stroke rehab';
    expect(assess(job, resume).roles.map(({ title }) => title)).toEqual(['Physiotherapist']);
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

describe('an open end of two words', () => {
  it.each([
    'Baker, Lane Ltd, 06/18 - en cours',
    'Baker, Lane Ltd, 06/18 - in progress',
    '06/18 - zur Zeit Baker, Lane Ltd',
  ])('is no part of the title: %s', (entry) => {
    expect(rolesOf(`Experience\n${entry}`)).toEqual(['Baker 2018-06 present']);
  });
});

describe('a title, its dates and what was done, in one line', () => {
  it.each([
    [
      'Payroll Manager, 2012 - present, Lane Ltd: payroll of 4,000, RTI, pensions, Excel.',
      'Payroll Manager 2012 present',
    ],
    [
      'Graphic Designer | H-E-B | 2019 – Present | Packaging and in-store campaigns, Adobe Illustrator.',
      'Graphic Designer 2019 present',
    ],
    [
      'Civil foreman, 2010 to present, Daracon: running crews on road jobs, set out, pre-starts.',
      'Civil foreman 2010 present',
    ],
    [
      'Infirmière | CHU Lille | 2015 – présent | Soins, pansements, perfusions, transmissions.',
      'Infirmière 2015 present',
    ],
    [
      'Boekhouder, 2014 - heden, Bakkerij Jansen: facturen, btw-aangifte, loonadministratie.',
      'Boekhouder 2014 present',
    ],
  ])('are a role without a heading as well: %s', (line, role) => {
    expect(rolesOf(`${line}\nEnglish, Dutch`)).toEqual([role]);
  });

  it.each([
    'The director, 2015 - 2019 in charge of the theatre, was my mentor and taught me to plan, budget and tour.',
    'Trained nurses, 2015 - 2019, and wrote the plan of the ward: rotas, induction, audits.',
  ])('are none where the line begins otherwise: %s', (line) => {
    expect(rolesOf(`${line}\nEnglish, Dutch`)).toEqual([]);
  });
});

describe('dates of something else', () => {
  it.each([
    'Career break (2016 - 2025)',
    '2016 – 2025 Kinderpause',
    '2016 – 2025 : Congé parental',
    '2016 – 2025: Excedencia',
    '2016 – 2025: Zorg voor mijn moeder',
  ])('give no title beside them their time: %s', (leave) => {
    expect(rolesOf(`Experience\n${leave}\nMedical Director, Lane Clinic\n- Rosters`)).toEqual([
      'Medical Director null null',
    ]);
  });

  it('is a year that a sentence tells', () => {
    const told =
      'Groups, vocational rehab, co-ordination. Driver with own car. No experience since a rotation in 2015.';
    expect(rolesOf(`Name\n\nBand 6 OT in mental health, Lane CMHT, 2017 – present. ${told}`)).toEqual([]);
  });

  it.each([
    'promoted from Production Planner in Sept. 2022',
    'befördert im Mai 2022',
    'promue en mai 2022',
    'ascendida en mayo de 2022',
    'gepromoveerd in mei 2022',
  ])('is when somebody rose, below the dates of the stay: %s', (rise) => {
    const stay = `LANE INSTRUMENTS, Leeds    Jan. 2021 to date\nSupply Chain Planner (${rise})\n- Planning`;
    expect(rolesOf(`Experience\n${stay}`)).toEqual(['Supply Chain Planner 2021-01 present']);
  });

  it('belong to no department', () => {
    const titles = readResume(
      'Experience\nActing Zygotist, Emergency Department, Lane Hospital | 03/2024 – to date\n- Triage',
    ).roles.map(({ title }) => title);
    expect(titles).not.toContain('Emergency Department');
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
