import { describe, expect, it } from '@jest/globals';
import { caselessLines } from '../../../lib/text/letter-case.ts';

const RESUME = `Dana Reyes
WARD MANAGER

EXPERIENCE
Ward Manager, Hillside Hospital, 2019 - 2024
- Led twelve nurses and wrote the rota for the whole of the house
- ACLS, BLS, PALS, NIHSS

SKILLS
SQL, SAP, HTML, CSS`;

function foundIn(text: string): [style: string, line: string][] {
  return caselessLines(text).map(({ start, end, style }) => [style, text.slice(start, end)]);
}

describe('caselessLines', () => {
  it('finds none in a text of both cases, with headings, a headline and abbreviations in capitals', () => {
    expect(foundIn(RESUME)).toEqual([]);
  });

  it('finds a role and a point of a list in capitals in such a text', () => {
    const role = 'STAFF NURSE, RIVERSIDE CLINIC, 2015 - 2019';
    const point = '- CARED FOR PATIENTS';
    expect(foundIn(`${RESUME}\n${role}\n${point}`)).toEqual([
      ['capitals', role],
      ['capitals', point],
    ]);
  });

  it.each([
    ['capitals', RESUME.toUpperCase()],
    ['small', RESUME.toLowerCase()],
    ['titled', RESUME.replace(/\b[a-z]/g, (letter) => letter.toUpperCase())],
  ])('finds all lines of a text in %s', (style, text) => {
    const lines = text.split('\n').filter((line) => line !== '');
    expect(foundIn(text)).toEqual(lines.map((line) => [style, line]));
  });

  it('leaves a line of both cases in a text in capitals', () => {
    const found = foundIn(`${RESUME.toUpperCase()}\ndana@example.org`).map(([, line]) => line);
    expect(found).not.toContain('dana@example.org');
    expect(found).toContain('DANA REYES');
  });

  it('finds a line in capitals far down in a long text of both cases, and no other', () => {
    const plural = 'STAFF NURSEs, RIVERSIDE CLINIC, 2015 - 2019';
    const long = `${RESUME}\n\n`.repeat(20);
    expect(foundIn(`${long}${plural}\nSTAFF Nurse, RIVERSIDE Clinic, 2015 - 2019\n${long}`)).toEqual([
      ['capitals', plural],
    ]);
  });

  it('finds all lines in capitals below a beginning of both cases', () => {
    const shouted = RESUME.replace('ACLS', 'CARE PLANS').toUpperCase().split('\n');
    const found = foundIn([RESUME, ...Array.from({ length: 20 }, () => shouted).flat()].join('\n'));
    expect(found.filter(([, line]) => line === 'WARD MANAGER')).toHaveLength(21);
    expect(found.filter(([, line]) => line === 'SQL, SAP, HTML, CSS')).toHaveLength(21);
  });

  it('finds none in one sentence with the capital that it begins with', () => {
    expect(
      foundIn('We need a welder with at least four years of pipe welding and a rigging certificate.'),
    ).toEqual([]);
  });

  it('finds none in a script without case', () => {
    expect(foundIn('在上海医院工作五年，负责护理和培训。\n护士长')).toEqual([]);
  });
});
