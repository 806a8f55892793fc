import { MAX_REQUIREMENTS, type Requirement, type RequirementKind } from '../../model.ts';
import { isFillerWord } from '../text/filler-words.ts';
import { readStatedYears } from '../text/stated-years.ts';
import { foldText, tokenize } from '../text/tokens.ts';
import { findTerms } from '../vocabulary/matcher.ts';
import { withoutAskingLead } from './asking-leads.ts';
import { partsBesideTerms } from './beside-terms.ts';
import { asksForAnyExperience, asksForTheField } from './field-of-the-job.ts';
import type { JobLine, LineUse } from './job-lines.ts';
import type { AskedThing } from './prose-job/clauses.ts';
import { emphasisOf, isNotARequirement, isPreferredWording, isWaived } from './requirement-wording.ts';
import { saysSinceQualified } from './since-qualified.ts';
import { statementsIn } from './statements/statements.ts';
import { joinedToPaper, mayBeObtained } from './to-be-obtained.ts';
import { asksForRecord, isUnprovable } from './unprovable.ts';

/** A requirement before it has its place in a rubric. */
export type RequirementDraft = Omit<Requirement, 'id'>;

/** With fewer stated requirements than this, mentions in prose count as well. */
const MAX_MINIMUM_YEARS = 50;
const ENOUGH_STATED = 4;
/** With fewer still, what the work will be shows what is needed for it. */
const ENOUGH_WITHOUT_DUTIES = 2;
const MAX_DUTIES = 6;
/** Two drafts that share this much of their words ask for the same. */
const SAME_SHARE = 0.8;

interface Keyed {
  draft: RequirementDraft;
  words: ReadonlySet<string>;
}

/** "ASC 606" is not "ASC 842". */
const STANDARD = /^\d{3,}$/;

function tellingStems(text: string): Set<string> {
  return new Set(
    tokenize(text).flatMap(({ norm, stem }) => (isFillerWord(norm) && !STANDARD.test(norm) ? [] : [stem])),
  );
}

const MAX_NAME_WORDS = 3;

/** "Word" and "ILS" are ordinary words as well, also in "Advanced Word". */
function isName(text: string): boolean {
  const words = tokenize(text);
  return (
    words.length <= MAX_NAME_WORDS &&
    findTerms(text, words).some(({ term }) => term.kind === 'skill' || term.kind === 'certificate')
  );
}

function isSame(left: ReadonlySet<string>, right: ReadonlySet<string>): boolean {
  const shared = [...left].filter((stem) => right.has(stem)).length;
  const all = left.size + right.size - shared;
  return all > 0 && shared / all >= SAME_SHARE;
}

function isSoft(text: string): boolean {
  const tokens = tokenize(text);
  const kinds = findTerms(text, tokens).map(({ term }) => term.kind);
  return (
    kinds.includes('soft_skill') &&
    !kinds.some((kind) => kind === 'skill' || kind === 'certificate' || kind === 'degree')
  );
}

function weightOf(text: string, kind: RequirementKind, use: LineUse): 1 | 2 | 3 {
  if (use === 'duty') return 1;
  const emphasis = emphasisOf(foldText(text));
  if (kind === 'nice') return emphasis === 3 ? 2 : emphasis;
  return isSoft(text) && emphasis === 3 ? 2 : emphasis;
}

/** The amount of experience that a statement names; of two ways to the same ("a diploma and 4 years, or a degree and 2") the shorter. */
function minimumYearsOf(text: string): number | null {
  const [first, ...others] = readStatedYears(text);
  if (first === undefined || PAPER_HELD.test(foldText(text.slice(0, first.span.start)))) return null;
  // "A PhD with 0-3 years, or an MSc with 5": the first way takes none.
  if (NONE_AT_LEAST.test(text.slice(0, first.span.start))) return null;
  const ways = others.filter(({ span }) => OTHER_WAY.test(text.slice(first.span.end, span.start)));
  return Math.min(first.years, ...ways.map(({ years }) => years), MAX_MINIMUM_YEARS);
}

