import { describe, expect, it } from '@jest/globals';
import { assessResume } from '../../../../../lib/models/local/evidence/assess.ts';
import { readResume } from '../../../../../lib/models/local/resume/resume-reader.ts';
import { resumeTextFromJson } from '../../../../../lib/scoring/intake/json-resume.ts';

const WORK = { position: 'Backend Engineer', startDate: '2018-03', highlights: ['Builds services in Java'] };

function levelOf(requirement: string, text: string): string | undefined {
  const rubric = {
    title: 'Backend Engineer',
    roleFamily: 'software_engineering',
    seniority: 'mid',
    scope: 'individual',
    requirements: [{ id: 'r1', text: requirement, kind: 'must', weight: 2, minimumYears: null }],
    languageSupported: true,
  } as const;
  return assessResume({ ...rubric, requirements: [...rubric.requirements] }, readResume(text), '2026-03')
    .requirements[0]?.level;
}

const ofJson = (requirement: string, parts: Readonly<Record<string, unknown>>): string | undefined =>
  levelOf(requirement, resumeTextFromJson({ work: [WORK], ...parts }));

describe('the name of an organization', () => {
  it.each([
    ['an employer', { work: [{ ...WORK, name: 'PostgreSQL Consulting Ltd' }] }],
    [
      'an employer without a post',
      { work: [WORK, { name: 'PostgreSQL Consulting Ltd', startDate: '2017' }] },
    ],
    ['what an employer is', { work: [{ ...WORK, description: 'A company that uses PostgreSQL' }] }],
    ['an association', { volunteer: [{ organization: 'PostgreSQL user group', position: 'Guest' }] }],
    ['a school', { education: [{ studyType: 'BSc', area: 'Music', institution: 'PostgreSQL University' }] }],
    ['who issues', { certificates: [{ name: 'First aid', issuer: 'PostgreSQL Association' }] }],
    ['who awards', { awards: [{ title: 'Runner-up', awarder: 'PostgreSQL Association' }] }],
    ['who publishes', { publications: [{ name: 'On queues', publisher: 'PostgreSQL Press' }] }],
  ])('proves no skill: %s', (_, parts) => {
    expect(ofJson('PostgreSQL', parts)).toBe('missing');
    expect(ofJson('Experience in PostgreSQL', parts)).toBe('missing');
  });

  it.each([
    ['a keyword', { work: [{ ...WORK, keywords: ['PostgreSQL'] }] }],
    ['a summary', { work: [{ ...WORK, name: 'Acme', summary: 'Ran PostgreSQL for a bank.' }] }],
    ['a certificate', { certificates: [{ name: 'PostgreSQL Associate', issuer: 'EDB' }] }],
    ['a publication', { publications: [{ name: 'Tuning PostgreSQL', publisher: 'ACM' }] }],
    ['an award', { awards: [{ title: 'Best PostgreSQL talk', awarder: 'PGConf' }] }],
    ['a course', { education: [{ area: 'Music', institution: 'Leeds', courses: ['PostgreSQL'] }] }],
  ])('takes nothing from %s', (_, parts) => {
    expect(ofJson('PostgreSQL', parts)).toBe('met');
  });

  it.each([
    ['Experience in a hospital', { name: 'St Mary Hospital' }],
    ['Hospital experience', { name: 'St Mary Hospital' }],
    ['Experience in banking', { name: 'Hanse Bank' }],
    ['Experience in e-commerce', { name: 'Acme', description: 'An e-commerce retailer' }],
    ['Experience working in a start-up', { name: 'Acme', description: 'A start-up of 20 people' }],
    ['Erfahrung in der Grundschule', { name: 'Grundschule am Park' }],
  ])('shows where one has worked: %s', (requirement, organization) => {
    expect(ofJson(requirement, { work: [{ ...WORK, ...organization }] })).toBe('met');
  });

  it('proves none behind a label or "issued by" of a plain resume', () => {
    const resume = (line: string) =>
      `Experience\nBackend Engineer, 2018 - 2025\n${line}\n- Built services in Java`;
    expect(levelOf('PostgreSQL', resume('Employer: PostgreSQL Consulting Ltd'))).toBe('missing');
    expect(levelOf('PostgreSQL', resume('- Badge issued by PostgreSQL Association'))).toBe('missing');
    expect(levelOf('PostgreSQL', resume('Employer: Acme - tuned PostgreSQL'))).toBe('met');
    expect(levelOf('PostgreSQL', resume('- Wrote a company: wide guide to PostgreSQL'))).toBe('met');
    expect(levelOf('Java', resume('- Quizzes organized by Acme'))).toBe('met');
    expect(levelOf('PostgreSQL', resume('- Certified by EDB in PostgreSQL'))).toBe('met');
    expect(levelOf('PostgreSQL', resume('- Employed by an accountant and using PostgreSQL'))).toBe('met');
    expect(levelOf('PostgreSQL', resume('- Awarded by the board for PostgreSQL work'))).toBe('met');
    expect(levelOf('PostgreSQL', resume('- Issued by an internal CA, stored in PostgreSQL'))).toBe('met');
  });
});

