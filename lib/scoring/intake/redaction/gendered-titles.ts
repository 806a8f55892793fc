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

const NOT_A_PERSON = new Set(['glycerin', 'kerosin', 'berlinerin']);
const GERMAN_ENDING = /^.{4,}er(?:\/?-?in|\*in|:in|_in|innen)$/;

/** The form of an occupation that tells no gender, folded word given; `null` when it has none or is none. */
export function neutralTitle(folded: string, language: string): string | null {
  if (language === 'de' && GERMAN_ENDING.test(folded) && !NOT_A_PERSON.has(folded)) {
    return folded.replace(/(?:in|innen)$/, '');
  }
  return TITLES.get(folded) ?? null;
}
