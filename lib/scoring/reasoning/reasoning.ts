import type { RequirementKind, SeniorityRelation, TitleRelation } from '../../models/model.ts';
import {
  fitShares,
  type MatchInput,
  SENIORITY_VALUES,
  TITLE_VALUES,
  type UnmetCondition,
  unmetConditions,
  weightOf,
} from '../numbers/match-score.ts';
import { nextTierAfter, tierOf } from '../numbers/tiers.ts';
import type { Criterion, Tier } from '../types.ts';
import { counted, listed, quotedRequirement } from './phrases.ts';

const MAXIMUM_REASONING_CHARACTERS = 300;

/** Names of requirements are shortened until the sentence fits; the last always does. */
const REQUIREMENT_NAME_CHARACTERS = [56, 40, 24];
const NAMED_REQUIREMENTS = 2;
const GAPS = 3;

const KIND_NOUNS: Readonly<Record<RequirementKind, string>> = {
  must: 'must-have',
  nice: 'nice-to-have',
  team: 'team need',
};

const TITLE_GAPS: Readonly<Record<TitleRelation, string>> = {
  exact: '',
  equivalent: 'title equivalent but not exact',
  adjacent: 'title only adjacent',
  unrelated: 'title unrelated',
};

const SENIORITY_GAPS: Readonly<Record<SeniorityRelation, string>> = {
  same: '',
  one_step: 'seniority one step off',
  further: 'seniority more than one step off',
};

export interface ReasoningInput extends MatchInput {
  criteria: readonly Criterion[];
  matchScore: number;
}

/** Something that kept the score from the next tier. */
interface Gap {
  text: string;
  /** The part of the fit that it cost. */
  loss: number;
  /** By itself it rules the next tier out. */
  isBlocking: boolean;
  criterion: Criterion | null;
}

/**
 * One sentence on how the score became its tier and what kept it from the next; it begins with the score and the tier,
 * "91, Silver: …" or "63, no tier: …".
 *
 * @returns at most {@link MAXIMUM_REASONING_CHARACTERS} characters
 */
export function composeReasoning(input: ReasoningInput): string {
  const { tier } = tierOf(input.matchScore);
  const opening = `${input.matchScore}, ${tier ?? 'no tier'}: ${shown(input.criteria)}`;
  const next = nextTierAfter(tier);
  if (next === null) return `${opening}; title exact, seniority the same, trajectory aligned.`;

  const gaps = mostImportant(gapsTo(next, input));
  let sentence = '';
  for (const characters of REQUIREMENT_NAME_CHARACTERS) {
    sentence = `${opening}; ${gapTexts(gaps, characters).join(', ')}, so not ${next}.`;
    if (isFitting(sentence)) break;
  }
  return sentence;
}

function isFitting(sentence: string): boolean {
  return (
    sentence.length <= MAXIMUM_REASONING_CHARACTERS || [...sentence].length <= MAXIMUM_REASONING_CHARACTERS
  );
}

/** The criteria that cost most, first those that rule the tier out by themselves. */
export function gapsByImportance(criteria: readonly Criterion[]): Criterion[] {
  return criterionGaps(criteria, [])
    .sort(byImportance)
    .map((gap) => gap.criterion);
}

function shown(criteria: readonly Criterion[]): string {
  const kinds: RequirementKind[] = ['must', 'nice', 'team'];
  const counts = kinds.flatMap((kind) => {
    const ofKind = criteria.filter((criterion) => criterion.kind === kind);
    return ofKind.length === 0 ? [] : [countShown(kind, ofKind)];
  });
  return counts.length === 0 ? 'the job names no requirements to compare' : `${listed(counts)} shown`;
}

function countShown(kind: RequirementKind, criteria: readonly Criterion[]): string {
  const noun = counted(criteria.length, KIND_NOUNS[kind]);
  const met = criteria.filter(({ status }) => status === 'met').length;
  if (met === criteria.length) return met === 1 ? `the only ${KIND_NOUNS[kind]}` : `all ${noun}`;
  const partial = criteria.filter(({ status }) => status === 'partial').length;
  return `${met} of ${noun}${partial === 0 ? '' : ` (${partial} in part)`}`;
}

function gapsTo(next: Tier, input: ReasoningInput): Gap[] {
  const unmet = unmetConditions(next, input);
  const shares = fitShares(input.criteria);
  const gaps: Gap[] = criterionGaps(input.criteria, unmet);
  gaps.push({
    text: TITLE_GAPS[input.title],
    loss: shares.title * (1 - TITLE_VALUES[input.title]),
    isBlocking: unmet.includes('title'),
    criterion: null,
  });
  gaps.push({
    text: SENIORITY_GAPS[input.seniority],
    loss: shares.seniority * (1 - SENIORITY_VALUES[input.seniority]),
    isBlocking: unmet.includes('seniority'),
    criterion: null,
  });
  gaps.push({
    text: 'only title and seniority to go by',
    loss: 0,
    isBlocking: unmet.includes('requirements'),
    criterion: null,
  });
  gaps.push({
    text: 'trajectory not shown to lead here',
    loss: 0,
    isBlocking: unmet.includes('trajectory'),
    criterion: null,
  });
  return gaps.filter(({ loss, isBlocking }) => loss > 0 || isBlocking);
}

function criterionGaps(
  criteria: readonly Criterion[],
  unmet: readonly UnmetCondition[],
): (Gap & { criterion: Criterion })[] {
  const shares = fitShares(criteria);
  return criteria
    .filter(({ status, coverage }) => status !== 'met' || coverage < 1)
    .map((criterion) => ({
      text: '',
      loss:
        (shares[criterion.kind] * criterion.weight * (1 - criterion.coverage)) /
        weightOf(criterion.kind, criteria),
      isBlocking: criterion.status !== 'met' && unmet.some((condition) => blocks(condition, criterion.kind)),
      criterion,
    }));
}

function blocks(condition: UnmetCondition, kind: RequirementKind): boolean {
  if (kind === 'must') return condition === 'musts' || condition === 'no_must_covered';
  return kind === 'nice' && condition === 'nices';
}

function mostImportant(gaps: readonly Gap[]): Gap[] {
  let named = 0;
  const kept = [...gaps].sort(byImportance).filter((gap) => {
    if (gap.criterion === null) return true;
    named += 1;
    return named <= NAMED_REQUIREMENTS;
  });
  return kept.slice(0, GAPS);
}

function byImportance(a: Gap, b: Gap): number {
  return Number(b.isBlocking) - Number(a.isBlocking) || b.loss - a.loss;
}

/** The gaps as parts of a sentence; requirements that lack the same are named together. */
function gapTexts(gaps: readonly Gap[], nameCharacters: number): string[] {
  const groups = Map.groupBy(gaps, ({ criterion, text }) => (criterion === null ? text : lackOf(criterion)));
  return [...groups].map(([lack, group]) => {
    const names = group.flatMap(({ criterion }) =>
      criterion === null ? [] : [quotedRequirement(criterion.requirement, nameCharacters)],
    );
    return names.length === 0 ? lack : `${listed(names)} ${lack}`;
  });
}

function lackOf({ status, coverage }: Criterion): string {
  if (status === 'met') return 'only listed';
  if (status === 'partial') return 'only in part';
  return coverage > 0 ? 'hardly shown' : 'missing';
}
