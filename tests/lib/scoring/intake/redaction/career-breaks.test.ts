import { describe, expect, it } from '@jest/globals';
import { readCandidateText } from '../../../../../lib/scoring/intake/intake.ts';

function readCareer(line: string): string {
  const { text } = readCandidateText({
    text: `Ben Miller\n\nExperience\nClerk, Smith Ltd, 2005 - 2012\n${line}\n\nSkills\nExcel`,
    jobDescription: 'Clerk',
    maxCharacters: 10_000,
  });
  return text.slice(text.indexOf('2012') + 5, text.indexOf('Skills')).trim();
}

describe('a career break with its dates', () => {
  it.each([
    ['since 2012 Parental leave', 'Career break (since 2012)'],
    ['Parental leave since 2012', 'Career break (since 2012)'],
    ['since 2012 Sick leave', 'Career break (since 2012)'],
    ['since 2012 Career break', 'Career break (since 2012)'],
    ['seit 2012 Elternzeit', 'Career break (seit 2012)'],
    ['Elternzeit seit 03/2012', 'Career break (seit 03/2012)'],
    ['depuis 2012 : congé parental', 'Career break (depuis 2012)'],
    ['desde 2012 excedencia', 'Career break (desde 2012)'],
    ['sinds 2012 ouderschapsverlof', 'Career break (sinds 2012)'],
    ['od 2012 urlop wychowawczy', 'Career break (od 2012)'],
    ['dal 2012 congedo parentale', 'Career break (dal 2012)'],
  ])('that is open keeps the word that tells it: %s', (line, read) => {
    expect(readCareer(line)).toBe(read);
  });

  it.each([
    ['2012-2014 Elternzeit', 'Career break (2012-2014)'],
    ['von 2012 bis 2014 Elternzeit', 'Career break (2012 bis 2014)'],
    ['from 2012 to 2014 parental leave', 'Career break (2012 to 2014)'],
    ['2012 - 2014 Parental leave, two children', 'Career break (2012 - 2014)'],
    ['Baja médica 2018', 'Career break (2018)'],
    ['2012-2014 Krankheit', 'Career break (2012-2014)'],
    ['urlop macierzyński 2012-2014', 'Career break (2012-2014)'],
    ['2012-2014 congedo di maternità', 'Career break (2012-2014)'],
    ['2012-2014 licença maternidade', 'Career break (2012-2014)'],
    ['2012-2014 doğum izni', 'Career break (2012-2014)'],
  ])('keeps both dates and nothing of the reason: %s', (line, read) => {
    expect(readCareer(line)).toBe(read);
  });

  it('keeps the year before it in a sentence', () => {
    expect(readCareer('In 2012 parental leave, then back to the books.')).toContain('2012');
  });

  it.each([
    'Elternzeitvertretung seit 2012',
    '2012-2014 Licença de operador de grua',
    '2012-2014 Casa editrice Dona',
    'Krankheitsvertretung, 2012-2014',
  ])('is not seen in %s', (line) => {
    expect(readCareer(line)).toBe(line);
  });
});
