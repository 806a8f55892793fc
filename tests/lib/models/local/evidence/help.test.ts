import { describe, expect, it } from '@jest/globals';
import { levelOf } from '../../../../helpers/local-evaluation.ts';

function levelOfWork(title: string, requirement: string, ...work: string[]): string | undefined {
  return levelOf(
    title,
    requirement,
    `Experience\nChef de Partie, Bistro Nord, 2018 - 2024\n- ${work.join('\n- ')}`,
  );
}

describe('what somebody helped with', () => {
  it.each([
    ['Helped with menu planning'],
    ['Helped out with menu planning and orders'],
    ['Ran the pass, helped with menu planning'],
    ['Cooked lunch and assisted in menu planning'],
  ])('is shown in part: %s', (work) => {
    expect(levelOfWork('Chef', 'Menu planning', work)).toBe('partial');
  });

  it.each([
    ['Menu planning with the head chef'],
    ['Helped guests; menu planning'],
    ['Helped with orders, led menu planning'],
    ['Menu planning that helped with costs'],
  ])('is not what was done: %s', (work) => {
    expect(levelOfWork('Chef', 'Menu planning', work)).toBe('met');
  });

  it('counts in full where another line tells that it was done', () => {
    expect(levelOfWork('Chef', 'Menu planning', 'Helped with menu planning', 'Menu planning for 200')).toBe(
      'met',
    );
  });

  it.each([
    ['Care Assistant', 'Personal care'],
    ['Nurse', 'Personal care'],
    ['Junior Chef', 'Personal care'],
    ['Chef', 'Supporting residents with personal care'],
  ])('is the work of a %s who is asked for "%s"', (title, requirement) => {
    expect(
      levelOfWork(title, requirement, 'Helped residents', 'Assisted with personal care of residents'),
    ).toBe('met');
  });
});
