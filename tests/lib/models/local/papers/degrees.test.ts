import { describe, expect, it } from '@jest/globals';
import { levelInJob, SITE_WORKER } from '../../../../helpers/paper-levels.ts';

/** The level of a degree that is asked for, as a resume names its studies under a heading. */
function levelOfStudies(text: string, studies: string, heading = 'Education'): string | undefined {
  const resume = `Experience\nSite worker, Acme, 2015 - 2022\n- Kept the place tidy\n\n${heading}\n${studies}`;
  return levelInJob(SITE_WORKER, text, resume);
}

describe('a degree that is asked for', () => {
  it.each([
    'Ability to teach A-level Mathematics',
    'Raising attainment at GCSE',
    'Supervising PhD students',
    'Experience of A-level teaching',
  ])('is none where others reach it: %s', (text) => {
    expect(levelOfStudies(text, 'MEng Civil Engineering')).toBe('missing');
  });

  it.each([
    ['Law degree', 'LLM, Leiden, 2012'],
    ['Licenciatura en Derecho', 'Abogado, UNAM, titulado, cédula profesional'],
    ['BSN', 'Bachelor of Nursing, 2015'],
    ['Degree in nursing', 'BSN, 2015'],
    ['Business degree', 'BBS, UCD, 2012'],
    ["Master's in HR, OD or MBA", 'MBA, Boston'],
    ['MBA or a degree', 'BSc Physics'],
    ['Tertiary qualification in marketing or a related discipline', 'Bachelor of Commerce (Marketing), 2017'],
    ['Grado en Matemáticas, Física o Ingeniería', 'Ingeniería de Caminos, UPM'],
    [
      'Licenciatura o Ingeniería Industrial, Mecánica o afín (titulado)',
      'Ingeniería Industrial, UANL (2012 – 2017), titulada',
    ],
    [
      'Licenciatura en Contaduría Pública titulado con cédula',
      '2010 - 2014 Contador Público, UANL, titulada, cédula',
    ],
    ['Máster de Formación del Profesorado (o CAP)', 'CAP, Universidad de Granada, 2006'],
    ['CAP/BEP ou Bac pro cuisine', 'CAP cuisine, 2012'],
    ['Graduado en ESO', 'Graduado ESO, 2004'],
  ])('%s is met under another name of its field: %s', (text, studies) => {
    expect(levelOfStudies(text, studies)).toBe('met');
  });

  it.each([
    ['Law degree', 'MA History'],
    ['JD', 'MBA, Boston'],
    ['MBA', 'MSc Physics'],
    ['BSN', 'BSc Biology'],
    ['Grado en Enfermería', 'Grado en Historia'],
    ['Licenciatura o Ingeniería Industrial, Mecánica o afín (titulado)', 'Licenciatura en Derecho, UG'],
    ['Licenciatura o Ingeniería Industrial, Mecánica o afín (titulado)', 'Licenciatura en Contaduría, UDEM'],
    [
      'Licenciatura o Ingeniería Industrial, Mecánica o afín (titulado)',
      'Máster de Formación del Profesorado',
    ],
    ['CAP/BEP ou Bac pro cuisine', 'Licence pro Métiers du numérique'],
    ['BTS Électrotechnique', 'BTS Informatique'],
    ['BTS Comptabilité et gestion', 'BTS CG, 2012'],
  ])('%s is shown in part by one of another field: %s', (text, studies) => {
    expect(levelOfStudies(text, studies)).toBe('partial');
  });

  it.each([
    ['CAP/BEP ou Bac pro cuisine', 'CAP Cuisine', 'CAP Maçonnerie'],
    ['CAP ou BEP cuisine', 'BEP Cuisine', 'BEP Vente'],
    ['BEP maçonnerie', 'BEP Maçonnerie', 'BEP Carrières sanitaires et sociales'],
    ['Bac pro commerce ou équivalent', 'Bac pro Commerce', 'Bac pro Aéronautique'],
    ['BTS Comptabilité et gestion', 'BTS Comptabilité', 'BTS Tourisme, Lycée Hôtelier'],
    [
      'Titre professionnel plombier chauffagiste',
      'Titre professionnel Plombier',
      'Titre professionnel Cuisinier',
    ],
    ['Gesellenbrief im Tischlerhandwerk', 'Gesellenbrief Tischler', 'Gesellenbrief Friseur'],
    ['Meisterbrief im Elektrohandwerk', 'Elektromeister, HWK', 'Meisterbrief Friseurhandwerk'],
    ['Meister im Bäckerhandwerk', 'Meisterprüfung Bäcker', 'Elektromeister'],
    ['FP en cocina', 'Ciclo formativo de grado medio en Cocina', 'FP Administración'],
    [
      'Grado medio en instalaciones eléctricas',
      'Grado Medio Instalaciones Eléctricas',
      'Técnico en Peluquería (grado medio)',
    ],
    ['MBO niveau 3 kok', 'MBO Kok niveau 3', 'MBO Bouwkunde niveau 3'],
  ])('%s is shown by %s, not by the paper of another trade: %s', (text, own, other) => {
    expect(levelOfStudies(text, own)).toBe('met');
    expect(levelOfStudies(text, other)).toBe('missing');
  });

  it.each([
    ['Grado en Matemáticas, Física o Ingeniería', 'Graduado ESO', 'Formación'],
    ['Máster de Formación del Profesorado (o CAP)', 'Graduado ESO', 'Formación'],
    ['Licenciatura en Contaduría Pública', 'Contador Público, Despacho Ruiz', 'Certificates'],
    ['Grado en Ingeniería', 'Curso de Ingeniería de prompts', 'Formación'],
  ])('%s is not shown by school or by what is none: %s', (text, studies, heading) => {
    expect(levelOfStudies(text, studies, heading)).toBe('missing');
  });
});

