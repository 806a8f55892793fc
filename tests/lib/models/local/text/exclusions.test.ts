import { describe, expect, it } from '@jest/globals';
import { excludesAt, withoutExclusion } from '../../../../../lib/models/local/text/exclusions.ts';
import { levelOf } from '../../../../helpers/local-evaluation.ts';

describe('what a text says the thing is not', () => {
  it.each([
    ['Sawmill Operator, excluding band saws', 'Sawmill Operator'],
    ['Sawmill Operators, except of band saws, gang saws and edgers', 'Sawmill Operators'],
    ['Sawmill Operator (not including apprentices) in a mill', 'Sawmill Operator in a mill'],
    ['Sawmill Operator – other than trainees', 'Sawmill Operator'],
    ['repairing saws except for band saws', 'repairing saws'],
    ['Koch, ausgenommen Kantinen', 'Koch'],
    ['Cuisinier, sauf en cantine', 'Cuisinier'],
    ['Cocinero, excepto en comedores', 'Cocinero'],
    ['Kok, behalve in kantines', 'Kok'],
  ])('is left out: %s', (text, rest) => {
    expect(withoutExclusion(text)).toBe(rest);
  });

  it.each([
    'Exceptional sawmill operator',
    'A language other than English',
    'Excluding nobody',
    'Saws (band saws, gang saws)',
  ])('is nothing in: %s', (text) => {
    expect(withoutExclusion(text)).toBe(text);
  });

  it('is told by its first words', () => {
    expect(excludesAt('Cook, excluding canteens', 5)).toBe(true);
    expect(excludesAt('Cook, exceptional', 5)).toBe(false);
  });

  it.each([
    ['2 years as a Sawmill Operator, excluding band saw work', 'Sawmill Operator, 2015 - 2019', 'met'],
    ['2 years as a Sawmill Operator', 'Sawmill Operator - Except Band Saws, 2015 - 2019', 'met'],
    ['2 years as a Sawmill Operator, excluding band saw work', 'Band saw sharpener, 2015 - 2019', 'missing'],
  ])('is nothing to be held: %s by %s', (requirement, role, level) => {
    expect(levelOf('Cabinet Maker', requirement, `Experience\n${role}\n- Kept the yard tidy`)).toBe(level);
  });
});
