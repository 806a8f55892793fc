import { describe, expect, it } from '@jest/globals';
import { readResume } from '../../../../../lib/models/local/resume/resume-reader.ts';

type Shown = [title: string, start: string | null, end: string | null];

function rolesIn(text: string): Shown[] {
  return readResume(text).roles.map(({ title, start, end }) => [title, start, end]);
}

describe('whoever leads a thing', () => {
  it.each([
    ['Head of Logistics, Fast Freight (2012 - 2020)', 'Head of Logistics'],
    ['Deputy Head of Fundraising | Hope Aid | 2012 - 2020', 'Deputy Head of Fundraising'],
    ['Leiterin der Disposition, Nordfracht (2012 - 2020)', 'Leiterin der Disposition'],
    ['Responsable des achats, Dupont (2012 - 2020)', 'Responsable des achats'],
  ])('held a role, whatever the thing and without a heading: %s', (line, title) => {
    expect(rolesIn(`${line}\n- Planning`)).toEqual([[title, '2012', '2020']]);
  });

  it('is no title of who worked with them', () => {
    expect(rolesIn('Experience\nIntern with the Head of Marketing, Acme, 2015 - 2016')).toEqual([
      ['Intern', '2015', '2016'],
    ]);
  });

  it('is no role of who reported there', () => {
    expect(rolesIn('Reported to the Head of Logistics in 2019')).toEqual([]);
  });
});

describe('paragraphs that part the lines of an entry', () => {
  const POINTS = '- Payment services\n- Moved them without downtime';

  it.each([
    `Experience\n\nBackend Engineer\n\nLedger Works\n\nMarch 2019 - present\n\n${POINTS}`,
    `Experience\n\nBackend Engineer, Ledger Works\n\nMarch 2019 - present\n\n${POINTS}`,
    `Experience\n\nLedger Works\n\nBackend Engineer\n\nMarch 2019 - present\n\n${POINTS}`,
    `Backend Engineer\n\nLedger Works, March 2019 - present\n\n${POINTS}`,
    `Backend Engineer\n\nLedger Works, March 2019 - present\n${POINTS}`,
  ])('leave the title its dates: %j', (text) => {
    expect(rolesIn(text)).toEqual([['Backend Engineer', '2019-03', 'present']]);
  });

  it('part one entry from the next', () => {
    const second = 'Junior Developer\n\nAcme\n\n2015 - 2019\n\n- Reports';
    expect(
      rolesIn(`Experience\n\nBackend Engineer\n\nLedger Works\n\n2019 - present\n\n${POINTS}\n\n${second}`),
    ).toEqual([
      ['Backend Engineer', '2019', 'present'],
      ['Junior Developer', '2015', '2019'],
    ]);
  });
});

describe('a few words on the employer, between a role in a list and its points', () => {
  it.each([
    'Payments',
    'Payments team',
    'Payments platform of a bank',
    'Permanent position',
    'Core banking and payments',
  ])('are no other role: %s', (summary) => {
    expect(
      rolesIn(
        `## Experience\n- Backend Engineer, Ledger Works (2019-03 - Present)\n  ${summary}\n  - Payment services`,
      ),
    ).toEqual([['Backend Engineer', '2019-03', 'present']]);
  });
});

