import type { RoleRead, Span, TextDocument } from '../types.ts';
import { titleProfile } from './title-similarity.ts';

/** What is told of a role beside its title. */
type Told = Pick<RoleRead, 'start' | 'end' | 'lines'>;

/** A role of which no more is known than its title, its dates and the lines that tell of it. */
export function titledRole({ text }: TextDocument, { start, end }: Span, told: Told): RoleRead {
  const title = text.slice(start, end);
  const profile = titleProfile(title);
  return {
    title,
    titleSpan: { start, end },
    profile,
    family: profile.family,
    seniority: profile.seniority ?? 'mid',
    industry: null,
    ...told,
  };
}
