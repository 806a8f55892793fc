import { anyOf } from '../../../text/alternatives.ts';
import { matchesOf } from '../../../text/matches.ts';
import { foldInPlace } from '../text/tokens.ts';
import { wordSet } from '../text/word-set.ts';
import {
  type Holding,
  hasWordsOfHolding,
  holdingSaid,
  mayHaveWordsOfHolding,
  mayTellHolding,
  withoutGained,
} from '../text/words-of-holding.ts';
import type { Line, PapersNotHeld, SectionKind, Span, TermHit, TermKind } from '../types.ts';
import { holdingByDate, mayTellDate } from './dates-of-papers.ts';
import { isDegreeName } from './degree-names.ts';

const PAPERS: ReadonlySet<TermKind> = new Set(['certificate', 'degree']);
/** Where papers stand that the vocabulary does not know. */
const OF_PAPERS: ReadonlySet<SectionKind> = new Set(['education', 'certificates']);
/** Where the titles are those of work. */
const OF_WORK: ReadonlySet<SectionKind> = new Set(['experience', 'projects', 'volunteering']);
/** A line with one of these speaks of a paper, whatever the vocabulary makes of it. */
const WORD_OF_PAPERS = anyOf(
  /regist|licen[cs]|approbation|zertifikat|certifi|diplom|ausbildung|apprentice|examen|\bexams?\b/,
  /fuhrerschein|fahrerlaubnis|ausweis|\bpermis\b|rijbewijs|\bcarnet?\b|\bpermiso\b|opleiding|colegiad/,
  /cedula|zulassung|lizenz|schein\b|titulo\b|brevet|attest|clearance|inscription|studium|\bielts\b/,
  /\btoe(?:fl|ic)\b|\bd[ea]lf\b|\bdele\b|\btelc\b|goethe|testdaf|cambridge/,
);

/** Said at work of pupils and trainees, not of oneself. */
const PREPARING_OTHERS =
  /\b(?:vorbereitung auf|preparation (?:au|aux|a la|a l|de)\b|preparando|pendientes? del?|preparing)/;

/** What tells of a paper that the vocabulary does not know is a line of a list. */
const MAX_LABEL = 120;

const CLAUSE_END = /[,;|•()]|:(?=\s|$)|\s[–—-]\s|(?<=[a-z\d]{3})\.\s/g;

/** The clauses of a folded line, each on a line. */
function inClauses(folded: string): string {
  return folded
    .split(CLAUSE_END)
    .map((clause) => clause.trim())
    .join('\n');
}

const NONE: PapersNotHeld = { notHeld: [], underWay: [] };

function isPaper({ term }: TermHit): boolean {
  return PAPERS.has(term.kind);
}

interface Clause extends Span {
  text: string;
  hasPaper: boolean;
  holding: Holding | null;
  /** Of nothing but how a paper is held, so that it is said of another clause ("exam failed", "since 2019"). */
  isBare: boolean;
  /** Behind a semicolon and of something else by its own name ("PMP; Azure exam booked"). */
  isApart: boolean;
}

/**
 * What a line says of the papers in it: each is judged by its clause and those behind it that name no other ("PMP, exam failed"; "OSHA 10
 * (OSHA 30 scheduled)").
 *
 * @param asOf `YYYY-MM`: the month of today, where it is known
 */
export function papersNotHeld(line: Line, hits: readonly TermHit[], asOf: string | null): PapersNotHeld {
  const isSpoken = mayTellHolding(line);
  const isOfPapers = OF_PAPERS.has(line.section) || hits.some(isPaper);
  const mayBeDated = asOf !== null && isOfPapers && mayTellDate(line, asOf);
  if (!isSpoken && !mayBeDated) return NONE;
  if (!isOfPapers && (OF_WORK.has(line.section) || line.text.length > MAX_LABEL)) return NONE;
  const folded = foldInPlace(line.text);
  const mayBeSaid = isSpoken && mayHaveWordsOfHolding(folded) && hasWordsOfHolding(inClauses(folded));
  if (!mayBeDated && !mayBeSaid) return NONE;
  if (!isOfPapers && !WORD_OF_PAPERS.test(folded)) return NONE;
  if (OF_WORK.has(line.section) && PREPARING_OTHERS.test(folded)) return NONE;
  const papers = hits.filter(isPaper);
  const titles = hits.filter(({ term }) => term.kind === 'title' && !OF_WORK.has(line.section));
  const found: { notHeld: Span[]; underWay: Span[] } = { notHeld: [], underWay: [] };
  for (const group of groupsOf(clausesOf(line, folded, papers.length === 0 ? titles : papers))) {
    const said = group.map(({ text }) => text).join('\n');
    const hasDegree = papers.some(
      (hit) => hit.term.kind === 'degree' && isDegree(line, hit) && group.some((clause) => isIn(hit, clause)),
    );
    const holding =
      (mayBeSaid ? holdingSaid(said)?.holding : null) ??
      (mayBeDated ? holdingByDate(said, asOf, hasDegree) : null);
    // What is said behind a paper goes back to it; what stands behind that is another thing.
    const last =
      group.findLast((clause) => clause.holding !== null || clause.isBare || clause.hasPaper) ?? group.at(-1);
    const [first] = group;
    if (holding === null || first === undefined || last === undefined) continue;
    const span = { start: first.start, end: last.end };
    if (holding === 'not_held') found.notHeld.push(span);
    else found.underWay.push(span);
  }
  return found;
}

