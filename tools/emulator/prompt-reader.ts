import { z } from 'zod';
import { parseJson } from '../../lib/json.ts';
import { type AssessmentInput, REQUIREMENT_KINDS, type RubricInput, SCOPES } from '../../lib/models/model.ts';
import { ROLE_FAMILIES } from '../../lib/models/role-families.ts';
import { SENIORITY_LEVELS } from '../../lib/models/seniority.ts';

/** A question of the service, read back from the prompt that it was put in. */
export type Question =
  | { kind: 'rubric'; input: RubricInput }
  | { kind: 'assessment'; input: AssessmentInput };

const jobDocument = z.strictObject({
  job_description: z.string(),
  team_profile: z
    .object({
      name: z.string().optional(),
      description: z.string().optional(),
      working_style: z.string().optional(),
      values: z.array(z.string()).optional(),
      members: z
        .array(
          z.object({
            title: z.string(),
            skills: z.array(z.string()).optional(),
            seniority: z.string().optional(),
          }),
        )
        .optional(),
    })
    .nullable(),
});

const rubricDocument = z.strictObject({
  title: z.string(),
  role_family: z.enum(ROLE_FAMILIES),
  seniority: z.enum(SENIORITY_LEVELS),
  scope: z.enum(SCOPES),
  language_supported: z.boolean(),
  requirements: z.array(
    z.strictObject({
      id: z.string(),
      text: z.string(),
      kind: z.enum(REQUIREMENT_KINDS),
      weight: z.literal([1, 2, 3]),
      minimum_years: z.number().nullable(),
    }),
  ),
});

const candidateDocument = z.strictObject({ evaluated_as_of: z.string(), resume_text: z.string() });

/**
 * Reads the question in the messages of a call: the JSON documents that follow the system message. What comes after
 * them (a repair) does not change the question. `null` when they are not those of this service.
 */
export function readQuestion(schemaName: string, userTexts: string[]): Question | null {
  const [first, second] = userTexts.map(parseJson);
  if (schemaName === 'rubric') {
    const job = jobDocument.safeParse(first);
    if (!job.success) return null;
    const { job_description: jobDescription, team_profile: teamProfile } = job.data;
    return { kind: 'rubric', input: { jobDescription, teamProfile } };
  }
  const rubric = rubricDocument.safeParse(first);
  const candidate = candidateDocument.safeParse(second);
  if (schemaName !== 'assessment' || !rubric.success || !candidate.success) return null;
  return { kind: 'assessment', input: toAssessmentInput(rubric.data, candidate.data) };
}

function toAssessmentInput(
  rubric: z.infer<typeof rubricDocument>,
  candidate: z.infer<typeof candidateDocument>,
): AssessmentInput {
  return {
    rubric: {
      title: rubric.title,
      roleFamily: rubric.role_family,
      seniority: rubric.seniority,
      scope: rubric.scope,
      languageSupported: rubric.language_supported,
      requirements: rubric.requirements.map(({ minimum_years: minimumYears, ...rest }) => ({
        ...rest,
        minimumYears,
      })),
    },
    resumeText: candidate.resume_text,
    evaluatedAsOf: candidate.evaluated_as_of,
  };
}
