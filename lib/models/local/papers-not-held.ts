import { foldInPlace } from './tokens.ts';
import type { Line, PapersNotHeld, SectionKind, Span, TermHit, TermKind } from './types.ts';
import { WordGate } from './word-gate.ts';

/** What a resume names and says that it is not held: no longer, not after all, or not yet. */
const NOT_HELD = new RegExp(
  [
    /\b(?:expired|lapsed|revoked|surrendered|struck off|no longer (?:valid|held|current|registered|licen[cs]ed|certified)|out of date|abgelaufen\w*|entzogen|perimee?s?|caducad[oa]s?|vencid[oa]s?|verlopen)\b/,
    /\b(?:exam|exams|test|tests|assessment|attempt|resit|paper|papers) failed\b|\bfailed(?= (?:in )?(?:the |my |an? )?(?:exam|test|assessment|first|second|20\d\d|once|twice)\b|$)/,
    /\b(?:not passed|did not pass|didn't pass|nicht bestanden|durchgefallen|no aprobad[oa]|non reussie?|niet (?:behaald|geslaagd))\b/,
    /\b(?:booked|scheduled|planned|geplant|prevue?|previst[oa]|planead[oa]|gepland)(?= (?:for|in|next|on|fur|im|en|para|voor|pour|q[1-4]|20\d\d)\b|$)/,
    /\bto be (?:taken|sat|booked|started|completed|done|obtained|renewed)\b/,
    /\b(?:starts|starting|begins|beginning)(?= (?:in |on )?(?:next |[a-z]+ )?20\d\d\b| next\b)/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gm',
);

/** What is begun and not ended, or asked for and not granted. */
const UNDER_WAY = new RegExp(
  [
    /\b(?:pending|applied for|application (?:submitted|sent|made|filed|in process|under way|in review)|awaiting (?:decision|result|results|registration|approval|outcome|confirmation)|results? awaited|beantragt|en tramite|aangevraagd|demande en cours)\b/,
    /\b(?:(?:studying|currently studying|now studying)(?= (?:for|towards?|an?|the|cilex|acca|cima|aat|aca|icaew|cipd|cips|cfa|cpa|pmp|ccna|cissp|nvq|level|ba|bsc|beng|ma|msc|mba|phd|bachelor|master|degree)\b)|working towards?|in progress|candidate(?! of)|part[- ]qualified)\b|\b(?:ongoing|laufend|en curso|en cours|lopend)$/,
    /\b(?:expected|anticipated|graduating|finishing|completing|voraussichtlich|prevu pour|verwacht)(?= (?:in |by )?(?:[a-z]+ )?20\d\d\b)/,
    /\bfinal[- ]year(?! (?:projects?|dissertation|thesis|modules?|prize|award|paper|students)\b)|\b(?:penultimate|first|second|third|fourth)[- ]year(?= student\b|$)/,
    /\b(?:registered as (?:an? )?student|student (?:member|registration)|als student)\b/,
    /\b(?:dropped out|not (?:completed|finished)|unfinished|incomplete|discontinued|without graduating|abgebrochen\w*|abandonne\w*|sin terminar|niet afgerond)\b/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gm',
);

/** What was failed or has run out may have been gained since. */
const GAINED =
  /(?<!\b(?:not|nicht|parts|papers|exams|modules|levels) )\b(?:passed|renewed|reinstated|restored|obtained|awarded|achieved|gained|bestanden|erneuert|verlangert|obtenue?|reussie?|renovad[oa]|obtenid[oa]|aprobad[oa]|behaald|geslaagd|verlengd)\b/;

const GATE = new WordGate([NOT_HELD, UNDER_WAY]);

const PAPERS: ReadonlySet<TermKind> = new Set(['certificate', 'degree']);
/** Where papers stand that the vocabulary does not know. */
const OF_PAPERS: ReadonlySet<SectionKind> = new Set(['education', 'certificates']);

const CLAUSE_END = /[,;|•()]|:(?=\s|$)|\s[–—-]\s/g;

const NONE: PapersNotHeld = { notHeld: [], underWay: [] };

interface Clause extends Span {
  text: string;
  hasPaper: boolean;
}

/**
 * What a line says of the papers in it: each is judged by its clause and those behind it that name no other ("PMP, exam failed"; "OSHA 10
 * (OSHA 30 scheduled)").
 */
export function papersNotHeld(line: Line, hits: readonly TermHit[]): PapersNotHeld {
  const papers = hits.filter(({ term }) => PAPERS.has(term.kind));
  if (papers.length === 0 && !OF_PAPERS.has(line.section)) return NONE;
  const folded = foldInPlace(line.text);
  if (GATE.open(folded) === 0) return NONE;
  const found: { notHeld: Span[]; underWay: Span[] } = { notHeld: [], underWay: [] };
  for (const group of groupsOf(clausesOf(line, folded, papers))) {
    const [first, last] = [group[0], group.at(-1)];
    if (first === undefined || last === undefined) continue;
    const said = group.map(({ text }) => text).join('\n');
    const isHeld = GAINED.test(said.replace(NOT_HELD, ' ').replace(UNDER_WAY, ' '));
    if (isHeld) continue;
    const span = { start: first.start, end: last.end };
    if (said.search(NOT_HELD) >= 0) found.notHeld.push(span);
    else if (said.search(UNDER_WAY) >= 0) found.underWay.push(span);
  }
  return found;
}

function clausesOf(line: Line, folded: string, papers: readonly TermHit[]): Clause[] {
  const clauses: Clause[] = [];
  let from = 0;
  const push = (to: number): void => {
    const text = folded.slice(from, to).trim();
    const [start, end] = [line.start + from, line.start + to];
    const hasPaper = papers.some((hit) => hit.start >= start && hit.start < end);
    if (text !== '') clauses.push({ start, end, text, hasPaper });
  };
  for (const { index, 0: sign } of folded.matchAll(CLAUSE_END)) {
    push(index);
    from = index + sign.length;
  }
  push(folded.length);
  return clauses;
}

/** A paper begins a group; what stands before the first one is said of it, and of a line without a known one all is one group. */
function groupsOf(clauses: readonly Clause[]): Clause[][] {
  const groups: Clause[][] = [];
  for (const clause of clauses) {
    const group = groups.at(-1);
    const isAnother = clause.hasPaper && group?.some(({ hasPaper }) => hasPaper) === true;
    if (group === undefined || isAnother) groups.push([clause]);
    else group.push(clause);
  }
  return groups;
}
