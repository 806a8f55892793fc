import type { RequirementAssessment, RequirementLevel, TitleRelation } from '../model.ts';
import type { RoleFamily } from '../role-families.ts';
import type { CompiledRequirement, CompiledRubric } from './compiled-rubric.ts';
import { type CredentialRule, isDegreeName, languageLevelIn } from './credentials.ts';
import { type Shown, showsText } from './matching.ts';
import { quoteOf } from './quotes.ts';
import { type ResumeIndex, termKey, titleLine } from './resume-index.ts';
import { readStatedYears } from './stated-years.ts';
import { isLater, relateTitles, type WantedTitle } from './title-relation.ts';
import { foldText, tokenize } from './tokens.ts';

/** Share of what is asked that has to be shown. */
const MET_SHARE = 0.7;
const PARTIAL_SHARE = 0.38;

/** The rubric, with what the resume as a whole says of it. */
export interface RubricContext extends CompiledRubric {
  /** Some role held is near the job's, so that what is only listed is plausible. */
  hasRelatedRole: boolean;
}

/** What was found for one requirement. */
interface Finding {
  level: RequirementLevel;
  /** Line to quote; -1 for none. */
  line: number;
  roles: number[];
}

const NOT_FOUND: Finding = { level: 'missing', line: -1, roles: [] };

function levelOf(share: number): RequirementLevel {
  if (share >= MET_SHARE) return 'met';
  return share >= PARTIAL_SHARE ? 'partial' : 'missing';
}

function rolesOfLines(index: ResumeIndex, lines: readonly number[]): number[] {
  return [...new Set(lines.flatMap((line) => index.rolesOfLine[line] ?? []))].sort((a, b) => a - b);
}

function findingOf(index: ResumeIndex, shown: Shown): Finding {
  const level = levelOf(shown.share);
  if (level === 'missing' || shown.line < 0) return NOT_FOUND;
  return { level, line: shown.line, roles: rolesOfLines(index, shown.lines) };
}

function latestOf(index: ResumeIndex, roles: readonly number[]): number {
  let latest = roles[0] ?? -1;
  for (const role of roles) {
    const [candidate, best] = [index.read.roles[role], index.read.roles[latest]];
    if (candidate !== undefined && best !== undefined && isLater(candidate, best)) latest = role;
  }
  return latest;
}

function roleFinding(index: ResumeIndex, wanted: WantedTitle): Finding {
  const byRelation = new Map<TitleRelation, number[]>();
  for (const [role, title] of index.titles.entries()) {
    const relation = relateTitles(wanted, title);
    byRelation.set(relation, [...(byRelation.get(relation) ?? []), role]);
  }
  const full = [...(byRelation.get('exact') ?? []), ...(byRelation.get('equivalent') ?? [])].sort(
    (a, b) => a - b,
  );
  const roles = full.length > 0 ? full : (byRelation.get('adjacent') ?? []);
  if (roles.length === 0) return NOT_FOUND;
  return {
    level: full.length > 0 ? 'met' : 'partial',
    line: titleLine(index, latestOf(index, roles)),
    roles,
  };
}

const RANK: Record<RequirementLevel, number> = { missing: 0, partial: 1, met: 2 };

function assessRole(index: ResumeIndex, compiled: CompiledRequirement, wanted: WantedTitle): Finding {
  const held = roleFinding(index, wanted);
  if (held.level === 'met') return held;
  const told = findingOf(index, showsText(index, compiled.text));
  const capped: Finding =
    told.roles.length > 0 ? told : { ...told, level: told.level === 'missing' ? 'missing' : 'partial' };
  return RANK[capped.level] > RANK[held.level] ? capped : held;
}

const ASKS_FOR_EXPERIENCE =
  /\b(?:experienced?|hands-on|worked|track record|practice|erfahrung\w*|experiences?|experiencia|ervaring)\b/;

/**
 * Where experience is asked for, a word in a list counts in full only when some role held makes it plausible.
 */
