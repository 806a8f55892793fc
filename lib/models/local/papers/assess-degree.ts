import type { RequirementLevel } from '../../model.ts';
import type { CompiledRequirement } from '../evidence/compiled-rubric.ts';
import { type Finding, NOT_FOUND, RANK, type RubricContext, roleFinding } from '../evidence/findings.ts';
import { isWithin, type ResumeIndex, relationsTo } from '../evidence/resume-index.ts';
import { stemLikeness } from '../evidence/sought-words.ts';
import { isFillerWord } from '../text/filler-words.ts';
import { tokenize } from '../text/tokens.ts';
import type { Span } from '../types.ts';
import { fieldsOfDegree, subjectsMeantBy } from '../vocabulary/fields-of-degrees.ts';
import { fieldsOfStudyIn } from '../vocabulary/fields-of-study.ts';
import type { DegreeRule } from './credential-rules.ts';
import { isDegreeName } from './degree-names.ts';
import { isOfExaminedOther } from './examined.ts';
import { bestOf, namedOutright } from './paper-findings.ts';
import { titledProfessions } from './titled-professions.ts';
import { asksForSomeTrade, tradeLearned } from './trade-learned.ts';
import { isOfOneTrade, namesField } from './trade-papers.ts';
import { titlesByLine, tradeFit, VOCATIONAL } from './trades.ts';

/** Words of at least this likeness are forms of one. */
const SAME_WORD = 0.9;

/** Holds a degree, or a trade that is learned, against a resume. */
export function assessDegree(
  index: ResumeIndex,
  compiled: CompiledRequirement,
  rule: DegreeRule,
  rubric: RubricContext,
): Finding {
  let best = NOT_FOUND;
  let hasOtherTrade = false;
  const { trades } = rule;
  const titles = trades === null ? null : titlesByLine(index.read);
  const fields = fieldsNamed(compiled);
  for (const { level, line, isUnderWay, isOutright, place } of studiesIn(index, rule)) {
    const text = index.read.document.lines[line]?.text ?? '';
    const fit =
      level === VOCATIONAL && trades !== null ? tradeFit(text, titles?.get(line) ?? [], trades) : 'untold';
    // Another trade is not part of the one asked for.
    if (fit === 'other' && asksForSomeTrade(rule)) continue;
    const isOfKind = fit === 'asked' || level !== VOCATIONAL || (trades?.kinds.length ?? 0) === 0;
    // By its own name, not by the words around it.
    const inField =
      isOutright ||
      (fit === 'asked' && (trades?.names.length ?? 0) > 0) ||
      (fit !== 'near' && isInField(index, line, rule, fields));
    if (
      rule.isOfOneTrade &&
      level === VOCATIONAL &&
      !inField &&
      fit !== 'near' &&
      !isNearJob(index, line, rubric) &&
      isOfOtherTrade(index, compiled, line, place)
    ) {
      hasOtherTrade = true;
      continue;
    }
    const reached: RequirementLevel =
      level >= rule.level
        ? inField && isOfKind && !isUnderWay
          ? 'met'
          : 'partial'
        : level === rule.level - 1 && inField
          ? 'partial'
          : 'missing';
    if (RANK[reached] > RANK[best.level]) best = { level: reached, line, roles: [] };
  }
  if (best.level !== 'met') best = bestOf([best, tradeLearned(index, compiled, rule)]);
  const namesDegree = compiled.text.hits.some(({ term }) => term.kind === 'degree');
  if (best.level === 'missing' && namesDegree && !hasOtherTrade) best = namedOutright(index, compiled);
  if (best.level === 'met' || !rule.experienceCounts) return best;
  const held = roleFinding(index, rubric.title);
  return held.level === 'met' ? held : best;
}

/** Studies that a resume names, by their level. */
interface Studies {
  level: number;
  line: number;
  isUnderWay: boolean;
  /** The letters that are asked for in place of a degree, and no subject beside them. */
  isOutright: boolean;
  /** Of the paper's name; `null` where a profession tells of it. */
  place: Span | null;
}

