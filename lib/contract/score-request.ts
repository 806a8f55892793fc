import { z } from 'zod';
import { MAX_CANDIDATES_PER_REQUEST } from '../accounts/plans.ts';
import { isRecord } from '../json.ts';
import { boundedList } from './lists.ts';
import { resumeDocumentSchema } from './resume-document.ts';
import { teamProfileSchema } from './team-profile.ts';
import { exactText, trimmedText } from './text.ts';

/** The job, wherever it is sent. Search asks for less. */
export const JOB_DESCRIPTION_LIMITS = { min: 30, max: 50_000 };

/** A resume as plain text. */
export const RESUME_TEXT_LIMITS = { min: 50, max: 100_000 };

const jsonResumeSchema = z
  .record(z.string(), z.unknown(), {
    error: ({ input }) =>
      typeof input === 'string'
        ? 'must be a JSON Resume object; plain text belongs in "resume_text"'
        : undefined,
  })
  .meta({
    id: 'JsonResume',
    description:
      'A resume in the JSON Resume format (jsonresume.org, schema 1.x). Fields that the format does not know are ignored. One entry where a list belongs, a string for an entry or a section, and the like, are read as what they stand for.',
    example: {
      work: [{ position: 'Backend Engineer', startDate: '2019-03', highlights: ['Built the ledger.'] }],
    },
  });

/** The checks below look at the candidate's fields whatever else is wrong with them, so that all problems are told. */
const evenAfterProblems = (payload: { value: unknown }) => isRecord(payload.value);

const RESUME_FORMS = ['resume_text', 'resume', 'resume_document'] as const;

const candidateSchema = z
  .strictObject({
    id: exactText({ min: 1, max: 128 }).optional().meta({
      description: "The caller's own name for the candidate, echoed as `candidate_id`.",
      example: 'c1',
    }),
    resume_text: trimmedText(RESUME_TEXT_LIMITS)
      .optional()
      .meta({ description: 'The resume as plain text. Length counts after trimming.' }),
    resume: jsonResumeSchema.optional(),
    resume_document: resumeDocumentSchema.optional(),
  })
  .refine((candidate) => resumeFormsOf(candidate).length > 0, {
    path: ['resume_text'],
    error: 'is required, unless the candidate has "resume" or "resume_document"',
    when: evenAfterProblems,
  })
  .refine((candidate) => resumeFormsOf(candidate).length <= 1, {
    error: 'must have exactly one of "resume_text", "resume" and "resume_document"',
    when: evenAfterProblems,
  })
  .meta({
    id: 'Candidate',
    description: 'One candidate, with exactly one form of resume.',
    oneOf: RESUME_FORMS.map((form) => ({ required: [form] })),
  });

const candidateListSchema = z
  .array(candidateSchema)
  .min(1)
  .superRefine(
    (candidates, context) => {
      for (const [index, firstIndex] of repeatedIds(candidates)) {
        context.addIssue({
          code: 'custom',
          path: [index, 'id'],
          message: `is the same as candidates[${firstIndex}].id; ids must be unique`,
        });
      }
    },
    { when: (payload) => Array.isArray(payload.value) },
  )
  .meta({ maxItems: MAX_CANDIDATES_PER_REQUEST });

/** Body of `POST /api/candidates/score`. How many candidates the caller's plan takes is checked after it. */
export const scoreRequestSchema = z
  .strictObject({
    job_description: trimmedText(JOB_DESCRIPTION_LIMITS).meta({
      description: 'The job as plain text. Length counts after trimming.',
    }),
    team_profile: teamProfileSchema
      .nullable()
      .optional()
      .meta({ description: 'Replaces the stored team profile for this request; `null` scores without any.' }),
    candidates: boundedList(MAX_CANDIDATES_PER_REQUEST + 1, candidateListSchema).meta({
      description: "1 to the plan's number of candidates.",
    }),
    include_resume_text: z.boolean().optional().meta({
      description:
        'With `true`, each scored result brings `resume_text`: what was read of the resume, to show quotes in. Of a file, only the service knows the text.',
    }),
  })
  .meta({ id: 'ScoreRequest' });

export type ScoreRequestBody = z.infer<typeof scoreRequestSchema>;

function resumeFormsOf(candidate: Partial<Record<(typeof RESUME_FORMS)[number], unknown>>): string[] {
  return RESUME_FORMS.filter((form) => candidate[form] !== undefined);
}

/** Index of each candidate whose id an earlier one has, with the index of that one. */
function repeatedIds(candidates: readonly unknown[]): Map<number, number> {
  const firstWithId = new Map<string, number>();
  const repeated = new Map<number, number>();
  for (const [index, candidate] of candidates.entries()) {
    const id = idOf(candidate);
    if (id === undefined) continue;
    const first = firstWithId.get(id);
    if (first === undefined) firstWithId.set(id, index);
    else repeated.set(index, first);
  }
  return repeated;
}

/** The list may hold anything when this is asked. */
function idOf(candidate: unknown): string | undefined {
  if (typeof candidate !== 'object' || candidate === null || !('id' in candidate)) return undefined;
  return typeof candidate.id === 'string' ? candidate.id : undefined;
}