function assessSkill(index: ResumeIndex, compiled: CompiledRequirement, rubric: RubricContext): Finding {
  const found = findingOf(index, showsText(index, compiled.text));
  const { text, minimumYears } = compiled.requirement;
  const asksForExperience = minimumYears !== null || ASKS_FOR_EXPERIENCE.test(foldText(text));
  const line = index.read.document.lines[found.line];
  const isClaim =
    found.roles.length === 0 &&
    index.standing[found.line] === 'claim' &&
    line !== undefined &&
    statedYearsIn(line.text) === null;
  if (found.level !== 'met' || !asksForExperience || !isClaim) return found;
  return rubric.hasRelatedRole ? found : { ...found, level: 'partial' };
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

function assessCredential(
  index: ResumeIndex,
  compiled: CompiledRequirement,
  rule: CredentialRule,
  rubric: RubricContext,
): Finding {
  switch (rule.kind) {
    case 'degree':
      return assessDegree(index, rule, rubric);
    case 'certificate':
      return assessCertificate(index, compiled, rule);
    case 'language':
      return assessLanguage(index, rule);
  }
}

function assessDegree(
  index: ResumeIndex,
  rule: CredentialRule & { kind: 'degree' },
  rubric: RubricContext,
): Finding {
  let best = NOT_FOUND;
  for (const { term, line, start, end } of index.termsOfKind.get('degree') ?? []) {
    if (!isDegreeName(index.read.document.text, { start, end })) continue;
    const level = term.degreeLevel ?? 0;
    const stems = new Set(index.read.document.lines[line]?.tokens.map(({ stem }) => stem));
    const inField = rule.field.length === 0 || rule.field.some((stem) => stems.has(stem));
    const reached: RequirementLevel =
      level >= rule.level
        ? inField
          ? 'met'
          : 'partial'
        : level === rule.level - 1 && inField
          ? 'partial'
          : 'missing';
    if (RANK[reached] > RANK[best.level]) best = { level: reached, line, roles: [] };
  }
  if (best.level === 'met' || !rule.experienceCounts) return best;
  const held = roleFinding(index, rubric.title);
  return held.level === 'met' ? held : best;
}

function assessCertificate(
  index: ResumeIndex,
  compiled: CompiledRequirement,
  rule: CredentialRule & { kind: 'certificate' },
): Finding {
  const lines = rule.names.flatMap((name) => {
    const key = termKey('certificate', name);
    const line = index.linesOfTerm.get(key)?.[0] ?? index.linesImplying.get(key)?.[0];
    return line === undefined ? [] : [line];
  });
  const [line] = lines;
  if (line !== undefined)
    return { level: rule.needsAll && lines.length < rule.names.length ? 'partial' : 'met', line, roles: [] };
  const shown = showsText(index, compiled.text);
  return shown.share >= 0.95 ? findingOf(index, shown) : NOT_FOUND;
}

/** Text around a mention that tells its level: up to the next comma or the end of the line. */
function besideMention(index: ResumeIndex, mention: { line: number; start: number; end: number }): string {
  const line = index.read.document.lines[mention.line];
  if (line === undefined) return '';
  const { text } = index.read.document;
  const before = text.slice(line.start, mention.start).split(/[,;|]/).at(-1) ?? '';
  const after = text.slice(mention.end, line.end).split(/[,;|]/)[0] ?? '';
  return `${before} ${after}`;
}

function assessLanguage(index: ResumeIndex, rule: CredentialRule & { kind: 'language' }): Finding {
  let best = NOT_FOUND;
  for (const mention of index.termsOfKind.get('language') ?? []) {
    if (!rule.names.includes(mention.term.name)) continue;
    const level = languageLevelIn(besideMention(index, mention));
    const enough = level >= rule.level || (level === 0 && rule.level <= 4);
    const reached: RequirementLevel = enough
      ? 'met'
      : level === 0 || level === rule.level - 1
        ? 'partial'
        : 'missing';
    if (RANK[reached] > RANK[best.level]) best = { level: reached, line: mention.line, roles: [] };
  }
  return best;
}

function find(index: ResumeIndex, compiled: CompiledRequirement, rubric: RubricContext): Finding {
  switch (compiled.rule.kind) {
    case 'role':
      return assessRole(index, compiled, compiled.rule.wanted);
    case 'field':
      return assessField(index, compiled, compiled.rule.family, rubric);
    case 'tenure':
      return assessTenure(index);
    case 'skill':
      return assessSkill(index, compiled, rubric);
    default:
      return assessCredential(index, compiled, compiled.rule, rubric);
  }
}

/** Years that a quote states by itself. */
function statedYearsIn(quote: string): number | null {
  const years = readStatedYears(quote, tokenize(quote)).map((stated) => stated.years);
  return years.length > 0 ? Math.max(...years) : null;
}

/** Assesses one requirement against a resume. */
export function assessRequirement(
  index: ResumeIndex,
  compiled: CompiledRequirement,
  rubric: RubricContext,
): RequirementAssessment {
  const { id, minimumYears } = compiled.requirement;
  const finding = find(index, compiled, rubric);
  const quote = finding.level === 'missing' ? null : quoteOf(index, finding.line, compiled.text);
  if (quote === null) return { id, level: 'missing', quote: null, roles: [], statedYears: null };
  return {
    id,
    level: finding.level,
    quote,
    roles: finding.roles,
    statedYears: minimumYears === null ? null : statedYearsIn(quote),
  };
}
