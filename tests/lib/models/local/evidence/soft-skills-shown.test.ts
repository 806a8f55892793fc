import { describe, expect, it } from '@jest/globals';
import { asked, shown, shownIn } from '../../../../helpers/asked-and-shown.ts';

/** How far a list of skills shows what is asked for. */
function shownByList(requirement: string, ...skills: string[]): Promise<string | undefined> {
  const list = skills.map((skill) => `- ${skill}`).join('\n');
  const resume = `Kim Ash\n\nExperience\nUsher, Ash & Sons, 2018 - present\n- Sold tickets\n\nSkills\n${list}`;
  return shownIn(resume, { title: 'Usher', requirement });
}

describe('words beside a trait', () => {
  it.each([
    ['A sharp eye for attention to detail', 'Attention to detail on every label'],
    ['Unfailing attention to detail', 'Good attention to detail'],
    ['Capacity to multitask smoothly', 'Multitasking'],
    ['Can gracefully cope with hectic situations', 'Stays calm when the hall is full'],
    ['Capacity to work autonomously', 'Self-sufficient'],
    ['Self-motivated individuals', 'Self-motivated'],
    ['Perform your duties without guidance', 'Works independently'],
    ['Quick decision making', 'Decisive'],
  ])('say only how it shows: %s', async (requirement, skill) => {
    expect(await shownByList(requirement, skill)).toBe('met');
  });

  it.each([
    ['A sharp eye for attention to detail', 'Quick on the till', 'missing'],
    ['Manages whole festivals independently', 'Works independently', 'missing'],
    ['Leadership of lifeguards', 'Rescue of swimmers', 'missing'],
    ['Manual dexterity', 'Physically fit', 'missing'],
    ['Attention to detail and taxidermy', 'Attention to detail', 'partial'],
    ['Time management', 'Managed the stock of masks', 'missing'],
    ['Excellent time management skills', 'Stress management for horses', 'missing'],
    ['Excellent time management skills', 'Good at managing my time', 'met'],
    ['A steady hand', 'Steady sales of tickets', 'missing'],
    ['Ability to concentrate', 'Knows the salt concentration of seas', 'missing'],
    ['Ability to concentrate', 'Good concentration', 'met'],
    ['Management skills', 'Managed the lighting of a theatre', 'met'],
  ])('are no trait: %s', async (requirement, skill, status) => {
    expect(await shownByList(requirement, skill)).toBe(status);
  });
});

describe('a label before what explains it', () => {
  it('names the skill that it is about', async () => {
    expect(await shownByList('Engraving skills', 'Engraving Skills: initials on cups and rings')).toBe('met');
    expect(
      await shownByList('Strong interpersonal skills', 'Interpersonal Skills: a good word for all'),
    ).toBe('met');
  });

  it.each([
    ['Attention to detail: watches the cleaning of every hall', 'Highly detail-oriented'],
    ['Attention to detail, especially when it comes to cash handling', 'Close attention to detail'],
  ])('is what is asked for, before where it shows: %s', async (requirement, skill) => {
    expect(await shownByList(requirement, skill)).toBe('met');
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
    ['Self-starter', 'Refills shelves without being told'],
    ['Zelfstandig', 'Werkt zonder begeleiding'],
    ['Observation skills', 'Keen observer'],
    ['Willing to learn', 'Avid learner'],
  ])('shows it: %s', async (requirement, skill) => {
    expect(await shownByList(requirement, skill)).toBe('met');
  });
});

describe('a soft skill', () => {
  it('is only wished for, however it is graded', () => {
    expect(
      asked(
        'Unwavering attention to detail',
        'The capacity to multitask',
        'Must have an excellent verbal and written English communication',
      ).map((point) => point.slice(0, 4)),
    ).toEqual(['nice', 'nice', 'nice']);
  });

  it('is shown by work told', async () => {
    expect(await shown('Usher', 'Effective communication', 'Kept guests and staff on all floors busy')).toBe(
      'missing',
    );
    expect(await shown('Usher', 'Effective communication', 'Explained clearly where each exit is')).toBe(
      'met',
    );
  });
});
