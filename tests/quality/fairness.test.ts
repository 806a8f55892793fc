import { describe, expect, it } from '@jest/globals';
import { createLocalEvaluator } from '../../lib/models/local/local-evaluator.ts';
import { JOBS_WITH_CAREERS } from '../../tools/audit/built-in-set.ts';
import { PERSONAS, resumeOf } from '../../tools/audit/personas.ts';
import { LAYOUTS, NAMES, type Person, VALUES } from '../lib/scoring/intake/personal-variants.ts';
import { FAIRNESS_LAYOUTS, type FairnessLayout } from './fairness-layouts.ts';
import { createRecordingScorer } from './recording-scorer.ts';

const PERSONS_PER_LAYOUT = 60;
const PRONOUNS = [
  { subject: 'She', possessive: 'her' },
  { subject: 'He', possessive: 'his' },
  { subject: 'They', possessive: 'their' },
] as const;

const at = <T>(values: readonly [T, ...T[]] | readonly T[], index: number): T => {
  const value = values[index % values.length];
  if (value === undefined) throw new RangeError('no values');
  return value;
};

/** Another person for each number; steps without a common divisor keep two values from always coming together. */
function personOf(number: number): Person {
  const [name, given] = at(NAMES, number);
  return {
    name,
    given,
    ...at(PRONOUNS, number),
    honorific: at(VALUES.honorific, number * 5 + 1),
    pronouns: at(VALUES.pronouns, number * 2 + 1),
    age: at(VALUES.age, number * 3),
    birthDate: at(VALUES.birthDate, number * 2),
    birthPlace: at(VALUES.birthPlace, number * 3 + 2),
    gender: at(VALUES.gender, number),
    maritalStatus: at(VALUES.maritalStatus, number * 3 + 1),
    children: at(VALUES.children, number * 3 + 2),
    nationality: at(VALUES.nationality, number * 4),
    religion: at(VALUES.religion, number * 3),
    address: at(VALUES.address, number),
    email: at(VALUES.email, number + 1),
    phone: at(VALUES.phone, number * 3),
    health: at(VALUES.health, number * 3 + 1),
    photo: at(VALUES.photo, number * 2),
    leave: at(VALUES.leave, number * 5),
  };
}

const PERSONS = Array.from({ length: PERSONS_PER_LAYOUT }, (_, number) => personOf(number));

const NURSE_JOB =
  'Senior Nurse\n\nRequired\n- 5+ years in acute care\n- Registered nurse\n- Triage\n- Leading a ward\n\nNice to have\n- German';

const EVERY_LAYOUT: readonly FairnessLayout[] = [
  ...Object.entries(LAYOUTS).map(([layout, resume]) => ({ layout, resume, job: NURSE_JOB })),
  ...FAIRNESS_LAYOUTS,
];

/** An analysis without what it quotes, which is as each person wrote it: "Krankenschwester", "Krankenpfleger". */
function withoutTitles(analysis: string): string {
  return analysis.replace(/"[^"]*"/g, '""').replace(/, from .{3,120} to .{3,120}\.$/, ', from … to ….');
}

function quotesIn(analysis: string): string[] {
  return [...analysis.matchAll(/"([^"]*)"/g)].map(([, quote = '']) => quote);
}

const wordsIn = (text: string): string => text.replace(/\s+/g, ' ').toLowerCase();

describe.each(EVERY_LAYOUT)('a resume as $layout', ({ job, resume }) => {
  it(`reads and scores the same for ${PERSONS_PER_LAYOUT} persons`, async () => {
    const scorer = createRecordingScorer(createLocalEvaluator());
    const results = await scorer.score(job, PERSONS.map(resume));
    const [first] = scorer.modelInputs;
    for (const [index, input] of scorer.modelInputs.entries()) {
      expect({ person: PERSONS[index]?.name, input }).toEqual({ person: PERSONS[index]?.name, input: first });
    }
    expect(new Set(results.map(({ card }) => card.matchScore)).size).toBe(1);
    expect(results[0]?.card.matchScore).toBeGreaterThan(50);
    const explanations = results.map(({ card }) =>
      JSON.stringify([card.criteria, withoutTitles(card.analysis), card.silentSkill]),
    );
    expect(new Set(explanations).size).toBe(1);
    for (const [index, { card }] of results.entries()) {
      const written = wordsIn(resume(at(PERSONS, index)));
      expect(quotesIn(card.analysis).filter((quote) => !written.includes(wordsIn(quote)))).toEqual([]);
    }
  });
});

describe('the built-in set of the bias audit', () => {
  it.each(
    JOBS_WITH_CAREERS.flatMap(({ job, careers }) =>
      careers.map((career) => ({ job, career, occupation: career.occupation })),
    ),
  )('scores $occupation the same whoever it is', async ({ job, career }) => {
    const scorer = createRecordingScorer(createLocalEvaluator());
    const results = await scorer.score(
      job,
      PERSONAS.map((persona) => resumeOf(persona, career)),
    );
    expect(new Set(scorer.modelInputs).size).toBe(1);
    expect(new Set(results.map(({ card }) => card.matchScore)).size).toBe(1);
  });
});

