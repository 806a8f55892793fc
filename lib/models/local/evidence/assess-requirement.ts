import type { RequirementAssessment } from '../../model.ts';
import type { RoleFamily } from '../../role-families.ts';
import { seniorityRank } from '../../seniority.ts';
import { assessCredential } from '../papers/assess-credential.ts';
import { isDeniedPaper } from '../papers/denied-papers.ts';
import { licensedFinding, namesLicence } from '../papers/licensed-occupations.ts';
import { bySteps } from '../papers/paper-steps.ts';
import type { WantedTitle } from '../titles/title-relation.ts';
import type { Line, Span } from '../types.ts';
import { tellsOfLess } from './amounts.ts';
import { asAssisted, asQualified } from './assistants-experience.ts';
import type { CompiledRequirement, RequirementRule } from './compiled-rubric.ts';
import { withYears } from './daily-work.ts';
import { experienceInTheJob, statedYearsIn } from './experience-in-the-job.ts';
import {
  type Finding,
  findingOf,
  latestOf,
  NOT_FOUND,
  RANK,
  type RubricContext,
  roleFinding,
} from './findings.ts';
import { tellsOfHelp } from './help.ts';
import { asLearned } from './learners-experience.ts';
import { showsText } from './matching.ts';
import type { Pastimes } from './pastimes.ts';
import { quoteOf } from './quotes.ts';
import { hasReservation, mayHaveReservation } from './reservations.ts';
import {
  hasPaperUnderWay,
  isPaperUnderWay,
  type ResumeIndex,
  relationsTo,
  titleLine,
  withoutPapers,
} from './resume-index.ts';
import { tellsOfUse } from './use-of-others-work.ts';
import type { CompiledText } from './wanted.ts';

/** Before the title of somebody other: "led by the head chef", "Termine der Rechtsanwälte", "agenda du chirurgien". */
const OF_ANOTHER =
  /(?<!\p{L})(?:(?:by|for|with|to|of|from|under|helped|assisted|supported) (?:the|an?|our|my)|the|des|der|den|dem|einem|einen|einer|du|de (?:l[ao]s?|el)|del|al|aux?|van (?:de|het|een)|voor (?:de|een)|zur|zum) (?:\p{Ll}+ )?$/iu;
/** Whoever was it for a time: "promoted to the head chef", "acted for the head chef". */
const AS_SUCH =
  /(?<!\p{L})(?:as (?:the|an?)|als|comme|como|promot\p{L}*|appoint\p{L}*|act(?:ed|ing)|deput\p{L}*|cover\p{L}*|stood in|role|post|position|vertret\p{L}*|stelle|funktion|ausbildung|weiterbildung|bef\u00f6rder\p{L}*|rempla\p{L}*|sustitu\p{L}*|poste|puesto|functie|waarneem\p{L}*)(?!\p{L})/iu;

/** Whether the point that shows a role names those of others alone, and none that somebody had. */
function namesOthersRole(
  { read, standing }: ResumeIndex,
  { line: at, level }: Finding,
  { tellingStems }: CompiledText,
): boolean {
  const line = read.document.lines[at];
  if (level === 'missing' || line?.isBullet !== true || standing[at] !== 'work') return false;
  if (AS_SUCH.test(line.text)) return false;
  const titles = read.hits.flatMap((found) =>
    found.line === at && found.hit.term.kind === 'title' ? [found.hit] : [],
  );
  const named = titles.length > 0 ? titles : line.tokens.filter(({ stem }) => tellingStems.has(stem));
  return (
    named.length > 0 && named.every(({ start }) => OF_ANOTHER.test(line.text.slice(0, start - line.start)))
  );
}

function assessRole(
  index: ResumeIndex,
  compiled: CompiledRequirement,
  wanted: WantedTitle,
  rubric: RubricContext,
): Finding {
  const held = roleFinding(index, wanted);
  if (held.level === 'met') return held;
  const shown = findingOf(index, showsText(index, compiled.text));
  const told = asLearned(
    index,
    compiled,
    namesOthersRole(index, shown, compiled.text) ? NOT_FOUND : shown,
    rubric,
  );
  const capped: Finding =
    told.roles.length > 0 ? told : { ...told, level: told.level === 'missing' ? 'missing' : 'partial' };
  const best = RANK[capped.level] > RANK[held.level] ? capped : held;
  if (compiled.requirement.minimumYears === null) return best;
  const inJob = experienceInTheJob(index, compiled, rubric, told);
  return RANK[inJob.level] > RANK[best.level] ? inJob : best;
}

