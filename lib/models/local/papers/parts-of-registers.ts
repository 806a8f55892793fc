import type { ResumeIndex } from '../evidence/resume-index.ts';
import type { CompiledText } from '../evidence/wanted.ts';
import { foldText } from '../text/tokens.ts';

/** A part of a register: "NMBI, General Division". */
const PART = /\b([a-z]{4,20}) (?:division|branch)\b/;
/** What stands right behind a registration says whose it is: "CORU registered physiotherapist". */
const BESIDE = /^[\s(:–-]{1,3}(?:as )?(?:an? )?$/;

/**
 * Whether a line shows another part of a register than the one asked for: one body registers several occupations, and who is on its list of
 * physiotherapists is no social worker.
 */
export function isOtherPart(index: ResumeIndex, wanted: CompiledText, at: number): boolean {
  const line = index.read.document.lines[at];
  if (line === undefined) return false;
  const asked = wanted.hits.flatMap(({ term }) => (term.kind === 'title' ? [term.name] : []));
  if (asked.length > 0) {
    const hits = index.read.hits.flatMap(({ line: own, hit }) => (own === at ? [hit] : []));
    const papers = hits.filter(({ term }) => term.kind === 'certificate');
    const beside = hits.filter(
      ({ term, start }) =>
        term.kind === 'title' &&
        papers.some(
          (paper) =>
            paper.start < start &&
            (paper.end > start || BESIDE.test(index.read.document.text.slice(paper.end, start))),
        ),
    );
    if (beside.length > 0) return beside.every(({ term }) => !asked.includes(term.name));
  }
  const part = PART.exec(foldText(wanted.statement))?.[1];
  const held = part === undefined ? undefined : PART.exec(foldText(line.text))?.[1];
  return held !== undefined && held !== part;
}
