import { describe, expect, it } from '@jest/globals';
import { readResume } from '../../../../../lib/models/local/resume/resume-reader.ts';
import { rolesIn } from '../../../../helpers/dated-roles.ts';

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
