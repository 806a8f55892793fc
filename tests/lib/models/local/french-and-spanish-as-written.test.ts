import { describe, expect, it } from '@jest/globals';
import { readJob } from '../../../../lib/models/local/job/job-reader.ts';
import { isUnprovable } from '../../../../lib/models/local/job/unprovable.ts';
import { levelOf, rolesOf } from '../../../helpers/local-evaluation.ts';

function askedIn(jobDescription: string): string[] {
  return readJob({ jobDescription, teamProfile: null }).requirements.map(({ text }) => text);
}

describe('what French and Spanish advertisements ask for in their own words', () => {
  it.each([
    [
      'Vendeuse',
      'Anglais courant car clientèle touristique',
      'Expériences\nVendeuse, Lane Mode, 2019 - 2024\nLangues\nAnglais : C1',
    ],
    [
      'Dependienta',
      'Inglés fluido porque recibimos turistas de muchos países',
      'Experiencia\nDependienta, Lane, 2019 - 2024\nIdiomas\nInglés: C1',
    ],
    [
      'Conseiller de vente',
      'Première expérience réussie en vente, idéalement en textile',
      'Expériences\nVendeuse, Lane, 2021 - 2024\n- Accueil en cabine',
    ],
    [
      'Oficial electricista',
      'Capacidad para dirigir un equipo',
      'Experiencia\nElectricista, Lane, 2019 - 2024\n- Llevo a dos peones',
    ],
    [
      'Second de cuisine',
      'Encadrer une équipe',
      'Expériences\nSecond de cuisine, Lane, 2019 - 2024\n- Encadrement de deux commis',
    ],
    [
      'Cuisinier',
      'Respect des normes de traçabilité alimentaire',
      'Expériences\nCuisinier, Lane, 2019 - 2024\n- Traçabilité alimentaire',
    ],
    [
      'Assistante de gestion',
      "3 ans d'expérience minimum, idéalement dans le bâtiment",
      'Expériences\nAssistante de gestion, Lane, 2019 - 2024\n- Devis',
    ],
    [
      'Comercial',
      'Inglés (muchos compradores extranjeros de paso)',
      'Experiencia\nComercial, Lane, 2019 - 2024\nIdiomas\nInglés: B2',
    ],
    [
      'Comercial',
      'Inglés B2',
      'Experiencia\nComercial, Lane, 2019 - 2024\nFormación\nFirst Certificate, 2018',
    ],
    [
      'Gerocultora',
      'Certificado de profesionalidad de atención sociosanitaria o título de TCAE',
      'Experiencia\nGerocultora, Lane, 2019 - 2024\nFormación\nAtención sociosanitaria a personas dependientes (SSCS0208), 2019',
    ],
    [
      'Infirmière',
      "Diplôme d'État d'infirmier",
      'Expériences\nInfirmière, Lane, 2019 - 2024\nFormation\nDEI 2018, IFSI de Poitiers',
    ],
    [
      'Coiffeuse',
      "2 ans d'expérience minimum en salon",
      'Expériences\nCoiffeuse, Jean Louis Lane, 2019 - 2024\n- Carré, dégradé',
    ],
    [
      'Profesora de inglés',
      'Nivel C1 mínimo',
      'Experiencia\nProfesora de inglés, Lane, 2019 - 2024\nIdiomas\nInglés: C2',
    ],
    [
      'Técnico de prevención',
      'Titulación técnica (arquitectura técnica o ingeniería)',
      'Experiencia\nTécnico de prevención, Lane, 2019 - 2024\nFormación\nAparejador, Universidad de Sevilla, 2017',
    ],
    [
      'Conductor',
      'Tarjeta de tacógrafo digital',
      'Experiencia\nConductor, Lane, 2019 - 2024\nTarjeta conductor 2027',
    ],
    ['Comercial', 'Carnet de conducir', 'Experiencia\nComercial, Lane, 2020 - 2024\nConduzco'],
    ['Repartidor', 'Permiso de conducir B', 'Experiencia\nRepartidor, Lane, 2020 - 2024\nCarnet de coche'],
  ])('for a %s is met: %s', (title, requirement, resume) => {
    expect(levelOf(title, requirement, resume)).toBe('met');
  });

  it.each([
    [
      'Oficial electricista',
      'Capacidad para dirigir un equipo',
      'Experiencia\nElectricista, Lane, 2019 - 2024\n- Llevo herramientas de dos peones',
    ],
    [
      'Vendeuse',
      'Anglais courant car clientèle touristique',
      'Expériences\nVendeuse, Lane Mode, 2019 - 2024\n- Clientèle touristique',
    ],
    [
      'Profesora de inglés',
      'Nivel C1 mínimo',
      'Experiencia\nProfesora de inglés, Lane, 2019 - 2024\nIdiomas\nInglés: A2',
    ],
    [
      'Comptable',
      "2 ans d'expérience minimum en cabinet",
      'Expériences\nComptable, Lane Industrie, 2019 - 2024\n- Lettrage',
    ],
  ])('for a %s is not met: %s', (title, requirement, resume) => {
    expect(levelOf(title, requirement, resume)).not.toBe('met');
  });
});