function studiesIn(index: ResumeIndex, rule: DegreeRule): Studies[] {
  const { text } = index.read.document;
  const named = (index.credentials.get('degree') ?? []).filter(
    (degree) => isDegreeName(text, degree) && !isOfExaminedOther(index, degree),
  );
  // "CAP cuisine" is a cook's certificate, and a CAP.
  const certificates = rule.isOfOneTrade
    ? (index.credentials.get('certificate') ?? []).filter(({ start, end }) =>
        isOfOneTrade(text, { start, end: Math.min(end, lettersEnd(text, start)) }),
      )
    : [];
  const degrees = [...named, ...certificates].map(({ term, line, start, end, isUnderWay }) => ({
    level: term.degreeLevel ?? VOCATIONAL,
    line,
    isUnderWay,
    place: { start, end: term.kind === 'certificate' ? lettersEnd(text, start) : end },
    isOutright:
      rule.outright.includes(text.slice(start, end)) &&
      /^[^\S\n]{0,3}(?:[,;:(.–-]|\d|\n|$)/.test(text.slice(end, end + 4)),
  }));
  const lines = new Set(degrees.map(({ line }) => line));
  const professions = titledProfessions(index).filter(({ line }) => !lines.has(line));
  return [...degrees, ...professions.map((studies) => ({ ...studies, isOutright: false, place: null }))];
}

function lettersEnd(text: string, start: number): number {
  return start + text.slice(start, start + 40).search(/\P{L}|$/u);
}

/** Whether a line about studies names the field that is asked for, by itself or in the name of the degree. */
function isInField(index: ResumeIndex, line: number, rule: DegreeRule, fields: readonly string[]): boolean {
  const { text = '', tokens = [] } = index.read.document.lines[line] ?? {};
  const shown = rule.namedFields.length === 0 ? [] : fieldsOfDegree(text);
  if (shown.some((field) => rule.namedFields.includes(field))) return true;
  if (rule.field.length === 0) {
    const isAnyOther = rule.namedFields.length === 0 || rule.hasUnnamedField || rule.relatedTo.length > 0;
    return isAnyOther && isRelated(rule, text);
  }
  const isNamed = tokens.some(({ norm, stem }) =>
    [stem, ...subjectsMeantBy(norm)].some((said) =>
      rule.field.some((sought) => stemLikeness(sought, said) >= SAME_WORD),
    ),
  );
  return isNamed || fields.some((name) => index.terms.get('skill')?.get(name)?.named.includes(line) === true);
}

/** Whether studies may be in a related field: those in one known to be another are not. */
function isRelated({ relatedTo }: DegreeRule, studies: string): boolean {
  if (relatedTo.length === 0) return true;
  const fields = fieldsOfStudyIn(studies);
  return fields.length === 0 || fields.some((field) => relatedTo.includes(field));
}

/** The skills that a statement names beside its papers, which some have the letters of ("BEP"). */
function fieldsNamed({ text }: CompiledRequirement): string[] {
  const papers = text.hits.filter(({ term }) => term.kind === 'degree');
  return text.hits.flatMap((hit) =>
    hit.term.kind === 'skill' && !papers.some((paper) => isWithin(hit, paper)) ? [hit.term.name] : [],
  );
}

/** Whether a line names a trade near the job's: that of a role near it, as whoever works in one has mostly learned it. */
function isNearJob(index: ResumeIndex, line: number, { title }: RubricContext): boolean {
  const tokens = index.read.document.lines[line]?.tokens ?? [];
  const relations = relationsTo(index, title);
  return index.read.roles.some((role, at) => {
    if (relations[at] === 'unrelated') return false;
    const words = tokenize(role.title).filter(({ norm }) => !isFillerWord(norm));
    return words.some(({ stem }) => tokens.some((token) => token.stem === stem));
  });
}

/** Whether a paper that is not of the trade asked for is of another, and no near one. */
function isOfOtherTrade(
  index: ResumeIndex,
  compiled: CompiledRequirement,
  line: number,
  place: Span | null,
): boolean {
  const { text = '', start = 0 } = index.read.document.lines[line] ?? {};
  if (place === null || !namesField(text, { start: place.start - start, end: place.end - start }))
    return false;
  const fields = fieldsOfStudyIn(text);
  if (fieldsOfStudyIn(compiled.requirement.text).some((field) => fields.includes(field))) return false;
  const skills = index.terms.get('skill');
  return !fieldsNamed(compiled).some((name) => skills?.get(name)?.related.includes(line) === true);
}
