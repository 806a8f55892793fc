import { describe, expect, it } from '@jest/globals';
import { partOn, withoutNumbers } from '../../../../../lib/models/local/evidence/shown-parts.ts';

describe('the parts of a text that are shown', () => {
  it('quotes a part without digits, or nothing', () => {
    expect(withoutNumbers('Led 12 nurses, calm under pressure, since 2015')).toBe('calm under pressure');
    expect(withoutNumbers('2015 - 2020')).toBeNull();
  });

  it('ends no part with a word that leads on, however many there are', () => {
    expect(withoutNumbers('Led work with and for the 12 nurses')).toBe('Led work');
    expect(withoutNumbers('Von BIS zur Übergabe mit und von 12 Pflegekräften')).toBe('Von BIS zur Übergabe');
    const many = 'of '.repeat(1_000);
    expect(withoutNumbers(`Stained glass ${many}12 windows`)).toBe('Stained glass');
    expect(withoutNumbers(`Stained ${many}glass 12 windows`)?.startsWith('Stained of of')).toBe(true);
  });

  it('never takes an amount for a part, wherever the text is cut before it', () => {
    expect(withoutNumbers('Glazing (2017)')).toBe('Glazing');
    expect(withoutNumbers('Windows:400 in old town houses (12 apprentices)')).toBe('Windows');
    expect(withoutNumbers('(2017)')).toBeNull();
  });

  it.each([
    'ISO 9001 audits',
    'Full HGV Class 1 licence',
    '18th Edition (BS 7671)',
    'Windows 11 support',
    'OSHA 30',
  ])('keeps a number that belongs to a name: %s', (text) => {
    expect(withoutNumbers(text)).toBe(text);
  });

  it.each([
    ['Led 12 nurses', 'nurses'],
    ['CAD 12 years', 'CAD'],
    ['HGV Class 1.5 tonnes', 'HGV Class'],
    ['SQL Server 2016', 'SQL Server'],
    ['Held for at least 12 months', null],
  ])('takes another number for an amount: %s', (text, shown) => {
    expect(withoutNumbers(text)).toBe(shown);
  });

  it.each([
    ['03/2018 - to date Maintenance Electrician, Foo Foods', 'Maintenance Electrician'],
    ['2019 - present as Kitchen Manager, Harbour Room', 'Kitchen Manager'],
    ['2016 - heute Schichtleiterin, Muster GmbH', 'Schichtleiterin'],
    ['Present findings to the board 12 times a year', 'Present findings to the board'],
  ])('begins no part with the end of dates: %s', (text, shown) => {
    expect(withoutNumbers(text)).toBe(shown);
  });

  it.each([
    ['Teach years 3 and 4, reading recovery', 'reading recovery'],
    ['Nurse on ward 7, wound care for adults', 'wound care for adults'],
    ['Mathematik in den Klassen 5 bis 10', 'Mathematik'],
  ])('leaves no word behind that its number belongs to: %s', (text, shown) => {
    expect(withoutNumbers(text)).toBe(shown);
  });

  it('keeps a short name of capital letters, and no other leftover', () => {
    expect(withoutNumbers('CPA (2017)')).toBe('CPA');
    expect(withoutNumbers('C# (2017)')).toBe('C#');
    expect(withoutNumbers('the (2017)')).toBeNull();
  });
});

describe('the part of a quote that shows a requirement', () => {
  it.each([
    ['CPA required', 'CPA (2017)', 'CPA'],
    ['InDesign', 'Freelance designer 2024 - present: posters (Illustrator, InDesign)', 'InDesign'],
    [
      'Packaging design',
      'Freelance designer 2024: posters and packaging (Illustrator)',
      'posters and packaging',
    ],
    ['CPA required', 'CPA (Ohio Board of Accountancy, 2017)', 'CPA'],
    ['CPA required', 'CPA, issued by the state of Ohio in 2017', 'CPA'],
    [
      'Child protection',
      'Case management for 40 families in child protection',
      'families in child protection',
    ],
    [
      'Payroll',
      'Worked 9 years at Lane Rail, where I ran payroll for the depot',
      'I ran payroll for the depot',
    ],
    ['Hadoop', 'Worked for 1 year as Hadoop Developer, Leeds', 'Hadoop Developer'],
    ['Survey research', 'Survey researcher between 2014 and 2019', 'Survey researcher'],
  ])('holds the words of "%s" where "%s" has them', (requirement, quote, shown) => {
    expect(partOn(requirement, quote)).toBe(shown);
  });

  it.each([
    ['Kubernetes', 'Lane Systems Ltd, Leeds, 2019 - 2024: k8s clusters', 'k8s clusters'],
    ['Payroll', 'Lane Systems Ltd, Leeds, 2019 - 2024, wages for the shop', 'wages for the shop'],
    ['SQL', 'Lane Systems Ltd 2019 - 2024, reports with PostgreSQL', 'reports with PostgreSQL'],
  ])('knows "%s" by another name in "%s"', (requirement, quote, shown) => {
    expect(partOn(requirement, quote)).toBe(shown);
  });

  it('stays with what says something first where no part has the words', () => {
    expect(partOn('Glazing', 'Fitted church windows (12 of them), led apprentices')).toBe(
      'Fitted church windows',
    );
  });
});
