import { describe, expect, it } from '@jest/globals';
import { readJob } from '../../../../lib/models/local/job/job-reader.ts';
import { levelOf } from '../../../helpers/local-evaluation.ts';

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
  ])('for a %s is not met: %s', (title, requirement, resume) => {
    expect(levelOf(title, requirement, resume)).not.toBe('met');
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
