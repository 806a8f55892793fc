import { describe, expect, it } from '@jest/globals';
import { shownIn } from '../../../../helpers/asked-and-shown.ts';

/** How far a list of skills shows what is asked for. */
function shownByList(requirement: string, ...skills: string[]): Promise<string | undefined> {
  const list = skills.map((skill) => `- ${skill}`).join('\n');
  const resume = `Kim Ash\n\nExperience\nUsher, Ash & Sons, 2018 - present\n- Sold tickets\n\nSkills\n${list}`;
  return shownIn(resume, { title: 'Usher', requirement });
}

describe('a label before what explains it', () => {
  it('names the skill that it is about', async () => {
    expect(await shownByList('Engraving skills', 'Engraving Skills: initials on cups and rings')).toBe('met');
    expect(
      await shownByList('Strong interpersonal skills', 'Interpersonal Skills: a good word for all'),
    ).toBe('met');
  });

  it('shows no more than it says', async () => {
    expect(await shownByList('Engraving skills', 'Technical Skills: tills and scanners')).toBe('missing');
  });
});

describe('how much of a skill', () => {
  it.each([
    ['Master-level customer service skills', 'Excellent customer service', 'met'],
    ['A high degree of accuracy', 'Accuracy in counting stock', 'met'],
    ["Master's degree in customer service", 'Excellent customer service', 'missing'],
    ['Master-level clinician', 'Clinician of ten years', 'missing'],
    ['A good degree in history', 'History of the town', 'missing'],
  ])('is no degree: %s', async (requirement, skill, status) => {
    expect(await shownByList(requirement, skill)).toBe(status);
  });
});

describe('praise with a word that denies or likes', () => {
  it.each([
    ['Perseverance', 'Never gives up on a guest'],
    ['Zelfstandig', 'Werkt zonder begeleiding'],
    ['Observation skills', 'Keen observer'],
    ['Willing to learn', 'Avid learner'],
  ])('shows it: %s', async (requirement, skill) => {
    expect(await shownByList(requirement, skill)).toBe('met');
  });
});
