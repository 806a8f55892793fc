import type { RequirementKind, SeniorityRelation, TitleRelation } from '../../models/model.ts';
import type { Criterion, Tier } from '../types.ts';
import { roundAsByHand } from './rounding.ts';

/** What the match score is computed from. */
export interface MatchInput {
  criteria: readonly Pick<Criterion, 'kind' | 'weight' | 'coverage' | 'status'>[];
  title: TitleRelation;
  seniority: SeniorityRelation;
  trajectoryAligned: boolean;
  /** 0 to 5. */
  trajectoryBonus: number;
}

export interface MatchScore {
  /** 0 to 100, whole. */
  score: number;
  /** 0 to 1: the weighted average of everything compared. */
  fit: number;
  /** `95 fit + bonus`, before the cap; not rounded. */
  uncapped: number;
  /** After the cap, before rounding. */
  exact: number;
  /** The cap that was applied; `null` when every tier's conditions hold. */
  cap: number | null;
}

/** What one part can lose or earn of the fit, when it has requirements to measure. */
export interface FitShares {
  must: number;
  nice: number;
  team: number;
  title: number;
  seniority: number;
}

/** A condition of a tier that does not hold. */
export type UnmetCondition =
  | 'requirements'
  | 'musts'
  | 'nices'
  | 'title'
  | 'seniority'
  | 'trajectory'
  | 'no_must_covered';

export const TITLE_VALUES: Readonly<Record<TitleRelation, number>> = {
  exact: 1,
  equivalent: 0.85,
  adjacent: 0.5,
  unrelated: 0,
};

export const SENIORITY_VALUES: Readonly<Record<SeniorityRelation, number>> = {
  same: 1,
  one_step: 0.6,
  further: 0.2,
};

const FIT_POINTS = 95;

const MUST_SHARE = 0.62;
const NICE_SHARE = 0.13;
const TITLE_SHARE = 0.15;
const SENIORITY_SHARE = 0.1;
const TEAM_SHARE = 0.2;

/** A score above `knee` is spread over the points from there to `cap`. */
export interface Cap {
  cap: number;
  knee: number;
}

/**
 * The cap for whoever misses a tier's conditions. The knee is the floor of the tier below, so a cap never takes
 * more than the badge that was not earned.
 */
export const TIER_CAPS: Readonly<Record<Tier, Cap>> = {
  Gold: { cap: 94, knee: 85 },
  Silver: { cap: 84, knee: 70 },
  Bronze: { cap: 69, knee: 45 },
};

/** The cap when the job has musts and not one of them is covered even in part. */
export const NO_MUST_COVERED_CAP: Cap = { cap: 44, knee: 25 };

/** The match score with what led to it. */
export function computeMatchScore(input: MatchInput): MatchScore {
  const fit = fitOf(input);
  const uncapped = FIT_POINTS * fit + input.trajectoryBonus;
  const cap = capFor(input);
  const exact = cap === null ? uncapped : compressBelow(uncapped, cap);
  return { score: roundAsByHand(exact), fit, uncapped, exact, cap: cap?.cap ?? null };
}

/**
 * Spreads what lies between a cap's knee and 100 over the points between the knee and the cap, so that two different scores
 * stay different and in order, where a hard cut would tie them.
 *
 * @param value 0 to 100
 * @returns 0 to `cap`; equal to `value` up to the knee
 */
export function compressBelow(value: number, { cap, knee }: Cap): number {
  if (value <= knee) return value;
  return knee + ((value - knee) * (cap - knee)) / (100 - knee);
}

/** The conditions of a tier that the candidate does not meet; empty when all hold. */
export function unmetConditions(tier: Tier, input: MatchInput): UnmetCondition[] {
  if (tier === 'Bronze') return bronzeConditions(input);
  return tier === 'Silver' ? silverConditions(input) : goldConditions(input);
}

/**
 * The shares of the fit, which sum to 1. A kind without requirements has none, and the others grow in proportion. The nice
 * share shrinks where few nices stand beside many musts, so that a nice never counts more than a must of its weight.
 */
