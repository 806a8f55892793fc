import { familyRelatedness } from '../../family-relatedness.ts';
import type { RoleFamily } from '../../role-families.ts';
import { seniorityRank } from '../../seniority.ts';
import { foldText, tokenize } from '../text/tokens.ts';
import { isKnownFamily } from '../titles/title-similarity.ts';
import type { CompiledRequirement, RequirementRule } from './compiled-rubric.ts';
import {
  lineOfClaim,
  withClaimOfYears,
  withRolesForYears,
  yearsBetweenDates,
} from './experience-in-the-job.ts';
import { type Finding, latestOf, type RubricContext } from './findings.ts';
import { LEADERSHIP } from './lines-of-leaders.ts';
import { showsText } from './matching.ts';
import { type ResumeIndex, relationsTo, titleLine } from './resume-index.ts';
import type { CompiledText } from './wanted.ts';

/** Several lines that tell of a thing say that it was done day by day. */
const LINES_OF_DAILY_WORK = 2;

/** Of what is done all the time. On folded text. */
const DAILY =
  /\b(?:daily|day-to-day|weekly|(?:a|per|every|each) (?:day|shift|week)|full[- ]time|taglich\w*|wochentlich\w*|(?:pro|jeden?|am) (?:tag|woche)|hauptsachlich|quotidien\w*|(?:par|chaque) (?:jour|semaine)|diari[oa]\w*|(?:al dia|a la semana|cada dia)|dagelijks\w*|wekelijks\w*|per dag)\b/;

/** Rules that ask for work of a kind. */
const OF_A_KIND: ReadonlySet<RequirementRule['kind']> = new Set(['skill', 'field', 'role']);

/**
 * A finding with the roles whose time counts. A role of a trade that has nothing to do with the job gives its years for what was plainly
 * its daily work alone: "did the bookkeeping once a year" among other duties makes a chef's ten years no ten years of bookkeeping.
 */
export function withYears(
  index: ResumeIndex,
  compiled: CompiledRequirement,
  rubric: RubricContext,
  found: Finding,
): Finding {
  const proved = withRolesForYears(index, compiled, rubric, found);
  const isOfKind = OF_A_KIND.has(compiled.rule.kind);
  const daily =
    isOfKind && proved.level === 'met' ? daysSpentIn(index, compiled, rubric, proved.roles) : proved.roles;
  if (daily.length === proved.roles.length) return withClaimOfYears(index, compiled, rubric, proved);
  const claim = lineOfClaim(index, compiled.text, rubric, { ...proved, roles: daily });
  if (claim !== proved.line) return { ...proved, line: claim, roles: daily };
  const { minimumYears } = compiled.requirement;
  const years = yearsBetweenDates(index, daily, rubric.year);
  // Little time of the right kind says no less than none.
  if (years === 0 || years * 2 < (minimumYears ?? 0)) return { ...proved, level: 'partial' };
  return { ...proved, line: lineIn(index, proved, daily), roles: daily };
}

/** The line that was found, where it tells of one of the roles, else the title of the latest. */
function lineIn(index: ResumeIndex, { line }: Finding, roles: readonly number[]): number {
  const isTold = index.rolesOfLine[line]?.some((role) => roles.includes(role)) === true;
  return isTold ? line : titleLine(index, latestOf(index, roles));
}

function daysSpentIn(
  index: ResumeIndex,
  { text, rule }: CompiledRequirement,
  rubric: RubricContext,
  roles: readonly number[],
): number[] {
  const families = [rubric.title.family, rubric.rubric.roleFamily];
  if (rule.kind === 'field') families.push(rule.family);
  if (rule.kind === 'role') families.push(rule.wanted.family);
  if (!families.some(isKnownFamily)) return [...roles];
  const relations = relationsTo(index, rubric.title);
  const wanted = rule.kind === 'role' ? relationsTo(index, rule.wanted) : relations;
  const isForeign = (role: number): boolean =>
    relations[role] === 'unrelated' &&
    wanted[role] === 'unrelated' &&
    areApart(index.titles[role]?.family ?? 'other', families);
  if (!roles.some(isForeign)) return [...roles];
  const { lines } = showsText(index, text);
  return roles.filter((role) => !isForeign(role) || isDailyWork(index, role, text, lines));
}

function areApart(family: RoleFamily, others: readonly RoleFamily[]): boolean {
  return isKnownFamily(family) && others.every((other) => familyRelatedness(family, other) === 0);
}

/** Told beside the role's title, by several lines, by one that says so, or by a post in which people are led. */
function isDailyWork(
  index: ResumeIndex,
  role: number,
  text: CompiledText,
  lines: readonly number[],
): boolean {
  const duties = dutiesOf(index, role);
  const own = lines.filter((line) => index.rolesOfLine[line]?.includes(role));
  if (own.length >= LINES_OF_DAILY_WORK || own.some((line) => !duties.includes(line))) return true;
  if (own.some((line) => isSaidDaily(index.read.document.lines[line]?.text ?? '', text))) return true;
  const level = index.read.roles[role]?.seniority ?? 'mid';
  return (
    seniorityRank(level) >= seniorityRank('lead') && text.hits.some(({ term }) => term.name === LEADERSHIP)
  );
}

/** Whether a line says of the thing itself that it was done day by day, not of another ("daily sales; recruitment at Christmas"). */
function isSaidDaily(line: string, { tellingStems }: CompiledText): boolean {
  if (!DAILY.test(foldText(line))) return false;
  const clauses = line.split(/[;.]\s/);
  const own = clauses.filter((clause) => tokenize(clause).some(({ stem }) => tellingStems.has(stem)));
  return own.length === 0 || own.some((clause) => DAILY.test(foldText(clause)));
}

/** The lines below the one with a role's title; its bullet points where it has any, as the others name the employer. */
function dutiesOf(index: ResumeIndex, role: number): number[] {
  const title = titleLine(index, role);
  const below = (index.read.roles[role]?.lines ?? []).filter((line) => line > title);
  const bullets = below.filter((line) => index.read.document.lines[line]?.isBullet === true);
  return bullets.length > 0 ? bullets : below;
}
