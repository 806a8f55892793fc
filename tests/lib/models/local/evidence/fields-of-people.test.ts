import { describe, expect, it } from '@jest/globals';
import { levelOf } from '../../../../helpers/local-evaluation.ts';

const resumeOf = (title: string): string =>
  `Skills\n- Patience\n\nExperience\nArchivist, City Archive, 2018 - 2024\n\n${title}, Lane Ltd, 2012 - 2018`;

describe('the title of somebody who works in a field', () => {
  it.each([
    ['Plumbing', 'Plumber'],
    ['3 years in plumbing', 'Plumber'],
    ['Carpentry', 'Carpenter'],
    ['Auditing', 'Auditor'],
    ['Chemistry', 'Chemist'],
    ['Biology', 'Biologist'],
    ['Dentistry', 'Dentists'],
    ['Forestry', 'Forester'],
    ['Glazing', 'Glazier'],
    ['Fishing', 'Fisherman'],
    ['Statistics', 'Statistician'],
    ['Economics', 'Economist'],
    ['Sculpture', 'Sculptor'],
    ['Mining', 'Miner'],
  ])('shows the field %s: %s', (field, title) => {
    expect(levelOf('Archivist', field, resumeOf(title))).toBe('met');
  });

  it.each([
    ['Office supplies', 'Police Officer'],
    ['Contract law', 'Roofing Contractor'],
    ['Typing', 'Tailor'],
    ['State management', 'Restaurant Manager'],
    ['Asset management', 'Restaurant Manager'],
  ])('shows no other one: %s, %s', (field, title) => {
    expect(levelOf('Archivist', field, resumeOf(title))).toBe('missing');
  });

  it('is of those who hold it, not of whom they work with', () => {
    const resume = `${resumeOf('Shop Assistant')}\n- Sold tools to glaziers`;
    expect(levelOf('Archivist', 'Glazing', resume)).toBe('missing');
  });
});
