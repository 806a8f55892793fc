import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { resumeTextFromJson } from '../../../../lib/scoring/intake/json-resume.ts';

describe('a JSON Resume as text', () => {
  it('keeps the last of hundreds of highlights', () => {
    const highlights = [...Array.from({ length: 400 }, (_, index) => `Task ${index}`), 'Spring Boot'];
    expect(resumeTextFromJson({ work: [{ position: 'Engineer', highlights }] })).toContain('  - Spring Boot');
  });

  it('has a section for each part, a line for each entry and its dates', () => {
    expect(
      resumeTextFromJson({
        basics: { label: 'Senior Nurse', summary: 'Calm in emergencies.' },
        work: [
          {
            name: 'St Mary',
            position: 'Senior Nurse',
            startDate: '2019-03-01',
            summary: 'Led a ward.',
            highlights: ['Trained eight nurses'],
          },
          { name: 'City Clinic', position: 'Nurse', startDate: '2015', endDate: '2019-02' },
        ],
        volunteer: [
          { organization: 'Red Cross', position: 'Medic', startDate: '2014-01', endDate: '2015-01' },
        ],
        education: [
          {
            institution: 'Leeds',
            area: 'Nursing',
            studyType: 'Bachelor',
            endDate: '2014-07',
            courses: ['Anatomy'],
          },
        ],
        certificates: [{ name: 'ALS', issuer: 'RCUK', date: '2020-05-01' }],
        skills: [{ name: 'Care', level: 'Master', keywords: ['Triage', 'Wounds'] }],
        languages: [{ language: 'German', fluency: 'Native' }],
        projects: [{ name: 'Triage app', description: 'Fewer waits', startDate: '2021', endDate: '2022' }],
        awards: [{ title: 'Nurse of the year', awarder: 'NHS', date: '2021' }],
        publications: [{ name: 'On triage', publisher: 'BMJ', releaseDate: '2022-01-01' }],
        interests: [{ name: 'Chess' }],
      }),
    ).toBe(`Senior Nurse

## Summary
Calm in emergencies.

## Experience
- Senior Nurse, St Mary (2019-03 - Present)
  Led a ward.
  - Trained eight nurses
- Nurse, City Clinic (2015 - 2019-02)

## Volunteering
- Medic, Red Cross (2014-01 - 2015-01)

## Projects
- Triage app (2021 - 2022)
  Fewer waits

## Education
- Bachelor Nursing, Leeds (2014-07)
  - Anatomy

## Certificates
- ALS, RCUK (2020-05)

## Skills
- Care (Master): Triage, Wounds

## Languages
- German (Native)

## Awards
- Nurse of the year, NHS (2021)

## Publications
- On triage, BMJ (2022-01)

## Interests
- Chess`);
  });

  it('leaves out how to reach the person, and labels the name, which redaction takes out', () => {
    const text = resumeTextFromJson({
      basics: {
        name: 'Jane Smith',
        email: 'jane@example.org',
        phone: '555',
        image: 'me.png',
        url: 'https://jane.example',
        label: 'Nurse',
        location: { city: 'Leeds' },
        profiles: [{ network: 'LinkedIn', username: 'jane' }],
      },
    });
    expect(text).toBe('Name: Jane Smith\nNurse');
  });

  it('is empty when there is nothing to read', () => {
    expect(resumeTextFromJson({})).toBe('');
    expect(resumeTextFromJson({ basics: { name: 'Jane' }, work: [], skills: [{}, null, 5] })).toBe('');
  });

  it('passes over what has the wrong type', () => {
    expect(
      resumeTextFromJson({
        basics: [],
        work: 'Nurse',
        education: { institution: 'Leeds' },
        skills: ['Triage', 7, { name: ['x'], keywords: 'Wounds' }],
        languages: [{ language: 5 }],
        constructor: 'x',
      }),
    ).toBe('## Skills\n- Triage\n- Wounds');
  });

  it('bounds what it reads', () => {
    const work = Array.from({ length: 5_000 }, (_, index) => ({
      position: `Role ${index} ${'x'.repeat(2_000)}`,
    }));
    expect(resumeTextFromJson({ work }).length).toBeLessThanOrEqual(200_000);
  });

  it('never throws, whatever it is given', () => {
    const keys = ['basics', 'work', 'skills', 'education', 'projects', 'languages'];
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...keys), fc.jsonValue()), (resume) => {
        expect(typeof resumeTextFromJson(resume)).toBe('string');
      }),
    );
    const entries = fc.array(
      fc.dictionary(
        fc.constantFrom('name', 'position', 'startDate', 'highlights', 'keywords'),
        fc.jsonValue(),
      ),
    );
    fc.assert(
      fc.property(entries, (work) => {
        expect(typeof resumeTextFromJson({ work, skills: work })).toBe('string');
      }),
    );
  });
});
