import { z } from 'zod';
import { boundedList, textList } from './lists.ts';
import { exactText } from './text.ts';

const MAX_VALUES = 20;
const MAX_MEMBERS = 50;

const teamMemberSchema = z
  .strictObject({
    title: z.string().meta({ example: 'Backend Engineer' }),
    skills: textList()
      .optional()
      .meta({ example: ['TypeScript', 'PostgreSQL'] }),
    seniority: z.string().optional().meta({ example: 'senior' }),
  })
  .meta({ id: 'TeamMember', description: 'A member of the team, described by role and never by name.' });

/** A team profile as callers send it and get it back. */
export const teamProfileSchema = z
  .strictObject({
    name: exactText({ min: 0, max: 200 }).optional().meta({ description: 'What the team is called.' }),
    description: exactText({ min: 0, max: 15_000 })
      .optional()
      .meta({ description: 'What the team does, looks for or lacks.' }),
    working_style: exactText({ min: 0, max: 2_000 }).optional().meta({ description: 'How it works.' }),
    values: boundedList(MAX_VALUES + 1, z.array(z.string()).max(MAX_VALUES))
      .optional()
      .meta({ description: 'What it values, as shown in work done.' }),
    members: boundedList(MAX_MEMBERS + 1, z.array(teamMemberSchema).max(MAX_MEMBERS))
      .optional()
      .meta({ description: 'Who is in it, by role: their level and skills tell what the job means.' }),
  })
  .refine((profile) => Object.keys(profile).length > 0, { error: 'must have at least one field' })
  .meta({
    id: 'TeamProfile',
    description: 'The team that the candidate would join. At least one field is needed.',
    minProperties: 1,
    example: {
      name: 'Payments platform',
      working_style: 'Pairing, small changes, on call for what we build.',
      values: ['calm in incidents'],
      members: [{ title: 'Staff Engineer', skills: ['TypeScript', 'Kafka'], seniority: 'lead' }],
    },
  });
