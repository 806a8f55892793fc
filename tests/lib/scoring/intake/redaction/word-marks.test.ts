import { describe, expect, it } from '@jest/globals';
import { isBirth } from '../../../../../lib/scoring/intake/redaction/lines/ages-and-dates.ts';
import { LABEL_PHRASES } from '../../../../../lib/scoring/intake/redaction/lines/labelled-values.ts';
import { BEYOND_ASCII, signsOf } from '../../../../../lib/scoring/intake/redaction/lines/line-signs.ts';
import { PERSONAL_HEADINGS } from '../../../../../lib/scoring/intake/redaction/lines/personal-labels.ts';
import { isPersonalText } from '../../../../../lib/scoring/intake/redaction/lines/personal-pieces.ts';
import { STATUS_WORDS } from '../../../../../lib/scoring/intake/redaction/lines/personal-words.ts';
import {
  type ResumeLine,
  resumeLines,
} from '../../../../../lib/scoring/intake/redaction/lines/resume-lines.ts';
import { DESCRIBING, LABEL, STATUS } from '../../../../../lib/scoring/intake/redaction/mark-bits.ts';
import {
  SECTION_PHRASES,
  SECTION_WORDS,
} from '../../../../../lib/scoring/intake/redaction/names/headline-words.ts';
import { DESCRIBING_PHRASES } from '../../../../../lib/scoring/intake/redaction/prose/self-descriptions.ts';
import { marksOf } from '../../../../../lib/scoring/intake/redaction/word-marks.ts';
import { wordsOf } from '../../../../../lib/scoring/intake/words.ts';

/** All that a line may have: no rule is left out. */
const EVERYTHING = { signs: 0xffff, marks: 0xffff };

const linesOf = (text: string): ResumeLine[] => {
  const words = wordsOf(text);
  return resumeLines(text, words, marksOf(words));
};
const marksIn = (text: string): number => marksOf(wordsOf(text)).reduce((all, marks) => all | marks, 0);
const isAscii = (text: string): boolean => (signsOf(text, 0, text.length) & BEYOND_ASCII) === 0;

describe('marks of words', () => {
  it('leave no heading out', () => {
    const headings = [...PERSONAL_HEADINGS, ...SECTION_PHRASES, ...SECTION_WORDS];
    const unseen = headings.filter(
      (heading) => linesOf(`x\n${heading.toUpperCase()}:\nx`)[1]?.isHeading !== true,
    );
    expect(unseen).toEqual([]);
  });

  it('leave no label and no description in ASCII out', () => {
    expect(LABEL_PHRASES.filter((label) => isAscii(label) && (marksIn(label) & LABEL) === 0)).toEqual([]);
    expect(DESCRIBING_PHRASES.filter((one) => isAscii(one) && (marksIn(one) & DESCRIBING) === 0)).toEqual([]);
  });

  it('leave no status in ASCII out', () => {
    const statuses = [...STATUS_WORDS].filter((one) => one.length > 2 && isAscii(one));
    expect(statuses.filter((one) => (marksIn(one) & STATUS) === 0)).toEqual([]);
  });

  it.each([
    ['born in Graz'],
    ['B. Graz, in May'],
    ['Geb.: im Mai in Graz'],
    ['Geboren in Graz'],
    ['DOB: May'],
    ['D.O.B. May'],
    ['nacida en Lugo'],
    ['nato a Roma'],
    ['nascido em Faro'],
    ['urodzona w Opolu'],
  ])('nor a birth without a figure: %s', (birth) => {
    expect(isBirth(birth)).toBe(true);
    expect(marksIn(birth) & STATUS).toBe(STATUS);
  });

  it.each([
    ['married'],
    ['Two children'],
    ['married, 2kids'],
    ['Married to Ben Miller with two sons'],
    ['mother of three children'],
    ['zwei Töchter'],
    ['Swiss citizen'],
    ['citizen of France'],
    ['dual nationality'],
    ['French passport holder'],
    ['fully vaccinated against flu'],
    ['living with my partner'],
    ['married since 2010'],
    ['married since spring'],
    ['in a civil partnership with Ben'],
    ['Category: OBC'],
    ['wheelchair user'],
    ['deaf'],
    ['GdB 50'],
    ['M/34/Single'],
    ['♀'],
    ['34'],
    ['born in Graz'],
    ['s/o Ramesh Kumar'],
    ['12 May 1985'],
    ['12 Dock Street'],
    ['Leeds, England'],
    ['kim@example.org'],
    ['www.example.org'],
    ['https://example.org'],
    ['example.org'],
    ['0170 1234567'],
    ['@kim_codes'],
  ])('and signs of the line of %s leave out no rule that finds it', (piece) => {
    expect(isPersonalText(piece, EVERYTHING)).toBe(true);
    const [line] = linesOf(piece);
    expect(line !== undefined && isPersonalText(piece, line)).toBe(true);
  });
});