/** "A clean licence held for three years": how long a paper was held is no experience, and hardly a resume tells it. */
const PAPER_HELD =
  /\b(?:valid|(?:licen[cs]e|permit|ticket|card|certificate|entitlement)(?:,? \(?held)?) (?:(?:for|at|since|over)(?: [a-z]+){0,4}|\((?:(?:min(?:imum)?|at least|over|held)\.?(?: [a-z]+){0,2})?) ?$/;

const NONE_AT_LEAST = /\b0\s?(?:-|–|to)\s?\d{1,2}\+?\s(?:years?|yrs?)\b.{0,80}\s(?:or|oder|ou|o)\s/i;
const OTHER_WAY = /\s(?:or|oder|ou|o)\s/;

/** Of a line that asks for several things one may be waived, or a perk. */
function isAsked(statement: string): boolean {
  const folded = foldText(statement);
  return !isWaived(folded) && !isNotARequirement(folded);
}

/** As person specifications mark what is essential and what desirable. */
const MARK = /\s*[([]([ED])[)\]]$/;

function draftOf(marked: string, useOfLine: LineUse): RequirementDraft {
  const mark = MARK.exec(marked)?.[1];
  const text = mark === undefined ? marked : marked.replace(MARK, '');
  const use = mark === 'D' ? 'preferred' : useOfLine;
  const minimumYears = minimumYearsOf(text);
  // What nobody's resume shows must keep nobody from a tier.
  if (asksForRecord(text) || (minimumYears === null && isUnprovable(text)))
    return { text, kind: 'nice', weight: 1, minimumYears: null };
  const folded = foldText(text);
  const isWished = use === 'preferred' || isPreferredWording(folded) || mayBeObtained(folded);
  const kind = isWished ? 'nice' : 'must';
  return { text, kind, weight: weightOf(text, kind, use), minimumYears };
}

/** "Certified by, or eligible for certification with, CSMLS": what two commas part of it says nothing by itself. */
const FRAGMENT = /^or\s.{3,60}\s(?:with|by|for|to|of|in|from|as)$/i;

/** The drafts in some lines of a job, in order. */
function draftsOf(lines: readonly JobLine[]): RequirementDraft[] {
  return lines.flatMap(({ line, use }) =>
    statementsIn(withoutAskingLead(joinedToPaper(line.text)))
      .flatMap(({ text, isWish }) =>
        (partsBesideTerms(text) ?? [text]).map((part) => ({ text: part, isWish })),
      )
      .filter(({ text }) => isAsked(text) && !FRAGMENT.test(text))
      .map(({ text, isWish }) => draftOf(text, isWish ? 'preferred' : use)),
  );
}

/** The requirements of a job in prose, behind the papers that its announcement asks for. */
export function requirementsAsked(
  asked: readonly AskedThing[],
  announced: readonly string[],
): RequirementDraft[] {
  const told = asked
    .filter(({ text }) => isAsked(text))
    .map(({ text, isWish }) => draftOf(text, isWish ? 'preferred' : 'required'));
  const drafts = [...announced.map((text) => draftOf(text, 'required')), ...told];
  return mostImportant(distinct(drafts).map(({ draft }) => draft));
}

/** What a wish for experience of any kind is told by, in whatever words. */
const ANY_EXPERIENCE: ReadonlySet<string> = new Set(['experience']);

/** Without repetitions and without drafts that ask for nothing that could be shown. */
function distinct(drafts: readonly RequirementDraft[]): Keyed[] {
  const kept: Keyed[] = [];
  for (const draft of drafts) {
    const wishesForAny = draft.kind === 'nice' && asksForAnyExperience(draft.text);
    const words = wishesForAny ? ANY_EXPERIENCE : tellingStems(draft.text);
    if (
      words.size === 0 &&
      draft.minimumYears === null &&
      !isName(draft.text) &&
      !saysSinceQualified(draft.text) &&
      !asksForTheField(draft.text)
    )
      continue;
    const same = kept.find((other) => isSame(words, other.words));
    if (same === undefined) kept.push({ draft, words });
    else if (same.draft.minimumYears === null && draft.minimumYears !== null) same.draft = { ...draft };
  }
  return kept;
}

/**
 * The requirements that a job's lines state: from its lists and sections first, then from prose, then from its duties.
 *
 * @param announced papers that its announcement asks for, which come first
 */
export function requirementsIn(
  lines: readonly JobLine[],
  announced: readonly string[] = [],
): RequirementDraft[] {
  const stated = lines.filter(({ use }) => use === 'required' || use === 'preferred');
  let kept = distinct([...announced.map((text) => draftOf(text, 'required')), ...draftsOf(stated)]);
  for (const [use, enough, most] of [
    ['mention', ENOUGH_STATED, MAX_REQUIREMENTS],
    ['listed', 1, MAX_REQUIREMENTS],
    ['duty', ENOUGH_WITHOUT_DUTIES, MAX_DUTIES],
  ] as const) {
    if (kept.length >= enough) continue;
    const more = draftsOf(lines.filter((line) => line.use === use)).slice(0, most);
    kept = distinct([...kept.map(({ draft }) => draft), ...more]);
  }
  if (!kept.some(({ draft }) => draft.kind === 'must')) {
    const more = draftsOf(unclaimed(lines)).slice(0, MAX_REQUIREMENTS);
    kept = distinct([...more, ...kept.map(({ draft }) => draft)]);
  }
  return mostImportant(kept.map(({ draft }) => draft));
}

/**
 * The points of a job that only heads what would be nice: what no section claims is what it needs. Where sections tell what is
 * required or to be done, the rest is the firm's.
 */
function unclaimed(lines: readonly JobLine[]): JobLine[] {
  const isHeaded = lines.some(
    ({ line, use }) => use === 'required' || (use === 'duty' && line.section !== 'other'),
  );
  if (isHeaded) return [];
  const listed = lines.filter(({ use }) => use === 'listed');
  return listed.length > 0 ? listed : lines.filter(({ line, use }) => use === 'duty' && line.isBullet);
}

/** Terms of the work and traits alone measure nobody: then title and seniority decide. */
function withoutTermsAlone(drafts: readonly RequirementDraft[]): readonly RequirementDraft[] {
  const isProved = ({ text, kind }: RequirementDraft): boolean =>
    kind === 'must' || !(asksForRecord(text) || isUnprovable(text));
  return drafts.some(isProved) ? drafts : [];
}

/** Too many: musts before nices, heavy before light, first before last; in the order of the job. */
function mostImportant(all: readonly RequirementDraft[]): RequirementDraft[] {
  const drafts = withoutTermsAlone(all);
  if (drafts.length <= MAX_REQUIREMENTS) return [...drafts];
  const rank = (draft: RequirementDraft): number => (draft.kind === 'must' ? 10 : 0) + draft.weight;
  const kept = new Set(drafts.toSorted((left, right) => rank(right) - rank(left)).slice(0, MAX_REQUIREMENTS));
  return drafts.filter((draft) => kept.has(draft));
}
