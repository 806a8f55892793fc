import { describe, expect, it } from '@jest/globals';
import { compileText } from '../../../../../lib/models/local/evidence/compiled-requirement.ts';
import { SoughtWords, stemLikeness } from '../../../../../lib/models/local/evidence/sought-words.ts';
import { rarityIn } from '../../../../../lib/models/local/evidence/word-rarity.ts';

const RARITY = rarityIn([]);
const SOUGHT = new SoughtWords(
  [compileText('Grain tasting and reed thatching in PostgreSQL', RARITY), compileText('Reeds', RARITY)],
  [
    {
      name: 'Reed Licence',
      surface: 'reed licence',
      stems: ['marsh'],
      numbers: [],
      hasLetterName: false,
      isOneOfAKind: false,
      driving: null,
    },
  ],
);

describe('what a rubric seeks', () => {
  it('is found by the words of its requirements and certificates', () => {
    for (const stem of ['grain', 'reed', 'thatch', 'marsh']) expect(SOUGHT.alike(stem)).toContain(stem);
    expect(SOUGHT.alike('reed')).toEqual(['reed']);
    expect(SOUGHT.alike('goos')).toBeUndefined();
    expect(SOUGHT.alike('grai')).toBeUndefined();
    expect(SOUGHT.alike('g')).toBeUndefined();
  });

  it('is found by words that begin alike', () => {
    expect(SOUGHT.alike('thatcherei')).toEqual(['thatch']);
  });

  it('is found by the names of its terms', () => {
    expect(SOUGHT.terms.get('skill')).toContain('PostgreSQL');
    expect(SOUGHT.terms.get('certificate')).toEqual(new Set(['Reed Licence']));
  });
});

describe('the likeness of two stems', () => {
  it.each([
    ['administr', 'administr', 1],
    ['administr', 'administrat', 0.8],
    ['thatch', 'thatcherei', 0],
    ['baureih', 'baureihen', 0.97],
    ['negociar', 'negociacion', 0.9],
    ['reparieren', 'reparatur', 0.9],
    ['repareren', 'reparatie', 0.9],
    ['produccion', 'producto', 0],
    ['deliveri', 'deliver', 0.97],
  ])('of %s and %s is %d', (sought, said, likeness) => {
    expect(stemLikeness(sought, said)).toBe(likeness);
  });
});
