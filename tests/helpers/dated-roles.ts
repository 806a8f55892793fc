import { readResume } from '../../lib/models/local/resume/resume-reader.ts';

export type DatedRole = [title: string, start: string | null, end: string | null];

/** The roles that are read of a resume, each with its dates. */
export function rolesIn(text: string): DatedRole[] {
  return readResume(text).roles.map(({ title, start, end }) => [title, start, end]);
}
