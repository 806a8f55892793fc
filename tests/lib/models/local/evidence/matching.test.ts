import { describe, expect, it } from '@jest/globals';
import { levelForNurse } from '../../../../helpers/nurse-assessment.ts';

function levelOfWork(requirement: string, work: string): string {
  return levelForNurse(
    requirement,
    `Experience\nRegistered Nurse, Bay Clinic, 2015 - 2024\n- ${work}\n- Kept the rota`,
  );
}

describe('kinds of what is asked for before them', () => {
  it.each([
    ['Thatching tools and techniques', 'Thatching by old methods', 'met'],
    ['Thatching techniques', 'Thatching by old methods', 'met'],
    ['Thatching tools and techniques', 'Roofing by old methods', 'missing'],
  ])('are shown by other words for them, %s: %s', (requirement, work, level) => {
    expect(levelOfWork(requirement, work)).toBe(level);
  });
});

describe('several things asked for together', () => {
  it.each([
    ['Thatching and historic stonework restoration of churches', 'Thatching of barns', 'partial'],
    ['Puppetry, and choreography of large outdoor processions', 'Puppetry for schools', 'partial'],
    ['Thatching, falconry and historic stonework restoration of churches', 'Thatching of barns', 'missing'],
    ['Thatching and historic stonework restoration of churches', 'Sold barns', 'missing'],
    ['Building, and historic stonework restoration', 'Building of sheds', 'missing'],
    ['Operation and upkeep of farm machinery', 'Kept daily operations running', 'missing'],
    ['Operation and upkeep of farm machinery', 'Operated farm machinery and did its upkeep', 'met'],
    ['Operation of cranes', 'Led operations of a firm', 'missing'],
  ])('are shown in part by half of them, %s: %s', (requirement, work, level) => {
    expect(levelOfWork(requirement, work)).toBe(level);
  });

  it.each([
    ['Thatching of farmhouses for bringing delight to weekend visitors', 'Thatching of farmhouses', 'met'],
    ['Thatching and puppetry for bringing delight to weekend visitors', 'Thatching, puppetry', 'met'],
    ['Thatching and puppetry for bringing delight to weekend visitors', 'Thatching', 'partial'],
  ])('are all shown without what they are for, %s: %s', (requirement, work, level) => {
    expect(levelOfWork(requirement, work)).toBe(level);
  });
});