describe('roles in the usual layouts', () => {
  const held: Shown[] = [
    ['Site Manager', '2015-03', 'present'],
    ['Site Engineer', '2009-09', '2015-02'],
  ];

  it.each([
    [
      'title, employer and dates in one line',
      'Site Manager, Oakfield Homes, Leeds (March 2015 - Present)\n- Ran sites\n\nSite Engineer, Brightwell Ltd (Sept 2009 - Feb 2015)\n- Set out roads',
    ],
    [
      'employer first',
      'Oakfield Homes — Site Manager | Mar 2015 – Present\nRan sites of forty units.\nBrightwell Ltd — Site Engineer | Sep 2009 – Feb 2015\nSet out roads.',
    ],
    [
      'dates in the line below',
      'Site Manager, Oakfield Homes\n03/2015 – present\n• Ran sites\n\nSite Engineer, Brightwell Ltd\n09/2009 – 02/2015\n• Set out roads',
    ],
    [
      'dates first',
      '03/2015 - now\nSite Manager\nOakfield Homes\nRan sites.\n\n09/2009 - 02/2015\nSite Engineer\nBrightwell Ltd\nSet out roads.',
    ],
    [
      'employer and dates, then the title',
      'Oakfield Homes, Leeds        March 2015 – Present\nSite Manager\n• Ran sites\n\nBrightwell Ltd, York        September 2009 – February 2015\nSite Engineer\n• Set out roads',
    ],
    [
      'title, then employer and dates',
      'Site Manager\nOakfield Homes, Leeds        March 2015 – Present\n• Ran sites\n\nSite Engineer\nBrightwell Ltd, York        September 2009 – February 2015\n• Set out roads',
    ],
    [
      'points of a list',
      '- Site Manager at Oakfield Homes, 03/2015 - present\n- Site Engineer at Brightwell Ltd, 09/2009 - 02/2015',
    ],
    [
      'markdown headings',
      '### Site Manager — Oakfield Homes (Mar 2015 – Present)\n- Ran sites\n### Site Engineer — Brightwell Ltd (Sep 2009 – Feb 2015)\n- Set out roads',
    ],
    [
      'labels',
      'Position: Site Manager\nCompany: Oakfield Homes\nPeriod: 03/2015 - present\nDuties: ran sites\nPosition: Site Engineer\nCompany: Brightwell Ltd\nPeriod: 09/2009 - 02/2015',
    ],
    [
      'prose',
      'Since March 2015 I have worked as a Site Manager for Oakfield Homes in Leeds. From September 2009 to February 2015 I was employed as a Site Engineer at Brightwell.',
    ],
  ])('are read from %s', (_layout, body) => {
    expect(rolesIn(`WORK EXPERIENCE\n\n${body}\n\nEDUCATION\nBEng, Leeds, 2005 - 2009\n`)).toEqual(held);
  });

  it.each([
    [
      'Berufserfahrung\nseit 10/2019   Altenpflegerin, Haus Abendsonne, Bremen\n04/2014 – 09/2019   Pflegehelferin, Klinikum Nord\n',
      ['Altenpflegerin', 'Pflegehelferin'],
    ],
    [
      'Expérience professionnelle\nInfirmière — Clinique du Parc, Lyon | août 2016 à mars 2018\nAide-soignante — Ehpad Les Tilleuls | 2012 – 2016\n',
      ['Infirmière', 'Aide-soignante'],
    ],
    [
      'Experiencia laboral\nEnfermera en Hospital La Fe, Valencia (marzo de 2014 - actualidad)\nAuxiliar de enfermería en Residencia El Pinar (2010 - 2014)\n',
      ['Enfermera', 'Auxiliar de enfermería'],
    ],
    [
      'Werkervaring\nVerpleegkundige, Ziekenhuis Oost, Utrecht\nmrt 2020 – heden\nVerzorgende, Zorghuis De Linde\nsept 2012 t/m feb 2020\n',
      ['Verpleegkundige', 'Verzorgende'],
    ],
  ])('are read in the other languages: %j', (text, titles) => {
    expect(rolesIn(text).map(([title]) => title)).toEqual(titles);
  });
});