/**
 * Where experience is asked for, a word in a list counts in full only when some role held makes it plausible.
 */
function assessSkill(index: ResumeIndex, compiled: CompiledRequirement, rubric: RubricContext): Finding {
  const told = findingOf(index, showsText(index, compiled.text));
  const licensed = licensedFinding(index, compiled.text);
  const found = licensed !== null && RANK[licensed.level] > RANK[told.level] ? licensed : told;
  if (found.level !== 'met') {
    const asksForWork =
      compiled.requirement.minimumYears !== null || ASKS_FOR_WORK.test(compiled.requirement.text);
    return asksForWork ? experienceInTheJob(index, compiled, rubric, found) : found;
  }
  const isPlausible = !compiled.asksForExperience || rubric.hasRelatedRole || !isBareClaim(index, found);
  return isPlausible ? found : { ...found, level: 'partial' };
}

/** "Previous experience", "première expérience": of work as such. */
const ASKS_FOR_WORK =
  /^(?:(?:some |any |an? |your |proven |solid |relevant |recent )*(?:previous|prior|first|existing)\b.{0,40}\bexperience\b|(?:une |avoir )*(?:première|1ère|1re)\s(?:\p{L}+\s)?expérience\b|erste\s(?:\p{L}+\s)?(?:berufs)?erfahrung|(?:\p{L}+\s){0,2}(?:berufserfahrung|berufspraxis)(?!\p{L})|(?:una )?(?:primera )?experiencia previa\b|eerste (?:werk)?ervaring)/iu;

/** Said of oneself, beside no role and without a length of time. */
function isBareClaim(index: ResumeIndex, { line, roles }: Finding): boolean {
  if (roles.length > 0 || index.standing[line] !== 'claim') return false;
  const claim = index.read.document.lines[line];
  return claim !== undefined && statedYearsIn(index, claim, claim.text) === null;
}

/** Roles of the family, and those in which the field is spoken of. */
function assessField(
  index: ResumeIndex,
  compiled: CompiledRequirement,
  family: RoleFamily,
  rubric: RubricContext,
): Finding {
  const told = assessSkill(index, compiled, rubric);
  const held = index.read.roles.flatMap((role, at) => (role.family === family ? [at] : []));
  if (held.length === 0) return told;
  const roles = [...new Set([...held, ...told.roles])].sort((a, b) => a - b);
  const line =
    told.level === 'met' && told.roles.length > 0 ? told.line : titleLine(index, latestOf(index, held));
  return { level: 'met', line, roles };
}

function assessTenure(index: ResumeIndex): Finding {
  const roles = index.read.roles.map((_, role) => role);
  if (roles.length === 0) return NOT_FOUND;
  return { level: 'met', line: titleLine(index, latestOf(index, roles)), roles };
}

/** Not by the word, which others at work are called by too ("the senior on duty"). */
function assessSeniorLevel(index: ResumeIndex, { title }: RubricContext): Finding {
  const relations = relationsTo(index, title);
  const roles = index.read.roles.flatMap(({ seniority }, at) =>
    relations[at] !== 'unrelated' && seniorityRank(seniority) >= seniorityRank('senior') ? [at] : [],
  );
  if (roles.length === 0) return NOT_FOUND;
  return { level: 'met', line: titleLine(index, latestOf(index, roles)), roles };
}

function find(index: ResumeIndex, compiled: CompiledRequirement, rubric: RubricContext): Finding {
  switch (compiled.rule.kind) {
    case 'role':
      return assessRole(index, compiled, compiled.rule.wanted, rubric);
    case 'field':
      return assessField(index, compiled, compiled.rule.family, rubric);
    case 'senior_level':
      return assessSeniorLevel(index, rubric);
    case 'tenure':
      return assessTenure(index);
    case 'skill':
      return assessSkill(index, compiled, rubric);
    default:
      return assessCredential(index, compiled, compiled.rule, rubric);
  }
}

/** What was done, where a line tells only of help with it or of its use, as another may tell that it was done. */
function findDone(index: ResumeIndex, compiled: CompiledRequirement, rubric: RubricContext): Finding {
  const found = find(index, compiled, rubric);
  const { lines } = index.read.document;
  const isLess = (line: Line | undefined): boolean =>
    line !== undefined &&
    ((!compiled.isOpenToHelp && tellsOfHelp(line.text, compiled.text)) ||
      tellsOfUse(line.text, compiled.text));
  if (found.level !== 'met' || !isLess(lines[found.line])) return found;
  const done = find(withoutPapers(index, rubric.sought, lines.filter(isLess)), compiled, rubric);
  return done.level === 'met' ? done : { ...found, level: 'partial' };
}

