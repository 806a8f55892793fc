import { describe, expect, it } from '@jest/globals';
import { modelText } from '../../../helpers/model-text.ts';

const CAREER = 'EXPERIENCE\nPorter, Acme Ltd, 2015 - 2019\n- Moved beds and trolleys';

/** Of many origins, and of forms that are easily taken for something else. */
const NAMES = [
  'DeShawn Marquis Tolliver',
  'Venkata Ramana Murthy Chilukuri',
  'Guadalupe "Lupita" Cárdenas',
  'Ma. Cristina R. Dela Cruz',
  'Fatima bint Khalid Al Nahyan',
  'Kim Min-jun',
  'Arun Kumar K. V.',
  'João Pedro da Silva Santos',
  'Ifeoma C. Okafor',
  'Abigail Yeboah-Mensah',
];

const PLACES: readonly (readonly [string, (name: string) => string])[] = [
  ['between ornaments', (name) => `⟡ ${name} ⟡\nHospital Porter\n\n${CAREER}`],
  ['below a title with its letters set apart', (name) => `R E S U M E\n\n${name}\n\n${CAREER}`],
  ['as whom the first sentence is about', (name) => `${name} has kept wards moving since 2015.\n\n${CAREER}`],
  [
    'above the way to reach somebody, below other things',
    (name) =>
      `Philosophy first, then facts.\n\nI believe a porter should be kind.\n\nFacts\n${name}\n31 Osborne Road, Leeds LS6 2AB\n07700 900477\n\n${CAREER}`,
  ],
  ['at the end, above a number', (name) => `Hospital Porter\n\n${CAREER}\n\n${name}\n07700 900477`],
];

describe('a name', () => {
  it.each(PLACES)('leaves the same text whoever bears it: %s', (_where, place) => {
    const expected = modelText(place('Jane Smith'));
    expect(expected).not.toMatch(/Jane|Smith/);
    expect(expected).toContain('Moved beds and trolleys');
    for (const name of NAMES) expect(modelText(place(name))).toBe(expected);
  });

  it.each([
    ['a page of theirs', 'Porfolio: janesmith.design', 'janesmith'],
    ['a page with a path', 'See smith-cello.co.uk/about for more', 'smith'],
    ['a title behind it', 'Regards, J. Smith (Mrs)', 'Mrs'],
  ])('goes with %s', (_what, line, gone) => {
    expect(modelText(`Jane Smith\n\n${CAREER}\n\nMORE\n${line}`)).not.toContain(gone);
  });

  it('is found below a line that is drawn', () => {
    expect(
      modelText(`Resume of a Hospital Porter\n-----------------------------------\nZyanya Qoyo\n\n${CAREER}`),
    ).not.toMatch(/Zyanya|---/);
  });

  it('is found beside an address, whatever its label', () => {
    expect(modelText(`HOSPITAL PORTER\n\nCall sign: Jane Smith | 07700 900477\n\n${CAREER}`)).not.toMatch(
      /Jane|Smith/,
    );
  });
});

describe('languages above the career', () => {
  it.each([
    'Languages: English, German',
    'Languages: German, French, English',
    'Languages - English, Polish',
    'Langues : français, allemand',
    'Sprachen: Deutsch, Türkisch',
    'Idiomas: español, somalí',
  ])('are no nationalities: %s', (line) => {
    expect(modelText(`Jane Smith\nLeeds · jane@example.org\n${line}\n\n${CAREER}`)).toContain(line);
  });

  it('go where a nationality stands beside them', () => {
    const text = modelText(`Jane Smith\nLanguages: English | Nationality: Somali\n\n${CAREER}`);
    expect(text).toContain('English');
    expect(text).not.toContain('Somali');
  });
});

describe('words that only stand where names do', () => {
  it.each([
    ['behind a comma, in small letters', 'Philosophy first, then facts.'],
    ['an employer above an address and a number', 'Acme Catering Services\n12 High Street, Leeds LS1 4AB'],
    ['what a job is about', 'Warehouse work has been my life since 2015.'],
    ['a degree', 'MA History, Leeds, 2012'],
    ['a sentence without a space before it', 'Moved beds.Smith machines as well'],
    ['another address', 'Ordered with node.js and shop.example'],
  ])('stay: %s', (_what, line) => {
    const [first = ''] = line.split('\n');
    expect(modelText(`Jane Smith\n\n${CAREER}\n\n${line}\n0113 496 0000`)).toContain(first);
  });

  it('stays a degree, where a name begins alike', () => {
    const text = modelText(`Ma. Cristina R. Dela Cruz\n\n${CAREER}\n\nEducation\nMA History, 2012`);
    expect(text).toContain('MA History');
    expect(text).not.toContain('Cristina');
  });
});