describe('roles', () => {
  it('are read without any section, from a title near its dates', () => {
    const text =
      'I am a cook from Lyon. From 2014 to 2019 I worked as a sous chef at the Harbour Hotel, where I ran a brigade of nine. Before that I worked as a commis chef from 2010 to 2014.';
    expect(rolesIn(text)).toEqual([
      ['sous chef', '2014', '2019'],
      ['commis chef', '2010', '2014'],
    ]);
  });

  it('of one employer are all counted, and the employer with the dates of the whole stay is none', () => {
    const text =
      'EMPLOYMENT\nBrightwell Construction, Manchester       2008 – 2021\nSite Manager                  2015 – 2021\nRan sites.\nAssistant Site Manager        2008 – 2015\nKept daily records.\n';
    expect(rolesIn(text)).toEqual([
      ['Site Manager', '2015', '2021'],
      ['Assistant Site Manager', '2008', '2015'],
    ]);
  });

  it('are not joined with the line of the employer above them, however wide its columns', () => {
    const text =
      'EMPLOYMENT\nBrightwell Construction, Manchester                 2008 – 2015\nSite Manager\nRan sites.\n\nOakfield Homes, Leeds                             2015 – present\nOffice Manager\nKept the books.\n\nMill Lane Bakery, Harrogate                         2006 – 2008\nBaker\nNight shifts.\n';
    expect(rolesIn(text)).toEqual([
      ['Site Manager', '2008', '2015'],
      ['Office Manager', '2015', 'present'],
      ['Baker', '2006', '2008'],
    ]);
  });

  it.each(['Projects', 'Skills', 'Achievements', 'Responsibilities'])(
    'have a line with a label below them (%s), and go on behind it without a heading',
    (label) => {
      const text = `CONSTRUCTION\nFit-out.\n\nProject Manager, Lane Interiors, 03/2018 - present\n${label}: six floors in Leeds\nSite Manager, Lane Interiors, 2014 - 2018`;
      expect(rolesIn(text)).toEqual([
        ['Project Manager', '2018-03', 'present'],
        ['Site Manager', '2014', '2018'],
      ]);
    },
  );

  it('do not own the courses that a line below them lists', () => {
    const { roles } = readResume(
      'Experience\nResearcher, 2018 - 2023\n- Simulations\nCoursera: Machine Learning, SQL',
    );
    expect(roles.map(({ lines }) => lines)).toEqual([[1, 2]]);
  });

  it('may overlap', () => {
    const text = 'Experience\nBarista, Cafe Uno (2016 - 2019)\nTour Guide, City Walks (2017 - 2020)\n';
    expect(rolesIn(text)).toEqual([
      ['Barista', '2016', '2019'],
      ['Tour Guide', '2017', '2020'],
    ]);
  });

  it('are read below a heading that is none of those known, whatever section came before', () => {
    const strayed = `Education
BSc Nursing, University of Leeds (2010 - 2013)
So far: Registered Nurse, Leeds Infirmary. (2013 - 2019)
Completed Medical Assistant Program (2008 - 2009)`;
    expect(rolesIn(strayed)).toEqual([['Registered Nurse', '2013', '2019']]);
  });

  it.each([
    [
      'of titles that no list knows',
      'Plinth polisher (2015 - 2019). Hatch tender (2011 - 2015).',
      'Plinth polisher',
    ],
    ['behind a label', 'My time at sea: Plinth polisher, Harbour Works (2015 - 2019)', 'Plinth polisher'],
    [
      'with a list',
      'Plinth polisher, 2015 - 2019\n- Polished plinths\n\nHatch tender, 2011 - 2015',
      'Plinth polisher',
    ],
  ])('are read in a paragraph %s that no heading announces', (_which, career, first) => {
    const resume = `Skills\nFiling. Buffing.\n\n${career}\n\nLanguages\nEnglish`;
    expect(rolesIn(resume)[0]).toEqual([first, '2015', '2019']);
  });

  it.each([
    [
      'education',
      'BSc Chemistry, University of Leeds (2011 - 2014)\nMSc Chemistry, University of Leeds (2014 - 2016)',
    ],
    [
      'voluntary work',
      'Volunteer driver, Food bank (2011 - 2014)\nVolunteer coach, Youth club (2014 - 2016)',
    ],
  ])('are not found in a paragraph of %s', (_what, paragraph) => {
    expect(rolesIn(`Skills\nFiling\n\n${paragraph}`)).toEqual([]);
  });

  it.each([
    [
      'a heading says so',
      'Community\n\nTreasurer, Village hall (2011 - 2014)\nSecretary, Choir (2014 - 2016)',
    ],
    ['an entry says so', 'Treasurer, Village hall, unpaid (2011 - 2014)'],
    ['it is a membership', 'Board member, Village hall (2011 - 2014)'],
  ])('are not what nobody is paid for, where %s', (_where, paragraph) => {
    expect(rolesIn(`Skills\nFiling\n\nBaker, Mill Lane (2015 - 2019)\n\n${paragraph}`)).toEqual([
      ['Baker', '2015', '2019'],
    ]);
  });

  it('are read from a table, by the column in which titles are known', () => {
    const table = `Experience
| 2018 - 2020 | Fern Interactive | Software Developer |
| 2016 - 2018 | Lane Interactive | Tools wrangling |`;
    expect(rolesIn(table)).toEqual([
      ['Software Developer', '2018', '2020'],
      ['Tools wrangling', '2016', '2018'],
    ]);
  });

  it('are several in one line where each has dates of its own', () => {
    const line =
      'Experience\nBaker at Mill Lane, 2015 - 2019; before that line cook at The Oak, 2011 - 2015; waiter, 2009 - 2011';
    expect(rolesIn(line)).toEqual([
      ['Baker', '2015', '2019'],
      ['line cook', '2011', '2015'],
      ['waiter', '2009', '2011'],
    ]);
  });

  it('begin and end on two lines', () => {
    const labels = `Experience
Position: Baker
From: 02.2016
To: 11.2019`;
    expect(rolesIn(labels)).toEqual([['Baker', '2016-02', '2019-11']]);
  });

  it.each([
    [
      'I was a letter carrier with Canada Post, 1989 to 2015, and liked it.',
      'letter carrier',
      '1989',
      '2015',
    ],
    ['Von 2015 bis 2018 war ich dort Betriebselektriker.', 'Betriebselektriker', '2015', '2018'],
  ])('are what somebody says to have been: %s', (sentence, title, start, end) => {
    expect(rolesIn(sentence)).toEqual([[title, start, end]]);
  });

  it('have numbers before them', () => {
    const numbered = `Synopsis
1.  Hatch tender
    Harbour Ltd
    1 July 2019 – current
2.  Plinth polisher
    Marble Ltd
    March 2014 – June 2019`;
    expect(rolesIn(numbered)).toEqual([
      ['Hatch tender', '2019-07', 'present'],
      ['Plinth polisher', '2014-03', '2019-06'],
    ]);
  });

  it('keep the dates of the line above when a year beside the title is of something else', () => {
    const lines = 'Experience\nMay 2018 to Nov 2022: Southern Cross Ltd. Scaffolder (ticket from 2020).';
    expect(rolesIn(lines)).toEqual([['Scaffolder', '2018-05', '2022-11']]);
  });

  it('are read from labels in one line, wherever it stands', () => {
    const labels = `Education
High school

Company: Lane & Sons Ltd. Position: Plinth polisher. Years: 2015 - 2019. Responsibilities: polished plinths.`;
    expect(rolesIn(labels)).toEqual([['Plinth polisher', '2015', '2019']]);
  });

  it('are not what somebody was trained for', () => {
    const trained = `Berufserfahrung
2017 - 2022 Koch, Hotel Post
2014 - 2017 Ausbildung zum Koch, Hotel Krone`;
    expect(rolesIn(trained)).toEqual([['Koch', '2017', '2022']]);
  });

  it('are neither education nor projects, voluntary work or leave', () => {
    const text = [
      'EXPERIENCE',
      'Receptionist, City Dental Practice, 2014 – 2019',
      'Parental leave, 2019 – 2020',
      '',
      'EDUCATION',
      'Teaching Assistant Diploma, York College, 2012 – 2014',
      '',
      'PROJECTS',
      'Lead Developer, chess engine, 2016 – 2017',
      '',
      'VOLUNTEERING',
      'Football Coach, Harrogate Juniors, 2011 – 2015',
    ].join('\n');
    expect(rolesIn(text)).toEqual([['Receptionist', '2014', '2019']]);
  });

  it('are not made of dates inside what a role tells', () => {
    const text =
      'EXPERIENCE\nWard Manager, St. James Hospital, Jan 2012 – Dec 2018\n• Trained 5 nurses from 2015 to 2016\n• Moved the patient records between 2013 and 2014\n';
    expect(rolesIn(text)).toEqual([['Ward Manager', '2012-01', '2018-12']]);
  });

  it('keep their dates open when the text says none', () => {
    const text = 'Experience\n\nPrimary School Teacher, Hillside School\n- Taught years 3 and 4\n';
    expect(rolesIn(text)).toEqual([['Primary School Teacher', null, null]]);
  });

  it('have a title that no vocabulary knows, when an entry is dated', () => {
    const text = 'EXPERIENCE\nPatina Whisperer, Old Forge Ltd, 2012 – 2016\n- Restored bronzes\n';
    expect(rolesIn(text)).toEqual([['Patina Whisperer', '2012', '2016']]);
  });

  it('survive placeholders where a name or an address stood', () => {
    const text =
      '[redacted]\n[redacted]\n\nEXPERIENCE\n[redacted] Electrician, Volt & Sons [redacted] (2010 - 2015)\n';
    expect(rolesIn(text)).toEqual([['Electrician', '2010', '2015']]);
  });

  it('have titles that stand in the text exactly so', () => {
    const text = 'Experience\nLEGAL SECRETARY / Office Manager - Harper & Lowe (2019 - now)\n';
    const { roles } = readResume(text);
    expect(roles.map(({ titleSpan }) => text.slice(titleSpan.start, titleSpan.end))).toEqual([
      'LEGAL SECRETARY / Office Manager',
    ]);
    expect(roles[0]?.title).toBe('LEGAL SECRETARY / Office Manager');
  });

  it('own the lines that tell of them, up to the next role or section', () => {
    const text =
      'EXPERIENCE\n\nBaker, Mill Lane Bakery\n2016 – 2019\n• Sourdough and rye\n• Night shifts\n\nKitchen Porter, The Anchor\n2014 – 2016\n• Kept the kitchen clean\n\nSKILLS\nFood hygiene\n';
    const { roles, document } = readResume(text);
    const linesOf = (at: number) => roles[at]?.lines.map((index) => document.lines[index]?.text);
    expect(linesOf(0)).toEqual([
      'Baker, Mill Lane Bakery',
      '2016 – 2019',
      'Sourdough and rye',
      'Night shifts',
    ]);
    expect(linesOf(1)).toEqual(['Kitchen Porter, The Anchor', '2014 – 2016', 'Kept the kitchen clean']);
  });

  it('have the family and the level that their titles say, whatever the years', () => {
    const text =
      'EXPERIENCE\nSenior Software Engineer, Acme (2021 - present)\nRegistered Nurse, City Hospital (2005 - 2021)\nMarketing Intern, Prime Drinks (2004)\n';
    expect(readResume(text).roles.map(({ family, seniority }) => [family, seniority])).toEqual([
      ['software_engineering', 'senior'],
      ['nursing', 'mid'],
      ['marketing', 'intern'],
    ]);
  });

  it('take a year alone as the whole stay', () => {
    expect(rolesIn('EXPERIENCE\nHarvest Worker, Apple Farm (2013)\n')).toEqual([
      ['Harvest Worker', '2013', '2013'],
    ]);
  });

  it('name the line of business', () => {
    const text = 'EXPERIENCE\nReceptionist, St. James Hospital (2014 - 2019)\n- Greeted patients\n';
    expect(readResume(text).roles[0]?.industry).toBe('hospital');
  });

  it.each([
    ['Accountant, Hall & Sons (retail bank), 2018 - 2024\n- Month end', 'banking sector'],
    ['Accountant, Hall & Sons, 2018 - 2024\nRetail bank, 300 employees\n- Month end', 'banking sector'],
    ['Accountant, Miller Ltd, 2018 - 2024\nA logistics firm with 200 staff\n- Month end', 'logistics sector'],
    ['Accountant, Miller Ltd (construction group), 2018 - 2024\n- Month end', 'construction industry'],
  ])('name it in other words beside the employer: %j', (role, industry) => {
    expect(readResume(`EXPERIENCE\n${role}\n`).roles[0]?.industry).toBe(industry);
  });

  it.each([
    ['Accountant, Miller Ltd, 2018 - 2024\n- Logistics firm with 200 staff audited'],
    ['Accountant, Miller Ltd, 2018 - 2024\nKept the books of a firm with 200 staff'],
    ['Group Accountant, Miller Ltd, 2018 - 2024\n- Month end'],
  ])('name none by what is done there: %j', (role) => {
    expect(readResume(`EXPERIENCE\n${role}\n`).roles[0]?.industry).toBeNull();
  });
});

