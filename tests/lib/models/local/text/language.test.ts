import { describe, expect, it } from '@jest/globals';
import { readDocument } from '../../../../../lib/models/local/text/document.ts';

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
    ['a short job in Catalan', "Comptable\n\nRequisits\n- Experiència mínima de 3 anys\n- Domini d'Excel"],
    [
      'a Catalan CV',
      'Experiència\n2018 – actualitat: Comptable, Gestoria Puig\n- Comptabilitat\nFormació\nGrau en ADE',
    ],
    [
      'a short job in Galician',
      'Contable\n\nRequisitos\n- Experiencia mínima de 3 anos en contabilidade\n- Coñecementos de Excel',
    ],
    [
      'a Galician CV',
      'Experiencia laboral\n2018 – actualidade: Contable, Conservas, Vigo\n- Contabilidade xeral',
    ],
    [
      'a short job in Portuguese',
      'Motorista\n\nRequisitos:\n- Carta de condução C\n- Experiência mínima de 2 anos',
    ],
    [
      'a short Portuguese job of an office',
      'Técnico\n\nRequisitos:\n- Licenciatura em Contabilidade ou Gestão\n- Experiência mínima de 3 anos',
    ],
    [
      'a short job in Italian',
      'Contabile\n\nRequisiti:\n- Buona conoscenza di Excel\n- Esperienza di 3 anni',
    ],
  ])('is not understood when it is %s', (_name, text) => {
    expect(readDocument(text)).toMatchObject({ language: 'und', languageSupported: false });
  });

  it.each([
    ['fr', 'Infirmier (H/F)\n\nProfil\n- Expérience de 2 ans minimum en gériatrie\n- Prise de sang'],
    [
      'en',
      "Karim\nEXPÉRIENCE\n2020 – aujourd'hui : Infirmier, service de gériatrie, Clinique, Lyon\n- Prise de sang\nFORMATION\nDEI 2019",
    ],
    [
      'es',
      'Experiencia\n2018 – actualidad: Profesora, Institut Jaume I, Generalitat de Catalunya\n- Clases de contabilidad para adultos\nFormación\nUniversidade de Vigo, Universitat de València',
    ],
    [
      'de',
      'Erfahrung\nHilfskraft im Qualitätslabor, seit 2019\n- Arbeit mit der Realität und dem Zitat des Kunden',
    ],
    [
      'fr',
      "Expérience\n2018 – ce jour : Comptable, Mútua Nacional, São Paulo\n- Comptabilité générale de l'habitat",
    ],
  ])('is read, though names and short forms of others stand in it: %s', (language, text) => {
    expect(readDocument(text)).toMatchObject({ language, languageSupported: true });
  });
});
