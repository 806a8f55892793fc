import { describe, expect, it } from '@jest/globals';
import { announcesEmployer } from '../../../../../lib/models/local/job/about-the-employer.ts';
import { readJob } from '../../../../../lib/models/local/job/job-reader.ts';

const asked = (jobDescription: string) =>
  readJob({ jobDescription, teamProfile: null }).requirements.map(({ text }) => text);

describe('headings that announce the employer', () => {
  it.each([
    'About us',
    'About Lane & Sons',
    'Who are we?',
    'Our company',
    'Company profile',
    'Über uns',
    'Über die Lane GmbH',
    'Wer wir sind',
    'Unser Betrieb',
    'Unternehmensbeschreibung',
    'Qui sommes-nous ?',
    'À propos de Lane',
    "L'entreprise",
    "Présentation de l'entreprise",
    'Notre cabinet',
    '¿Quiénes somos?',
    'Sobre Lane',
    'Nuestra empresa',
    'Descripción de la empresa',
    'Wie zijn wij?',
    'Over Lane',
    'Het bedrijf',
    'Onze organisatie',
  ])('are like %j', (heading) => {
    expect(announcesEmployer(heading)).toBe(true);
  });

  it.each([
    'About you',
    'About the role',
    'About the candidate',
    'Über dich',
    'Über die Stelle',
    'À propos de vous',
    'À propos du poste',
    'Sobre ti',
    'Sobre el puesto',
    'Over jou',
    'Over de functie',
    'Company car',
    'Business experience',
    'Client relations',
    'Betriebswirtschaft',
    'Cabinet making',
    'Organisatietalent',
    'Expérience en entreprise',
  ])('are not like %j', (heading) => {
    expect(announcesEmployer(heading)).toBe(false);
  });
});

describe('what stands below such a heading', () => {
  const below = (heading: string, text: string) =>
    asked(`Baker\n\n${heading}\n${text}\n\nRequirements\n- Sourdough\n- Lamination`);

  it.each([
    ['About us', 'Family business with more than 30 years of experience in baking and 60 staff.'],
    ['About us', 'Thirty years of experience.\n\nWe have 20 years of experience in fine baking.'],
    ['Our company', '- 40 years of experience in baking\n- ISO 9001 certified\n- 60 staff'],
    ['Über uns', 'Mehr als 30 Jahre Erfahrung in der Backkunst zeichnen uns aus.'],
    ['Wer wir sind', 'Familienunternehmen mit über 30 Jahren Erfahrung in der Branche.'],
    ['Qui sommes-nous ?', "Cabinet fort de plus de 30 ans d'expérience dans le secteur."],
    ["L'entreprise", "Plus de 20 ans d'expérience en boulangerie font notre réputation."],
    ['¿Quiénes somos?', 'Asesoría con más de 30 años de experiencia en el sector.'],
    ['Sobre nosotros', 'Más de 20 años de experiencia en panadería nos avalan.'],
    ['La empresa', 'Contamos con más de 25 años de experiencia en repostería.'],
    ['Wie zijn wij?', 'Familiebedrijf met meer dan 30 jaar ervaring in de sector.'],
    ['Over ons', 'Meer dan 20 jaar ervaring in brood is onze kracht.'],
  ])('is of the employer: %j, %j', (heading, text) => {
    expect(below(heading, text)).toEqual(['Sourdough', 'Lamination']);
  });

  it.each([
    ['About us', 'We are a small bakery. You have two years of experience in pastry.'],
    ['About us', 'Lane bakes bread.\n\nMore than three years of experience in pastry.'],
    ['Über uns', 'Wir backen. Mindestens drei Jahre Erfahrung in der Konditorei.'],
    ['La empresa', 'Panadería. Se busca persona con 3 años de experiencia en repostería.'],
    ['The bakery', 'Two years of experience in pastry.'],
    ['Over jou', 'Meer dan 3 jaar ervaring met brood.'],
  ])('still asks for something: %j, %j', (heading, text) => {
    expect(below(heading, text).length).toBeGreaterThan(2);
  });

  it('asks where the job has no other place for it, unless the firm speaks of itself', () => {
    expect(asked('Baker\n\nAbout us\nThree years of experience in pastry.')).toHaveLength(1);
    expect(asked('Baker\n\nAbout us\nOur staff have 300 years of experience in pastry.')).toEqual([]);
  });
});

describe('what the post is for', () => {
  it.each([
    ['Objetivo del puesto', 'Asegurar el cumplimiento de los requisitos del cliente y de la norma ISO 9001.'],
    ['Misión del puesto', 'Garantizar el cumplimiento de los requisitos legales.'],
    ['Objetivo general del cargo', 'Garantizar el cumplimiento de los requisitos legales.'],
    ['Objectif du poste', 'Assurer le respect des exigences fiscales et des normes comptables.'],
    ['Finalité du poste', 'Assurer le respect des exigences fiscales.'],
    ['Ziel der Stelle', 'Sicherstellen der Anforderungen nach ISO 9001.'],
    ['Doel van de functie', 'Bewaken van de vereisten van ISO 9001.'],
    ['Aim of the post', 'Keeping the requirements of ISO 9001.'],
  ])('is a duty: %j', (heading, text) => {
    expect(asked(`Baker\n\n${heading}\n${text}\n\nRequirements\n- Sourdough\n- Lamination`)).toEqual([
      'Sourdough',
      'Lamination',
    ]);
  });

  it.each(['Requisitos del puesto', 'Exigences du poste', 'Anforderungen der Stelle', 'Perfil del puesto'])(
    'is not what it asks for: %j',
    (heading) => {
      expect(asked(`Baker\n\n${heading}\n- ISO 9001\n- HACCP`)).toEqual(['ISO 9001', 'HACCP']);
    },
  );
});

describe('how long the firm has been there', () => {
  it.each([
    'Koster Bakkers is al 60 jaar een begrip in Zwolle.',
    'Lane Roofing has been for over 40 years a byword for slate.',
    'A firm with 80 years behind it.',
    'Panadería con 45 años de historia precisa incorporar panadero/a para su obrador.',
  ])('is asked of nobody: %s', (sentence) => {
    const { seniority, requirements } = readJob({
      jobDescription: `Baker\n\nRequirements\n- Sourdough\n- Food hygiene level 2\n\n${sentence}`,
      teamProfile: null,
    });
    expect(requirements.map(({ text }) => text)).toEqual(['Sourdough', 'Food hygiene level 2']);
    expect(seniority).toBe('mid');
  });
});
