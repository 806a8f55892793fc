import { describe, expect, it } from '@jest/globals';
import { readCandidateText } from '../../../../../../lib/scoring/intake/intake.ts';
import { numberedPaper } from '../../../../../../lib/scoring/intake/redaction/lines/paper-numbers.ts';

function headerOf(line: string): string {
  const { text } = readCandidateText({
    text: `Amina Yusuf\n${line}\nLeeds\n\nProfile\nCounts what others forget.\n\nExperience\nClerk, Smith Ltd, 2018 - 2024`,
    jobDescription: 'Clerk',
    maxCharacters: 10_000,
  });
  return (text.split('Profile', 1)[0] ?? '').trim();
}

describe('a paper with its number in the header', () => {
  it.each([
    ['GMC No. 7123456', 'GMC'],
    ['GMC registered (7123456)', 'GMC registered'],
    ['NMC PIN: 12A3456E', 'NMC'],
    ['Registered Nurse | NMC PIN 12A3456E | 07700 900123', 'Registered Nurse | NMC'],
    ['SIA licence no. 1234 5678 9012 3456', 'SIA licence'],
    [
      'SIA Door Supervisor licence (1014 2233 4455 6677), expires 06/2027',
      'SIA Door Supervisor licence, expires 06/2027',
    ],
    ['CSCS card 01234567 (gold)', 'CSCS card (gold)'],
    ['Texas RN License #987654', 'Texas RN License'],
    ['PMP (Credential ID 1234567)', 'PMP'],
    ['Real estate license 01987654 (California DRE)', 'Real estate license (California DRE)'],
    ['HCPC: PH123456', 'HCPC'],
  ])('%j stays without the number', (line, kept) => {
    expect(headerOf(line)).toBe(kept);
  });

  it('stays among personal details as well', () => {
    const { text } = readCandidateText({
      text: 'Amina Yusuf\n\nPersonal details\nNMC PIN: 12A3456E\nPhone: 07700 900123\n\nExperience\nNurse, Acme, 2018 - 2024',
      jobDescription: 'Nurse',
      maxCharacters: 10_000,
    });
    expect(text).toContain('NMC');
    expect(text).not.toMatch(/3456|7700/);
  });

  it.each([
    'Passport No. 123456789',
    'Phone number 0113 496 0123',
    'Mobile: 07700 900123',
    'National Insurance card no. 123456',
  ])('%j goes', (line) => {
    expect(headerOf(line)).toBe('');
  });

  it.each([
    'ISO 27001 lead auditor certificate',
    'Registered nurse since 2012',
    'Driver with a van',
    'Card 12',
  ])('%j has none', (line) => {
    expect(numberedPaper(line)).toBeNull();
    expect(headerOf(line)).toBe(line);
  });
});
