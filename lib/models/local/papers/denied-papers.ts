import type { Finding } from '../evidence/findings.ts';
import { isPaperUnderWay, isWithin, type ResumeIndex } from '../evidence/resume-index.ts';
import type { CompiledText } from '../evidence/wanted.ts';
import type { Line, Token } from '../types.ts';

/** Say that a paper is held or how, not which one it is. */
const OF_ANY_PAPER =
  /^(?:licen[cs]\w*|certif\w*|regist\w*|qualif\w*|member\w*|valid\w*|vigente|gultig\w*|geldig\w*|ausbildung|abschluss\w*|abgeschlossen\w*|diplom\w*|card|permit|permis|full|clean|current|active)$/;

/**
 * Whether a resume says of the very paper that is asked for that it is not held, and what was found shows it only by something near: by
 * another paper, or by work that goes with it ("I do not have a reach truck licence yet" beside one for counterbalance trucks).
 *
 * @param isPaper whether work may name the paper itself, not only an occupation ("PMP certified manager")
 */
export function isDeniedPaper(
  index: ResumeIndex,
  { tellingTokens }: CompiledText,
  found: Finding,
  isPaper: boolean,
): boolean {
  if (found.level === 'missing' || index.read.negated.length === 0) return false;
  const own = new Set(tellingTokens.flatMap(({ norm, stem }) => (OF_ANY_PAPER.test(norm) ? [] : [stem])));
  if (own.size === 0) return false;
  const isAllIn = (tokens: readonly Token[]): boolean =>
    [...own].every((stem) => tokens.some((token) => token.stem === stem));
  const isDenied = (line: Line): boolean =>
    isAllIn(line.tokens) &&
    index.read.negated.some(
      (span) =>
        span.start < line.end &&
        span.end > line.start &&
        isAllIn(line.tokens.filter((token) => isWithin(token, span))),
    );
  if (!index.read.document.lines.some(isDenied)) return false;
  const tokens = index.read.document.lines[found.line]?.tokens ?? [];
  const held = tokens.filter((token) => !index.read.negated.some((span) => isWithin(token, span)));
  const isUnderWay = held.some((token) => isPaperUnderWay(index.read, found.line, token));
  const isByWork = index.standing[found.line] === 'work' && (!isPaper || found.level === 'partial');
  return !isUnderWay && (isByWork || !isAllIn(held));
}