export function fitShares(criteria: MatchInput['criteria']): FitShares {
  const mustWeight = weightOf('must', criteria);
  const niceWeight = weightOf('nice', criteria);
  const both = MUST_SHARE + NICE_SHARE;
  const nice = niceWeight === 0 ? 0 : Math.min(NICE_SHARE, (both * niceWeight) / (mustWeight + niceWeight));
  const must = mustWeight === 0 ? 0 : niceWeight === 0 ? MUST_SHARE : both - nice;
  const team = weightOf('team', criteria) === 0 ? 0 : TEAM_SHARE;
  const scale = (1 - team) / (must + nice + TITLE_SHARE + SENIORITY_SHARE);
  return {
    must: must * scale,
    nice: nice * scale,
    team,
    title: TITLE_SHARE * scale,
    seniority: SENIORITY_SHARE * scale,
  };
}

/** Sum of the weights of one kind. */
export function weightOf(kind: RequirementKind, criteria: MatchInput['criteria']): number {
  let sum = 0;
  for (const criterion of criteria) if (criterion.kind === kind) sum += criterion.weight;
  return sum;
}

function fitOf(input: MatchInput): number {
  const shares = fitShares(input.criteria);
  // What is lost, not what is earned: nothing lost is then exactly 1, whatever the shares round to.
  const lost =
    shares.must * shortfall('must', input) +
    shares.nice * shortfall('nice', input) +
    shares.team * shortfall('team', input) +
    shares.title * (1 - TITLE_VALUES[input.title]) +
    shares.seniority * (1 - SENIORITY_VALUES[input.seniority]);
  return Math.max(0, 1 - lost);
}

/** Weighted average of what is not covered of a kind. Counted in whole hundredths: the order of criteria can't show. */
function shortfall(kind: RequirementKind, { criteria }: MatchInput): number {
  let missingHundredths = 0;
  for (const criterion of criteria) {
    if (criterion.kind !== kind) continue;
    missingHundredths += criterion.weight * (100 - Math.round(criterion.coverage * 100));
  }
  return missingHundredths === 0 ? 0 : missingHundredths / (100 * weightOf(kind, criteria));
}

function capFor(input: MatchInput): Cap | null {
  if (noMustCovered(input)) return NO_MUST_COVERED_CAP;
  if (bronzeConditions(input).length > 0) return TIER_CAPS.Bronze;
  if (silverConditions(input).length > 0) return TIER_CAPS.Silver;
  return goldConditions(input).length > 0 ? TIER_CAPS.Gold : null;
}

function bronzeConditions(input: MatchInput): UnmetCondition[] {
  return [
    ...(noMustCovered(input) ? (['no_must_covered'] as const) : []),
    ...(input.title === 'unrelated' ? (['title'] as const) : []),
  ];
}

function silverConditions(input: MatchInput): UnmetCondition[] {
  const titleFits = input.title === 'exact' || input.title === 'equivalent';
  return [
    ...(asksForSomething(input) ? [] : (['requirements'] as const)),
    ...(allMet('must', input) ? [] : (['musts'] as const)),
    ...(titleFits ? [] : (['title'] as const)),
    ...(input.seniority === 'same' ? [] : (['seniority'] as const)),
  ];
}

function goldConditions(input: MatchInput): UnmetCondition[] {
  return [
    ...(asksForSomething(input) ? [] : (['requirements'] as const)),
    ...(allMet('must', input) ? [] : (['musts'] as const)),
    ...(allMet('nice', input) ? [] : (['nices'] as const)),
    ...(input.title === 'exact' ? [] : (['title'] as const)),
    ...(input.seniority === 'same' ? [] : (['seniority'] as const)),
    ...(input.trajectoryAligned ? [] : (['trajectory'] as const)),
  ];
}

function allMet(kind: RequirementKind, { criteria }: MatchInput): boolean {
  return criteria.every((criterion) => criterion.kind !== kind || criterion.status === 'met');
}

/** Without a requirement of the job nothing was compared but title and seniority. */
function asksForSomething({ criteria }: MatchInput): boolean {
  return criteria.some(({ kind }) => kind !== 'team');
}

function noMustCovered({ criteria }: MatchInput): boolean {
  const musts = criteria.filter((criterion) => criterion.kind === 'must');
  return musts.length > 0 && musts.every((criterion) => criterion.status === 'missing');
}
