import { describe, expect, it } from '@jest/globals';
import { readCandidateText } from '../../../../../../lib/scoring/intake/intake.ts';

function headerOf(line: string): string {
  const { text } = readCandidateText({
    text: `Dolores Danner\nBus driver\n${line}\n\nProfile\nCounts what others forget.\n\nExperience\nDriver, Smith Ltd, 2018 - 2024`,
    jobDescription: 'Driver',
    maxCharacters: 10_000,
  });
  return (text.split('Profile', 1)[0] ?? '').replace('Bus driver', '').trim();
}

describe('classes of a driving licence', () => {
  it.each([
    'Licence: C, CE, D',
    'Licence (B, D)',
    'Führerschein: B, D, D1',
    'Führerschein B / C / D',
    'Permis B, D',
    'Permis B · D',
    'Rijbewijs B, C, D',
    'Rijbewijs: B, DE',
    'CDL class A, endorsements H, N, T',
    'Class A, M',
    'A, A1, AM, B, BE, C, CE, D, F, M, N, T',
  ])('all stay in %j', (line) => {
    expect(headerOf(line)).toBe(line);
  });

  it.each(['M, 34', '34, F, British', 'D / 34 / single', 'M, 34, single', 'Leeds, D', 'Berlin, DE'])(
    'are none in %j',
    (line) => {
      expect(headerOf(line)).toBe('');
    },
  );
});