describe('an entry whose lines are cut by full stops and long brackets', () => {
  it.each([
    'Reed Sorter, Fenland Thatch, Ely. 03/2021 to date',
    'Employment\n\nReed Sorter, Fenland Thatch (reed, sedge and straw), Ely, Cambridgeshire, United Kingdom\n03/2021 to date, four days a week',
    'Employment\n\nFenland Reeds, Ely — Reed Sorter I, Drying\n03/2021 to date (late shift)',
    'Employment\n\nReed Sorter\n\nMarsh Consulting Thatchers, Ely — 03/2021 to date',
    'Reed Sorter, Fenland (60 beds), 03/2021 to date',
  ])('keeps its title and dates: %j', (text) => {
    const [[title = '', ...dates] = []] = rolesIn(text);
    expect(title).toMatch(/^Reed Sorter/);
    expect(dates).toEqual(['2021-03', 'present']);
  });
});

describe('a title of the vocabulary with a word that parts others from places', () => {
  it('is whole', () => {
    expect(rolesIn('Peintre en bâtiment, Dupont, 2015 - 2024')).toEqual([
      ['Peintre en bâtiment', '2015', '2024'],
    ]);
  });
});

describe('a title that is cut short', () => {
  it.each(['Project Mgr', 'Sr. Project Mgr', 'Software Dev', 'Project Coord', 'Maint. Eng'])(
    'is read as one: %s',
    (title) => {
      const held = [[title, '2018', '2022']];
      expect(rolesIn(`Experience\n${title}, Acme Ltd, 2018 - 2022\n- Ran things`)).toEqual(held);
      expect(rolesIn(`Experience\n${title}\nAcme Ltd\n2018 - 2022\n- Ran things`)).toEqual(held);
    },
  );

  it('may be that of a managing director, at no school', () => {
    const read = (line: string) => rolesIn(`Experience\n${line}\n- Ran things`);
    expect(read('MD, Acme Ltd, 2018 - 2022')).toEqual([['MD', '2018', '2022']]);
    expect(read('MD, Lane Medical School, 2018 - 2022')).toEqual([]);
  });
});

