import type { CompiledRequirement } from '../evidence/compiled-rubric.ts';
import { type Finding, findingOf, NOT_FOUND, RANK } from '../evidence/findings.ts';
import { showsText } from '../evidence/matching.ts';
import { hasPaperUnderWay, isWithin, type ResumeIndex } from '../evidence/resume-index.ts';
import { namesOthers } from './people-named.ts';

/** The finding of the highest level; the first of several. */
export function bestOf(found: readonly Finding[]): Finding {
  return found.reduce((left, right) => (RANK[right.level] > RANK[left.level] ? right : left), NOT_FOUND);
}

/** Of several things that are asked for together: with one of them lacking it is a part. */
export function allOf(found: readonly Finding[]): Finding {
  const best = bestOf(found);
  return best.level === 'met' && found.some(({ level }) => level !== 'met')
    ? { ...best, level: 'partial' }
    : best;
}

/** A line that names a paper, which may be still under way. */
export interface NamedPaper {
  line: number;
  isUnderWay: boolean;
}

/** A paper that is held is all that is asked for, one under way a part of it. */
export function paperFinding({ line, isUnderWay }: NamedPaper): Finding {
  return { level: isUnderWay ? 'partial' : 'met', line, roles: [] };
}

/** What is written in the resume nearly word for word, whatever the vocabulary makes of it. */
export function namedOutright(index: ResumeIndex, compiled: CompiledRequirement): Finding {
  const shown = showsText(index, compiled.text);
  if (shown.share < 0.95) return NOT_FOUND;
  const found = findingOf(index, shown);
  const said = index.read.document.lines[found.line]?.tokens ?? [];
  if (isNamedByTitle(index, compiled, found.line)) return NOT_FOUND;
  if (
    namesOthers(
      index,
      said.filter(({ stem }) => compiled.text.tellingStems.has(stem)),
    )
  )
    return NOT_FOUND;
  const isUnderWay = found.level === 'met' && hasPaperUnderWay(index.read, found.line);
  return isUnderWay ? { ...found, level: 'partial' } : found;
}

/** An "auxiliar de enfermería" has no degree in nursing: what her title says is no name of a paper. */
function isNamedByTitle({ read }: ResumeIndex, { text }: CompiledRequirement, line: number): boolean {
  const titles = read.hits.flatMap((found) =>
    found.line === line && found.hit.term.kind === 'title' ? [found.hit] : [],
  );
  const named = (read.document.lines[line]?.tokens ?? []).filter(({ stem }) => text.tellingStems.has(stem));
  return named.length > 0 && named.every((token) => titles.some((title) => isWithin(token, title)));
}
