import {
  type Assessment,
  type ModelAnswer,
  type ModelCallOptions,
  ModelError,
  type ModelUsage,
  type Rubric,
  type ScoringModel,
} from '../models/model.ts';
import { verifyAssessment } from './evidence/verify-assessment.ts';
import { type CandidateText, saysAnything } from './intake/intake.ts';
import { isBorderline, medianAssessment } from './numbers/borderline.ts';
import { computeScoreCard } from './score-card.ts';
import type { ScoreCard, VerifiedAssessment, Warning } from './types.ts';

export interface AssessmentRun {
  model: ScoringModel;
  rubric: Rubric;
  candidate: CandidateText;
  hasTeamProfile: boolean;
  /** `YYYY-MM`. */
  evaluatedAsOf: string;
  /** Assessments of a borderline candidate in all. */
  samples: number;
  call: ModelCallOptions;
  /** Told what each model call cost, failed ones included. */
  onUsage: (usage: ModelUsage) => void;
}

export interface AssessedCandidate {
  card: ScoreCard;
  warnings: Warning[];
  /** As the model's answer names it. */
  model: string;
  /** False for a reading that rests mostly on invented quotes, where another one may be right. */
  isWorthKeeping: boolean;
}

/** All that a resume says is addressed to whoever evaluates it. */
export class NothingLeftError extends Error {
  override readonly name = 'NothingLeftError';
  readonly warnings: Warning[];

  constructor(warnings: Warning[]) {
    super('Nothing of the resume is left to read.');
    this.warnings = warnings;
  }
}

/**
 * Reads one candidate against the rubric, verifies what was read and computes the numbers; near a tier's cut a model
 * that may answer differently each time is asked again and the median counts.
 *
 * @throws ModelError when the model gave no usable answer
 * @throws NothingLeftError when all that the resume says is addressed to it
 */
export async function assessCandidate(wholeRun: AssessmentRun): Promise<AssessedCandidate> {
  const { run, answer } = await askUnaddressed(wholeRun);
  let assessment = verified(run, answer);
  let card = cardOf(run, assessment);
  if (!run.model.deterministic && run.samples > 1 && isBorderline(card.matchScore)) {
    assessment = await settle(run, assessment);
    card = cardOf(run, assessment);
  }
  return {
    card,
    warnings: warningsOf(run, assessment, card),
    model: answer.model,
    isWorthKeeping: run.model.deterministic || assessment.isMostlyInvented !== true,
  };
}

/**
 * The first answer, and the run with the text that it is of. Sentences that the model says are addressed to it, and
 * that can be by their wording, are taken out, and since they may have swayed it, it reads once more without them.
 */
async function askUnaddressed(run: AssessmentRun): Promise<{ run: AssessmentRun; answer: Answer }> {
  const first = await ask(run, 0);
  const candidate = withoutAddressed(run.candidate, first);
  if (candidate === run.candidate) return { run, answer: first };
  const answer = await ask({ ...run, candidate }, 0);
  return { run: { ...run, candidate: withoutAddressed(candidate, answer) }, answer };
}

function withoutAddressed(candidate: CandidateText, { value }: Answer): CandidateText {
  const rest = candidate.withoutAddressed(value.addressedPassages) ?? candidate;
  if (!saysAnything(rest.text)) throw new NothingLeftError(rest.warnings);
  return rest;
}

type Answer = ModelAnswer<Assessment>;

async function ask(run: AssessmentRun, sample: number): Promise<Answer> {
  const { model, rubric, candidate, evaluatedAsOf } = run;
  const call = { ...run.call, sample };
  try {
    const answer = await model.assess({ rubric, resumeText: candidate.text, evaluatedAsOf }, call);
    run.onUsage(answer.usage);
    return answer;
  } catch (error) {
    if (error instanceof ModelError) run.onUsage(error.usage);
    throw error;
  }
}

function verified({ rubric, candidate }: AssessmentRun, { value }: Answer): VerifiedAssessment {
  return verifyAssessment({ rubric, assessment: value, candidate });
}

/** The median of all samples; the first assessment alone when a repeat fails, as two answers have no median. */
async function settle(run: AssessmentRun, first: VerifiedAssessment): Promise<VerifiedAssessment> {
  const repeats = Array.from({ length: run.samples - 1 }, (_, index) => ask(run, index + 1));
  const settled = await Promise.allSettled(repeats);
  const others: VerifiedAssessment[] = [];
  for (const result of settled) {
    if (result.status === 'fulfilled') others.push(verified(run, result.value));
    else if (!(result.reason instanceof ModelError)) throw result.reason;
  }
  return others.length === repeats.length ? medianAssessment([first, ...others]) : first;
}

function cardOf(run: AssessmentRun, assessment: VerifiedAssessment): ScoreCard {
  const { rubric, evaluatedAsOf, hasTeamProfile } = run;
  return computeScoreCard({ rubric, assessment, evaluatedAsOf, hasTeamProfile });
}

function warningsOf(run: AssessmentRun, assessment: VerifiedAssessment, card: ScoreCard): Warning[] {
  const warnings = new Set<Warning>([...run.candidate.warnings, ...assessment.warnings]);
  if (!run.hasTeamProfile) warnings.add('no_team_profile');
  if (run.rubric.requirements.every(({ kind }) => kind === 'team')) warnings.add('no_requirements_found');
  if (!run.rubric.languageSupported || !assessment.languageSupported)
    warnings.add('language_support_limited');
  if (!run.model.deterministic && isBorderline(card.matchScore)) warnings.add('borderline_tier');
  return [...warnings].sort();
}