describe('titles held one after the other', () => {
  it.each([
    ['Junior Baker → Baker, Lane & Sons, 2015 - 2019', ['Junior Baker', 'Baker']],
    ['Apprentice then Roofer, Lane & Sons, 2015 - 2019', ['Apprentice', 'Roofer']],
    [
      'GRADUATE ENGINEER, then SHIFT MANAGER, Lane & Sons, 2015 - 2019',
      ['GRADUATE ENGINEER', 'SHIFT MANAGER'],
    ],
  ])('in one stay are all roles: %s', (line, titles) => {
    expect(rolesIn(`Experience\n\n${line}`)).toEqual(titles.map((title) => [title, '2015', '2019']));
  });

  it('in one line with dates of their own keep these', () => {
    expect(
      rolesIn('Experience\n\nLane & Sons, Leeds — Project Engineer (2017-20), Site Manager, Roads (2020-)'),
    ).toEqual([
      ['Project Engineer', '2017', '2020'],
      ['Site Manager', '2020', 'present'],
    ]);
  });
});

describe('a title that only the head of a resume says', () => {
  const WORK = 'Work\n\n2019 - present: Fenland Gardens, Ely\nTook down a poplar above a glasshouse.';

  it.each([
    ['Ana Lane | tree surgeon | Ely', 'tree surgeon'],
    ['Ana Lane\nQualified roofer, ten years on listed buildings.', 'Qualified roofer'],
  ])('is that of the latest role that says none: %s', (head, title) => {
    expect(rolesIn(`${head}\n\n${WORK}`)).toContainEqual([title, '2019', 'present']);
  });

  it.each([
    'Ana Lane\nFormer tree surgeon',
    'Ana Lane\nSeeking work as a roofer',
    'Ana Lane\nWas a cook until 2018.',
  ])('is none where it is over or wished for: %s', (head) => {
    expect(rolesIn(`${head}\n\n${WORK}`).map(([title]) => title)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/surgeon|roofer/)]),
    );
  });

  it('does not add to a role whose title is known', () => {
    expect(rolesIn('Ana Lane | tree surgeon\n\nWork\n\nBaker, Lane & Sons, 2019 - present')).toEqual([
      ['Baker', '2019', 'present'],
    ]);
  });
});

