import { describe, expect, it } from '@jest/globals';
import { type DatedRole, rolesIn } from '../../../../helpers/dated-roles.ts';

describe('roles in the usual layouts', () => {
  const held: DatedRole[] = [
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
