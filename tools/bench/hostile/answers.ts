import type { AssessmentWire } from '../../../lib/models/azure-openai/assessment-wire.ts';
import type { RubricWire } from '../../../lib/models/azure-openai/rubric-wire.ts';
import { MAX_REQUIREMENTS } from '../../../lib/models/model.ts';
import { filled } from './make-file.ts';

/** Of an answer. A megabyte is the most that is read, and quotation marks count twice or more on the wire. */
export const ANSWER_LENGTH = 450_000;
const LENGTH = ANSWER_LENGTH;
const ROLES = 40;
const IDS = Array.from({ length: MAX_REQUIREMENTS }, (_, index) => `r${index + 1}`);

type Role = AssessmentWire['roles'][number];
type Answered = AssessmentWire['requirements'][number];

/** What a model says of a resume. */
export type MakeAnswer = (resume: string) => string;

export const RUBRIC: RubricWire = {
  title: 'Backend Engineer',
  role_family: 'software_engineering',
  seniority: 'senior',
  scope: 'individual',
  language_supported: true,
  requirements: IDS.map((id) => ({
    text: `Experience with part ${id}`,
    kind: 'must',
    weight: 2,
    minimum_years: 3,
  })),
};

/** As long as the others, by white space that JSON allows. */
export const ordinaryAnswer: MakeAnswer = (resume) => {
  const json = JSON.stringify(ordinary(resume));
  return json + ' '.repeat(Math.max(0, LENGTH - json.length));
};

/**
 * What verification could stumble over: each list without end; each text without end, and of what its patterns repeat;
 * quotes that are looked for in all of the resume, found at its end, at thousands of places, or nearly.
 */
