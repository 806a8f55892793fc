import { describe, expect, it } from '@jest/globals';
import { assess } from '../../../../helpers/local-evaluation.ts';

const JOB =
  'Medizinische Fachangestellte (m/w/d)\n\nIhr Profil\n- Abgeschlossene Ausbildung als Medizinische Fachangestellte\n- Masterabschluss\n- Esperanto';

function levelsOf(education: string): string[] {
  const resume = `Berufserfahrung\n2016 - heute Rezeptionist, Hotel Lane\n- Empfang der Gäste\n\nBildungsweg\n${education}\n\nSprachen\nDeutsch`;
  return assess(JOB, resume)
    .requirements.slice(0, 2)
    .map(({ level }) => level);
}

describe('MFA in German', () => {
  it.each(['2015 Abschluss als MFA', 'MFA (Note 1,5), 2012-2015', 'Prüfung zur MFA 2015'])(
    'is the trade of a medical assistant, and no degree: %s',
    (education) => {
      expect(levelsOf(education)).toEqual(['met', 'missing']);
    },
  );

  it.each(['2012 - 2015 MFA, Köln', 'MFA, Abschluss 2015'])('is no degree alone: %s', (education) => {
    expect(levelsOf(education)[1]).toBe('missing');
  });

  it.each(['Kunsthochschule Köln, MFA 2015', 'MFA in Malerei, Akademie der Künste'])(
    'is a degree of the arts beside them: %s',
    (education) => {
      expect(levelsOf(education)[1]).toBe('met');
    },
  );
});
