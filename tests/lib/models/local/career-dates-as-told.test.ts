import { describe, expect, it } from '@jest/globals';
import { readResume } from '../../../../lib/models/local/resume/resume-reader.ts';
import { rolesOf } from '../../../helpers/local-evaluation.ts';

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

describe('an open end of two words', () => {
  it.each([
    'Baker, Lane Ltd, 06/18 - en cours',
    'Baker, Lane Ltd, 06/18 - in progress',
    '06/18 - zur Zeit Baker, Lane Ltd',
  ])('is no part of the title: %s', (entry) => {
    expect(rolesOf(`Experience\n${entry}`)).toEqual(['Baker 2018-06 present']);
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
