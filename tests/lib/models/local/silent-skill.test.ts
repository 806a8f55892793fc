import { describe, expect, it } from '@jest/globals';
import { indexResume } from '../../../../lib/models/local/resume-index.ts';
import { readResume } from '../../../../lib/models/local/resume-reader.ts';
import { silentSkillOf } from '../../../../lib/models/local/silent-skill.ts';
import { soughtWords } from '../../../../lib/models/local/sought-words.ts';

function silentSkill(...points: string[]) {
  const resume = `Experience\nForeman, Timber Yard, 2015 - 2020\n${points.map((point) => `- ${point}`).join('\n')}`;
  return silentSkillOf(indexResume(readResume(resume), soughtWords([], [])));
}

describe('the silent skill', () => {
  it.each([
    ['Mentored four apprentices through their final exam', /grow/],
    ['Automated the weekly stock count with a scanner script', /repetitive/],
    ['Removed two of the five approval steps for timber orders', /simpler/],
    ['Negotiated with sawmills and cut offcut waste by a third', /more out of/],
    ['Wrote the handbook that the yard still uses', /writes down/i],
    ['De-escalated disputes between drivers and loaders', /conflict/i],
    ['Restored the saw line after three outages at night', /fail/],
  ])('of %j is about that', (point, phrase) => {
    const found = silentSkill(point);
    expect(found?.phrase).toMatch(phrase);
    expect(found?.phrase.length).toBeLessThanOrEqual(80);
    expect(found?.quote).toBe(point);
  });

  it('is null where nothing is told of the work', () => {
    expect(silentSkill('Timber')).toBeNull();
    const index = indexResume(
      readResume('Summary\nI am a born leader who mentors everybody'),
      soughtWords([], []),
    );
    expect(silentSkillOf(index)).toBeNull();
  });

  it('rests on what is shown more than once, and on outcomes', () => {
    const found = silentSkill(
      'Introduced a new drying schedule',
      'Trained new colleagues at the saw',
      'Mentored two juniors to journeyman within 3 years',
    );
    expect(found).toEqual({
      phrase: 'Helps others grow into their work',
      quote: 'Mentored two juniors to journeyman within 3 years',
    });
  });
});