describe('a title that is a rank alone', () => {
  const familiesIn = (text: string) => readResume(text).roles.map(({ title, family }) => [title, family]);

  it('is of the trade of the role before it', () => {
    expect(
      familiesIn('Work\n\nLeading Hand, Cleanwell, 2019 - present\n\nCleaner, Cleanwell, 2015 - 2019'),
    ).toEqual([
      ['Leading Hand', 'cleaning_facility'],
      ['Cleaner', 'cleaning_facility'],
    ]);
  });

  it('is of none where the career tells none', () => {
    expect(familiesIn('Work\n\nSupervisor, Cleanwell, 2019 - present')).toEqual([['Supervisor', 'other']]);
  });
});

describe('a career that names employers only', () => {
  it('is read by its dates, without a heading', () => {
    const text =
      'Ana Lane\n\n2019 - present   Fenland Foods, Ely\nPacked celery by night.\n\n2016 - 2019   Marsh Vegetables, Ely\nPacked by day.';
    expect(rolesIn(text).map(([, start, end]) => [start, end])).toEqual([
      ['2019', 'present'],
      ['2016', '2019'],
    ]);
  });
});

describe('headings that name the trade of a career', () => {
  it.each(['Salon history', 'TEACHING', 'Where I work now', 'Career in short'])(
    'announce it: %s',
    (heading) => {
      expect(rolesIn(`${heading}\n\nReed Sorter, Fenland, 2019 - present`)).toEqual([
        ['Reed Sorter', '2019', 'present'],
      ]);
    },
  );
});

