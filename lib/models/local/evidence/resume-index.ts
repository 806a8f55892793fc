import { isDigit } from '../../../text/characters.ts';
import type { TitleRelation } from '../../model.ts';
import { seniorityRank } from '../../seniority.ts';
import { MONTH_BY_NAME, UNTIL_WORDS } from '../text/calendar-words.ts';
import { isFillerWord } from '../text/filler-words.ts';
import { foldInPlace } from '../text/tokens.ts';
import { Wordings } from '../text/wordings.ts';
import { HeldTitle, relateTitles, type WantedTitle } from '../titles/title-relation.ts';
import type { Line, ResumeRead, SectionKind, Span, Term, TermKind, Token } from '../types.ts';
import { headingKind } from '../vocabulary/headings.ts';
import { type SoughtWords, stemLikeness } from './sought-words.ts';

/** How a line shows something: in work done, in training, or as a claim. */
export type LineStanding = 'work' | 'training' | 'claim' | 'none';

/** A resume prepared for looking up what a rubric seeks: built once, in time linear in its length. */
export interface ResumeIndex {
  read: ResumeRead;
  /** What was taken out of it: it proves nothing, though it is not denied either. In the order of the text. */
  unproving: readonly Span[];
  /** The titles of the roles, in their order. */
  titles: readonly HeldTitle[];
  /** How the titles relate to those wanted that were asked for so far. */
  relations: Map<WantedTitle, readonly TitleRelation[]>;
  /** By line: what its section says about it; `none` for lines that are no evidence. */
  standing: readonly LineStanding[];
  /** By line: the roles it tells of, as indexes into `read.roles`. */
  rolesOfLine: readonly (readonly number[])[];
  /** By a stem that is sought: the lines that say it or a word derived from it, in order; negated words are left out. */
  words: ReadonlyMap<string, readonly WordOnLine[]>;
  /** By kind and name of a term that is sought. */
  terms: ReadonlyMap<TermKind, ReadonlyMap<string, TermLines>>;
  /** Lines that name studies: their subjects are no traits ("BA Visual Communication"). */
  studies: ReadonlySet<number>;
  /** Degrees, certificates and languages named anywhere, by kind. */
  credentials: ReadonlyMap<TermKind, readonly TermMention[]>;
}

/** How much of a word a line shows: 1 where it says the word itself. */
export interface WordOnLine {
  line: number;
  value: number;
}

/** Lines, in order, on which a term is named, implied, or only one related to it is named. */
export interface TermLines {
  named: number[];
  implying: number[];
  related: number[];
}

export interface TermMention {
  term: Term;
  line: number;
  start: number;
  end: number;
  /** A paper that is begun or asked for. */
  isUnderWay: boolean;
}

/** Prepares a resume that was read for what is sought in it. */
export function indexResume(read: ResumeRead, sought: SoughtWords): ResumeIndex {
  const rolesOfLine = rolesByLine(read);
  const standing = read.document.lines.map((line, index) => standingOf(line, rolesOfLine[index] ?? []));
  const credentials = credentialsIn(read, standing);
  const degrees = credentials.get('degree') ?? [];
  return {
    read,
    unproving: [],
    studies: new Set(degrees.flatMap(({ line }) => (standing[line] === 'training' ? [line] : []))),
    titles: read.roles.map(({ title, family, profile }) => new HeldTitle(title, family, profile)),
    relations: new Map(),
    standing,
    rolesOfLine,
    words: indexWords(read, standing, sought),
    terms: indexTerms(read, standing, sought.terms),
    credentials,
  };
}