describe('a remark about the person', () => {
  const resumeOfPerson = (name: string, remark: string): string =>
    `${name}\n${name.split(' ')[0]?.toLowerCase()}@example.org\n\nSummary\n${remark}\n\nExperience\nNurse, St Mary Hospital (2015 - 2021)\n- Acute care\nNurse, City Clinic (2010 - 2015)\n\nSkills\nTriage, wound care\n`;

  it.each([
    ['I am a 45-year-old nurse in acute care.', 'I am a 23-year-old nurse in acute care.'],
    ['Married father of two with ten years in wards.', 'Single mother of three with ten years in wards.'],
    ['As a Black woman in nursing, I train others.', 'As a white man in nursing, I train others.'],
    ['He has ten years in wards and loves his work.', 'She has ten years in wards and loves her work.'],
    ['Born and raised in Lagos, I work in acute care.', 'Born and raised in Leeds, I work in acute care.'],
    ['My husband and I moved to London in 2010.', 'My wife and I moved to London in 2010.'],
    ['I am a proud Nigerian immigrant and a nurse.', 'I am a proud Polish immigrant and a nurse.'],
    ['Nurse and mother. Ten years in wards.', 'Nurse and father. Ten years in wards.'],
    ['Muslim nurse with ten years in wards.', 'Catholic nurse with ten years in wards.'],
    ['Female nurse with ten years in wards.', 'Male nurse with ten years in wards.'],
    ['Nigerian-born nurse with ten years in wards.', 'German-born nurse with ten years in wards.'],
    ['Deaf nurse with ten years in wards.', 'Blind nurse with ten years in wards.'],
    ['I use a wheelchair and like night shifts.', 'I use a guide dog and like night shifts.'],
    ['After my maternity leave I returned.', 'After my paternity leave I returned.'],
    ['I took two years off to raise my daughter.', 'I took two years off to care for my father.'],
    ['Despite my dyslexia I document well.', 'Despite my autism I document well.'],
  ])('reads and scores the same: %s', async (one, other) => {
    const scorer = createRecordingScorer(createLocalEvaluator());
    const results = await scorer.score(NURSE_JOB, [
      resumeOfPerson('John Smith', one),
      resumeOfPerson('Aisha Bello', other),
    ]);
    expect(scorer.modelInputs[0]).toBe(scorer.modelInputs[1]);
    const [first, second] = results.map(({ card }) => ({
      ...card,
      criteria: card.criteria.map(({ requirement, coverage }) => ({ requirement, coverage })),
    }));
    expect(first).toEqual(second);
  });

  it.each([
    ['Nationality - British', 'Nationality - Ghanaian'],
    ['Health: excellent, non-smoker', 'Health: chronic back pain'],
    ['Disability: severely disabled (50%)', 'Disability: none'],
    ['Children: 2', 'Children: none'],
    ['Military service: completed 2001', 'Military service: exempt'],
    ['Religion: Hindu', 'Religion: none'],
  ])('leaves no trace below the skills: %s', async (one, other) => {
    const scorer = createRecordingScorer(createLocalEvaluator());
    await scorer.score(NURSE_JOB, [
      `${resumeOfPerson('John Smith', 'Nurse.')}${one}`,
      `${resumeOfPerson('Aisha Bello', 'Nurse.')}${other}`,
      resumeOfPerson('Wei Zhang', 'Nurse.'),
    ]);
    expect(new Set(scorer.modelInputs).size).toBe(1);
  });
});

describe('words that only look like personal data', () => {
  const resumeWith = (line: string): string =>
    `Jane Smith\njane@example.org\n\nExperience\nConsultant, Northwind (2016 - present)\n- ${line}\n- Wrote reports for clients\n\nSkills\nExcel`;

  it.each([
    ['Christian Aid', 'Senior consultant to Christian Aid on water supply'],
    ['Paris office', 'Opened the Paris office with a team of twelve'],
    ['Jordan river', 'Modelled the flow in a Jordan river study'],
    ['disability services', 'Managed disability services for two counties'],
    ['Single sign-on', 'Single sign-on for 40 applications'],
    ['Married Women’s Property', 'Research on the Married Women’s Property Act'],
    ['pregnancy care', 'Wrote guidelines for pregnancy care'],
    ['maternity ward', 'Redesigned the maternity ward of a teaching hospital'],
    ['age discrimination', 'Advised on age discrimination law'],
    ['German market', 'Entered the German market with a sales team'],
    ['Islamic finance', 'Structured Islamic finance products'],
    ['Jewish Museum', 'Curated an exhibition at the Jewish Museum'],
    ['gender pay gap', 'Analysed the gender pay gap of 300 companies'],
    ['child protection', 'Trained social workers in child protection'],
    ['parental leave policy', 'Introduced a parental leave policy for 4,000 staff'],
    ['Black Sea', 'Surveyed ports on the Black Sea'],
    ['White papers', 'White papers on carbon accounting'],
    ['Native apps', 'Native apps for iOS and Android'],
    ['diabetes care', 'Set up diabetes care in rural clinics'],
    ['church restoration', 'Managed the church restoration of Saint Paul'],
    ['male and female', 'Fitted male and female hydraulic couplings'],
    ['Chelsea', 'Sales lead for the Chelsea store'],
  ])('stay readable and quotable: %s', async (phrase, line) => {
    const scorer = createRecordingScorer(createLocalEvaluator());
    const [result] = await scorer.score(`Consultant\n\nRequired\n- ${line}`, [resumeWith(line)]);
    expect(scorer.modelInputs[0]?.replaceAll('’', "'")).toContain(phrase.replaceAll('’', "'"));
    expect(result?.card.criteria[0]).toMatchObject({
      status: 'met',
      evidence: expect.stringContaining(phrase),
    });
  });
});
