import type { RequirementAssessment, RequirementLevel, TitleRelation } from '../model.ts';
import type { RoleFamily } from '../role-families.ts';
import type { CompiledRequirement, CompiledRubric } from './compiled-rubric.ts';
import {
  type CertificateMention,
  type CredentialRule,
  hasLetterName,
  isDegreeName,
  type LanguageGroup,
  languageLevelIn,
} from './credentials.ts';
import { isActivityWord, isContainerWord } from './filler-words.ts';
import { type Shown, showsText } from './matching.ts';
import { quoteOf } from './quotes.ts';
import { hasReservation, mayHaveReservation } from './reservations.ts';
import { type ResumeIndex, relationsTo, titleLine } from './resume-index.ts';
import { beginningOf, stemLikeness } from './sought-words.ts';
import { readStatedYears } from './stated-years.ts';
import { isLater, type WantedTitle } from './title-relation.ts';
import { tokenize } from './tokens.ts';
import type { Line } from './types.ts';

/** Words of at least this likeness are forms of one. */
const SAME_WORD = 0.9;
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
  const relations = relationsTo(index, wanted);
  const related = (...accepted: TitleRelation[]): number[] =>
    relations.flatMap((relation, role) => (accepted.includes(relation) ? [role] : []));
  const full = related('exact', 'equivalent');
  const roles = full.length > 0 ? full : related('adjacent');
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

/**
 * Where experience is asked for, a word in a list counts in full only when some role held makes it plausible.
 */
function assessSkill(index: ResumeIndex, compiled: CompiledRequirement, rubric: RubricContext): Finding {
  const found = findingOf(index, showsText(index, compiled.text));
  if (found.level !== 'met') {
    const asksForYears = compiled.requirement.minimumYears !== null;
    return asksForYears ? experienceInTheJob(index, compiled, rubric, found) : found;
  }
  const isPlausible = !compiled.asksForExperience || rubric.hasRelatedRole || !isBareClaim(index, found);
  return isPlausible ? found : { ...found, level: 'partial' };
}

/** Said of oneself, beside no role and without a length of time. */
function isBareClaim(index: ResumeIndex, { line, roles }: Finding): boolean {
  if (roles.length > 0 || index.standing[line] !== 'claim') return false;
  const claim = index.read.document.lines[line];
  return claim !== undefined && statedYearsIn(index, claim, claim.text) === null;
}

/**
 * Whoever holds the very job has experience of the kind that it asks for, in whatever words: in full where those are words of the
 * job's title ("2 years in hotel reception" for a hotel receptionist), or where some are and the resume shows part of the rest.
 */
function experienceInTheJob(
  index: ResumeIndex,
  compiled: CompiledRequirement,
  rubric: RubricContext,
  found: Finding,
): Finding {
  const held = roleFinding(index, rubric.title);
  if (held.level !== 'met') return found;
  const ofTitle = new Set(rubric.title.whole.words.map(beginningOf));
  const telling = compiled.text.tellingTokens;
  const named = telling.filter(({ norm }) => ofTitle.has(beginningOf(norm))).length;
  // "On the tools" says nothing but that it is work.
  const saysNoMore = telling.every(({ norm }) => isContainerWord(norm) || isActivityWord(norm));
  const isShown = saysNoMore || (named > 0 && (named === telling.length || found.level === 'partial'));
  if (!isShown) return found.level === 'partial' ? found : { ...held, level: 'partial' };
  const roles = [...new Set([...held.roles, ...found.roles])].sort((left, right) => left - right);
  return { level: 'met', line: found.roles.length > 0 ? found.line : held.line, roles };
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
      return assessDegree(index, compiled, rule, rubric);
    case 'certificate':
      return assessCertificate(index, compiled, rule);
    case 'language':
      return assessLanguage(index, rule);
  }
}