/** By papers, tests and the time at work. */
const PROVED_ELSEWHERE: ReadonlySet<RequirementRule['kind']> = new Set([
  'degree',
  'certificate',
  'degree_and_certificate',
  'language',
  'senior_level',
  'tenure',
]);

const PAPERS: ReadonlySet<RequirementRule['kind']> = new Set([
  'degree',
  'certificate',
  'degree_and_certificate',
]);

/** Assesses one requirement against a resume. What is told of as a pastime alone is no experience, and shows anything else in part. */
export function assessRequirement(
  index: ResumeIndex,
  compiled: CompiledRequirement,
  rubric: RubricContext,
  pastimes: Pastimes,
): RequirementAssessment {
  if (PROVED_ELSEWHERE.has(compiled.rule.kind)) return assess(index, compiled, rubric);
  const shown = pastimes.shownOf(compiled);
  const proved = assess(shown.atWork, compiled, rubric);
  if (shown.atWork === shown.index || proved.level === 'met') return proved;
  const told = assess(shown.index, compiled, rubric);
  if (RANK[told.level] <= RANK[proved.level]) return proved;
  if (!compiled.asksForExperience) return { ...told, level: 'partial' };
  // The roles near the job prove it, whatever words led to them.
  const relations = relationsTo(index, rubric.title);
  const near = told.roles.filter((role) => relations[role] !== 'unrelated');
  return near.length > 0 ? { ...told, roles: near } : proved;
}

function assess(
  index: ResumeIndex,
  compiled: CompiledRequirement,
  rubric: RubricContext,
): RequirementAssessment {
  const { id, minimumYears } = compiled.requirement;
  const proved = findDone(index, compiled, rubric);
  const findWithout = (spans: readonly Span[]): Finding =>
    find(withoutPapers(index, rubric.sought, spans), compiled, rubric);
  const told = compiled.step === null ? proved : bySteps(index, compiled.step, proved, findWithout);
  const isPaper = PAPERS.has(compiled.rule.kind);
  const isOfPaper = isPaper || namesLicence(compiled.text);
  const found = isOfPaper && isDeniedPaper(index, compiled.text, told, isPaper) ? NOT_FOUND : told;
  const counted = minimumYears === null ? found : withYears(index, compiled, rubric, found);
  const worked = compiled.asksForTimeAtWork ? asLearned(index, compiled, counted, rubric) : counted;
  const assisted = compiled.asksForOccupation ? asAssisted(index, worked) : worked;
  const finding = compiled.asksForTimeSinceQualified ? asQualified(index, assisted) : assisted;
  const quote = finding.level === 'missing' ? null : quoteOf(index, finding.line, compiled.text);
  const line = index.read.document.lines[finding.line];
  if (quote === null || line === undefined) {
    return { id, level: 'missing', quote: null, roles: [], statedYears: null };
  }
  // Of several papers on a line one may be held and another under way, and a language has the level that it is told to have.
  const isTold =
    compiled.rule.kind === 'language' ||
    (PAPERS.has(compiled.rule.kind) && hasPaperUnderWay(index.read, finding.line));
  const isReserved =
    finding.level === 'met' &&
    !isTold &&
    ((compiled.leastAmount !== null && tellsOfLess(index, finding.line, compiled.leastAmount)) ||
      (mayHaveReservation(line) && hasReservation(quote, compiled.text)) ||
      isOnlyUnderWay(index, finding.line, compiled.text));
  return {
    id,
    level: isReserved ? 'partial' : finding.level,
    quote,
    roles: finding.roles,
    statedYears: minimumYears === null ? null : statedYearsIn(index, line, quote),
  };
}

/** Whether what a line says of the wanted thing is all said of a paper that is under way ("inscription à l'ordre : demandée"). */
function isOnlyUnderWay({ read }: ResumeIndex, at: number, wanted: CompiledText): boolean {
  if (!hasPaperUnderWay(read, at)) return false;
  const tokens = read.document.lines[at]?.tokens ?? [];
  const own = tokens.filter(({ stem }) => wanted.tellingStems.has(stem));
  return own.length > 0 && own.every((token) => isPaperUnderWay(read, at, token));
}
