import { z } from 'zod';
import {
  type Assessment,
  REQUIREMENT_LEVELS,
  type RequirementAssessment,
  type RoleHeld,
  type Rubric,
  SCOPE_RELATIONS,
  SENIORITY_RELATIONS,
  TITLE_RELATIONS,
} from '../model.ts';
import { ROLE_FAMILIES } from '../role-families.ts';
import { SENIORITY_LEVELS } from '../seniority.ts';
import { readYears } from './rubric-wire.ts';
import type { CheckedAnswer } from './structured-call.ts';

const MAX_ROLES = 40;
const MAX_ROLE_SKILLS = 12;
const MAX_PHRASE_CHARACTERS = 80;
const MAX_ANALYSIS_CHARACTERS = 1_500;

/** What the model answers to the assessment prompt: what it must not follow, what it read, then what follows from it. */
export const assessmentWireSchema = z.strictObject({
  addressed_passages: z.array(z.string()),
  roles: z.array(
    z.strictObject({
      title: z.string(),
      family: z.enum(ROLE_FAMILIES),
      seniority: z.enum(SENIORITY_LEVELS),
      start: z.string().nullable(),
      end: z.string().nullable(),
      industry: z.string().nullable(),
      skills: z.array(z.string()),
    }),
  ),
  requirements: z.array(
    z.strictObject({
      id: z.string(),
      level: z.enum(REQUIREMENT_LEVELS),
      quote: z.string().nullable(),
      roles: z.array(z.number()),
      stated_years: z.number().nullable(),
    }),
  ),
  title: z.strictObject({ relation: z.enum(TITLE_RELATIONS), quote: z.string().nullable() }),
  seniority: z.strictObject({ relation: z.enum(SENIORITY_RELATIONS), quote: z.string().nullable() }),
  scope: z.strictObject({ relation: z.enum(SCOPE_RELATIONS), quote: z.string().nullable() }),
  trajectory: z.strictObject({ aligned: z.boolean(), quote: z.string().nullable() }),
  silent_skill: z.strictObject({ phrase: z.string(), quote: z.string() }).nullable(),
  analysis: z.string(),
  language_supported: z.boolean(),
});
export type AssessmentWire = z.infer<typeof assessmentWireSchema>;

/**
 * The assessment that an answer stands for. Limits are enforced by leaving out what exceeds them; only what can't be
 * mended here is a problem: an answer that skips requirements, names foreign ones, names one twice or has no analysis. Without an
 * entry for every requirement of the rubric it is of no use: nothing was read about those it skips, and to count them as
 * missing would lower a score by what nobody looked for. All else can be left out.
 */
export function readAssessment(wire: AssessmentWire, rubric: Rubric): CheckedAnswer<Assessment> {
  const roles = wire.roles.slice(0, MAX_ROLES).map(readRole);
  const expected = new Set(rubric.requirements.map(({ id }) => id));
  const answered = new Set(wire.requirements.map(({ id }) => id));
  return {
    value: {
      addressedPassages: wire.addressed_passages,
      requirements: wire.requirements
        .filter(({ id }) => expected.has(id))
        .map((requirement) => readRequirement(requirement, roles.length)),
      title: wire.title,
      seniority: wire.seniority,
      scope: wire.scope,
      roles,
      trajectory: wire.trajectory,
      silentSkill: wire.silent_skill && readSilentSkill(wire.silent_skill),
      analysis: cutAtWord(wire.analysis, MAX_ANALYSIS_CHARACTERS),
      languageSupported: wire.language_supported,
    },
    problems: findProblems(wire, expected, answered),
    usable: expected.isSubsetOf(answered),
  };
}

function findProblems(
  wire: AssessmentWire,
  expected: ReadonlySet<string>,
  answered: ReadonlySet<string>,
): string[] {
  const absent = [...expected.difference(answered)];
  const problems: string[] = [];
  if (absent.length > 0) problems.push(`requirements: no entry for ${absent.join(', ')}`);
  if (answered.difference(expected).size > 0) {
    problems.push('requirements: some ids are not in the rubric; use only its ids, each once');
  }
  if (wire.requirements.length > answered.size) {
    problems.push('requirements: some ids occur twice; give each one entry');
  }
  if (wire.analysis.trim() === '') problems.push('analysis: is blank');
  return problems;
}

function readRequirement(
  wire: AssessmentWire['requirements'][number],
  roleCount: number,
): RequirementAssessment {
  return {
    id: wire.id,
    level: wire.level,
    quote: wire.quote,
    roles: [
      ...new Set(wire.roles.filter((index) => Number.isInteger(index) && index >= 0 && index < roleCount)),
    ],
    statedYears: readYears(wire.stated_years),
  };
}

function readRole(wire: AssessmentWire['roles'][number]): RoleHeld {
  return {
    title: wire.title,
    family: wire.family,
    seniority: wire.seniority,
    start: readMonth(wire.start),
    end: wire.end === 'present' ? 'present' : readMonth(wire.end),
    industry: wire.industry?.trim().toLowerCase() || null,
    skills: wire.skills.slice(0, MAX_ROLE_SKILLS),
  };
}

const MONTH = /^(?:19|20)\d\d(?:-(?:0[1-9]|1[0-2]))?$/;

/** `YYYY` or `YYYY-MM`; anything else is not said. */
function readMonth(text: string | null): string | null {
  return text !== null && MONTH.test(text) ? text : null;
}

function readSilentSkill(wire: { phrase: string; quote: string }): Assessment['silentSkill'] {
  const phrase = cutAtWord(wire.phrase, MAX_PHRASE_CHARACTERS);
  return phrase === '' || wire.quote.trim() === '' ? null : { phrase, quote: wire.quote };
}

function cutAtWord(text: string, maxCharacters: number): string {
  const trimmed = text.trim();
  // Never more code points than UTF-16 units: most texts need no closer look.
  if (trimmed.length <= maxCharacters) return trimmed;
  const characters = Array.from(trimmed);
  if (characters.length <= maxCharacters) return trimmed;
  const cut = characters.slice(0, maxCharacters).join('');
  const lastSpace = cut.lastIndexOf(' ');
  return (lastSpace > 0 ? cut.slice(0, lastSpace) : cut).trimEnd();
}
