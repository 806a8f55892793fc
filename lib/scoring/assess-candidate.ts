import type { ModelCallOptions, ModelUsage, Rubric, ScoringModel } from '../models/model.ts';
import { ModelError } from '../models/model.ts';
import { isBorderline, medianAssessment } from './borderline.ts';
import type { CandidateText } from './intake/intake.ts';
import { computeScoreCard } from './score-card.ts';
import type { ScoreCard, VerifiedAssessment, Warning } from './types.ts';
import { verifyAssessment } from './verify-assessment.ts';

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
}

/**
 * Reads one candidate against the rubric, verifies what was read and computes the numbers; near a tier's cut a model
 * that may answer differently each time is asked again and the median counts.
 *
 * @throws ModelError when the model gave no usable answer
 */
export async function assessCandidate(run: AssessmentRun): Promise<AssessedCandidate> {
  const first = await assessOnce(run, 0);
  let assessment = first.assessment;
  let card = cardOf(run, assessment);
  if (!run.model.deterministic && run.samples > 1 && isBorderline(card.matchScore)) {
    assessment = await settle(run, assessment);
    card = cardOf(run, assessment);
  }
  return { card, warnings: warningsOf(run, assessment, card), model: first.model };
}

async function assessOnce(
  run: AssessmentRun,
  sample: number,
): Promise<{ assessment: VerifiedAssessment; model: string }> {
  const { model, rubric, candidate, evaluatedAsOf } = run;
  const call = { ...run.call, sample };
  try {
    const answer = await model.assess({ rubric, resumeText: candidate.text, evaluatedAsOf }, call);
    run.onUsage(answer.usage);
    return {
      assessment: verifyAssessment({ rubric, assessment: answer.value, candidate }),
      model: answer.model,
    };
  } catch (error) {
    if (error instanceof ModelError) run.onUsage(error.usage);
    throw error;
  }
}

/** The median of all samples; the first assessment alone when a repeat fails, as two answers have no median. */
async function settle(run: AssessmentRun, first: VerifiedAssessment): Promise<VerifiedAssessment> {
  const repeats = Array.from({ length: run.samples - 1 }, (_, index) => assessOnce(run, index + 1));
  const settled = await Promise.allSettled(repeats);
  const others: VerifiedAssessment[] = [];
  for (const result of settled) {
    if (result.status === 'fulfilled') others.push(result.value.assessment);
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
