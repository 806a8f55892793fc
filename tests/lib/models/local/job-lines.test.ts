import { describe, expect, it } from '@jest/globals';
import { readJob } from '../../../../lib/models/local/job-reader.ts';

function textsOf(jobDescription: string): string[] {
  return readJob({ jobDescription, teamProfile: null }).requirements.map(({ text }) => text);
}

describe('the lines of an advertisement', () => {
  it('ask for nothing where they are the head of it', () => {
    const head = 'Certified Beekeeper – Full time\nHeather Hill Training Apiary, Fort William';
    expect(textsOf(`${head}\n\nRequirements\n- Queen rearing\n- Grafting`)).toEqual([
      'Queen rearing',
      'Grafting',
    ]);
  });

  it.each([
    'Grupo Ebro, empresa familiar con más de 40 años de experiencia en suministro industrial, busca una cocinera.',
    'Bakkerij Jansen, familiebedrijf met 30 jaar ervaring, zoekt een kok.',
    'Lane & Sons, a family firm with 30 years of experience in catering, is looking for a cook.',
  ])('leave the years of a firm to it: %j', (line) => {
    expect(textsOf(`Cook\n\n${line}\n\nRequirements\n- Sauces\n- Pastry`)).toEqual(['Sauces', 'Pastry']);
  });

  it('ask for the years that stand behind whom a firm seeks', () => {
    const job =
      'Cook\n\nLane & Sons, a family firm, is looking for a cook with 3 years of experience.\n\nRequirements\n- Sauces';
    expect(readJob({ jobDescription: job, teamProfile: null }).requirements[0]?.minimumYears).toBe(3);
  });

  it('ask for nothing below a headline that calls out', () => {
    const job =
      'Licensed Practical Nurse (LPN) - Night Shift - Sign-on Bonus $5,000!\nMaple Grove Senior Living, Columbus, OH\n\nQualifications:\n* CPR';
    expect(textsOf(job)).toEqual(['CPR']);
  });

  it('ask where a heading says so, in sentences as in points', () => {
    const person =
      'You will be comfortable with extractors of all kinds, with uncapping by hand and by machine, with the settling tanks in the cellar, and with a forklift. ' +
      "Because our hives stand on six hills you must hold a full driving licence. You'll know the law on food.";
    expect(
      textsOf(`Beekeeper\n\nThe person\n${person}\n\nNice to have\n- Welsh\n- Mead\n- Wax\n- Soap`),
    ).toEqual([
      'You will be comfortable with extractors of all kinds, with uncapping by hand and by machine, with the settling tanks in the cellar, and with a forklift',
      'Because our hives stand on six hills you must hold a full driving licence',
      "You'll know the law on food",
      'Welsh',
      'Mead',
      'Wax',
      'Soap',
    ]);
  });

  it.each([
    'The apiary has forty hives, including six in the orchard.',
    'Orders come in by phone and you will be expected to certify each jar before it leaves.',
    'He or she will feed the colonies, build frames and teach newly qualified beekeepers.',
    'Candidates shall, on the day of the interview:',
    'Interested? Drop by on a Saturday.',
    'WHAT YOU GET. Honey for the winter.',
    'Why join? Four weeks of leave and all the honey that you can eat.',
  ])('ask for nothing in %j', (sentence) => {
    expect(textsOf(`Beekeeper\n\nRequirements\n- Queen rearing\n- Grafting\n\n${sentence}`)).toEqual([
      'Queen rearing',
      'Grafting',
    ]);
  });
});
