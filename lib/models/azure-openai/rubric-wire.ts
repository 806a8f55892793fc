import { z } from 'zod';
import { MAX_REQUIREMENTS, REQUIREMENT_KINDS, type Requirement, type Rubric, SCOPES } from '../model.ts';
import { ROLE_FAMILIES } from '../role-families.ts';
import { SENIORITY_LEVELS } from '../seniority.ts';
import type { CheckedAnswer } from './structured-call.ts';

/** Longest requirement that is kept, in characters: one statement, not a paragraph. */
const MAX_REQUIREMENT_CHARACTERS = 300;
const MAX_TITLE_CHARACTERS = 200;
const MAX_YEARS = 50;

/** What the model answers to the rubric prompt. Field names are explained there. */
export const rubricWireSchema = z.strictObject({
  title: z.string(),
  role_family: z.enum(ROLE_FAMILIES),
  seniority: z.enum(SENIORITY_LEVELS),
  scope: z.enum(SCOPES),
  language_supported: z.boolean(),
  requirements: z.array(
    z.strictObject({
      text: z.string(),
      kind: z.enum(REQUIREMENT_KINDS),
      weight: z.literal([1, 2, 3]),
      minimum_years: z.number().nullable(),
    }),
  ),
});
export type RubricWire = z.infer<typeof rubricWireSchema>;

/**
 * The rubric that an answer stands for: ids by position, limits enforced, repetitions and blank lines left out.
 * Without a team profile nothing can be asked on its behalf, so `team` requirements count as `nice`.
 */
export function readRubric(wire: RubricWire, hasTeamProfile: boolean): CheckedAnswer<Rubric> {
  const title = shorten(wire.title, MAX_TITLE_CHARACTERS);
  const requirements = keepMostImportant(distinct(wire.requirements)).map(
    (requirement, index): Requirement => ({
      id: `r${index + 1}`,
      text: shorten(requirement.text, MAX_REQUIREMENT_CHARACTERS),
      kind: requirement.kind === 'team' && !hasTeamProfile ? 'nice' : requirement.kind,
      weight: requirement.weight,
      minimumYears: readYears(requirement.minimum_years),
    }),
  );
  return {
    value: {
      title,
      roleFamily: wire.role_family,
      seniority: wire.seniority,
      scope: wire.scope,
      requirements,
      languageSupported: wire.language_supported,
    },
    problems: title === '' ? ['title: is blank; name the role in the words of the job'] : [],
    usable: title !== '',
  };
}

type WireRequirement = RubricWire['requirements'][number];

function distinct(requirements: WireRequirement[]): WireRequirement[] {
  const seen = new Set<string>();
  return requirements.filter(({ text }) => {
    const key = text.trim().toLowerCase();
    if (key === '' || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** Where there are too many: musts before the rest, heavier before lighter, in the order of the job all the same. */
function keepMostImportant(requirements: WireRequirement[]): WireRequirement[] {
  if (requirements.length <= MAX_REQUIREMENTS) return requirements;
  const rank = ({ kind, weight }: WireRequirement) => (kind === 'must' ? 3 : 0) + weight;
  const kept = new Set(requirements.toSorted((a, b) => rank(b) - rank(a)).slice(0, MAX_REQUIREMENTS));
  return requirements.filter((requirement) => kept.has(requirement));
}

function shorten(text: string, maxCharacters: number): string {
  return Array.from(text.trim()).slice(0, maxCharacters).join('').trim();
}

/** Years above 0 and at most 50; anything else states none. */
export function readYears(years: number | null): number | null {
  return years !== null && Number.isFinite(years) && years > 0 && years <= MAX_YEARS ? years : null;
}
