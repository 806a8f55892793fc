import { describe, expect, it } from '@jest/globals';
import { isShownByListing } from '../../../lib/scoring/shown-by-listing.ts';

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