function assessDegree(
  index: ResumeIndex,
  compiled: CompiledRequirement,
  rule: CredentialRule & { kind: 'degree' },
  rubric: RubricContext,
): Finding {
  let best = NOT_FOUND;
  const fields = compiled.text.hits.flatMap(({ term }) => (term.kind === 'skill' ? [term.name] : []));
  for (const { term, line, start, end } of index.credentials.get('degree') ?? []) {
    if (!isDegreeName(index.read.document.text, { start, end })) continue;
    const level = term.degreeLevel ?? 0;
    const words = index.read.document.lines[line]?.tokens ?? [];
    const inField =
      rule.field.length === 0 ||
      words.some(({ stem }) => rule.field.some((sought) => stemLikeness(sought, stem) >= SAME_WORD)) ||
      fields.some((name) => index.terms.get('skill')?.get(name)?.named.includes(line) === true);
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
  if (best.level === 'missing') best = namedOutright(index, compiled);
  if (best.level === 'met' || !rule.experienceCounts) return best;
  const held = roleFinding(index, rubric.title);
  return held.level === 'met' ? held : best;
}

/** What is written in the resume nearly word for word, whatever the vocabulary makes of it. */
function namedOutright(index: ResumeIndex, compiled: CompiledRequirement): Finding {
  const shown = showsText(index, compiled.text);
  return shown.share >= 0.95 ? findingOf(index, shown) : NOT_FOUND;
}

const PAPER = /certifi|licen[cs]|regist|member|accredit|qualifi|diplom|zertifi|titul|\b(?:card|ticket)\b/;

/** One short name alone may be that of a field as well ("UX"). */
function tellsOfPaper(index: ResumeIndex, lineIndex: number): boolean {
  const line = index.read.document.lines[lineIndex];
  if (line === undefined) return false;
  return line.section === 'certificates' || PAPER.test(line.text.toLowerCase());
}

/** The line on which most telling words of a certificate's name stand; -1 for none. */
function lineNaming(index: ResumeIndex, { stems }: CertificateMention): number {
  const counts = new Map<number, number>();
  for (const stem of stems) {
    for (const { line, value } of index.words.get(stem) ?? []) {
      if (value === 1) counts.set(line, (counts.get(line) ?? 0) + 1);
    }
  }
  for (const [line, count] of counts) {
    if (count * 3 >= stems.length * 2 && (stems.length > 1 || tellsOfPaper(index, line))) return line;
  }
  return -1;
}

function certificateFinding(index: ResumeIndex, mention: CertificateMention): Finding {
  const named = mention.hasLetterName ? lineNaming(index, mention) : -1;
  if (named >= 0 && index.standing[named] !== 'none') return { level: 'met', line: named, roles: [] };
  const like = (index.credentials.get('certificate') ?? []).filter(({ term }) => term.name === mention.name);
  // One of several papers of a kind is not another one of them: each has its letters or digits.
  const other = like.find(({ start, end }) => {
    const surface = index.read.document.text.slice(start, end);
    const isSame = tokenize(surface).every(({ stem }) => mention.stems.includes(stem));
    return !mention.isOneOfAKind || isSame || !hasLetterName(surface);
  });
  const line = other?.line ?? index.terms.get('certificate')?.get(mention.name)?.implying[0];
  return line === undefined ? NOT_FOUND : { level: 'met', line, roles: [] };
}

function assessCertificate(
  index: ResumeIndex,
  compiled: CompiledRequirement,
  rule: CredentialRule & { kind: 'certificate' },
): Finding {
  const found = rule.mentions.map((mention) => certificateFinding(index, mention));
  const best = found.reduce(
    (left, right) => (RANK[right.level] > RANK[left.level] ? right : left),
    NOT_FOUND,
  );
  const isOneOfAKind = rule.mentions.some((mention) => mention.isOneOfAKind);
  if (best.level === 'missing') return isOneOfAKind ? best : namedOutright(index, compiled);
  const lacksOne = rule.needsAll && found.some(({ level }) => level === 'missing');
  return lacksOne ? { ...best, level: 'partial' } : best;
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
  const found = rule.groups.map((group) => languageFinding(index, group));
  const best = found.reduce(
    (left, right) => (RANK[right.level] > RANK[left.level] ? right : left),
    NOT_FOUND,
  );
  // Several languages are asked for together: with one of them lacking it is a part.
  return best.level === 'met' && found.some(({ level }) => level !== 'met')
    ? { ...best, level: 'partial' }
    : best;
}

function languageFinding(index: ResumeIndex, { names, level: wanted }: LanguageGroup): Finding {
  let best = NOT_FOUND;
  for (const mention of index.credentials.get('language') ?? []) {
    if (!names.includes(mention.term.name)) continue;
    const level = languageLevelIn(besideMention(index, mention));
    const enough = level >= wanted || (level === 0 && wanted <= 4);
    const reached: RequirementLevel = enough
      ? 'met'
      : level === 0 || level === wanted - 1
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
function statedYearsIn(index: ResumeIndex, line: Line, quote: string): number | null {
  const stated =
    quote === line.text
      ? readStatedYears(index.read.document.text, line.tokens)
      : readStatedYears(quote, tokenize(quote));
  const years = stated.map((length) => length.years);
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
  const line = index.read.document.lines[finding.line];
  if (quote === null || line === undefined) {
    return { id, level: 'missing', quote: null, roles: [], statedYears: null };
  }
  const isReserved =
    finding.level === 'met' && mayHaveReservation(line) && hasReservation(quote, compiled.text);
  return {
    id,
    level: isReserved ? 'partial' : finding.level,
    quote,
    roles: finding.roles,
    statedYears: minimumYears === null ? null : statedYearsIn(index, line, quote),
  };
}
