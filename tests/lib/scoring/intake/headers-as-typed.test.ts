import { describe, expect, it } from '@jest/globals';
import { modelText } from '../../../helpers/model-text.ts';

describe('a name and an address as people type them', () => {
  it.each([
    [
      'German, in small letters',
      'hallo\nich heisse mert yildirim bin 19 und suche einen job im lager',
      ['mert', '19'],
    ],
    ['French, without an apostrophe', 'bonjour je mapelle sofiane benkhelifa jai 22 ans', ['sofiane', '22']],
    ['Spanish, in small letters', 'busco trabajo\nme llamo efrain solorzano tengo 31 años', ['efrain', '31']],
    [
      'behind a title of the document',
      'Curriculum vitae Europass\nDatos personales\nNerea Vilanova\nPerfil',
      ['Nerea'],
    ],
    ['with a Catalan particle', 'Pau Llorens i Cifre\nEstudiante de ESO', ['Pau', 'Cifre']],
    ['before two slashes', 'Lou Pagano // bike mechanic', ['Lou']],
    [
      'behind a French label',
      'Nom : KOUASSI\nPrénoms : Yao Hermann\nSituation matrimoniale : marié',
      ['Hermann', 'mari'],
    ],
    ['a Spanish street', 'Carmen Roldán\nC/ San Fernando 14, 2.º B\nMaestra', ['Fernando']],
    [
      'with a nickname of two words',
      'HECTOR "TITO HEC" VILLARUEL\nBartender',
      ['HECTOR', 'TITO', 'VILLARUEL'],
    ],
    ['English, in small letters', 'hi my name is kayleigh im 17 and like animals', ['kayleigh', '17']],
    ['behind an English label', 'Name of applicant: Tshepo Maluleke\nPost: Prosecutor', ['Tshepo']],
    ['with an age in words', "Profile\nI'm forty-one and live in Sligo.", ['forty']],
  ])('are taken out: %s', (_manner, text, gone) => {
    const result = modelText(text);
    for (const word of gone) expect(result).not.toContain(word);
  });

  it.each([
    ['Estelle Razafy\nTraductrice-localisatrice, Toulouse', '-localisatrice'],
    ['Aude Grandin\nRémouleuse, Lyon', 'Rémouleuse'],
    ['Lou Pagano // bike mechanic', 'bike mechanic'],
  ])('and the occupation beside them stays: %s', (text, kept) => {
    expect(modelText(text)).toContain(kept);
  });
});

describe('numbers in a header', () => {
  it.each([
    ['of thousands', 'Ben Miller\nCook, 14,000 covers a year', '14,000 covers'],
    ['of decimals', 'Anna Berger\nPrüferin, Interrater-Reliabilität 0,84', '0,84'],
    ['of years in a trade', 'Claire Martin\nComptable, 12 ans', 'Comptable, 12 ans'],
    ['of guests', 'Ben Miller\nHead chef, 2600 guests a night', '2600 guests a night'],
  ])('are neither ages nor postcodes: %s', (_kind, text, kept) => {
    expect(modelText(text)).toContain(kept);
  });

  it('are an age from fifteen on', () => {
    expect(modelText('Claire Martin\nComptable, 34 ans')).toBe('Comptable');
  });
});

describe('languages in a header', () => {
  it.each([
    ['Habiba Warsame\nInterpreter\nSomali, Arabic, English, Swahili', 'Somali, Arabic, English, Swahili'],
    ['Ben Miller\nGerman, English, French | Leeds\nCook', 'German, English, French'],
  ])('are no nationalities when there are three: %#', (text, kept) => {
    expect(modelText(text)).toContain(kept);
  });

  it.each(['British, Irish', 'Single, British, Catholic', 'Male, Indian, Married'])(
    'are when there are fewer: %s',
    (line) => {
      expect(modelText(`Ben Miller\n${line}\nCook`)).toBe('Cook');
    },
  );
});
