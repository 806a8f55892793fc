import { describe, expect, it } from '@jest/globals';
import { readDocument } from '../../../../lib/models/local/document.ts';

describe('the language of a text', () => {
  it.each([
    ['en', 'I have worked as a nurse on a surgical ward for ten years and I lead a team of eight.'],
    [
      'de',
      'Ich arbeite seit zehn Jahren als Pflegefachkraft auf einer chirurgischen Station und leite ein Team.',
    ],
    [
      'fr',
      'Je travaille depuis dix ans comme infirmière dans un service de chirurgie et je dirige une équipe.',
    ],
    [
      'es',
      'Trabajo desde hace diez años como enfermera en una planta de cirugía y dirijo un equipo de ocho.',
    ],
    [
      'nl',
      'Ik werk al tien jaar als verpleegkundige op een chirurgische afdeling en geef leiding aan een team.',
    ],
  ])('is %s by its frequent words', (language, text) => {
    expect(readDocument(text)).toMatchObject({ language, languageSupported: true });
  });

  it('is English where an employer or a school has a name of another', () => {
    const text =
      "Experience\nAccountant, Banca d'Italia (2018 - present)\nEducation\nUniversità degli Studi di Bologna";
    expect(readDocument(text)).toMatchObject({ language: 'en', languageSupported: true });
  });

  it('is English where places and words of another stand in it', () => {
    const text =
      'Experience\nAccountant, Budimex, Łódź and Västerås, 2018 - present\n- Month-end closing of two spółki\nEducation\nUniwersytet Łódzki';
    expect(readDocument(text)).toMatchObject({ language: 'en', languageSupported: true });
  });

  it('is English for keywords without prose', () => {
    expect(readDocument('Java, Kubernetes, PostgreSQL')).toMatchObject({
      language: 'en',
      languageSupported: true,
    });
  });

  it.each([
    ['Russian', 'Работаю медсестрой в хирургическом отделении уже десять лет и руковожу командой.'],
    ['Chinese', '我在外科病房工作了十年，领导一个八人的团队。'],
    ['Arabic', 'أعمل ممرضة في قسم الجراحة منذ عشر سنوات وأقود فريقا من ثمانية'],
    [
      'Italian',
      'Lavoro da dieci anni come infermiera nel reparto di chirurgia della clinica e sono responsabile di una squadra che segue i pazienti.',
    ],
    [
      'Polish',
      'Od dziesięciu lat pracuję jako pielęgniarka na oddziale chirurgii i kieruję zespołem, który się rozwija. Jest to praca w szpitalu i na oddziale do tej pory.',
    ],
    [
      'terse Italian',
      'Esperienza\nContabile, Rossi SRL, gennaio 2018 - oggi\nSAP\n\nIstruzione\nLaurea in Economia',
    ],
    ['terse Romanian', 'Experiență\nContabil, Firma SRL, ianuarie 2018 - prezent\nSAP\n\nEducație\nLicență'],
    ['terse Swedish', 'Erfarenhet\nRedovisningsekonom, Acme, februari 2018 – nu\nUtbildning: kandidat'],
    ['terse Swedish without its first heading', 'Ekonom, Acme, 2018 – 2023\n- Excel\nUtbildning: kandidat'],
    ['terse Polish', 'Magazynier, DHL, 2019 – obecnie\n- Kompletacja zamówień\n- Obsługa wózka widłowego'],
    ['terse Finnish', 'Kirjanpitäjä, Oy Ab, helmikuu 2018 – nykyinen\n- Kuukausiraportit, Excel'],
    [
      'terse Norwegian',
      'Erfaring\nRegnskapsfører, Nord AS, 2018 – i dag\n- Regnskap og lønn for små firmaer',
    ],
    ['terse Danish', 'Erfaring\nBogholder, Byg ApS, februar 2018 – 2023\n- Excel i fire firmaer'],
    ['terse Czech', 'Pracovní zkušenosti\nÚčetní, Firma s.r.o., leden 2018 - dosud\nSAP\n\nVzdělání'],
  ])('is not understood when it is %s', (_name, text) => {
    expect(readDocument(text)).toMatchObject({ language: 'und', languageSupported: false });
  });
});
