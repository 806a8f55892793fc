import { describe, expect, it } from '@jest/globals';
import { KINDRED_WORDS, kindOf } from '../../../../../lib/models/local/vocabulary/kindred-words.ts';
import { stemOf } from '../../../../../lib/models/local/vocabulary/word-forms.ts';
import { levelForNurse } from '../../../../helpers/nurse-assessment.ts';

function levelOfWork(requirement: string, work: string): string {
  return levelForNurse(
    requirement,
    `Experience\nRegistered Nurse, Bay Clinic, 2015 - 2024\n- ${work}\n- Kept the rota`,
  );
}

function kindOfWord(word: string): string | null {
  return kindOf(word, stemOf(word));
}

describe('words that say nearly the same', () => {
  it('stand in one line each', () => {
    const stems = KINDRED_WORDS.flatMap((line) => [...new Set(line.split(' ').map(stemOf))]);
    expect(stems.filter((stem, at) => stems.indexOf(stem) !== at)).toEqual([]);
  });

  it('have one kind, and other words none', () => {
    expect(kindOfWord('mended')).toBe(kindOfWord('repairing'));
    expect(kindOfWord('repair')).not.toBe(kindOfWord('inspect'));
    expect(kindOfWord('falconry')).toBeNull();
  });

  it.each([
    ['Ability to design and implement kites', 'Made and deployed kites'],
    ['Repairing of looms', 'Mended looms'],
    ['Sonar devices', 'Sonar equipment'],
    ['Use of sonar instruments', 'Ran sonar apparatus'],
    ['Comprehension of charts', 'Comprehended charts'],
    ['Loom tuning', 'Improved looms'],
    ['Expansion of vineyards', 'Expanded vineyards'],
    ['Identify leaks in boilers', 'Detected leaks in boilers'],
  ])('show each other, %s: %s', (requirement, work) => {
    expect(levelOfWork(requirement, work)).toBe('met');
  });

  it.each([
    ['Repairing of looms', 'Sold looms'],
    ['Sonar devices', 'Radar equipment'],
    ['Kite design', 'Designed gardens'],
    ['System development', 'Developed a garden'],
    ['System development', 'Built a platform of planks'],
    ['Software platforms', 'Hoover applications'],
    ['Experience as a kite designer', 'Kite developer for two summers'],
    ['Approachability', 'Wrote down the process of bandaging'],
  ])('show no other thing, %s: %s', (requirement, work) => {
    expect(levelOfWork(requirement, work)).not.toBe('met');
  });

  it('are none for whoever does it', () => {
    expect(['developer', 'designers', 'operator', 'reviewer'].map(kindOfWord)).toEqual([
      null,
      null,
      null,
      null,
    ]);
    expect(kindOfWord('customers')).toBe(kindOfWord('client'));
    expect(kindOfWord('errors')).toBe(kindOfWord('fault'));
  });

  it('do not count on another line', () => {
    expect(levelOfWork('Kite design', 'Sold kites\n- Developed photographs')).toBe('partial');
  });

  it.each([
    ['Inspection of bridges', 'Checked tickets on trains'],
    ['Analysis of trends', 'Cut sewing patterns'],
    ['Rehearsal direction', 'Ran a bandage store'],
  ])('show nothing without the thing, %s: %s', (requirement, work) => {
    expect(levelOfWork(requirement, work)).toBe('missing');
  });

  it('do not count where they are denied', () => {
    expect(levelOfWork('Repairing of looms', 'Have never mended looms')).toBe('missing');
  });
});
