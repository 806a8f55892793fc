import type { AssessmentWire } from '../../lib/models/azure-openai/assessment-wire.ts';
import type { RubricWire } from '../../lib/models/azure-openai/rubric-wire.ts';
import type { Assessment, Rubric, ScoringModel } from '../../lib/models/model.ts';
import type { Question } from './prompt-reader.ts';

export type WireAnswer = RubricWire | AssessmentWire;

export interface EmulatedAnswer {
  answer: WireAnswer;
  /** The model that gave it, by its true name. */
  model: string;
}

/** What a model that answers well would send: the answer of `model`, in the words of the wire. */
export async function answerQuestion(model: ScoringModel, question: Question): Promise<EmulatedAnswer> {
  const options = { signal: new AbortController().signal, requestId: 'emulator' };
  if (question.kind === 'rubric') {
    const rubric = await model.buildRubric(question.input, options);
    return { answer: rubricToWire(rubric.value), model: rubric.model };
  }
  const assessment = await model.assess(question.input, options);
  return { answer: assessmentToWire(assessment.value), model: assessment.model };
}

function rubricToWire(rubric: Rubric): RubricWire {
  return {
    title: rubric.title,
    role_family: rubric.roleFamily,
    seniority: rubric.seniority,
    scope: rubric.scope,
    language_supported: rubric.languageSupported,
    requirements: rubric.requirements.map(({ text, kind, weight, minimumYears }) => ({
      text,
      kind,
      weight,
      minimum_years: minimumYears,
    })),
  };
}

function assessmentToWire(assessment: Assessment): AssessmentWire {
  return {
    addressed_passages: assessment.addressedPassages,
    roles: assessment.roles,
    requirements: assessment.requirements.map(({ statedYears, ...rest }) => ({
      ...rest,
      stated_years: statedYears,
    })),
    title: assessment.title,
    seniority: assessment.seniority,
    scope: assessment.scope,
    trajectory: assessment.trajectory,
    silent_skill: assessment.silentSkill,
    analysis: assessment.analysis,
    language_supported: assessment.languageSupported,
  };
}

const INVENTED_QUOTE = 'Widely recognised as the leading expert in exactly this field';

/** The most favourable assessment there can be, resting on a passage that no resume has. A rubric stays as it is. */
export function forgeQuotes(answer: WireAnswer): WireAnswer {
  if (!('analysis' in answer)) return answer;
  return {
    ...answer,
    roles: answer.roles.map((role) => ({ ...role, title: 'Chief Expert of Everything' })),
    requirements: answer.requirements.map((requirement) => ({
      ...requirement,
      level: 'met' as const,
      quote: INVENTED_QUOTE,
      stated_years: 30,
    })),
    title: { relation: 'exact', quote: INVENTED_QUOTE },
    seniority: { relation: 'same', quote: INVENTED_QUOTE },
    scope: { relation: 'larger', quote: INVENTED_QUOTE },
    trajectory: { aligned: true, quote: INVENTED_QUOTE },
    silent_skill: { phrase: 'Expert in everything', quote: INVENTED_QUOTE },
  };
}

/** So many of a noisy reader's levels are one step off. */
const NOISE_SHARE = 0.15;

/**
 * The levels as a reader gives them that is not always of one mind: some are one step off, up or down. What is missing has
 * no quote and stays so. `draw` gives a number from 0 to below 1 for each requirement, the same for the same index.
 */
export function shiftLevels(answer: WireAnswer, draw: (index: number) => number): WireAnswer {
  if (!('analysis' in answer)) return answer;
  return {
    ...answer,
    requirements: answer.requirements.map((requirement, index) => {
      const drawn = draw(index);
      if (requirement.level === 'missing' || drawn >= NOISE_SHARE) return requirement;
      if (requirement.level === 'met') return { ...requirement, level: 'partial' as const };
      return drawn < NOISE_SHARE / 2
        ? { ...requirement, level: 'met' as const }
        : { ...requirement, level: 'missing' as const, quote: null, roles: [], stated_years: null };
    }),
  };
}

/** The same levels under requirement ids that the rubric does not have. */
export function forgeIds(answer: WireAnswer): WireAnswer {
  if (!('analysis' in answer)) return answer;
  return {
    ...answer,
    requirements: answer.requirements.map((requirement) => ({ ...requirement, id: `x${requirement.id}` })),
  };
}
