import { describe, expect, it } from '@jest/globals';
import { contactRanges } from '../../../../../../lib/scoring/intake/redaction/lines/contact.ts';
import { mayHaveLabel } from '../../../../../../lib/scoring/intake/redaction/lines/labelled-values.ts';
import {
  BEYOND_ASCII,
  COLON,
  CONTACT,
  DASH,
  DIGIT,
  JOINT,
  STOP,
  signsOf,
} from '../../../../../../lib/scoring/intake/redaction/lines/line-signs.ts';

const signs = (line: string): number => signsOf(line, 0, line.length);

describe('signs of a line', () => {
  it.each([
    ['kim@example.org'],
    ['kim (at) example.org'],
    ['kim[AT]example.org'],
    ['github.com/kim'],
    ['see GITHUB.COM/kim for code'],
    ['orcid.org/0000-0000'],
    ['kim.bitbucket.org, about.me/kim, codepen.io/kim, t.me/kim, linktr.ee/kim'],
    ['+49 170 1234567'],
    ['0049 170 1234567'],
    ['(0049) 170 1234567'],
  ])('show the way to reach somebody in %s', (line) => {
    expect(contactRanges(line)).not.toHaveLength(0);
    expect(signs(line) & CONTACT).toBe(CONTACT);
  });

  it.each([
    ['Support Engineer (August 2009 – 2013), Node.js'],
    ['Moved 2,400 shipments and 10005 boxes a day.'],
  ])('show none in %s', (line) => {
    expect(contactRanges(line)).toHaveLength(0);
    expect(signs(line) & CONTACT).toBe(0);
  });

  it.each([
    ['Name: Kim'],
    ['姓名：金'],
    ['Name? Kim'],
    ['Name ..... Kim'],
    ['Age - 34'],
    ['Age\t– 34'],
    ['Âge\u00a0- 34'],
    ['Age\u2003— 34'],
  ])('show where a label may end in %s', (line) => {
    expect(mayHaveLabel(line, signs(line))).toBe(true);
  });

  it('show no label where a hyphen opens the line or stands in a word', () => {
    expect(signs('- Part-time nurse') & (COLON | DASH)).toBe(0);
  });

  it('tell digits, stops, other characters, and what may hide in a word', () => {
    expect(signs('Nurse')).toBe(0);
    expect(signs('Nurse 7') & DIGIT).toBe(DIGIT);
    expect(signs('a|b') & signs('a.') & signs('@a') & STOP).toBe(STOP);
    expect(signs('Café') & BEYOND_ASCII).toBe(BEYOND_ASCII);
    expect(signs('Na**me') & signs('Na_me') & signs('Na(x)me') & signs("the'blind") & JOINT).toBe(JOINT);
    expect(signs('* Nurse (part-time)') & JOINT).toBe(0);
  });

  it('are those of the given range alone', () => {
    expect(signsOf('1\n- a\n2', 2, 5)).toBe(0);
  });
});
