import type { TitleRelation } from '../../model.ts';
import { isCareerWord } from '../job/since-qualified.ts';
import { isActivityWord, isContainerWord } from '../text/filler-words.ts';
import { mayStateYears, readStatedYears } from '../text/stated-years.ts';
import { tokenize } from '../text/tokens.ts';
import { wordSet } from '../text/word-set.ts';
import { WISHED_BESIDE } from '../text/words-of-wishing.ts';
import { type HeldTitle, isAnotherName } from '../titles/title-relation.ts';
import type { Line, TermKind, Token } from '../types.ts';
import { findTerms } from '../vocabulary/matcher.ts';
import { isPlaceOfWork } from '../vocabulary/places-of-work.ts';
import type { CompiledRequirement } from './compiled-rubric.ts';
import { type Finding, latestOf, type RubricContext, roleFinding } from './findings.ts';
import { mayHaveReservation } from './reservations.ts';
import { type ResumeIndex, relationsTo, titleLine } from './resume-index.ts';
import { beginningOf, stemLikeness } from './sought-words.ts';
import type { CompiledText } from './wanted.ts';

/** Years that a quote states by itself. */
export function statedYearsIn(index: ResumeIndex, line: Line, quote: string): number | null {
  const isWhole = quote === line.text;
  if (isWhole && !mayStateYears(line)) return null;
  const stated = isWhole ? readStatedYears(index.read.document.text, line.tokens) : readStatedYears(quote);
  const years = stated.map((length) => length.years);
  return years.length > 0 ? Math.max(...years) : null;
}

/** "En cabinet ou en entreprise": wherever one was employed. */
const ANY_EMPLOYER = wordSet('entreprise entreprises unternehmen empresa empresas bedrijf bedrijven');

/** The words that say what the experience has to be in; "systems" says nothing but where the job's title does. */
function subjectOf({ statement, tellingTokens }: CompiledText, ofTitle: readonly Token[]): readonly Token[] {
  const wish = statement.search(WISHED_BESIDE);
  return tellingTokens.filter((token) => {
    if (wish > 0 && token.start > wish) return false;
    if (isCareerWord(token) || ANY_EMPLOYER.has(token.norm)) return false;
    return isNamed(token, ofTitle) || !(isContainerWord(token.norm) || isActivityWord(token.norm));
  });
}

function isNamed({ norm, stem }: Token, ofTitle: readonly Token[]): boolean {
  return ofTitle.some(
    (word) =>
      stemLikeness(stem, word.stem) > 0 ||
      beginningOf(word.norm) === beginningOf(norm) ||
      isDoneBy(norm, word.norm) ||
      isDoneBy(word.norm, norm),
  );
}

const WHO_DOES_IT = /^(\w{3,})[eo]rs?$/;

/** "Welding" by the "welder", "baking" by the "baker". */
function isDoneBy(work: string, who: string): boolean {
  return work.endsWith('ing') && WHO_DOES_IT.exec(who)?.[1] === work.slice(0, -3);
}

function namesOneOf(title: string, subject: readonly Token[]): boolean {
  const words = tokenize(title);
  return subject.some((token) => isNamed(token, words));
}

const KINDS_TO_SHOW: ReadonlySet<TermKind> = new Set(['skill', 'certificate', 'language']);

/** Whether the statement names a thing of the vocabulary beside the words of the title, and the resume does not show it. */
function lacksThing(
  index: ResumeIndex,
  { hits, tokens }: CompiledText,
  ofTitle: readonly Token[],
  isMeant: (own: readonly Token[]) => boolean = () => true,
): boolean {
  return hits.some(({ term, firstToken, endToken }) => {
    const own = tokens.slice(firstToken, endToken);
    if (!KINDS_TO_SHOW.has(term.kind) || !isMeant(own)) return false;
    if (own.every((token) => ofTitle.includes(token) || isContainerWord(token.norm) || isCareerWord(token)))
      return false;
    const lines = index.terms.get(term.kind)?.get(term.name);
    return lines === undefined || lines.named.length + lines.implying.length === 0;
  });
}

/** German writes every noun so. */
const WITH_SMALL_NOUNS = /\b(?:of|with|in|using|and|the|en|de|avec|con|met|van)\b/i;

/**
 * Tells the names of things ("TypeScript", "SAP", "Python") from words for work: a post goes without saying for what is done in it, but
 * not for one of the tools that others do it with.
 */
