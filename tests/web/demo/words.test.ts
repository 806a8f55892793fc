import { describe, expect, it } from '@jest/globals';
import { WARNINGS } from '../../../lib/scoring/types.ts';
import {
  errorTitle,
  filesInWords,
  inMegabytes,
  inWordsOfPage,
  monthInWords,
  WARNING_WORDS,
  waitInWords,
} from '../../../web/demo/words.ts';

describe('the words of the page', () => {
  it('explain every warning, each in its own words', () => {
    const words = WARNINGS.map((warning) => WARNING_WORDS[warning]);
    expect(new Set(words).size).toBe(WARNINGS.length);
    for (const sentence of words) expect(sentence).toMatch(/^[A-Z].{15,}/);
  });

  it('have a title for any error code', () => {
    expect(errorTitle('rate_limited')).toBe('The requests of this minute are used up');
    for (const code of ['unheard_of', 'constructor', '__proto__'])
      expect(errorTitle(code)).toBe('That did not work');
  });

  it.each([
    [
      '"candidates[1].resume_text" must have at least 50 characters.',
      'CV 2 must have at least 50 characters.',
    ],
    ['"candidates[0].resume_document.data" must be base64.', 'CV 1 must be base64.'],
    ['"job_description" is required.', 'The job description is required.'],
    ['"team_profile" must have at least one field.', 'The team must have at least one field.'],
    ['"team_profile.description" is too long.', '"Skills it looks for or lacks" of the team is too long.'],
    ['"team_profile.working_style" is too long.', '"How it works together" of the team is too long.'],
    [
      '"team_profile.values" must have at most 20 entries.',
      '"What it values" of the team must have at most 20 entries.',
    ],
    ['"team_profile.members[3].skills[0]" is too long.', '"Who is in it" of the team is too long.'],
    ['"team_profile.constructor" is not a known field.', 'The team is not a known field.'],
    ['"candidates[1].id" is the same as candidates[0].id; ids', 'CV 2 is the same as CV 1; ids'],
    ['The body is over 8 bytes.', 'The body is over 8 bytes.'],
  ])('name the fields as the page does: %s', (message, expected) => {
    expect(inWordsOfPage(message)).toBe(expected);
  });

  it('call a candidate what the page calls it', () => {
    expect(inWordsOfPage('"candidates[1].id" is wrong', ['first', 'second'])).toBe('second is wrong');
  });

  it('count', () => {
    expect([waitInWords(1), waitInWords(7)]).toEqual(['Try again in 1 second.', 'Try again in 7 seconds.']);
    expect([filesInWords(1), filesInWords(12)]).toEqual(['1 file', '12 files']);
    expect([10, 37_400, 300_000, 5_242_881].map(inMegabytes)).toEqual(['1 kB', '37 kB', '0.3 MB', '5.2 MB']);
  });

  it('write out a month', () => {
    expect(monthInWords('2026-11')).toBe('November 2026');
    expect(monthInWords('later')).toBe('later');
  });
});