/** A resume in which what some spans say proves nothing, though it is not denied either. */
export function withoutSpans(index: ResumeIndex, sought: SoughtWords, spans: readonly Span[]): ResumeIndex {
  const { read, standing } = index;
  const ordered = [...index.unproving, ...spans].sort((left, right) => left.start - right.start);
  let next = 0;
  // Both are in the order of the text.
  const hits = read.hits.filter(({ hit }) => {
    while ((ordered[next]?.end ?? Number.POSITIVE_INFINITY) <= hit.start) next++;
    const span = ordered[next];
    return span === undefined || !isWithin(hit, span);
  });
  const negated = [...read.negated, ...ordered];
  return {
    ...index,
    unproving: ordered,
    words: indexWords({ ...read, negated }, standing, sought),
    terms: indexTerms({ ...read, hits }, standing, sought.terms),
  };
}

/** The same, without the papers that stand in the spans. */
export function withoutPapers(index: ResumeIndex, sought: SoughtWords, spans: readonly Span[]): ResumeIndex {
  const isLeft = (mention: TermMention) => !spans.some((span) => isWithin(mention, span));
  const credentials = new Map(
    [...index.credentials].map(([kind, mentions]) => [kind, mentions.filter(isLeft)] as const),
  );
  return { ...withoutSpans(index, sought, spans), credentials };
}

/** How the titles of the roles relate to a wanted one, in their order; remembered, as several requirements ask for one. */
export function relationsTo(index: ResumeIndex, wanted: WantedTitle): readonly TitleRelation[] {
  const known = index.relations.get(wanted);
  if (known !== undefined) return known;
  const relations = index.titles.map((title) => relateTitles(wanted, title));
  index.relations.set(wanted, relations);
  return relations;
}

const NO_ROLES: readonly number[] = [];

function rolesByLine(read: ResumeRead): (readonly number[])[] {
  const roles: (readonly number[])[] = read.document.lines.map(() => NO_ROLES);
  for (const [roleIndex, role] of read.roles.entries()) {
    for (const line of role.lines) {
      const others = roles[line] ?? NO_ROLES;
      roles[line] = others.length === 0 ? [roleIndex] : [...others, roleIndex];
    }
  }
  return roles;
}

function standingOf(line: Line, roles: readonly number[]): LineStanding {
  if (roles.length > 0) return 'work';
  const isLabel =
    line.isHeading && (line.section === 'education' || headingKind(line.tokens, 'resume') !== null);
  if (isLabel || line.section === 'references' || line.section === 'lacking') return 'none';
  switch (line.section) {
    case 'experience':
    case 'projects':
    case 'volunteering':
      return 'work';
    case 'education':
    case 'certificates':
      return 'training';
    default:
      return 'claim';
  }
}

/** What a line tells of: its role, or the section that it is a claim of. */
export function placeOf(index: ResumeIndex, line: number): number | SectionKind | undefined {
  return index.rolesOfLine[line]?.[0] ?? index.read.document.lines[line]?.section;
}

/** Walks the negated spans beside the tokens, both in reading order. */
function negationTest(read: ResumeRead): (token: Token) => boolean {
  const spans = [...read.negated].sort((left, right) => left.start - right.start);
  let next = 0;
  return (token) => {
    while (next < spans.length && (spans[next]?.end ?? 0) <= token.start) next++;
    const span = spans[next];
    return span !== undefined && span.start <= token.start;
  };
}

/** Of dates, not of presenting something. */
const PRESENT = 'present';

function endsDates(before: Token | undefined): boolean {
  return (
    before !== undefined &&
    (isDigit(before.norm.charCodeAt(0)) || UNTIL_WORDS.has(before.norm) || MONTH_BY_NAME.has(before.norm))
  );
}

/** Languages that write several words as one. */
const WITH_COMPOUNDS: ReadonlySet<string> = new Set(['de', 'nl']);
/** Headings of theirs: a terse resume has no small words, by which it would be told from a list of English keywords. */
const THEIR_HEADING =
  /^(?:lebenslauf|(?:beruflicher )?werdegang|beruf(?:serfahrung|spraxis)|ausbildung|schul(?:e|bildung)|kenntnisse|weiterbildung\w{0,3}|sprachen|werkervaring|opleiding\w{0,3}|vaardigheden)\b/;

