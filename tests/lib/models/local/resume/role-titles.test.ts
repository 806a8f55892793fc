import { describe, expect, it } from '@jest/globals';
import { readResume } from '../../../../../lib/models/local/resume/resume-reader.ts';
import { rolesIn } from '../../../../helpers/dated-roles.ts';

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
