import type { Rubric } from '../models/model.ts';
import { computeAdaptability } from './numbers/adaptability.ts';
import { criterionOf } from './numbers/coverage.ts';
import { computeFocusPenalty } from './numbers/focus-penalty.ts';
import { computeMatchScore, type MatchInput } from './numbers/match-score.ts';
import { tierOf } from './numbers/tiers.ts';
import { computeTrajectoryBonus, isAligned } from './numbers/trajectory.ts';
import { composeAnalysis } from './reasoning/analysis-text.ts';
import { cutAtWord } from './reasoning/phrases.ts';
import { composeReasoning } from './reasoning/reasoning.ts';
import type { Criterion, ScoreCard, VerifiedAssessment, VerifiedRequirement } from './types.ts';

/** Names the figures and rules of everything computed here. Change it with any of them: results are cached under it. */
export const SCORING_VERSION = '2026-11.23';

/** What `silentSkill` says when nothing in the resume supports one. */
export const NO_SILENT_SKILL = 'Not evident from the resume';

const SILENT_SKILL_CHARACTERS = 80;

export interface ScoreCardInput {
  rubric: Rubric;
  assessment: VerifiedAssessment;
  /** `YYYY-MM`: the UTC month to which open-ended roles run. */
  evaluatedAsOf: string;
  hasTeamProfile: boolean;
}

/**
 * Every number and text of a result, from what was verified. Pure: the same input gives the same card on any machine
 * at any time.
 *
 * @throws RangeError when `evaluatedAsOf` is not a month
 */
export function computeScoreCard(input: ScoreCardInput): ScoreCard {
  const { assessment, evaluatedAsOf } = input;
  const criteria = criteriaOf(input);
  const trajectory = computeTrajectoryBonus(assessment, evaluatedAsOf);
  const match: MatchInput = {
    criteria,
    title: assessment.title.evidence === null ? 'unrelated' : assessment.title.relation,
    seniority: assessment.seniority.relation,
    trajectoryAligned: isAligned(assessment.trajectory),
    trajectoryBonus: trajectory.bonus,
  };
  const { score } = computeMatchScore(match);
  return {
    matchScore: score,
    ...tierOf(score),
    adaptability: computeAdaptability(assessment.roles, evaluatedAsOf),
    focusPenalty: computeFocusPenalty(assessment.roles, evaluatedAsOf),
    trajectoryBonus: trajectory.bonus,
    criteria,
    reasoning: composeReasoning({ ...match, criteria, matchScore: score }),
    analysis: composeAnalysis({ analysis: assessment.analysis, title: match.title, criteria, trajectory }),
    silentSkill: silentSkillOf(assessment),
  };
}

/** One criterion for each requirement of the rubric, in its order; one that was not assessed is missing. */
function criteriaOf({ rubric, assessment, evaluatedAsOf, hasTeamProfile }: ScoreCardInput): Criterion[] {
  const assessed = new Map(assessment.requirements.map((verified) => [verified.requirement.id, verified]));
  return rubric.requirements.map((requirement) => {
    const found: Omit<VerifiedRequirement, 'requirement'> = assessed.get(requirement.id) ?? {
      level: 'missing',
      evidence: null,
      roles: [],
      statedYears: null,
    };
    // Without a profile, what reads like a wish of the team stands in the job itself, and is a nice-to-have of it.
    const kind = requirement.kind === 'team' && !hasTeamProfile ? 'nice' : requirement.kind;
    return criterionOf({ ...found, requirement: { ...requirement, kind } }, assessment.roles, evaluatedAsOf);
  });
}

function silentSkillOf({ silentSkill }: VerifiedAssessment): string {
  const phrase = cutAtWord(silentSkill?.phrase ?? '', SILENT_SKILL_CHARACTERS);
  return phrase === '' ? NO_SILENT_SKILL : phrase;
}
