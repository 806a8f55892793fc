import type {
  Requirement,
  RequirementKind,
  RequirementLevel,
  RoleHeld,
  ScopeRelation,
  SeniorityRelation,
  TitleRelation,
} from '../models/model.ts';

/** Closed list of what a caller should know about a result beside its numbers. */
export const WARNINGS = [
  'no_team_profile',
  'borderline_tier',
  'instructions_in_resume',
  'hidden_text',
  'job_text_in_resume',
  'thin_resume',
  'resume_truncated',
  'unverified_evidence',
  'language_support_limited',
  'no_requirements_found',
] as const;
export type Warning = (typeof WARNINGS)[number];

/** A requirement after its quote was checked. Without evidence the level is `missing`. */
export interface VerifiedRequirement {
  requirement: Requirement;
  level: RequirementLevel;
  /** The quote as the caller wrote it; `null` when missing. */
  evidence: string | null;
  /** Indexes into `VerifiedAssessment.roles`. */
  roles: number[];
  /** Years that the verified quote states in words or digits; `null` when it states none. */
  statedYears: number | null;
  /** The evidence stands in a bare list of keywords, and nothing told in the resume speaks of the same thing. */
  isListed?: boolean;
}

/** An assessment in which nothing is left that the resume does not show. Only this is counted. */
export interface VerifiedAssessment {
  /** One for each requirement of the rubric, in its order. */
  requirements: VerifiedRequirement[];
  title: { relation: TitleRelation; evidence: string | null };
  seniority: { relation: SeniorityRelation; evidence: string | null };
  scope: { relation: ScopeRelation; evidence: string | null };
  /** Titles stand in the resume; dates whose year does not are `null`. */
  roles: RoleHeld[];
  trajectory: { aligned: boolean; evidence: string | null };
  silentSkill: { phrase: string; evidence: string } | null;
  /** Empty when something that the model claimed does not stand: it speaks of that as well. */
  analysis: string;
  languageSupported: boolean;
  /** What verification found: `unverified_evidence`, `instructions_in_resume`, … */
  warnings: Warning[];
  /** More than half of the quotes stand nowhere in the resume: another reading may find much more. */
  isMostlyInvented?: boolean;
}

/** One line of the explanation, as the caller sees it. */
export interface Criterion {
  requirement: string;
  kind: RequirementKind;
  weight: 1 | 2 | 3;
  status: RequirementLevel;
  /** 0 to 1 in hundredths: what the score counted. */
  coverage: number;
  evidence: string | null;
}

export type Tier = 'Gold' | 'Silver' | 'Bronze';
export type TierLabel = 'The Perfect Soul' | 'The Mirror' | 'The Adjacent';

/** Everything that code computes from one verified assessment. */
export interface ScoreCard {
  /** 0 to 100. */
  matchScore: number;
  tier: Tier | null;
  tierLabel: TierLabel | null;
  /** 0 to 100, 100 highly adaptable. */
  adaptability: number;
  /** 0 to 100, 0 focused. */
  focusPenalty: number;
  /** 0 to 5, already part of `matchScore`. */
  trajectoryBonus: number;
  criteria: Criterion[];
  /** One sentence, beginning "91, Silver: …" or "63, no tier: …". */
  reasoning: string;
  /** The model's analysis, checked, with the sentence on the trajectory bonus. */
  analysis: string;
  silentSkill: string;
}
