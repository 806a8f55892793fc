import { describe, expect, it } from '@jest/globals';
import { isUnprovable } from '../../../../lib/models/local/unprovable.ts';

describe('what no resume can show', () => {
  it.each([
    'Able to work evenings and weekends',
    'Willing to travel',
    'Right to work in the UK',
    'A calm head during a busy service',
    'High empathy, low ego',
    'Stressbestendig en flexibel',
    'Teamfähigkeit und Belastbarkeit',
    'Bereitschaft zur Schichtarbeit',
    'Rigueur et sens du détail',
    'Disponibilidad para trabajar por turnos',
  ])('%j', (statement) => {
    expect(isUnprovable(statement)).toBe(true);
  });

  it.each([
    'Calm monitoring of anaesthesia',
    'Patience with Java',
    'Fluent English',
    'Driving licence',
    'Leading a team of fifteen nurses',
    'HACCP',
    'Basket weaving',
  ])('is not %j', (statement) => {
    expect(isUnprovable(statement)).toBe(false);
  });
});
