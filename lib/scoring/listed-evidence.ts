import { wordsOf } from './intake/words.ts';
import { type RequirementWording, subjectWordsOf } from './requirement-wording.ts';
import { type ResumeLine, readResumeLines } from './resume-lines.ts';
import { collapseSpace } from './spaces.ts';

/**
 * Tells a bare list of keywords from work that is told. A list is anyone's to write: what stands only there counts less than
 * what a role or a sentence shows, whatever a model makes of it.
 */
export interface ListReader {
  /** Whether evidence for a requirement stands in a bare list and nothing else in the resume speaks of the same thing. */
  isOnlyListed(evidence: string, requirement: RequirementWording): boolean;
}

/** @param text the resume as a model reads it */
export function createListReader(text: string): ListReader {
  let lines: readonly ResumeLine[] | undefined;
  return {
    isOnlyListed(evidence, requirement) {
      lines ??= readResumeLines(text);
      if (!standsInLists(evidence, lines)) return false;
      const subject = subjectOf(requirement, evidence);
      return !lines.some((line) => line.speaksOf(subject) && line.isTold);
    },
  };
}

/** A line shorter than this may stand in any quote by chance. */
const MIN_LINE_CHARACTERS = 4;

/** Whether lists alone have a part of the evidence, or are one of it. */
function standsInLists(evidence: string, lines: readonly ResumeLine[]): boolean {
  const quote = collapseSpace(evidence.toLowerCase());
  let isListed = false;
  for (const line of lines) {
    const { text } = line;
    const isPart = text.length < quote.length && text.length >= MIN_LINE_CHARACTERS && quote.includes(text);
    if (!isPart && !text.includes(quote)) continue;
    if (line.isTold) return false;
    isListed = true;
  }
  return isListed;
}

/** The words that requirement and evidence have in common; those of the requirement when there are none. */
function subjectOf(requirement: RequirementWording, evidence: string): readonly string[] {
  const wanted = subjectWordsOf(requirement);
  const quoted = new Set(wordsOf(evidence).map(({ folded }) => folded));
  const common = wanted.filter((word) => quoted.has(word));
  return common.length > 0 ? common : wanted;
}
