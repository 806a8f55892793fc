import { describe, expect, it } from '@jest/globals';
import { modelText } from '../../../helpers/model-text.ts';

const CAREER = `Backend Engineer, Acme, March 2019 - present
- Services in Kotlin with Spring Boot
- Images with Docker, sheets in Microsoft Excel`;

const NAMES = [
  'Michael Hartmann',
  'Thomas Martin',
  'Ann Lee',
  'Ryan James',
  'Daniel Thomas',
  'Anna Maria',
  'Ahmed Hassan',
  'Peter Paul',
  'Wei Chen',
  'Emma',
  'Fatima Khan',
  'RAY MITCHELL',
  'Thomas\nMartin',
  'María José\nGarcía Lorca',
];

const SKILL_LINES = [
  'Kotlin | Spring Boot | Docker',
  'Kotlin, Spring Boot, Docker',
  'Backend Engineer | Kotlin | Docker',
  'Docker',
  'Spring Boot',
  'DATEV, Microsoft Excel',
  'CDL Class A – Hazmat, Tanker endorsements',
];

describe('skills below a name', () => {
  it.each(SKILL_LINES)('stay, whoever the candidate is: %s', (line) => {
    const texts = NAMES.map((name) => modelText(`${name}\n${line}\n\n${CAREER}`));
    expect(new Set(texts)).toEqual(new Set([`${line}\n\n${CAREER}`]));
  });
});

describe('an occupation below a name', () => {
  it.each(['Bricklayer', 'Plomero', 'Esthéticienne', 'Architektin', 'Heftruckchauffeur', 'Pest Controller'])(
    'stays, also where both names are given ones: %s',
    (title) => {
      const names = ['José Luna', 'Anna Maria', 'Michael Hartmann', 'María José\nGarcía Lorca'];
      const texts = names.map((name) => modelText(`${name}\n${title}\n\n${CAREER}`));
      expect(new Set(texts)).toEqual(new Set([`${title}\n\n${CAREER}`]));
    },
  );

  it.each(['Fraser', 'Glaser', 'Baker'])('goes as the family name of one given name: %s', (name) => {
    expect(modelText(`Thomas\n${name}\n\n${CAREER}`)).toBe(CAREER);
  });
});

describe('a resume without a name', () => {
  it.each([
    'Kotlin, Spring Boot',
    'Application 4711\n\nKotlin, Spring Boot',
    'Curriculum Vitae\n\nKotlin, Spring Boot',
    '- Kotlin\n- Spring Boot',
    'Microsoft Excel',
    'PostgreSQL',
    'TypeScript PostgreSQL\nTypeScript PostgreSQL',
  ])('loses no skills that stand where a name could: %s', (opening) => {
    const text = modelText(`${opening}\n\n${CAREER}`);
    expect(text).toContain(CAREER);
    expect(text).toContain(opening.split('\n').at(-1));
  });
});

describe('names that are skills as well', () => {
  it.each(['Ruby Jenkins', 'Julia Swift', 'Franz Kafka', 'Ruby\nJenkins'])('go: %s', (name) => {
    expect(modelText(`${name}\nKotlin, Spring Boot\n\n${CAREER}`)).toBe(`Kotlin, Spring Boot\n\n${CAREER}`);
  });
});

describe('the number of a standard', () => {
  it('is no postcode', () => {
    const text =
      'Electrician at Unica, since May 2021\nWiring of offices and schools; NEN 3140 VOP; ISO 45001';
    expect(modelText(`Bart Willems\n${text}`)).toBe(text);
  });
});
