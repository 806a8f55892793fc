import type { Requirement, Rubric } from '../../lib/models/model.ts';

/** What the local evaluator reads of a job in plain words: its title and trade, and the things it needs, each with its least years. */
export function rubricAsking(
  job: Pick<Rubric, 'title' | 'roleFamily'>,
  ...needed: readonly Pick<Requirement, 'text' | 'minimumYears'>[]
): Rubric {
  return {
    ...job,
    seniority: 'mid',
    scope: 'individual',
    requirements: needed.map((thing, index) => ({ ...thing, id: `r${index + 1}`, kind: 'must', weight: 2 })),
    languageSupported: true,
  };
}