function writesCompounds({ document }: ResumeRead): boolean {
  return (
    WITH_COMPOUNDS.has(document.language) ||
    document.lines.some(({ text, isHeading }) => isHeading && THEIR_HEADING.test(text.toLowerCase()))
  );
}

function indexWords(
  read: ResumeRead,
  standing: readonly LineStanding[],
  sought: SoughtWords,
): ReadonlyMap<string, readonly WordOnLine[]> {
  const words = new Map<string, WordOnLine[]>();
  const isNegated = negationTest(read);
  const isOfCompounds = writesCompounds(read);
  for (const [index, line] of read.document.lines.entries()) {
    if (standing[index] === 'none') continue;
    const said: string[] = [];
    for (const [at, token] of line.tokens.entries()) {
      const numbered = numberedWord(token, line.tokens[at + 1]);
      if (numbered !== null && sought.alike(numbered)?.includes(numbered) === true && !isNegated(token))
        addWord(words, numbered, index, 1);
      const own = sought.alike(token.stem);
      const standard = own === undefined ? standardIn(token.norm) : undefined;
      const word = standard ?? token.stem;
      const stems = standard === undefined ? own : sought.alike(standard);
      if ((stems === undefined && !isOfCompounds) || isNegated(token) || isFillerWord(token.norm)) continue;
      if (token.norm === PRESENT && endsDates(line.tokens[at - 1])) continue;
      for (const stem of stems ?? []) addWord(words, stem, index, stemLikeness(stem, word));
      if (isOfCompounds) said.push(token.norm);
    }
    if (said.length === 0) continue;
    for (const [stem, value] of sought.compounds.shownBy(said)) addWord(words, stem, index, value);
  }
  return words;
}

/** "BS5839" and "5839-1" name the standard "BS 5839". */
const STANDARD = /^(?:[a-z]{2,5})?(\d{3,5})(?:-\d{1,2})?$/;

function standardIn(norm: string): string | undefined {
  return isDigit(norm.charCodeAt(norm.length - 1)) ? STANDARD.exec(norm)?.[1] : undefined;
}

/** "PIP 2" is "PIP2", and the other way round it names the "PIP". */
function numberedWord({ norm, end }: Token, next: Token | undefined): string | null {
  const isNumber =
    next !== undefined && next.norm.length <= 2 && next.start - end === 1 && /^\d{1,2}$/.test(next.norm);
  if (isNumber) return norm.length <= MAX_NUMBERED && /^[a-z]{2,}$/.test(norm) ? norm + next.norm : null;
  return isDigit(norm.charCodeAt(norm.length - 1)) ? (/^([a-z]{2,5})\d{1,2}$/.exec(norm)?.[1] ?? null) : null;
}

const MAX_NUMBERED = 5;

function addWord(words: Map<string, WordOnLine[]>, stem: string, line: number, value: number): void {
  if (value === 0) return;
  const known = words.get(stem);
  const last = known?.at(-1);
  if (known === undefined) words.set(stem, [{ line, value }]);
  else if (last?.line !== line) known.push({ line, value });
  else if (last.value < value) last.value = value;
}

