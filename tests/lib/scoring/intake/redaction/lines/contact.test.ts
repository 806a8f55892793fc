import { describe, expect, it } from '@jest/globals';
import { modelText } from '../../../../../helpers/model-text.ts';

const inBody = (line: string): string => modelText(`Profile\n\n${line}`);

describe('a number to call in the body of a resume', () => {
  it.each([
    ['Tél. 06 39 98 41 07, le soir', '41 07'],
    ['On me joint au 06 39 98 77 35, plutôt par message.', '77 35'],
    ['Call me on 07700 900123 after six.', '900123'],
    ['Reach me at (212) 555-0188.', '0188'],
    ['Erreichbar unter 0341/5550123 und 0341 5550124.', '555'],
    ['I answer at 0161 496 0000.', '496'],
    ['Tel 612 345 678 for a reference', '345'],
    ['Bel 06-12345678 voor een afspraak', '12345678'],
    ['You can call me on 07700900123 or write.', '900123'],
    ['Связь по тел. 8 912 345 67 89 в любое время', '345'],
  ])('is taken out: %s', (line, gone) => {
    expect(inBody(line)).not.toContain(gone);
  });

  it.each([
    ['Cashier, 01/2019 03/2020 and 05.2021 06.2022'],
    ['I soldered 0402 0603 0805 parts by hand'],
    ['Scores of 0.82 0.95 0.91 on the test set'],
    ['Author of ISBN 0-306-40615-2'],
    ['Author of ISBN 0306406152'],
    ['Registered nurse, GMC 0712345'],
    ['Handled phone lines 24 7 365 and 1200 calls'],
  ])('is not seen in: %s', (line) => {
    expect(inBody(line)).toContain(line);
  });
});

const inHeader = (line: string): string =>
  modelText(`Ben Miller\n${line}\n\nProfile\nCounts.`).split('\n\nProfile')[0] ?? '';

describe('an address in the header', () => {
  it.each([
    '12 Mill Lane, Ossett',
    '12 mill lane, ossett',
    'Flat 3B, 221 Old Kent Road, London',
    'Suite 6, 14 Dock Street',
    'Rue du Commerce 12, Lyon',
    '12 bis rue des Lilas, 93200 Saint-Denis',
    'Hohenzollernring 12, Köln',
    'Mittlerer Ring 4',
    'Via Toledo 145',
    'Calle Mayor 12 bajo',
    'Hoefkade 233 bis',
    'ul. Ogrodowa 7/12',
  ])('goes: %s', (line) => {
    expect(inHeader(line)).toBe('Profile\nCounts.');
  });

  it.each([
    'Level 3 Engineering',
    'Civil engineering, 12 years',
    'Catering for 200 guests',
    'Monitoring 24 sites',
    'Labouring since school at 16',
    'Flat roofer 12 years',
    'Road worker 9 years',
    'Court reporter 225 wpm',
    'Court interpreter, 3 languages',
    'Tarmac and road marking, level 2',
    'Adobe Creative Suite 6',
    'Temps plein 35 h',
    'Chef de quai, 10 ans',
    'Weg- und Straßenbau 10 Jahre',
    'Stratenmaker 10 jaar',
  ])('is not seen in what is counted: %s', (line) => {
    expect(inHeader(line)).toBe(line);
  });
});