describe('the titles that one entry names one after the other', () => {
  const HEADER = 'Warehouse Operative then Team Leader, Bright Logistics';
  const HELD = [
    ['Warehouse Operative', '2018', '2022'],
    ['Team Leader', '2022', 'present'],
  ];

  it.each([
    `${HEADER}\n2018 - 2022 Operative: picking and packing\n2022 - now Team Leader: lead a team of nine`,
    `${HEADER}\n- 2018 - 2022 Warehouse Operative: picking\n- 2022 - now Team Leader: nine people`,
    `${HEADER} (2018 - now)\n- Operative 2018 - 2022: picking\n- Team Leader 2022 - now: nine people`,
    `${HEADER}\nTeam Leader 2022 - now\n- lead a team of nine\nWarehouse Operative 2018 - 2022\n- picking`,
    'Warehouse Operative, puis Team Leader, Bright\n2018 - 2022 Operative : caisse\n2022 - aujourd’hui Leader : équipe',
  ])('have the dates of the lines below that name them again: %j', (entry) => {
    expect(rolesIn(`Experience\n${entry}`).sort()).toEqual(HELD.toSorted());
  });

  it('share those of the entry where no line below has others', () => {
    expect(rolesIn(`Experience\n${HEADER}, 2018 - 2022\n- picking`)).toEqual([
      ['Warehouse Operative', '2018', '2022'],
      ['Team Leader', '2018', '2022'],
    ]);
    expect(rolesIn(`Experience\n${HEADER}, 2018 - 2022\nCleaner, Oak Home, 2015 - 2018`)).toHaveLength(3);
  });
});

describe('a tool with the name of a trade', () => {
  it.each([
    [
      'Freelance designer 2024 - present: posters and packaging (Illustrator, InDesign)',
      'Freelance designer',
    ],
    ['Tester, Acme, 2019 - 2022: suites of requests (Postman, Jira)', 'Tester'],
  ])('is no role in a list: %s', (line, title) => {
    expect(rolesIn(`Experience\n${line}`).map(([shown]) => shown)).toEqual([title]);
  });

  it('is a role where it heads an entry', () => {
    expect(rolesIn('Experience\nIllustrator, InDesign Studio, 2019 - 2022')).toEqual([
      ['Illustrator', '2019', '2022'],
    ]);
  });
});

describe('titles as they are cut', () => {
  it('go on behind a hyphen that leads to a second word', () => {
    expect(
      rolesIn('Experience\nElektroniker für Energie- und Gebäudetechnik, Elektro Meyer, 2016 - 2019'),
    ).toEqual([['Elektroniker für Energie- und Gebäudetechnik', '2016', '2019']]);
  });

  it('are none in the name of a paper', () => {
    expect(rolesIn('Infirmière, CHU de Nantes, 2018 - 2022\nDE infirmier, IFSI Nantes, 2015')).toHaveLength(
      1,
    );
  });
});

