import { describe, expect, it } from '@jest/globals';
import { readCandidateText } from '../../../../../../lib/scoring/intake/intake.ts';
import { isPersonalLabelled } from '../../../../../../lib/scoring/intake/redaction/lines/labelled-values.ts';

function headerOf(header: string): string {
  const { text } = readCandidateText({
    text: `${header}\n\nProfile\nCounts what others forget.\n\nExperience\nClerk, Smith Ltd, 2018 - 2024`,
    jobDescription: 'Clerk',
    maxCharacters: 10_000,
  });
  return (text.split('Profile', 1)[0] ?? '').trim();
}

describe('what a header tells of the person', () => {
  it.each([
    'Status: divorced, 1 son (Kacper, 9)',
    'PPS No: 1234567T',
    'Eircode: P81 XY12',
    'BSN 123456782',
    'C.F. SPSGPP75H04F839X',
    'Burg. staat: getrouwd, 2 kinderen',
    'Medeni Hali: Evli, 2 çocuk',
    'Askerlik: Yapıldı',
    'Militare assolto',
    'Präsenzdienst abgeleistet',
    '* 3.7.1999 in Gera, ledig',
    '60 jr, Ned. Herv., opa van 3',
    'röm.-kath., verheiratet, 2 Töchter',
    'maman solo de jumeaux',
    'Cristiano ortodosso, sposato',
    'Musulman pratiquant',
    '35 anni, nubile, cittadina italiana',
    '1993 doğumlu, bekar, T.C. vatandaşı',
    'zij/haar | 24',
    'unmarried, 163cm',
    '5\'2" | 50 kg',
    '52 J., geschieden, 1 Sohn (erwachsen)',
    'Natural de Viseu, 58 anos, divorciado',
  ])('goes: %s', (line) => {
    expect(headerOf(`Ben Miller\n${line}`)).toBe('');
  });

  it.each([
    ['Ranjit Singh Dhaliwal s/o Gurdev Singh\nJCB operator', 'JCB operator'],
    ['José Antonio Pérez García, "Pepe"\nFontanero', 'Fontanero'],
    ['Ben Miller (m, 41)\nKoch', 'Koch'],
    ['Ben Miller\nKoch/Küchenchef (m, 41)', 'Koch/Küchenchef'],
    ['Ben Miller\nNurse (single, 2 children), Leeds', 'Nurse'],
  ])('goes from beside the rest: %j', (header, kept) => {
    expect(headerOf(header)).toBe(kept);
  });

  it('is found again where a father stands beside the name', () => {
    const { text } = readCandidateText({
      text: 'Ranjit Singh Dhaliwal s/o Gurdev Singh\n\nExperience\nRanjit has driven a JCB since 2012.',
      jobDescription: 'Driver',
      maxCharacters: 10_000,
    });
    expect(text).not.toMatch(/Ranjit|Dhaliwal/);
  });

  it.each([
    'Welder (MIG, TIG)',
    'Teacher (French, German)',
    'Interpreter (Polish)',
    'Welder (Leeds)',
    'Engineer (Siemens, Germany)',
    'React (Redux, Saga), Node',
    'Status: available',
    'Mother of pearl inlays',
  ])('is not seen in %s', (line) => {
    expect(headerOf(`Ben Miller\n${line}`)).toBe(line);
  });

  it.each(['completed', 'exempt', 'none'])('is not seen in the status of a project: %s', (value) => {
    const label = { name: 'status', value, isDashed: false, isSpaced: false };
    expect(isPersonalLabelled(label, 'body')).toBe(false);
  });
});
