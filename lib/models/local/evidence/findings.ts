import type { RequirementLevel, TitleRelation } from '../../model.ts';
import { isBelowInBrigade } from '../titles/kitchen-brigade.ts';
import { isLater, type WantedTitle } from '../titles/title-relation.ts';
import type { CompiledRubric } from './compiled-rubric.ts';
import type { Shown } from './matching.ts';
import { type ResumeIndex, relationsTo, titleLine } from './resume-index.ts';

/** Share of what is asked that has to be shown. */
const MET_SHARE = 0.7;
const PARTIAL_SHARE = 0.38;

/** The rubric, with what the resume as a whole says of it. */
export interface RubricContext extends CompiledRubric {
  /** Some role held is near the job's, so that what is only listed is plausible. */
  hasRelatedRole: boolean;
  /** Of today. */
  year: number;
}

/** What was found for one requirement. */
export interface Finding {
  level: RequirementLevel;
  /** Line to quote; -1 for none. */
  line: number;
  roles: number[];
}

export const NOT_FOUND: Finding = { level: 'missing', line: -1, roles: [] };

function levelOf(share: number): RequirementLevel {
  if (share >= MET_SHARE) return 'met';
  return share >= PARTIAL_SHARE ? 'partial' : 'missing';
}

function rolesOfLines(index: ResumeIndex, lines: readonly number[]): number[] {
  return [...new Set(lines.flatMap((line) => index.rolesOfLine[line] ?? []))].sort((a, b) => a - b);
}

/** What was shown, as a finding. */
export function findingOf(index: ResumeIndex, shown: Shown): Finding {
  const level = levelOf(shown.share);
  if (level === 'missing' || shown.line < 0) return NOT_FOUND;
  return { level, line: shown.line, roles: rolesOfLines(index, shown.lines) };
}

/** Of some roles the one held last. */
export function latestOf(index: ResumeIndex, roles: readonly number[]): number {
  let latest = roles[0] ?? -1;
  for (const role of roles) {
    const [candidate, best] = [index.read.roles[role], index.read.roles[latest]];
    if (candidate !== undefined && best !== undefined && isLater(candidate, best)) latest = role;
  }
  return latest;
}

/** The roles that are, or are near, a wanted title. */
export function roleFinding(index: ResumeIndex, wanted: WantedTitle): Finding {
  const relations = relationsTo(index, wanted);
  const related = (...accepted: TitleRelation[]): number[] =>
    relations.flatMap((relation, role) => (accepted.includes(relation) ? [role] : []));
  const near = related('exact', 'equivalent');
  const full =
    wanted.family === 'culinary'
      ? near.filter((role) => !isBelowInBrigade(wanted.title, index.read.roles[role]?.title ?? ''))
      : near;
  const roles = full.length > 0 ? full : related('exact', 'equivalent', 'adjacent');
  if (roles.length === 0) return NOT_FOUND;
  return {
    level: full.length > 0 ? 'met' : 'partial',
    line: titleLine(index, latestOf(index, roles)),
    roles,
  };
}

export const RANK: Record<RequirementLevel, number> = { missing: 0, partial: 1, met: 2 };