function isNameOfThing(statement: string): (own: readonly Token[]) => boolean {
  const isAnyCapitalTelling = WITH_SMALL_NOUNS.test(statement);
  return (own) =>
    own.some(({ start, end }) => {
      const word = statement.slice(start, end);
      if (/\p{Lu}.*\p{Lu}|\p{Ll}\p{Lu}|[\p{L}][\d+#]/u.test(word)) return true;
      return (
        isAnyCapitalTelling && /\p{Ll}[^.:;]*\s$/u.test(statement.slice(0, start)) && /^\p{Lu}/u.test(word)
      );
    });
}

const OR_ANY_EMPLOYER =
  /\s(?:oder|ou|o|of)\s(?:(?:in|im|en|bij|dans|einem|une|una|een)\s){0,2}(?:entreprises?|unternehmen|empresas?|bedrijf|bedrijven)(?!\p{L})/iu;

/** "In a SOC or incident response position" for a SOC analyst: one of the things is enough. */
function namesAnAlternative(statement: string, subject: readonly Token[], named: readonly Token[]): boolean {
  if (OR_ANY_EMPLOYER.test(statement)) return true;
  const cuts = [...statement.matchAll(/\s(?:or|oder|ou|o|of)\s/giu)].map(({ index }) => index);
  if (cuts.length === 0) return false;
  return [0, ...cuts].some((from, at) => {
    const until = cuts[at] ?? statement.length;
    const own = subject.filter(({ start }) => start >= from && start < until);
    return own.length > 0 && own.every((token) => named.includes(token));
  });
}

/**
 * The words of the job's title that the vocabulary's name for it stands for; of "Property Solicitor" those of the solicitor, of
 * "Entgeltabrechner / Payroll Specialist" all, as the first is another spelling.
 */
function wordsOfTrade({ whole, title }: RubricContext['title'], ofTitle: readonly Token[]): readonly Token[] {
  const { words, beside, terms } = whole;
  const known = ofTitle.filter(({ norm, word }) => words.includes(word.singular) && !beside.includes(norm));
  const name = tokenize(terms[0]?.name ?? '').map(({ word }) => word.singular);
  const isOfName = ({ word }: Token): boolean => name.includes(word.singular);
  if (known.filter(isOfName).length !== name.length) return known;
  const spellings = findTerms(title, tokenize(title)).filter(({ term }) => term.name === terms[0]?.name);
  const isSpelling = ({ start, end }: Token): boolean =>
    spellings.some((spelling) => spelling.start === start && spelling.end === end);
  return known.filter((token) => isOfName(token) || isSpelling(token));
}

/**
 * The words of a skill that is what somebody of such a title does by the vocabulary's names for both, in whatever language: a "Payroll
 * Specialist" does the "Payroll", a "Plumber" the "Plumbing".
 */
function namedByTerms({ hits, tokens }: CompiledText, titles: readonly HeldTitle[]): readonly Token[] {
  const names = titles.flatMap(({ whole }) => whole.terms.map(({ name }) => tokenize(name)));
  return hits.flatMap(({ term, firstToken, endToken }) => {
    const isDone =
      term.kind === 'skill' &&
      names.some((name) => tokenize(term.name).every((token) => isNamed(token, name)));
    return isDone ? tokens.slice(firstToken, endToken) : [];
  });
}

/**
 * The words of what is asked for that the titles of some roles say, by themselves or as another name for the job's: a "Front Office Agent"
 * is a hotel's receptionist. Where the trade is done they have been as well. What the job's title adds to the trade ("Software Developer
 * (Java)") is said by those alone that name it too.
 */
function saidByTitlesOf(
  index: ResumeIndex,
  roles: readonly number[],
  text: CompiledText,
  subject: readonly Token[],
  wanted: RubricContext['title'],
  ofTitle: readonly Token[],
): readonly Token[] {
  const ofTrade = wordsOfTrade(wanted, ofTitle);
  const held = roles.flatMap((role) => index.titles[role] ?? []);
  const said = held.flatMap((title) => [
    ...tokenize(title.title),
    ...(isAnotherName(wanted, title) ? ofTrade : []),
  ]);
  const done = namedByTerms(text, held);
  const { family } = wanted;
  return subject.filter(
    (token) => done.includes(token) || isNamed(token, said) || isPlaceOfWork(token.norm, family),
  );
}

function unionOf(left: readonly number[], right: readonly number[]): number[] {
  return [...new Set([...left, ...right])].sort((one, other) => one - other);
}

/**
 * Whoever holds the very job has experience of the kind that it asks for, in whatever words: in full where those are words of the
 * job's title ("2 years in hotel reception" for a hotel receptionist), or where some are and the resume shows part of the rest.
 */
export function experienceInTheJob(
  index: ResumeIndex,
  { requirement, text }: CompiledRequirement,
  rubric: RubricContext,
  found: Finding,
): Finding {
  const held = roleFinding(index, rubric.title);
  if (held.level === 'missing') return found;
  const ofTitle = tokenize(rubric.rubric.title);
  const subject = subjectOf(text, ofTitle);
  if (held.level !== 'met') {
    const named = held.roles.filter((role) => namesOneOf(index.read.roles[role]?.title ?? '', subject));
    const saidByTitles = subject.filter((token) =>
      named.some((role) => namesOneOf(index.read.roles[role]?.title ?? '', [token])),
    );
    if (found.level !== 'missing' || named.length === 0 || lacksThing(index, text, saidByTitles))
      return found;
    return { level: 'partial', line: titleLine(index, latestOf(index, named)), roles: named };
  }
  const named = saidByTitlesOf(index, held.roles, text, subject, rubric.title, ofTitle);
  if (
    found.level === 'missing' &&
    named.length === 0 &&
    !OR_ANY_EMPLOYER.test(text.statement) &&
    lacksThing(index, text, named, isNameOfThing(text.statement))
  )
    return found;
  const roles = unionOf(held.roles, found.roles);
  const told = found.roles.length > 0 ? index.read.document.lines[found.line] : undefined;
  const line = told === undefined || mayHaveReservation(told) ? held.line : found.line;
  // What the job's title adds to the trade is not told by the trade.
  const lacksAddition = subject.some((token) => isNamed(token, ofTitle) && !named.includes(token));
  // "On the tools" says nothing but that it is work.
  const saysEnough =
    named.length === subject.length ||
    namesAnAlternative(requirement.text, subject, named) ||
    (!lacksAddition && named.length > 0 && (found.level !== 'missing' || named.length * 2 >= subject.length));
  const isMet = saysEnough && (found.level !== 'missing' || !lacksThing(index, text, named));
  return { level: isMet ? 'met' : 'partial', line, roles };
}

/**
 * The roles that prove how long. Where the words were found beside no role (an interest, a prize), those near the job count; roles near
 * the job whose titles say what was done count in any case, as hardly anyone tells the same of each post.
 */
export function withRolesForYears(
  index: ResumeIndex,
  { text, rule }: CompiledRequirement,
  rubric: RubricContext,
  finding: Finding,
): Finding {
  const line = index.read.document.lines[finding.line];
  if (finding.level === 'missing' || line === undefined) return finding;
  const relations = relationsTo(index, rubric.title);
  const near = (...accepted: TitleRelation[]): number[] =>
    relations.flatMap((relation, role) => (accepted.includes(relation) ? [role] : []));
  const subject = subjectOf(text, tokenize(rubric.rubric.title));
  if (finding.roles.length > 0) {
    // Whoever asks for a role by its name wants that one.
    if (rule.kind !== 'skill') return finding;
    const telling = near('exact', 'equivalent', 'adjacent').filter((role) =>
      namesOneOf(index.read.roles[role]?.title ?? '', subject),
    );
    return { ...finding, roles: unionOf(finding.roles, telling) };
  }
  const roles = near('exact', 'equivalent');
  if (roles.length === 0 || statedYearsIn(index, line, line.text) !== null) return finding;
  const isWork = index.standing[finding.line] === 'work';
  return { ...finding, line: isWork ? finding.line : titleLine(index, latestOf(index, roles)), roles };
}

/**
 * The line that states more years of the same than the dates of the roles prove: "Accountant with 6 years of experience" above a career of
 * which only the latest post is told.
 */
export function withClaimOfYears(
  index: ResumeIndex,
  { text }: CompiledRequirement,
  rubric: RubricContext,
  finding: Finding,
): Finding {
  if (finding.level !== 'met' || finding.roles.length === 0) return finding;
  const claim = lineOfClaim(index, text, rubric, finding);
  return claim === finding.line ? finding : { ...finding, line: claim };
}

/** The line that states most years of the same, where those are more than a finding's roles have to do with; else its own line. */
export function lineOfClaim(
  index: ResumeIndex,
  text: CompiledText,
  rubric: RubricContext,
  finding: Finding,
): number {
  const quoted = index.read.document.lines[finding.line];
  if (quoted === undefined) return finding.line;
  let most = Math.max(
    yearsBetweenDates(index, finding.roles, rubric.year),
    statedYearsIn(index, quoted, quoted.text) ?? 0,
  );
  const ofTitle = tokenize(rubric.rubric.title);
  const subject = subjectOf(text, ofTitle);
  // Where any experience will do, it is one in the job that is claimed.
  const isOfSame = ({ tokens }: Line) =>
    subject.length > 0
      ? subject.every((token) => isNamed(token, tokens))
      : ofTitle.some((token) => isNamed(token, tokens));
  let claim = finding.line;
  for (const [at, line] of index.read.document.lines.entries()) {
    if (index.standing[at] !== 'claim' || line.isHeading) continue;
    const years = statedYearsIn(index, line, line.text) ?? 0;
    if (years <= most || !isOfSame(line)) continue;
    most = years;
    claim = at;
  }
  return claim;
}

/** Years that some roles have to do with, the first and not the last of each: near enough to tell which of two lines says more. */
export function yearsBetweenDates(index: ResumeIndex, roles: readonly number[], today: number): number {
  const years = new Set<number>();
  for (const role of roles) {
    const { start = null, end = null } = index.read.roles[role] ?? {};
    if (start === null) continue;
    const last = end === 'present' ? today : Number((end ?? start).slice(0, 4));
    for (let year = Number(start.slice(0, 4)); year < Math.min(last, today); year++) years.add(year);
  }
  return years.size;
}
