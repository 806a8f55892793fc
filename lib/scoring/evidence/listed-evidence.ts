import { collapseSpace } from '../../text/spaces.ts';
import { wordsOf } from '../intake/words.ts';
import { LineIndex } from './line-index.ts';
import { type RequirementWording, subjectWordsOf } from './requirement-wording.ts';

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
  let index: LineIndex | undefined;
  /** Several requirements often rest on one quote. */
  const known = new Map<string, boolean>();
  return {
    isOnlyListed(evidence, requirement) {
      index ??= new LineIndex(text);
      const isListed = known.get(evidence) ?? standsInLists(evidence, index);
      known.set(evidence, isListed);
      if (!isListed) return false;
      return !index.isTold(subjectOf(requirement, evidence));
    },
  };
}

/** A line shorter than this may stand in any quote by chance. */
const MIN_LINE_CHARACTERS = 4;

/** Whether evidence stands in lists alone: no line that tells has it, nor is a part of it. */
function standsInLists(evidence: string, index: LineIndex): boolean {
  const quote = collapseSpace(evidence.toLowerCase());
  const around = index.standingOf(quote);
  if (around === 'told') return false;
  const inside = index.standingOfPartsOf(quote, MIN_LINE_CHARACTERS);
  return inside === 'absent' ? around === 'listed' : inside === 'listed';
}

/** The words that requirement and evidence have in common; those of the requirement when there are none. */
function subjectOf(requirement: RequirementWording, evidence: string): readonly string[] {
  const wanted = subjectWordsOf(requirement);
  const quoted = new Set(wordsOf(evidence).map(({ folded }) => folded));
  const common = wanted.filter((word) => quoted.has(word));
  return common.length > 0 ? common : wanted;
}
