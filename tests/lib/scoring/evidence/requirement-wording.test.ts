import { describe, expect, it } from '@jest/globals';
import {
  asksForExperience,
  isShownByListing,
  subjectWordsOf,
} from '../../../../lib/scoring/evidence/requirement-wording.ts';

const asked = (text: string, minimumYears: number | null = null) => isShownByListing({ text, minimumYears });

describe('what a list is the right place of', () => {
  it.each([
    "Bachelor's degree in nursing",
    'GPhC registration',
    'Führerschein Klasse B',
    'Permis B',
    'Hbo werk- en denkniveau',
    'German and English fluent',
    'Anglais courant',
    'Inglés alto (C1)',
  ])('is %j', (text) => {
    expect(asked(text)).toBe(true);
  });

  it.each(['Java', 'Wound care', 'SAP Ariba', 'Experience with German tax law', 'Machine learning'])(
    'is not %j',
    (text) => {
      expect(asked(text)).toBe(false);
    },
  );

  it('is not what years are asked for', () => {
    expect(asked('Certified welder', 3)).toBe(false);
  });
});

describe('a requirement', () => {
  it.each([
    ['5 years of nursing', 5, true],
    ['Hands-on experience with Terraform', null, true],
    ['Berufserfahrung in der Pflege', null, true],
    ['Erfahrung in der Pflege', null, true],
    ['Terraform', null, false],
    ['Driving licence', null, false],
  ])('asks for experience or not: %s', (text, minimumYears, expected) => {
    expect(asksForExperience({ text, minimumYears })).toBe(expected);
  });
});

describe('the subject of a requirement', () => {
  it.each([
    ['5 years of experience with nursing and wound care', ['nursing', 'wound', 'care']],
    ['Pflege, Pflege, PFLEGE', ['pflege']],
    ['Fluent français', ['fluent', 'francais']],
    ['5 years of experience', []],
  ])('are the words that say what it is about: %s', (text, words) => {
    expect(subjectWordsOf({ text, minimumYears: null })).toEqual(words);
  });
});
