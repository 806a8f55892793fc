import { anyOf } from '../../../text/alternatives.ts';
import { isPaperUnderWay, isWithin, type ResumeIndex } from '../evidence/resume-index.ts';
import type { Line } from '../types.ts';
import type { CertificateMention } from './credential-rules.ts';
import type { NamedPaper } from './paper-findings.ts';
import { namesOthers } from './people-named.ts';

const PAPER = anyOf(
  /\bexp(?:\.|ires?|iry)?\b|\bcerts?\b|\bvalid\b|\b\d{5,}\b|certifi|licen[cs]|regist|member|accredit/,
  /qualifi|diplom|zertifi|titul|\b(?:card|ticket)\b|\blevel \d\b|\((?:19|20)\d\d\)/,
);

/** As papers are, and hardly anything else: "Manual handling (2025)". */
export const DATED = /\((?:19|20)\d\d\)|\bexpires?\b|\bvalid (?:to|until)\b/i;

/** Lines at the top, where letters stand behind the person's name ("Jane Lane, CMA (AAMA)"). */
const HEAD_LINES = 2;

const MAX_HEAD_WORDS = 8;

/** Letters of no title: "UX Designer" has none of a paper. */
function standsBehindName({ read, rolesOfLine }: ResumeIndex, line: Line, at: number): boolean {
  if (line.tokens.length > MAX_HEAD_WORDS || (rolesOfLine[at]?.length ?? 0) > 0) return false;
  return !read.hits.some((found) => found.line === at && found.hit.term.kind === 'title');
}

/** One short name alone may be that of a field as well ("UX"). */
function tellsOfPaper(index: ResumeIndex, lineIndex: number, isName: boolean): boolean {
  const line = index.read.document.lines[lineIndex];
  if (line === undefined) return false;
  if (isName && lineIndex < HEAD_LINES && standsBehindName(index, line, lineIndex)) return true;
  return line.section === 'certificates' || PAPER.test(line.text.toLowerCase());
}

/**
 * The line on which most telling words of a certificate's name stand, or all where it has no letters of its own: "first aid" is in the
 * names of several. One that is held goes before one under way.
 */
export function lineNaming(
  index: ResumeIndex,
  { stems, numbers, hasLetterName: isName }: CertificateMention,
): NamedPaper | undefined {
  const counts = new Map<number, number>();
  for (const stem of stems) {
    for (const { line, value } of index.words.get(stem) ?? []) {
      if (value === 1) counts.set(line, (counts.get(line) ?? 0) + 1);
    }
  }
  let named: NamedPaper | undefined;
  for (const [line, count] of counts) {
    const isEnough = isName ? count * 3 >= stems.length * 2 : count === stems.length;
    const notHeld = index.read.papersNotHeld[line]?.notHeld ?? [];
    const tokens = index.read.document.lines[line]?.tokens ?? [];
    const said = tokens.filter((token) => !notHeld.some((span) => isWithin(token, span)));
    const isNumbered = numbers.every((number) => said.some(({ norm }) => isNumberIn(norm, number)));
    if (!isEnough || !isNumbered || (stems.length === 1 && !tellsOfPaper(index, line, isName))) continue;
    const own = said.filter(({ stem }) => stems.includes(stem));
    if (!isName && namesOthers(index, own)) continue;
    const isUnderWay = own.every((token) => isPaperUnderWay(index.read, line, token));
    if (!isUnderWay) return { line, isUnderWay };
    named ??= { line, isUnderWay };
  }
  return named;
}

/** "BS7671" has the number of "BS 7671", the year 2013 has no 3. */
function isNumberIn(norm: string, number: string): boolean {
  return norm === number || (norm.includes(number) && !/^\d+$/.test(norm));
}