describe("care for one's own family", () => {
  const roleOf = (entry: string) =>
    rolesIn(`Experience\n2012 – 2020: ${entry}\n2004 – 2012: Accountant, Acme Ltd\n- Ledgers`)
      .map(([title]) => title)
      .filter((title) => title !== 'Accountant');

  it.each([
    'Carer for a relative',
    'Caring for a sick relative',
    'Mother of three',
    'Raising a family',
    'Erziehung meiner drei Kinder',
    'Familienmanager, drei Kinder',
    'Kinderpause',
    'Betreuung [redacted]',
    'Vollzeitmutter',
    'Meine zwei Kinder großgezogen',
    'Pflegende Angehörige',
    'Éducation de [redacted]',
    'Aidant familial',
    'Aide à un parent malade',
    'Interruption pour élever mes enfants',
    'Maman à plein temps',
    'Cuidado de familiar dependiente',
    'Cuidador familiar',
    'Dedicado al hogar y cuidado de mis hijos',
    'Atención a un familiar mayor',
    'Zorg voor kinderen',
    'Zorg voor mijn zieke moeder',
    'Mantelzorger',
    'Fulltime moeder',
  ])('is no role: %s', (entry) => {
    expect(roleOf(entry)).toEqual([]);
  });

  it.each([
    ['Carer for adults with learning disabilities', 'Carer'],
    ['Family Carer Coordinator, Leeds City Council', 'Family Carer Coordinator'],
    ["Helper in my parents' restaurant", 'Helper'],
    ['Full-time parent educator', 'Full-time parent educator'],
    ['Familienhelferin', 'Familienhelferin'],
    ['Betreuung von Kindern mit Behinderung', 'Betreuung von Kindern'],
    ['Tagesmutter', 'Tagesmutter'],
    ['Aide familiale', 'Aide familiale'],
    ["Garde d'enfants", "Garde d'enfants"],
    ['Cuidadora de personas mayores', 'Cuidadora de personas mayores'],
    ['Mediadora familiar', 'Mediadora familiar'],
    ['Mantelzorgconsulent', 'Mantelzorgconsulent'],
    ['Zorg voor kinderen met autisme', 'Zorg voor kinderen'],
  ])('is told from care as a profession: %s', (entry, title) => {
    expect(roleOf(entry)).toEqual([title]);
  });
});

describe('a post that was not held', () => {
  const held = 'Experience\nBaker, Lane Ltd, 2018 - 2020\n- Bread\n\n';

  it.each([
    'Pastry chef, Acme, 2010 - 2015 (offer declined)',
    'Application as pastry chef, Acme, 2010 - 2015, rejected',
    'Job shadowing with a pastry chef, Acme, 2010 - 2015',
    'Pastry chef, fictitious company, 2010 - 2015',
    'Pastry chef, Acme (simulated, in an online game), 2010 - 2015',
    'Pastry chef, 2010 - 2015 (no clients yet)',
    'Bewerbung als Konditor, Acme, 2010 - 2015',
    'Konditor, Acme, 2010 - 2015, nicht angetreten',
    'Pâtissier, Acme, 2010 - 2015 (offre refusée)',
    'Pastelero, Acme, 2010 - 2015, empresa ficticia',
    'Sollicitatie als banketbakker, Acme, 2010 - 2015',
  ])('is no role, and no part of another: %s', (entry) => {
    const { roles } = readResume(`${held}${entry}\n- Tarts`);
    expect(roles.map(({ title }) => title)).toEqual(['Baker']);
    expect(roles[0]?.lines).not.toContain(4);
  });

  it.each([
    ['Claims adviser, Acme, 2010 - 2015\n- Rejected claims', 'Claims adviser'],
    ['Application Engineer, Acme, 2010 - 2015', 'Application Engineer'],
    ['Simulation Engineer, Acme, 2010 - 2015', 'Simulation Engineer'],
    ['Application Support Analyst for Acme, 2010 - 2015', 'Application Support Analyst'],
  ])('is told from one with such words: %j', (entry, title) => {
    expect(readResume(`${held}${entry}`).roles.map((role) => role.title)).toEqual(['Baker', title]);
  });
});

describe('a journeyman who names no trade', () => {
  it('works in the one that was learned', () => {
    const { roles } = readResume(
      'Berufserfahrung\n2016 – heute Geselle, Autohaus Krüger, Stade\n- Bremsen und Kupplungen\n\nAusbildung\n2012 – 2016 Kfz-Mechatroniker, HWK Stade',
    );
    expect(roles[0]).toMatchObject({ title: 'Kfz-Mechatroniker', family: 'mechanical_trades' });
  });

  it('is none who works with one', () => {
    const { roles } = readResume(
      'Berufserfahrung\n2016 – heute Bürokauffrau, Autohaus Krüger, Stade\n- Termine der Gesellen\n\nAusbildung\n2012 – 2016 Kfz-Mechatroniker, HWK Stade',
    );
    expect(roles[0]?.title).toBe('Bürokauffrau');
  });
});
