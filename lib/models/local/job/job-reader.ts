import { recased } from '../../letter-case/recase.ts';
import { MAX_REQUIREMENTS, type Rubric, type RubricInput, type Scope } from '../../model.ts';
import type { RoleFamily } from '../../role-families.ts';
import { type Seniority, seniorityRank } from '../../seniority.ts';
import { readDocument } from '../text/document.ts';
import { statesYears } from '../text/stated-years.ts';
import { foldText } from '../text/tokens.ts';
import { scopeIn } from '../titles/scope.ts';
import { isKnownFamily, titleProfile } from '../titles/title-similarity.ts';
import type { Line, TextDocument } from '../types.ts';
import { findTerms } from '../vocabulary/matcher.ts';
import { announcedPapers } from './announced-papers.ts';
import { readJobLines } from './job-lines.ts';
import { withoutSign } from './job-sign.ts';
import { readJobTitle, titleOfHeadline } from './job-title.ts';
import {
  announcesOnly,
  askedBelowHeadline,
  listsBelowHeadline,
  readProseJob,
} from './prose-job/prose-job.ts';
import { type RequirementDraft, requirementsAsked, requirementsIn } from './requirements.ts';
import { withoutSpecificationTables } from './specification-tables.ts';
import { teamRequirements } from './team-requirements.ts';

/** Years asked for that make a job without a level in its title a senior one. */
const SENIOR_YEARS = 8;
/** With fewer requirements than these in its lines, a job may tell them in sentences below a headline. */
const ENOUGH_BY_LINES = 3;
/** A rubric keeps this many places at most for what the team profile adds. */
const MAX_TEAM_REQUIREMENTS = 8;

/** Reads a job description, and what a team profile adds to it, as the rubric that candidates are measured with. */
export function readJob({ jobDescription, teamProfile }: RubricInput): Rubric {
  const document = readDocument(withoutSpecificationTables(withoutSign(recased(jobDescription))), 'job');
  const { title, requirements: job } = readProse(document) ?? readLines(document);
  const team = teamProfile === null ? [] : teamRequirements(teamProfile, job).slice(0, MAX_TEAM_REQUIREMENTS);
  const drafts = [...job.slice(0, MAX_REQUIREMENTS - team.length), ...team];
  const seniority = seniorityOf(title, job);
  return {
    title,
    roleFamily: familyOf(title, document),
    seniority,
    scope: scopeIn(document) ?? scopeOfLevel(seniority),
    requirements: drafts.map((draft, index) => ({ id: `r${index + 1}`, ...draft })),
    languageSupported: document.languageSupported,
  };
}

interface ReadRequirements {
  title: string;
  requirements: RequirementDraft[];
}

function readProse(document: TextDocument): ReadRequirements | null {
  const job = readProseJob(document);
  if (job === null) return null;
  return { title: job.title, requirements: requirementsAsked(job.asked, announcedPapers(document)) };
}

function readLines(document: TextDocument): ReadRequirements {
  const title = readJobTitle(document);
  const announced = announcedPapers(document);
  const lines = readJobLines(document).filter(
    ({ line }) => !saysTitleOnly(line.text, title) && !(line === document.lines[0] && opensAs(line, title)),
  );
  const requirements = requirementsIn(lines, announced);
  if (requirements.length >= ENOUGH_BY_LINES && !listsBelowHeadline(document)) return { title, requirements };
  const asked = requirementsAsked(askedBelowHeadline(document), announced);
  return { title, requirements: asked.length > requirements.length ? asked : requirements };
}

/** "Executive Assistant to MD – Singapore": the title, for whom and where. */
function opensAs({ text, isBullet }: Line, title: string): boolean {
  if (isBullet || title === '' || !text.startsWith(title) || /[.!?:,;]/.test(text)) return false;
  const rest = text.slice(title.length);
  return /^\s(?:to|for|at|in)\s/i.test(rest) && !statesYears(rest);
}

/** Whether a line is the headline, or announces no more than it. */
function saysTitleOnly(text: string, title: string): boolean {
  if (title === '') return false;
  return (
    titleOfHeadline(text) === title ||
    (foldText(text).includes(foldText(title)) && announcesOnly(text, title))
  );
}

/** The family of the title; else of the titles that the job speaks of most. */
function familyOf(title: string, document: TextDocument): RoleFamily {
  const own = titleProfile(title).family;
  if (isKnownFamily(own)) return own;
  const counts = new Map<RoleFamily, number>();
  for (const line of document.lines) {
    for (const { term } of findTerms(document.text, line.tokens)) {
      if (term.kind === 'title' && term.family !== undefined)
        counts.set(term.family, (counts.get(term.family) ?? 0) + 1);
    }
  }
  const [best] = [...counts].toSorted((left, right) => right[1] - left[1] || (left[0] < right[0] ? -1 : 1));
  return best?.[0] ?? 'other';
}

function seniorityOf(title: string, requirements: readonly RequirementDraft[]): Seniority {
  const said = titleProfile(title).seniority;
  if (said !== null) return said;
  const years = requirements.flatMap(({ kind, minimumYears }) =>
    kind === 'must' && minimumYears !== null ? [minimumYears] : [],
  );
  return Math.max(0, ...years) >= SENIOR_YEARS ? 'senior' : 'mid';
}

function scopeOfLevel(seniority: Seniority): Scope {
  const rank = seniorityRank(seniority);
  if (rank >= seniorityRank('executive')) return 'organization';
  if (rank >= seniorityRank('director')) return 'several_teams';
  return rank >= seniorityRank('lead') ? 'team' : 'individual';
}
