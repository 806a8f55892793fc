/** The languages of which words are told from English ones. */
export const LANGUAGES = ['en', 'de', 'fr', 'es', 'nl', 'it', 'pt', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Function words and words of headings, folded, by which the language of a resume is known. */
export const LANGUAGE_WORDS: Readonly<Record<Language, string>> = {
  en: 'the and of with for experience skills to in',
  de: 'und der die mit fur bei als im berufserfahrung kenntnisse ausbildung',
  fr: 'et des du pour les dans avec au professionnelle competences formation',
  es: 'y los las para con del el experiencia laboral formacion datos personales',
  it: 'di che della delle degli nella gli sono presso dal alla ed esperienza formazione lavorativa professionali competenze istruzione',
  pt: 'em uma pela pelo ao aos nas nao sao tambem formacao profissional atendimento gestao atual atualmente ensino equipe equipa',
  pl: 'w z oraz dla przy jako od roku doswiadczenie zawodowe wyksztalcenie umiejetnosci jezyki praca pracy szkolenia obsluga lat jestem mam',
  nl: 'het een van voor met bij werkervaring opleiding vaardigheden',
};