function indexTerms(
  read: ResumeRead,
  standing: readonly LineStanding[],
  sought: SoughtWords['terms'],
): ReadonlyMap<TermKind, ReadonlyMap<string, TermLines>> {
  const terms = new Map<TermKind, Map<string, TermLines>>();
  for (const kind of sought.keys()) terms.set(kind, new Map());
  const isDenied = denialTest(read);
  /** A paper shows in part the skill that it is of, as "Green Belt" does Six Sigma: it was learned. */
  const addLearned = (name: string, line: number, paper: Span): void => {
    const skills = terms.get('skill');
    if (skills === undefined || sought.get('skill')?.has(name) !== true || isDenied('skill', name)) return;
    if (!isPaperUnderWay(read, line, paper)) addLine(linesOf(skills, name).related, line);
  };
  for (const { line, hit } of read.hits) {
    const { term } = hit;
    const names = sought.get(term.kind);
    const found = terms.get(term.kind);
    if (names === undefined || found === undefined || standing[line] === 'none') continue;
    if (names.has(term.name)) addLine(linesOf(found, term.name).named, line);
    for (const name of term.implies ?? []) {
      if (names.has(name) && !isDenied(term.kind, name)) addLine(linesOf(found, name).implying, line);
      else if (term.kind === 'certificate') addLearned(name, line, hit);
    }
    for (const name of term.related ?? []) {
      if (names.has(name) && !isDenied(term.kind, name)) addLine(linesOf(found, name).related, line);
    }
  }
  const led = terms.get('soft_skill');
  if (
    led !== undefined &&
    sought.get('soft_skill')?.has(LEADERSHIP) === true &&
    !isDenied('soft_skill', LEADERSHIP)
  )
    for (const line of linesOfLeaders(read, standing)) addLine(linesOf(led, LEADERSHIP).implying, line);
  return terms;
}

/** The vocabulary's name for leading people. */
export const LEADERSHIP = 'Leadership';
/** These lead in a matter, and people or not. */
const OF_A_MATTER = /\b(?:principal|staff|chief|lead)\b/i;

/** "Led the sales team of eight", "ran the kitchen brigade". */
const LED_TEAM =
  /\b(?:led|leads?|leading|managed?|manages|managing|supervis(?:e|es|ed|ing)|r[au]n|runs|running|head(?:s|ed|ing)?) (?:(?:the|an?|my|our) )?(?:(?!(?:of|and|or|in|for|with|by|to)\b)[\p{L}-]+ ){0,2}(?:teams?|crews?|brigades?|squads?)\b/iu;

