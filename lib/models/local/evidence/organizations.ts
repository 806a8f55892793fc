import { anyOf } from '../../../text/alternatives.ts';
import { matchesOf } from '../../../text/matches.ts';
import { foldText } from '../text/tokens.ts';
import { KindGate, WordGate } from '../text/word-gate.ts';
import { wordSet } from '../text/word-set.ts';
import type { Line, ResumeRead, Span, Term, Token } from '../types.ts';
import { isWithin } from './resume-index.ts';
import { type SoughtWords, stemLikeness } from './sought-words.ts';

/** What introduces who employs, teaches, issues, awards or publishes. On folded text. */
const INTRODUCED = new RegExp(
  [
    /\b(?:employed|issued|awarded|published|accredited|certified|organi[sz]ed|hosted|presented) by (?!(?:me|us|myself|popular|the end)\b)/,
    /\bvolunteering for /,
    /\b(?:employer|company|organi[sz]ation|institution|issuer|awarder|publisher)\s?: ?/,
    /\b(?:arbeitgeber|firma|unternehmen|herausgeber|employeur|entreprise|etablissement|editeur|empleador|empresa|institucion|werkgever|bedrijf|uitgever)\s?: ?/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'g',
);
/** A label of what is told of an organization, on the same line. */
const ABOUT = /^\s*about (?:the|my|this) (?:organi[sz]ation|employer|company|firm)\s*$/i;
/** Where a name ends. */
const NAME_END = anyOf(
  /\s\(|[;|•]|,\s(?=(?:19|20)\d\d|grade:|\p{Ll})/iu,
  /\s(?:as|in the|in an?|in my|to|(?:and )?(?:using|doing|working|running))\s|\s[-–—]\s|\.\s|:\s/iu,
);
/** Of papers and awards what they are for may follow: "certified by the BSI in welding". */
const MATTER = new RegExp(`${NAME_END.source}|\\s(?:in|for)\\s`, 'iu');
/** Longer ones are no names. */
const MAX_NAME_CHARACTERS = 100;
const NO_SPANS: Span[] = [];
const GATE = new WordGate([INTRODUCED]);

/** The form of a firm, which ends its name. */
const FORM =
  /(?<=\s)(?:GmbH|mbH|gGmbH|AG|KG|OHG|UG|SE|e\.V\.|Ltd|LTD|Limited|LLC|LLP|L\.?L\.?P\.|PLC|plc|Inc|INC|Corp|Pty|SARL|SAS|SASU|S\.A\.S?|S\.L\.U?|SL|SLU|B\.V\.|BV|N\.V\.|NV|VOF|Oy|ApS|AB|Sp\. z o\.o\.|S\.r\.l\.|Srl)(?![\p{L}\d])/u;
/** Its beginnings as words, by which most lines are passed over. */
const FORMS: ReadonlySet<string> = wordSet(
  'gmbh mbh ggmbh ag kg ohg ug se ev ltd limited llc llp plc inc corp pty sarl sas sasu sa sl slu bv nv vof oy aps ab oo srl',
);
const FORM_GATE = new KindGate((norm) => FORMS.has(norm));
/** The words in front of that form: with capitals, whatever joins them. */
const NAME_BEFORE = /(?:(?<![^\s(])(?:\p{Lu}[^\s,;:|()–—]{0,40}|&|\+|and|und|et|y|en) ){1,6}$/u;

/**
 * The names of those whom the roles were held at, by the form of a firm that ends them ("PostgreSQL Services GmbH"), where one of their
 * words is sought.
 */
export function employersIn({ document, roles, hits }: ResumeRead, sought: SoughtWords): Span[] {
  const places = new Set(roles.flatMap(({ lines }) => lines));
  const employers = [...places].flatMap((at) => {
    const line = document.lines[at];
    if (line === undefined || line.isBullet || !FORM_GATE.isOpen(line)) return [];
    const form = FORM.exec(line.text);
    if (form === null) return [];
    const before = NAME_BEFORE.exec(line.text.slice(0, form.index).slice(-MAX_NAME_CHARACTERS));
    if (before === null) return [];
    const end = line.start + form.index;
    const titled = roles.map(({ titleSpan }) => titleSpan.end).filter((title) => title <= end);
    const start = Math.max(end - before[0].length, ...titled);
    const isNamed =
      line.tokens.some((token) => isWithin(token, { start, end }) && isSoughtWord(token, sought)) ||
      hits.some(({ hit }) => isWithin(hit, { start, end }) && isSoughtTerm(hit.term, sought));
    return isNamed ? [{ start, end }] : [];
  });
  return withoutIndustries(employers, hits);
}

function isSoughtWord({ stem }: Token, sought: SoughtWords): boolean {
  return sought.alike(stem)?.some((other) => stemLikeness(other, stem) > 0) === true;
}

function isSoughtTerm({ kind, name, implies = [], related = [] }: Term, { terms }: SoughtWords): boolean {
  const names = terms.get(kind);
  return names !== undefined && [name, ...implies, ...related].some((shown) => names.has(shown));
}

/**
 * Where a resume names or describes organizations, apart from the industries that this shows: one may have worked at "Kubernetes Services
 * Ltd" in any post, but has worked in banking at a bank.
 */
export function organizationsIn({ document, hits }: ResumeRead): Span[] {
  const { lines, text } = document;
  const spans = lines.flatMap((line, at) => {
    if (line.isHeading) return [];
    const label = lines[at - 1];
    const isTold =
      label?.isHeading === true &&
      ABOUT.test(label.text.replace(':', '')) &&
      !text.slice(label.end, line.start).includes('\n');
    return isTold ? [{ start: line.start, end: line.end }] : organizationsOn(line);
  });
  return withoutIndustries(spans, hits);
}

function withoutIndustries(spans: readonly Span[], hits: ResumeRead['hits']): Span[] {
  if (spans.length === 0) return [];
  const industries = hits.flatMap(({ hit }) => (hit.term.kind === 'industry' ? [hit] : []));
  return spans.flatMap((span) => around(span, industries));
}

function organizationsOn(line: Line): Span[] {
  if (!GATE.mayOpen(line)) return NO_SPANS;
  const { text, start } = line;
  const folded = foldText(text);
  // Folding that changes the length would move what is found.
  if (GATE.open(folded) === 0 || folded.length !== text.length) return [];
  const spans: Span[] = [];
  for (const { index, 0: cue } of matchesOf(folded, INTRODUCED)) {
    const from = index + cue.length;
    // A label opens its line.
    if (from <= (spans.at(-1)?.end ?? start) - start || (/: ?$/.test(cue) && index > 0)) continue;
    const rest = text.slice(from, from + MAX_NAME_CHARACTERS + 1);
    const end = rest.search(/^(?:certified|accredited|awarded)/.test(cue) ? MATTER : NAME_END);
    const length = end < 0 ? rest.length : end;
    if (length <= MAX_NAME_CHARACTERS) spans.push({ start: start + from, end: start + from + length });
  }
  return spans;
}

/** What is left of a span beside others, which are in the order of the text. */
function around({ start, end }: Span, others: readonly Span[]): Span[] {
  const parts: Span[] = [];
  let from = start;
  for (const other of others) {
    if (other.end <= from || other.start >= end) continue;
    parts.push({ start: from, end: other.start });
    from = other.end;
  }
  parts.push({ start: from, end });
  return parts.filter((part) => part.start < part.end);
}
