import { describe, expect, it } from '@jest/globals';
import { shown } from '../../../../helpers/asked-and-shown.ts';

describe('words for traits', () => {
  it.each([
    ['Communication skills', 'Spliced communication cables'],
    ['Flexible approach', 'Welded flexible hoses'],
    ['Friendly manner', 'Chose environmentally friendly packaging'],
    ['Courteous manner', 'Cleaned courtesy cars'],
    ['Training others', 'Was trained by an engraver'],
    ['Openness to feedback', 'Gave constructive criticism to pupils'],
    ['Delegation', 'Did all that was assigned: allocated tasks to me were done'],
  ])(
    'tell of nobody where they are said of things, or of what was given: %s, %s',
    async (requirement, line) => {
      expect(await shown('Usher', requirement, line)).toBe('missing');
    },
  );

  it.each([
    ['Communication skills', 'Communication with guests of all ages'],
    ['Flexible approach', 'Flexible when shifts change'],
    ['Friendly manner', 'Friendly to all guests'],
    ['Training others', 'Trained new hires'],
    ['Openness to feedback', 'Takes constructive criticism well'],
    ['Delegation', 'Assigned tasks to the crew'],
    ['Communication systems', 'Spliced cables of communication systems'],
  ])('count where they are said of oneself: %s, %s', async (requirement, line) => {
    expect(await shown('Usher', requirement, line)).toBe('met');
  });
});
