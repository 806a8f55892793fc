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
- Senior Nurse, employed by St Mary (2019-03 - Present)
  Led a ward.
  - Trained eight nurses
- Nurse, employed by City Clinic (2015 - 2019-02)

## Volunteering
- Medic, volunteering for Red Cross (2014-01 - 2015-01)

## Projects
- Triage app (2021 - 2022)
  Fewer waits

## Education
- Bachelor Nursing, awarded by Leeds (2014-07)
  - Anatomy

## Certificates
- ALS, issued by RCUK (2020-05)

## Skills
- Care (Master): Triage, Wounds

## Languages
- German (Native)

## Awards
- Nurse of the year, awarded by NHS (2021)

## Publications
- On triage, published by BMJ (2022-01)

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

  it.each([
    [
      'one entry for a list of them',
      { work: { position: 'Nurse', name: 'St Mary', startDate: 2019 } },
      '## Experience\n- Nurse, employed by St Mary (2019 - Present)',
    ],
    ['a string for a section', { skills: 'Triage, wound care' }, '## Skills\nTriage, wound care'],
    [
      'a text for a section',
      { work: 'Nurse, St Mary\r\n2019 - 2024' },
      '## Experience\nNurse, St Mary\n2019 - 2024',
    ],
    [
      'strings for entries',
      {
        languages: ['German', 'French (B2)'],
        education: ['BSc Nursing, Leeds'],
        awards: ['Nurse of the year'],
      },
      '## Education\n- BSc Nursing, Leeds\n\n## Languages\n- German\n- French (B2)\n\n## Awards\n- Nurse of the year',
    ],
    [
      'a string for a list',
      { work: [{ position: 'Nurse', highlights: 'Led a ward' }] },
      '## Experience\n- Nurse\n  - Led a ward',
    ],
    [
      'the lines of a string for a list',
      { work: [{ position: 'Nurse', highlights: '- Led a ward\r\n- Trained eight nurses' }] },
      '## Experience\n- Nurse\n  - Led a ward\n  - Trained eight nurses',
    ],
    [
      'fields in the spelling of another convention',
      { Basics: { Label: 'Nurse' }, WORK: [{ Position: 'Nurse', start_date: '2019', 'end-date': '2024' }] },
      'Nurse\n\n## Experience\n- Nurse (2019 - 2024)',
    ],
    [
      'the spelling of the format first',
      { work: [{ Position: 'Medic', position: 'Nurse', start_date: '2018', startDate: null }] },
      '## Experience\n- Nurse (2018 - Present)',
    ],
    [
      'a list for a string',
      { basics: { label: ['Nurse', 'Medic'], summary: ['Calm.', 'Kind.'] } },
      'Nurse, Medic\n\n## Summary\nCalm.\nKind.',
    ],
    [
      'a number for a string',
      { education: [{ area: 'Nursing', score: 3.8 }] },
      '## Education\n- Nursing, Grade: 3.8',
    ],
    [
      'a list of one for an object',
      { basics: [{ name: ['Jane', 'Smith'], label: 'Nurse' }] },
      'Name: Jane Smith\nNurse',
    ],
  ])('reads %s', (_, resume, text) => {
    expect(resumeTextFromJson(resume)).toBe(text);
  });

  it('tells at the end of a post what its organization is', () => {
    const work = [{ position: 'Nurse', description: 'A clinic of 400 beds', highlights: ['Led a ward'] }];
    expect(resumeTextFromJson({ work })).toBe(
      '## Experience\n- Nurse\n  - Led a ward\n  - About the organization: A clinic of 400 beds',
    );
  });

  it('has interests without a colon, and no skills of no level', () => {
    const skills = [
      { name: 'Perl', level: '0' },
      { name: 'Lisp', level: '0/5' },
      { name: 'Go', level: '10%' },
    ];
    expect(
      resumeTextFromJson({ skills, interests: [{ name: 'Databases', keywords: ['Redis', 'SQL'] }] }),
    ).toBe('## Skills\n- Go (10%)\n\n## Interests\n- Databases (Redis, SQL)');
  });

  it('passes over what has a type that leaves open how to read it', () => {
    expect(
      resumeTextFromJson({
        basics: 'Jane',
        work: 5,
        education: [[{ institution: 'Leeds' }], true],
        skills: ['Triage', 7, { name: { de: 'Pflege' }, keywords: ['Wounds', { name: 'Scars' }] }],
        languages: { German: 'C1' },
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
