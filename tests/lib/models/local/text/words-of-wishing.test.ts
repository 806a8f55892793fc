import { describe, expect, it } from '@jest/globals';
import { assessResume } from '../../../../../lib/models/local/evidence/assess.ts';
import { readJob } from '../../../../../lib/models/local/job/job-reader.ts';
import { readResume } from '../../../../../lib/models/local/resume/resume-reader.ts';
import { withoutWishing } from '../../../../../lib/models/local/text/words-of-wishing.ts';

describe('words of wishing', () => {
  it.each([
    ['Ervaring met AFAS is mooi meegenomen', 'Ervaring met AFAS'],
    ['Knowledge of Xero would be a distinct advantage', 'Knowledge of Xero'],
    ['Command of Xero is absolutely essential.', 'Command of Xero'],
    ['Depreciation of what is a fixed asset class', 'Depreciation of what is a fixed asset class'],
    ['Kennis van Twinfield strekt tot aanbeveling', 'Kennis van Twinfield'],
    ['Visma vormt een duidelijke meerwaarde', 'Visma'],
    ['La pratique de Silae ou ADP est un atout', 'Silae ou ADP'],
    ['Maîtrise du logiciel Cegid très appréciée', 'Maîtrise Cegid'],
    ['Conocimientos de Sage no imprescindibles pero valorables', 'Conocimientos de Sage'],
    ['SAP será un plus', 'SAP'],
    ['Berufserfahrung wünschenswert, aber nicht Voraussetzung', 'Berufserfahrung'],
    ['SAP wäre von Vorteil, ist aber kein Muss', 'SAP'],
    ['Deuxième langue (portugais, albanais) appréciée', 'Deuxième langue (portugais or albanais)'],
    ['Knowledge of Sage is certainly required', 'Knowledge of Sage'],
    ['Payroll and ledgers are demanded at all times', 'Payroll and ledgers'],
    ['Auditing would be a distinct advantage for this role', 'Auditing for this role'],
    ['Auditing is considered necessary to close the year', 'Auditing to close the year'],
    ['Auditing is of great importance.', 'Auditing'],
    ['Auditing is a core part of the work', 'Auditing of the work'],
    ['We expect you to be skilled in auditing', 'skilled in auditing'],
  ])('are no part of what %j asks for', (statement, left) => {
    expect(withoutWishing(statement)).toBe(left);
  });

  it.each([
    'Vorteil',
    'Un plus',
    'La pratique de la boxe',
    'Programa de riesgos',
    'Software de gestión',
    'Connaissance des avantages sociaux',
    'Welkomstgesprekken voeren',
    'Langues (français, allemand)',
    'Sees what is required to close the year',
    'Is a key account manager',
    'Parts are ordered in time',
  ])('are not found in %j', (statement) => {
    expect(withoutWishing(statement)).toBe(statement);
  });
});

describe('a thing that is wished for', () => {
  const levels = (wishes: readonly string[], resume: string) => {
    const rubric = readJob({
      jobDescription: `Boekhouder\n\nWat vragen wij?\n- Grootboek\n${wishes.map((wish) => `- ${wish}`).join('\n')}`,
      teamProfile: null,
    });
    const { requirements } = assessResume(rubric, readResume(resume), '2026-03');
    return rubric.requirements
      .slice(1)
      .map(({ id, kind }) => [kind, requirements.find((found) => found.id === id)?.level]);
  };
  const RESUME =
    'Werkervaring\n2016 – heden: Boekhouder, Van Dijk BV, Utrecht\n- Boekhouding in AFAS, Silae, Sage, Cegid en Twinfield\n\nTalen\n- Duits B2';

  it.each([
    'Ervaring met AFAS is mooi meegenomen',
    'Kennis van Twinfield strekt tot aanbeveling',
    'La pratique de Silae est un atout',
    'La pratique de Silae ou ADP est un atout',
    'Maîtrise du logiciel Cegid appréciée',
    'Conocimientos de Sage no imprescindibles pero valorables',
    'Berufserfahrung wünschenswert, aber nicht Voraussetzung',
    'Otros idiomas (alemán, francés)',
    'Une deuxième langue (allemand, albanais) est un atout',
  ])('is shown by itself: %j', (wish) => {
    expect(levels([wish], RESUME)).toEqual([['nice', 'met']]);
  });

  it.each([
    'Ervaring met Exact is mooi meegenomen',
    'La pratique de Quadra ou ADP est un atout',
    'Otros idiomas (chino, francés)',
  ])('is not shown by what is beside it: %j', (wish) => {
    expect(levels([wish], RESUME)).toEqual([['nice', 'missing']]);
  });

  it.each(['Otros idiomas imprescindibles (chino)', 'Duits en Frans'])('is none in %j', (must) => {
    expect(levels([must], RESUME).map(([kind]) => kind)).toEqual(['must']);
  });

  it.each([
    'Comptable (DCG), de préférence',
    'Contador titulado (OCC), de preferencia',
    'Contabilista certificado (OCC), preferencialmente',
    'Steuerfachwirt (IHK), idealerweise',
  ])('is one thing with the word that says so: %j', (wish) => {
    expect(levels([wish], RESUME).map(([kind]) => kind)).toEqual(['nice']);
  });

  it('asks for each of two languages that "and" joins', () => {
    expect(levels(['Duits en Frans'], RESUME)).toEqual([['must', 'partial']]);
  });
});
