import { describe, expect, it } from '@jest/globals';
import { analysisOf } from '../../../../../lib/models/local/evidence/analysis.ts';
import type { Assessment, RequirementAssessment, RoleHeld, Rubric } from '../../../../../lib/models/model.ts';

const RUBRIC: Rubric = {
  title: 'Glazier',
  roleFamily: 'construction_trades',
  seniority: 'mid',
  scope: 'individual',
  requirements: [
    { id: 'r1', text: '5+ years of window fitting', kind: 'must', weight: 3, minimumYears: 5 },
    { id: 'r2', text: 'Stained glass', kind: 'must', weight: 2, minimumYears: null },
    { id: 'r3', text: 'Driving licence', kind: 'nice', weight: 1, minimumYears: null },
  ],
  languageSupported: true,
};

type Facts = Pick<Assessment, 'requirements' | 'title' | 'trajectory' | 'roles'>;

const FACTS: Facts = {
  requirements: [
    {
      id: 'r1',
      level: 'met',
      quote: 'Fitted 400 windows in old town houses, 2015 - 2020',
      roles: [0],
      statedYears: null,
    },
    { id: 'r2', level: 'missing', quote: null, roles: [], statedYears: null },
    { id: 'r3', level: 'met', quote: 'Driving licence', roles: [], statedYears: null },
  ],
  title: { relation: 'exact', quote: 'Glazier' },
  trajectory: { aligned: true, quote: 'Glazier' },
  roles: [],
};

const ROLE: RoleHeld = {
  title: 'Glazier',
  family: 'construction_trades',
  seniority: 'mid',
  start: '2015',
  end: '2020',
  industry: null,
  skills: [],
};

function sentencesOf(text: string): string[] {
  return text.split(/(?<=\.)\s/);
}

