import { matchesOf } from '../../text/matches.ts';
import { foldText } from './tokens.ts';
import type { Line, ResumeRead, Span } from './types.ts';
import { WordGate } from './word-gate.ts';

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
const NAME_END = /\s\(|[;|•]|,\s(?=(?:19|20)\d\d|grade:)|\s[-–—]\s|\.\s|:\s/;
/** Longer ones are no names. */
const MAX_NAME_CHARACTERS = 100;
const NO_SPANS: Span[] = [];
const GATE = new WordGate([INTRODUCED]);

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
  if (spans.length === 0) return spans;
  const industries = hits.flatMap(({ hit }) => (hit.term.kind === 'industry' ? [hit] : []));
  return spans.flatMap((span) => around(span, industries));
}

function organizationsOn({ text, start, tokens }: Line): Span[] {
  if (!GATE.mayOpen(tokens)) return NO_SPANS;
  const folded = foldText(text);
  // Folding that changes the length would move what is found.
  if (GATE.open(folded) === 0 || folded.length !== text.length) return [];
  const spans: Span[] = [];
  for (const { index, 0: cue } of matchesOf(folded, INTRODUCED)) {
    const from = index + cue.length;
    // A label opens its line.
    if (from <= (spans.at(-1)?.end ?? start) - start || (/: ?$/.test(cue) && index > 0)) continue;
    const rest = folded.slice(from, from + MAX_NAME_CHARACTERS + 1);
    const end = rest.search(NAME_END);
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
