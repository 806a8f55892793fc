/**
 * The title ladder. Each step is one rank; `lead` stands for leading people or the technical direction of a team,
 * `director` for leading leads or a department, `executive` for the company or a whole function of it.
 */
export const SENIORITY_LEVELS = [
  'intern',
  'junior',
  'mid',
  'senior',
  'lead',
  'director',
  'executive',
] as const;

export type Seniority = (typeof SENIORITY_LEVELS)[number];

/** The rank of a level on the ladder: 0 (`intern`) to 6 (`executive`). */
export function seniorityRank(level: Seniority): number {
  return SENIORITY_LEVELS.indexOf(level);
}