describe('studies by the names that countries give them', () => {
  it.each([
    ['FP Grado Medio en Instalaciones Eléctricas', 'Técnico en Instalaciones Eléctricas, IES Híspalis, 2015'],
    ['Ciclo formativo de Dietética', 'Técnica Superior en Dietética, 2015'],
    ['Licenciatura en Contaduría', 'Lic. en Contaduría Pública, UdeG, 2022'],
    ['Lic. en Administración, Mercadotecnia o afín', 'LAE, Tec Milenio, 2018'],
    ['hbo- of wo-opleiding (bijvoorbeeld bestuurskunde)', 'Bachelor Bestuurskunde, Saxion, 2016'],
    ['MBO+ werk- en denkniveau', 'MBO 4 Commercieel medewerker, 2016'],
    ['Een tweedegraads bevoegdheid wiskunde', 'Lerarenopleiding wiskunde (2e graads), 2020'],
    ['Bac pro MEI / BTS Maintenance ou équivalent', 'BTS Maintenance des systèmes, 2019'],
    ['Bac pro à Bac+2 type MEI, MSMA ou électrotechnique', 'BTS Maintenance des systèmes, 2017'],
    ['FP Instalaciones eléctricas', 'Técnico en Instalaciones Eléctricas y Automáticas, CIPFP Cheste, 2011'],
  ])('%s is met: %s', (text, studies) => {
    expect(levelOfStudies(text, studies)).toBe('met');
  });

  it.each([['Grado en Relaciones Laborales o similar', 'Grado en Turismo, 2019']])(
    '%s is shown in part by another field: %s',
    (text, studies) => {
      expect(levelOfStudies(text, studies)).toBe('partial');
    },
  );

  it.each([
    ['Bac pro MEI / BTS Maintenance ou équivalent', 'Bac pro Commerce, 2019'],
    ['FP Grado Medio en Instalaciones Eléctricas', 'Técnico en Cocina, 2015'],
  ])('%s is not met by another trade: %s', (asked, studies) => {
    expect(levelOfStudies(asked, studies)).toBe('missing');
  });
});
