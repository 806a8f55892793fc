import { describe, expect, it } from '@jest/globals';
import { readResumeLines } from '../../../../lib/scoring/evidence/resume-lines.ts';
import { sectionHeaded } from '../../../../lib/scoring/evidence/section-headings.ts';

describe('a heading', () => {
  it.each([
    'Skills',
    'TECHNICAL SKILLS',
    'My tools',
    'Key areas of expertise',
    'Skills & Tools',
    'Tech stack',
    'EDV-Kenntnisse',
    'Compétences techniques',
  ])('opens a list: %s', (line) => {
    expect(sectionHeaded(line)).toBe('list');
  });

  it.each([
    'Experience',
    'Work experience',
    'Berufserfahrung',
    'Expérience professionnelle',
    'Volunteer projects',
    'EDUCATION',
    'Opleidingen',
  ])('opens another section: %s', (line) => {
    expect(sectionHeaded(line)).toBe('other');
  });

  it.each([
    '',
    'Skills in demand',
    'Work',
    'Technical',
    'Professional  experience',
    'technical-skills',
    'Java',
  ])('is none: %j', (line) => {
    expect(sectionHeaded(line)).toBeNull();
  });
});

describe('the lines of a resume', () => {
  it('stand without bullets, marks and blank lines', () => {
    const lines = readResumeLines('# Summary:\n\n  - **Wrote reports**\n1. Led a team\n***\n\t\nEnd');
    expect(lines.map(({ content }) => content)).toEqual(['Summary', 'Wrote reports', 'Led a team', 'End']);
  });

  it('lose eight marks a side at most', () => {
    expect(readResumeLines('##########Skills::::::::::').map(({ content }) => content)).toEqual([
      '##Skills::',
    ]);
  });

  it.each([
    ['a role', 'Cook, Bistro (2018 - present)\nGrill, pastry, sauces', true],
    ['a bullet behind a role', 'Cook, Bistro (2018 - present)\n\n- Grill, pastry, sauces', true],
    ['a paragraph behind a role', 'Cook, Bistro (2018 - present)\n\nGrill, pastry, sauces', false],
    ['a list of skills', 'Skills\nGrill work at night', false],
    ['other words', 'Interests\nGrill work at night', true],
    ['dashes', 'Grill - pastry – sauces', false],
    ['commas with nothing between', 'Grilled fish, , ,', true],
  ])('tell or list, by where they stand: %s', (_where, text, isTold) => {
    expect(readResumeLines(text).at(-1)?.isTold).toBe(isTold);
  });

  it.each([
    '06/2018 - 07/2023',
    '06/18 - 07/23',
    "Jun '18 - Jul '23",
    'Jul 19 - Present',
    'Jan 18 to date',
    '2/1/2018 - 12/31/2023',
    '2018.02 - 2023.12',
    '01.02.2018 - 31.12.2023',
    '01.02.18 bis heute',
    '02.18 – 12.23',
    'ab 02/18',
    '06/18 - derzeit',
    '06/18 – gegenwärtig',
    '06/18 - zur Zeit',
    '06/18 - currently',
    '06/18 - maintenant',
    '06/18 - en cours',
    '06/18 à ce jour',
    '06/18 - en curso',
    '06/18 hasta la fecha',
    '06/18 - momenteel',
    '06/18 - attualmente',
    '06/18 - atual',
    '06/18 - obecnie',
    'vanaf 06/18',
  ])('tell of a role below its dates: %s', (dates) => {
    expect(readResumeLines(`Cook, Bistro, ${dates}\nGrill, pastry, sauces`).at(-1)?.isTold).toBe(true);
  });

  it.each([
    'open 09.30 - 12.45',
    'between 2.18 and 3.23',
    'version 06/18',
    'Market 12 - 14',
    '24/7 - daily',
    '06/18 - actuarial',
  ])('list below other numbers: %s', (numbers) => {
    expect(readResumeLines(`Cook, Bistro, ${numbers}\nGrill, pastry, sauces`).at(-1)?.isTold).toBe(false);
  });

  it('know their words, folded', () => {
    expect([...(readResumeLines('- Café RÉSUMÉS, café')[0]?.words ?? [])]).toEqual(['cafe', 'resumes']);
  });
});