export const HOSTILE_ANSWERS: Readonly<Record<string, MakeAnswer>> = {
  'roles without end': answered((resume) => ({ roles: many(LENGTH / 200, role(resume)) })),
  'roles with titles that are not there': answered((resume) => ({
    roles: ROLE_INDEXES.map((index) => ({ ...role(resume), title: long(index) })),
  })),
  'roles with titles that are the resume': answered((resume) => ({
    roles: many(ROLES, { ...role(resume), title: resume.slice(0, LENGTH / ROLES) }),
  })),
  'roles with titles of spaces': answered((resume) => ({
    roles: many(ROLES, { ...role(resume), title: `a${' '.repeat(LENGTH / ROLES)}b` }),
  })),
  'skills without end': answered((resume) => ({
    roles: many(ROLES, { ...role(resume), skills: many(LENGTH / ROLES / 20, 'PostgreSQL and SQL') }),
  })),
  'skills that are not there': answered((resume) => ({
    roles: ROLE_INDEXES.map((index) => ({
      ...role(resume),
      skills: ROLE_INDEXES.flatMap((at) => many(20, `${'a'.repeat(80)} ${index} ${at}`)),
    })),
  })),
  'industries without end': answered((resume) => ({
    roles: many(ROLES, { ...role(resume), industry: ' a'.repeat(LENGTH / ROLES / 2) }),
  })),
  'dates without end': answered((resume) => ({
    roles: many(ROLES, { ...role(resume), start: '2019-'.repeat(LENGTH / ROLES / 5) }),
  })),
  'requirements without end': answered((resume) => ({
    requirements: many(LENGTH / 120, requirement('r1', resume.slice(0, 40))),
  })),
  'requirements of their own': answered((resume) => ({
    requirements: Array.from({ length: LENGTH / 120 }, (_, index) =>
      requirement(`x${index}`, resume.slice(0, 40)),
    ),
  })),
  'roles of a requirement without end': answered((resume) => ({
    requirements: IDS.map((id) => ({
      ...requirement(id, resume.slice(0, 40)),
      roles: many(LENGTH / IDS.length / 2, 1),
    })),
  })),
  'quotes that are the resume': quoted((resume) => resume.slice(0, LENGTH / IDS.length)),
  'quotes of the end of the resume': quoted((resume) => resume.slice(-LENGTH / IDS.length)),
  'quotes that are nearly the resume': quoted(
    (resume, index) => `${resume.slice(0, LENGTH / IDS.length - 9)}x${index}`,
  ),
  'quotes that are not there': quoted((_, index) => long(index)),
  'quotes of one word': quoted(() => 'TypeScript'),
  'quotes of one letter': quoted(() => 'a'),
  'quotes of words that are everywhere': quoted(() => 'the'),
  'quotes of spaces': quoted(() => `a${' '.repeat(LENGTH / IDS.length)}b`),
  'quotes of line breaks': quoted(() => `a${'\n'.repeat(LENGTH / IDS.length / 2)}b`),
  'quotes of full stops': quoted(() => `a${'.'.repeat(LENGTH / IDS.length)}b`),
  'quotes of quotation marks': quoted(() => `a${"'".repeat(LENGTH / IDS.length)}b`),
  'quotes of placeholders': quoted(() => `a${filled(LENGTH / IDS.length, '[redacted]')}b`),
  'quotes of brackets': quoted(() => `a${filled(LENGTH / IDS.length, '[redacted')}b`),
  'quotes of accents': quoted(() => filled(LENGTH / IDS.length / 4, 'e\u0301')),
  'quotes of invisible characters': quoted(() => `a${filled(LENGTH / IDS.length / 3, '\u200b')}b`),
  'quotes of ellipses': quoted((resume) => filled(LENGTH / IDS.length, `${resume.slice(0, 20)} … `)),
  'addressed passages that are the resume': reported((resume) => many(100, resume.slice(0, LENGTH / 100))),
  'addressed passages without end': reported((resume) => many(2_500, resume.slice(0, 150))),
  'addressed passages of one letter': reported(() => many(2_500, 'a')),
  'addressed passages that are everywhere': reported((resume) =>
    resume.split(/\W+/, 2_500).map((word) => `${word} `.repeat(10)),
  ),
  'an analysis of words': answered(() => ({ analysis: 'word '.repeat(LENGTH / 5) })),
  'an analysis of one word': answered(() => ({ analysis: 'a'.repeat(LENGTH) })),
  'an analysis of spaces': answered(() => ({ analysis: `a${' '.repeat(LENGTH)}b` })),
  'an analysis of signs': answered(() => ({ analysis: `a${'-'.repeat(LENGTH)}b` })),
  'an analysis of sentences': answered(() => ({ analysis: 'He is. '.repeat(LENGTH / 7) })),
  'an analysis of numbers': answered(() => ({ analysis: '1 of 2 '.repeat(LENGTH / 7) })),
  'an analysis of marks': answered(() => ({ analysis: `a${'."'.repeat(LENGTH / 3)}b` })),
  'a silent skill without end': answered((resume) => ({
    silent_skill: { phrase: 'calm '.repeat(LENGTH / 5), quote: resume.slice(0, 40) },
  })),
  'a silent skill of signs': answered((resume) => ({
    silent_skill: { phrase: `a${';'.repeat(LENGTH)}b`, quote: resume.slice(0, 40) },
  })),
  'entries of a wrong type': (resume) =>
    JSON.stringify({ ...ordinary(resume), requirements: many(LENGTH / 2, 0) }),
  'entries without fields': (resume) => JSON.stringify({ ...ordinary(resume), roles: many(LENGTH / 3, {}) }),
  'few entries without fields': (resume) =>
    JSON.stringify({ ...ordinary(resume), roles: many(2_000, {}), analysis: 'a'.repeat(LENGTH) }),
  'fields of its own': (resume) =>
    JSON.stringify({
      ...ordinary(resume),
      ...Object.fromEntries(Array.from({ length: LENGTH / 14 }, (_, index) => [`field${index}`, 0])),
    }),
  'lists within lists': () => '['.repeat(LENGTH / 2) + ']'.repeat(LENGTH / 2),
  'JSON that breaks off': (resume) => ordinaryAnswer(resume).trimEnd().slice(0, -1).padEnd(LENGTH),
  'white space': () => ' '.repeat(LENGTH),
  'more than is read': () => ' '.repeat(2_000_000),
};

