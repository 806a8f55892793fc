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

describe('a post that is held today, in the first line', () => {
  it.each([
    'Glazier, Hopkins Windows, since 2018',
    'Kiln Setter, Lane Pottery (since March 2018)',
    'Heizungsbauer, Lane GmbH, seit 03/2020',
    'Stukadoor, Bouwbedrijf Smit, sinds 2018',
    'Bookkeeper, Lane Kitchen Services, since 2018',
  ])('stays: %s', (line) => {
    const text = `${line}\n- Planning and advice for 200 customers`;
    expect(modelText(text)).toBe(text);
  });

  it.each([
    ['Anna Schmidt, Leipzig, since 2018', 'Schmidt'],
    ['Xiuying Zhang, Registered Nurse, since 2018', 'Zhang'],
    ['Xiuying Zhang, nurse in Leeds since 2018', 'Zhang'],
    ['Xiuying Zhang, Leeds, since 2018', 'Zhang'],
  ])('is none where a name stands first: %s', (line, gone) => {
    expect(modelText(`${line}\n- Planning and advice for 200 customers`)).not.toContain(gone);
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

describe('a name in a header of another make', () => {
  it.each([
    [
      'before occupations in small letters',
      'EGIDIO TREVISIOL falegname ebanista\nPordenone',
      ['EGIDIO', 'TREVISIOL'],
      'falegname ebanista',
    ],
    [
      'below an occupation in capitals',
      'GIARDINIERE – POTATORE SU FUNE\nSamuele Ravasenga, Biella',
      ['Samuele', 'Ravasenga'],
      'Potatore Su Fune',
    ],
    [
      'as a value before another sentence',
      'Nome: Florin Adrian Mocanu. In Italia dal 2003.\nLavori\nAutista dal 2010 in Italia',
      ['Florin', 'Mocanu'],
      'Autista dal 2010 in Italia',
    ],
    [
      'as an answer',
      '¿Nombre? Itziar Colmenarejo Dueñas.\n¿Edad? 41.\n¿Oficio? Técnica de selección.',
      ['Itziar', '41'],
      'selección',
    ],
    [
      'in a greeting',
      'parrucchiera, Latina\nciao, sono Noemi Cacciotti e faccio i capelli',
      ['Noemi', 'Cacciotti'],
      'faccio i capelli',
    ],
    ['in two scripts', '蘇芷晴 Su Chih-Ching\n人力資源', ['蘇芷晴', 'Chih-Ching'], '人力資源'],
    ['before a Chinese occupation', '殷素梅 会计 / 税务顾问\n注册税务师 2008', ['殷素梅'], '税务顾问'],
    [
      'behind a Japanese occupation',
      '看護師 篠塚 まり 救急外来トリアージ担当\n■プロフィール',
      ['篠塚', 'まり'],
      '救急外来トリアージ担当',
    ],
    ['before a Japanese age', '左官 日下部 勝 四十六歳\n学校は中学まで。', ['日下部', '四十六歳'], '左官'],
    [
      'of kana, before an age',
      '桑原みつ江 五十八歳 学校給食調理員\n病院の厨房',
      ['桑原', '五十八歳'],
      '学校給食調理員',
    ],
  ])('goes, and the occupation stays: %s', (_make, text, gone, kept) => {
    const result = modelText(text);
    for (const word of gone) expect(result).not.toContain(word);
    expect(result).toContain(kept);
  });
});

describe('an entry in the first line', () => {
  it.each([
    'Verkoper, Zeeman, Gent, 2015 tot nu: kassa',
    'Receptioniste, Novotel, Gent, 2018 tot vandaag',
    'Jefe de cocina, Casa Lola, Lugo, 2018 a la fecha',
    'Camarero, Casa Lola, Lugo, 2018 hasta hoy',
    'Koch, Gasthof Post, Linz, 2018 – laufend',
    'Cuisinier, Chez Léon, Lille, 2018 à aujourd’hui',
  ])('goes on to this day: %j', (line) => {
    expect(modelText(`${line}\nx`)).toContain(line);
  });
});
