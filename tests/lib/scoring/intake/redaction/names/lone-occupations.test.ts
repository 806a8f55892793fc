import { describe, expect, it } from '@jest/globals';
import { readCandidateText } from '../../../../../../lib/scoring/intake/intake.ts';

function headerOf(header: string): string {
  const { text } = readCandidateText({
    text: `${header}\n\nProfile\nCounts what others forget.\n\nExperience\nClerk, Smith Ltd, 2018 - 2024`,
    jobDescription: 'Clerk',
    maxCharacters: 10_000,
  });
  return (text.split('Profile', 1)[0] ?? '').trim();
}

describe('an occupation in one word at the top', () => {
  it.each(
    `Baker Bricklayer Fishmonger Stonemason Roofer Koch Schreiner Heizungsbauer Fliesenleger Zimmermann Schornsteinfeger Boulanger Caissier
    Plaquiste Chaudronnier Enfermera Carretillero Encofrador Stukadoor Heftruckchauffeur Spawacz Sprzątaczka Muratore Cuoco Magazziniere Pedreiro
    Canalizador Garson Aşçı Сварщик Повар`.split(/\s+/),
  )('is no name: %s', (word) => {
    // Of some the form of the other gender is read.
    expect(headerOf(word)).not.toBe('');
  });

  it.each(['Heizungsbauer\nKerstin Auerbach', 'Kerstin Auerbach\nHeizungsbauer'])(
    'stays beside the name: %j',
    (header) => {
      expect(headerOf(header)).toBe('Heizungsbauer');
    },
  );

  it.each(['MÜLLER\nAnna', 'Neubauer\nKerstin', 'Anna\nZimmermann', 'ZIMMERMANN\nPeter'])(
    'is a family in the two lines of a name: %j',
    (header) => {
      expect(headerOf(header)).toBe('');
    },
  );
});