/** What reading a rubric could stumble over. */
export const HOSTILE_RUBRICS: Readonly<Record<string, () => string>> = {
  'requirements without end': () =>
    rubric({ requirements: Array.from({ length: LENGTH / 90 }, (_, index) => asked(`part ${index}`)) }),
  'the same requirement': () => rubric({ requirements: many(LENGTH / 90, asked('part')) }),
  'requirements that are long': () =>
    rubric({ requirements: IDS.map((id) => asked(`${id} part `.repeat(LENGTH / 24 / 9))) }),
  'requirements of spaces': () =>
    rubric({ requirements: IDS.map((id) => asked(`${id}${' '.repeat(LENGTH / 24)}x`)) }),
  'a title without end': () => rubric({ title: 'a'.repeat(LENGTH) }),
  'a title of spaces': () => rubric({ title: `a${' '.repeat(LENGTH)}b` }),
  'a title of emoji': () => rubric({ title: '\u{1f600}'.repeat(LENGTH / 4) }),
};

function rubric(changes: Partial<RubricWire>): string {
  return JSON.stringify({ ...RUBRIC, ...changes });
}

function asked(text: string): RubricWire['requirements'][number] {
  return { text, kind: 'must', weight: 2, minimum_years: 3 };
}

const ROLE_INDEXES = Array.from({ length: ROLES }, (_, index) => index);

function ordinary(resume: string): AssessmentWire {
  const lines = resume.split('\n').filter((line) => line.length > 30);
  return {
    addressed_passages: [],
    roles: ROLE_INDEXES.map((index) => ({ ...role(resume), title: lines[index * 7]?.slice(0, 30) ?? '' })),
    requirements: IDS.map((id, index) => requirement(id, lines[index * 11]?.slice(0, 80) ?? '')),
    title: { relation: 'equivalent', quote: lines[3] ?? null },
    seniority: { relation: 'same', quote: lines[5] ?? null },
    scope: { relation: 'same', quote: lines[7] ?? null },
    trajectory: { aligned: true, quote: lines[9] ?? null },
    silent_skill: { phrase: 'Calm in incidents', quote: lines[11] ?? '' },
    analysis:
      'The resume shows services in TypeScript, and lasting work on payments. It says nothing of the rest.',
    language_supported: true,
  };
}

function answered(changesOf: (resume: string) => Partial<AssessmentWire>): MakeAnswer {
  return (resume) => JSON.stringify({ ...ordinary(resume), ...changesOf(resume) });
}

function reported(passagesOf: (resume: string) => string[]): MakeAnswer {
  return answered((resume) => ({ addressed_passages: passagesOf(resume) }));
}

function quoted(quoteOf: (resume: string, index: number) => string): MakeAnswer {
  return answered((resume) => ({
    requirements: IDS.map((id, index) => requirement(id, quoteOf(resume, index))),
  }));
}

function role(resume: string): Role {
  return {
    title: resume.slice(0, 20),
    family: 'software_engineering',
    seniority: 'senior',
    start: '2019-01',
    end: 'present',
    industry: 'payments',
    skills: ['TypeScript', 'PostgreSQL'],
  };
}

function requirement(id: string, quote: string): Answered {
  return { id, level: 'met', quote, roles: [0, 1], stated_years: null };
}

function many<Entry>(count: number, entry: Entry): Entry[] {
  return Array.from({ length: Math.floor(count) }, () => entry);
}

function long(index: number): string {
  return `${index} absent `.repeat(LENGTH / ROLES / 10);
}
