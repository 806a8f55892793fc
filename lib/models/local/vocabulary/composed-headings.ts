import { tokenize } from '../text/tokens.ts';
import { SECTION_KINDS, type SectionKind, type Token } from '../types.ts';
import { listOf } from './notation.ts';

/**
 * Headings are mostly composed: a word for what the section holds, and words that only colour it ("Prior professional
 * experience", "Bisherige Stationen", "Skills needed"). Lists of whole headings know the usual ones; of the others every word must be
 * known here, so that "Forklift experience" stays what a line says. Misspellings that resumes often have count as the word.
 */

type Carriers = Partial<Record<SectionKind, string>>;

/** Words that say what a section of a resume holds. */
const IN_RESUMES: Carriers = {
  experience: `
    experience, experiences, expirience, experiance, experince, workexperience, employment, career, job, role, position, post, work, internship, engagement, assignment, contract, placement,
    Erfahrung, Erfahrungen, Berufserfahrung, Tätigkeit, Tätigkeiten, Laufbahn, Werdegang, Station, Stationen, Anstellung, Anstellungen, Beschäftigung, Arbeitsstelle, Berufsleben, Berufsweg, Arbeitgeber,
    expérience, emploi, parcours, poste, carrière, experiencia, empleo, trabajo, puesto, trayectoria, carrera,
    ervaring, werkervaring, baan, functie, loopbaan, werkgever`,
  education: `
    education, educaton, eduction, study, school, schooling, academic, academics, academia, university, college, degree, training, learning, coursework, class,
    Ausbildung, Bildung, Studium, Schule, Abschluss, Abschlüsse, Bildungsweg, étude, scolarité, diplôme, formation, formación, estudio, titulación,
    opleiding, studie, scholing`,
  skills: `
    skill, skills, skillset, competency, competence, competencies, expertise, proficiency, ability, strength, knowledge, knowhow, toolbox, toolkit, capability,
    aptitude, talent,
    Kenntnisse, Fähigkeiten, Fertigkeiten, Kompetenz, Kompetenzen, Stärken, Werkzeuge, Technologien, compétence, connaissance, savoir-faire, outil, atout, aptitude,
    habilidades, competencia, conocimiento, herramienta, aptitud, vaardigheid, vaardigheden, competentie, kennis, kwaliteit, gereedschap`,
  certificates: `
    certification, certificate, licence, license, accreditation, Zertifikate, Zertifizierungen, Lizenzen, certificat, certificaciones, certificado, certificaten`,
  languages: 'language, Sprachen, Sprachkenntnisse, langue, idioma, talen',
  projects: 'project, Projekte, projet, proyecto, projecten',
  volunteering:
    'volunteer, volunteering, voluntary, unpaid, civic, community, charity, associative, ehrenamtlich, ehrenamtliche, bénévole',
  interests: 'hobby, leisure, pastime, Freizeit, loisir, afición',
  awards:
    'award, honor, honour, achievement, accomplishment, Auszeichnungen, Erfolge, réussite, logro, premio, prestatie',
};

/** Words that say what a section of a job holds. What a resume shows, a job asks for. */
const IN_JOBS: Carriers = {
  required: `
    requirement, prerequisite, requisite, qualification, criterion, criteria, candidate, applicant, person, credential, background, profile,
    experience, skill, skills, skillset, competency, competence, competencies, expertise, proficiency, ability, strength, knowledge, knowhow, education, schooling,
    degree, certification, certificate, licence, license,
    Anforderungen, Voraussetzungen, Qualifikation, Qualifikationen, Bewerber, Kandidat, Erfahrung, Erfahrungen, Berufserfahrung, Kenntnisse, Fähigkeiten, Kompetenz, Kompetenzen, Ausbildung, Abschluss, Profil,
    exigence, prérequis, qualification, candidat, expérience, compétence, connaissance, diplôme, profil,
    requisito, requerimiento, candidato, experiencia, competencia, conocimiento, habilidades, titulación, perfil,
    eisen, vereiste, kandidaat, ervaring, vaardigheid, vaardigheden, competentie, kennis, opleiding, profiel`,
  about: 'brief, short, overview, purpose, introduction, glance, nutshell',
  responsibilities: `
    content, scope, duty, duties, task, responsibility, responsibilities, activity, activities, function, accountability, deliverable, workday,
    Aufgabe, Aufgaben, Tätigkeit, Tätigkeiten, Verantwortung, Verantwortlichkeiten, tâche, responsabilité, mission, activité, tarea, funciones, responsabilidades,
    taken, werkzaamheden, verantwoordelijkheden`,
};

