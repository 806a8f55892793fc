import type { RoleHeld } from '../../models/model.ts';
import { ROLE_FAMILIES } from '../../models/role-families.ts';
import { SENIORITY_LEVELS } from '../../models/seniority.ts';
import { collapseSpace } from '../../text/spaces.ts';
import type { CandidateText } from '../intake/intake.ts';
import { list, record } from './untrusted-answer.ts';

const MAX_ROLES = 60;
const MAX_ROLE_SKILLS = 12;

export interface VerifiedRoles {
  roles: RoleHeld[];
  /** Index in the answer → index in `roles`. */
  newIndexes: ReadonlyMap<number, number>;
}

/**
 * The roles of an answer that the resume shows: titles and skills stand in it, dates by their year. A role whose title does
 * not is left out, and so are the dates of one that ends before it starts.
 */
export function verifyRoles(answer: unknown, candidate: CandidateText): VerifiedRoles {
  const roles: RoleHeld[] = [];
  const newIndexes = new Map<number, number>();
  for (const [index, entry] of list(answer).slice(0, MAX_ROLES).entries()) {
    const role = verifyRole(record(entry), candidate);
    if (role === null) continue;
    newIndexes.set(index, roles.length);
    roles.push(role);
  }
  return { roles, newIndexes };
}

function verifyRole(answer: Partial<Record<string, unknown>>, candidate: CandidateText): RoleHeld | null {
  const { title, industry } = answer;
  if (typeof title !== 'string' || !candidate.contains(title)) return null;
  const family = ROLE_FAMILIES.find((known) => known === answer.family) ?? 'other';
  const seniority = SENIORITY_LEVELS.find((known) => known === answer.seniority) ?? 'mid';
  const start = verifyDate(answer.start, candidate);
  const end = answer.end === 'present' ? 'present' : verifyDate(answer.end, candidate);
  const isReversed =
    start !== null &&
    end !== null &&
    end !== 'present' &&
    end.slice(0, start.length) < start.slice(0, end.length);
  return {
    title: candidate.asWritten(collapseSpace(title)),
    family,
    seniority,
    start: isReversed ? null : start,
    end: isReversed ? null : end,
    industry:
      typeof industry === 'string' && industry.trim() !== ''
        ? industry.trim().slice(0, 60).toLowerCase()
        : null,
    skills: verifySkills(answer.skills, candidate),
  };
}

function verifySkills(answer: unknown, candidate: CandidateText): string[] {
  const skills = list(answer).filter(
    (skill): skill is string => typeof skill === 'string' && skill.length <= 100 && candidate.contains(skill),
  );
  return [...new Set(skills)].slice(0, MAX_ROLE_SKILLS);
}

const DATE = /^((?:19|20)\d{2})(?:-(0[1-9]|1[0-2]))?$/;

/** The date when it is one and its year stands in the resume, in four or two digits. */
function verifyDate(value: unknown, candidate: CandidateText): string | null {
  if (typeof value !== 'string') return null;
  const year = DATE.exec(value)?.[1];
  if (year === undefined) return null;
  return candidate.hasYear(Number(year)) ? value : null;
}
