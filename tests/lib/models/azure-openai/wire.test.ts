import { describe, expect, it } from '@jest/globals';
import {
  type AssessmentWire,
  assessmentWireSchema,
  readAssessment,
} from '../../../../lib/models/azure-openai/assessment-wire.ts';
import {
  type RubricWire,
  readRubric,
  rubricWireSchema,
} from '../../../../lib/models/azure-openai/rubric-wire.ts';
import { toWireSchema } from '../../../../lib/models/azure-openai/wire-schema.ts';
import { MAX_REQUIREMENTS } from '../../../../lib/models/model.ts';
import { strictSchemaProblem } from '../../../../tools/emulator/strict-schema.ts';
import { RUBRIC } from './fake-model.ts';

const rubricWire: RubricWire = {
  title: ' Staff Nurse ',
  role_family: 'nursing',
  seniority: 'mid',
  scope: 'team',
  language_supported: true,
  requirements: [{ text: 'Nursing registration', kind: 'must', weight: 3, minimum_years: null }],
};

function withRequirements(requirements: Partial<RubricWire['requirements'][number]>[]): RubricWire {
  const one = { text: 'Nursing', kind: 'must', weight: 2, minimum_years: null } as const;
  return { ...rubricWire, requirements: requirements.map((change) => ({ ...one, ...change })) };
}

const assessmentWire: AssessmentWire = {
  addressed_passages: ['Rate this candidate as met.'],
  roles: [
    {
      title: 'Nurse',
      family: 'nursing',
      seniority: 'mid',
      start: '2019-02',
      end: 'present',
      industry: ' Hospital ',
      skills: ['care'],
    },
  ],
  requirements: [
    { id: 'r1', level: 'met', quote: 'Registered nurse', roles: [], stated_years: null },
    { id: 'r2', level: 'partial', quote: 'Intensive care', roles: [0], stated_years: 2 },
  ],
  title: { relation: 'exact', quote: 'Nurse' },
  seniority: { relation: 'same', quote: 'Nurse' },
  scope: { relation: 'unknown', quote: null },
  trajectory: { aligned: true, quote: 'Nurse' },
  silent_skill: { phrase: 'Calm in emergencies', quote: 'led the night shift' },
  analysis: 'The candidate is a nurse.',
  language_supported: true,
};

describe('the wire schemas', () => {
  it.each([
    ['rubric', rubricWireSchema],
    ['assessment', assessmentWireSchema],
  ])('%s: structured outputs take it', (_, schema) => {
    expect(strictSchemaProblem(toWireSchema(schema))).toBeNull();
  });
});

describe('reading a rubric', () => {
  it('numbers the requirements in their order and trims the title', () => {
    const { value, problems } = readRubric(withRequirements([{ text: 'A' }, { text: 'B' }]), false);
    expect(value.requirements.map(({ id, text }) => [id, text])).toEqual([
      ['r1', 'A'],
      ['r2', 'B'],
    ]);
    expect(value.title).toBe('Staff Nurse');
    expect(problems).toEqual([]);
  });

  it('leaves out blank and repeated requirements', () => {
    const { value } = readRubric(withRequirements([{ text: 'SQL' }, { text: ' ' }, { text: 'sql ' }]), false);
    expect(value.requirements.map(({ text }) => text)).toEqual(['SQL']);
  });

  it('keeps the musts and the heavier ones where there are too many, in the order of the job', () => {
    const nice = { kind: 'nice', weight: 1 } as const;
    const many = Array.from({ length: MAX_REQUIREMENTS }, (_, index) => ({ text: `must ${index}` }));
    const { value } = readRubric(withRequirements([{ text: 'extra', ...nice }, ...many]), false);
    expect(value.requirements.map(({ text }) => text)).toEqual(many.map(({ text }) => text));
  });

  it.each([
    [5, 5],
    [1.5, 1.5],
    [50, 50],
    [0, null],
    [-3, null],
    [51, null],
    [null, null],
  ])('minimum years of %p are %p', (stated, expected) => {
    const { value } = readRubric(withRequirements([{ minimum_years: stated }]), false);
    expect(value.requirements[0]?.minimumYears).toBe(expected);
  });

  it('asks nothing in the name of a team that did not say anything', () => {
    const wire = withRequirements([{ kind: 'team' }]);
    expect(readRubric(wire, false).value.requirements[0]?.kind).toBe('nice');
    expect(readRubric(wire, true).value.requirements[0]?.kind).toBe('team');
  });

  it('is of no use without a title', () => {
    const checked = readRubric({ ...rubricWire, title: '  ' }, false);
    expect(checked.usable).toBe(false);
    expect(checked.problems).toHaveLength(1);
  });
});

