import { z } from 'zod';
import { JOB_DESCRIPTION_LIMITS } from './score-request.ts';
import { trimmedText } from './text.ts';

/** Body of `POST /api/candidates/search`. Fields beside the job are ignored. */
export const searchRequestSchema = z
  .object({
    job_description: trimmedText({ min: 1, max: JOB_DESCRIPTION_LIMITS.max }).meta({
      description: 'The job as plain text, not blank. Length counts after trimming.',
    }),
  })
  .meta({ id: 'SearchRequest' });