describe('a paper', () => {
  it.each([
    ['Green Belt, 2021', 'partial'],
    ['Green Belt: en curso', 'missing'],
  ])('shows in part the skill that it is of: %s', (paper, level) => {
    const resume = `Experiencia\nIngeniero de procesos, Lane, 2019 - 2024\nFormación\n${paper}`;
    expect(levelOf('Ingeniero de procesos', 'Conocimientos de Six Sigma', resume)).toBe(level);
  });
});

describe('a title that stands above the career', () => {
  it('is that of the latest stay, of which only the employer is told', () => {
    const resume =
      'Ana Lane\nProcess engineer\n\nFicosa (2020 - actualidad)\nCiclo de 42 a 36 s\n\nTécnico de calidad, Zanini (2018-2020)\nCotas';
    expect(rolesOf(resume)).toEqual(['Process engineer 2020 present', 'Técnico de calidad 2018 2020']);
  });

  it('may be the first line, where the name is taken out', () => {
    const resume = 'Process engineer\n\nFicosa (2020 - actualidad)\nCiclo de 42 a 36 s';
    expect(rolesOf(resume)[0]).toBe('Process engineer 2020 present');
  });

  it('is none where a name is all that the line says', () => {
    expect(rolesOf('Anna Baker\n\nFicosa (2020 - actualidad)\nCiclo de 42 a 36 s').join()).not.toMatch(
      /Baker/,
    );
  });
});

describe('what is asked of everybody', () => {
  it.each(['Sensibilité aux questions écologiques', 'Sens de l’observation', 'Moto o coche', 'Portfolio'])(
    'is shown by no resume: %s',
    (statement) => {
      expect(isUnprovable(statement)).toBe(true);
    },
  );

  it('is told apart from the duties below "¿Cuál será tu día a día?"', () => {
    const job =
      'Técnico de selección\n\n¿Cuál será tu día a día?\n- Relación con empresas cliente\n- Entrevistas\n\n¿Qué necesitas?\n- Grado en Psicología\n- LinkedIn Recruiter\n- Excel';
    expect(askedIn(job)).toEqual(['Grado en Psicología', 'LinkedIn Recruiter', 'Excel']);
  });
});

describe('a firm that speaks of itself', () => {
  const ASKED = 'Profil\n- Maîtrise de Silae\n- Connaissance de la DSN';

  it('asks for nothing by the kind of firm that it is', () => {
    const firm = "Cabinet d'expertise comptable de 45 collaborateurs, nous renforçons notre pôle social.";
    expect(askedIn(`Gestionnaire de paie\n\n${firm}\n\n${ASKED}`)).toEqual([
      'Maîtrise de Silae',
      'Connaissance de la DSN',
    ]);
  });
});
