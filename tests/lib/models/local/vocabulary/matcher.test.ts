import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { tokenize } from '../../../../../lib/models/local/text/tokens.ts';
import type { TermKind } from '../../../../../lib/models/local/types.ts';
import { findTerms } from '../../../../../lib/models/local/vocabulary/matcher.ts';
import { vocabularyEntries } from '../../../../../lib/models/local/vocabulary/terms.ts';

function namesIn(text: string, kind: TermKind): string[] {
  return findTerms(text, tokenize(text))
    .filter(({ term }) => term.kind === kind)
    .map(({ term }) => term.name);
}

function skillsIn(text: string): string[] {
  return namesIn(text, 'skill');
}

describe('skills in a text', () => {
  it.each([
    ['Wrote C++ and C# for .NET', ['C++', 'C#', '.NET']],
    ['Node.js, NodeJS or Node JS', ['Node.js', 'Node.js', 'Node.js']],
    ['JS and JavaScript', ['JavaScript', 'JavaScript']],
    ['k8s / Kubernetes', ['Kubernetes', 'Kubernetes']],
    ['CI/CD, CI-CD and CICD', ['CI/CD', 'CI/CD', 'CI/CD']],
    ['TCP/IP networks', ['Networking', 'Networking']],
    ['accounts payable', ['Accounts payable']],
    ['the nurse’s wound care', ['Wound care']],
  ])('%s', (text, names) => {
    const found = skillsIn(text);
    expect(names.filter((name) => !found.includes(name))).toEqual([]);
  });

  it('are found in any case and without their accents', () => {
    expect(skillsIn('POSTGRESQL postgresql PostgreSQL')).toEqual(['PostgreSQL', 'PostgreSQL', 'PostgreSQL']);
    expect(skillsIn('Buchfuehrung')).toEqual(skillsIn('Buchführung'));
  });

  it('are not JavaScript where Java is said, nor the other way round', () => {
    expect(skillsIn('Java')).toEqual(['Java']);
    expect(skillsIn('JavaScript')).toEqual(['JavaScript']);
  });

  it('are taken at their longest', () => {
    expect(skillsIn('React Native')).toEqual(['React Native']);
    expect(skillsIn('machine learning')).toEqual(['Machine learning']);
  });

  it.each([
    ['Closed sales of used vans', 'Closing deals'],
    ['Monitored patients overnight', 'patient monitoring'],
    ['Managed projects and budgets', 'Project management'],
    ['Planned lessons for two classes', 'Lesson planning'],
    ['Property mgmt for two sites', 'Property management'],
  ])('are found in other forms of their words: %s', (text, name) => {
    expect(skillsIn(text)).toContain(name);
  });

  it('are not what a person is called, nor one word in another form', () => {
    expect(skillsIn('reported to the project manager')).not.toContain('Project management');
    expect(skillsIn('opened customer accounts')).not.toContain('Accounting');
  });

  it('end at a line break and at signs that separate', () => {
    expect(skillsIn('machine\nlearning')).not.toContain('Machine learning');
    expect(skillsIn('machine, learning')).not.toContain('Machine learning');
  });

  it('are found where typography joins their words', () => {
    expect(skillsIn('machine-learning')).toContain('Machine learning');
    expect(skillsIn('machine‑learning')).toContain('Machine learning');
  });

  it('have their place in the text', () => {
    const text = 'Daily work with PostgreSQL.';
    expect(findTerms(text, tokenize(text)).map(({ start, end }) => text.slice(start, end))).toContain(
      'PostgreSQL',
    );
  });
});

