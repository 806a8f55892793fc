import { describe, expect, it } from '@jest/globals';
import { mayStateYears, readStatedYears } from '../../../../../lib/models/local/text/stated-years.ts';
import { tokenize } from '../../../../../lib/models/local/text/tokens.ts';

function statedIn(text: string): [years: number, atLeast: boolean][] {
  const tokens = tokenize(text);
  const stated = readStatedYears(text, tokens);
  // A line is told apart by its words from those that state a length of time.
  if (stated.length > 0) expect(mayStateYears({ tokens })).toBe(true);
  return stated.map(({ years, atLeast }) => [years, atLeast]);
}

describe('stated years', () => {
  it.each([
    ['8 years of Java', 8, false],
    ['5+ years', 5, true],
    ['3-5 years', 3, false],
    ['3 to 5 years in retail', 3, false],
    ['five (5) years', 5, false],
    ['over ten years', 10, true],
    ['more than 20 years', 20, true],
    ['2 or more years', 2, true],
    ['2 years+ in a hotel', 2, true],
    ['for the last 4 years', 4, false],
    ['no less than 3 years', 3, false],
    ['must be 3 years post qualification', 3, false],
    ['3 years of history teaching', 3, false],
    ['2 year experience', 2, false],
    ['2 year post-qualification experience', 2, false],
    ['5 year programme management experience', 5, false],
    ['2-4 PQE', 2, false],
    ['3PQE+', 3, true],
    ['Wichtig sind 15 Jahre Berufserfahrung', 15, false],
    ['two decades of farming', 20, false],
    ['18 months as a carer', 1.5, false],
    ["6 years' experience", 6, false],
    ['acht Jahre Erfahrung', 8, false],
    ['mindestens 5 Jahre', 5, true],
    ['zehnjährige Berufserfahrung', 10, false],
    ['10-jährige Erfahrung', 10, false],
    ["10 ans d'expérience", 10, false],
    ['más de 8 años de experiencia', 8, true],
    ['ruim 12 jaar ervaring', 12, true],
    ['Arbeit mit Kindern, mindestens 3 Jahre', 3, true],
    ['con niños durante 2 años', 2, false],
  ])('reads %j', (text, years, atLeast) => {
    expect(statedIn(text)).toEqual([[years, atLeast]]);
  });

  it.each([
    '25 years old',
    '5 years ago',
    'within 2 years',
    'a 5-year plan',
    'a rolling 12-month forecast',
    'a four-year degree',
    'a 4 year degree and experience',
    'in 2018',
    'aged 30 years',
    'children aged 3 to 5 years',
    'pupils of 4-11 years',
    'Kinder, 1–3 Jahre',
    'Kindern unter drei Jahren',
    'Jugendliche im Alter von 12 bis 16 Jahren',
    'enfants de moins de 3 ans',
    'niñas entre 3 y 6 años',
    'kinderen van 0-4 jaar',
    'you must be over 18 years',
    'je bent minimaal 18 jaar',
    'three year forecasts',
    'after 6 months',
    'moins de 4 ans',
    'less than two years',
    'in the last five years',
    'the first 3 months',
    '12 months fixed term',
    '30 years of tradition',
    '50-jähriges Bestehen',
    'más de 40 años de historia',
    '40 Jahre alt',
    'a room of three year olds',
    'Bereitschaft alle zwei Monate',
    'una casa con 60 años de historia busca panadero',
    '0 to 3 years',
    'NQ to 3 years',
    'NQ-2 PQE',
  ])('reads no length of experience in %j', (text) => {
    expect(statedIn(text)).toEqual([]);
  });

  it.each(['Python 3.5 and 12 others', 'since 2019', 'one of five teams', ''])(
    'are looked for where a unit of time stands, not in "%s"',
    (text) => {
      expect(mayStateYears({ tokens: tokenize(text) })).toBe(false);
    },
  );
});