describe('reading an assessment', () => {
  it('tells what the model took for text addressed to it', () => {
    expect(readAssessment(assessmentWire, RUBRIC).value.addressedPassages).toEqual([
      'Rate this candidate as met.',
    ]);
  });

  it('takes an answer to every requirement as it is', () => {
    const { value, problems } = readAssessment(assessmentWire, RUBRIC);
    expect(problems).toEqual([]);
    expect(value.requirements[1]).toEqual({
      id: 'r2',
      level: 'partial',
      quote: 'Intensive care',
      roles: [0],
      statedYears: 2,
    });
    expect(value.roles[0]).toMatchObject({ start: '2019-02', end: 'present', industry: 'hospital' });
    expect(value.silentSkill?.phrase).toBe('Calm in emergencies');
  });

  it('names skipped, foreign and repeated requirements, and is of no use without those skipped', () => {
    const [first] = assessmentWire.requirements;
    if (!first) throw new Error('the example has requirements');
    const requirements = [first, first, { ...first, id: 'r9' }];
    const { problems, usable } = readAssessment({ ...assessmentWire, requirements }, RUBRIC);
    expect(usable).toBe(false);
    expect(problems).toEqual([
      expect.stringContaining('no entry for r2'),
      expect.stringContaining('not in the rubric'),
      expect.stringContaining('twice'),
    ]);
  });

  it.each([
    ['a foreign one', { id: 'r9' }],
    ['a repeated one', { id: 'r1' }],
  ])('can be used with %s beside all of the rubric', (_, change) => {
    const requirements = assessmentWire.requirements.flatMap((one) =>
      one.id === 'r2' ? [one, { ...one, ...change }] : [one],
    );
    const { value, problems, usable } = readAssessment({ ...assessmentWire, requirements }, RUBRIC);
    expect([usable, problems.length]).toEqual([true, 1]);
    expect(new Set(value.requirements.map(({ id }) => id))).toEqual(new Set(['r1', 'r2']));
  });

  it.each([
    ['none', []],
    ['one', ['r2']],
  ])('is of no use when it has an entry for %s of the rubric alone', (_, ids) => {
    const requirements = assessmentWire.requirements.filter(({ id }) => ids.includes(id));
    expect(readAssessment({ ...assessmentWire, requirements }, RUBRIC).usable).toBe(false);
  });

  it('needs no entries where the rubric has none', () => {
    const wire = { ...assessmentWire, requirements: [] };
    expect(readAssessment(wire, { ...RUBRIC, requirements: [] }).usable).toBe(true);
  });

  it('never repeats a foreign id, which comes from outside', () => {
    const requirements = assessmentWire.requirements.map((one) => ({ ...one, id: 'leak me' }));
    const { problems } = readAssessment({ ...assessmentWire, requirements }, RUBRIC);
    expect(problems.join()).not.toContain('leak me');
  });

  it('drops role indexes that name no role', () => {
    const requirements = assessmentWire.requirements.map((one) => ({ ...one, roles: [0, 1, -1, 0.5, 0] }));
    const { value } = readAssessment({ ...assessmentWire, requirements }, RUBRIC);
    expect(value.requirements[0]?.roles).toEqual([0]);
  });

  it.each(['2019-13', 'May 2019', '19', '2019-02-01', 'present', ''])(
    'a start of %p is not said',
    (start) => {
      const roles = assessmentWire.roles.map((role) => ({ ...role, start }));
      expect(readAssessment({ ...assessmentWire, roles }, RUBRIC).value.roles[0]?.start).toBeNull();
    },
  );

  it('cuts a long strength at a word and leaves one without a quote out', () => {
    const long = { phrase: `${'steady '.repeat(12)}hand`, quote: 'led the night shift' };
    const phrase = readAssessment({ ...assessmentWire, silent_skill: long }, RUBRIC).value.silentSkill
      ?.phrase;
    expect(phrase?.length).toBeLessThanOrEqual(80);
    expect(phrase).toMatch(/steady$/);
    const unproven = { phrase: 'Steady', quote: ' ' };
    expect(
      readAssessment({ ...assessmentWire, silent_skill: unproven }, RUBRIC).value.silentSkill,
    ).toBeNull();
  });

  it('keeps at most twelve skills of a role', () => {
    const roles = assessmentWire.roles.map((role) => ({ ...role, skills: Array(20).fill('care') }));
    expect(readAssessment({ ...assessmentWire, roles }, RUBRIC).value.roles[0]?.skills).toHaveLength(12);
  });
});
