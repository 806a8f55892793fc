import { describe, expect, it } from '@jest/globals';
import { levelOf } from '../../../../helpers/local-evaluation.ts';

function levelOfTraining(requirement: string, training: string): string | undefined {
  const resume = `Berufserfahrung\nTherapeut, Praxis Nord, 2018 - 2024\n- Behandlungen\n\nAusbildung\n${training}`;
  return levelOf('Therapeut (m/w/d)', requirement, resume);
}

describe('the recognition of a trade by the state', () => {
  it.each([
    ['Staatliche Anerkennung als Physiotherapeut', 'Staatsexamen Physiotherapie, 2018'],
    ['Staatliche Anerkennung als Physiotherapeut (m/w/d)', 'Staatlich anerkannter Physiotherapeut, 2018'],
    ['Staatliche Anerkennung als Physiotherapeut/in', 'Staatlich geprüfte Physiotherapeutin, 2018'],
    ['Staatlich anerkannter Physiotherapeut', 'Ausbildung zum Physiotherapeuten, Bremen, 2015 - 2018'],
    ['Abgeschlossene Ausbildung als Physiotherapeut', 'Staatsexamen Physiotherapie, 2018'],
    ['Staatliche Anerkennung als Ergotherapeut', 'Staatlich anerkannte Ergotherapeutin, 2018'],
    ['Staatliche Anerkennung als Logopäde', 'Staatsexamen Logopädie, 2018'],
    ['Staatliche Anerkennung als Erzieher', 'Staatlich anerkannte Erzieherin, 2018'],
    ['Staatliche Anerkennung als Sozialarbeiter', 'Staatliche Anerkennung als Sozialarbeiter, 2018'],
  ])('is shown by its examination and its names, %s: %s', (requirement, training) => {
    expect(levelOfTraining(requirement, training)).toBe('met');
  });

  it.each([
    ['Staatliche Anerkennung als Ergotherapeut', 'Staatsexamen Physiotherapie, 2018'],
    ['Staatliche Anerkennung als Physiotherapeut', 'Staatlich anerkannte Erzieherin, 2018'],
    ['Staatliche Anerkennung als Ergotherapeut', 'Staatliche Anerkennung als Sozialarbeiter, 2018'],
    ['Staatliche Anerkennung als Erzieher', 'Staatsexamen Physiotherapie, 2018'],
    [
      'Abgeschlossene Ausbildung als Erzieher mit staatlicher Anerkennung',
      'BA Soziale Arbeit mit staatlicher Anerkennung',
    ],
  ])('is not that of another trade, %s: %s', (requirement, training) => {
    expect(levelOfTraining(requirement, training)).not.toBe('met');
  });
});
