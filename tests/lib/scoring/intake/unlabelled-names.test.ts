import { describe, expect, it } from '@jest/globals';
import { modelText } from '../../../helpers/model-text.ts';

const inSummary = (sentence: string): string =>
  `Jane Smith\njane@example.org\n\nSummary\n${sentence}\n\nSkills\nSafety`;

describe('a name', () => {
  it.each([
    ['with contact data in one line', 'Thomas Okoro, thomas@example.org, Leeds'],
    ['with a post between them', 'Thomas Okoro, Site Manager, thomas@example.org, +44 7700 900123'],
    ['before an address', 'Thomas Okoro, 12 Dock Street, Leeds'],
    ['first below a personal heading', 'Personal Details\nThomas Okoro\nLeeds'],
    ['labelled in a sentence further down', 'Site Manager\n\nName: Thomas Okoro. Email: thomas@example.org.'],
    [
      'at the start of a text of few lines',
      'Thomas Okoro, Leeds. Site Manager at Blue Harbor since 2019, with ten sites, forty people, a budget and all of its safety plans.',
    ],
    [
      'as the subject of the first sentence',
      'Okonkwo Okoro is a site manager who has run ten sites, led forty people, kept a budget and written all of their safety plans.',
    ],
    ['without any separator', 'Thomas Okoro Site Manager Blue Harbor 2019-2024 safety plans'],
  ])('is found wherever else it stands: %s', (_where, header) => {
    const text = modelText(`${header}\n\nExperience\nOkoro has run ten sites in Leeds.`);
    expect(text).toContain('[redacted] has run ten sites');
    expect(text).not.toContain('Okoro');
  });

  it.each([
    'Lettings Negotiator, Northwind, 2022 - present',
    'Claims Handler (Motor), Northwind, Swansea, June 2022 - present',
    'Spring, AngularJS, Kafka, Terraform',
    'C#, asp.net, SQL Server, vb.net, socket.io, Next.js',
    'Know-how\nSafety plans',
    'Strengths\nSafety plans',
    'Studies\nBSc Computing',
    'Experience\n- Curators (1998 - 2001)',
    'Employment\nGlazier (1998/2001)',
    'Work history\n- Wood Turner (2001 - 2004)',
  ])('is not seen in the work at the top of a text without one: %s', (header) => {
    expect(modelText(`${header}\nEngineer, Blue Harbor (2019 - 2024)`)).toContain(header);
  });

  it('takes the address with it, but not the post between them', () => {
    expect(modelText('Thomas Okoro, Site Manager, thomas@example.org\n\nSkills\nSafety')).toBe(
      'Site Manager\n\nSkills\nSafety',
    );
  });
});

describe('a personal line in running text', () => {
  it.each([
    'Partner: Ben',
    'Partner: Ben, teacher',
    'Born 12 May 1985 in Lagos.',
    'Wheelchair user.',
    'Photo: attached',
    'Address: 12 Dock Street, Leeds LS1 4AB',
    'Children: Ben (4), Anna (7)',
    'Living with my partner Ben and our two kids.',
    'Engaged to be married.',
    'Survivor of breast cancer.',
  ])('leaves no word: %s', (line) => {
    const text = modelText(inSummary(`${line}\nRan ten sites.`)).replace(/\n+/g, '\n');
    expect(text).toBe('Summary\nRan ten sites.\nSkills\nSafety');
  });

  it.each([
    'Partner: Deloitte (audit)',
    'Partner: Christian Aid',
    'Children: 40 in two groups',
    'Address: validation service in Java',
    'Wheelchair repair for a hospital',
  ])('stays when it only begins like one: %s', (line) => {
    expect(modelText(inSummary(line))).toContain(line);
  });

  it('reads a French title the same for every gender where words are few', () => {
    const render = (title: string): string =>
      `Parcours\n2019 - 2020 : ${title} en gériatrie, EHPAD Les Lilas`;
    expect(modelText(render('Infirmière'))).toBe(modelText(render('Infirmier')));
  });
});
