import { describe, expect, it } from '@jest/globals';
import { assessResume } from '../../../../lib/models/local/evidence/assess.ts';
import { readResume } from '../../../../lib/models/local/resume/resume-reader.ts';
import type { Rubric } from '../../../../lib/models/model.ts';

const RUBRIC: Rubric = {
  title: 'Backend Engineer',
  roleFamily: 'software_engineering',
  seniority: 'mid',
  scope: 'individual',
  requirements: [{ id: 'r1', text: 'PostgreSQL', kind: 'must', weight: 2, minimumYears: null }],
  languageSupported: true,
};

/** How a list of skills below, or behind, a heading shows one of them. */
function levelsUnder(heading: string): unknown[] {
  return [`${heading}\n- PostgreSQL\n- Kafka`, `${heading}: PostgreSQL, Kafka`].map((list) => {
    const resume = `Experience\nBackend Engineer, Foo Ltd, 2019 - present\n- Services in Java\n\n${list}`;
    return assessResume(RUBRIC, readResume(resume), '2026-03').requirements[0]?.level;
  });
}

describe('a list', () => {
  it.each([
    'No experience with',
    "Technologies I don't know",
    'Weaknesses',
    'Skills I want to learn',
    'Learning goals',
    'Future plans',
    'Requirements of the position',
    'Keine Kenntnisse',
    'Lernziele',
    "Axes d'amélioration",
    'À apprendre',
    'Puntos débiles',
    'Quiero aprender',
    'Leerdoelen',
    'Geen ervaring met',
  ])('of what is lacking shows nothing: %s', (heading) => {
    expect(levelsUnder(heading)).toEqual(['missing', 'missing']);
  });

  it.each(['Hobbies', 'Interests', 'Freizeit', "Centres d'intérêt"])(
    'of pastimes shows a skill in part: %s',
    (heading) => {
      expect(levelsUnder(heading)).toEqual(['partial', 'partial']);
    },
  );

  it.each(['Skills', 'Skills learned', 'Key strengths', 'Kenntnisse', 'Compétences', 'Vaardigheden'])(
    'of skills shows one in full: %s',
    (heading) => {
      expect(levelsUnder(heading)).toEqual(['met', 'met']);
    },
  );
});