/** A licence is one in French alone. */
function isDegree({ text, start }: Line, hit: TermHit): boolean {
  return isDegreeName(text, { start: hit.start - start, end: hit.end - start });
}

function isIn(hit: Span, clause: Span): boolean {
  return hit.start >= clause.start && hit.start < clause.end;
}

function clausesOf(line: Line, folded: string, papers: readonly TermHit[]): Clause[] {
  const clauses: Clause[] = [];
  let from = 0;
  let sign = '';
  const push = (to: number): void => {
    const text = folded.slice(from, to).trim();
    if (text === '') return;
    const span = { start: line.start + from, end: line.start + to };
    const { said, ...read } = readClause(text);
    const at = span.start + folded.slice(from, to).search(/\S/);
    // "Without a diploma" names none.
    const hasPaper = papers.some(
      (hit) =>
        isIn(hit, span) && !(said !== null && hit.start >= at + said.start && hit.end <= at + said.end),
    );
    const isApart = sign.startsWith(';') && said !== null && namesAnother(text, said);
    clauses.push({ ...span, text, hasPaper, isApart, ...read });
  };
  for (const { index, 0: found } of matchesOf(folded, CLAUSE_END)) {
    push(index);
    from = index + found.length;
    sign = found;
  }
  push(folded.length);
  return clauses;
}

/** Words that say no more than how a paper is held, and when. */
const BARE = wordSet(
  'exam exams examination test tests assessment attempt resit retake result results application course part parts study studies training ' +
    'licence license registration registered membership certificate certification degree diploma status currently still now yet was were has had ' +
    'have been is are got then the and but since until till from for after before due because last this next year years month months time first second ' +
    'third january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov ' +
    'dec spring summer autumn fall winter early mid late end not started began begun sat took taken ' +
    'derzeit aktuell zurzeit momentan gerade prufung abschlussprufung dann kurs lehrgang besucht seit bis wegen nach von vom der die das den dem wurde wird ist war noch nicht jahr jahre ' +
    'januar februar marz mai juni juli oktober dezember fruhjahr sommer herbst ' +
    'examen puis depuis dans par pour une est ete sont annee janvier fevrier mars avril juin juillet aout septembre octobre novembre decembre formation etudes ' +
    'luego desde hasta por del los las curso esta fue enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre ' +
    'renewal revalidation recertification verlangerung renouvellement renovacion verlenging ' +
    'daarna sinds tot van het een jaar jaren tweede derde eerste maart augustus cursus toets toegekend',
);
/** Whose outcome is the paper's. */
const EXAM =
  /\b(?:exams?|tests?|prufung|abschlussprufung|examen|examination|registration|licen[cs]e|toets)\b/;
/** What it is said of stands behind it. */
const SAID_OF_NEXT = anyOf(
  /\b(?:for|towards?|met|auf|cursando|estudiando|preparando|sacando(?:me|se)?|studying)$/,
  /^(?:booked|scheduled|planned|geplant|gebucht|prevue?|previst[oa]|planead[oa]|gepland)$/,
);

function readClause(text: string): Pick<Clause, 'holding' | 'isBare'> & { said: Span | null } {
  const said = holdingSaid(text);
  if (said === null) return { holding: null, isBare: !hasContent(withoutGained(text)), said };
  const [before, found, behind] = [
    text.slice(0, said.start),
    text.slice(said.start, said.end),
    text.slice(said.end),
  ];
  const isOwn = hasContent(before) || (SAID_OF_NEXT.test(found) && hasContent(behind));
  return { holding: said.holding, isBare: !isOwn || EXAM.test(text), said };
}

const SMALL = wordSet('in of on at by to is as it my no or be so up if we an am');

function namesAnother(text: string, { start, end }: Span): boolean {
  const rest = `${text.slice(0, start)} ${text.slice(end)}`;
  return (rest.match(/\b[a-z][a-z\d]+/g) ?? []).some((word) => !BARE.has(word) && !SMALL.has(word));
}

/** A word, or a code such as "L3" or "C1"; "Q1" tells when. */
const CONTENT = /\b[a-z][a-z\d]{2,}|\b(?![qh]\d)[a-z]{1,2}\d/g;

function hasContent(text: string): boolean {
  return (text.match(CONTENT) ?? []).some((word) => !BARE.has(word));
}

/** A paper begins a group, and so does what is told of another thing; what stands bare goes with what is before it, or leads to the first paper. */
function groupsOf(clauses: readonly Clause[]): Clause[][] {
  const groups: Clause[][] = [];
  for (const clause of clauses) {
    const group = groups.at(-1);
    if (group === undefined || beginsGroup(group, clause)) groups.push([clause]);
    else group.push(clause);
  }
  return groups;
}

function beginsGroup(group: readonly Clause[], clause: Clause): boolean {
  if (clause.isBare && !clause.hasPaper && !clause.isApart) return false;
  // "Expired; renewed as …"
  if (!clause.hasPaper && withoutGained(clause.text).startsWith(' ')) return false;
  const isAllBare = group.every(({ isBare, hasPaper }) => isBare && !hasPaper);
  if (isAllBare) return false;
  // "C95 expired, driver card held": each is told of itself.
  return clause.hasPaper || clause.holding !== null || group.some(({ holding }) => holding !== null);
}