describe('names that are ordinary words as well', () => {
  it.each([
    ['Go, Rust, Kubernetes', 'Go'],
    ['Python and R', 'R'],
    ['Statistics with R. Then a doctorate', 'R'],
    ['C, C++, assembler', 'C'],
    ['experience with R programming', 'R'],
    ['Built dashboards in Excel and Access', 'Excel'],
    ['word, excel, powerpoint', 'Excel'],
    ['REST and SOAP services', 'REST'],
  ])('%s: %s is meant', (text, name) => {
    expect(skillsIn(text).join(' | ')).toMatch(new RegExp(`(?:^|\\W)${name}`));
  });

  it.each([
    ['Go the extra mile', 'Go'],
    ['ready to go and learn', 'Go'],
    ['Vitamin C deficiency', 'C'],
    ['R. Miller, manager', 'R'],
    ['Excel in a busy team', 'Microsoft Excel'],
    ['the rest of the team', 'REST'],
    ['she managed the spring sale', 'Spring'],
    ['as the mechanic on duty', 'Associate degree'],
    ['we do this but not that', 'Medical degree'],
    ['ich helfe mir selbst, wo es geht', 'Master’s degree'],
  ])('%s: %s is not meant', (text, name) => {
    const found = findTerms(text, tokenize(text)).map(({ term }) => term.name.replace("'", '’'));
    expect(found).not.toContain(name);
    expect(found.filter((other) => /degree|^Doctorate$/.test(other))).toEqual([]);
  });

  it.each([
    ['Server, Olive Garden', ['Waiter']],
    ['administration of every server we own', []],
    ['RN on a surgical ward', ['Registered Nurse']],
    ['EA to the board', ['Executive Assistant']],
  ])('%s', (text, titles) => {
    expect(namesIn(text, 'title')).toEqual(titles);
  });
});

describe('soft skills in a text', () => {
  it('are found in any form of their words', () => {
    expect(namesIn('resolved conflicts', 'soft_skill')).toEqual(namesIn('resolving conflicts', 'soft_skill'));
    expect(namesIn('resolved conflicts', 'soft_skill')).toContain('Conflict resolution');
  });

  it.each([
    ['five patients a day'],
    ['held the accounts of a community'],
    ['spent some time at sea'],
    ['drives a van for another person'],
    ['a method for hip care'],
  ])('are none in plain words: %s', (text) => {
    expect(namesIn(text, 'soft_skill')).toEqual([]);
  });
});

describe('titles in a text', () => {
  it('are reported beside the skills inside them', () => {
    expect(namesIn('Java Developer', 'title')).toHaveLength(1);
    expect(skillsIn('Java Developer')).toContain('Java');
  });

  it('are no degrees: a Scrum Master has not studied', () => {
    expect(namesIn('Scrum Master', 'title')).toEqual(['Scrum Master']);
    expect(namesIn('Scrum Master', 'degree')).toEqual([]);
  });

  it('are found in the plural', () => {
    expect(namesIn('Registered Nurses', 'title')).toEqual(['Registered Nurse']);
  });

  it('are not found inside a longer term of another kind', () => {
    expect(namesIn('Project Management Professional', 'title')).toEqual([]);
    expect(namesIn('SQL Server', 'title')).toEqual([]);
  });

  it('are taken at their longest', () => {
    expect(namesIn('Assistant Store Manager', 'title')).toEqual(['Assistant Store Manager']);
    expect(namesIn('Pediatric Nurse', 'title')).toEqual(['Pediatric Nurse']);
  });
});

describe('the terms of any text', () => {
  const words = fc.constantFrom(
    ...vocabularyEntries().flatMap(({ spellings }) => spellings.slice(0, 2)),
    ...['and', 'the', ',', '\n', 'zzz', '2019', '(', ')', '/', '–'],
  );
  const text = fc.array(words, { maxLength: 40 }).map((parts) => parts.join(' '));

  it('stand in reading order on whole tokens', () => {
    fc.assert(
      fc.property(text, (value) => {
        const tokens = tokenize(value);
        let last = 0;
        for (const { start, end, firstToken, endToken } of findTerms(value, tokens)) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(start).toBe(tokens[firstToken]?.start);
          expect(end).toBe(tokens[endToken - 1]?.end);
          last = start;
        }
      }),
    );
  });

  it('of the same kind share no token, unless one spelling names several', () => {
    fc.assert(
      fc.property(text, (value) => {
        const titles = findTerms(value, tokenize(value)).filter(({ term }) => term.kind === 'title');
        for (const [index, title] of titles.entries()) {
          const next = titles[index + 1];
          if (next !== undefined) expect(next.firstToken).toBeGreaterThanOrEqual(title.endToken);
        }
      }),
    );
  });
});
