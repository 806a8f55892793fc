import type { Edit } from '../offset-map.ts';
import type { Word } from '../words.ts';
import { foldPhrase } from './fold-phrase.ts';

/**
 * Occupations whose form tells the gender in German, French and Spanish, brought to the one form that vocabularies list. A
 * resume's own wording returns with the quote.
 */
const PAIRS: readonly string[] = [
  // German: what the ending -in does not cover
  'Krankenschwester Krankenpfleger, Pflegefachfrau Pflegefachmann, Kauffrau Kaufmann, Fachfrau Fachmann, Hausfrau Hausmann, Ärztin Arzt, Anwältin Anwalt, Köchin Koch, Beamtin Beamter, Angestellte Angestellter, Auszubildende Auszubildender, Fachangestellte Fachangestellter, Hebamme Entbindungspfleger, Psychologin Psychologe, Pädagogin Pädagoge, Sozialpädagogin Sozialpädagoge, Biologin Biologe, Soziologin Soziologe, Therapeutin Therapeut, Physiotherapeutin Physiotherapeut, Ergotherapeutin Ergotherapeut, Assistentin Assistent, Studentin Student, Werkstudentin Werkstudent, Praktikantin Praktikant, Referentin Referent, Dozentin Dozent, Architektin Architekt, Ingenieurin Ingenieur, Redakteurin Redakteur, Direktorin Direktor, Autorin Autor, Spezialistin Spezialist, Journalistin Journalist, Polizistin Polizist, Juristin Jurist, Floristin Florist, Absolventin Absolvent, Kundin Kunde, Chefin Chef, Geschäftsfrau Geschäftsmann, Gesellin Geselle, Fachwirtin Fachwirt, Betriebswirtin Betriebswirt, Volkswirtin Volkswirt, Landwirtin Landwirt, Chemikantin Chemikant, Laborantin Laborant, Doktorandin Doktorand, Zahnärztin Zahnarzt, Rechtsanwältin Rechtsanwalt, Logopädin Logopäde, Steuerfachangestellte Steuerfachangestellter',
  // French
  'infirmière infirmier, directrice directeur, rédactrice rédacteur, traductrice traducteur, formatrice formateur, éducatrice éducateur, animatrice animateur, conductrice conducteur, opératrice opérateur, créatrice créateur, administratrice administrateur, coordinatrice coordinateur, collaboratrice collaborateur, institutrice instituteur, actrice acteur, vendeuse vendeur, serveuse serveur, coiffeuse coiffeur, développeuse développeur, chercheuse chercheur, ingénieure ingénieur, professeure professeur, cheffe chef, technicienne technicien, électricienne électricien, pharmacienne pharmacien, chirurgienne chirurgien, mécanicienne mécanicien, informaticienne informaticien, conseillère conseiller, cuisinière cuisinier, ouvrière ouvrier, caissière caissier, ambulancière ambulancier, boulangère boulanger, pâtissière pâtissier, hôtelière hôtelier, policière policier, aide-soignante aide-soignant, soignante soignant, assistante assistant, enseignante enseignant, étudiante étudiant, consultante consultant, adjointe adjoint, chargée chargé, employée employé, diplômée diplômé, avocate avocat, apprentie apprenti, déléguée délégué, attachée attaché, graphiste graphiste, sage-femme sage-femme, entrepreneuse entrepreneur, gérante gérant, représentante représentant, commerciale commercial, acheteuse acheteur',
  // Spanish
  'enfermera enfermero, ingeniera ingeniero, abogada abogado, médica médico, maestra maestro, camarera camarero, cocinera cocinero, técnica técnico, arquitecta arquitecto, psicóloga psicólogo, bióloga biólogo, química químico, mecánica mecánico, administrativa administrativo, encargada encargado, empleada empleado, secretaria secretario, farmacéutica farmacéutico, traductora traductor, profesora profesor, directora director, desarrolladora desarrollador, programadora programador, diseñadora diseñador, consultora consultor, coordinadora coordinador, vendedora vendedor, asesora asesor, educadora educador, trabajadora trabajador, supervisora supervisor, auditora auditor, gestora gestor, investigadora investigador, doctora doctor, contadora contador, jefa jefe, licenciada licenciado, graduada graduado, diplomada diplomado, cajera cajero, peluquera peluquero, repartidora repartidor, conductora conductor, operadora operador, redactora redactor, alumna alumno',
];

