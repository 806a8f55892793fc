import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { createOwnStrings } from '../../../../lib/scoring/evidence/own-strings.ts';
import { resumeTextFromJson } from '../../../../lib/scoring/intake/json-resume.ts';

const RESUME = {
  basics: { name: 'Jo Docker', label: 'Physiotherapist', summary: 'Ten years\nin hospitals.' },
  work: [
    {
      name: 'City Hospital',
      position: 'Senior Physiotherapist',
      startDate: '2016-03-01',
      highlights: ['Manual therapy after hip replacement'],
    },
  ],
  education: [{ institution: 'TU Berlin', area: 'Physiotherapy', studyType: 'Bachelor of Science' }],
  skills: [{ name: 'Programming', level: 'Expert', keywords: ['C++', 'Node.js'] }],
  languages: [{ language: 'German', fluency: 'C1' }],
};

describe('a quote of a JSON Resume', () => {
  const own = createOwnStrings(RESUME);

  it('is kept where one of its strings has it', () => {
    expect(own.quote('Manual therapy after hip', 'Manual therapy')).toBe('Manual therapy after hip');
    expect(own.quote('Ten years in hospitals.', 'hospitals')).toBe('Ten years in hospitals.');
  });

  it.each([
    ['- German (C1)', 'Fluent German', 'German'],
    ['Programming (Expert): C++, Node.js', 'C++', 'C++'],
    ['Programming (Expert): C++, Node.js', 'Node.js', 'Node.js'],
    ['Senior Physiotherapist, City Hospital (2016-03 - Present)', 'Work in hospitals', 'City Hospital'],
    ['Bachelor of Science Physiotherapy, TU Berlin', 'Bachelor of Science', 'Bachelor of Science'],
  ])('is cut from %s for %s to its own words', (quote, requirement, expected) => {
    expect(own.quote(quote, requirement)).toBe(expected);
  });

  it('is the longest piece when none has a word of the requirement', () => {
    expect(own.quote('Senior Physiotherapist, City Hospital', 'Kubernetes')).toBe('Senior Physiotherapist');
  });

  it('never stands in who the person is', () => {
    expect(own.quote('Docker, City Hospital', 'Docker')).toBe('City Hospital');
  });

  it('stands in one of its strings, whatever line of the text is quoted', () => {
    const word = fc.string({ unit: 'grapheme-ascii', maxLength: 12 });
    const entry = fc.record({ name: word, position: word, highlights: fc.array(word, { maxLength: 3 }) });
    fc.assert(
      fc.property(fc.array(entry, { minLength: 1, maxLength: 3 }), word, (work, requirement) => {
        const strings = work.flatMap(({ name, position, highlights }) => [name, position, ...highlights]);
        const lines = resumeTextFromJson({ work }).split('\n').slice(1);
        for (const line of lines.filter((text) => /[a-z]/i.test(text))) {
          const quote = createOwnStrings({ work }).quote(line.replace(/\s+/g, ' ').trim(), requirement);
          expect(strings.some((text) => text.replace(/\s+/g, ' ').includes(quote))).toBe(true);
        }
      }),
    );
  });

  it('is found in content of another shape, too', () => {
    const resume = {
      basics: [{ label: ['Nurse', 'Medic'] }],
      work: { position: 'Nurse', highlights: 'Led a ward' },
      skills: 'Triage,\nwound care',
      education: [{ area: 'Nursing', score: 3.8 }],
    };
    const strings = createOwnStrings(resume);
    const spelled = createOwnStrings({ Work: [{ Position: 'Nurse', Highlights: ['Led a ward'] }] });
    expect(spelled.quote('Nurse - Led a ward', 'Leads a ward')).toBe('Led a ward');
    expect(resumeTextFromJson(resume)).toContain('Nursing, Grade: 3.8');
    expect(strings.quote('Nurse, Medic', 'Medic')).toBe('Medic');
    expect(strings.quote('Nurse - Led a ward', 'Leads a ward')).toBe('Led a ward');
    expect(strings.quote('Triage, wound care', 'Wound care')).toBe('Triage, wound care');
    expect(strings.quote('Nursing, Grade: 3.8', 'Grade 3.8')).toBe('3.8');
  });
});
