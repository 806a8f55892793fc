/** Parameters that some models take and others refuse. The name of a deployment does not tell which model it is. */
export const OPTIONAL_PARAMETERS = ['reasoning_effort', 'temperature', 'seed'] as const;
export type OptionalParameter = (typeof OPTIONAL_PARAMETERS)[number];

export const REASONING_EFFORTS = ['none', 'minimal', 'low', 'medium', 'high'] as const;
export type ReasoningEffort = (typeof REASONING_EFFORTS)[number];

export interface OptionalParameterValues {
  reasoning_effort?: ReasoningEffort;
  temperature?: number;
  seed?: number;
}

/** Any fixed number will do: it only asks the service to repeat itself where it can. Each repeat has the next one. */
const SEED = 20;

/** Of repeats: at 0 a model would say the same again, whatever the seed, and a median of that is worth nothing. */
const REPEAT_TEMPERATURE = 0.5;

/** Whether a name, such as one in an error of the service, is that of an optional parameter. */
export function isOptionalParameter(name: unknown): name is OptionalParameter {
  return OPTIONAL_PARAMETERS.some((parameter) => parameter === name);
}

/**
 * The optional parameters of the next call, as far as this deployment is known to take them.
 *
 * With a reasoning effort the model is taken for a reasoning one: it gets no temperature and no seed. When it refuses
 * the effort it is an ordinary model and gets a temperature (0, but for repeats) and a seed, each until refused. Every
 * parameter is refused at most once, so a call is repeated at most three times for this.
 */
export interface ModelParameters {
  /** `sample`: which reading of the same input, from 0. */
  current(sample: number): OptionalParameterValues;
  /** The deployment refused `parameter`; never sent again. */
  refused(parameter: OptionalParameter): void;
}

/** @param reasoningEffort `null` for models that do not reason */
export function createModelParameters(reasoningEffort: ReasoningEffort | null): ModelParameters {
  const refusedParameters = new Set<OptionalParameter>();
  return {
    current(sample) {
      if (reasoningEffort && !refusedParameters.has('reasoning_effort')) {
        return { reasoning_effort: reasoningEffort };
      }
      return {
        ...(refusedParameters.has('temperature')
          ? {}
          : { temperature: sample === 0 ? 0 : REPEAT_TEMPERATURE }),
        ...(refusedParameters.has('seed') ? {} : { seed: SEED + sample }),
      };
    },
    refused(parameter) {
      refusedParameters.add(parameter);
    },
  };
}
