import { describe, expect, it } from '@jest/globals';
import { readCandidateText } from '../../../../../../lib/scoring/intake/intake.ts';

const RESUME = 'Profile\nCounts what others forget.\n\nExperience\nClerk, Smith Ltd, 2018 - 2024';

function read(text: string): string {
  return readCandidateText({ text, jobDescription: 'Clerk', maxCharacters: 10_000 }).text;
}

function headerOf(header: string): string {
  return (read(`${header}\n\n${RESUME}`).split('Profile', 1)[0] ?? '').trim();
}

describe('a name made of ordinary words', () => {
  it.each([
    ['Dean Mason', ''],
    ['DEAN MASON', ''],
    ['dean mason', ''],
    ['Dean J. Mason', ''],
    ['Summer Rose', ''],
    ['Baker Cook', ''],
    ['Mason Baker', ''],
    ['Mason Okafor', ''],
    ['Dean Mason, 12 High Street, Leeds', ''],
    ['Dean Mason\nBricklayer', 'Bricklayer'],
    ['Madhuri', ''],
    ['madhuri', ''],
    ['Suharto', ''],
    ['Suharto | Driver', 'Driver'],
    ['Subramanian\nWelder', 'Welder'],
  ])('goes from the top: %j', (header, kept) => {
    expect(headerOf(header)).toBe(kept);
  });

  it('goes from a sentence, where it does not stand for an occupation', () => {
    const career = (name: string): string =>
      `${name}\n\nExperience\nMason, Hill Construction, 2018 - 2024\n- Worked as Mason on two bridges\n- {} has trained four apprentices`;
    const kept = 'Experience\nMason, Hill Construction, 2018 - 2024\n- Worked as Mason on two bridges\n-';
    expect(read(career('Dean Mason').replace('{}', 'Dean Mason'))).toContain(kept);
    expect(read(career('Dean Mason').replace('{}', 'Dean Mason'))).toBe(
      read(career('Jane Smith').replace('{}', 'Jane Smith')),
    );
  });

  it.each([
    ['Baker Mason', 'Mason, Mason & Sons, 2004 - 2024'],
    ['Willem Bakker', '1984-heden Bakker, Bakkerij Bakker, Barneveld'],
    ['Stefan Koch', '2012 - heute Koch, Gasthof Post'],
  ])('takes no occupation that is called so: %s, %s', (name, post) => {
    expect(read(`${name}\n\nExperience\n${post}\n- Kept the books`)).toContain(post);
  });

  it.each([
    'Dean, School of Engineering',
    'Dean of Students',
    'Mason at Hill Construction',
    'Mason, Hill Construction',
    'Stone Mason',
    'Master Mason',
    'Mason Contractor',
    'Art Director',
    'Head Chef',
    'Line Cook',
    'Forest Ranger',
    'Summer Intern',
  ])('is not seen in %j', (header) => {
    expect(headerOf(header)).toBe(header);
  });
});
