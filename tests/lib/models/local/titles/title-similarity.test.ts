import { describe, expect, it } from '@jest/globals';
import { titleProfile, wordSimilarity } from '../../../../../lib/models/local/titles/title-similarity.ts';

function similarity(wanted: string, held: string): number {
  return wordSimilarity(titleProfile(wanted), titleProfile(held));
}

describe('a title', () => {
  it.each([
    ['Thatching Intern', 'intern'],
    ['Junior Thatcher', 'junior'],
    ['Sr. Thatcher', 'senior'],
    ['Head Thatcher', 'lead'],
    ['Thatcherleiterin', 'lead'],
    ['Director of Thatching', 'director'],
    ['Thatcher', null],
    ['Staff Thatcher', null],
    ['Chef', null],
    ['Apprentice Commis Chef', 'intern'],
    ['Commis Chef', 'junior'],
    ['Demi Chef de Partie', 'junior'],
    ['Commis de cuisine', 'junior'],
    ['Chef de Partie', 'mid'],
    ['Jefe de partida', 'mid'],
    ['Senior CDP', 'senior'],
    ['Jr. Sous Chef', 'senior'],
    ['Sous Chef', 'senior'],
    ['Executive Chef', 'lead'],
    ['Chef d’équipe', 'lead'],
  ])('%s has the level %s', (title, level) => {
    expect(titleProfile(title).seniority).toBe(level);
  });

  it('is told by the words of its trade alone', () => {
    expect(titleProfile('Senior Thatchers (m/w/d)').words).toEqual(['thatcher']);
  });

  it('is never without words', () => {
    expect(titleProfile('Senior').words).toEqual(['senior']);
  });
});

describe('the similarity of two titles by their words', () => {
  it('is whole for the same words in any order and number', () => {
    expect(similarity('Grain taster', 'Tasters, grain')).toBe(1);
  });

  it('is little for a word that many trades share', () => {
    expect(similarity('Grain Manager', 'Lighthouse Manager')).toBeLessThan(0.4);
    expect(similarity('Grain Taster', 'Grain Manager')).toBeGreaterThan(
      similarity('Grain Manager', 'Lighthouse Manager'),
    );
  });

  it('is none for different trades', () => {
    expect(similarity('Accountant', 'Accounts')).toBe(0);
  });
});