/** Words that colour what a section holds and name nothing themselves. */
const COLOURS = `
  eligibility, post, pre-employment,
  my, your, our, the, this, a, an, of, in, at, to, and, as, for, trade, vacancy, opening, thing, main, key, core, top, major, selected, relevant, related, other, further, general, specific, overall, complete, full,
  professional, practical, technical, tech, vocational, occupational, industry, formal, higher, previous, prior, past, former, recent, current, present, earlier,
  history, background, overview, detail, details, summary, profile, timeline, record, list, journey, path, highlight, matrix, section, base, area, areas, field, working, glance, life, date, so, far, this, point, held, done,
  obtained, proffesional, profesional, professionnal, service, elected, but, acquired, gained, earned, completed, daily, typical, primary, role, job, position, work, day, needed, itself, necessary, required, wanted, expected, sought, mandatory, essential, minimum, basic,
  proven, demonstrated, ideal, right, successful, must, should, have, has, possess, we, you, you'll, need, needs, want, expect, require, are, looking, look, we're, you're, hiring, entry, career,
  mein, meine, meiner, dein, deine, ihr, ihre, unser, unsere, der, die, das, und, für, bisherig, bisherige, früher, frühere, beruflich, berufliche, fachlich, fachliche, praktisch, praktische, relevant, relevante, wichtig, wichtige, wichtigste,
  weiter, weitere, technisch, technische, persönlich, persönliche, besonder, besondere, erforderlich, erforderliche, notwendig, notwendige, benötigt, benötigte, erwartet, erwartete, täglich, tägliche, akademisch, akademische, schulisch, schulische, aktuell, aktuelle, vorherig, vorherige, letzte,
  mes, mon, ma, vos, votre, nos, le, la, les, de, du, des, et, professionnel, professionnelle, professionnelles, antérieure, antérieures, précédente, précédents, principale, principales, requis, requise, requises, demandé, demandée, demandées,
  attendu, attendue, attendues, nécessaires, technique, techniques, personnelle, personnelles, acquise, acquises, récente, récentes, quotidiennes,
  mi, mis, tu, tus, su, sus, el, los, las, y, profesional, profesionales, laboral, laborales, anterior, anteriores, previa, previas, previo, previos, principales, requerida, requeridas, requeridos, necesario, necesaria, necesarias, necesarios, técnicas, personales, adquiridas, diarias, académica, académicos,
  mijn, jouw, je, uw, onze, het, een, en, van, voor, eerdere, vorige, vroegere, huidige, relevante, belangrijkste, professionele, technische, persoonlijke, vereiste, benodigde, gevraagde, gewenst, dagelijkse, overige, praktische`;

/** With one of these a job only wishes for what it names; whom it describes, it still asks for. */
const WISHES = `desired, desirable, preferred, optional, additional, bonus, beneficial, advantageous, helpful, nice, plus,
  gewünscht, gewünschte, wünschenswert, wünschenswerte, souhaité, souhaitée, souhaitées, appréciées, deseable, deseables, deseado, deseados, valorable, valorables, gewenste, wenselijke`;
const WHOM =
  'candidate, applicant, person, profile, background, Bewerber, Kandidat, Profil, candidat, profil, candidato, perfil, kandidaat, profiel';

/** More words make a sentence. */
const MAX_WORDS = 7;

interface Words {
  resume: ReadonlyMap<string, SectionKind>;
  job: ReadonlyMap<string, SectionKind>;
  colours: ReadonlySet<string>;
  wishes: ReadonlySet<string>;
  whom: ReadonlySet<string>;
}

let known: Words | null = null;

function words(): Words {
  known ??= {
    resume: kindsOf(IN_RESUMES),
    job: kindsOf(IN_JOBS),
    colours: new Set(singularsOf(COLOURS)),
    wishes: new Set(singularsOf(WISHES)),
    whom: new Set(singularsOf(WHOM)),
  };
  return known;
}

function singularsOf(source: string): string[] {
  return listOf(source).flatMap((name) => tokenize(name).map(({ word }) => word.singular));
}

function kindsOf(carriers: Carriers): Map<string, SectionKind> {
  const kinds = new Map<string, SectionKind>();
  for (const kind of SECTION_KINDS) {
    for (const word of singularsOf(carriers[kind] ?? '')) kinds.set(word, kind);
  }
  return kinds;
}

/**
 * The section that a heading announces by the words it is composed of; `null` when one of them is unknown, when none says what the
 * section holds, or two say different things ("Strength training").
 */
export function composedKind(tokens: readonly Token[], document: 'job' | 'resume'): SectionKind | null {
  if (tokens.length > MAX_WORDS) return null;
  const { colours, wishes, whom, [document]: carriers } = words();
  let kind: SectionKind | null = null;
  let isWish = false;
  let isOfSomebody = false;
  for (const { word } of tokens) {
    const name = word.singular;
    const carried = carriers.get(name);
    if (carried !== undefined && kind !== null && carried !== kind) return null;
    if (carried !== undefined) kind = carried;
    else if (document === 'job' && wishes.has(name)) isWish = true;
    else if (!colours.has(name)) return null;
    isOfSomebody ||= whom.has(name);
  }
  return kind === 'required' && isWish && !isOfSomebody ? 'preferred' : kind;
}
