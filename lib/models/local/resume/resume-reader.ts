import { negatedSpans } from '../denials/negation.ts';
import { othersSpans } from '../denials/others-and-the-job.ts';
import { plannedSpans } from '../denials/plans.ts';
import { unknownSpans, unmarkedSpans } from '../denials/unknown-things.ts';
import { papersNotHeld } from '../papers/papers-not-held.ts';
import { readDocument } from '../text/document.ts';
import type { ResumeRead, Span, TermHit } from '../types.ts';
import { findTerms } from '../vocabulary/matcher.ts';
import { withTradesOfJourneymen } from './journeymen.ts';
import { readCareer } from './roles.ts';

/**
 * Reads a resume before any job is compared with it: its lines, sections and language, the roles held, and the
 * vocabulary terms that it shows. Terms inside a negation ("no experience with …") are left out, and papers that are not held.
 * Deterministic, and linear in the length of the text, which is expected to be normalized and redacted.
 *
 * @param asOf `YYYY-MM`: by which papers have run out, or are still to come; without it their dates are not looked at
 */
export function readResume(text: string, asOf: string | null = null): ResumeRead {
  const written = readDocument(text, 'resume');
  const byLine = written.lines.map((line) => findTerms(text, line.tokens));
  const papers = written.lines.map((line, at) => papersNotHeld(line, byLine[at] ?? [], asOf));
  const denied = written.lines.flatMap((line, at) =>
    inOrder(negatedSpans(line, byLine[at]), [...(papers[at]?.notHeld ?? []), ...unknownSpans(line)]),
  );
  const negated = inOrder(
    inOrder(denied, unmarkedSpans(written.lines)),
    written.lines.flatMap((line, at) => [
      ...plannedSpans(line, byLine[at]),
      ...othersSpans(line, written.lines),
    ]),
  );
  const shown = withoutNegated(byLine, negated);
  const { document, roles: held } = readCareer(written, shown);
  const roles = withTradesOfJourneymen(held, document, shown);
  const hits = shown.flatMap((terms, line) => terms.map((hit) => ({ line, hit })));
  return { document, roles, hits, terms: byLine, negated, denied, papersNotHeld: papers };
}

function inOrder(denied: Span[], others: readonly Span[]): Span[] {
  return others.length === 0
    ? denied
    : [...denied, ...others].sort((left, right) => left.start - right.start);
}

/** Both are in the order of the text, so one walk over each is enough. */
function withoutNegated(byLine: readonly TermHit[][], negated: readonly Span[]): TermHit[][] {
  if (negated.length === 0) return [...byLine];
  let at = 0;
  return byLine.map((terms) =>
    terms.filter((hit) => {
      while (at < negated.length && (negated[at]?.end ?? 0) <= hit.start) at++;
      const span = negated[at];
      return span === undefined || hit.end <= span.start;
    }),
  );
}