/** The same, as others say it: "ein Team von 8 Personen geführt", "encadré une équipe". On folded text. */
const LED_ELSEWHERE = new Wordings(
  /\b(?:teams?|mannschaft|abteilung|brigade|kuchenteam|mitarbeiter|mitarbeiterinnen|personen|mitarbeitern)\b[^.;,]{0,40}\b(?:gefuhrt|geleitet|angeleitet)\b/,
  /\b(?:fuhrte|leitete|fuhrung|leitung|leite|leiten|fuhre)(?: (?:von|der|des|eines|einer|ein|eine|das|die|meines|unseres|fachliche|disziplinarische)){0,2}(?: [a-z]{2,20})? (?:teams?|mannschaft|mitarbeiter|mitarbeitern|mitarbeiterinnen|brigade|personen)\b/,
  /\b(?:personalverantwortung|fuhrungsverantwortung|verantwortlich fur \d{1,4} (?:mitarbeiter|mitarbeiterinnen|personen))\b/,
  /\b(?:encadre|encadrer|encadree?|encadrant|encadrement|manage|manager|dirige|diriger|anime|animer|management|direction) (?:d'|l'|de |des |une |un |mon |notre |les ){0,2}(?:equipes?|brigade|\d{1,4} (?:personnes|collaborateurs|salaries|employes))\b/,
  /\b(?:dirigi|dirigir|dirijo|dirigiendo|lidere|lidero|liderar|liderando|liderazgo|gestion|gestione|gestionar|supervise|supervisar|direccion) (?:de |del |a |al |un |una |el |mi |los ){0,2}(?:equipos?|brigada|\d{1,4} (?:personas|empleados|trabajadores))\b/,
  /\b(?:encadre|encadrer|encadree?|encadrant|encadrement|tutorat) (?:d'|de |des |une? |deux |trois |quatre |\d{1,3} |les |mes |mon ){0,3}(?:apprentie?s?|commis|stagiaires?|alternante?s?|vendeu(?:rs?|ses?)|technicien(?:ne)?s?|ouvriers?|compagnons?|agents?|aides?|operat(?:eurs?|rices?)|serveu(?:rs?|ses?)|conseillere?s?|assistante?s?|comptables?|chauffeurs?|monteurs?)\b/,
  /\b(?:llevo|llevaba|llevando|coordino|coordinaba|coordine|coordinar|coordinando|coordinacion|superviso|supervisaba|supervision|lidere|dirijo|dirigia) (?:de |a )?(?:un |una |dos |tres |cuatro |cinco |\d{1,3} |los |las |mis ){0,2}(?:equipos?|peon(?:es)?|ayudantes?|aprendi(?:z|ces)|operari[oa]s?|camarer[oa]s?|cociner[oa]s?|dependient[ae]s?|tecnic[oa]s?|oficiales?|auxiliares?|conductor(?:es)?|comerciales|administrativ[oa]s?|personas|trabajador(?:es)?|mozos?)\b/,
  /\b(?:equipos?|personas|trabajadores|empleados|operarios|tecnicos|gente|peones|ayudantes|camareros|cocineros|comerciales|dependientas) a (?:mi )?cargo\b/,
  /\b(?:leiding (?:gegeven )?aan|leidde|aansturen van|aansturing van|stuurde) (?:een |het |mijn )?(?:[a-z]{2,20} )?(?:team|ploeg|\d{1,4} (?:medewerkers|mensen|personen))\b/,
);

/** "I lead three fundraisers", "in charge of five PSWs": people by what they do. On folded text. */
const LED_PEOPLE = new Wordings(
  /\b(?:led|leads?|leading|managed?|manages|managing|supervis(?:e|es|ed|ing)|oversees?|oversaw|overseeing|line manag(?:e|es|ed|ing)|line manager (?:of|for|to)|(?:charge of|responsible for)(?= (?:up to |over |around |about |a team of |all )?(?:\d|two |three |four |five |six |seven |eight |nine |ten ))) (?:(?:the|my|our|all|up to|over|around|about|some) )?(?:(?:\d{1,4}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty) )?(?:(?!(?:of|and|or|in|for|with|by|to)\b)[a-z-]{1,20} ){0,3}(?:staff|employees|colleagues|volunteers|apprentices|trainees|interns|assistants|carers|caregivers|nurses|hcas|psws|cnas|cooks|chefs|waiters|bartenders|baristas|housekeepers|receptionists|teachers|tutors|engineers|developers|technicians|operatives|fundraisers|advis[eo]rs|agents|clerks|cleaners|porters|drivers|fitters|electricians|plumbers|carpenters|welders|mechanics|officers|administrators|analysts|designers|supervisors|paralegals|bookkeepers|accountants|workers|labourers|laborers|guards|direct reports)\b(?! ?')/,
);

/** One of these stands in all of them. */
const SOME_TEAM =
  /team|[eé]quip|mitarbeit|person|brigad|ploeg|mannschaft|abteilung|verantwort|collabor|salari|employ|emplead|trabajador|medewerk|mensen|encadr|tutorat|llev|coordin|supervis|dirij|dirig|lider|a cargo|mi cargo/i;

/** Where a text tells of a team that was led; -1 where it does not. */
function placeOfLeading(line: Line): number {
  const { text } = line;
  const led = LED_TEAM.exec(text);
  if (led !== null) return led.index;
  const people = LED_PEOPLE.mayBeIn(line) ? foldInPlace(text).search(LED_PEOPLE.each) : -1;
  if (people >= 0) return people;
  if (!SOME_TEAM.test(text)) return -1;
  const folded = foldInPlace(text);
  return LED_ELSEWHERE.areIn(folded) ? folded.search(LED_ELSEWHERE.each) : -1;
}

/**
 * The lines with the titles of those who lead people by their post, as a shift supervisor says so by being one, and those that tell of
 * a team that was led.
 */
function linesOfLeaders(read: ResumeRead, standing: readonly LineStanding[]): number[] {
  const { lines } = read.document;
  const titled = read.roles.flatMap(({ title, seniority, titleSpan }) => {
    if (seniorityRank(seniority) < seniorityRank('lead') || OF_A_MATTER.test(title)) return [];
    const line = lines.findIndex(({ start, end }) => start <= titleSpan.start && end >= titleSpan.end);
    return line < 0 ? [] : [line];
  });
  const told = lines.flatMap((line, at) => {
    const { start } = line;
    const led = standing[at] === 'work' ? placeOfLeading(line) : -1;
    const isDenied = read.negated.some((span) => span.start <= start + led && span.end > start + led);
    return led < 0 || isDenied ? [] : [at];
  });
  return [...new Set([...titled, ...told])].sort((one, other) => one - other);
}

function linesOf(terms: Map<string, TermLines>, name: string): TermLines {
  const known = terms.get(name);
  if (known !== undefined) return known;
  const made: TermLines = { named: [], implying: [], related: [] };
  terms.set(name, made);
  return made;
}

/** Lines come in their order. */
function addLine(lines: number[], line: number): void {
  if (lines.at(-1) !== line) lines.push(line);
}

/** Whether what stands at a place of a line names a paper that is still under way. */
export function isPaperUnderWay({ papersNotHeld }: ResumeRead, line: number, named: Span): boolean {
  return papersNotHeld[line]?.underWay.some((span) => isWithin(named, span)) === true;
}

export function isWithin(inner: Span, outer: Span): boolean {
  return inner.start >= outer.start && inner.end <= outer.end;
}

/** Whether a line names a paper that is still under way, beside others or not. */
export function hasPaperUnderWay({ papersNotHeld }: ResumeRead, line: number): boolean {
  return (papersNotHeld[line]?.underWay.length ?? 0) > 0;
}

function credentialsIn(
  read: ResumeRead,
  standing: readonly LineStanding[],
): ReadonlyMap<TermKind, readonly TermMention[]> {
  const mentions = new Map<TermKind, TermMention[]>([
    ['degree', []],
    ['certificate', []],
    ['language', []],
  ]);
  for (const { line, hit } of read.hits) {
    const { term, start, end } = hit;
    const isUnderWay = isPaperUnderWay(read, line, hit);
    if (standing[line] !== 'none') mentions.get(term.kind)?.push({ term, line, start, end, isUnderWay });
  }
  return mentions;
}

/**
 * Whether the resume says that it has not a term: what else is near it does not show it then. The terms denied are read when a
 * term that is sought could be shown so, which few resumes that deny anything come to.
 */
function denialTest(read: ResumeRead): (kind: TermKind, name: string) => boolean {
  if (read.denied.length === 0) return () => false;
  let denied: ReadonlySet<string> | null = null;
  return (kind, name) => {
    denied ??= deniedTerms(read);
    return denied.has(termKey(kind, name));
  };
}

function termKey(kind: TermKind, name: string): string {
  return `${kind}:${name}`;
}

/** One walk over lines and spans. */
function deniedTerms({ document, terms, denied: spans }: ResumeRead): ReadonlySet<string> {
  const denied = new Set<string>();
  let at = 0;
  for (const [index, line] of document.lines.entries()) {
    if ((spans[at]?.start ?? Number.POSITIVE_INFINITY) >= line.end) continue;
    for (const { term, start, end } of terms[index] ?? []) {
      while ((spans[at]?.end ?? Number.POSITIVE_INFINITY) <= start) at++;
      const span = spans[at];
      if (span !== undefined && start >= span.start && end <= span.end) {
        denied.add(termKey(term.kind, term.name));
      }
    }
    while ((spans[at]?.end ?? Number.POSITIVE_INFINITY) <= line.end) at++;
  }
  return denied;
}

/** The line that names a role: its title, and mostly its dates; -1 when there is no such role. */
export function titleLine({ read }: ResumeIndex, roleIndex: number): number {
  const role = read.roles[roleIndex];
  if (role === undefined) return -1;
  const { start, end } = role.titleSpan;
  return read.document.lines.findIndex((line) => line.start <= start && line.end >= end);
}
