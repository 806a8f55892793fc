import { titleProfile } from './title-similarity.ts';
import type { RoleRead, Span, TextDocument } from './types.ts';

/** What is told of a role beside its title. */
type Told = Pick<RoleRead, 'start' | 'end' | 'lines'>;

/** A role of which no more is known than its title, its dates and the lines that tell of it. */
export function titledRole({ text }: TextDocument, { start, end }: Span, told: Told): RoleRead {
  const title = text.slice(start, end);
  const { family, seniority } = titleProfile(title);
  return {
    title,
    titleSpan: { start, end },
    family,
    seniority: seniority ?? 'mid',
    industry: null,
    ...told,
  };
}