describe('the name of a firm in a plain resume', () => {
  const held = (head: string) => `Experience\n${head}\n- Built services in Java`;

  it.each([
    'Backend Developer, PostgreSQL Services GmbH, 2018 - 2022',
    'Backend Developer at PostgreSQL Services GmbH, 2018 - 2022',
    'PostgreSQL Consulting Ltd, Backend Developer, 2018 - 2022',
    'PostgreSQL & Partners S.A.\nBackend Developer\n2018 - 2022',
    'Backend Developer\nMonty PostgreSQL Inc. | 2018 - 2022',
  ])('proves no skill: %s', (head) => {
    expect(levelOf('PostgreSQL', held(head))).toBe('missing');
    expect(levelOf('SQL', held(head))).toBe('missing');
  });

  it.each([
    'Backend Developer (PostgreSQL), Acme GmbH, 2018 - 2022',
    'PostgreSQL Developer, Acme GmbH, 2018 - 2022',
    'PostgreSQL Developer Acme GmbH 2018 - 2022',
    'Backend Developer, PostgreSQL team, Acme Ltd, 2018 - 2022',
  ])('takes nothing from what stands beside it: %s', (head) => {
    expect(levelOf('PostgreSQL', held(head))).toBe('met');
  });

  it.each([
    ['Experience in insurance', 'Clerk, Holm Insurance plc, 2018 - 2022'],
    ['Hotel experience', 'Clerk, Holm Hotels Ltd, 2018 - 2022'],
    ['Experience in logistics', 'Driver, Holm Logistics GmbH, 2018 - 2022'],
  ])('shows where one has worked: %s', (requirement, head) => {
    expect(levelOf(requirement, held(head))).toBe('met');
  });
});

describe('a word of a name that is a part of what is asked for', () => {
  it('shows no craft', () => {
    const at = 'Experience\nShop Assistant, Two Wheels Bike Shop, 2018 - 2022\n- Till work';
    expect(levelOf('Wheel building', at)).toBe('missing');
    expect(levelOf('Wheel building', `${at}\n- Trued and built wheels`)).toBe('met');
  });
});

describe('an interest', () => {
  const interests = [{ name: 'Databases', keywords: ['PostgreSQL'] }];

  it('proves a skill in part', () => {
    expect(ofJson('PostgreSQL', { interests })).toBe('partial');
    expect(ofJson('Experience with PostgreSQL', { interests })).toBe('missing');
  });

  it('takes nothing from what is proved elsewhere, and is shown to whoever asks for it', () => {
    expect(ofJson('PostgreSQL', { interests, skills: [{ name: 'PostgreSQL' }] })).toBe('met');
    expect(ofJson('An interest in PostgreSQL', { interests })).toBe('met');
    const told = (said: string) => levelOf('PostgreSQL', `Profile\n${said}\n`);
    expect(told('Passionate about PostgreSQL: 5 years in production')).toBe('met');
    expect(told('I love PostgreSQL and use it every day')).toBe('met');
    expect(told('Passionate about PostgreSQL and music')).toBe('partial');
  });

  it('is told in its own line where no heading parts the rest', () => {
    expect(levelOf('PostgreSQL', 'Kim\nInterests: running\nTuned PostgreSQL for a bank')).toBe('met');
    expect(levelOf('PostgreSQL', 'Kim\nInterests: PostgreSQL\nTuned engines for a garage')).toBe('partial');
  });
});