describe('the analysis', () => {
  it('calls a step down what it is, and not another direction', () => {
    const role = {
      title: 'Glazier',
      family: 'construction_trades',
      seniority: 'mid',
      start: '2015',
      end: '2020',
      industry: null,
      skills: [],
    } as const;
    const facts: Facts = {
      ...FACTS,
      trajectory: { aligned: false, quote: 'Glazier' },
      roles: [{ ...role, skills: [] }],
    };
    const titles = { closest: 'Glazier', latest: 'Glazier' };
    expect(analysisOf(RUBRIC, facts, { ...titles, isStepDown: true })).toContain('is a step down from');
    expect(analysisOf(RUBRIC, facts, titles)).not.toContain('is a step down from');
  });

  it('names what is asked for without a left-over article', () => {
    const asked = { ...RUBRIC.requirements[0], id: 'r1', kind: 'must', weight: 3, minimumYears: 3 } as const;
    const text = (requirement: string): string =>
      analysisOf({ ...RUBRIC, requirements: [{ ...asked, text: requirement }] }, FACTS);
    expect(text('Mindestens 3 Jahre Erfahrung in der Buchhaltung')).toContain('“Buchhaltung”');
    expect(text('Minimaal 2 jaar ervaring in een magazijn')).toContain('“magazijn”');
  });

  it.each([
    ['Level 3 Diploma in Childcare or equivalent', '“Diploma in Childcare”'],
    ['NVQ Level 2 or 3 in Plumbing', '“NVQ … in Plumbing”'],
    ['Level 3 (or above) in Early Years', '“Early Years”'],
    ['At least Level 4 qualification in youth work', '“qualification in youth work”'],
    ['MBO niveau 3 of 4 elektrotechniek', '“MBO … elektrotechniek”'],
    ['2:1 in Mathematics or related subject', '“Mathematics”'],
    ['Class 1 licence with no more than 6 points', '“Class 1 licence”'],
    ['Experiencia mínima de 2 años en ventas', '“ventas”'],
    ['5 years or more in test automation', '“test automation”'],
    ['Erfahrung von 5 Jahren oder mehr in der Metallbearbeitung', '“Metallbearbeitung”'],
    ['3 ans ou plus en automatisation des tests', '“automatisation des tests”'],
    ['Erfahrung von mind. 5 Jahren in der Metallbearbeitung', '“Metallbearbeitung”'],
    ['doświadczenie w pracy na magazynie min. 1 rok', '“doświadczenie w pracy na magazynie”'],
    ['Titulación: FP de grado medio en Electricidad', '“FP de grado medio en Electricidad”'],
    ['Knowledge of MEDDIC or similar', '“MEDDIC”'],
    ["Solicitor in Wales with 3-6 years' PQE", '“Solicitor in Wales with … PQE”'],
    ["3 ans d'expérience minimum en vente", '“vente”'],
  ])('names a paper or a length of time by what it is in: %s', (requirement, name) => {
    const asked = { id: 'r2', kind: 'must', weight: 3, minimumYears: null, text: requirement } as const;
    expect(analysisOf({ ...RUBRIC, requirements: [asked] }, FACTS)).toContain(name);
  });

  it('names the whole title of a job that abbreviates a part of it', () => {
    const title = 'Glass Furnace Setter (GFS) Operator';
    expect(
      analysisOf({ ...RUBRIC, title }, { ...FACTS, title: { ...FACTS.title, relation: 'adjacent' } }),
    ).toContain('Glass Furnace Setter Operator');
  });

  it('says of no role beside the job that it is where the job is', () => {
    const title = { relation: 'adjacent', quote: 'Glazier' } as const;
    const held: Facts = { ...FACTS, title, roles: [ROLE, ROLE] };
    const told = 'abcdefghij'.split('').map((quote) => {
      const requirements = FACTS.requirements.map((item) => ({ ...item, quote }));
      return analysisOf(RUBRIC, { ...held, requirements }, { closest: 'Glazier', latest: 'Glazier' });
    });
    expect(told.join(' ')).not.toContain('where this job is');
  });

  it('takes nothing for the strongest match that was done for less than half of the time asked for', () => {
    const [told] = FACTS.requirements;
    if (told === undefined) throw new Error('no requirement');
    const requirements = [
      { id: 'r1', text: 'Three years of glazing', kind: 'must', weight: 3, minimumYears: 3 } as const,
    ];
    const short = {
      ...FACTS,
      roles: [{ ...ROLE, start: '2020', end: '2021' }],
      requirements: [{ ...told, id: 'r1', level: 'met', quote: 'Fitted windows', roles: [0] }],
    } satisfies Facts;
    const text = (asOf: string | null) => analysisOf({ ...RUBRIC, requirements }, short, undefined, asOf);
    expect(text(null)).toContain('Fitted windows');
    expect(text('2026-11')).not.toContain('Fitted windows');
  });

  it('names what is asked for without an open bracket, and with the number of its name', () => {
    const asked = {
      ...RUBRIC.requirements[1],
      id: 'r2',
      kind: 'must',
      weight: 3,
      minimumYears: null,
    } as const;
    const text = (requirement: string): string =>
      analysisOf({ ...RUBRIC, requirements: [{ ...asked, text: requirement }] }, FACTS);
    expect(text('State management (Redux, Zustand)')).toContain('“State management”');
    expect(text('Full HGV Class 1 licence')).toContain('“Full HGV Class 1 licence”');
  });

  it('names title, strongest match with its quote, most important gap and course', () => {
    const text = analysisOf(RUBRIC, FACTS);
    expect(text).toContain('Glazier');
    expect(text).toContain('window fitting');
    expect(text).toContain('Stained glass');
    expect(sentencesOf(text).length).toBeGreaterThanOrEqual(2);
    expect(sentencesOf(text).length).toBeLessThanOrEqual(4);
  });

  it('names a requirement by what it asks for, short and in quotation marks', () => {
    const requirements = [
      {
        ...RUBRIC.requirements[0],
        id: 'r1',
        text: 'Strong knowledge of lead glazing: soldering, cutting, cementing',
        kind: 'must',
        weight: 3,
        minimumYears: null,
      } as const,
    ];
    expect(analysisOf({ ...RUBRIC, requirements }, FACTS)).toContain('“lead glazing”');
  });

  it('has no numbers and no pronoun that assumes a gender', () => {
    const text = analysisOf(RUBRIC, FACTS);
    expect(text).not.toMatch(/\d/);
    expect(text).not.toMatch(/\b(?:he|she|his|her|him)\b/i);
  });

  it('says so when nothing is shown, or nothing is missing', () => {
    const nothing = {
      ...FACTS,
      requirements: FACTS.requirements.map((item) => ({ ...item, level: 'missing', quote: null }) as const),
    };
    expect(analysisOf(RUBRIC, nothing)).toContain('None of the requirements is fully shown');
    const all = {
      ...FACTS,
      requirements: FACTS.requirements.map(
        (item) => ({ ...item, level: 'met', quote: 'Stained glass windows' }) as const,
      ),
    };
    expect(analysisOf(RUBRIC, all)).toContain('Nothing that the job asks for is left without evidence');
  });

  it('says what spans less time than is asked for, where nothing is missing', () => {
    const role: RoleHeld = {
      title: 'Glazier',
      family: 'construction_trades',
      seniority: 'mid',
      start: '2024-01',
      end: 'present',
      industry: null,
      skills: [],
    };
    const requirements = RUBRIC.requirements.map((requirement, at) => ({
      ...requirement,
      text: at === 0 ? 'More than 5 years of lead glazing' : requirement.text,
      minimumYears: at === 0 ? 5 : null,
    }));
    const facts = {
      ...FACTS,
      roles: [role],
      requirements: FACTS.requirements.map(
        (item): RequirementAssessment => ({
          ...item,
          level: 'met',
          quote: 'Stained glass windows',
          roles: [0],
        }),
      ),
    };
    const text = (evaluatedAsOf: string) =>
      analysisOf({ ...RUBRIC, requirements }, facts, undefined, evaluatedAsOf);
    expect(text('2026-03')).toMatch(/“lead glazing” (?:spans less time|falls short)/);
    expect(text('2028-12')).toContain('Nothing that the job asks for is left without evidence');
  });

  it('quotes nothing that was taken out', () => {
    const text = '3+ years of experience: [redacted], Kim at Acme';
    const requirements = [{ id: 'r1', text, kind: 'must', weight: 3, minimumYears: null } as const];
    const quote = 'Stained glass windows, [redacted]. Repairs';
    const shown: RequirementAssessment = { id: 'r1', level: 'met', quote, roles: [], statedYears: null };
    const analysis = analysisOf({ ...RUBRIC, requirements }, { ...FACTS, requirements: [shown] });
    expect(analysis).not.toContain('redacted');
  });

  it.each([
    ['Más de 20 años de experiencia en vidrieras', '“vidrieras”'],
    ['2 or more years of experience in glazing', '“glazing”'],
    ['En tant que vitrier en atelier', '“vitrier en atelier”'],
    ['Kenntnisse im Baulohn sind von Vorteil', '“Baulohn”'],
    ['Ervaring met AFAS is mooi meegenomen', '“AFAS”'],
  ])('names %s by what it asks for', (text, name) => {
    const requirements = [{ id: 'r2', text, kind: 'must', weight: 3, minimumYears: null } as const];
    expect(analysisOf({ ...RUBRIC, requirements }, FACTS)).toContain(name);
  });

  it('differs between candidates who differ', () => {
    const other = { ...FACTS, title: { relation: 'adjacent', quote: 'Carpenter' } as const };
    expect(analysisOf(RUBRIC, other)).not.toBe(analysisOf(RUBRIC, FACTS));
  });
});

describe('what is quoted of the line of a title', () => {
  const about = (text: string, level: 'met' | 'partial', quote: string): string => {
    const requirement = { id: 'r1', text, kind: 'must', weight: 3, minimumYears: null } as const;
    const facts: Facts = {
      ...FACTS,
      requirements: [{ id: 'r1', level, quote, roles: [0], statedYears: null }],
    };
    return analysisOf({ ...RUBRIC, requirements: [requirement] }, facts, {
      closest: 'HR Adviser',
      latest: 'HR Adviser',
    });
  };
  const LINE = 'HR Adviser, Northern Rail: grievance cases, shop and retail fit outs';

  it('is what stands behind the title, where that is told', () => {
    expect(about('Unionised workplace', 'met', LINE)).toContain('"grievance cases');
    expect(about('Commercial fit-out', 'partial', LINE)).toContain('retail fit outs"');
  });

  it('is the title, where nothing beside it speaks of what is asked for', () => {
    expect(about('Unionised workplace', 'partial', LINE)).toContain('"HR Adviser"');
  });

  it('names what experience of so many years is asked in', () => {
    const text = 'Experiencia mínima de 3 años en contabilidad';
    expect(about(text, 'met', 'Asientos y cierres')).toContain('“contabilidad”');
  });
});