const TITLES = new Map<string, string>();
for (const pair of PAIRS.flatMap((list) => list.split(', '))) {
  const [female = '', neutral = ''] = pair.split(' ');
  if (female !== neutral) TITLES.set(foldPhrase(female), neutral);
}
// Spanish words that are subjects as well ("química") are left alone, and so is French "commerciale".
for (const ordinary of [
  'quimica',
  'mecanica',
  'medica',
  'tecnica',
  'commerciale',
  'administrativa',
  'alumna',
])
  TITLES.delete(ordinary);

const DUTCH_TITLES = new Map(
  'lerares leraar, directrice directeur, verpleegster verpleegkundige, verkoopster verkoper, medewerkster medewerker, kapster kapper, onderwijzeres onderwijzer, secretaresse secretaris, redactrice redacteur, schrijfster schrijver, docente docent, assistente assistent, actrice acteur, bestuurster bestuurder, kokkin kok, boerin boer, adviseuse adviseur, consulente consulent, studente student, begeleidster begeleider, verzorgster verzorgende, werkneemster werknemer'
    .split(', ')
    .map((pair): [string, string] => {
      const [female = '', neutral = ''] = pair.split(' ');
      return [female, neutral];
    }),
);

const NOT_A_PERSON = new Set(['glycerin', 'kerosin', 'berlinerin']);
const GERMAN_ENDING = /^.{4,}er(?:\/?-?in|\*in|:in|_in|innen)$/;

/** The form of an occupation that tells no gender, folded word given; `null` when it has none or is none. */
export function neutralTitle(folded: string, language: string): string | null {
  if (
    language === 'de' &&
    (folded.endsWith('in') || folded.endsWith('innen')) &&
    GERMAN_ENDING.test(folded) &&
    !NOT_A_PERSON.has(folded)
  ) {
    return folded.replace(/(?:in|innen)$/, '');
  }
  return (language === 'nl' ? DUTCH_TITLES : TITLES).get(folded) ?? null;
}

const GERMAN_ADJECTIVE = /^\p{L}{3,}(?:ene|te|de|ige|liche|ische|sche|ive|elle|ale|are|ame|ante|ente|rte)$/u;
const AGREEING: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  fr: [
    [/ées?$/, 'é'],
    [/euse$/, 'eux'],
    [/ive$/, 'if'],
  ],
  es: [
    [/ada$/, 'ado'],
    [/ida$/, 'ido'],
    [/iva$/, 'ivo'],
  ],
};
const ARTICLES: ReadonlyMap<string, string> = new Map(
  Object.entries({ 'fr une': 'un', 'es una': 'un', 'es la': 'el', 'de eine': 'ein', 'de die': 'der' }),
);
const MAX_AGREEING = 6;

/** Edits of what agrees with a title that loses its gender: the article before, German adjectives before, others behind. */
export function agreementEdits(
  text: string,
  words: readonly Word[],
  index: number,
  language: string,
): Edit[] {
  const edits: Edit[] = [];
  const replace = (word: Word, replacement: string): void => {
    const isCapital = /^\p{Lu}/u.test(text.slice(word.start, word.start + 1));
    const first = replacement.charAt(0);
    edits.push({
      start: word.start,
      end: word.end,
      replacement: isCapital ? first.toUpperCase() + replacement.slice(1) : replacement,
    });
  };
  let before = index - 1;
  const adjective = words[before];
  if (
    language === 'de' &&
    adjective !== undefined &&
    GERMAN_ADJECTIVE.test(adjective.folded) &&
    isSpaced(text, words, before)
  ) {
    before -= 1;
    if (words[before]?.folded !== 'die' || !isSpaced(text, words, before))
      replace(adjective, `${text.slice(adjective.start, adjective.end)}r`);
  }
  const article = words[before];
  const neutral = ARTICLES.get(`${language} ${article?.folded ?? ''}`);
  if (article !== undefined && neutral !== undefined && isSpaced(text, words, before))
    replace(article, neutral);
  for (let next = index + 1; next < words.length && next <= index + MAX_AGREEING; next += 1) {
    const word = words[next];
    if (word === undefined || !/^(?: |, )$/.test(text.slice(words[next - 1]?.end, word.start))) break;
    if (/^(?:et|y|e|tres|muy)$/.test(word.folded)) continue;
    const written = text.slice(word.start, word.end);
    const ending = AGREEING[language]?.find(([pattern]) => pattern.test(written));
    if (ending === undefined) break;
    replace(word, written.replace(ending[0], ending[1]));
  }
  return edits;
}

function isSpaced(text: string, words: readonly Word[], index: number): boolean {
  return text.slice(words[index]?.end, words[index + 1]?.start) === ' ';
}
