import { describe, expect, it } from '@jest/globals';
import { compileText } from '../../../../../lib/models/local/evidence/compiled-requirement.ts';
import { asksForSimilarRole, roleAskedFor } from '../../../../../lib/models/local/evidence/role-wording.ts';
import { rarityIn } from '../../../../../lib/models/local/evidence/word-rarity.ts';

function role(text: string): string | null {
  const requirement = { id: 'r1', text, kind: 'must', weight: 2, minimumYears: null } as const;
  return roleAskedFor(requirement, compileText(text, rarityIn([requirement])));
}

describe('the role that a statement wants to have been held', () => {
  it.each([
    ['At least 3 years of experience as a harbor pilot', 'harbor pilot'],
    ['Worked as an "Optician" for two years', 'Optician'],
    ['2 years in a head housekeeper position', 'head housekeeper'],
    ['Drei Jahre als Schreiner in einer Werkstatt', 'Schreiner'],
    ['Deux ans en tant que boulanger', 'boulanger'],
    ['Beekeeper – 4 years', 'Beekeeper'],
    ['One year as a power tools technician', 'power tools technician'],
    ['One year as a roofer with experience in slate', 'roofer'],
  ])('of %j is %j', (text, title) => {
    expect(role(text)).toBe(title);
  });

  it.each([
    ['Tools such as saws and planes'],
    ['Knowledge of slate as well as copper'],
    ['Wood turning'],
    ['Completed training as a carpenter'],
    ['Software as a Service (SaaS)'],
    ['Infrastructure as code'],
    ['Slate roofing, as it lasts'],
    ['Slate as a means to roof barns'],
    ['Chisels and mallets as working tools'],
    ['Slate: expected as candidates should know it'],
  ])('is none in %j', (text) => {
    expect(role(text)).toBeNull();
  });

  it('can be one like the job itself', () => {
    expect(asksForSimilarRole('Two years in a similar position')).toBe(true);
    expect(asksForSimilarRole('Erfahrung in vergleichbarer Position')).toBe(true);
    expect(asksForSimilarRole('Two years in this industry')).toBe(false);
  });

  it.each([
    'Erfahrung in einer ähnlichen Funktion',
    'Erfahrung in einer entsprechenden Position',
    'Deux ans dans un poste comparable',
    'Experiencia en puestos similares',
    'Ervaring in een gelijkaardige functie',
  ])('can be that in other words: %s', (text) => {
    expect(asksForSimilarRole(text)).toBe(true);
  });

  it.each(['Ähnliche Werkzeuge', 'Funciones de administración', 'Gelijke kansen'])('is not %s', (text) => {
    expect(asksForSimilarRole(text)).toBe(false);
  });
});
